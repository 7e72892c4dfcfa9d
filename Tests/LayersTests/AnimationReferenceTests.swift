import Animation
import Drawing
import Geometry
import Layers
import ReferenceCases
import Testing

/// Animations on layers, against the reference cases.
@Suite struct AnimationReferenceTests {
  /// One opacity animation, or what is put in its place, sampled at a time.
  struct Row: CustomTestStringConvertible, Sendable {
    var id: String
    var make: @Sendable () -> CAAnimation
    var model: Float = 1
    var time: Double
    var expected: Float
    var because: String
    var testDescription: String { "\(id): \(because), at \(time) s" }
  }

  private static func fade(
    _ from: Double?, _ to: Double?, by: Double? = nil, duration: Double,
    _ configure: (CABasicAnimation) -> Void = { _ in }
  ) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.fromValue = from
    animation.toValue = to
    animation.byValue = by
    animation.duration = duration
    configure(animation)
    return animation
  }

  private static func group(
    _ duration: Double, begin: Double = 0, _ members: [CAAnimation],
    _ configure: (CAAnimationGroup) -> Void = { _ in }
  ) -> CAAnimationGroup {
    let group = CAAnimationGroup()
    group.duration = duration
    group.beginTime = begin
    group.animations = members
    configure(group)
    return group
  }

  static let rows: [Row] = [
    Row(
      id: "AN-01", make: { fade(0, 1, duration: 2) }, time: 1, expected: 0.5,
      because: "half of the way"),
    Row(
      id: "AN-13", make: { fade(0.25, nil, by: 0.5, duration: 2) }, time: 1, expected: 0.5,
      because: "from and by"),
    Row(
      id: "AN-14", make: { fade(nil, 0.75, by: 0.5, duration: 2) }, time: 0, expected: 0.25,
      because: "by and to start before"),
    Row(
      id: "AN-19", make: { fade(0, nil, duration: 2) }, model: 0.25, time: 1, expected: 0.125,
      because: "from alone runs to the model's value"),
    Row(
      id: "AN-19", make: { fade(nil, 1, duration: 2) }, model: 0.25, time: 0, expected: 0.25,
      because: "to alone runs from it"),
    Row(
      id: "AN-23", make: { fade(0.25, 0.5, duration: 2) { $0.isAdditive = true } }, model: 0.25,
      time: 1, expected: 0.625, because: "additive adds to the base"),
    Row(
      id: "GR-01", make: { group(2, [fade(0, 1, duration: 8)]) }, time: 1, expected: 0.125,
      because: "a longer member is clipped, not scaled"),
    Row(
      id: "GR-02", make: { group(8, [fade(0, 1, duration: 2)]) }, time: 1, expected: 0.5,
      because: "a shorter member runs at its own pace"),
    Row(
      id: "GR-04", make: { group(4, begin: 2, [fade(0, 1, duration: 4)]) }, time: 3,
      expected: 0.25, because: "the group's begin shifts all"),
    Row(
      id: "GR-05", make: { group(4, [group(4, [fade(0, 1, duration: 4)])]) }, time: 1,
      expected: 0.25, because: "groups nest"),
    Row(
      id: "GR-07",
      make: {
        group(5, [fade(0, 1, duration: 10)]) {
          $0.fillMode = .forwards
          $0.isRemovedOnCompletion = false
        }
      }, time: 5, expected: 0.5, because: "ten seconds in a group of five end half way"),
    Row(
      id: "TM-11", make: { fade(0, 0.5, duration: 1) }, time: 1, expected: 1,
      because: "removed on completion: the model's value in the frame of the end"),
    Row(
      id: "TM-13", make: { fade(1, 0, duration: 0.5) { $0.isRemovedOnCompletion = false } },
      time: 2, expected: 1, because: "kept without fill contributes nothing"),
    Row(
      id: "TM-10",
      make: {
        fade(0, 0.5, duration: 1) {
          $0.autoreverses = true
          $0.fillMode = .forwards
          $0.isRemovedOnCompletion = false
        }
      }, time: 9, expected: 0, because: "there and back holds the start"),
    Row(
      id: "AN-21", make: { fade(0, 1, duration: 0) }, time: 0.125, expected: 0.5,
      because: "no duration is the transaction's quarter second"),
  ]

  @Test(arguments: rows)
  func opacity(_ row: Row) throws {
    let harness = try FrameHarness()
    let layer = CALayer()
    layer.opacity = row.model
    harness.root.addSublayer(layer)
    layer.add(row.make(), forKey: nil)
    // Any frames on the way: what shows at a time does not depend on them.
    for time in [0, row.time / 3, row.time] { try harness.frame(at: time) }
    let shown = layer.presentation()?.opacity ?? .nan
    #expect(abs(shown - row.expected) < 0.0001, "it shows \(shown)")
    #expect(layer.opacity == row.model, "the model is left alone")
  }

  /// LS-08, and AN-02, AN-04, AN-05, AN-08, AN-16, AN-17: values of every kind half way or at the end.
  @Test func valuesOfEveryKind() throws {
    let harness = try FrameHarness()
    let layer = CALayer()
    layer.backgroundColor = .black
    harness.root.addSublayer(layer)
    let ends: [(String, Any, Any)] = [
      ("position", CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 20)),
      ("bounds", CGRect.zero, CGRect(x: 10, y: 20, width: 30, height: 40)),
      ("transform", CATransform3DIdentity, CATransform3DMakeTranslation(10, 20, 30)),
      ("backgroundColor", CGColor(gray: 0, alpha: 1), CGColor(gray: 1, alpha: 1)),
    ]
    for (path, from, to) in ends {
      let animation = CABasicAnimation(keyPath: path)
      animation.fromValue = from
      animation.toValue = to
      animation.duration = 2
      layer.add(animation, forKey: path)
    }
    try harness.frame(at: 0)
    try harness.frame(at: 1)
    let shown = try #require(layer.presentation())
    #expect(shown.position == CGPoint(x: 5, y: 10))
    #expect(shown.bounds == CGRect(x: 5, y: 10, width: 15, height: 20))
    #expect(shown.transform.m41 == 5 && shown.transform.m42 == 10 && shown.transform.m43 == 15)
    #expect(shown.backgroundColor?.rgba == SIMD4(0.5, 0.5, 0.5, 1))
    #expect(layer.animationKeys() == ends.map(\.0), "in the order of addition")
  }

  @Test func partsOfATransformDoNotDisturbEachOther() throws {
    let harness = try FrameHarness()
    let layer = CALayer()
    harness.root.addSublayer(layer)
    for (path, from, to) in [("transform.scale", 0.0, 2.0), ("transform.rotation", 0, 2 * .pi)] {
      let animation = CABasicAnimation(keyPath: path)
      animation.fromValue = from
      animation.toValue = to
      animation.duration = 4
      layer.add(animation, forKey: path)
    }
    try harness.frame(at: 0)
    try harness.frame(at: 1)
    let shown = try #require(layer.presentation()?.transform)
    // A quarter turn at half size: x goes to y, y to minus x.
    #expect(abs(shown.m12 - 0.5) < 1e-9 && abs(shown.m21 + 0.5) < 1e-9 && abs(shown.m11) < 1e-9)
  }

  @Test func endsOfDifferentTypesContributeNothing() throws {
    let harness = try FrameHarness()
    let layer = CALayer()
    harness.root.addSublayer(layer)
    let animation = CABasicAnimation(keyPath: "position")
    animation.fromValue = 1
    animation.toValue = CGPoint(x: 9, y: 9)
    layer.add(animation, forKey: nil)
    layer.add(CABasicAnimation(keyPath: "noSuchProperty.x"), forKey: nil)
    try harness.frame(at: 0)
    #expect(layer.presentation()?.position == .zero)
  }
}
