import Drawing
import Geometry
import Layers
import Testing

/// Masks: what they let through, alone and together.
@Suite struct MaskTests {
  private static let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)

  /// A red layer of 60 × 60 at (20, 20), with a black sublayer.
  private func paint(
    scale: Double = 1, _ configure: (CALayer) -> Void
  ) throws -> (FrameHarness, CALayer) {
    let harness = try FrameHarness(scale: scale)
    let layer = CALayer()
    layer.frame = CGRect(x: 20, y: 20, width: 60, height: 60)
    layer.backgroundColor = Self.red
    let child = CALayer()
    child.frame = CGRect(x: 30, y: 30, width: 60, height: 10)
    child.backgroundColor = .black
    layer.addSublayer(child)
    configure(layer)
    harness.root.addSublayer(layer)
    try harness.frame(at: 0)
    return (harness, layer)
  }

  private func box(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> CALayer {
    let box = CALayer()
    box.frame = CGRect(x: x, y: y, width: width, height: height)
    box.backgroundColor = .white
    return box
  }

  struct Row {
    var because: String
    var mask: CALayer
    var clips = false
    /// How many pixels are painted, and what the first one at (31, 31) is.
    var count: Int
    var pixel: UInt32
  }

  @Test func whatIsLetThrough() throws {
    let faint = box(10, 10, 20, 20)
    faint.opacity = 0.5
    let holder = CALayer()
    holder.addSublayer(box(10, 10, 10, 10))
    holder.addSublayer(box(15, 15, 10, 10))
    let masked = box(10, 10, 20, 20)
    masked.mask = box(0, 0, 1, 1)
    let turned = box(10, 10, 20, 20)
    turned.transform = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
    let rows = [
      Row(because: "its own extent", mask: box(10, 10, 20, 20), count: 400, pixel: 0xFFFF_0000),
      Row(because: "by its alpha", mask: faint, count: 400, pixel: 0x8080_0000),
      Row(because: "what it holds", mask: holder, count: 175, pixel: 0xFFFF_0000),
      Row(because: "no area hides all", mask: box(0, 0, 0, 0), count: 0, pixel: 0),
      Row(because: "nothing painted hides all", mask: CALayer(), count: 0, pixel: 0),
      Row(because: "a mask has no mask", mask: masked, count: 400, pixel: 0xFFFF_0000),
      Row(because: "its transform counts", mask: turned, count: 400, pixel: 0xFFFF_0000),
      Row(
        because: "beyond the bounds", mask: box(10, 10, 90, 22), count: 50 * 22 + 20 * 2,
        pixel: 0xFFFF_0000),
      Row(
        because: "times the bounds", mask: box(10, 10, 90, 22), clips: true, count: 50 * 22,
        pixel: 0xFFFF_0000),
    ]
    for row in rows {
      let (harness, _) = try paint {
        $0.mask = row.mask
        $0.masksToBounds = row.clips
      }
      #expect(harness.paintedPixels == row.count, "\(row.because)")
      #expect(harness.pixel(31, 31) == row.pixel, "\(row.because)")
    }
  }

  @Test(arguments: [1.0, 1.5, 2])
  func aShapeCutsAsItsPictureWould(scale: Double) throws {
    func makeMask(isPlain: Bool, fillRule: CAShapeLayerFillRule) -> CALayer {
      let mask = CAShapeLayer()
      let path = CGMutablePath()
      path.addEllipse(in: CGRect(x: 3, y: 2.5, width: 50, height: 44))
      path.addEllipse(in: CGRect(x: 13, y: 12.5, width: 30, height: 24))
      mask.path = path
      mask.fillRule = fillRule
      mask.position = CGPoint(x: 4, y: 7)
      mask.transform = CATransform3DMakeRotation(0.2, 0, 0, 1)
      guard !isPlain else { return mask }
      // With a sublayer, if an empty one, the mask has to be painted.
      mask.addSublayer(CALayer())
      return mask
    }
    for rule in [CAShapeLayerFillRule.nonZero, .evenOdd] {
      let (cheap, _) = try paint(scale: scale) {
        $0.mask = makeMask(isPlain: true, fillRule: rule)
      }
      let (general, _) = try paint(scale: scale) {
        $0.mask = makeMask(isPlain: false, fillRule: rule)
      }
      let side = Int(100 * scale)
      let differing = (0..<side * side).count {
        cheap.pixel($0 % side, $0 / side) != general.pixel($0 % side, $0 / side)
      }
      #expect(differing == 0)
      #expect(cheap.paintedPixels > 500)
    }
  }

  @Test func everyFrameOfAMovingMaskEqualsTheWholePicture() throws {
    let (harness, layer) = try paint(scale: 1.5) {
      let mask = CAShapeLayer()
      mask.path = CGPath(ellipseIn: CGRect(x: 5, y: 5, width: 40, height: 30), transform: nil)
      $0.mask = mask
      $0.masksToBounds = true
      $0.cornerRadius = 20
      let inner = CALayer()
      inner.frame = CGRect(x: 5, y: 5, width: 40, height: 40)
      inner.backgroundColor = .white
      inner.mask = box(3.3, 4, 20, 20)
      $0.addSublayer(inner)
    }
    for (target, path, value) in [
      (layer.mask, "position.x", 30.0), (layer.mask, "transform.rotation", 2),
      (layer.sublayers?.last, "opacity", 0.1), (layer.sublayers?.last?.mask, "position.y", 30),
    ] {
      let animation = CABasicAnimation(keyPath: path)
      animation.toValue = value
      animation.duration = 1
      target?.add(animation, forKey: path)
    }
    for frame in 0...12 { try harness.frame(at: Double(frame) * 0.1) }
    #expect(harness.paintedFrames > 8)
  }
}
