import Animation
import Drawing
import Geometry
import Layers
import Testing

/// Values of every kind on their way, also in a layer's own properties.
@Suite struct ValueCourseTests {
  private final class KindsLayer: CALayer {
    @Animatable var amount: CGFloat = 0
    @Animatable var single: Float = 0
    @Animatable var whole = 0
    @Animatable var small: UInt8 = 0
    @Animatable var place = CGPoint.zero
    @Animatable var extent = CGSize.zero
    @Animatable var box = CGRect.zero
    @Animatable var way = CGVector.zero
    @Animatable var tint = CGColor.black
    @Animatable var shade: CGColor?
    @Animatable var stops: [CGFloat] = []
    @Animatable var maybe: CGFloat?
    @Animatable var isOn = false
    @Animatable var label = "a"
    @Animatable var turned = CATransform3DIdentity
    @Animatable var flat = CGAffineTransform.identity
    var asks: [String] = []

    override init() { super.init() }
    override init(layer: Any) { super.init(layer: layer) }

    override class func needsDisplay(forKey key: String) -> Bool { key == "amount" }

    override func action(forKey event: String) -> (any CAAction)? {
      guard event == "amount" else { return super.action(forKey: event) }
      asks.append("\(amount)")
      let animation = CABasicAnimation(keyPath: event)
      animation.fromValue = presentation()?.value(forKey: event) ?? amount
      animation.duration = 1
      return animation
    }
  }

  private func shown(
    _ path: String, _ from: Any?, _ to: Any?, at time: Double = 0.5,
    _ configure: (CABasicAnimation) -> Void = { _ in }
  ) throws -> KindsLayer {
    let stage = try AnimationStage(KindsLayer())
    stage.layer.add(basic(path, from, to, configure), forKey: nil)
    try stage.harness.frame(at: 0)
    try stage.harness.frame(at: time)
    return try #require(stage.layer.presentation())
  }

  @Test func ownPropertiesOfEveryKind() throws {
    #expect(try shown("amount", 0, 10).amount == 5)
    #expect(try shown("single", 0, 1).single == 0.5)
    #expect(try shown("whole", 0, 5, at: 0.29).whole == 1, "1.45 is rounded")
    #expect(try shown("whole", 0, 5, at: 0.31).whole == 2, "1.55 is rounded")
    #expect(try shown("small", 0 as UInt8, 255 as UInt8).small == 128)
    #expect(try shown("small", 0, 1000).small == 0, "500 is none of its numbers")
    #expect(
      try shown("place", CGPoint.zero, CGPoint(x: 2, y: 4)).place == CGPoint(x: 1, y: 2))
    #expect(try shown("place.x", 0, 4).place == CGPoint(x: 2, y: 0))
    #expect(try shown("extent.height", 0, 4).extent == CGSize(width: 0, height: 2))
    #expect(try shown("box.size.width", 0, 4).box.width == 2)
    #expect(try shown("box.origin", CGPoint.zero, CGPoint(x: 2, y: 4)).box.minY == 2)
    #expect(try shown("way.dx", 0, 4).way.dx == 2)
    #expect(try shown("stops", [0, 0.5], [1, 1.5]).stops == [0.5, 1])
    #expect(try shown("stops", [0, 0.5], [1, 1.5, 2]).stops == [], "counts differ")
    #expect(try shown("maybe", 0, 1).maybe == 0.5)
    #expect(try shown("isOn", false, true, at: 0.9).isOn == false)
    #expect(try shown("label", "x", "y", at: 0.9).label == "x", "a step at the end")
    #expect(try shown("amount", CGPoint.zero, 10).amount == 0, "two kinds")
    #expect(try shown("amount", CGPoint.zero, CGPoint.zero).amount == 0, "a kind not its own")
    let turned = try shown(
      "turned", CATransform3DMakeTranslation(2, 0, 0), CATransform3DMakeTranslation(4, 8, 0)
    ).turned
    #expect(turned.m41 == 3 && turned.m42 == 4 && turned.m11 == 1)
    #expect(abs(try shown("turned.rotation.z", 0, 1).turned.m12 - 0.479425538604203) < 1e-9)
    let flat = try shown(
      "flat", CGAffineTransform.identity, CGAffineTransform(rotationAngle: 1)
    ).flat
    #expect(abs(flat.b - 0.479425538604203) < 1e-9, "turned half as far, not the mean")
  }

  @Test func colours() throws {
    let clear = CGColor(red: 1, green: 1, blue: 1, alpha: 0)
    let white = CGColor(gray: 1, alpha: 1)
    #expect(try shown("tint", CGColor.black, white).tint.components == [0.5, 0.5, 0.5, 1])
    #expect(try shown("tint", clear, white).tint.components == [1, 1, 1, 0.5])
    let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    #expect(try shown("shade", nil, red).shade?.components == [1, 0, 0, 0.5], "from none")
    #expect(try shown("backgroundColor", red, nil).backgroundColor?.components == [0.5, 0, 0, 1])
    let added = try shown("backgroundColor", nil, red) { $0.isAdditive = true }
    #expect(added.backgroundColor?.components == [0.5, 0, 0, 1.5], "cut when drawn, not before")
  }

  /// What has no sum counts alone where a sum is asked for.
  @Test(arguments: [
    (true, false, 0.5, 15.0, "additive: halfway from 10 to 20, and not 0"),
    (false, true, 1.5, 15, "cumulative: the second cycle is the first one again"),
    (true, true, 1.5, 15, "both"),
  ])
  func pathsThatAreToAddUp(
    isAdditive: Bool, isCumulative: Bool, time: Double, expected: Double, because: String
  ) throws {
    func square(_ side: Double) -> CGPath {
      CGPath(rect: CGRect(x: 0, y: 0, width: side, height: side), transform: nil)
    }
    let basicOne = basic("path", square(10), square(20))
    let toAlone = basic("path", nil, square(20))
    let keyframed = keyframes("path", [square(10), square(20)])
    for animation in [basicOne, toAlone, keyframed] as [CAPropertyAnimation] {
      let shape = CAShapeLayer()
      shape.path = square(10)
      let stage = try AnimationStage(shape)
      animation.isAdditive = isAdditive
      animation.isCumulative = isCumulative
      animation.repeatCount = 2
      shape.add(animation, forKey: nil)
      try stage.harness.frame(at: 0)
      try stage.harness.frame(at: time)
      let shown = try #require(shape.presentation()?.path)
      #expect(shown.boundingBoxOfPath.width == expected, "\(because)")
    }
  }

  /// Three quarter turns and a half, by one matrix after another.
  @Test func transformsThatAddUp() throws {
    let quarter = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
    let turned = try shown("turned", CATransform3DIdentity, quarter, at: 3.5) {
      $0.isCumulative = true
      $0.repeatCount = 10
    }
    let (sine, cosine) = (turned.turned.m12, turned.turned.m11)
    #expect(abs(sine + 0.5.squareRoot()) < 1e-9 && abs(cosine - 0.5.squareRoot()) < 1e-9)
    let moved = try shown("flat", nil, CGAffineTransform(translationX: 2, y: 0), at: 100) {
      $0.isCumulative = true
      $0.repeatCount = 200
    }
    #expect(moved.flat.tx == 200)
  }

  @Test func additiveAndCumulativeOwnProperties() throws {
    let stage = try AnimationStage(KindsLayer())
    CATransaction.setDisableActions(true)
    stage.layer.amount = 100
    stage.layer.place = CGPoint(x: 1, y: 1)
    try stage.harness.frame(at: 0)
    stage.layer.add(
      basic("amount", 0, 10) {
        $0.isAdditive = true
        $0.isCumulative = true
        $0.repeatCount = 2
      }, forKey: nil)
    stage.layer.add(
      keyframes("place", [CGPoint(x: 0, y: 0), CGPoint(x: 4, y: 8)], duration: 2) {
        $0.isAdditive = true
      }, forKey: nil)
    try stage.harness.frame(at: 0)
    try stage.harness.frame(at: 1.5)
    let shown = try #require(stage.layer.presentation())
    #expect(shown.amount == 115 && shown.place == CGPoint(x: 4, y: 7))
    #expect(stage.layer.amount == 100)
  }

  @Test func assigningRunsTheActionOfTheClass() throws {
    let stage = try AnimationStage(KindsLayer())
    stage.layer.amount = 10
    #expect(stage.layer.animationKeys() == ["amount"] && stage.layer.asks == ["0.0"])
    try stage.harness.frame(at: 0)
    #expect(try stage.number("amount", at: 0.5) == 5)
    stage.layer.amount = 0
    #expect(stage.layer.asks == ["0.0", "10.0"], "asked before the new value is stored")
    #expect(try stage.number("amount", at: 0.5) == 5)
    #expect(try stage.number("amount", at: 1) == 2.5)
    stage.layer.amount = 0
    #expect(stage.layer.asks.count == 2, "the same value asks nobody")
    CATransaction.setDisableActions(true)
    stage.layer.amount = 8
    #expect(stage.layer.asks.count == 2)
    try stage.harness.frame(at: 2)
    stage.layer.whole = 5
    #expect(stage.layer.animationKeys() == nil, "no action unless declared")
  }

  /// A model whose transform cannot be taken apart is no obstacle to animating its parts.
  @Test func partsOfATransformOfScaleZero() throws {
    let stage = try AnimationStage()
    CATransaction.setDisableActions(true)
    stage.layer.transform = CATransform3DMakeScale(0, 0, 1)
    try stage.harness.frame(at: 0)
    #expect(stage.layer.value(forKeyPath: "transform.scale.x") as? Double == 0)
    stage.layer.add(basic("transform.scale", 0, 1), forKey: nil)
    try stage.harness.frame(at: 0)
    #expect(abs(try stage.number("transform.scale.x", at: 0.5) - 0.5) < 1e-9)
    let shown = try #require(try stage.value("transform", at: 0.75) as? CATransform3D)
    #expect(abs(shown.m11 - 0.75) < 1e-9 && abs(shown.m22 - 0.75) < 1e-9 && shown.m44 == 1)
    CATransaction.setDisableActions(true)
    stage.layer.setValue(2, forKeyPath: "transform.scale")
    #expect(abs(stage.layer.transform.m11 - 2) < 1e-9)
    stage.layer.transform = CATransform3DMakeScale(0, 0, 0)
    stage.layer.setValue(2, forKeyPath: "transform.scale")
    #expect(abs(stage.layer.transform.m11 - 2) < 1e-9 && abs(stage.layer.transform.m33 - 2) < 1e-9)
    stage.layer.transform = CATransform3DMakeScale(0, 0, 0)
    stage.layer.setValue(5, forKeyPath: "transform.translation.x")
    #expect(stage.layer.transform.m41 == 5 && stage.layer.transform.m11 == 0)
  }

  @Test func flagsByNumbers() throws {
    #expect(try shown("isOn", 0, 1, at: 0.9).isOn == false)
    #expect(try shown("hidden", 0, 1, at: 0.9).isHidden == false)
    #expect(try shown("hidden", 1, 0, at: 0.9).isHidden, "a step at the end")
    let layer = KindsLayer()
    layer.setValue(1, forKey: "hidden")
    layer.setValue(1, forKey: "isOn")
    #expect(layer.isHidden && layer.isOn)
    layer.setValue(0.0, forKey: "hidden")
    #expect(!layer.isHidden)
  }

  @Test func blinking() throws {
    for values in [[false, true], [0, 1]] as [[Any]] {
      let stage = try AnimationStage()
      stage.layer.add(
        keyframes("hidden", values) { $0.calculationMode = .discrete }, forKey: nil)
      try stage.harness.frame(at: 0)
      try stage.harness.frame(at: 0.4)
      #expect(stage.harness.pixel(15, 15) != 0, "\(values)")
      try stage.harness.frame(at: 0.6)
      #expect(stage.harness.pixel(15, 15) == 0, "\(values)")
      try stage.harness.frame(at: 1)
      #expect(stage.harness.pixel(15, 15) != 0)
    }
  }

  @Test func pathsThatDoNotMatchShowTheEnd() throws {
    let stage = try AnimationStage(CAShapeLayer())
    let line = CGMutablePath()
    line.move(to: .zero)
    line.addLine(to: CGPoint(x: 10, y: 0))
    let longer = CGMutablePath()
    longer.move(to: CGPoint(x: 0, y: 10))
    longer.addLine(to: CGPoint(x: 20, y: 10))
    stage.layer.add(basic("path", line, longer), forKey: "a")
    try stage.harness.frame(at: 0)
    try stage.harness.frame(at: 0.5)
    #expect(
      stage.layer.presentation()?.path?.boundingBox == CGRect(x: 0, y: 5, width: 15, height: 0))
    longer.addLine(to: CGPoint(x: 20, y: 30))
    stage.layer.add(basic("path", line, longer), forKey: "a")
    try stage.harness.frame(at: 1)
    try stage.harness.frame(at: 1.5)
    #expect(stage.layer.presentation()?.path?.boundingBox.height == 20)
  }

  @Test func keyframesOfOtherKinds() throws {
    let stage = try AnimationStage()
    let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
    stage.layer.add(
      keyframes("backgroundColor", [red, blue, red], duration: 4), forKey: nil)
    stage.layer.add(
      keyframes(
        "bounds",
        [CGRect(x: 0, y: 0, width: 10, height: 10), CGRect(x: 0, y: 0, width: 20, height: 40)],
        duration: 4), forKey: nil)
    stage.layer.add(
      keyframes(
        "transform",
        [CATransform3DIdentity, CATransform3DMakeScale(3, 1, 1), CATransform3DIdentity],
        duration: 4
      ) { $0.calculationMode = .paced }, forKey: nil)
    stage.layer.add(keyframes("zPosition", [0, "one", 2], duration: 4), forKey: nil)
    try stage.harness.frame(at: 0)
    try stage.harness.frame(at: 1)
    let shown = try #require(stage.layer.presentation())
    #expect(shown.backgroundColor?.components == [0.5, 0, 0.5, 1])
    #expect(shown.bounds == CGRect(x: 0, y: 0, width: 12.5, height: 17.5))
    #expect(abs(shown.transform.m11 - 2) < 1e-9, "no distance between matrices: evenly spaced")
    #expect(shown.zPosition == 0, "kinds that do not mix")
  }
}
