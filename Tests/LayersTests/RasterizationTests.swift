import Drawing
import Geometry
import Layers
import Testing

/// Layers kept as pictures: how they look, and when they are drawn again.
@Suite struct RasterizationTests {

  private static let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)

  private func paint(
    scale: Double = 1, _ configure: (CALayer) -> Void
  ) throws -> (FrameHarness, CALayer) {
    let harness = try FrameHarness(scale: scale)
    let layer = CALayer()
    layer.frame = CGRect(x: 20, y: 20, width: 40, height: 40)
    layer.backgroundColor = Self.red
    let dot = CAShapeLayer()
    dot.path = CGPath(ellipseIn: CGRect(x: 10, y: 10, width: 21, height: 21), transform: nil)
    layer.addSublayer(dot)
    configure(layer)
    harness.root.addSublayer(layer)
    try harness.frame(at: 0)
    return (harness, layer)
  }

  @Test(arguments: [1.0, 2])
  func atTheScreensScaleItLooksTheSame(scale: Double) throws {
    let (plain, _) = try paint(scale: scale) { $0.opacity = 0.4 }
    let (kept, _) = try paint(scale: scale) {
      $0.opacity = 0.4
      $0.shouldRasterize = true
      $0.rasterizationScale = scale
    }
    let side = Int(100 * scale)
    let differing = (0..<side * side).count {
      plain.pixel($0 % side, $0 / side) != kept.pixel($0 % side, $0 / side)
    }
    #expect(differing == 0)
  }

  @Test func atACoarserScaleItIsCoarse() throws {
    let (harness, _) = try paint(scale: 2) { $0.shouldRasterize = true }
    // Between two of the picture's pixels, one red and one black, lies a mixture.
    let row = (60..<100).map { harness.pixel($0, 81) & 0xFF_0000 }
    let (sharp, _) = try paint(scale: 2) { _ in }
    let sharpRow = (60..<100).map { sharp.pixel($0, 81) & 0xFF_0000 }
    #expect(Set(row).count > Set(sharpRow).count)
  }

  @Test func onlyWhatChangesIsDamaged() throws {
    let (harness, layer) = try paint {
      $0.shouldRasterize = true
      $0.bounds.size = CGSize(width: 60, height: 60)
    }
    let child = CALayer()
    child.frame = CGRect(x: 0, y: 0, width: 4, height: 4)
    child.backgroundColor = .black
    layer.addSublayer(child)
    try harness.frame(at: 1)
    #expect(
      !harness.damage.isEmpty && harness.damage.area <= 12 * 12,
      "4 pixels, and those mixed with them")
    try harness.frame(at: 2)
    #expect(harness.damage.isEmpty)
    #expect(harness.renderer.nextFrameTime == .infinity)
  }

  @Test(arguments: [
    ("position.x", 70.5), ("opacity", 0.1), ("transform.rotation", 1.0),
    ("transform.scale", 2.0), ("rasterizationScale", 3.0), ("cornerRadius", 20.0),
    ("bounds.size.width", 80.0),
  ])
  func everyFrameEqualsTheWholePicture(keyPath: String, value: Double) throws {
    let (harness, layer) = try paint(scale: 1.5) {
      $0.shouldRasterize = true
      $0.shadowOpacity = 0.7
    }
    let animation = CABasicAnimation(keyPath: keyPath)
    animation.toValue = value
    animation.duration = 1
    layer.add(animation, forKey: nil)
    for frame in 0...12 { try harness.frame(at: Double(frame) * 0.1) }
    #expect(harness.paintedFrames > 8)
  }
}
