import Drawing
import Geometry
import Layers
import Testing

/// What of a layer lies over what: the rules of compositing, a pixel each.
@Suite struct DrawingOrderTests {
  private static let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
  private static let green = CGColor(red: 0, green: 1, blue: 0, alpha: 1)
  private static let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)

  /// The pixel in the middle of a shape layer of 20 × 20 points at (10, 10).
  private func middle(
    scale: Double, _ configure: (CAShapeLayer) -> Void
  ) throws -> UInt32 {
    let harness = try FrameHarness(width: 40, height: 40, scale: scale)
    let layer = CAShapeLayer()
    layer.frame = CGRect(x: 10, y: 10, width: 20, height: 20)
    configure(layer)
    harness.root.addSublayer(layer)
    try harness.frame(at: 0)
    return harness.pixel(Int(20 * scale), Int(20 * scale))
  }

  private func child(_ color: CGColor, z: Double = 0) -> CALayer {
    let child = CALayer()
    child.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
    child.backgroundColor = color
    child.zPosition = z
    return child
  }

  struct Row {
    var because: String
    var configure: (CAShapeLayer) -> Void
    var pixel: UInt32
  }

  @Test(arguments: [1.0, 1.5, 2])
  func backToFront(scale: Double) throws {
    let square = CGPath(rect: CGRect(x: 0, y: 0, width: 20, height: 20), transform: nil)
    let rows = [
      Row(
        because: "the background over the shadow",
        configure: {
          ($0.shadowOpacity, $0.shadowOffset, $0.shadowRadius) = (1, .zero, 0)
          $0.backgroundColor = Self.red
        }, pixel: 0xFFFF_0000),
      Row(
        because: "a shape over the background",
        configure: {
          $0.backgroundColor = Self.red
          ($0.path, $0.fillColor) = (square, Self.green)
        }, pixel: 0xFF00_FF00),
      Row(
        because: "its stroke over its fill",
        configure: {
          ($0.path, $0.fillColor, $0.strokeColor) = (square, Self.green, Self.blue)
          $0.lineWidth = 30
        }, pixel: 0xFF00_00FF),
      Row(
        because: "sublayers over a shape",
        configure: {
          ($0.path, $0.fillColor) = (square, Self.green)
          $0.addSublayer(child(Self.red))
        }, pixel: 0xFFFF_0000),
      Row(
        because: "later ones over earlier ones",
        configure: {
          $0.addSublayer(child(Self.red))
          $0.addSublayer(child(Self.blue))
        }, pixel: 0xFF00_00FF),
      Row(
        because: "whatever the order, the deeper one below",
        configure: {
          $0.addSublayer(child(Self.red, z: 1))
          $0.addSublayer(child(Self.blue))
        }, pixel: 0xFFFF_0000),
      Row(
        because: "the border over sublayers",
        configure: {
          $0.addSublayer(child(Self.red, z: 5))
          ($0.borderWidth, $0.borderColor) = (10, Self.green)
        }, pixel: 0xFF00_FF00),
      Row(
        because: "fading is the last of all",
        configure: {
          ($0.shadowOpacity, $0.shadowOffset, $0.shadowRadius) = (1, .zero, 0)
          $0.addSublayer(child(Self.red))
          $0.opacity = 0.5
        }, pixel: 0x8080_0000),
    ]
    for row in rows {
      #expect(try middle(scale: scale, row.configure) == row.pixel, "\(row.because)")
    }
  }

  @Test(arguments: [(1, 1), (2, 1), (127, 127), (254, 2)])
  func alphaIsExactToALevel(level: Int, other: Int) throws {
    // Source-over, by its definition: a + b·(1 − a), rounded to the nearest level.
    let (over, under) = (Double(level) / 255, Double(other) / 255)
    let pixel = try middle(scale: 1) {
      $0.addSublayer(child(CGColor(red: 0, green: 0, blue: 0, alpha: under)))
      $0.addSublayer(child(CGColor(red: 0, green: 0, blue: 0, alpha: over)))
    }
    let expected = ((over + under * (1 - over)) * 255).rounded()
    #expect(Double(pixel >> 24) == expected)
  }

  @Test func groupsFadeOneAfterTheOther() throws {
    let pixel = try middle(scale: 1) {
      let inner = child(Self.red)
      inner.addSublayer(child(Self.blue))
      inner.opacity = 0.5
      $0.addSublayer(inner)
      $0.opacity = 0.5
    }
    #expect(pixel == 0x4000_0040)
  }

  @Test func roundedCornersOfTheChosen() throws {
    let corners: [(CACornerMask, [Bool])] = [
      ([], [true, true, true, true]),
      (.layerMinXMinYCorner, [false, true, true, true]),
      (.layerMaxXMinYCorner, [true, false, true, true]),
      ([.layerMinXMaxYCorner, .layerMaxXMaxYCorner], [true, true, false, false]),
    ]
    for (mask, isPainted) in corners {
      let harness = try FrameHarness(width: 40, height: 40)
      let layer = child(Self.red)
      layer.cornerRadius = 500
      layer.maskedCorners = mask
      harness.root.addSublayer(layer)
      try harness.frame(at: 0)
      let found = [(0, 0), (19, 0), (0, 19), (19, 19)].map { harness.pixel($0.0, $0.1) != 0 }
      #expect(found == isPainted, "a radius is at most half the side")
      #expect(harness.pixel(10, 0) != 0)
    }
  }

  @Test func linesUnderAStretchKeepTheirWidth() throws {  // B-02
    // A line 8 wide under a scale of (1/4, 4) is 2 wide where it is upright, 32 where level.
    for (isUpright, width) in [(true, 2), (false, 32)] {
      let harness = try FrameHarness()
      let shape = CAShapeLayer()
      let path = CGMutablePath()
      path.move(to: isUpright ? CGPoint(x: 0, y: -8) : CGPoint(x: -80, y: 0))
      path.addLine(to: isUpright ? CGPoint(x: 0, y: 8) : CGPoint(x: 80, y: 0))
      (shape.path, shape.strokeColor, shape.lineWidth) = (path, Self.red, 8)
      shape.position = CGPoint(x: 50, y: 50)
      shape.transform = CATransform3DMakeScale(0.25, 4, 1)
      harness.root.addSublayer(shape)
      try harness.frame(at: 0)
      let found = (0..<100).count {
        (isUpright ? harness.pixel($0, 50) : harness.pixel(50, $0)) == 0xFFFF_0000
      }
      #expect(found == width, "as a filled outline of 8 would be")
    }
  }
}
