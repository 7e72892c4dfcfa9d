import Countdown
import Testing
import TestSupport

/// How a countdown behaves as time is told to it.
@Suite struct CountdownStateTests {
  private static let start = CountdownInstant(seconds: 5000)

  /// A countdown of `seconds`, running since `start`.
  private static func running(_ seconds: Int, isOvertimeEnabled: Bool = false) throws
    -> CountdownState
  {
    let duration = try #require(CountdownDuration(milliseconds: seconds * 1000))
    var state = CountdownState(duration: duration, isOvertimeEnabled: isOvertimeEnabled)
    state.start(at: start)
    return state
  }

  private static func at(_ seconds: Double) -> CountdownInstant {
    start.advanced(by: Nanoseconds(seconds * 1e9))
  }

  private static func seconds(_ seconds: Double) -> Nanoseconds { Nanoseconds(seconds * 1e9) }

  private static func span(_ seconds: Double) throws -> CountdownDuration {
    try #require(CountdownDuration(milliseconds: Int(seconds * 1000)))
  }

  @Test func readyUntilStarted() throws {
    var state = CountdownState(duration: try Self.span(10))
    #expect(state.phase == .ready)
    #expect(state.remaining(at: Self.at(99)) == Self.seconds(10))
    #expect(state.progress(at: Self.at(99)) == 0)
    #expect(state.nextEvent(after: Self.at(99)) == nil)
    #expect(state.advance(to: Self.at(99)).isEmpty)
    state.toggle(at: Self.at(100))
    #expect(state.phase == .running(deadline: Self.at(110)))
  }

  @Test func remainingIsDeadlineMinusNow() throws {
    let state = try Self.running(10)
    #expect(state.remaining(at: Self.at(0)) == Self.seconds(10))
    #expect(state.remaining(at: Self.at(2.5)) == Self.seconds(7.5))
    #expect(state.progress(at: Self.at(2.5)) == 0.25)
    #expect(state.remaining(at: Self.at(10)) == 0)
    #expect(state.remaining(at: Self.at(11)) == 0, "also before the end was noticed")
    #expect(state.progress(at: Self.at(11)) == 1)
  }

  @Test func endIsReportedOnce() throws {
    var state = try Self.running(10)
    #expect(state.advance(to: Self.at(9.999_999_999)).isEmpty)
    #expect(state.advance(to: Self.at(10)) == [.finished(end: Self.at(10))])
    #expect(state.advance(to: Self.at(10)).isEmpty)
    #expect(state.advance(to: Self.at(20)).isEmpty)
    #expect(state.phase == .finished(end: Self.at(10)))
    #expect(state.nextEvent(after: Self.at(20)) == nil)
  }

  @Test func aJumpOfEightHoursIsOneEnd() throws {
    var state = try Self.running(10)
    _ = state.advance(to: Self.at(3))
    #expect(state.nextEvent(after: Self.at(28_800)) == Self.at(28_800))
    #expect(state.advance(to: Self.at(28_800)) == [.finished(end: Self.at(10))])
    #expect(state.advance(to: Self.at(28_801)).isEmpty)
    #expect(state.remaining(at: Self.at(28_801)) == 0)
  }

  @Test func aPauseHoldsWhatRemains() throws {
    var state = try Self.running(10)
    state.pause(at: Self.at(4))
    #expect(state.phase == .paused(remaining: Self.seconds(6)))
    #expect(state.advance(to: Self.at(99)).isEmpty)
    #expect(state.nextEvent(after: Self.at(99)) == nil)
    #expect(state.progress(at: Self.at(99)) == 0.4)
    state.pause(at: Self.at(99))
    #expect(state.remaining(at: Self.at(99)) == Self.seconds(6), "a second pause changes nothing")
    state.resume(at: Self.at(100))
    state.resume(at: Self.at(101))
    #expect(state.phase == .running(deadline: Self.at(106)), "a second resume changes nothing")
  }

  /// The deadline moves by exactly the time held; a thousand pauses lose not a nanosecond.
  @Test func manyPausesDoNotDrift() throws {
    var state = try Self.running(10)
    var now = Self.start
    for _ in 0..<1000 {
      now = now.advanced(by: 3_333_333)
      state.toggle(at: now)
      now = now.advanced(by: 7_777_777)
      state.toggle(at: now)
    }
    #expect(state.remaining(at: now) == Self.seconds(10) - 1000 * 3_333_333)
  }

  @Test func aPauseAtTheDeadlineComesTooLate() throws {
    var state = try Self.running(10)
    state.pause(at: Self.at(10))
    #expect(state.phase == .finished(end: Self.at(10)))
    #expect(state.nextEvent(after: Self.at(10)) == Self.at(10), "the end is still to be reported")
    #expect(state.advance(to: Self.at(10)) == [.finished(end: Self.at(10))])
    state.toggle(at: Self.at(11))
    #expect(state.phase == .finished(end: Self.at(10)), "a click afterwards changes nothing")
  }

  @Test func restartGoesBackToTheDurationAskedFor() throws {
    var state = try Self.running(10)
    state.add(try Self.span(50), at: Self.at(1))
    state.pause(at: Self.at(2))
    state.restart(at: Self.at(3))
    #expect(state.phase == .running(deadline: Self.at(13)))
    #expect(state.progress(at: Self.at(8)) == 0.5)
    #expect(state.advance(to: Self.at(13)).count == 1)
    state.start(at: Self.at(20))
    #expect(state.advance(to: Self.at(30)) == [.finished(end: Self.at(30))], "it can end again")
  }

  @Test func addingMovesTheDeadlineAndTheWhole() throws {
    var state = try Self.running(10)
    state.add(try Self.span(10), at: Self.at(5))
    #expect(state.phase == .running(deadline: Self.at(20)))
    #expect(state.progress(at: Self.at(5)) == 0.25)
    state.subtract(try Self.span(5), at: Self.at(5))
    #expect(state.phase == .running(deadline: Self.at(15)))
    state.pause(at: Self.at(6))
    state.add(try Self.span(1), at: Self.at(50))
    #expect(state.phase == .paused(remaining: Self.seconds(10)))
    #expect(state.total == Self.seconds(16))
  }

  @Test func addingToOneThatIsReadyLengthensIt() throws {
    var state = CountdownState(duration: try Self.span(10))
    state.add(try Self.span(5), at: Self.at(0))
    #expect(state.phase == .ready)
    state.start(at: Self.at(1))
    #expect(state.phase == .running(deadline: Self.at(16)))
  }

  @Test func noMoreThanTheLongestRemains() throws {
    var state = CountdownState(duration: .longest)
    state.start(at: Self.start)
    state.add(.longest, at: Self.at(1))
    #expect(state.remaining(at: Self.at(1)) == CountdownDuration.longest.nanoseconds)
    #expect(state.total == CountdownDuration.longest.nanoseconds + Self.seconds(1))
  }

  @Test(arguments: [6.0, 7.0, 1e6])
  func takingAllThatRemainsEndsItNow(_ taken: Double) throws {
    var state = try Self.running(10)
    state.subtract(try Self.span(taken), at: Self.at(4))
    #expect(state.advance(to: Self.at(4)) == [.finished(end: Self.at(4))])
    #expect(state.progress(at: Self.at(4)) == 1)
    #expect(state.total == Self.seconds(4))

    var paused = try Self.running(10)
    paused.pause(at: Self.at(4))
    paused.subtract(try Self.span(taken), at: Self.at(8))
    #expect(paused.advance(to: Self.at(8)) == [.finished(end: Self.at(8))])
  }

  @Test func addingAfterTheEndIsANewRun() throws {
    var state = try Self.running(10)
    _ = state.advance(to: Self.at(10))
    state.subtract(try Self.span(1), at: Self.at(12))
    #expect(state.phase == .finished(end: Self.at(10)))
    state.add(try Self.span(5), at: Self.at(12))
    #expect(state.phase == .running(deadline: Self.at(17)))
    #expect(state.progress(at: Self.at(12)) == 0)
    #expect(state.advance(to: Self.at(17)) == [.finished(end: Self.at(17))])
  }

  @Test func addingInTheTurnOfTheEndComesInTime() throws {
    var state = try Self.running(10)
    state.add(try Self.span(5), at: Self.at(10))
    #expect(state.advance(to: Self.at(10)).isEmpty)
    #expect(state.phase == .running(deadline: Self.at(15)))
  }

  @Test func overtimeCountsOn() throws {
    var state = try Self.running(10, isOvertimeEnabled: true)
    #expect(state.remaining(at: Self.at(12)) == Self.seconds(-2))
    #expect(state.advance(to: Self.at(12)) == [.finished(end: Self.at(10))])
    #expect(state.phase == .overtime(end: Self.at(10)))
    #expect(state.progress(at: Self.at(12)) == 1)
    #expect(state.nextEvent(after: Self.at(12.25)) == Self.at(13))
    state.pause(at: Self.at(13))
    #expect(state.phase == .paused(remaining: Self.seconds(-3)))
    state.resume(at: Self.at(20))
    #expect(state.phase == .overtime(end: Self.at(17)))
    #expect(state.advance(to: Self.at(21)).isEmpty, "the end came once")
    state.pause(at: Self.at(22))
    state.add(try Self.span(5), at: Self.at(23))
    #expect(state.phase == .paused(remaining: Self.seconds(5)))
  }

  /// One wake-up for each second shown, at the moment it changes, the last at the deadline.
  @Test func nextEventIsTheNextChangeOfTheLabel() throws {
    let duration = try Self.span(2.5)
    var state = CountdownState(duration: duration)
    state.start(at: Self.start)
    var now = Self.start
    var moments: [Nanoseconds] = []
    var labels: [String] = []
    while let next = state.nextEvent(after: now), moments.count < 10 {
      now = next
      _ = state.advance(to: now)
      moments.append(now.since(Self.start))
      labels.append(
        CountdownFormat.auto.label(remaining: state.remaining(at: now), total: state.total))
    }
    #expect(moments == [500_000_000, 1_500_000_000, 2_500_000_000])
    #expect(labels == ["2", "1", "0"])
  }

  @Test func aClockThatGoesBackwardsDoesNoHarm() throws {
    var state = try Self.running(10)
    #expect(state.remaining(at: Self.at(-100)) == Self.seconds(10))
    #expect(state.progress(at: Self.at(-100)) == 0)
    state.pause(at: Self.at(-100))
    #expect(state.phase == .paused(remaining: Self.seconds(10)))
    state.resume(at: Self.at(0))
    _ = state.advance(to: Self.at(10))
    #expect(state.advance(to: Self.at(5)).isEmpty)
    #expect(state.remaining(at: Self.at(5)) == 0)
  }

  @Test(arguments: [-Double.infinity, .infinity, .nan, 1e300, -1e300])
  func anInstantOutOfReachIsMovedIntoIt(_ seconds: Double) throws {
    var state = CountdownState(duration: .longest)
    state.start(at: CountdownInstant(seconds: seconds))
    _ = state.advance(to: CountdownInstant(nanoseconds: .min))
    _ = state.advance(to: CountdownInstant(nanoseconds: .max))
    #expect((0...1).contains(state.progress(at: CountdownInstant(seconds: -seconds))))
  }

  /// Random actions at random moments: the sums always hold.
  @Test func randomActionsKeepTheSums() throws {
    var generator = SeededGenerator(seed: 7)
    for isOvertimeEnabled in [false, true] {
      var state = try Self.running(30, isOvertimeEnabled: isOvertimeEnabled)
      var now = Self.start
      for _ in 0..<20_000 {
        now = now.advanced(by: Int.random(in: -1_000_000_000...8_000_000_000, using: &generator))
        let span = try #require(
          CountdownDuration(milliseconds: Int.random(in: 1...20_000, using: &generator)))
        switch Int.random(in: 0..<7, using: &generator) {
        case 0: state.pause(at: now)
        case 1: state.resume(at: now)
        case 2: state.toggle(at: now)
        case 3: state.add(span, at: now)
        case 4: state.subtract(span, at: now)
        case 5 where Bool.random(using: &generator): state.restart(at: now)
        default: break
        }
        let events = state.advance(to: now)
        let remaining = state.remaining(at: now)
        let isSound =
          events.count <= 1 && remaining <= state.total && state.total >= 0
          && (isOvertimeEnabled || remaining >= 0)
          && (0...1).contains(state.progress(at: now))
          && state.nextEvent(after: now).map { $0 > now } ?? true
        if !isSound {
          Issue.record("\(state) at \(now) reported \(events)")
        }
      }
    }
  }
}
