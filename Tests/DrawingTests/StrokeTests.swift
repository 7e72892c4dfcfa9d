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

  @Test("S-04: very fine dashes on a long path take no time")
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

  @Test("B-02: a stretched stroke keeps its area", arguments: [1.0, 2, 10, 50])
  func anisotropic(factor: Double) throws {
    let line = CGMutablePath()
    line.addLines(between: [
      CGPoint(x: 50 / factor, y: 30 * factor), CGPoint(x: 55 / factor, y: 70 * factor),
    ])
    let width = 0.5
    let picture = try Draw.picture(200, 100) { context in
      context.scaleBy(x: factor, y: 1 / factor)
      context.setLineWidth(width)
      context.stroke(line)
    }
    // Width times length in user space; the transform does not change areas.
    let area = width * PathMeasure(line).length
    #expect(abs(picture.coverage() - area) < area * 0.02)
  }

  struct Shape: CustomTestStringConvertible, Sendable {
    var because: String
    var width = 8.0
    var make: @Sendable (CGMutablePath) -> Void

    var testDescription: String { because }
  }

  static let shapes: [Shape] = [
    Shape(because: "lines") {
      $0.addLines(between: [
        CGPoint(x: 20, y: 20), CGPoint(x: 80, y: 30), CGPoint(x: 30, y: 60),
        CGPoint(x: 80, y: 85),
      ])
    },
    Shape(because: "a closed rectangle") {
      $0.addRect(CGRect(x: 20, y: 30, width: 50, height: 40))
    },
    Shape(because: "a curve") {
      $0.move(to: CGPoint(x: 20, y: 20))
      $0.addCurve(
        to: CGPoint(x: 80, y: 80), control1: CGPoint(x: 0, y: 90),
        control2: CGPoint(x: 90, y: 20))
    },
    Shape(because: "a bend tighter than the line is wide", width: 30) {
      $0.move(to: CGPoint(x: 30, y: 30))
      $0.addQuadCurve(to: CGPoint(x: 38, y: 30), control: CGPoint(x: 34, y: 110))
    },
    Shape(because: "a ring without a hole", width: 40) {
      $0.addEllipse(in: CGRect(x: 40, y: 40, width: 20, height: 20))
    },
    Shape(because: "a ring", width: 10) {
      $0.addEllipse(in: CGRect(x: 20, y: 25, width: 60, height: 50))
    },
    Shape(because: "a line there and back") {
      $0.addLines(between: [
        CGPoint(x: 20, y: 50), CGPoint(x: 80, y: 50), CGPoint(x: 20, y: 50),
      ])
    },
  ]

  @Test("With round ends a stroke paints what is within half its width", arguments: shapes)
  func distance(_ shape: Shape) throws {
    let path = CGMutablePath()
    shape.make(path)
    let picture = try Draw.picture(100, 110) { context in
      context.setLineWidth(shape.width)
      context.setLineCap(.round)
      context.setLineJoin(.round)
      context.stroke(path)
    }
    let measure = PathMeasure(path)
    let points = (0...200).compactMap { measure.position(at: Double($0) / 200)?.point }
    picture.withPixels { pixels in
      // Every seventh pixel: rows of 100 are no multiple of 7, so each row has others.
      for index in stride(from: 0, to: 100 * 110, by: 7) {
        let (x, y) = (index % 100, index / 100)
        var least = 1e6
        for point in points {
          let (right, down) = (point.x - Double(x) - 0.5, point.y - Double(y) - 0.5)
          least = min(least, right * right + down * down)
        }
        let distance = least.squareRoot()
        // Pixels that the edge may cut say nothing.
        guard abs(distance - shape.width / 2) > 0.8 else { continue }
        let alpha = distance < shape.width / 2 ? 255 : 0
        #expect(pixels.alpha(x, y) == alpha, "(\(x), \(y)), \(distance) from the path")
      }
    }
  }

  @Test(
    "Joins and caps reach as far as they should",
    arguments: [
      (CGLineJoin.miter, 10.0, 35.657), (.miter, 1.2, 32.828), (.bevel, 10, 32.828),
      (.round, 10, 34),
    ])
  func joins(join: CGLineJoin, limit: Double, right: Double) {
    let corner = CGMutablePath()
    corner.addLines(between: [
      CGPoint(x: 0, y: -30), CGPoint(x: 30, y: 0), CGPoint(x: 0, y: 30),
    ])
    let outline = corner.copy(
      strokingWithWidth: 8, lineCap: .butt, lineJoin: join, miterLimit: limit)
    #expect(abs(outline.boundingBoxOfPath.maxX - right) < 0.01)
  }

  @Test("Caps", arguments: [(CGLineCap.butt, 0.0), (.round, 4), (.square, 4)])
  func caps(cap: CGLineCap, beyond: Double) {
    let line = CGMutablePath()
    line.addLines(between: [CGPoint(x: 10, y: 0), CGPoint(x: 30, y: 0)])
    let box = line.copy(strokingWithWidth: 8, lineCap: cap, lineJoin: .miter, miterLimit: 10)
      .boundingBoxOfPath
    #expect(abs(box.minX - (10 - beyond)) < 0.01 && abs(box.maxX - (30 + beyond)) < 0.01)
    #expect(abs(box.minY + 4) < 1e-9 && abs(box.maxY - 4) < 1e-9)
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
