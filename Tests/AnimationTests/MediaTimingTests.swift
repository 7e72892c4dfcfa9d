import Animation
import ReferenceCases
import Testing

/// Where a timing stands: one row per moment that has ever mattered.
@Suite struct MediaTimingTests {
  struct Row: CustomTestStringConvertible, Sendable {
    var timing: MediaTiming
    var time: Seconds
    var phase: TimingSample.Phase
    var fraction: Double
    var contributes = true
    var because: String

    var testDescription: String { "\(because), at \(time) s" }
  }

  /// Four seconds from second 2 on.
  static let plain = MediaTiming(beginTime: 2, duration: 4)
  static let filled = MediaTiming(beginTime: 2, duration: 4, fillMode: .both)

  static let rows: [Row] = [
    Row(
      timing: plain, time: 1.75, phase: .before, fraction: 0, contributes: false,
      because: "before the beginning nothing shows"),
    Row(
      timing: filled, time: 1.75, phase: .before, fraction: 0,
      because: "backwards fill shows the first value"),
    Row(timing: plain, time: 2, phase: .active, fraction: 0, because: "the beginning is inside"),
    Row(timing: plain, time: 3, phase: .active, fraction: 0.25, because: "a quarter is made"),
    Row(
      timing: plain, time: 6, phase: .after, fraction: 1, contributes: false,
      because: "the end is outside"),
    Row(
      timing: filled, time: 6, phase: .after, fraction: 1,
      because: "forwards fill shows the last value, not the next first one"),
    Row(
      timing: MediaTiming(duration: 4, fillMode: .init(rawValue: "sideways")), time: 5,
      phase: .after, fraction: 1, contributes: false, because: "an unknown mode is removed"),
    Row(
      timing: MediaTiming(duration: 4, speed: 2), time: 1, phase: .active, fraction: 0.5,
      because: "twice as fast is there in half the time"),
    Row(
      timing: MediaTiming(duration: 4, timeOffset: 2, fillMode: .forwards), time: 1,
      phase: .active, fraction: 0.75, because: "the offset moves the sample"),
    Row(
      timing: MediaTiming(duration: 4, timeOffset: 2), time: 3, phase: .active, fraction: 0.25,
      because: "what is moved past the end wraps, and the window stays"),
    Row(
      timing: MediaTiming(duration: 4, speed: -1), time: 1, phase: .active, fraction: 0.75,
      because: "backwards starts at the end"),
    Row(
      timing: MediaTiming(duration: 4, speed: -1), time: 0, phase: .active, fraction: 1,
      because: "backwards does not flash the start at its first moment"),
    Row(
      timing: MediaTiming(duration: 4, speed: -1, fillMode: .forwards), time: 4, phase: .after,
      fraction: 0, because: "backwards comes to rest at the start"),
    Row(
      timing: MediaTiming(duration: 4, repeatCount: 2, autoreverses: true), time: 5,
      phase: .active, fraction: 0.75, because: "the way back mirrors the way there"),
    Row(
      timing: MediaTiming(duration: 4, repeatCount: 9, repeatDuration: 6, fillMode: .forwards),
      time: 7, phase: .after, fraction: 0.5, because: "a repeat duration beats the count"),
    Row(
      timing: MediaTiming(duration: 2, repeatCount: .infinity), time: 1_000_001, phase: .active,
      fraction: 0.5, because: "an endless timing never ends"),
    Row(
      timing: MediaTiming(duration: 4, fillMode: .forwards), time: .infinity, phase: .after,
      fraction: 1, because: "the end of time comes after every end"),
  ]

  @Test(arguments: rows)
  func sample(_ row: Row) {
    let sample = row.timing.sample(at: row.time)
    #expect(sample.phase == row.phase)
    #expect(sample.fraction == row.fraction)
    #expect(sample.contributes == row.contributes)
  }

  // MARK: - Reference cases

  @Test func parentTimeToLayerTimeThroughTwoLayers() throws {
    let reference = try ReferenceCase.named("TM-01")
    func timing(_ name: String) throws -> MediaTiming {
      let input = reference.input[name]
      return MediaTiming(
        beginTime: try input["beginTime"].number(), duration: .infinity,
        speed: try input["speed"].number(), timeOffset: try input["timeOffset"].number())
    }
    let middle = try timing("mid")
    let leaf = try timing("leaf")
    func toRoot(_ time: Seconds) -> Seconds {
      middle.parentTime(fromLocal: leaf.parentTime(fromLocal: time))
    }
    func fromRoot(_ time: Seconds) -> Seconds {
      leaf.localTime(fromParent: middle.localTime(fromParent: time))
    }
    let results = [
      leaf.localTime(fromParent: 10), fromRoot(10), leaf.parentTime(fromLocal: 10), toRoot(10),
      toRoot(10), fromRoot(10),
    ]
    for (result, expected) in zip(results, try reference.expected["t"].numbers()) {
      #expect(abs(result - expected) <= reference.tolerance)
    }
  }

  @Test func aStoppedClockHasNoWayBack() {
    let stopped = MediaTiming(beginTime: 7, duration: 1, speed: 0, timeOffset: 3)
    #expect(stopped.localTime(fromParent: 100) == 3)
    #expect(stopped.parentTime(fromLocal: 3) == 7)
  }

  @Test func defaults() throws {
    let expected = try ReferenceCase.named("TM-02").expected
    for (name, timing) in [("CALayer", MediaTiming.layer), ("CAAnimation", MediaTiming())] {
      let wanted = expected[name]
      #expect(timing.duration == (try wanted["duration"].number()))
      #expect(Double(timing.repeatCount) == (try wanted["repeatCount"].number()))
      #expect(timing.speed == (try wanted["speed"].number()))
      #expect(timing.fillMode.rawValue == (try wanted["fillMode"].string()))
      #expect([timing.beginTime, timing.timeOffset, timing.repeatDuration] == [0, 0, 0])
      #expect(!timing.autoreverses)
    }
  }

  /// The timing is TM-03's: four tenths in, there and back, for a little over four seconds.
  @Test func theCurveRunsAfterFolding() throws {
    let reference = try ReferenceCase.named("TM-04")
    let timing = MediaTiming(
      duration: 1, timeOffset: 0.4, repeatCount: 2.05, autoreverses: true, fillMode: .forwards)
    let points = try reference.input["timing"].numbers().map { Float($0) }
    let curve = CAMediaTimingFunction(
      controlPoints: points[0], points[1], points[2], points[3])
    let times = try reference.input["t"].numbers()
    for (time, expected) in zip(times, try reference.expected["progress"].numbers()) {
      let progress = curve.value(at: timing.sample(at: time).fraction)
      #expect(abs(progress - expected) <= reference.tolerance, "at \(time)")
    }
  }

  @Test func activeDurationOnTheParentsClock() throws {
    let reference = try ReferenceCase.named("TM-05")
    for (index, row) in try reference.input["cases"].items().enumerated() {
      let timing = MediaTiming(
        beginTime: 10, duration: try row["duration"].number(), speed: try row["rate"].number(),
        repeatCount: Float(try row["iterations"].number()))
      let expected = try reference.expected["activeDuration"][index].number()
      #expect(timing.activeDuration == expected)
      #expect(timing.endTime == 10 + expected)
    }
  }

  @Test func fractionalCountsEndInsideAPass() throws {
    let reference = try ReferenceCase.named("TM-07")
    for (index, row) in try reference.input["rows"].items().enumerated() {
      let duration = try row["duration"].number()
      let timing = MediaTiming(
        beginTime: 1, duration: duration,
        timeOffset: try row["iterationStart"].number() * duration,
        repeatCount: Float(try row["iterations"].number()), fillMode: .both)
      let fractions = [0, 1, 1e6].map { timing.sample(at: $0).fraction }
      let expected = try reference.expected["before_active_after"][index].numbers()
      #expect(zip(fractions, expected).allSatisfy { abs($0 - $1) <= reference.tolerance })
    }
  }

  @Test func autoreversingEndsWhereItStarted() throws {
    let reference = try ReferenceCase.named("TM-10")
    for count in try reference.input["repeatCount"].numbers() {
      for autoreverses in [false, true] {
        let timing = MediaTiming(
          duration: 1, repeatCount: Float(count), autoreverses: autoreverses, fillMode: .forwards)
        #expect(timing.sample(at: 1000).fraction == (autoreverses ? 0 : 1), "\(count)")
      }
    }
  }

  @Test func aCountOfZeroPlaysOnce() throws {
    let input = try ReferenceCase.named("TM-11").input
    let timing = MediaTiming(
      duration: try input["duration"].number(),
      repeatCount: Float(try input["repeatCount"].number()))
    let sample = timing.sample(at: try input["t"].number())
    #expect(sample.phase == .after && sample.fraction == 1)
  }

  /// TM-08 and TM-13: without a fill mode nothing shows after the end, removed or not.
  @Test func withoutFillNothingShowsOutside() throws {
    let mode = try ReferenceCase.named("TM-08").input["fillMode"].string()
    let input = try ReferenceCase.named("TM-13").input
    let duration = try input["duration"].number()
    let timing = MediaTiming(duration: duration, fillMode: .init(rawValue: mode))
    #expect(!timing.sample(at: try input["t"].number()).contributes)
    #expect(!timing.sample(at: -1).contributes)
    #expect(timing.sample(at: duration / 2).contributes)
  }

  @Test func aPassEndsOnTheNextStartAndTheLastOneOnItsEnd() throws {
    let reference = try ReferenceCase.named("TM-14")
    let input = reference.input
    let timing = MediaTiming(
      duration: try input["duration_ms"].number() / 1000,
      repeatCount: Float(try input["loops"].number()), fillMode: .forwards)
    let start = Components([try input["current"].number()])
    let end = Components([try input["to"].number()])
    let times = try input["t_ms"].numbers()
    for (time, expected) in zip(times, try reference.expected["v"].numbers()) {
      let fraction = timing.sample(at: time / 1000).fraction
      #expect(start.mixed(with: end, by: fraction) == Components([expected]))
    }
  }

  @Test func aLinearClock() throws {
    let reference = try ReferenceCase.named("TM-16")
    let timing = MediaTiming(duration: try reference.input["duration"].number())
    let fractions = try reference.input["t"].numbers().map { timing.sample(at: $0).fraction }
    #expect(fractions == (try reference.expected["progress"].numbers()))
  }

  // MARK: - Groups

  struct Group: CustomTestStringConvertible, Sendable {
    var id: String
    var group: MediaTiming
    var member: MediaTiming
    var testDescription: String { id }
  }

  /// A group's time is its fraction of its duration, and its members' parent time.
  @Test(arguments: [
    Group(id: "GR-01", group: .init(duration: 2), member: .init(duration: 8)),
    Group(id: "GR-02", group: .init(duration: 8), member: .init(duration: 2)),
    Group(id: "GR-04", group: .init(beginTime: 2, duration: 4), member: .init(duration: 4)),
  ])
  func groupsClipAndDoNotScale(_ row: Group) throws {
    let reference = try ReferenceCase.named(row.id)
    let time = try reference.input["t"].number()
    let groupTime = row.group.sample(at: time).fraction * row.group.duration
    let expected = try reference.expected["opacity"].number()
    #expect(row.member.sample(at: groupTime).fraction == expected)
  }
}
