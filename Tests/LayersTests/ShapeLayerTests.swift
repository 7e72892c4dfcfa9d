import Animation
import Drawing
import Geometry
import Layers
import ReferenceCases
import Testing

/// Shape layers by the reference cases, and the faults that such layers are known for.
@Suite struct ShapeLayerTests {
  private static let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
  private static let half = CGColor(red: 1, green: 0, blue: 0, alpha: 0.5)

  /// The layer that a case describes, on a canvas of 100 × 100.
  private func layer(_ input: JSONValue) throws -> CAShapeLayer {
    let bounds = try input["layer_bounds"].numbers()
    let shape = CAShapeLayer()
    shape.frame = CGRect(x: bounds[0], y: bounds[1], width: bounds[2], height: bounds[3])
    #expect(input["path"].isNull || input["path"] == .string("rect(10,10,40,30)"))
    shape.path = CGPath(rect: CGRect(x: 10, y: 10, width: 40, height: 30), transform: nil)
    if case .number(let width) = input["lineWidth"] {
      (shape.lineWidth, shape.strokeColor) = (width, Self.red)
    }
    return shape
  }

  private func paint(
    _ shape: CALayer, scale: Double = 1, _ time: Double = 0
  ) throws -> FrameHarness {
    let harness = try FrameHarness(width: 100, height: 100, scale: scale)
    harness.root.addSublayer(shape)
    try harness.frame(at: time)
    // Tests go on with the layer after its tree is gone: what they set is not animated.
    CATransaction.setDisableActions(true)
    return harness
  }

  @Test("SH-01, SH-02, SH-04, SH-05: how many pixels are painted", arguments: [1.0, 2.0])
  func counts(scale: Double) throws {
    for id in ["SH-01", "SH-02", "SH-04", "SH-05"] {
      let reference = try ReferenceCase.named(id)
      let shape = try layer(reference.input)
      if ["SH-02", "SH-04"].contains(id) { shape.fillColor = nil }
      let count = try Double(paint(shape, scale: scale).paintedPixels)
      #expect(try count == scale * scale * reference.expected["painted_pixels"].number(), "\(id)")
    }
    let shape = try layer(ReferenceCase.named("SH-02").input)
    shape.path = nil
    #expect(try paint(shape).paintedPixels == 0)
  }

  @Test("SH-03: the path is not cut off at the bounds; bounds of no size still draw")
  func notClipped() throws {
    for size in [CGSize(width: 5, height: 5), .zero] {
      let shape = CAShapeLayer()
      shape.bounds.size = size
      shape.anchorPoint = .zero
      shape.path = CGPath(rect: CGRect(x: 10, y: 10, width: 40, height: 30), transform: nil)
      #expect(try paint(shape).paintedPixels == 1200)
    }
  }

  @Test("SH-07: a dash paints less than a line, its phase moves it")
  func dash() throws {
    let reference = try ReferenceCase.named("SH-07")
    let pictures = try reference.input["phases"].numbers().map { phase in
      let shape = try layer(reference.input)
      shape.fillColor = nil
      shape.lineDashPattern = try reference.input["dash"].numbers()
      shape.lineDashPhase = phase
      let harness = try paint(shape)
      #expect((1..<560).contains(harness.paintedPixels))
      return (0..<100).flatMap { y in (0..<100).map { harness.pixel($0, y) } }
    }
    #expect(pictures[0] != pictures[1])
  }

  @Test("SH-08, S-06: a dash does not reach the sublayers")
  func noLeak() throws {
    let reference = try ReferenceCase.named("SH-08")
    let parent = try layer(reference.input)
    parent.fillColor = nil
    parent.lineDashPattern = [6, 6]
    let child = try layer(reference.input)
    (child.fillColor, child.strokeColor, child.lineWidth) = (nil, Self.red, 4)
    parent.addSublayer(child)
    let expected = try reference.expected["without_leak"].number()
    #expect(try Double(paint(parent).paintedPixels) == expected)
  }

  @Test("S-06: what draw(in:) leaves set does not reach the next layer")
  func contextState() throws {
    final class Careless: CALayer {
      override func draw(in ctx: CGContext) {
        ctx.setLineDash(phase: 0, lengths: [1, 9])
        ctx.clip(to: CGRect(x: 0, y: 0, width: 1, height: 1))
        ctx.scaleBy(x: 0, y: 0)
        ctx.saveGState()
      }
    }
    let careless = Careless()
    careless.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
    careless.setNeedsDisplay()
    let shape = try layer(ReferenceCase.named("SH-05").input)
    careless.addSublayer(shape)
    #expect(try paint(careless).paintedPixels == 1496)
  }

  private func line(
    _ cap: CAShapeLayerLineCap, _ start: Double, _ end: Double
  ) throws -> FrameHarness {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 20, y: 50))
    path.addLine(to: CGPoint(x: 80, y: 50))
    let shape = CAShapeLayer()
    (shape.path, shape.lineWidth, shape.lineCap) = (path, 10, cap)
    (shape.strokeColor, shape.strokeStart, shape.strokeEnd) = (Self.red, start, end)
    return try paint(shape)
  }

  @Test(
    "S-01: at no length a disc, a square or nothing by the cap, and nothing sudden after it",
    arguments: [
      (CAShapeLayerLineCap.butt, 0...0), (.square, 100...100), (.round, 76...92),
    ])
  func noLength(cap: CAShapeLayerLineCap, count: ClosedRange<Int>) throws {
    for (start, end) in [(0.0, 0.0), (0.5, 0.5), (1, 1), (0, 1e-9), (0, 1e-5)] {
      let painted = try line(cap, start, end).paintedPixels
      // An almost invisible length may touch another column of pixels.
      let slack = start == end ? 0 : 10
      #expect((count.lowerBound...count.upperBound + slack).contains(painted), "\(start)–\(end)")
    }
    for (start, end) in [(0.6, 0.5), (1, 0), (2, 1.5)] as [(Double, Double)] {
      let painted = try line(cap, start, end).paintedPixels
      #expect(painted == (start == 2 ? count.lowerBound : 0) || start == 2, "\(start) > \(end)")
    }
    #expect(try line(cap, -1, 2).paintedPixels >= 600)
  }

  @Test("S-02: a closed ring is joined at its end, and nowhere painted twice")
  func closedRing() throws {
    for cap in [CAShapeLayerLineCap.butt, .round] {
      let shape = CAShapeLayer()
      shape.path = CGPath(ellipseIn: CGRect(x: 20, y: 20, width: 60, height: 60), transform: nil)
      (shape.fillColor, shape.strokeColor, shape.lineWidth) = (nil, Self.half, 16)
      shape.lineCap = cap
      let whole = try paint(shape)
      for x in 74..<86 { #expect(whole.pixel(x, 50) == whole.pixel(50, 80), "no notch, no bump") }
      shape.removeFromSuperlayer()
      shape.strokeEnd = 0.999999
      let almost = try paint(shape)
      for x in 74..<86 {
        #expect(abs(almost.rgba(x, 50).w - 128) <= 2, "no darker spot where the caps overlap")
      }
    }
    let corner = CAShapeLayer()
    corner.path = CGPath(rect: CGRect(x: 20, y: 20, width: 40, height: 40), transform: nil)
    (corner.fillColor, corner.strokeColor, corner.lineWidth) = (nil, Self.red, 10)
    #expect(try paint(corner).pixel(16, 16) != 0, "mitred at the start")
    corner.removeFromSuperlayer()
    corner.strokeEnd = 0.9999
    #expect(try paint(corner).pixel(16, 16) == 0, "open as soon as something is cut")
  }

  @Test("S-03, SH-06: the trim goes by the length of all subpaths together")
  func subpaths() throws {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 0, y: 10))
    path.addLine(to: CGPoint(x: 10, y: 10))
    path.move(to: CGPoint(x: 0, y: 30))
    path.addLine(to: CGPoint(x: 90, y: 30))
    let shape = CAShapeLayer()
    (shape.path, shape.strokeColor, shape.lineWidth, shape.strokeEnd) = (path, Self.red, 2, 0.5)
    let harness = try paint(shape)
    #expect(harness.paintedPixels == 20 + 80, "the first whole, 40 of the second's 90")
    #expect(harness.pixel(39, 30) != 0 && harness.pixel(40, 30) == 0)
    let rect = try layer(ReferenceCase.named("SH-04").input)
    (rect.fillColor, rect.strokeEnd) = (nil, 0.5)
    let half = try paint(rect)
    #expect(half.pixel(30, 10) != 0 && half.pixel(49, 25) != 0, "the first two sides")
    #expect(half.pixel(30, 39) == 0 && half.pixel(10, 25) == 0)
  }

  @Test("A dash begins where the trimmed piece does")
  func dashAtTrim() throws {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 0, y: 50))
    path.addLine(to: CGPoint(x: 100, y: 50))
    let shape = CAShapeLayer()
    (shape.path, shape.strokeColor, shape.lineWidth) = (path, Self.red, 2)
    (shape.strokeStart, shape.strokeEnd, shape.lineDashPattern) = (0.25, 0.75, [10, 10])
    let harness = try paint(shape)
    let columns = (0..<100).filter { harness.pixel($0, 50) != 0 }
    #expect(columns == Array(25..<35) + Array(45..<55) + Array(65..<75))
  }

  @Test(
    "S-04: absurd dashes end in bounded time",
    arguments: [
      [0, 0], [], [0], [-1, 2], [.nan, 1], [.infinity, 1], [0.0001, 0.0001], [0, 5], [1, 2, 3],
    ] as [[CGFloat]])
  func dashes(pattern: [CGFloat]) throws {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: -5000, y: 50))
    path.addLine(to: CGPoint(x: 5000, y: 50))
    let shape = CAShapeLayer()
    (shape.path, shape.strokeColor, shape.lineWidth) = (path, Self.red, 2)
    shape.lineDashPattern = pattern
    shape.lineDashPhase = -1e12
    let sibling = CALayer()
    sibling.frame = CGRect(x: 0, y: 0, width: 5, height: 5)
    sibling.backgroundColor = Self.red
    shape.addSublayer(sibling)
    let harness = try paint(shape)
    #expect(harness.pixel(2, 2) == 0xFFFF_0000, "what is drawn after it")
    if pattern.allSatisfy({ $0 == 0 }) { #expect(harness.paintedPixels == 225, "solid") }
  }

  @Test("S-05: paths of other kinds and counts are not mixed and do no harm")
  func morphs() throws {
    let circle = CGPath(ellipseIn: CGRect(x: 10, y: 10, width: 50, height: 50), transform: nil)
    let rect = CGPath(rect: CGRect(x: 20, y: 20, width: 50, height: 30), transform: nil)
    let line = CGMutablePath()
    line.move(to: .zero)
    line.addLine(to: CGPoint(x: 50, y: 50))
    line.addLine(to: CGPoint(x: 0, y: 50))
    for (from, to) in [(circle, rect), (rect, line), (line, CGPath()), (rect, nil)]
      as [(CGPath?, CGPath?)]
    {
      let shape = CAShapeLayer()
      shape.path = from
      let harness = try paint(shape)
      let animation = CABasicAnimation(keyPath: "path")
      (animation.fromValue, animation.toValue, animation.duration) = (from, to, 1)
      shape.path = to
      shape.add(animation, forKey: "path")
      for step in 1..<6 { try harness.frame(at: Double(step) * 0.3) }
      let expected = CAShapeLayer()
      expected.path = to
      #expect(try harness.paintedPixels == paint(expected).paintedPixels, "the final path")
    }
  }

  @Test("Absurd values are refused or draw nothing")
  func absurdValues() throws {
    let shape = try layer(ReferenceCase.named("SH-05").input)
    shape.strokeEnd = .nan
    shape.strokeStart = -.infinity
    shape.lineWidth = .infinity
    shape.lineDashPhase = .nan
    #expect(shape.strokeEnd == 1 && shape.lineWidth == 4 && shape.lineDashPhase == 0)
    #expect(try paint(shape).paintedPixels == 1496)
    shape.removeFromSuperlayer()
    shape.lineWidth = -3
    #expect(try paint(shape).paintedPixels == 1200, "no stroke")
    shape.removeFromSuperlayer()
    shape.lineWidth = 1e9
    #expect(try paint(shape).paintedPixels == 10_000)
    shape.removeFromSuperlayer()
    shape.lineWidth = 2
    shape.miterLimit = -1e300
    shape.lineCap = CAShapeLayerLineCap(rawValue: "?")
    shape.lineJoin = CAShapeLayerLineJoin(rawValue: "")
    shape.fillRule = CAShapeLayerFillRule(rawValue: "both")
    #expect(try paint(shape).paintedPixels >= 1200)
  }

  @Test("Names are spelled as Core Animation does")
  func names() {
    #expect(
      [CAShapeLayerLineCap.butt, .round, .square].map(\.rawValue) == ["butt", "round", "square"])
    #expect(
      [CAShapeLayerLineJoin.miter, .round, .bevel].map(\.rawValue) == ["miter", "round", "bevel"])
    #expect(
      [CAShapeLayerFillRule.nonZero, .evenOdd].map(\.rawValue) == ["non-zero", "even-odd"])
  }

  @Test("The shape lies over background and contents, and under sublayers")
  func order() throws {
    let shape = try layer(ReferenceCase.named("SH-05").input)
    shape.backgroundColor = .white
    shape.contents = CGImage.filled(width: 4, height: 4, 0xFF00_FF00)
    let child = CALayer()
    child.frame = CGRect(x: 20, y: 20, width: 5, height: 5)
    child.backgroundColor = .white
    shape.addSublayer(child)
    let harness = try paint(shape)
    #expect(harness.pixel(70, 50) == 0xFF00_FF00 && harness.pixel(9, 25) == 0xFFFF_0000)
    #expect(harness.pixel(40, 30) == 0xFF00_0000 && harness.pixel(22, 22) == 0xFFFF_FFFF)
  }
}
