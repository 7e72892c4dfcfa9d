import Countdown
import Geometry
import TestSupport
import Testing
import Windowing

@testable import RingdownApp

/// Whole countdowns in a headless window, by a clock that jumps.
@Suite struct CountdownSessionTests {
  private static let frame = 1.0 / 60

  /// Runs a countdown to its end.
  private func run(
    _ duration: String, script: [ScriptedWaiter.Step] = [],
    _ configure: (inout RingdownOptions) -> Void = { _ in }
  ) throws -> (session: CountdownSession, waiter: ScriptedWaiter, window: HeadlessWindow) {
    var options = RingdownOptions()
    options.size = 100
    configure(&options)
    let window = try HeadlessWindow(pixelSize: PixelSize(width: 100, height: 100))
    let waiter = ScriptedWaiter(window: window, start: 1000, script: script)
    let loop = EventLoop(window: window, waiter: waiter)
    let session = CountdownSession(
      try CountdownDuration(parsing: duration), options: options, window: window, now: loop.now)
    loop.run(session)
    return (session, waiter, window)
  }

  @Test func fourSecondsEndAtFourSecondsWithinTwoFrames() throws {
    let (session, waiter, window) = try run("4s") { $0.exitsAtEnd = true }
    #expect(session.exitStatus == 0)
    #expect(abs(waiter.now() - 1004) <= 2 * Self.frame)
    #expect((200...242).contains(window.frameCount), "60 frames a second: \(window.frameCount)")
  }

  @Test func aSuspendOfEightHoursIsOneEnd() throws {
    let nap = ScriptedWaiter.Step(at: 1002, .suspended(8 * 3600))
    let (session, waiter, _) = try run("10s", script: [nap]) { $0.exitsAtEnd = true }
    #expect(session.exitStatus == 0)
    #expect(waiter.now() < 1002 + 8 * 3600 + 1, "it ends when the machine wakes")
  }

  /// What a person does, when it ends, and with which status.
  struct Row: CustomTestStringConvertible, Sendable {
    var steps: [(Double, ScriptedWaiter.Action)]
    var end: Double
    var status: Int32
    var moves = 0
    var because: String
    var testDescription: String { because }
  }

  private static func key(_ key: Key) -> ScriptedWaiter.Action {
    .events([.keyPressed(KeyPress(key))])
  }

  private static func pointer(_ action: PointerEvent.Action, x: Int = 50) -> WindowEvent {
    let pixel = PixelPoint(x: x, y: 50)
    return .pointer(PointerEvent(action, pixel: pixel, desktopPixel: pixel))
  }

  private static var click: ScriptedWaiter.Action {
    .events([pointer(.pressed(.primary)), pointer(.released(.primary))])
  }

  static let rows: [Row] = [
    Row(
      steps: [(1001, click), (1003, click)], end: 1006, status: 0,
      because: "a click pauses, another resumes"),
    Row(
      steps: [(1001, key(.space)), (1101, key(.space))], end: 1104, status: 0,
      because: "Space pauses for as long as it likes"),
    Row(steps: [(1002, key(.character("r")))], end: 1006, status: 0, because: "R starts anew"),
    Row(
      steps: [(1002, key(.character("+")))], end: 1064, status: 0, because: "plus adds a minute"),
    Row(
      steps: [(1002, key(.character("-")))], end: 1002, status: 0,
      because: "minus a minute of two seconds is the end"),
    Row(steps: [(1002, key(.character("q")))], end: 1002, status: 3, because: "Q cancels"),
    Row(steps: [(1002, key(.escape))], end: 1002, status: 3, because: "Escape cancels"),
    Row(
      steps: [(1002, .events([.closeRequested]))], end: 1002, status: 3,
      because: "the window manager's close button cancels"),
    Row(steps: [(1001, .signal(.interrupt))], end: 1001, status: 130, because: "Ctrl+C"),
    Row(steps: [(1001, .signal(.terminate))], end: 1001, status: 143, because: "kill"),
    Row(steps: [(1001, .signal(.hangUp))], end: 1001, status: 129, because: "terminal closed"),
    Row(
      steps: [(1001, .signal(.user1)), (1002, .signal(.user1))], end: 1005, status: 0,
      because: "SIGUSR1 toggles pause"),
    Row(
      steps: [(1001, .events([.connectionLost]))], end: 1001, status: 1,
      because: "a dead display"),
    Row(
      steps: [
        (
          1001,
          .events([
            pointer(.pressed(.primary)), pointer(.moved, x: 70), pointer(.released(.primary)),
          ])
        )
      ], end: 1004, status: 0, moves: 1, because: "a drag is no click"),
  ]

  @Test(arguments: rows)
  func person(_ row: Row) throws {
    let script = row.steps.map { ScriptedWaiter.Step(at: $0.0, $0.1) }
    let (session, waiter, window) = try run("4s", script: script) {
      $0.exitsAtEnd = true
      $0.isQuiet = true
      // A frame a second shows as well what a person does, and is drawn sooner.
      $0.isMotionReduced = true
    }
    #expect(session.exitStatus == row.status)
    #expect(abs(waiter.now() - row.end) <= 2 * Self.frame)
    #expect(window.moveCount == row.moves)
  }

  @Test func pausedItSleepsWithoutATimer() throws {
    let (_, waiter, window) = try run("60s", script: [.init(at: 1001, Self.key(.space))])
    #expect(waiter.isExhausted, "nothing wakes it but the person")
    let last = try #require(waiter.waits.last)
    #expect(last.deadline == nil)
    #expect(window.frameCount < 75, "no frame after the one that shows the pause")
  }

  @Test func finishedItSleepsWithoutATimerAndShowsZero() throws {
    let (session, waiter, window) = try run("2s")
    #expect(waiter.isExhausted)
    #expect(waiter.waits.last?.deadline == nil)
    #expect(window.title == "0")
    #expect(session.exitStatus == 143, "the script's end is a SIGTERM")
  }

  @Test func theTitleHasLabelAndTime() throws {
    let (_, _, window) = try run("2s") { $0.label = "Tea" }
    #expect(window.title == "Tea – 0")
  }

  @Test func aHiddenWindowDrawsNothingAndStillEndsOnTime() throws {
    let hidden = ScriptedWaiter.Step(at: 1001, .events([.viewabilityChanged(false)]))
    let (session, waiter, window) = try run("4s", script: [hidden]) { $0.exitsAtEnd = true }
    #expect(session.exitStatus == 0)
    #expect(abs(waiter.now() - 1004) < 0.001)
    #expect(window.frameCount < 70)
  }
}
