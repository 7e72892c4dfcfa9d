import Drawing
import Geometry
import TestSupport
import Testing

/// Smooth edges: exact areas, and the same in a part as in the whole.
@Suite struct CoverageTests {
  struct Area: CustomTestStringConvertible, Sendable {
    var because: String
    var expected: Double
    var rule = CGPathFillRule.winding
    var make: @Sendable (CGMutablePath) -> Void

    var testDescription: String { because }
  }

  static let areas: [Area] = [
    Area(because: "a triangle", expected: 150) {
      $0.addLines(between: [
        CGPoint(x: 5, y: 5), CGPoint(x: 25, y: 5), CGPoint(x: 15, y: 20),
      ])
    },
    Area(because: "a circle", expected: 314.159) {
      $0.addEllipse(in: CGRect(x: 5.3, y: 4.8, width: 20, height: 20))
    },
    Area(because: "a part that leaves the picture on all sides", expected: 1024) {
      $0.addEllipse(in: CGRect(x: -1000, y: -1000, width: 2000, height: 2000))
    },
    Area(because: "two circles of one sense are both inside", expected: 314.159) {
      $0.addEllipse(in: CGRect(x: 5, y: 5, width: 20, height: 20))
      $0.addEllipse(in: CGRect(x: 10, y: 10, width: 10, height: 10))
    },
    Area(because: "the inner one is a hole", expected: 235.619, rule: .evenOdd) {
      $0.addEllipse(in: CGRect(x: 5, y: 5, width: 20, height: 20))
      $0.addEllipse(in: CGRect(x: 10, y: 10, width: 10, height: 10))
    },
    Area(because: "a reversed circle is a hole", expected: 235.619) {
      $0.addEllipse(in: CGRect(x: 5, y: 5, width: 20, height: 20))
      $0.addPath(
        CGPath(ellipseIn: CGRect(x: 10, y: 10, width: 10, height: 10), transform: nil)
          .reversed())
    },
    Area(because: "a needle a seventh of a pixel wide", expected: 4) {
      $0.addLines(between: [
        CGPoint(x: 5, y: 5), CGPoint(x: 25, y: 25), CGPoint(x: 25.1, y: 24.9),
        CGPoint(x: 5.1, y: 4.9),
      ])
    },
  ]

  @Test(arguments: areas)
  func area(_ row: Area) throws {
    let path = CGMutablePath()
    row.make(path)
    let picture = try Draw.picture(32, 32) { $0.fill(path, using: row.rule) }
    // A byte of alpha rounds each edge pixel by up to 1/510, and points lie on 1/256 of a pixel.
    #expect(abs(picture.coverage() - row.expected) < 0.1 + row.expected * 0.001)
  }

  @Test("Edges through the middle of pixels cover halves")
  func halves() throws {
    let picture = try Draw.picture(4, 4) { context in
      context.addLines(between: [.zero, CGPoint(x: 4, y: 4), CGPoint(x: 0, y: 4)])
      context.fillPath()
    }
    for y in 0..<4 {
      for x in 0..<4 {
        let alpha = picture.withPixels { $0.alpha(x, y) }
        #expect(alpha == (x < y ? 255 : x == y ? 128 : 0), "(\(x), \(y))")
      }
    }
  }

  @Test("A part painted alone is the same, bit for bit, as in the whole", arguments: 0..<40)
  func isLocal(seed: Int) throws {
    var random = Sequence(seed: UInt64(seed) + 1)
    let path = CGMutablePath()
    path.move(to: random.point())
    for index in 0..<8 {
      if index.isMultiple(of: 3) {
        path.addLine(to: random.point())
      } else {
        path.addCurve(to: random.point(), control1: random.point(), control2: random.point())
      }
    }
    path.addEllipse(in: CGRect(x: 20, y: 20, width: 50, height: 50))
    func paint(_ context: CGContext) {
      context.setFillColor(gray: 0.2, alpha: 0.7)
      context.fill(path, using: seed.isMultiple(of: 2) ? .winding : .evenOdd)
      context.setStrokeColor(Draw.red)
      context.setLineWidth(5)
      context.setLineCap(.round)
      context.stroke(path)
    }
    let whole = try Draw.picture(90, 90, paint)
    var repaired = try Draw.picture(90, 90, paint)
    for _ in 0..<6 {
      let corner = random.point()
      let part = PixelRegion(
        PixelRect(x: Int(corner.x), y: Int(corner.y), width: 1 + seed % 17, height: 9))
      try repaired.withContext { context in
        context.clear(part)
        context.clip(to: part)
        paint(context)
      }
    }
    let difference = whole.withPixels { first in
      repaired.withPixels { PixelDifference(first, $0) }
    }
    #expect(difference.count == 0)
    #expect(whole.paintedPixels() > 500)
  }

  /// Numbers that look random and are the same in every run.
  struct Sequence {
    private var state: UInt64

    init(seed: UInt64) {
      state = seed
    }

    /// A point from 10 pixels outside a picture of 90 to 10 pixels beyond it.
    mutating func point() -> CGPoint {
      CGPoint(x: next() * 110 - 10, y: next() * 110 - 10)
    }

    private mutating func next() -> Double {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Double(state >> 11) / 9_007_199_254_740_992
    }
  }
}
