import Animation
import ReferenceCases
import Testing

/// Timings of which nothing good can be made, and what the frame clock needs to know.
@Suite struct MediaTimingEdgeTests {
  /// T-02, AN-20, AN-35: a quotient by 0 would reach the layer as no number.
  @Test func withoutDurationItIsAtItsEndAtOnce() throws {
    let reference = try ReferenceCase.named("AN-20")
    let ends = AnimationEnds(
      from: Components([try reference.input["from"].number()]),
      to: Components([try reference.input["to"].number()]))
    let way = try #require(ends.way(current: Components([7]), captured: nil))
    let expected = Components([try reference.expected["v"].number()])
    for duration in try reference.input["duration"].numbers() + [.infinity] {
      for time in try reference.input["t"].numbers() {
        let sample = MediaTiming(duration: duration).sample(at: time)
        #expect(sample.phase == .after)
        #expect(way.value(at: sample.fraction) == expected)
      }
    }
    let back = MediaTiming(duration: 0, autoreverses: true)
    #expect(back.sample(at: 0).fraction == 0, "there and back in no time is back at the start")
  }

  /// T-03: the solver and the division must return, and nothing may show.
  @Test(arguments: [
    MediaTiming(duration: .nan), MediaTiming(duration: 1, timeOffset: .nan),
    MediaTiming(beginTime: .nan, duration: 1), MediaTiming(duration: 1, speed: .nan),
    MediaTiming(duration: 1, timeOffset: .infinity),
  ])
  func whatIsNoNumberContributesNothing(_ timing: MediaTiming) {
    let sample = timing.sample(at: 0.5)
    #expect(!sample.contributes)
    #expect(CAMediaTimingFunction(name: .easeIn).value(at: sample.fraction) == 0)
    #expect(timing.nextChange(from: 0.5) == .infinity)
  }

  @Test func aTimeThatIsNoNumberContributesNothing() {
    #expect(!MediaTiming(duration: 1, fillMode: .both).sample(at: .nan).contributes)
  }

  /// T-04: whole repeats end on the last value, or on the first when they come back.
  @Test(arguments: [
    (Float(1), false, 1.0), (2, false, 1), (2.5, false, 0.5), (1, true, 0), (2, true, 0),
    (2.5, true, 1),
  ])
  func atTheEnd(count: Float, autoreverses: Bool, fraction: Double) {
    let timing = MediaTiming(
      duration: 0.25, repeatCount: count, autoreverses: autoreverses, fillMode: .forwards)
    let end = timing.endTime
    #expect(timing.sample(at: end).fraction == fraction)
    #expect(timing.sample(at: end + 100).fraction == fraction)
    let justBefore = timing.sample(at: end.nextDown)
    #expect(justBefore.phase == .active)
    #expect(abs(justBefore.fraction - fraction) < 1e-9)
  }

  @Test func anOffsetWhoseEndIsWholeStillEndsOnTheLastValue() {
    // 0.3 and 0.7 of a pass make 0.99999… passes: rounding must not turn the end into a start.
    let timing = MediaTiming(duration: 0.1, timeOffset: 0.2, fillMode: .forwards)
    #expect(timing.sample(at: 5).fraction == 1)
  }

  /// T-08: scrubbing by hand shows the first and the last value, and never the model's.
  @Test(arguments: [(0, 0), (0.5, 0.25), (2, 1), (3, 1), (-1, 0)])
  func scrubbingByTheTimeOffset(offset: Double, fraction: Double) {
    let timing = MediaTiming(duration: 2, speed: 0, timeOffset: offset)
    for time in [0, 1, 1e9] {
      let sample = timing.sample(at: time)
      #expect(sample.phase == .active && sample.contributes)
      #expect(sample.fraction == fraction)
    }
    #expect(timing.nextChange(from: 0) == .infinity, "a stopped clock needs no frames (T-07)")
  }

  @Test func onAStoppedParentClockTheEndIsInside() {
    let timing = MediaTiming(beginTime: 1, duration: 2)
    let end = timing.sample(at: 3, isClockStopped: true)
    #expect(end.phase == .active && end.contributes && end.fraction == 1)
    #expect(timing.sample(at: 3.5, isClockStopped: true).phase == .after)
    #expect(timing.sample(at: 0, isClockStopped: true).phase == .before)
  }

  /// T-09: a count is never turned into an integer.
  @Test(arguments: [Float.greatestFiniteMagnitude, .infinity, 1e9])
  func hugeCounts(count: Float) {
    let timing = MediaTiming(duration: 0.001, repeatCount: count, autoreverses: true)
    let sample = timing.sample(at: 1000.0005)
    #expect(sample.phase == .active)
    #expect(abs(sample.fraction - 0.5) < 1e-6)
    #expect(timing.sample(at: 1e300).fraction.isFinite)
    #expect(timing.endTime > 1e5)
  }

  /// P-01: motion must not get jerky after days of uptime.
  @Test(arguments: [(1e6, 1e-6), (1e9, 1e-5)])
  func longUptimes(base: Double, tolerance: Double) {
    let near = MediaTiming(duration: 0.25)
    let far = MediaTiming(beginTime: base, duration: 0.25)
    for step in 0..<100 {
      let time = Double(step) * 0.0025
      let difference = far.sample(at: base + time).fraction - near.sample(at: time).fraction
      #expect(abs(difference) < tolerance)
    }
  }

  @Test func theFrameClockSleepsUntilTheNextChange() {
    let timing = MediaTiming(beginTime: 5, duration: 2, speed: -0.5, fillMode: .both)
    #expect(timing.nextChange(from: 1) == 5, "a delay wakes at the beginning")
    #expect(timing.nextChange(from: 6) == 6, "motion wants every frame")
    #expect(timing.endTime == 9)
    #expect(timing.nextChange(from: 9) == .infinity, "what is over but kept wants none")
    let endless = MediaTiming(duration: 1, repeatCount: .infinity)
    #expect(endless.endTime == .infinity && endless.nextChange(from: 1e9) == 1e9)
  }
}
