import Animation
import Drawing
import Geometry
import Layers
import Testing

/// Animations of parts of a property, and what they leave of the rest.
@Suite struct KeyPathCourseTests {
  struct Part: CustomTestStringConvertible, Sendable {
    var path: String
    var testDescription: String { path }
  }

  static let parts = [
    "position.x", "position.y", "bounds.size.width", "bounds.size.height", "bounds.origin.x",
    "bounds.origin.y", "anchorPoint.x", "anchorPoint.y", "shadowOffset.width",
    "shadowOffset.height", "transform.translation.x", "transform.translation.y",
    "transform.translation.z", "transform.scale.x", "transform.scale.y", "transform.scale.z",
    "transform.rotation", "transform.rotation.z", "transform.rotation.x", "transform.rotation.y",
    "transform.scale", "sublayerTransform.translation.x", "sublayerTransform.translation.y",
    "sublayerTransform.translation.z", "sublayerTransform.scale.x", "sublayerTransform.scale.y",
    "sublayerTransform.scale", "sublayerTransform.rotation", "sublayerTransform.rotation.x",
    "sublayerTransform.rotation.y", "sublayerTransform.rotation.z", "shadowRadius",
    "cornerRadius", "borderWidth", "zPosition", "opacity", "shadowOpacity",
    "contentsRect.size.width",
    "contentsRect.origin.x", "contentsRect.origin.y", "contentsRect.size.height",
  ].map { Part(path: $0) }

  /// Half way from 0.25 to 0.75 is 0.5, and half of 0.5 on top of a model of 0.25 is 0.5 too.
  @Test(arguments: parts) func halfWay(part: Part) throws {
    let path = part.path
    let plain = try AnimationStage()
    plain.layer.add(basic(path, 0.25, 0.75), forKey: nil)
    try plain.harness.frame(at: 0)
    #expect(abs(try plain.number(path, at: 0.5) - 0.5) < 1e-6)
    for isAdditive in [false, true] {
      let stage = try AnimationStage()
      CATransaction.setDisableActions(true)
      stage.layer.setValue(0.25, forKeyPath: path)
      try stage.harness.frame(at: 0)
      #expect(abs(try stage.number(path, at: 0) - 0.25) < 1e-6)
      stage.layer.add(basic(path, 0, by: 0.5) { $0.isAdditive = isAdditive }, forKey: nil)
      try stage.harness.frame(at: 0)
      let shown = try stage.number(path, at: 0.5)
      #expect(abs(shown - (isAdditive ? 0.5 : 0.25)) < 1e-6, "additive \(isAdditive): \(shown)")
    }
  }

  @Test func aPartKeepsTheOthers() throws {
    let stage = try AnimationStage()
    CATransaction.setDisableActions(true)
    let base = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
    stage.layer.transform = base
    try stage.harness.frame(at: 0)
    stage.layer.add(basic("transform.scale.y", 1, 3), forKey: nil)
    try stage.harness.frame(at: 0)
    #expect(abs(try stage.number("transform.scale.y", at: 0.5) - 2) < 1e-9)
    #expect(abs(try stage.number("transform.rotation.z", at: 0.5) - .pi / 2) < 1e-9)
    #expect(abs(try stage.number("transform.scale.x", at: 0.5) - 1) < 1e-9)
    // S · R: the second row, turned, is twice as long.
    let shown = try #require(try stage.value("transform", at: 0.5) as? CATransform3D)
    #expect(abs(shown.m21 + 2) < 1e-9 && abs(shown.m12 - 1) < 1e-9)
    let width = try AnimationStage()
    width.layer.add(basic("bounds.size.width", 20, 40), forKey: nil)
    try width.harness.frame(at: 0)
    let bounds = try #require(try width.value("bounds", at: 0.5) as? CGRect)
    #expect(bounds == CGRect(x: 0, y: 0, width: 30, height: 20))
  }

  @Test func severalPartsAtOnceAreComposedOnce() throws {
    let stage = try AnimationStage()
    for (path, from, to) in [
      ("transform.scale", 0, 2), ("transform.rotation.z", 0, Double.pi),
      ("transform.translation.x", 0, 10),
    ] { stage.layer.add(basic(path, from, to), forKey: nil) }
    try stage.harness.frame(at: 0)
    let shown = try #require(try stage.value("transform", at: 0.5) as? CATransform3D)
    #expect(abs(shown.m11) < 1e-9 && abs(shown.m12 - 1) < 1e-9)
    #expect(abs(shown.m41 - 5) < 1e-9, "the way is neither turned nor scaled")
    let zero = try AnimationStage()
    zero.layer.add(basic("transform.scale", 0, 0), forKey: nil)
    zero.layer.add(basic("transform.rotation.z", 1, 1), forKey: nil)
    zero.layer.add(basic("transform.scale", 3, 3), forKey: nil)
    try zero.harness.frame(at: 0)
    #expect(abs(try zero.number("transform.rotation.z", at: 0.5) - 1) < 1e-9)
    #expect(abs(try zero.number("transform.scale", at: 0.5) - 3) < 1e-9)
  }

  @Test(arguments: ["x", "y", "z"]) func turningByTheNumberNotByTheMatrix(axis: String) throws {
    let stage = try AnimationStage()
    stage.layer.add(basic("transform.rotation." + axis, 0, 2 * Double.pi), forKey: nil)
    try stage.harness.frame(at: 0)
    let shown = try #require(try stage.value("transform", at: 0.25) as? CATransform3D)
    let diagonal = ["x": shown.m22, "y": shown.m33, "z": shown.m11][axis] ?? .nan
    #expect(abs(diagonal) < 1e-9, "a quarter turn")
    let other = try AnimationStage()
    other.layer.add(
      basic("transform", CATransform3DIdentity, CATransform3DMakeRotation(2 * .pi, 0, 0, 1)),
      forKey: nil)
    try other.harness.frame(at: 0)
    let still = try #require(try other.value("transform", at: 0.25) as? CATransform3D)
    #expect(abs(still.m11 - 1) < 1e-9 && abs(still.m12) < 1e-9, "the same matrix at both ends")
  }

  @Test func aTurnThatAddsUp() throws {
    let stage = try AnimationStage()
    stage.layer.add(
      basic("transform.rotation.z", by: Double.pi / 2) {
        $0.isCumulative = true
        $0.repeatCount = 3
      }.held(), forKey: nil)
    try stage.harness.frame(at: 0)
    for (time, quarters) in [(0.5, 0.5), (1, 1), (1.5, 1.5), (3, 3)] as [(Double, Double)] {
      let shown = try #require(try stage.value("transform", at: time) as? CATransform3D)
      let turned = CATransform3DMakeRotation(quarters * .pi / 2, 0, 0, 1)
      #expect(abs(shown.m11 - turned.m11) < 1e-9 && abs(shown.m12 - turned.m12) < 1e-9)
    }
  }

  @Test func theScaleOfAllIsReadAsTheirAverage() throws {
    let stage = try AnimationStage()
    stage.layer.add(basic("transform.scale.x", 4, 4), forKey: nil)
    try stage.harness.frame(at: 0)
    #expect(abs(try stage.number("transform.scale", at: 0.5) - 2) < 1e-9)
    let size = try AnimationStage()
    size.layer.add(
      basic("transform.translation", CGSize.zero, CGSize(width: 10, height: 20)), forKey: nil)
    try size.harness.frame(at: 0)
    let shown = try #require(try size.value("transform.translation", at: 0.5) as? CGSize)
    #expect(abs(shown.width - 5) < 1e-9 && abs(shown.height - 10) < 1e-9)
    #expect(abs(try size.number("transform.translation.y", at: 0.5) - 10) < 1e-9)
  }

  @Test(arguments: [
    "frame", "frame.size.width", "position.q", "nowhere", "opacity.x", "transform.rotation.w", "",
    "transform..x", ".x", "bounds.size.", "delegate", "superlayer.position",
  ])
  func pathsToNowhereOnlyRunOut(path: String) throws {
    let stage = try AnimationStage()
    let listener = AnimationListener()
    let before = stage.layer.frame
    stage.layer.add(basic(path, 1, 2) { $0.delegate = listener }, forKey: "a")
    try stage.harness.frame(at: 0)
    try stage.harness.frame(at: 0.5)
    #expect(stage.layer.frame == before && stage.layer.presentation()?.frame ?? before == before)
    #expect(stage.layer.animationKeys() == ["a"])
    try stage.harness.frame(at: 1)
    #expect(listener.heard == ["start", "finished"] && stage.layer.animationKeys() == nil)
  }

  /// Value functions make matrices of numbers; one on top of another goes before it.
  @Test func valueFunctions() throws {
    func shown(
      _ name: CAValueFunctionName, _ from: Any, _ to: Any, base: CATransform3D? = nil
    ) throws -> CATransform3D {
      let stage = try AnimationStage()
      CATransaction.setDisableActions(true)
      if let base { stage.layer.transform = base }
      try stage.harness.frame(at: 0)
      stage.layer.add(
        basic("transform", from, to) {
          $0.valueFunction = CAValueFunction(name: name)
          $0.isAdditive = base != nil
        }, forKey: nil)
      try stage.harness.frame(at: 0)
      return try #require(try stage.value("transform", at: 0.5) as? CATransform3D)
    }
    func near(_ one: CATransform3D, _ two: CATransform3D) -> Bool {
      let pairs = [
        (one.m11, two.m11), (one.m12, two.m12), (one.m13, two.m13), (one.m21, two.m21),
        (one.m22, two.m22), (one.m23, two.m23), (one.m31, two.m31), (one.m32, two.m32),
        (one.m33, two.m33), (one.m41, two.m41), (one.m42, two.m42), (one.m43, two.m43),
      ]
      return pairs.allSatisfy { abs($0 - $1) < 1e-9 }
    }
    #expect(near(try shown(.rotateX, 0, 3.0), CATransform3DMakeRotation(1.5, 1, 0, 0)))
    #expect(near(try shown(.rotateY, 0, 3.0), CATransform3DMakeRotation(1.5, 0, 1, 0)))
    #expect(near(try shown(.rotateZ, 0, 4.0), CATransform3DMakeRotation(2, 0, 0, 1)))
    #expect(near(try shown(.scaleX, 1, 4), CATransform3DMakeScale(2.5, 1, 1)))
    #expect(near(try shown(.scaleY, 1, 4), CATransform3DMakeScale(1, 2.5, 1)))
    #expect(near(try shown(.scaleZ, 1, 4), CATransform3DMakeScale(1, 1, 2.5)))
    #expect(near(try shown(.scale, [1, 2, 3], [3, 4, 5]), CATransform3DMakeScale(2, 3, 4)))
    #expect(near(try shown(.translateX, 2, 4), CATransform3DMakeTranslation(3, 0, 0)))
    #expect(near(try shown(.translateY, 2, 4), CATransform3DMakeTranslation(0, 3, 0)))
    #expect(near(try shown(.translateZ, 2, 4), CATransform3DMakeTranslation(0, 0, 3)))
    #expect(
      near(try shown(.translate, [0, 0, 0], [2, 4, 6]), CATransform3DMakeTranslation(1, 2, 3)))
    let twice = CATransform3DMakeScale(2, 2, 1)
    #expect(
      near(
        try shown(.translateX, 0, 10, base: twice),
        CATransform3DConcat(CATransform3DMakeTranslation(5, 0, 0), twice)))
    let moved = CATransform3DMakeTranslation(7, 0, 0)
    #expect(
      near(
        try shown(.rotateZ, 0, 2.0, base: moved),
        CATransform3DConcat(CATransform3DMakeRotation(1, 0, 0, 1), moved)))
  }
}
