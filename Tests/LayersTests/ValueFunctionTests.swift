import Animation
import Geometry
import Layers
import ReferenceCases
import Testing

/// Transforms made of an animation's numbers.
@Suite struct ValueFunctionTests {
  static let names: [CAValueFunctionName] = [
    .rotateX, .rotateY, .rotateZ, .scale, .scaleX, .scaleY, .scaleZ, .translate, .translateX,
    .translateY, .translateZ,
  ]

  @Test func oneFunctionForEachName() throws {
    let expected = try ReferenceCase.named("LS-09")
    #expect(Self.names.count == Int(try expected.input["count"].number()))
    #expect(Set(Self.names.map(\.rawValue)).count == Self.names.count)
    #expect(try expected.expected["same name twice"].string() == "same object")
    for name in Self.names {
      let function = try #require(CAValueFunction(name: name))
      #expect(function.name == name && CAValueFunction(name: name) === function)
    }
    #expect(expected.expected["unknown name"].isNull)
    #expect(CAValueFunction(name: .init(rawValue: "shear")) == nil)
  }

  struct Row: CustomTestStringConvertible {
    var name: CAValueFunctionName
    var from: Any
    var to: Any
    var expected: CATransform3D
    var testDescription: String { name.rawValue }
  }

  @Test func numbersBecomeTransformsAfterTheyWereMixed() throws {
    let rows = [
      Row(
        name: .rotateX, from: 0, to: 2.0, expected: CATransform3DMakeRotation(1, 1, 0, 0)),
      Row(
        name: .rotateY, from: 0, to: 2.0, expected: CATransform3DMakeRotation(1, 0, 1, 0)),
      Row(
        name: .rotateZ, from: 0, to: 4 * Double.pi,
        expected: CATransform3DMakeRotation(2 * .pi, 0, 0, 1)),
      Row(
        name: .scale, from: [1.0, 1, 1], to: [3.0, 5, 7], expected: CATransform3DMakeScale(2, 3, 4)),
      Row(name: .scaleX, from: 1, to: 3, expected: CATransform3DMakeScale(2, 1, 1)),
      Row(name: .scaleY, from: 1, to: 3, expected: CATransform3DMakeScale(1, 2, 1)),
      Row(name: .scaleZ, from: 1, to: 3, expected: CATransform3DMakeScale(1, 1, 2)),
      Row(
        name: .translate, from: [0.0, 0, 0], to: [2.0, 4, 6],
        expected: CATransform3DMakeTranslation(1, 2, 3)),
      Row(name: .translateX, from: 0, to: 8, expected: CATransform3DMakeTranslation(4, 0, 0)),
      Row(name: .translateY, from: 0, to: 8, expected: CATransform3DMakeTranslation(0, 4, 0)),
      Row(name: .translateZ, from: 0, to: 8, expected: CATransform3DMakeTranslation(0, 0, 4)),
    ]
    #expect(rows.map(\.name) == Self.names)
    for row in rows {
      let stage = try AnimationStage()
      stage.layer.add(
        basic("transform", row.from, row.to) {
          $0.valueFunction = CAValueFunction(name: row.name)
        }, forKey: nil)
      try stage.harness.frame(at: 1)
      try stage.harness.frame(at: 1.5)
      #expect(stage.layer.presentation()?.transform == row.expected, "\(row.name.rawValue)")
    }
  }

  @Test func aMissingEndIsReadFromTheTransform() throws {
    let stage = try AnimationStage()
    CATransaction.setDisableActions(true)
    stage.layer.transform = CATransform3DMakeTranslation(10, 0, 0)
    stage.layer.add(
      basic("transform", nil, 30) { $0.valueFunction = CAValueFunction(name: .translateX) },
      forKey: nil)
    try stage.harness.frame(at: 1)
    #expect(try stage.number("transform.translation.x", at: 1.5) == 20)
  }

  @Test func cumulativeTurnsAddUpBeforeTheFunction() throws {
    let stage = try AnimationStage()
    stage.layer.add(
      basic("transform", 0, nil, by: 1.0) {
        $0.valueFunction = CAValueFunction(name: .rotateZ)
        $0.isCumulative = true
        $0.repeatCount = 4
      }, forKey: nil)
    try stage.harness.frame(at: 1)
    let angle = try stage.number("transform.rotation.z", at: 3.5)
    #expect(abs(angle - 2.5) < 1e-9)
  }

  @Test func keyframesToo() throws {
    let stage = try AnimationStage()
    stage.layer.add(
      keyframes("transform", [0, 4, 0]) { $0.valueFunction = CAValueFunction(name: .translateY) },
      forKey: nil)
    try stage.harness.frame(at: 1)
    #expect(try stage.number("transform.translation.y", at: 1.25) == 2)
  }

  @Test func whatTheFunctionDoesNotTakeContributesNothing() throws {
    let stage = try AnimationStage()
    for (name, from, to) in [
      (CAValueFunctionName.rotateZ, CGPoint.zero as Any, CGPoint(x: 1, y: 1) as Any),
      (.scale, [1.0, 2], [3.0, 4]), (.translateX, CGRect.zero, CGRect.zero),
    ] {
      stage.layer.add(
        basic("transform", from, to) { $0.valueFunction = CAValueFunction(name: name) }, forKey: nil
      )
    }
    try stage.harness.frame(at: 1)
    #expect(stage.layer.presentation()?.transform == CATransform3DIdentity)
  }
}
