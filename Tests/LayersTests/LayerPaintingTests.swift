import Animation
import Drawing
import Geometry
import Layers
import ReferenceCases
import Testing

/// What layers paint, counted in pixels; case names are reference cases'.
@Suite struct LayerPaintingTests {
  private static let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)

  /// A shape layer of 80 × 60 with the cases' rectangle, on 100 × 100.
  private func paint(_ configure: (CAShapeLayer) -> Void) throws -> FrameHarness {
    let harness = try FrameHarness()
    let shape = CAShapeLayer()
    shape.frame = CGRect(x: 0, y: 0, width: 80, height: 60)
    shape.path = CGPath(rect: CGRect(x: 10, y: 10, width: 40, height: 30), transform: nil)
    configure(shape)
    harness.root.addSublayer(shape)
    try harness.frame(at: 0)
    return harness
  }

  @Test func shapes() throws {
    #expect(try paint { _ in }.paintedPixels == 1200, "SH-01")
    #expect(try paint { $0.fillColor = nil }.paintedPixels == 0, "SH-02")
    #expect(try paint { $0.path = nil }.paintedPixels == 0, "SH-02")
    let stroked = try paint {
      ($0.fillColor, $0.strokeColor, $0.lineWidth) = (nil, Self.red, 4)
    }
    #expect(stroked.paintedPixels == 560, "SH-04")
    #expect(stroked.pixel(8, 8) == 0xFFFF_0000 && stroked.pixel(30, 25) == 0, "pure red is red")
    let both = try paint { ($0.strokeColor, $0.lineWidth) = (Self.red, 4) }
    #expect(both.paintedPixels == 1496, "SH-05")
    let half = try paint {
      ($0.fillColor, $0.strokeColor, $0.lineWidth, $0.strokeEnd) = (nil, Self.red, 4, 0.5)
    }
    #expect(half.pixel(30, 10) != 0 && half.pixel(49, 25) != 0, "SH-06: the first two sides")
    #expect(half.pixel(30, 40) == 0 && half.pixel(10, 25) == 0)
    let dashed = try paint {
      ($0.fillColor, $0.strokeColor, $0.lineWidth) = (nil, Self.red, 4)
      $0.lineDashPattern = [6, 6]
    }
    #expect((1..<560).contains(dashed.paintedPixels), "SH-07")
  }

  @Test func aDotAtNoLengthWithRoundCaps() throws {  // S-01
    for (cap, isPainted) in [
      (CAShapeLayerLineCap.butt, false), (.round, true), (.square, true),
    ] {
      let harness = try paint {
        ($0.fillColor, $0.strokeColor, $0.lineWidth) = (nil, Self.red, 4)
        ($0.strokeEnd, $0.lineCap) = (0, cap)
      }
      #expect((harness.paintedPixels > 0) == isPainted, "\(cap.rawValue)")
    }
  }

  private func paintLayer(
    _ width: Double, _ height: Double, _ configure: (CALayer) -> Void
  ) throws -> FrameHarness {
    let harness = try FrameHarness()
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: width, height: height)
    configure(layer)
    harness.root.addSublayer(layer)
    try harness.frame(at: 0)
    return harness
  }

  @Test func bordersAndCorners() throws {
    let inset = try ReferenceCase.named("BR-01")
    let size = try inset.input["bounds"].numbers()
    let width = try inset.input["borderWidth"].number()
    let border = try paintLayer(size[2], size[3]) { $0.borderWidth = width }
    #expect(try Double(border.paintedPixels) == inset.expected["painted_pixels"].number())
    #expect(try (border.pixel(2, 30) != 0) == inset.expected["(2,30)"].bool())
    #expect(try (border.pixel(40, 30) != 0) == inset.expected["(40,30)"].bool())
    let over = try ReferenceCase.named("BR-02")
    let overWidth = try over.input["borderWidth"].number()
    let both = try paintLayer(size[2], size[3]) {
      ($0.borderWidth, $0.backgroundColor) = (overWidth, Self.red)
    }
    #expect(try Double(both.paintedPixels) == over.expected["painted_pixels"].number())
    #expect(both.pixel(2, 30) == 0xFF00_0000 && both.pixel(40, 30) == 0xFFFF_0000)
  }

  @Test func roundedCornersCutChildrenOnlyWithMasksToBounds() throws {
    let reference = try ReferenceCase.named("BR-03")
    let size = try reference.input["bounds"].numbers()
    let radius = try reference.input["cornerRadius"].number()
    let inner = try reference.input["child"].numbers()
    let whole = try reference.expected["child without masksToBounds"].number()
    for clips in [false, true] {
      let corner = try paintLayer(size[2], size[3]) {
        $0.cornerRadius = radius
        $0.masksToBounds = clips
        let child = CALayer()
        child.frame = CGRect(x: inner[0], y: inner[1], width: inner[2], height: inner[3])
        child.backgroundColor = Self.red
        $0.addSublayer(child)
      }
      let painted = Double(corner.paintedPixels)
      #expect(clips ? painted < whole : painted == whole)
      #expect((corner.pixel(0, 0) == 0) == clips)
    }
  }

  @Test func opacityAndHiding() throws {  // RC-02
    for (opacity, hidden, count) in [(0, false, 0), (1, true, 0), (0.5, false, 1200)] {
      let harness = try paintLayer(30, 40) {
        ($0.backgroundColor, $0.opacity, $0.isHidden) = (Self.red, Float(opacity), hidden)
      }
      #expect(harness.paintedPixels == count)
    }
  }

  @Test func opacityFadesAGroupAsOne() throws {
    let harness = try paintLayer(20, 20) {
      ($0.backgroundColor, $0.opacity) = (Self.red, 0.5)
      let child = CALayer()
      child.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
      child.backgroundColor = Self.red
      $0.addSublayer(child)
    }
    #expect(harness.pixel(5, 5) == harness.pixel(15, 15), "no darker where they overlap")
  }

  @Test func aMaskLetsItsAlphaThrough() throws {
    let harness = try paintLayer(40, 40) {
      $0.backgroundColor = Self.red
      let mask = CALayer()
      mask.frame = CGRect(x: 10, y: 10, width: 10, height: 10)
      mask.backgroundColor = .white
      $0.mask = mask
    }
    #expect(harness.paintedPixels == 100)
    #expect(harness.pixel(12, 12) == 0xFFFF_0000)
  }

  @Test func aFlattenedLayerLeavesItsSiblingsAlone() throws {  // B-01
    let harness = try FrameHarness()
    for x in 0..<3 {
      let box = CALayer()
      box.frame = CGRect(x: x * 20, y: 0, width: 10, height: 10)
      box.backgroundColor = Self.red
      if x == 1 { box.transform = CATransform3DMakeScale(0, 1, 1) }
      harness.root.addSublayer(box)
    }
    try harness.frame(at: 0)
    #expect(harness.paintedPixels == 200)
  }

  @Test func textHugsTheTop() throws {  // TE-01
    func paintText(_ string: String?, height: Double = 60) throws -> FrameHarness {
      let harness = try FrameHarness(width: 160)
      let text = CATextLayer()
      text.frame = CGRect(x: 0, y: 0, width: 160, height: height)
      text.string = string
      text.fontSize = 20
      harness.root.addSublayer(text)
      try harness.frame(at: 0)
      return harness
    }
    let painted = try paintText("Hg").paintedPixels
    #expect(painted > 0)
    #expect(try paintText("Hg", height: 90).paintedPixels == painted)
    #expect(try paintText(nil).paintedPixels == 0)
    #expect(try paintText("").paintedPixels == 0)
  }
}
