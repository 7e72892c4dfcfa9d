import Geometry
import Glibc
import TestSupport
import Testing
import Windowing

extension DesktopTests {
  /// The program itself, started as a person or a script does.
  @Suite struct ProgramTests {
    private func start(
      _ arguments: [String], display: String?, outputDescriptor: Int32 = 2
    ) throws -> ChildProcess {
      try ChildProcess(
        [ChildProcess.built("ringdown")] + arguments, display: display,
        outputDescriptor: outputDescriptor)
    }

    /// What xwininfo lists; it gives up, in the middle, where a window goes while it asks.
    private func windows(of desktop: Desktop) throws -> [Substring] {
      let list = try ChildProcess(["xwininfo", "-root", "-tree"], display: desktop.display)
      let text = String(decoding: list.readOutput(), as: UTF8.self)
      _ = list.waitForExit()
      return text.split(separator: "\n")
    }

    private func isShown(_ title: String, on desktop: Desktop) throws -> Bool {
      try windows(of: desktop).contains { $0.contains("\"\(title)\": (\"ringdown\"") }
    }

    @Test func theFocusStaysWhereItWasFromStartToZero() throws {
      let desktop = try Desktop([.windowManager])
      try desktop.launch("xeyes")
      try waitUntil("another window has the focus") {
        try windows(of: desktop).contains { $0.contains("xeyes") }
          && !desktop.activeWindow().hasSuffix("0x0\n")
      }
      let active = try desktop.activeWindow()
      let countdown = try start(["2s", "--quiet"], display: desktop.display)
      defer { countdown.end() }
      try waitUntil("the countdown shows") { try isShown("2", on: desktop) }
      #expect(try desktop.activeWindow() == active, "at start")
      try waitUntil("the countdown is under way") { try isShown("1", on: desktop) }
      #expect(try desktop.activeWindow() == active, "during")
      try waitUntil("the countdown is over") { try isShown("0", on: desktop) }
      #expect(try desktop.activeWindow() == active, "at zero")
    }

    @Test func aClickPausesAndQCancels() throws {
      let desktop = try Desktop([.windowManager])
      let countdown = try start(
        ["10m", "--quiet", "--geometry", "+100+100"], display: desktop.display)
      try waitUntil("the countdown shows") { try isShown("10:00", on: desktop) }
      try waitUntil("the pulse moves") { try desktop.picture() != desktop.picture() }
      try desktop.run("xdotool", "mousemove", "220", "300", "click", "1")
      try waitUntil("nothing moves any more") { try desktop.picture() == desktop.picture() }
      try desktop.run("xdotool", "key", "q")
      #expect(countdown.waitForExitStatus() == 3)
    }

    @Test func aDragMovesItAndPlusAddsAMinute() throws {
      let desktop = try Desktop([.windowManager])
      let countdown = try start(
        ["10m", "--quiet", "--geometry", "+100+100"], display: desktop.display)
      try waitUntil("the countdown shows") { try isShown("10:00", on: desktop) }
      // The title is there before the window is.
      try waitUntil("the pulse moves") { try desktop.picture() != desktop.picture() }
      try desktop.run(
        "xdotool", "mousemove", "220", "300", "mousedown", "1", "mousemove", "240", "310",
        "mousemove", "320", "340", "mouseup", "1")
      try waitUntil("the window is where it was dropped") {
        try windows(of: desktop).contains {
          $0.contains("(\"ringdown\"") && $0.contains("+200+140")
        }
      }
      #expect(try desktop.picture() != desktop.picture(), "a drag does not pause")
      try desktop.run("xdotool", "mousemove", "320", "340", "click", "1", "key", "plus")
      try waitUntil("a minute more") {
        try windows(of: desktop).contains { $0.contains("\"10:5") || $0.contains("\"11:0") }
      }
      try desktop.run("xdotool", "key", "Escape")
      #expect(countdown.waitForExitStatus() == 3)
    }

    @Test func aDurationRunsItsTimeAndEndsWithZero() throws {
      let desktop = try Desktop([.windowManager])
      var clock = timespec()
      clock_gettime(CLOCK_BOOTTIME, &clock)
      let start = Double(clock.tv_sec) + Double(clock.tv_nsec) / 1e9
      let countdown = try self.start(["1s", "--exit"], display: desktop.display)
      #expect(countdown.waitForExitStatus() == 0)
      clock_gettime(CLOCK_BOOTTIME, &clock)
      #expect(Double(clock.tv_sec) + Double(clock.tv_nsec) / 1e9 - start >= 1, "never early")
    }

    /// What is asked wrongly, the exit status, and what the error must say.
    struct Row: CustomTestStringConvertible, Sendable {
      var arguments: [String]
      var status: Int32
      var says: [String]
      var testDescription: String { arguments.joined(separator: " ") }
    }

    static let rows: [Row] = [
      Row(arguments: ["1h5x"], status: 2, says: ["1h5x", "^"]),
      Row(arguments: ["5m", "1h"], status: 2, says: ["5m 1h", "^"]),
      Row(arguments: ["1..5h"], status: 2, says: ["1..5h", "^"]),
      Row(arguments: [""], status: 2, says: ["ringdown:"]),
      Row(arguments: ["0"], status: 2, says: ["0", "^"]),
      Row(arguments: ["-5m"], status: 2, says: ["-5m", "^"]),
      Row(arguments: ["nan"], status: 2, says: ["nan", "^"]),
      Row(arguments: ["10000d"], status: 2, says: ["10000d", "^"]),
      Row(arguments: [], status: 2, says: ["duration"]),
      Row(
        arguments: ["5m", "--ring-color", "tomatto"], status: 2,
        says: ["--ring-color", "tomatto", "tomato"]),
      Row(arguments: ["5m", "--colour", "red"], status: 2, says: ["--colour"]),
      Row(arguments: ["5m"], status: 1, says: ["ringdown:"]),
      Row(arguments: ["90", "--dry-run"], status: 0, says: ["1 min 30 s, ends "]),
    ]

    @Test(arguments: rows)
    func withoutADisplay(_ row: Row) throws {
      let program = try start(row.arguments, display: nil)
      let text = String(decoding: program.readOutput(), as: UTF8.self)
      #expect(program.waitForExitStatus() == row.status)
      for word in row.says { #expect(text.contains(word), "says \(text)") }
    }
  }
}
