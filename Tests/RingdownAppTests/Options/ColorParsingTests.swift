import Glibc
import RingdownApp
import Testing

/// Colours in every form people know, with values from outside.
@Suite struct ColorParsingTests {
  struct Row: CustomTestStringConvertible, Sendable {
    var text: String
    var expected: String
    var because: String

    init(_ text: String, _ expected: String, _ because: String) {
      self.text = text
      self.expected = expected
      self.because = because
    }

    var testDescription: String { "'\(text)' is \(expected): \(because)" }
  }

  static let rows: [Row] = [
    Row("red", "#ff0000", "pure red is red"),
    Row("tomato", "#ff6347", "CSS Color 4, Named Colors"),
    Row("rebeccapurple", "#663399", "CSS has it, X11 doesn't"),
    Row("navyblue", "#000080", "X11 has it, CSS doesn't"),
    Row("Light Sea Green", "#20b2aa", "rgb.txt writes names with blanks and capitals"),
    Row("LIGHTSEAGREEN", "#20b2aa", "case doesn't count"),
    Row("  tomato ", "#ff6347", "blanks at the ends don't count"),
    Row("green", "#008000", "CSS wins over X11's #00ff00"),
    Row("gray", "#808080", "CSS wins over X11's #bebebe"),
    Row("maroon", "#800000", "CSS wins over X11's #b03060"),
    Row("purple", "#800080", "CSS wins over X11's #a020f0"),
    Row("x11 green", "#00ff00", "X11's own are still there"),
    Row("tomato4", "#8b3626", "rgb.txt's numbered shades"),
    Row("gray0", "#000000", "the first gray"),
    Row("grey50", "#7f7f7f", "rgb.txt rounds this one down"),
    Row("gray51", "#828282", "rgb.txt"),
    Row("gray90", "#e5e5e5", "rgb.txt rounds this one down"),
    Row("gray100", "#ffffff", "the last gray"),
    Row("#f80", "#ff8800", "a digit stands for two"),
    Row("#f808", "#ff880088", "alpha last"),
    Row("#ff6347", "#ff6347", "six digits"),
    Row("#FF634780", "#ff634780", "alpha last, upper case"),
    Row("ff6347", "#ff6347", "without the #"),
    Row("bad", "#bbaadd", "three hexadecimal letters are digits: no name consists of them"),
    Row("facade", "#facade", "six hexadecimal letters"),
    Row("#0000", "none", "fully transparent"),
    Row("none", "none", "paints nothing"),
    Row("Transparent", "none", "CSS's word for it"),
    Row("rgb:ff/63/47", "#ff6347", "X11's two digits"),
    Row("rgb:f/6/4", "#ff6644", "X11 scales one digit: f is all of it"),
    Row("rgb:ffff/6363/0", "#ff6300", "X11's fields may differ in length"),
    Row("rgb:fff/800/7ff", "#ff807f", "three digits scale by 4095"),
    Row("RGB:FF/63/47", "#ff6347", "upper case"),
    Row("rgb(255, 99, 71)", "#ff6347", "CSS with commas"),
    Row("rgb(255,99,71)", "#ff6347", "without blanks"),
    Row("rgb(255 99 71)", "#ff6347", "CSS with blanks"),
    Row("rgb(255 99 71 / 50%)", "#ff634780", "alpha behind a slash"),
    Row("rgb(255 99 71/.5)", "#ff634780", "alpha as a number"),
    Row("rgba(255, 99, 71, 0.5)", "#ff634780", "alpha behind a comma"),
    Row("rgba(255 99 71)", "#ff6347", "rgba is rgb"),
    Row("RGB( 100% 0% 50% )", "#ff0080", "percentages"),
    Row("hsl(120deg 100% 25%)", "#008000", "CSS Color 4: this is green"),
    Row("hsl(9, 100%, 64%)", "#ff6347", "tomato, to the nearest byte"),
    Row("hsla(240, 100%, 50%, 0.5)", "#0000ff80", "alpha behind a comma"),
    Row("hsl(0.5turn 100% 50%)", "#00ffff", "half a turn"),
    Row("hsl(-120 100% 50%)", "#0000ff", "a negative hue goes round"),
    Row("hsl(480 100% 50%)", "#00ff00", "a hue beyond a turn goes round"),
    Row("hsl(200grad 100% 50%)", "#00ffff", "200 gradians are half a turn"),
    Row("hsl(3.141592653589793rad 100% 50%)", "#00ffff", "pi radians are half a turn"),
    Row("hsl(77 0% 50%)", "#808080", "no saturation is gray"),
    Row("hsl(77 50% 100%)", "#ffffff", "full lightness is white"),
  ]

  @Test(arguments: rows)
  func reads(_ row: Row) throws {
    #expect(try ColorValue(parsing: row.text).description == row.expected)
  }

  @Test func channelsAreExact() throws {
    #expect(
      try ColorValue(parsing: "rgb(51 102 255 / 25%)")
        == ColorValue(red: 0.2, green: 0.4, blue: 1, alpha: 0.25))
  }

  struct ErrorRow: CustomTestStringConvertible, Sendable {
    var text: String
    var error: ColorValueError

    init(_ text: String, _ error: ColorValueError) {
      self.text = text
      self.error = error
    }

    var testDescription: String { "'\(text)' is \(error)" }
  }

  static let errorRows: [ErrorRow] = [
    ErrorRow("", .empty),
    ErrorRow(" \t", .empty),
    ErrorRow("tomatoe", .unknownName("tomatoe")),
    ErrorRow("gray101", .unknownName("gray101")),
    ErrorRow("tomato5", .unknownName("tomato5")),
    ErrorRow("#", .hexLength(0)),
    ErrorRow("#12", .hexLength(2)),
    ErrorRow("#12345", .hexLength(5)),
    ErrorRow("12345", .hexLength(5)),
    ErrorRow("#123456789", .hexLength(9)),
    ErrorRow("#ggg", .hexDigit("g")),
    ErrorRow("#12é", .hexDigit("é")),
    ErrorRow("#+12", .hexDigit("+")),
    ErrorRow("rgb:ff/63", .xFields),
    ErrorRow("rgb:ff/63/47/80", .xFields),
    ErrorRow("rgb:ff//47", .xFields),
    ErrorRow("rgb:fffff/0/0", .xFields),
    ErrorRow("rgb:+f/0/0", .xFields),
    ErrorRow("rgb(255 99 71", .function("rgb")),
    ErrorRow("rgb(255 99 71) x", .function("rgb")),
    ErrorRow("lab(50% 0 0)", .function("lab")),
    ErrorRow("rgb()", .partCount(function: "rgb")),
    ErrorRow("rgb(255, 99)", .partCount(function: "rgb")),
    ErrorRow("rgb(1,2,3,0.5,1)", .partCount(function: "rgb")),
    ErrorRow("rgb(1 2 3 0.5)", .partCount(function: "rgb")),
    ErrorRow("rgb(1 2 3 / )", .partCount(function: "rgb")),
    ErrorRow("rgb(1, 2, 3 / 0.5)", .partCount(function: "rgb")),
    ErrorRow("rgb(1 2, 3, 4)", .partCount(function: "rgb")),
    ErrorRow("rgb(1,,3)", .partCount(function: "rgb")),
    ErrorRow("rgb(a b c)", .part("a")),
    ErrorRow("rgb(nan 0 0)", .part("nan")),
    ErrorRow("rgb(1e2 0 0)", .part("1e2")),
    ErrorRow("rgb(256 0 0)", .partRange("256", range: "0 to 255")),
    ErrorRow("rgb(-1 0 0)", .partRange("-1", range: "0 to 255")),
    ErrorRow("rgb(101% 0 0)", .partRange("101%", range: "0% to 100%")),
    ErrorRow("rgb(0 0 0 / 2)", .partRange("2", range: "0 to 1")),
    ErrorRow("hsl(9turns 1% 1%)", .part("9turns")),
    ErrorRow("hsl(9% 1% 1%)", .part("9%")),
  ]

  @Test(arguments: errorRows)
  func refuses(_ row: ErrorRow) {
    #expect(throws: row.error) { try ColorValue(parsing: row.text) }
  }

  @Test(arguments: [
    ("tomatoe", "tomato"), ("tomatp", "tomato"), ("otmato", "tomato"), ("gren", "green"),
    ("Dark Orang", "darkorange"), ("cornflower", "cornflowerblue"), ("gray101", "gray10"),
  ])
  func suggestsTheNearestName(_ text: String, _ name: String) {
    #expect(ColorValueError.unknownName(text).message == "unknown colour: did you mean '\(name)'?")
  }

  @Test(arguments: ["xyzzy", "q", String(repeating: "red", count: 1000)])
  func suggestsNothingForWhatIsNearNothing(_ text: String) {
    #expect(!ColorValueError.unknownName(text).message.contains("did you mean"))
  }

  /// X.Org's own table, where it is installed, but for the four names on which CSS differs.
  @Test(.enabled(if: access("/usr/share/X11/rgb.txt", R_OK) == 0))
  func agreesWithTheServersTable() throws {
    let file = try #require(fopen("/usr/share/X11/rgb.txt", "r"))
    defer { fclose(file) }
    var count = 0
    var buffer = [CChar](repeating: 0, count: 256)
    while fgets(&buffer, Int32(buffer.count), file) != nil {
      let bytes = buffer.prefix { $0 != 0 }.map(UInt8.init(bitPattern:))
      let fields = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isWhitespace)
      let channels = fields.prefix(3).compactMap { UInt8($0) }
      let name = fields.dropFirst(3).joined(separator: " ")
      let isOverruled = ["gray", "grey", "green", "maroon", "purple"].contains(name.lowercased())
      guard channels.count == 3, !isOverruled else { continue }
      count += 1
      let expected = ColorValue(
        red: Double(channels[0]) / 255, green: Double(channels[1]) / 255,
        blue: Double(channels[2]) / 255)
      #expect(try ColorValue(parsing: name) == expected, "\(name)")
    }
    #expect(count > 700)
  }
}
