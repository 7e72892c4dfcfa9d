import Countdown
import Faces
import RingdownApp
import Testing

/// Command lines that are right.
@Suite struct CommandParsingTests {
  /// The options of a line that asks for a countdown of 25 minutes, or a failed test.
  private func options(_ arguments: [String]) throws -> RingdownOptions {
    guard case .run(let duration, let options) = try Command(parsing: arguments) else {
      Issue.record("\(arguments) is no countdown")
      return RingdownOptions()
    }
    #expect(duration.description == "25m")
    return options
  }

  @Test func aDurationAloneLeavesTheDefaults() throws {
    #expect(try options(["25m"]) == RingdownOptions())
  }

  /// One row an option: what it sets, and that it sets nothing else.
  @Test func everyOptionSetsItsValue() throws {
    let tomato = try ColorValue(parsing: "tomato")
    let rows: [(arguments: [String], change: (inout RingdownOptions) -> Void)] = [
      (["--face", "Pulse"], { $0.face = .pulse }),
      (["--face", "ring"], { $0.face = .ring }),
      (["--face=bar"], { $0.face = .bar }),
      (["--face", "BORDER"], { $0.face = .border }),
      (["--face", "disc"], { $0.face = .disc }),
      (["--size", "96.5"], { $0.size = 96.5 }),
      (["--line-width=4"], { $0.lineWidth = 4 }),
      (["--font", "Inter Bold 30"], { $0.font = "Inter Bold 30" }),
      (["--label", "Fokus – ☕"], { $0.label = "Fokus – ☕" }),
      (["--label", ""], { $0.label = "" }),
      (["--drain"], { $0.isDraining = true }),
      (["--drain", "--no-drain"], { $0.isDraining = false }),
      (["--drain=no"], { $0.isDraining = false }),
      (["--counterclockwise"], { $0.isCounterclockwise = true }),
      (["--reduced-motion"], { $0.isMotionReduced = true }),
      (["--smooth-border"], { $0.turnsSmoothly = true }),
      (["--ring-color", "tomato"], { $0.ringColor = tomato }),
      (["--track-color", "tomato"], { $0.trackColor = tomato }),
      (["--pulse-color", "tomato"], { $0.pulseColor = tomato }),
      (["--text-color", "tomato"], { $0.textColor = tomato }),
      (["--label-color", "tomato"], { $0.labelColor = tomato }),
      (["--background-color", "none"], { $0.backgroundColor = ColorValue.none }),
      (["--border-colors", "tomato"], { $0.borderColors = [tomato] }),
      (
        ["--border-colors", "tomato, rgb(255, 99, 71),none"],
        { $0.borderColors = [tomato, tomato, ColorValue.none] }
      ),
      (["--opacity", "0.5"], { $0.opacity = 0.5 }),
      (["--opacity", "50%"], { $0.opacity = 0.5 }),
      (
        ["--geometry", "-10-10"],
        { $0.geometry = try? GeometrySpec(parsing: "-10-10") }
      ),
      (["--scale", "2"], { $0.scale = 2 }),
      (["--exit"], { $0.exitsAtEnd = true }),
      (["--quiet"], { $0.isQuiet = true }),
      (["--dry-run"], { $0.isDryRun = true }),
    ]
    for row in rows {
      var expected = RingdownOptions()
      row.change(&expected)
      #expect(try options(row.arguments + ["25m"]) == expected, "\(row.arguments)")
    }
  }

  @Test(arguments: [
    ["25m", "--drain", "--size", "100"], ["--drain", "25m", "--size", "100"],
    ["--drain", "--size=100", "--", "25m"], ["--size", "90", "--drain", "--size", "100", "25m"],
  ])
  func optionsStandAnywhereAndTheLastWins(_ arguments: [String]) throws {
    var expected = RingdownOptions()
    expected.isDraining = true
    expected.size = 100
    #expect(try options(arguments) == expected)
  }

  @Test(arguments: [
    ["-g", "-10+20"], ["-g-10+20"], ["--geometry=-10+20"], ["--geometry", "-10+20"],
  ])
  func aValueMayBeginWithADash(_ arguments: [String]) throws {
    let geometry = try GeometrySpec(parsing: "-10+20")
    #expect(try options(arguments + ["25m"]).geometry == geometry)
  }

  @Test func lettersMayBeBundled() throws {
    let options = try options(["-qng+1+1", "25m"])
    #expect(options.isQuiet && options.isDryRun && options.geometry?.place?.x == 1)
  }

  @Test func aValueMayHoldAnEqualsSign() throws {
    #expect(try options(["--label=a=b", "25m"]).label == "a=b")
  }

  @Test(arguments: [
    ["1h", "30m"], ["1h 30m"], ["1h", "--drain", "30m"], ["--", "1h", "30m"], ["90:00"],
  ])
  func theDurationMayBeSeveralWords(_ arguments: [String]) throws {
    guard case .run(let duration, _) = try Command(parsing: arguments) else {
      Issue.record("\(arguments) is no countdown")
      return
    }
    #expect(duration.milliseconds == 5_400_000)
  }

  @Test(arguments: [
    (["--help"], Command.help), (["-h"], .help), (["-qh"], .help), (["render", "--help"], .help),
    (["25m", "--help", "--nonsense"], .help), (["--version"], .version), (["-V"], .version),
  ])
  func helpAndVersion(_ arguments: [String], _ command: Command) throws {
    #expect(try Command(parsing: arguments) == command)
  }

  @Test(arguments: [
    (["--at", "3.2s", "-o", "f.png"], RenderOutput.picture(time: 3_200_000_000, file: "f.png")),
    (["--at=0", "--output", "-"], .picture(time: 0, file: "-")),
    (["--at", "0:00", "-of.png"], .picture(time: 0, file: "f.png")),
    (["-o", "f.png"], .picture(time: 0, file: "f.png")),
    (["--frames", "d", "--fps", "60"], .frames(directory: "d", rate: 60)),
    (["--frames=d"], .frames(directory: "d", rate: 30)),
  ])
  func render(_ arguments: [String], _ output: RenderOutput) throws {
    for line in [["render", "10s"] + arguments, arguments + ["render", "10s"]] {
      guard case .render(let duration, _, let actual) = try Command(parsing: line) else {
        Issue.record("\(line) renders nothing")
        continue
      }
      #expect(duration.seconds == 10)
      #expect(actual == output)
    }
  }

  @Test func aGalleryTakesItsTime() throws {
    let minute = try CountdownDuration(parsing: "1m")
    let ten = try CountdownDuration(parsing: "10s")
    var large = RingdownOptions()
    large.size = 300
    #expect(try Command(parsing: ["gallery"]) == .gallery(minute, RingdownOptions()))
    #expect(try Command(parsing: ["gallery", "10s"]) == .gallery(ten, RingdownOptions()))
    #expect(try Command(parsing: ["--size", "300", "gallery", "10s"]) == .gallery(ten, large))
    var drawn = RingdownOptions()
    drawn.renderTime = 3_000_000_000
    drawn.renderOutput = "f.png"
    #expect(
      try Command(parsing: ["render", "gallery", "10s", "--at", "3s", "-o", "f.png"])
        == .renderGallery(ten, drawn, .picture(time: 3_000_000_000, file: "f.png")))
  }

  @Test(arguments: [
    ("ring-color", "ringColor"), ("face", "face"), ("dry-run", "dryRun"),
  ])
  func resourceName(_ name: String, _ resource: String) throws {
    #expect(try #require(OptionTable.entry(named: name)).resourceName == resource)
  }

  @Test func namesAndLettersAreUnique() {
    let entries = OptionTable.entries
    #expect(Set(entries.map(\.name)).count == entries.count)
    let letters = entries.compactMap(\.letter)
    #expect(Set(letters).count == letters.count)
    #expect(!entries.contains { $0.name.hasPrefix("no-") }, "--no- undoes a switch")
  }
}
