import Drawing
import Geometry
import TestSupport
import Testing
import Windowing

/// A program that draws as often as it is told to, and notes what it saw.
private final class RecordingProgram: LoopProgram {
  let window: HeadlessWindow
  var isFinished = false
  var frames: [Seconds] = []
  var turns: [LoopTurn] = []
  var nextChange: (Seconds) -> Seconds? = { _ in nil }
  var nextAlarm: (Seconds) -> Seconds? = { _ in nil }
  var onTurn: (RecordingProgram, LoopTurn) -> Void = { _, _ in }
  var damage = PixelRegion(PixelRect(x: 1, y: 1, width: 2, height: 2))

  init(_ window: HeadlessWindow) {
    self.window = window
  }

  func handle(_ turn: LoopTurn) {
    turns.append(turn)
    onTurn(self, turn)
    if turn.signals.contains(.terminate) || turn.signals.contains(.interrupt) {
      isFinished = true
    }
  }

  func drawFrame(at now: Seconds) {
    frames.append(now)
    window.present(damage) { _, _ in }
  }

  func nextVisibleChange(after lastFrame: Seconds) -> Seconds? { nextChange(lastFrame) }
  func nextAlarm(after now: Seconds) -> Seconds? { nextAlarm(now) }
}

@Suite struct EventLoopTests {
  private static let interval = 1.0 / 64
  private static let small = PixelSize(width: 8, height: 8)

  private func makeWindow() throws -> HeadlessWindow {
    try HeadlessWindow(pixelSize: Self.small, refreshInterval: Self.interval)
  }

  @Test func nothingToDoSleepsWithoutATimer() throws {
    let window = try makeWindow()
    let waiter = ScriptedWaiter(window: window, start: 100)
    let program = RecordingProgram(window)
    EventLoop(window: window, waiter: waiter).run(program)
    #expect(program.frames == [100], "the first picture is owed")
    #expect(waiter.waits.map(\.deadline) == [nil])
    #expect(waiter.isExhausted)
  }

  @Test func continuousMotionDrawsOneFrameARefresh() throws {
    let window = try makeWindow()
    let waiter = ScriptedWaiter(
      window: window, script: [.init(at: 1.999, .signal(.interrupt))])
    waiter.lateness = Self.interval / 16
    let program = RecordingProgram(window)
    program.nextChange = { $0 }
    EventLoop(window: window, waiter: waiter).run(program)
    #expect(program.frames.count == 128)
    #expect(waiter.waits.count == 128, "one wake-up a frame")
  }

  /// The answer to a frame comes between taking a turn's events and going to sleep again: a deadline
  /// reckoned while it was missing would sleep until the alarm, and the picture stand still.
  @Test func anAnswerThatComesJustBeforeSleepingIsNotSleptOver() throws {
    let window = try makeWindow()
    window.keepsFramesInFlight = true
    let waiter = ScriptedWaiter(window: window, script: [.init(at: 0.999, .signal(.interrupt))])
    let program = RecordingProgram(window)
    program.nextChange = { $0 }
    program.nextAlarm = { _ in 50 }
    program.onTurn = { program, _ in
      if program.window.isFrameInFlight { program.window.queueFrameAnswer() }
    }
    EventLoop(window: window, waiter: waiter).run(program)
    #expect(program.frames.count == 64)
  }

  @Test func aSlowChangeWakesJustForItself() throws {
    let window = try makeWindow()
    let waiter = ScriptedWaiter(window: window, script: [.init(at: 10, .signal(.interrupt))])
    let program = RecordingProgram(window)
    program.nextChange = { $0.rounded(.down) + 1 }
    EventLoop(window: window, waiter: waiter).run(program)
    #expect(program.frames == (0..<10).map(Double.init))
  }

  /// A countdown of four seconds, as a program sees it.
  @Test func anEndFallsOnItsMoment() throws {
    let window = try makeWindow()
    let waiter = ScriptedWaiter(window: window, start: 1000)
    let program = RecordingProgram(window)
    program.nextChange = { $0 }
    program.nextAlarm = { _ in 1004 }
    program.onTurn = { program, turn in program.isFinished = turn.now >= 1004 }
    EventLoop(window: window, waiter: waiter).run(program)
    #expect(program.turns.last?.now == 1004)
    #expect(program.frames.count == 256)
  }

  @Test func aNightOfSuspendIsOneLateWakeUp() throws {
    let night = 8.0 * 3600
    let window = try makeWindow()
    let waiter = ScriptedWaiter(window: window, script: [.init(at: 2.5, .suspended(night))])
    let program = RecordingProgram(window)
    program.nextChange = { $0.rounded(.down) + 1 }
    program.nextAlarm = { _ in 1500 }
    program.onTurn = { program, turn in program.isFinished = turn.now >= 1500 }
    EventLoop(window: window, waiter: waiter).run(program)
    #expect(program.frames == [0, 1, 2], "nothing is made up for")
    #expect(program.turns.last?.now == night + 2.5)
  }

  @Test func aSignalIsAMessage() throws {
    let window = try makeWindow()
    let waiter = ScriptedWaiter(
      window: window,
      script: [.init(at: 3, .signal(.user1)), .init(at: 5, .signal(.interrupt))])
    let program = RecordingProgram(window)
    EventLoop(window: window, waiter: waiter).run(program)
    #expect(program.turns.map(\.signals) == [[], [.user1], [.interrupt]])
    #expect(program.turns.map(\.now) == [0, 3, 5])
  }

  @Test func registeredDescriptorsAreToldAndOthersAreNot() throws {
    let window = try makeWindow()
    window.fileDescriptor = 40
    let waiter = ScriptedWaiter(
      window: window, script: [.init(at: 1, .ready(40)), .init(at: 2, .ready(41))])
    let loop = EventLoop(window: window, waiter: waiter)
    loop.register(41)
    loop.register(41)
    #expect(loop.turn(until: nil).readyDescriptors == [], "the window's own is the loop's affair")
    #expect(loop.turn(until: nil).readyDescriptors == [41])
    loop.unregister(41)
    _ = loop.turn(until: nil)
    #expect(waiter.waits.map(\.descriptors) == [[41, 40], [41, 40], [40]])
  }

  @Test func queuedEventsAreHandledBeforeSleeping() throws {
    let window = try makeWindow()
    let waiter = ScriptedWaiter(window: window)
    let loop = EventLoop(window: window, waiter: waiter)
    window.enqueue([.closeRequested])
    #expect(loop.turn(until: nil).events == [.closeRequested])
    #expect(waiter.waits.isEmpty)
  }

  @Test func aSpuriousWakeDrawsNothing() throws {
    let window = try makeWindow()
    let waiter = ScriptedWaiter(window: window, script: [.init(at: 3, .spurious)])
    let program = RecordingProgram(window)
    EventLoop(window: window, waiter: waiter).run(program)
    #expect(program.frames == [0])
  }

  @Test func aHiddenWindowSetsNoTimerAndIsRightWhenSeenAgain() throws {
    let window = try makeWindow()
    let all = PixelRegion(PixelRect(size: Self.small))
    let waiter = ScriptedWaiter(
      window: window,
      script: [
        .init(at: 1.0 / 128, .events([.viewabilityChanged(false)])),
        .init(at: 60, .events([.viewabilityChanged(true), .exposed(all)])),
        .init(at: 60 + 1.0 / 128, .signal(.interrupt)),
      ])
    let program = RecordingProgram(window)
    program.nextChange = { $0 }
    EventLoop(window: window, waiter: waiter).run(program)
    #expect(program.frames == [0, 60])
    #expect(waiter.waits.map(\.deadline) == [Self.interval, nil, 60 + Self.interval])
    #expect(window.presentedRegions.last == all)
  }

  @Test func anAlarmComesToAHiddenWindowToo() throws {
    let window = try makeWindow()
    window.enqueue([.viewabilityChanged(false)])
    let waiter = ScriptedWaiter(window: window)
    let program = RecordingProgram(window)
    program.nextChange = { $0 }
    program.nextAlarm = { $0 < 30 ? 30 : nil }
    EventLoop(window: window, waiter: waiter).run(program)
    #expect(program.turns.map(\.now).contains(30))
  }

  @Test func manyExposuresInARefreshMakeOneFrame() throws {
    let window = try makeWindow()
    let corner = PixelRect(x: 0, y: 0, width: 1, height: 1)
    let waiter = ScriptedWaiter(
      window: window,
      script: (1...10).map {
        .init(at: Double($0) / 1024, .events([.exposed(PixelRegion(corner))]))
      })
    let program = RecordingProgram(window)
    EventLoop(window: window, waiter: waiter).run(program)
    #expect(program.frames == [0, Self.interval])
  }

  @Test func theEndOfAFrameWakesNobodyWhileTheNextIsNear() throws {
    let window = try makeWindow()
    window.fileDescriptor = 7
    window.keepsFramesInFlight = true
    let waiter = ScriptedWaiter(
      window: window,
      script: [.init(at: 1.0 / 512, .frameArrived), .init(at: 1.5 / 64, .signal(.interrupt))])
    let program = RecordingProgram(window)
    program.nextChange = { $0 }
    EventLoop(window: window, waiter: waiter).run(program)
    #expect(program.frames == [0, Self.interval])
    #expect(waiter.waits.map(\.descriptors) == [[], []])
  }

  @Test func aServerThatDoesNotAnswerGetsNoSecondFrame() throws {
    let window = try makeWindow()
    window.fileDescriptor = 7
    window.keepsFramesInFlight = true
    let waiter = ScriptedWaiter(
      window: window,
      script: [.init(at: 5, .frameArrived), .init(at: 5 + 1.0 / 128, .signal(.interrupt))])
    let program = RecordingProgram(window)
    program.nextChange = { $0 }
    EventLoop(window: window, waiter: waiter).run(program)
    #expect(program.frames == [0, 5], "the frames missed in between are dropped")
    #expect(
      waiter.waits.map(\.deadline) == [Self.interval, nil, 5 + Self.interval],
      "a frame that is due but can't be drawn sets no timer")
    #expect(waiter.waits.map(\.descriptors) == [[], [7], []])
  }
}
