import Drawing
import Geometry
import Layers
import Testing

/// A picture of layers, and what must be seen at some of its places.
struct PictureRule: CustomTestStringConvertible, Sendable {
  /// A place in points, and the colour there as `0xAARRGGBB`, multiplied by alpha.
  struct Spot: Sendable {
    var (x, y): (Int, Int)
    var color: UInt32
    /// How far off a channel may be.
    var tolerance = 1
  }

  var because: String
  /// How many pixels are painted at a scale of 1, where that is said.
  var count: Int?
  var spots: [Spot] = []
  /// Fills a layer of 100 × 100 points.
  var make: @Sendable (CALayer) -> Void

  var testDescription: String { because }

  init(
    _ because: String, count: Int? = nil, _ spots: [(Int, Int, UInt32)] = [], within: Int = 2,
    make: @escaping @Sendable (CALayer) -> Void
  ) {
    self.because = because
    self.count = count
    self.spots = spots.map { Spot(x: $0.0, y: $0.1, color: $0.2, tolerance: within) }
    self.make = make
  }

  /// Paints it at both scales, and looks.
  func check() throws {
    for scale in [1, 2] {
      let harness = try FrameHarness(width: 100, height: 100, scale: Double(scale))
      let stage = CALayer()
      stage.frame = harness.root.bounds
      make(stage)
      harness.root.addSublayer(stage)
      try harness.frame(at: 0)
      if let count { #expect(harness.paintedPixels == count * scale * scale, "at \(scale)") }
      for spot in spots {
        let found = harness.pixel(spot.x * scale, spot.y * scale)
        #expect(
          spot.isShown(by: found),
          """
          (\(spot.x), \(spot.y)) at \(scale) is \(String(found, radix: 16)), not \
          \(String(spot.color, radix: 16))
          """)
      }
    }
  }
}

extension PictureRule.Spot {
  fileprivate func isShown(by found: UInt32) -> Bool {
    stride(from: UInt32(0), to: 32, by: 8).allSatisfy { shift in
      abs(Int(found >> shift & 255) - Int(color >> shift & 255)) <= tolerance
    }
  }
}

/// Layers of one kind with what a rule needs of them set.
enum Made {
  static let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
  static let green = CGColor(red: 0, green: 1, blue: 0, alpha: 1)
  static let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)

  static func box(
    _ x: Double, _ y: Double, _ width: Double, _ height: Double, _ color: CGColor? = red
  ) -> CALayer {
    let layer = CALayer()
    layer.frame = CGRect(x: x, y: y, width: width, height: height)
    layer.backgroundColor = color
    return layer
  }

  /// A gradient in 80 × 60 points.
  static func gradient(
    _ colors: [CGColor], at locations: [CGFloat]? = nil, _ type: CAGradientLayerType = .axial,
    from start: (Double, Double) = (0.5, 0), to end: (Double, Double) = (0.5, 1)
  ) -> CAGradientLayer {
    let layer = CAGradientLayer()
    layer.frame = CGRect(x: 0, y: 0, width: 80, height: 60)
    (layer.colors, layer.locations, layer.type) = (colors, locations, type)
    layer.startPoint = CGPoint(x: start.0, y: start.1)
    layer.endPoint = CGPoint(x: end.0, y: end.1)
    return layer
  }

  static func shape(_ path: CGPath, width: Double = 4) -> CAShapeLayer {
    let layer = CAShapeLayer()
    (layer.path, layer.fillColor, layer.strokeColor) = (path, nil, red)
    layer.lineWidth = width
    return layer
  }

  static func line(_ points: [CGPoint]) -> CGPath {
    let path = CGMutablePath()
    path.addLines(between: points)
    return path
  }
}
