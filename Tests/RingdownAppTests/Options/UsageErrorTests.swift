import Countdown
import RingdownApp
import Testing

/// Command lines that are wrong, and what is said about them.
@Suite struct UsageErrorTests {
  struct Row: CustomTestStringConvertible, Sendable {
    var arguments: [String]
    var error: UsageError

    init(_ arguments: [String], _ error: UsageError) {
      self.arguments = arguments
      self.error = error
    }

    var testDescription: String { arguments.joined(separator: " ") }
  }

  private static func duration(
    _ fault: CountdownDurationError.Fault, _ text: String, _ offset: Int
  ) -> UsageError {
    .duration(CountdownDurationError(fault: fault, text: text, offset: offset))
  }

  private static let sizes = "48 to 2000 points"

  static let rows: [Row] = [
    Row([], .missingDuration),
    Row(["--drain"], .missingDuration),
    Row(["render", "-o", "f.png"], .missingDuration),
    Row([""], duration(.empty, "", 0)),
    Row(["1h5x"], duration(.unknownUnit("x"), "1h5x", 3)),
    Row(["-5m"], duration(.negative, "-5m", 0)),
    Row(["-.5h"], duration(.negative, "-.5h", 0)),
    Row(["-"], duration(.negative, "-", 0)),
    Row(["--", "--drain"], duration(.negative, "--drain", 0)),
    Row(["--", "render"], duration(.numberExpected, "render", 0)),
    Row(["5m", "render"], duration(.numberExpected, "5m render", 3)),
    Row(["5m", "1h"], duration(.unitOutOfOrder(.hour, after: .minute), "5m 1h", 4)),
    Row(["5m", "10m"], .severalDurations(["5m", "10m"])),
    Row(["5:00", "10:00"], .severalDurations(["5:00", "10:00"])),
    Row(["90", "90"], .severalDurations(["90", "90"])),
    Row(["--ring-colour", "red", "5m"], .unknownFlag("--ring-colour")),
    Row(["--nonsense=1", "5m"], .unknownFlag("--nonsense")),
    Row(["-qx", "5m"], .unknownFlag("-x")),
    Row(["--no-size", "5m"], .unknownFlag("--no-size")),
    Row(["--no-help"], .unknownFlag("--no-help")),
    Row(["5m", "--size"], .missingValue(flag: "--size", placeholder: "POINTS")),
    Row(["5m", "-g"], .missingValue(flag: "-g", placeholder: "[WxH]{+-}X{+-}Y")),
    Row(["--help=me"], .unexpectedValue(flag: "--help", value: "me")),
    Row(["--no-drain=1"], .unexpectedValue(flag: "--no-drain", value: "1")),
    Row(["--drain=maybe", "5m"], .badValue(flag: "--drain", value: "maybe", .notASwitch)),
    Row(["--size", "47"], .badValue(flag: "--size", value: "47", .outOfRange(range: sizes))),
    Row(["--size", "2001"], .badValue(flag: "--size", value: "2001", .outOfRange(range: sizes))),
    Row(["--size", "-96"], .badValue(flag: "--size", value: "-96", .outOfRange(range: sizes))),
    Row(["--size", "nan"], .badValue(flag: "--size", value: "nan", .notANumber(range: sizes))),
    Row(["--size="], .badValue(flag: "--size", value: "", .notANumber(range: sizes))),
    Row(["--size", "1,5"], .badValue(flag: "--size", value: "1,5", .notANumber(range: sizes))),
    Row(
      ["--opacity", "80"],
      .badValue(
        flag: "--opacity", value: "80", .outOfRange(range: "0 to 1, or 0% to 100%"))),
    Row(
      ["--opacity", "%"],
      .badValue(flag: "--opacity", value: "%", .notANumber(range: "0 to 1, or 0% to 100%"))),
    Row(
      ["--line-width", "0"],
      .badValue(flag: "--line-width", value: "0", .outOfRange(range: "0.5 to 60 points"))),
    Row(
      ["--scale", "11"],
      .badValue(flag: "--scale", value: "11", .outOfRange(range: "0.5 to 10"))),
    Row(
      ["--fps", "0"],
      .badValue(flag: "--fps", value: "0", .outOfRange(range: "a whole number, 1 to 240"))),
    Row(
      ["--fps", "29.97"],
      .badValue(flag: "--fps", value: "29.97", .notANumber(range: "a whole number, 1 to 240"))),
    Row(
      ["--face", "clock"],
      .badValue(
        flag: "--face", value: "clock",
        .unknownName("clock", choices: ["pulse", "ring", "bar", "border", "disc"]))),
    Row(
      ["--border-colors", "red,tomatoe"],
      .badValue(
        flag: "--border-colors", value: "red,tomatoe",
        .colorOfSeveral(2, .unknownName("tomatoe")))),
    Row(
      ["--border-colors", "tomatoe"],
      .badValue(flag: "--border-colors", value: "tomatoe", .color(.unknownName("tomatoe")))),
    Row(
      ["--border-colors", "red,,blue"],
      .badValue(flag: "--border-colors", value: "red,,blue", .colorOfSeveral(2, .empty))),
    Row(["--border-colors", ""], .badValue(flag: "--border-colors", value: "", .empty)),
    Row(
      ["--border-colors", String(repeating: "red,", count: 32) + "red"],
      .badValue(
        flag: "--border-colors", value: String(repeating: "red,", count: 32) + "red",
        .outOfRange(range: "1 to 32 colours"))),
    Row(["gallery", "5m", "-of.png"], .renderOnly(flag: "-o")),
    Row(["render", "gallery"], .missingOutput),
    Row(["--font", " "], .badValue(flag: "--font", value: " ", .empty)),
    Row(
      ["--ring-color", "tomatoe"],
      .badValue(flag: "--ring-color", value: "tomatoe", .color(.unknownName("tomatoe")))),
    Row(["-gtop"], .badValue(flag: "-g", value: "top", .geometry(.syntax))),
    Row(
      ["--at", "soon"],
      .badValue(
        flag: "--at", value: "soon",
        .time(CountdownDurationError(fault: .numberExpected, text: "soon", offset: 0)))),
    Row(["5m", "--at", "3s"], .renderOnly(flag: "--at")),
    Row(["5m", "-of.png"], .renderOnly(flag: "-o")),
    Row(["render", "5m"], .missingOutput),
    Row(["render", "5m", "-o", "f", "--frames", "d"], .severalOutputs),
  ]

  @Test(arguments: rows)
  func names(_ row: Row) {
    #expect(throws: row.error) { try Command(parsing: row.arguments) }
  }

  /// Every message begins with the program's name, ends with the way to the help, and is printable.
  @Test(arguments: rows)
  func rendering(_ row: Row) {
    let lines = row.error.description.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.first?.hasPrefix("ringdown: ") == true)
    #expect(lines.last == "Try 'ringdown --help' for more.")
    #expect(lines.first?.hasSuffix(" ") == false)
  }

  @Test(arguments: [
    (
      ["1h5x"],
      """
      ringdown: unknown unit 'x': the units are d, h, m, s and ms
        1h5x
           ^
      Try 'ringdown --help' for more.
      """
    ),
    (
      ["5m", "--ring-color", "tomatoe"],
      """
      ringdown: --ring-color 'tomatoe': unknown colour: did you mean 'tomato'?
      Try 'ringdown --help' for more.
      """
    ),
    (
      ["5m", "--ring-colour=red"],
      """
      ringdown: unknown option '--ring-colour': did you mean '--ring-color'?
      Try 'ringdown --help' for more.
      """
    ),
    (
      ["5m", "--size", "9\u{1b}[2J"],
      """
      ringdown: --size '9␛[2J': not a number: give 48 to 2000 points
      Try 'ringdown --help' for more.
      """
    ),
    (
      ["5m", "--face", "rings"],
      """
      ringdown: --face 'rings': unknown: did you mean 'ring'? There are pulse, ring, bar, border, disc
      Try 'ringdown --help' for more.
      """
    ),
    (
      ["5m", "--face="],
      """
      ringdown: --face '': unknown: give pulse, ring, bar, border, disc
      Try 'ringdown --help' for more.
      """
    ),
    (
      ["5m", "--border-colors", "red,tomatoe,blue"],
      """
      ringdown: --border-colors 'red,tomatoe,blue': colour 2: unknown colour: did you mean 'tomato'?
      Try 'ringdown --help' for more.
      """
    ),
    (
      ["5m", "-x"],
      """
      ringdown: unknown option '-x'
      Try 'ringdown --help' for more.
      """
    ),
  ])
  func text(_ arguments: [String], _ expected: String) {
    do throws(UsageError) {
      _ = try Command(parsing: arguments)
      Issue.record("\(arguments) is accepted")
    } catch {
      #expect(error.description == expected)
    }
  }
}
