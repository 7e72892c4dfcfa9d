import Animation
import ReferenceCases
import Testing

/// The ways between values, and what is added to them.
@Suite struct AnimationEndsTests {
  /// The cases with from, to and by in their input and the values at some times.
  @Test(arguments: [
    "AN-01", "AN-02", "AN-04", "AN-08", "AN-13", "AN-14", "AN-16", "AN-17",
  ])
  func valuesOnTheWay(id: String) throws {
    let reference = try ReferenceCase.named(id)
    let input = reference.input
    let ends = try Self.ends(input)
    let way = try #require(ends.way(current: Components([]), captured: nil))
    let duration = try input["duration"].number()
    let times = try input["t"].numbers()
    let expected = reference.expected["v"].isNull ? "rgba" : "v"
    for (index, time) in times.enumerated() {
      let wanted = reference.expected[expected]
      let isList = times.count > 1
      let value = try #require(way.value(at: time / duration))
      let numbers = isList ? [try wanted[index].number()] : try wanted.numbers()
      #expect(value.numbers.count == numbers.count)
      #expect(
        zip(value.numbers, numbers).allSatisfy { abs($0 - $1) <= reference.tolerance }, "\(value)")
    }
  }

  @Test func colourBytes() throws {
    let reference = try ReferenceCase.named("AN-10")
    let start = try Self.bytes(try reference.input["from"].string())
    let end = try Self.bytes(try reference.input["to"].string())
    let fraction = try reference.input["fraction"].number()
    let middle = try #require(start.mixed(with: end, by: fraction))
    for (byte, wanted) in zip(middle.numbers, try reference.expected["rgb"].numbers()) {
      #expect(abs(byte - wanted) <= reference.tolerance)
    }
  }

  /// AN-11, AN-34: beyond the ends the value goes on; clamping is the drawing's affair.
  @Test func beyondTheEndsItGoesOn() throws {
    let reference = try ReferenceCase.named("AN-11")
    let start = try Self.bytes(try reference.input["from"].string())
    let end = try Self.bytes(try reference.input["to"].string())
    let fractions = try reference.input["fraction"].numbers()
    for (index, fraction) in fractions.enumerated() {
      let value = try #require(start.mixed(with: end, by: fraction))
      let drawn = value.numbers.map { min(max($0, 0), 255) }
      #expect(drawn == (try reference.expected["rgb"][index].numbers()))
      #expect(value.numbers != drawn)
    }
  }

  @Test func oneEndRunsToTheLayersValueOrFromIt() throws {
    let reference = try ReferenceCase.named("AN-19")
    let model = Components([try reference.input["model"].number()])
    let toModel = AnimationEnds(from: Components([0])).way(current: model, captured: nil)
    let fromModel = AnimationEnds(to: Components([1])).way(current: model, captured: nil)
    #expect(toModel?.value(at: 1) == Components([try reference.expected["a"].number()]))
    #expect(fromModel?.value(at: 0) == Components([try reference.expected["b"].number()]))
  }

  struct Row: CustomTestStringConvertible, Sendable {
    var from: Double?
    var to: Double?
    var by: Double?
    var start: Double
    var end: Double
    var because: String

    var testDescription: String { because }
  }

  /// The table of from, to and by, at a current value of 10 and 7 on the screen.
  @Test(arguments: [
    Row(from: 1, to: 2, by: 5, start: 1, end: 2, because: "by is ignored beside both ends"),
    Row(from: 1, by: 5, start: 1, end: 6, because: "from and by"),
    Row(to: 2, by: 5, start: -3, end: 2, because: "to and by"),
    Row(from: 1, start: 1, end: 10, because: "from alone ends at the current value"),
    Row(to: 2, start: 10, end: 2, because: "to alone starts at the current value"),
    Row(by: 5, start: 10, end: 15, because: "by alone starts at the current value"),
    Row(start: 7, end: 10, because: "none runs from the screen to the current value"),
  ])
  func table(_ row: Row) throws {
    let ends = AnimationEnds(
      from: row.from.map { Components([$0]) }, to: row.to.map { Components([$0]) },
      by: row.by.map { Components([$0]) })
    let way = try #require(ends.way(current: Components([10]), captured: Components([7])))
    #expect(way.from == Components([row.start]))
    #expect(way.to == Components([row.end]))
  }

  @Test func endsOfDifferentShapesHaveNoWay() {
    let point = Components([1, 2])
    let number = Components([1])
    #expect(AnimationEnds(from: point, by: number).way(current: point, captured: nil) == nil)
    let way = AnimationEnds(from: point, to: number).way(current: point, captured: nil)
    #expect(way?.value(at: 0.5) == nil)
  }

  /// AN-05 and AN-07 for numbers: no rounding where nothing changes.
  @Test func equalEndsStayBitEqual() {
    let value = Components([0.1, 0.7, .infinity])
    #expect(value.mixed(with: value, by: 0.3) == value)
    #expect(Components([0.1]).mixed(with: Components([0.7]), by: 1) == Components([0.7]))
  }

  @Test func additiveAddsToTheBase() throws {
    let reference = try ReferenceCase.named("AN-23")
    let base = Components([try reference.input["base"].number()])
    let ends = try Self.ends(reference.input)
    let way = try #require(ends.way(current: base, captured: nil))
    let first = try #require(way.value(at: 0)?.composed(over: base))
    #expect(first.numbers[0] >= (try reference.expected["first_at_least"].number()))
    let last = way.value(at: 1)?.composed(over: base)
    #expect(last == Components([try reference.expected["last"].number()]))
  }

  @Test func cumulativeAddsTheEndOfEveryPassMade() throws {
    let turn = AnimationEnds(by: Components([2]))
    let way = try #require(turn.way(current: Components([0.5]), captured: nil))
    let timing = MediaTiming(duration: 1, repeatCount: 3, fillMode: .forwards)
    let values = [0, 0.5, 1, 2.5, 3].map { time -> Double? in
      let sample = timing.sample(at: time)
      return way.value(at: sample.fraction)?
        .accumulated(way.perCycle, iteration: sample.iteration)?.numbers[0]
    }
    #expect(values == [0.5, 1.5, 2.5, 5.5, 6.5], "no jump between passes, and none at the end")
  }

  @Test func anImplicitChangeHalfWay() throws {
    let reference = try ReferenceCase.named("AN-25")
    let model = Components([try reference.input["to"].number()])
    let shown = Components([try reference.input["from"].number()])
    let way = try #require(AnimationEnds<Components>().way(current: model, captured: shown))
    let sample = MediaTiming(duration: 0.25).sample(at: try reference.input["t"].number())
    #expect(
      way.value(at: sample.fraction)
        == Components([try reference.expected["presentation"].number()]))
  }

  private static func ends(_ input: JSONValue) throws -> AnimationEnds<Components> {
    func value(_ name: String) throws -> Components? {
      input[name].isNull ? nil : Components(try input[name].numbers())
    }
    return AnimationEnds(from: try value("from"), to: try value("to"), by: try value("by"))
  }

  /// Red, green and blue of `#rrggbb`.
  private static func bytes(_ text: String) throws -> Components {
    let number = try #require(Int(text.dropFirst(), radix: 16))
    return Components([number >> 16, number >> 8 & 255, number & 255].map { Double($0) })
  }
}
