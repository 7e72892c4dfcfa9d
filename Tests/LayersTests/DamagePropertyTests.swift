import Animation
import Drawing
import Geometry
import Layers
import Testing
import TestSupport

/// Random trees, changes and animations: whatever happens, painting the damage is enough.
///
/// The harness compares each frame with the same frame painted whole.
@Suite struct DamagePropertyTests {
  @Test(arguments: 1...12)
  func damageEqualsWholeRepaint(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let harness = try FrameHarness(
      width: 90, height: 60, scale: [1, 1.5, 2][Int.random(in: 0..<3, using: &random)])
    var layers = [harness.root]
    for step in 0..<18 {
      for _ in 0..<Int.random(in: 0...3, using: &random) {
        change(&layers, using: &random)
      }
      try harness.frame(at: Double(step) * 0.13)
    }
  }

  private func change(_ layers: inout [CALayer], using random: inout SeededGenerator) {
    let layer = layers.randomElement(using: &random) ?? layers[0]
    let isRoot = layer === layers[0]
    switch Int.random(in: 0..<26, using: &random) {
    case 0...3:
      let new = makeLayer(using: &random)
      layer.insertSublayer(new, at: UInt32.random(in: 0...4, using: &random))
      layers.append(new)
    case 4 where !isRoot:
      layer.removeFromSuperlayer()
      layers = [layers[0]] + layers.dropFirst().filter { $0.superlayer != nil }
    case 5 where !isRoot: layer.position = point(using: &random)
    case 6: layer.opacity = Float.random(in: -0.2...1.2, using: &random)
    case 7 where !isRoot: layer.isHidden.toggle()
    case 8: layer.masksToBounds.toggle()
    case 9: layer.cornerRadius = Double.random(in: 0...30, using: &random)
    case 10 where !isRoot: layer.zPosition = Double(Int.random(in: -1...1, using: &random))
    case 11 where !isRoot:
      layer.transform = CATransform3DMakeRotation(
        Double.random(in: -3...3, using: &random), 0, 0, 1)
    case 12: animate(layer, isRoot: isRoot, using: &random)
    case 13: layer.borderWidth = Double.random(in: 0...6, using: &random)
    case 14 where !isRoot: layer.mask = layer.mask == nil ? makeLayer(using: &random) : nil
    case 15: addTransition(to: layer, using: &random)
    case 16 where !isRoot: follow(path(using: &random), layer, using: &random)
    case 17...23: composite(layer, isRoot: isRoot, using: &random)
    default:
      guard let shape = layer as? CAShapeLayer else { return }
      shape.strokeEnd = Double.random(in: 0...1, using: &random)
      shape.strokeStart = Double.random(in: 0...0.5, using: &random)
    }
  }

  private func addTransition(to layer: CALayer, using random: inout SeededGenerator) {
    let transition = CATransition()
    transition.type = [.fade, .push, .moveIn, .reveal][Int.random(in: 0..<4, using: &random)]
    transition.subtype =
      [.fromLeft, .fromRight, .fromTop, .fromBottom][Int.random(in: 0..<4, using: &random)]
    transition.duration = Double.random(in: 0.1...1, using: &random)
    transition.endProgress = Bool.random(using: &random) ? 1 : 0.5
    transition.fillMode = Bool.random(using: &random) ? .both : .removed
    transition.isRemovedOnCompletion = Bool.random(using: &random)
    layer.add(transition, forKey: nil)
  }

  private func follow(
    _ path: CGPath, _ layer: CALayer, using random: inout SeededGenerator
  ) {
    let animation = CAKeyframeAnimation(keyPath: "position")
    animation.path = path
    animation.rotationMode = Bool.random(using: &random) ? .rotateAuto : nil
    animation.calculationMode = [.linear, .discrete, .paced][Int.random(in: 0..<3, using: &random)]
    animation.duration = Double.random(in: 0.1...1, using: &random)
    layer.add(animation, forKey: nil)
  }

  /// Changes what makes a picture of a layer and all below it.
  private func composite(
    _ layer: CALayer, isRoot: Bool, using random: inout SeededGenerator
  ) {
    switch Int.random(in: 0..<9, using: &random) {
    case 0:
      layer.shadowOpacity = [0, 0.6, 1][Int.random(in: 0..<3, using: &random)]
      layer.shadowRadius = Double.random(in: 0...6, using: &random)
    case 1:
      layer.shadowOffset = CGSize(width: Double.random(in: -20...20, using: &random), height: 4)
    case 2: layer.shadowPath = layer.shadowPath == nil ? path(using: &random) : nil
    case 3: layer.shouldRasterize.toggle()
    case 4: layer.rasterizationScale = [0.5, 1, 1.5, 2][Int.random(in: 0..<4, using: &random)]
    case 5:
      var eye = CATransform3DIdentity
      if Bool.random(using: &random) { eye.m34 = -1 / Double.random(in: 20...300, using: &random) }
      layer.sublayerTransform = eye
    case 6 where !isRoot:
      var turn = CATransform3DIdentity
      if Bool.random(using: &random) { turn.m34 = -1 / Double.random(in: 20...300, using: &random) }
      layer.transform = CATransform3DRotate(
        turn, Double.random(in: -4...4, using: &random), Double.random(in: -1...1, using: &random),
        1, 0)
    case 7: layer.isDoubleSided.toggle()
    default:
      let shape = CAShapeLayer()
      shape.path = path(using: &random)
      layer.mask = layer.mask == nil && !isRoot ? shape : nil
    }
  }

  private func animate(
    _ layer: CALayer, isRoot: Bool, using random: inout SeededGenerator
  ) {
    let paths: [(String, Any)] = [
      ("opacity", 0), ("cornerRadius", 20), ("strokeEnd", 1), ("strokeStart", 1),
      ("lineWidth", 9), ("backgroundColor", CGColor(red: 0, green: 1, blue: 0, alpha: 0.5)),
      ("shadowOpacity", 0.5), ("shadowRadius", 4), ("shadowOffset.width", 12),
      ("sublayerTransform.scale.x", 0.4), ("sublayerTransform.rotation.y", 1),
      ("transform.scale", 0), ("transform.rotation", 6), ("position", CGPoint(x: 60, y: 45)),
      ("bounds.size.width", 4), ("transform.rotation.y", 4), ("zPosition", 40),
    ]
    let usable = isRoot ? 11 : paths.count
    let (path, value) = paths[Int.random(in: 0..<usable, using: &random)]
    let animation = CABasicAnimation(keyPath: path)
    animation.toValue = value
    animation.duration = Double.random(in: 0.1...1, using: &random)
    animation.autoreverses = Bool.random(using: &random)
    animation.repeatCount = Float.random(in: 0...3, using: &random)
    layer.add(animation, forKey: Bool.random(using: &random) ? path : nil)
  }

  private func makeLayer(using random: inout SeededGenerator) -> CALayer {
    let layer: CALayer
    switch Int.random(in: 0..<7, using: &random) {
    case 0:
      let shape = CAShapeLayer()
      shape.path = path(using: &random)
      shape.fillColor = Bool.random(using: &random) ? color(using: &random) : nil
      shape.strokeColor = color(using: &random)
      shape.lineWidth = Double.random(in: 0...12, using: &random)
      shape.lineCap = [.butt, .round, .square][Int.random(in: 0..<3, using: &random)]
      shape.lineJoin = [.miter, .round, .bevel][Int.random(in: 0..<3, using: &random)]
      if Int.random(in: 0..<4, using: &random) == 0 { shape.lineDashPattern = [5, 3] }
      layer = shape
    case 1:
      let text = CATextLayer()
      text.string = "Ag 12:34"
      text.fontSize = Double.random(in: 6...30, using: &random)
      text.foregroundColor = color(using: &random)
      layer = text
    case 4:
      layer = CALayer()
      layer.contents = picture
      layer.contentsGravity = [.resize, .center, .top][Int.random(in: 0..<3, using: &random)]
      layer.magnificationFilter = [.nearest, .linear][Int.random(in: 0..<2, using: &random)]
    case 2: layer = makeGradient(using: &random)
    case 3: layer = makeReplicator(using: &random)
    default:
      layer = CALayer()
      layer.backgroundColor = color(using: &random)
    }
    layer.bounds = CGRect(
      x: 0, y: 0, width: Double.random(in: 0...60, using: &random),
      height: Double.random(in: 0...60, using: &random))
    layer.position = point(using: &random)
    return layer
  }

  /// Contents of 12 × 10 pixels with an edge in them.
  private var picture: CGImage? {
    let context = CGContext(
      data: nil, width: 12, height: 10, bitsPerComponent: 8, bytesPerRow: 0,
      space: CGColorSpaceCreateDeviceRGB(),
      bitmapInfo: CGImageAlphaInfo.premultipliedFirst.rawValue
        | CGBitmapInfo.byteOrder32Little.rawValue)
    context?.setFillColor(CGColor(red: 0, green: 0.4, blue: 1, alpha: 1))
    context?.fillEllipse(in: CGRect(x: 1, y: 0, width: 9, height: 10))
    return context?.makeImage()
  }

  private func makeGradient(using random: inout SeededGenerator) -> CALayer {
    let gradient = CAGradientLayer()
    gradient.colors = (0..<3).map { _ in color(using: &random) }
    gradient.type = [.axial, .radial, .conic][Int.random(in: 0..<3, using: &random)]
    gradient.startPoint = CGPoint(x: 0.5, y: Double.random(in: 0...1, using: &random))
    gradient.endPoint = CGPoint(x: Double.random(in: -1...2, using: &random), y: 1)
    return gradient
  }

  /// A replicator of one dot that moves, and of what is put into it later.
  private func makeReplicator(using random: inout SeededGenerator) -> CALayer {
    let replicator = CAReplicatorLayer()
    replicator.instanceCount = Int.random(in: 0...4, using: &random)
    replicator.instanceTransform = CATransform3DConcat(
      CATransform3DMakeRotation(Double.random(in: 0...1, using: &random), 0, 0, 1),
      CATransform3DMakeTranslation(Double.random(in: 0...20, using: &random), 5, 0))
    replicator.instanceDelay = [0, 0.2, -0.1][Int.random(in: 0..<3, using: &random)]
    if Bool.random(using: &random) {
      replicator.instanceColor = color(using: &random)
      replicator.instanceGreenOffset = 0.2
    }
    let dot = CALayer()
    dot.frame = CGRect(x: 0, y: 0, width: 9, height: 7)
    dot.backgroundColor = color(using: &random)
    replicator.addSublayer(dot)
    let move = CABasicAnimation(keyPath: "position")
    (move.toValue, move.duration) = (point(using: &random), 0.5)
    move.autoreverses = Bool.random(using: &random)
    dot.add(move, forKey: nil)
    return replicator
  }

  private func path(using random: inout SeededGenerator) -> CGPath {
    let path = CGMutablePath()
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      path.move(to: point(using: &random))
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        if Bool.random(using: &random) {
          path.addLine(to: point(using: &random))
        } else {
          path.addCurve(
            to: point(using: &random), control1: point(using: &random),
            control2: point(using: &random))
        }
      }
      if Bool.random(using: &random) { path.closeSubpath() }
    }
    return path
  }

  private func point(using random: inout SeededGenerator) -> CGPoint {
    CGPoint(
      x: Double.random(in: -10...100, using: &random),
      y: Double.random(in: -10...80, using: &random))
  }

  private func color(using random: inout SeededGenerator) -> CGColor {
    CGColor(
      red: Double.random(in: 0...1, using: &random),
      green: Double.random(in: 0...1, using: &random),
      blue: Double.random(in: 0...1, using: &random),
      alpha: [1, 0.5][Int.random(in: 0..<2, using: &random)])
  }
}
