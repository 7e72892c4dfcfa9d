import Animation
import Drawing
import Geometry
import Layers
import TestSupport
import Testing

/// Laws that hold for any tree and any animation, tried on random ones.
@Suite struct LayerPropertyTests {
  @Test(arguments: 1...15)
  func convertingThereAndBackIsNothing(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let root = CALayer()
    var layers = [root]
    for _ in 0..<6 {
      let layer = CALayer()
      layer.bounds = CGRect(
        x: Double.random(in: -20...20, using: &random),
        y: Double.random(in: -20...20, using: &random), width: 50, height: 40)
      layer.position = CGPoint(x: Double.random(in: -50...50, using: &random), y: 7)
      layer.anchorPoint = CGPoint(x: Double.random(in: -1...2, using: &random), y: 0.3)
      layer.transform = CATransform3DScale(
        CATransform3DMakeRotation(Double.random(in: -3...3, using: &random), 0, 0, 1),
        Double.random(in: 0.5...2, using: &random), -1, 1)
      layer.sublayerTransform = CATransform3DMakeRotation(
        Double.random(in: -1...1, using: &random), 0, 0, 1)
      layers.randomElement(using: &random)?.addSublayer(layer)
      layers.append(layer)
    }
    let point = CGPoint(x: Double.random(in: -100...100, using: &random), y: 3)
    for from in layers {
      for to in layers {
        let back = from.convert(from.convert(point, to: to), from: to)
        #expect(abs(back.x - point.x) < 1e-6 && abs(back.y - point.y) < 1e-6)
      }
    }
  }

  @Test(arguments: 1...20)
  func whatShowsDoesNotDependOnTheFramesBefore(seed: Int) throws {
    let end = Double(seed) * 0.14
    var shown: [[CGFloat]] = []
    for frames in [[0, end], [0] + (1...10).map { end * Double($0) / 10 }] {
      var random = SeededGenerator(seed: UInt64(seed))
      let harness = try FrameHarness(width: 8, height: 8)
      let layer = CALayer()
      harness.root.addSublayer(layer)
      for _ in 0..<3 { layer.add(makeAnimation(using: &random), forKey: nil) }
      for time in frames { try harness.frame(at: time) }
      let copy = layer.presentation() ?? layer
      shown.append([copy.position.x, copy.position.y, CGFloat(copy.opacity), copy.transform.m12])
    }
    // A tenth ten times is the end but for rounding.
    for (one, two) in zip(shown[0], shown[1]) { #expect(abs(one - two) < 1e-6) }
  }

  private func makeAnimation(using random: inout SeededGenerator) -> CAAnimation {
    let animation: CAAnimation
    switch Int.random(in: 0..<4, using: &random) {
    case 0:
      let keyframes = CAKeyframeAnimation(keyPath: "position.x")
      keyframes.values = [0.0, 30.0, 10.0]
      keyframes.calculationMode =
        [.linear, .discrete, .paced, .cubic][
          Int.random(in: 0..<4, using: &random)]
      animation = keyframes
    case 1:
      let spring = CASpringAnimation(keyPath: "position.y")
      spring.toValue = 40
      animation = spring
    case 2:
      let turn = CABasicAnimation(keyPath: "transform.rotation")
      turn.byValue = 1
      turn.isCumulative = true
      animation = turn
    default:
      let fade = CABasicAnimation(keyPath: "opacity")
      fade.toValue = 0
      fade.isAdditive = Bool.random(using: &random)
      let group = CAAnimationGroup()
      group.animations = [fade]
      animation = group
    }
    animation.duration = Double.random(in: 0.2...1.5, using: &random)
    animation.repeatCount = Float(Int.random(in: 0...3, using: &random))
    animation.autoreverses = Bool.random(using: &random)
    animation.timeOffset = Double.random(in: 0...1, using: &random)
    animation.fillMode = Bool.random(using: &random) ? .both : .removed
    animation.isRemovedOnCompletion = Bool.random(using: &random)
    return animation
  }
}
