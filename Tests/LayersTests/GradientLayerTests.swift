import Drawing
import Geometry
import Layers
import ReferenceCases
import Testing

/// What gradient layers paint: reference cases, and colours reckoned by hand.
@Suite struct GradientLayerTests {
  static let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
  static let green = CGColor(red: 0, green: 1, blue: 0, alpha: 1)
  static let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
  static let named = ["red": red, "green": green, "blue": blue, "white": CGColor.white]

  /// A gradient layer as `input` of a case says, 80 × 60 on 100 × 100 where it does not say.
  static func paint(
    _ input: JSONValue = .null, width: Double = 80, height: Double = 60, scale: Double = 1,
    _ configure: (CAGradientLayer) throws -> Void = { _ in }
  ) throws -> FrameHarness {
    let harness = try FrameHarness(width: 100, height: 100, scale: scale)
    let layer = CAGradientLayer()
    layer.frame = CGRect(x: 0, y: 0, width: width, height: height)
    if case .array(let colors) = input["colors"] {
      layer.colors = try colors.compactMap { named[try $0.string()] }
    }
    if case .array = input["locations"] { layer.locations = try input["locations"].numbers() }
    if let start = try? input["startPoint"].numbers() {
      layer.startPoint = CGPoint(x: start[0], y: start[1])
    }
    if let end = try? input["endPoint"].numbers() {
      layer.endPoint = CGPoint(x: end[0], y: end[1])
    }
    if let type = try? input["type"].string() { layer.type = CAGradientLayerType(rawValue: type) }
    try configure(layer)
    harness.root.addSublayer(layer)
    try harness.frame(at: 0)
    return harness
  }

  @Test func defaults() throws {
    let expected = try ReferenceCase.named("GD-11").expected
    let layer = CAGradientLayer()
    #expect(layer.colors == nil && layer.locations == nil)
    #expect(try [layer.startPoint.x, layer.startPoint.y] == expected["startPoint"].numbers())
    #expect(try [layer.endPoint.x, layer.endPoint.y] == expected["endPoint"].numbers())
    #expect(try layer.type.rawValue == expected["type"].string())
    #expect(
      [CAGradientLayerType.axial, .radial, .conic].map(\.rawValue) == ["axial", "radial", "conic"])
  }

  @Test("GD-01: the default axis goes down and covers exactly the bounds")
  func wholeBounds() throws {
    let reference = try ReferenceCase.named("GD-01")
    let harness = try Self.paint(reference.input)
    #expect(try Double(harness.paintedPixels) == reference.expected["painted_pixels"].number())
    // The middle of row y is (y + 0.5) / 60 of the way from red to blue.
    for y in [0, 15, 30, 59] {
      let way = (Double(y) + 0.5) / 60
      #expect(harness.rgba(40, y).isNear(255 * (1 - way), 0, 255 * way, 255), "row \(y)")
    }
  }

  @Test("GD-02, GD-03: nothing for too few colours or places")
  func nothing() throws {
    let reference = try ReferenceCase.named("GD-02")
    let counts = try reference.expected["painted_pixels"].numbers()
    for (colors, count) in zip(try reference.input["colors"].items(), counts) {
      let harness = try Self.paint(.object(["colors": colors]))
      #expect(Double(harness.paintedPixels) == count, "\(colors)")
    }
    let few = try ReferenceCase.named("GD-03")
    #expect(
      try Double(Self.paint(few.input).paintedPixels) == few.expected["painted_pixels"].number())
    #expect(try Self.paint { $0.colors = [Self.red, "blue"] }.paintedPixels == 0, "no colour")
  }

  @Test("GD-13: a location moves its colour")
  func locationMovesColor() throws {
    let harness = try Self.paint(ReferenceCase.named("GD-13").input)
    let color = harness.rgba(40, 15)
    #expect(color.y > color.x && color.y > color.z)
    // Row 15 is at 15.5 / 60 = 0.2583, 1/90 of the way from green at 0.25 to blue at 1.
    #expect(color.isNear(0, 255 * 89.0 / 90, 255.0 / 90, 255))
  }

  @Test("GD-05: the end colours go on flat")
  func flatEnds() throws {
    let harness = try Self.paint(ReferenceCase.named("GD-05").input)
    #expect(harness.paintedPixels == 4800)
    #expect(harness.pixel(40, 2) == 0xFFFF_0000 && harness.pixel(40, 58) == 0xFF00_00FF)
    // Row 30 is at (30.5 / 60 − 1/4) / (1/2) = 0.51667.
    #expect(harness.rgba(40, 30).isNear(255 * 0.48333, 0, 255 * 0.51667, 255))
  }

  @Test("GD-04: equal neighbours are a hard edge; one before another moves up to it")
  func hardEdges() throws {
    for locations in [[0, 0.5, 0.5, 1], [0, 0.5, 0.2, 1]] {
      let harness = try Self.paint {
        $0.colors = [Self.red, Self.red, Self.blue, Self.blue]
        $0.locations = locations.map { CGFloat($0) }
      }
      #expect(harness.pixel(40, 29) == 0xFFFF_0000 && harness.pixel(40, 30) == 0xFF00_00FF)
    }
  }

  @Test("Places beyond 0 and 1 show as far as they reach in, as a shimmer's do")
  func placesBeyond() throws {
    let harness = try Self.paint {
      $0.colors = [CGColor.black, CGColor.white]
      $0.locations = [-1, 1]
    }
    // Half the way at 0: row 0 is at 0.50417, row 59 at 0.99583.
    #expect(harness.rgba(40, 0).isNear(128.6, 128.6, 128.6, 255))
    #expect(harness.rgba(40, 59).isNear(253.9, 253.9, 253.9, 255))
    #expect(
      try Self.paint {
        $0.colors = [Self.red, Self.blue]
        $0.locations = [-2, -1]
      }.pixel(3, 3) == 0xFF00_00FF, "all behind the start")
  }

  @Test("B-04: no way from start to end paints nothing")
  func degenerate() throws {
    for type in [CAGradientLayerType.axial, .radial, .conic] {
      let harness = try Self.paint {
        ($0.colors, $0.type) = ([Self.red, Self.blue], type)
        ($0.startPoint, $0.endPoint) = (CGPoint(x: 0.5, y: 0.5), CGPoint(x: 0.5, y: 0.5))
      }
      #expect(harness.paintedPixels == 0, "\(type.rawValue)")
    }
    for end in [CGPoint(x: 0.5, y: 1), CGPoint(x: 1, y: 0.5)] {
      let harness = try Self.paint {
        ($0.colors, $0.type) = ([Self.red, Self.blue], .radial)
        ($0.startPoint, $0.endPoint) = (CGPoint(x: 0.5, y: 0.5), end)
      }
      #expect(harness.paintedPixels == 0, "GD-07: a radius of 0")
    }
  }

  @Test("A diagonal axis leans as the bounds do: the other diagonal has the middle colour")
  func diagonal() throws {
    let harness = try Self.paint {
      $0.colors = [Self.red, Self.blue]
      ($0.startPoint, $0.endPoint) = (CGPoint.zero, CGPoint(x: 1, y: 1))
    }
    // At (x, y) the way is (x / 80 + y / 60) / 2.
    for (x, y) in [(78, 0), (40, 29), (1, 58), (10, 10), (60, 50)] {
      let way = ((Double(x) + 0.5) / 80 + (Double(y) + 0.5) / 60) / 2
      #expect(harness.rgba(x, y).isNear(255 * (1 - way), 0, 255 * way, 255), "(\(x), \(y))")
    }
  }

  @Test("GD-06: a radial gradient is an ellipse in the bounds' proportions")
  func radial() throws {
    let harness = try Self.paint(ReferenceCase.named("GD-06").input)
    #expect(harness.paintedPixels == 4800)
    #expect(harness.pixel(2, 2) == 0xFF00_00FF, "outside the ellipse: the last colour")
    for (x, y) in [(40, 30), (60, 30), (40, 45), (20, 20)] {
      let (dx, dy) = ((Double(x) + 0.5 - 40) / 40, (Double(y) + 0.5 - 30) / 30)
      let way = (dx * dx + dy * dy).squareRoot()
      #expect(harness.rgba(x, y).isNear(255 * (1 - way), 0, 255 * way, 255), "(\(x), \(y))")
    }
  }

  @Test("GD-08: rounded corners cut the gradient without masksToBounds", arguments: [false, true])
  func rounded(masks: Bool) throws {
    let reference = try ReferenceCase.named("GD-08")
    let harness = try Self.paint(reference.input) {
      $0.cornerRadius = try reference.input["cornerRadius"].number()
      $0.masksToBounds = masks
    }
    for point in try reference.expected["unpainted"].items().map({ try $0.numbers() }) {
      #expect(harness.pixel(Int(point[0]), Int(point[1])) == 0)
    }
    for point in try reference.expected["painted"].items().map({ try $0.numbers() }) {
      #expect(harness.pixel(Int(point[0]), Int(point[1])) != 0)
    }
    // Four corners of (4 − π) · 20² / 4 each are missing: 343 of 4800, some of it in part.
    #expect((4440...4560).contains(harness.paintedPixels))
  }

  @Test("GD-09: contents are over the gradient, the background is under it")
  func contents() throws {
    let image = CGImage.filled(width: 20, height: 10, 0xFF00_FF00)
    let harness = try Self.paint(ReferenceCase.named("GD-09").input) {
      ($0.contents, $0.contentsGravity) = (image, .center)
      $0.backgroundColor = .white
    }
    #expect(harness.paintedPixels == 4800)
    #expect(harness.pixel(40, 30) == 0xFF00_FF00)
    #expect(harness.rgba(5, 30).isNear(255 * (1 - 30.5 / 60), 0, 255 * 30.5 / 60, 255))
    let clear = try Self.paint {
      ($0.colors, $0.backgroundColor) = ([CGColor.clear, CGColor.clear], .white)
    }
    #expect(clear.pixel(5, 5) == 0xFFFF_FFFF, "nothing of the gradient over it")
  }

  @Test("G-04: between white and clear there is grey")
  func notPremultiplied() throws {
    let harness = try Self.paint { $0.colors = [CGColor.white, CGColor.clear] }
    // Row 29 is at 29.5 / 60: grey and alpha are 0.50833, so a byte is 255 · 0.50833².
    #expect(harness.rgba(40, 29).isNear(65.9, 65.9, 65.9, 129.6))
  }

  @Test("Any scale and turn shows the colour of the place", arguments: [1, 1.25, 1.5, 2])
  func scales(scale: Double) throws {
    let harness = try Self.paint(scale: scale) {
      $0.colors = [Self.red, Self.blue]
      $0.cornerRadius = 10
      $0.transform = CATransform3DMakeRotation(.pi, 0, 0, 1)
    }
    let y = Int(20 * scale)
    let way = 1 - (Double(y) + 0.5) / (60 * scale)
    #expect(harness.rgba(Int(40 * scale), y).isNear(255 * (1 - way), 0, 255 * way, 255))
  }
}

extension FrameHarness {
  /// Red, green, blue and alpha of a pixel as bytes, colours multiplied by alpha.
  func rgba(_ x: Int, _ y: Int) -> SIMD4<Double> {
    let word = pixel(x, y)
    return SIMD4(
      Double(word >> 16 & 255), Double(word >> 8 & 255), Double(word & 255), Double(word >> 24))
  }
}

extension SIMD4<Double> {
  /// Whether each byte is within one and a rounding of what was reckoned.
  func isNear(_ red: Double, _ green: Double, _ blue: Double, _ alpha: Double) -> Bool {
    let difference = self - SIMD4(red, green, blue, alpha)
    return [difference.x, difference.y, difference.z, difference.w].allSatisfy { abs($0) <= 1.1 }
  }
}

extension CGImage {
  /// A picture of one colour, `0xAARRGGBB`.
  static func filled(width: Int, height: Int, _ word: UInt32) -> CGImage? {
    guard
      let context = CGContext(
        data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
    else { return nil }
    context.setFillColor(
      red: Double(word >> 16 & 255) / 255, green: Double(word >> 8 & 255) / 255,
      blue: Double(word & 255) / 255, alpha: Double(word >> 24) / 255)
    context.fill(CGRect(x: 0, y: 0, width: width, height: height))
    return context.makeImage()
  }
}
