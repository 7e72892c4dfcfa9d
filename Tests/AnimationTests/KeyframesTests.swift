import Animation
import ReferenceCases
import Testing

/// Values given by keyframes, in every mode.
@Suite struct KeyframesTests {
  @Test(arguments: [
    "KF-01", "KF-02", "KF-04", "KF-08", "KF-10", "KF-11", "KF-13", "KF-14",
  ])
  func values(id: String) throws {
    let reference = try ReferenceCase.named(id)
    let input = reference.input
    let keyframes = Keyframes(try Self.values(input), try Self.options(input))
    let duration = try input["duration"].number()
    let onlyX = reference.expected["v"].isNull
    let expected = reference.expected[onlyX ? "x" : "v"]
    for (index, time) in try input["t"].numbers().enumerated() {
      let value = try #require(keyframes.value(at: time / duration))
      let wanted = try expected.items()[index].numbers()
      for (number, wantedNumber) in zip(value.numbers, wanted) {
        // KF-04 looks at a time past the end through a quotient, which has to be clamped.
        #expect(abs(number - wantedNumber) <= reference.tolerance, "at \(time)")
      }
      #expect(onlyX || value.numbers.count == wanted.count)
    }
  }

  @Test func withoutDurationTheLastValue() throws {
    let reference = try ReferenceCase.named("KF-05")
    let keyframes = Keyframes(try Self.values(reference.input))
    let timing = MediaTiming(duration: try reference.input["duration"].number())
    for (index, time) in try reference.input["t"].numbers().enumerated() {
      let value = keyframes.value(at: timing.sample(at: time).fraction)
      #expect(value == Components([try reference.expected["v"][index].number()]))
    }
  }

  @Test func aStretchsTimingFunctionDoesNotMoveItsEnd() throws {
    let reference = try ReferenceCase.named("KF-07")
    let input = reference.input
    var options = Keyframes<Components>.Options()
    options.timingFunctions = try input["timingFunctions"].items().map {
      CAMediaTimingFunction(name: .init(rawValue: try $0.string()))
    }
    let keyframes = Keyframes(try Self.values(input), options)
    let duration = try input["duration"].number()
    let values = try input["t"].numbers().map { keyframes.value(at: $0 / duration)?.numbers[0] }
    #expect(try reference.expected["v"][0].string() == "<0.5")
    let bent = try #require(values[0])
    #expect(bent > 0 && bent < 0.5)
    #expect(values[1] == (try reference.expected["v"][1].number()))
    #expect(keyframes.value(at: 0.75) == Components([0.5]), "a missing one is linear")
  }

  /// P-03, TM-17: an edge belongs to the later cell, also where a quotient falls short of it.
  @Test(arguments: [3, 7, 10])
  func discreteEdgesBelongToTheLaterCell(count: Int) {
    var options = Keyframes<Components>.Options()
    options.mode = .discrete
    let keyframes = Keyframes((0..<count).map { Components([Double($0)]) }, options)
    for cell in 0..<count {
      let tenth = Double(cell) * 0.1 / (Double(count) * 0.1)
      #expect(keyframes.value(at: tenth) == Components([Double(cell)]))
      #expect(keyframes.value(at: Double(cell) / Double(count)) == Components([Double(cell)]))
      let middle = (Double(cell) + 0.5) / Double(count)
      #expect(keyframes.value(at: middle) == Components([Double(cell)]))
    }
    #expect(keyframes.value(at: 1) == Components([Double(count - 1)]))
  }

  @Test func threeSteps() throws {
    let reference = try ReferenceCase.named("TM-17")
    let steps = try reference.input["steps"].number()
    var options = Keyframes<Components>.Options()
    options.mode = .discrete
    let values = stride(from: 0, to: steps, by: 1).map { Components([$0 / steps]) }
    let keyframes = Keyframes(values, options)
    let duration = try reference.input["duration"].number()
    let expected = try reference.expected["progress_x1000_floor"].numbers()
    for (time, wanted) in zip(try reference.input["t"].numbers(), expected) {
      let value = try #require(keyframes.value(at: time / duration))
      #expect((value.numbers[0] * 1000).rounded(.down) == wanted)
    }
  }

  @Test func discreteKeyTimesSayWhenEachValueBeginsAndTheLastOneEnds() {
    var options = Keyframes<Components>.Options()
    options.mode = .discrete
    options.keyTimes = [0, 0.5, 0.75, 1]
    let keyframes = Keyframes([1, 2, 3].map { Components([$0]) }, options)
    let values = [0, 0.49, 0.5, 0.75, 1].map { keyframes.value(at: $0)?.numbers[0] }
    #expect(values == [1, 1, 2, 3, 3])
  }

  @Test func equalKeyTimesAreAJump() {
    var options = Keyframes<Components>.Options()
    options.keyTimes = [0, 0.5, 0.5, 1]
    let keyframes = Keyframes([0, 1, 5, 6].map { Components([$0]) }, options)
    #expect(keyframes.value(at: 0.25) == Components([0.5]))
    #expect(keyframes.value(at: 0.5) == Components([5]))
    #expect(keyframes.value(at: 0.75) == Components([5.5]))
  }

  @Test(arguments: [[0, 1], [0, 0.7, 0.2], [0, .nan, 1], [0, 0.5, 3], []])
  func unusableKeyTimesAreIgnored(keyTimes: [Double]) {
    var options = Keyframes<Components>.Options()
    options.keyTimes = keyTimes
    let keyframes = Keyframes([0, 1, 0].map { Components([$0]) }, options)
    #expect(keyframes.value(at: 0.5) == Components([1]))
  }

  @Test(arguments: [
    CAAnimationCalculationMode.linear, .discrete, .paced, .cubic, .cubicPaced,
    .init(rawValue: "sideways"),
  ])
  func fewValues(mode: CAAnimationCalculationMode) {
    var options = Keyframes<Components>.Options()
    options.mode = mode
    options.keyTimes = [0]
    #expect(Keyframes<Components>([], options).value(at: 0.5) == nil)
    let one = Keyframes([Components([3])], options)
    #expect([-1, 0, 0.5, 1, .nan].allSatisfy { one.value(at: $0) == Components([3]) })
    let still = Keyframes([Components([3]), Components([3])], options)
    #expect(still.value(at: 0.5) == Components([3]), "no distance is no quotient")
    let mixed = Keyframes([Components([3]), Components([3, 4])], options)
    #expect(mode == .discrete || mixed.value(at: 0.5) == nil)
  }

  /// KF-12's number, and the same curve at an even pace.
  @Test func cubicBendsThroughItsValues() throws {
    var options = Keyframes<Components>.Options()
    options.mode = .cubic
    let keyframes = Keyframes([0, 1, 0].map { Components([$0]) }, options)
    #expect(keyframes.value(at: 0.25) == Components([0.5625]))
    options.mode = .cubicPaced
    options.keyTimes = [0, 0.9, 1]
    let corner = Keyframes([[0, 0], [30, 0], [30, 60]].map { Components($0) }, options)
    let points = try (0...200).map { try #require(corner.value(at: Double($0) / 200)) }
    let lengths = try zip(points, points.dropFirst()).map { try #require($0.distance(to: $1)) }
    let shortest = try #require(lengths.min())
    let longest = try #require(lengths.max())
    #expect(longest < 1.05 * shortest, "an even pace, whatever the key times say")
  }

  @Test func continuityMakesACorner() throws {
    var options = Keyframes<Components>.Options()
    options.mode = .cubic
    options.shape.continuity = [0, -1, 0]
    let keyframes = Keyframes([0, 1, 0].map { Components([$0]) }, options)
    // With continuity -1 the curve arrives along the way there and leaves along the way back:
    // h(½) = ½ + ⅛·(½ − 1).
    #expect(keyframes.value(at: 0.25) == Components([0.4375]))
    #expect(keyframes.value(at: 0.75) == Components([0.4375]))
  }

  // MARK: - Stretches of a path

  /// KF-16, KF-17: an element of the path is a stretch, whatever it is made of.
  @Test func pathElementsAreStretches() throws {
    let jump = KeyframeSchedule(count: 3)
    let input = try ReferenceCase.named("KF-16").input
    let duration = try input["duration"].number()
    let places = try input["t"].numbers().map { jump.place(at: $0 / duration) }
    #expect(places == [.init(keyframe: 0, fraction: 0.5), .init(keyframe: 1, fraction: 0.5)])
    #expect(KeyframeSchedule(count: 2).place(at: 1) == .init(keyframe: 1, fraction: 0))
  }

  @Test func aDiscretePathShowsEachCornerForAnEqualTime() throws {
    let input = try ReferenceCase.named("KF-19").input
    let duration = try input["duration"].number()
    let schedule = KeyframeSchedule(count: 3, isDiscrete: true)
    let corners = try input["t"].numbers().map { schedule.place(at: $0 / duration)?.keyframe }
    #expect(corners == [0, 1, 2])
  }

  @Test func aPacedPathGoesByLength() throws {
    let reference = try ReferenceCase.named("KF-20")
    let schedule = KeyframeSchedule(lengths: [10, 100])
    let duration = try reference.input["duration"].number()
    let starts = [0.0, 10, 110]
    let expected = try reference.expected["x"].numbers()
    for (time, x) in zip(try reference.input["t"].numbers(), expected) {
      let place = try #require(schedule.place(at: time / duration))
      let length = place.fraction == 0 ? 0 : starts[place.keyframe + 1] - starts[place.keyframe]
      #expect(abs(starts[place.keyframe] + place.fraction * length - x) <= reference.tolerance)
    }
    #expect(
      KeyframeSchedule(lengths: [0, 0]).place(at: 0.75) == .init(keyframe: 1, fraction: 0.5),
      "without length the stretches take equal times")
  }

  private static func values(_ input: JSONValue) throws -> [Components] {
    try input["values"].items().map { Components(try $0.numbers()) }
  }

  private static func options(_ input: JSONValue) throws -> Keyframes<Components>.Options {
    var options = Keyframes<Components>.Options()
    options.keyTimes = input["keyTimes"].isNull ? nil : try input["keyTimes"].numbers()
    if !input["mode"].isNull {
      options.mode = .init(rawValue: try input["mode"].string())
    }
    options.shape.tension = input["tension"].isNull ? [] : try input["tension"].numbers()
    return options
  }
}
