import Drawing
import Geometry
import Layers
import TestSupport
import Testing

/// Layers turned in space: what is painted where, and what is kept.
@Suite struct PerspectiveTests {
  private static let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)

  /// A red square of 40 in the middle of 100 × 100, under `transform`.
  private func paint(
    _ transform: CATransform3D, eye: Double? = nil, _ configure: (CALayer) -> Void = { _ in }
  ) throws -> (FrameHarness, CALayer) {
    let harness = try FrameHarness()
    // The eye is before the anchor point: the middle.
    let stage = CALayer()
    stage.frame = harness.root.bounds
    if let eye { stage.sublayerTransform.m34 = -1 / eye }
    harness.root.addSublayer(stage)
    let layer = CALayer()
    layer.frame = CGRect(x: 30, y: 30, width: 40, height: 40)
    layer.backgroundColor = Self.red
    layer.transform = transform
    configure(layer)
    stage.addSublayer(layer)
    try harness.frame(at: 0)
    return (harness, layer)
  }

  @Test func turningWithoutAnEyeOnlyNarrows() throws {
    let (harness, _) = try paint(CATransform3DMakeRotation(.pi / 3, 0, 1, 0))
    #expect(harness.paintedPixels == 20 * 40, "cos 60° of 40 wide")
    let (edge, _) = try paint(CATransform3DMakeRotation(.pi / 2, 0, 1, 0))
    #expect(edge.paintedPixels == 0, "edge-on")
  }

  @Test func depthIsSeenUnderPerspective() throws {
    // An eye at 100 sees a plane 50 nearer twice as large.
    let (harness, layer) = try paint(CATransform3DIdentity, eye: 100) { $0.zPosition = 50 }
    #expect(harness.pixel(12, 12) == 0xFFFF_0000 && harness.pixel(88, 88) == 0xFFFF_0000)
    #expect(harness.pixel(8, 50) == 0 && harness.pixel(50, 92) == 0)
    #expect(layer.convert(CGPoint.zero, to: harness.root) == CGPoint(x: 10, y: 10))
    let (flat, _) = try paint(CATransform3DIdentity) { $0.zPosition = 50 }
    #expect(flat.paintedPixels == 1600, "without an eye depth is only an order")
    let (behind, _) = try paint(CATransform3DIdentity, eye: 100) { $0.zPosition = 150 }
    #expect(behind.paintedPixels == 0, "behind the eye")
  }

  @Test func theNearerSideIsTaller() throws {
    // Turned by 60° about y with the eye at 100: the edge at x = −20 goes to x = −10 and
    // z = 20·sin 60° = 17.3 nearer, where it is 1 / (1 − .173) = 1.21 times as tall.
    let (harness, _) = try paint(CATransform3DMakeRotation(.pi / 3, 0, 1, 0), eye: 100)
    func height(_ x: Int) -> Int { (0..<100).count { harness.pixel(x, $0) >> 24 > 127 } }
    #expect(abs(height(39) - 47) <= 2, "it is \(height(39))")
    #expect(abs(height(57) - 35) <= 2, "it is \(height(57))")
    #expect(height(36) == 0 && height(60) == 0)
  }

  @Test(arguments: [true, false])
  func theBackIsSeenOnlyOfDoubleSidedLayers(isDoubleSided: Bool) throws {
    for (angle, isFront) in [(0.5, true), (2.0, false), (3.1, false), (6.0, true)] {
      for eye in [nil, 200.0] {
        let (harness, _) = try paint(CATransform3DMakeRotation(angle, 0, 1, 0), eye: eye) {
          $0.isDoubleSided = isDoubleSided
        }
        #expect((harness.paintedPixels > 0) == (isFront || isDoubleSided), "\(angle)")
      }
    }
  }

  @Test(arguments: 1...12)
  func aLayerIsHitWhereItIsPainted(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    var turn = CATransform3DIdentity
    turn.m34 = -1 / Double.random(in: 60...400, using: &random)
    turn = CATransform3DRotate(
      turn, Double.random(in: -1.3...1.3, using: &random),
      Double.random(in: -1...1, using: &random),
      1, Double.random(in: -1...1, using: &random))
    let (harness, layer) = try paint(turn) {
      let child = CALayer()
      child.frame = CGRect(x: 5, y: 5, width: 20, height: 10)
      child.backgroundColor = CGColor(red: 0, green: 1, blue: 0, alpha: 1)
      $0.addSublayer(child)
    }
    var checked = 0
    for y in stride(from: 0, to: 100, by: 3) {
      for x in stride(from: 0, to: 100, by: 3) {
        let colors: [UInt32: CALayer] = [
          0xFFFF_0000: layer, 0xFF00_FF00: layer.sublayers?[0] ?? layer, 0: harness.root,
        ]
        guard let painted = colors[harness.pixel(x, y)] else { continue }
        let hit = harness.root.hitTest(CGPoint(x: Double(x) + 0.5, y: Double(y) + 0.5))
        // What is painted faintly may be hit or not.
        guard painted !== harness.root else { continue }
        #expect(hit === painted, "at (\(x), \(y))")
        checked += 1
      }
    }
    #expect(checked > 10)
  }

  @Test func aLayerThroughTheEyeIsCutOff() throws {
    let (harness, layer) = try paint(CATransform3DMakeRotation(1.4, 0, 1, 0), eye: 30) {
      $0.bounds.size.width = 400
    }
    #expect(harness.paintedPixels > 0)
    layer.opacity = 0.5
    layer.removeAllAnimations()
    try harness.frame(at: 1)
  }

  @Test func aFlipEqualsTheWholePictureInEveryFrame() throws {
    let (harness, layer) = try paint(CATransform3DIdentity, eye: 150) {
      $0.cornerRadius = 8
      $0.shadowOpacity = 0.5
      let text = CATextLayer()
      text.string = "42"
      text.frame = $0.bounds
      $0.addSublayer(text)
    }
    let flip = CABasicAnimation(keyPath: "transform.rotation.y")
    flip.toValue = 2 * Double.pi
    flip.duration = 1
    layer.add(flip, forKey: nil)
    for frame in 0...22 { try harness.frame(at: Double(frame) * 0.05) }
    #expect(harness.paintedFrames >= 20)
    try harness.frame(at: 2)
    #expect(harness.damage.isEmpty)
  }
}
