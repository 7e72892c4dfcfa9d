import Drawing
import Geometry
import Layers
import ReferenceCases
import Testing

/// Shadows: where they fall, what casts them, and what does not blur them again.
@Suite struct ShadowTests {
  private static let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)

  /// A red layer in `frame` on 200 × 200.
  private func paint(
    scale: Double = 1, _ frame: CGRect = CGRect(x: 80, y: 80, width: 40, height: 40),
    _ configure: (CALayer) -> Void
  ) throws -> (FrameHarness, CALayer) {
    let harness = try FrameHarness(width: 200, height: 200, scale: scale)
    let layer = CALayer()
    layer.frame = frame
    layer.backgroundColor = Self.red
    layer.shadowOpacity = 1
    configure(layer)
    harness.root.addSublayer(layer)
    try harness.frame(at: 0)
    return (harness, layer)
  }

  @Test func defaults() throws {  // LS-01
    let expected = try ReferenceCase.named("LS-01").expected
    let layer = CALayer()
    #expect(Double(layer.shadowOpacity) == (try expected["shadowOpacity"].number()))
    #expect(layer.shadowRadius == (try expected["shadowRadius"].number()))
    let offset = try expected["shadowOffset"].numbers()
    #expect(layer.shadowOffset == CGSize(width: offset[0], height: offset[1]))
    #expect(layer.shouldRasterize == (try expected["shouldRasterize"].bool()))
    #expect(layer.shadowColor == .black && layer.shadowPath == nil)
    layer.setValue(CGSize(width: 1, height: 2), forKey: "shadowOffset")
    layer.setValue(7, forKeyPath: "shadowOffset.width")
    #expect(layer.shadowOffset == CGSize(width: 7, height: 2))
  }

  @Test func reach() throws {  // SD-01
    let shadow = try ReferenceCase.named("SD-01")
    let frame = try shadow.input["layer occupies"].numbers()
    let offset = try shadow.input["offset"].numbers()
    let radius = try shadow.input["shadowRadius"].number()
    for scale in [1.0, 2, 1.5] {
      let (harness, _) = try paint(
        scale: scale, CGRect(x: frame[0], y: frame[1], width: frame[2], height: frame[3])
      ) {
        $0.shadowRadius = radius
        $0.shadowOffset = CGSize(width: offset[0], height: offset[1])
      }
      for (x, y) in [(149, 120), (152, 120), (140, 140)] {
        let isPainted = try shadow.expected["(\(x),\(y))"].bool()
        let pixel = harness.pixel(Int(Double(x) * scale), Int(Double(y) * scale))
        #expect((pixel != 0) == isPainted, "(\(x), \(y)) at \(scale)")
      }
    }
  }

  @Test func nothingPaintedCastsNothing() throws {  // SD-02
    let expected = try ReferenceCase.named("SD-02").expected["painted_pixels"].number()
    let (harness, layer) = try paint { $0.backgroundColor = nil }
    #expect(Double(harness.paintedPixels) == expected)
    let child = CALayer()
    child.frame = CGRect(x: 60, y: 0, width: 20, height: 20)
    child.backgroundColor = Self.red
    layer.shadowOffset = CGSize(width: 0, height: 40)
    layer.addSublayer(child)
    layer.removeAllAnimations()
    try harness.frame(at: 1)
    #expect(harness.pixel(150, 90) == 0xFFFF_0000)
    #expect(harness.pixel(150, 130) == 0xFF00_0000, "a sublayer outside throws its own")
    #expect(harness.pixel(100, 130) == 0)
  }

  struct Row {
    var because: String
    var configure: (CALayer) -> Void
    /// The pixel in the middle of the shadow, moved 60 to the right.
    var pixel: UInt32
  }

  @Test func colours() throws {
    let rows = [
      Row(because: "opaque black", configure: { _ in }, pixel: 0xFF00_0000),
      Row(because: "none", configure: { $0.shadowOpacity = 0 }, pixel: 0),
      Row(because: "no colour", configure: { $0.shadowColor = nil }, pixel: 0),
      Row(
        because: "blue by half",
        configure: {
          $0.shadowColor = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
          $0.shadowOpacity = 0.5
        }, pixel: 0x8000_0080),
      Row(
        because: "half of half",
        configure: {
          $0.shadowOpacity = 0.5
          $0.opacity = 0.5
        }, pixel: 0x4000_0000),
      Row(because: "clipped away", configure: { $0.masksToBounds = true }, pixel: 0),
      Row(
        because: "a mask lets nothing of it through",
        configure: {
          let mask = CALayer()
          mask.frame = $0.bounds
          mask.backgroundColor = .black
          $0.mask = mask
        }, pixel: 0),
      Row(
        because: "a path casts, whatever is painted",
        configure: {
          $0.backgroundColor = nil
          $0.shadowPath = CGPath(rect: $0.bounds, transform: nil)
        }, pixel: 0xFF00_0000),
      Row(
        because: "a path elsewhere",
        configure: {
          $0.shadowPath = CGPath(
            rect: CGRect(x: 0, y: 60, width: 20, height: 20), transform: nil)
        }, pixel: 0),
    ]
    for row in rows {
      let (harness, _) = try paint {
        $0.shadowRadius = 2
        $0.shadowOffset = CGSize(width: 60, height: 0)
        row.configure($0)
      }
      #expect(harness.pixel(160, 100) == row.pixel, "\(row.because)")
    }
  }

  @Test func roundedCornersCastRound() throws {
    let (harness, _) = try paint {
      $0.cornerRadius = 20
      $0.shadowRadius = 0
      $0.shadowOffset = CGSize(width: 60, height: 0)
    }
    #expect(harness.pixel(142, 82) == 0)
    #expect(harness.pixel(160, 82) == 0xFF00_0000)
  }

  @Test(arguments: [
    "position", "opacity", "shadowOffset", "shadowOpacity", "shadowColor", "shadowRadius",
    "transform.rotation", "cornerRadius", "bounds.size.width", "shadowOffset.width",
  ])
  func everyFrameOfAnAnimationEqualsTheWholePicture(keyPath: String) throws {
    let values: [String: Any] = [
      "position": CGPoint(x: 60, y: 130.5), "opacity": 0.2,
      "shadowOffset": CGSize(width: 30, height: -20), "shadowOpacity": 0.1,
      "shadowColor": CGColor(red: 0, green: 1, blue: 0, alpha: 1), "shadowRadius": 12,
      "transform.rotation": 2, "cornerRadius": 20, "bounds.size.width": 90,
      "shadowOffset.width": 25,
    ]
    for path in [nil, CGPath(ellipseIn: CGRect(x: 5, y: 5, width: 50, height: 20), transform: nil)]
    {
      let (harness, layer) = try paint(scale: 1.5) {
        $0.shadowPath = path
        let child = CAShapeLayer()
        child.path = CGPath(
          ellipseIn: CGRect(x: -20, y: 10, width: 30, height: 30), transform: nil)
        $0.addSublayer(child)
      }
      let animation = CABasicAnimation(keyPath: keyPath)
      animation.toValue = values[keyPath]
      animation.duration = 1
      layer.add(animation, forKey: nil)
      for frame in 0...6 { try harness.frame(at: Double(frame) * 0.19) }
      #expect(harness.paintedFrames > 4)
    }
  }

  @Test func aChangeBelowIsSeenInTheShadow() throws {
    let child = CALayer()
    let (harness, _) = try paint {
      $0.backgroundColor = nil
      $0.shadowRadius = 1
      $0.shadowOffset = CGSize(width: 60, height: 0)
      child.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
      child.backgroundColor = Self.red
      let between = CALayer()
      between.addSublayer(child)
      $0.addSublayer(between)
    }
    #expect(harness.pixel(145, 85) != 0)
    child.frame = CGRect(x: 25, y: 25, width: 10, height: 10)
    child.removeAllAnimations()
    try harness.frame(at: 1)
    #expect(harness.pixel(145, 85) == 0)
    #expect(harness.pixel(170, 110) == 0xFF00_0000)
    #expect(harness.damage.area < 3000, "two boxes and their shadows, not the layer's")
    try harness.frame(at: 2)
    #expect(harness.damage.isEmpty)
  }
}
