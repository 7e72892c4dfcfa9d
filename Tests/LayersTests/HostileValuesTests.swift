import Animation
import Drawing
import Geometry
import Layers
import TestSupport
import Testing

/// Values that no program means: whatever is set, nothing traps and the siblings are painted.
@Suite struct HostileValuesTests {
  private static let numbers: [Double] = [
    .nan, .infinity, -.infinity, 1e300, -1e300, .greatestFiniteMagnitude, .leastNonzeroMagnitude,
    -1, 0, 1, 0.5, 40, 1e9, Double(Int.max),
  ]

  private static let keys = [
    "bounds", "position", "anchorPoint", "anchorPointZ", "transform", "sublayerTransform",
    "zPosition", "frame", "opacity", "cornerRadius", "borderWidth", "contentsRect",
    "contentsScale", "speed", "timeOffset", "beginTime", "duration", "repeatCount", "path",
    "strokeStart", "strokeEnd", "lineWidth", "miterLimit", "lineDashPhase", "lineDashPattern",
    "fontSize", "string", "backgroundColor", "fillColor", "strokeColor", "borderColor",
    "colors", "locations", "startPoint", "endPoint", "type", "instanceCount", "instanceDelay",
    "instanceTransform", "instanceColor", "instanceAlphaOffset", "foregroundColor",
    "alignmentMode", "truncationMode", "wrapped", "shadowOpacity", "shadowRadius", "shadowOffset",
    "shadowColor", "shadowPath", "shouldRasterize", "rasterizationScale",
    "bounds.size.width", "position.x", "transform.scale", "transform.rotation.x",
    "transform.translation", "sublayerTransform.scale.x", "noSuchKey", "no.such.path",
  ]

  /// After each frame of a tree that was told nonsense, a sibling in front is painted exactly.
  @Test(arguments: 1...20)
  func theSiblingsArePainted(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let harness = try FrameHarness(width: 60, height: 40)
    let layers = [
      CALayer(), CAShapeLayer(), CATextLayer(), CAGradientLayer(), CAReplicatorLayer(), CALayer(),
      CAShapeLayer(), CALayer(),
    ]
    for (index, layer) in layers.enumerated() {
      layer.frame = CGRect(x: Double(index) * 5, y: 2, width: 20, height: 20)
      layer.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 0.5)
      (index < 3 ? harness.root : layers[index - 3]).addSublayer(layer)
    }
    (layers[1] as? CAShapeLayer)?.strokeColor = .black
    (layers[3] as? CAGradientLayer)?.colors = [CGColor.black, CGColor.white]
    (layers[4] as? CAReplicatorLayer)?.instanceCount = 3
    let witness = CALayer()
    witness.frame = CGRect(x: 10, y: 30, width: 40, height: 5)
    witness.backgroundColor = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
    witness.zPosition = .greatestFiniteMagnitude
    harness.root.addSublayer(witness)
    var time = 0.0
    for _ in 0..<24 {
      let layer = layers.randomElement(using: &random) ?? layers[0]
      tell(layer, using: &random)
      time += Double.random(in: 0...0.3, using: &random)
      try harness.frame(at: time)
      #expect(harness.pixel(30, 32) == 0xFF00_00FF)
      #expect(!harness.renderer.nextFrameTime.isNaN)
    }
  }

  @Test func hostileTimes() throws {
    let harness = try FrameHarness()
    let layer = CALayer()
    layer.frame = CGRect(x: 10, y: 10, width: 20, height: 20)
    layer.backgroundColor = .black
    harness.root.addSublayer(layer)
    try harness.frame(at: 0)
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.toValue = 0
    layer.add(animation, forKey: nil)
    for time in Self.numbers { try harness.frame(at: time) }
    layer.removeAllAnimations()
    try harness.frame(at: 1)
    #expect(harness.pixel(20, 20) == 0xFF00_0000)
  }

  @Test(arguments: [Double.nan, .infinity, 0, -1])
  func aScaleThatIsNoneIsRefused(scale: Double) throws {
    let renderer = LayerRenderer(
      layer: CALayer(), size: PixelSize(width: 8, height: 8), scale: scale)
    #expect(renderer.scale == 1)
    renderer.scale = 2
    renderer.scale = scale
    #expect(renderer.scale == 2)
  }

  /// B-01: nothing of a layer shows while its scale is 0, and all that is beside and in front does.
  @Test func aScaleOfZeroBlanksOnlyItsOwnLayer() throws {
    let harness = try FrameHarness()
    let boxes = (0..<3).map { index in
      let box = CALayer()
      box.frame = CGRect(x: 10 + 30 * Double(index), y: 10, width: 20, height: 20)
      box.backgroundColor = .black
      harness.root.addSublayer(box)
      return box
    }
    boxes[1].addSublayer(CAShapeLayer())
    let grow = CABasicAnimation(keyPath: "transform.scale")
    grow.fromValue = 0
    grow.toValue = 1
    grow.duration = 1
    boxes[1].add(grow, forKey: nil)
    for (time, isSeen) in [(0.0, false), (0.5, true), (1, true)] {
      try harness.frame(at: time)
      #expect(harness.pixel(20, 20) == 0xFF00_0000 && harness.pixel(80, 20) == 0xFF00_0000)
      #expect((harness.pixel(50, 20) != 0) == isSeen)
    }
  }

  // MARK: - Nonsense

  private func tell(_ layer: CALayer, using random: inout SeededGenerator) {
    let key = Self.keys[Int.random(in: Self.keys.indices, using: &random)]
    switch Int.random(in: 0..<5, using: &random) {
    case 0: layer.setValue(value(for: key, using: &random), forKeyPath: key)
    case 1:
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      layer.setValue(value(for: key, using: &random), forKeyPath: key)
      CATransaction.commit()
    case 2: layer.add(animation(of: key, using: &random), forKey: key)
    case 3: layer.add(transition(using: &random), forKey: nil)
    default:
      let group = CAAnimationGroup()
      group.animations = (0..<3).map { _ in
        animation(of: Self.keys[Int.random(in: Self.keys.indices, using: &random)], using: &random)
      }
      setTiming(of: group, using: &random)
      layer.add(group, forKey: nil)
    }
  }

  private func animation(of key: String, using random: inout SeededGenerator) -> CAAnimation {
    switch Int.random(in: 0..<4, using: &random) {
    case 0: return keyframes(of: key, using: &random)
    case 1:
      let spring = CASpringAnimation(keyPath: key)
      (spring.mass, spring.stiffness) = (number(&random), number(&random))
      (spring.damping, spring.initialVelocity) = (number(&random), number(&random))
      return filled(spring, using: &random)
    default: return filled(CABasicAnimation(keyPath: key), using: &random)
    }
  }

  private func transition(using random: inout SeededGenerator) -> CATransition {
    let transition = CATransition()
    let types: [CATransitionType] = [.fade, .push, .moveIn, .reveal, .init(rawValue: "none")]
    transition.type = types[Int.random(in: 0..<5, using: &random)]
    transition.subtype = Bool.random(using: &random) ? .fromTop : .init(rawValue: "from nowhere")
    transition.startProgress = Float(number(&random))
    transition.endProgress = Float(number(&random))
    setTiming(of: transition, using: &random)
    return transition
  }

  private func keyframes(of key: String, using random: inout SeededGenerator) -> CAAnimation {
    let animation = CAKeyframeAnimation(keyPath: key)
    let count = Int.random(in: 0...4, using: &random)
    animation.values = (0..<count).map { _ in value(for: key, using: &random) ?? 1 }
    if Bool.random(using: &random) {
      animation.keyTimes = (0..<Int.random(in: 0...5, using: &random)).map { _ in number(&random) }
    }
    if Int.random(in: 0..<3, using: &random) == 0 { animation.path = path(using: &random) }
    animation.calculationMode =
      [.linear, .discrete, .paced, .cubic, .cubicPaced][
        Int.random(in: 0..<5, using: &random)]
    animation.rotationMode = Bool.random(using: &random) ? .rotateAuto : nil
    animation.tensionValues = [number(&random)]
    setTiming(of: animation, using: &random)
    return animation
  }

  private func filled(
    _ animation: CABasicAnimation, using random: inout SeededGenerator
  ) -> CAAnimation {
    let key = animation.keyPath ?? ""
    if Bool.random(using: &random) { animation.fromValue = value(for: key, using: &random) }
    if Bool.random(using: &random) { animation.toValue = value(for: key, using: &random) }
    if Bool.random(using: &random) { animation.byValue = value(for: key, using: &random) }
    animation.isAdditive = Bool.random(using: &random)
    animation.isCumulative = Bool.random(using: &random)
    setTiming(of: animation, using: &random)
    return animation
  }

  private func setTiming(of animation: CAAnimation, using random: inout SeededGenerator) {
    animation.duration = Bool.random(using: &random) ? 1 : number(&random)
    if Int.random(in: 0..<3, using: &random) == 0 { animation.beginTime = number(&random) }
    if Int.random(in: 0..<3, using: &random) == 0 { animation.timeOffset = number(&random) }
    if Int.random(in: 0..<3, using: &random) == 0 { animation.speed = Float(number(&random)) }
    if Int.random(in: 0..<3, using: &random) == 0 { animation.repeatCount = Float(number(&random)) }
    if Int.random(in: 0..<3, using: &random) == 0 { animation.repeatDuration = number(&random) }
    animation.autoreverses = Bool.random(using: &random)
    animation.fillMode = Bool.random(using: &random) ? .both : .removed
    animation.isRemovedOnCompletion = Bool.random(using: &random)
  }

  /// A value of the property's own type nine times of ten, else of any other or none.
  private func value(for key: String, using random: inout SeededGenerator) -> Any? {
    if Int.random(in: 0..<10, using: &random) == 0 {
      let strangers: [Any?] = [nil, "text", 3, CGPoint.zero]
      return strangers[Int.random(in: 0..<4, using: &random)]
    }
    switch key {
    case "bounds", "frame", "contentsRect":
      return CGRect(
        x: number(&random), y: number(&random), width: number(&random), height: number(&random))
    case "position", "anchorPoint", "startPoint", "endPoint":
      return CGPoint(x: number(&random), y: number(&random))
    case "transform.translation", "shadowOffset":
      return CGSize(width: number(&random), height: number(&random))
    case "transform", "sublayerTransform", "instanceTransform":
      var transform = CATransform3DMakeScale(number(&random), number(&random), 1)
      transform.m34 = number(&random)
      transform.m41 = number(&random)
      return transform
    case "path", "shadowPath": return path(using: &random)
    case "colors": return (0..<Int.random(in: 0...3, using: &random)).map { _ in color(&random) }
    case "type":
      let types = ["axial", "radial", "conic", "round"]
      return types[Int.random(in: 0..<4, using: &random)]
    case "alignmentMode", "truncationMode":
      let modes = ["center", "end", "middle", "nowhere"]
      return modes[Int.random(in: 0..<4, using: &random)]
    case "shouldRasterize", "wrapped": return Bool.random(using: &random)
    case "lineDashPattern", "locations":
      return (0..<Int.random(in: 0...3, using: &random)).map { _ in number(&random) }
    case "string":
      let texts = ["", "\u{0}", String(repeating: "Wide ", count: 60)]
      return texts[Int.random(in: 0..<3, using: &random)]
    case "backgroundColor", "fillColor", "strokeColor", "borderColor", "instanceColor",
      "foregroundColor", "shadowColor":
      return color(&random)
    default: return number(&random)
    }
  }

  private func color(_ random: inout SeededGenerator) -> CGColor {
    CGColor(
      red: number(&random), green: number(&random), blue: number(&random), alpha: number(&random))
  }

  private func path(using random: inout SeededGenerator) -> CGPath {
    let path = CGMutablePath()
    for _ in 0..<Int.random(in: 0...4, using: &random) {
      let point = CGPoint(x: number(&random), y: number(&random))
      switch Int.random(in: 0..<5, using: &random) {
      case 0: path.move(to: point)
      case 1: path.addLine(to: point)
      case 2:
        path.addCurve(to: point, control1: point, control2: CGPoint(x: number(&random), y: 3))
      case 3:
        path.addArc(
          center: point, radius: number(&random), startAngle: number(&random),
          endAngle: number(&random), clockwise: Bool.random(using: &random))
      default: path.closeSubpath()
      }
    }
    return path
  }

  private func number(_ random: inout SeededGenerator) -> Double {
    Self.numbers[Int.random(in: Self.numbers.indices, using: &random)]
  }
}
