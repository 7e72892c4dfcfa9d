import Drawing
import Geometry
import TestSupport
import Testing

/// What strokes paint, where Cairo alone would do something else or die.
@Suite struct StrokeTests {
  static let box = CGRect(x: 10, y: 10, width: 40, height: 30)

  @Test(
    "S-01: a line of no length is its caps",
    arguments: [
      (CGLineCap.butt, 0, false), (.round, 80, true), (.square, 100, true),
    ])
  func dot(cap: CGLineCap, leastArea: Int, isSeen: Bool) throws {
    let line = CGMutablePath()
    line.addLines(between: [CGPoint(x: 10, y: 10), CGPoint(x: 30, y: 10)])
    let measure = PathMeasure(line, pieceLength: 6)
    for end in [0, 1e-9, 1e-5] {
      let picture = try Draw.picture(40, 20) { context in
        context.setLineWidth(10)
        context.setLineCap(cap)
        context.stroke(measure.trimmed(from: 0, to: end))
      }
      #expect((picture.paintedPixels() > 0) == isSeen, "to \(end)")
      #expect(picture.paintedPixels() >= leastArea, "to \(end)")
    }
  }

  @Test("S-01: a square dot is turned as the path is")
  func turnedDot() throws {
    let line = CGMutablePath()
    line.addLines(between: [CGPoint(x: 10, y: 10), CGPoint(x: 30, y: 30)])
    let picture = try Draw.picture(40, 40) { context in
      context.setLineWidth(10)
      context.setLineCap(.square)
      context.stroke(PathMeasure(line).trimmed(from: 0.5, to: 0.5))
    }
    #expect(picture.pixel(20, 14) == "ff000000", "the square's corner points up")
    #expect(picture.pixel(15, 15) == "00000000")
  }

  @Test("S-02: a closed ring has no seam, and no darker spot")
  func closedRing() throws {
    let ring = CGPath(ellipseIn: CGRect(x: 10, y: 10, width: 60, height: 60), transform: nil)
    let measure = PathMeasure(ring, pieceLength: 6)
    let picture = try Draw.picture(80, 80) { context in
      context.setLineWidth(10)
      context.setLineCap(.round)
      context.setStrokeColor(gray: 0, alpha: 0.5)
      context.stroke(measure.trimmed(from: 0, to: 1))
    }
    for y in 33...47 {
      #expect(picture.pixel(70, y) == "80000000", "row \(y)")
    }
  }

  @Test(
    "S-04: dashes that would kill the context leave it alive",
    arguments: [
      [0, 0], [], [0], [-1, 2], [Double.nan], [.infinity, 1],
    ])
  func badDash(lengths: [Double]) throws {
    let picture = try Draw.picture(100, 100) { context in
      context.setLineDash(phase: 0, lengths: lengths)
      context.stroke(Self.box, width: 4)
    }
    #expect(picture.paintedPixels() == 560, "solid")
  }

  @Test("S-04: very fine dashes on a long path take no time", .timeLimit(.minutes(1)))
  func fineDash() throws {
    let line = CGMutablePath()
    line.addLines(between: [CGPoint(x: 0, y: 5), CGPoint(x: 1_000_000, y: 5)])
    let picture = try Draw.picture(20, 10) { context in
      context.setLineDash(phase: 0, lengths: [0.0001, 0.0001])
      context.setLineWidth(2)
      context.stroke(line)
    }
    #expect(picture.paintedPixels() == 40)
  }

  @Test("SH-07: a dash paints less, and its phase moves it")
  func dashPhase() throws {
    func picture(_ phase: Double) throws(CairoError) -> ImageSurface {
      try Draw.picture(100, 100) { context in
        context.setLineDash(phase: phase, lengths: [6, 6])
        context.stroke(Self.box, width: 4)
      }
    }
    let first = try picture(0)
    let second = try picture(6)
    #expect(0 < first.paintedPixels() && first.paintedPixels() < 560)
    let difference = first.withPixels { first in
      second.withPixels { PixelDifference(first, $0).count }
    }
    #expect(difference > 0)
  }

  @Test("Widths that are no width stroke nothing", arguments: [0, -3, Double.nan])
  func noWidth(width: Double) throws {
    let picture = try Draw.picture(100, 100) { context in
      context.setLineWidth(0)
      context.setLineWidth(width)
      context.stroke(Self.box)
    }
    #expect(picture.paintedPixels() == 0)
  }

  @Test("B-02: a stretched stroke is as thick as its outline", arguments: [2.0, 10, 50])
  func anisotropic(factor: Double) throws {
    let line = CGMutablePath()
    line.addLines(between: [
      CGPoint(x: 10 / factor, y: 20 * factor), CGPoint(x: 80 / factor, y: 70 * factor),
    ])
    line.addQuadCurve(
      to: CGPoint(x: 90 / factor, y: 10 * factor),
      control: CGPoint(x: 95 / factor, y: 60 * factor))
    var style = LineStyle()
    style.width = 4
    func picture(_ body: (CGContext) -> Void) throws(CairoError) -> ImageSurface {
      try Draw.picture(100, 100) { context in
        context.scaleBy(x: factor, y: 1 / factor)
        body(context)
      }
    }
    let stroked = try picture { context in
      context.setLineStyle(style)
      context.stroke(line)
    }
    let filled = try picture { $0.fill(line.stroked(style)) }
    let (a, b) = (stroked.coverage(), filled.coverage())
    #expect(abs(a - b) < b * 0.03, "\(a) and \(b) pixels")
  }

  struct Outline: CustomTestStringConvertible, Sendable {
    var because: String
    var cap = CGLineCap.butt
    var join = CGLineJoin.miter
    var isCurved = false

    var testDescription: String { because }
  }

  static let outlines: [Outline] = [
    Outline(because: "miters"), Outline(because: "round", cap: .round, join: .round),
    Outline(because: "square and bevelled", cap: .square, join: .bevel),
    Outline(because: "curved", cap: .round, join: .round, isCurved: true),
    Outline(because: "curved, cut", isCurved: true),
  ]

  @Test("An outline fills what a stroke paints", arguments: outlines)
  func outline(_ row: Outline) throws {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 20, y: 20))
    path.addLine(to: CGPoint(x: 80, y: 30))
    path.addLine(to: CGPoint(x: 30, y: 60))
    if row.isCurved {
      path.addCurve(
        to: CGPoint(x: 80, y: 80), control1: CGPoint(x: 0, y: 90),
        control2: CGPoint(x: 70, y: 40))
    }
    path.addRect(CGRect(x: 60, y: 60, width: 25, height: 20))
    let stroked = try Draw.picture(100, 100) { context in
      context.setLineWidth(8)
      context.setLineCap(row.cap)
      context.setLineJoin(row.join)
      context.stroke(path)
    }
    let outline = path.copy(
      strokingWithWidth: 8, lineCap: row.cap, lineJoin: row.join, miterLimit: 10)
    let filled = try Draw.picture(100, 100) { $0.fill(outline) }
    let difference = stroked.withPixels { first in
      filled.withPixels { PixelDifference(first, $0, tolerance: 64).count }
    }
    #expect(difference == 0)
    #expect(stroked.coverage() > 500)
  }
}

extension ImageSurface {
  /// The painted area, in pixels, edges counting as far as they are covered.
  borrowing func coverage() -> Double {
    withPixels { pixels in
      var sum = 0
      for y in 0..<pixels.size.height {
        for x in 0..<pixels.size.width {
          sum += pixels.alpha(x, y)
        }
      }
      return Double(sum) / 255
    }
  }
}
