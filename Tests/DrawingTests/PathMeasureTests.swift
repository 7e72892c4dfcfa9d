import Drawing
import Geometry
import Testing

/// Lengths along paths and the parts between them.
@Suite struct PathMeasureTests {
  struct Length: CustomTestStringConvertible, Sendable {
    var id: String
    var because: String
    var expected: Double
    var make: @Sendable (CGMutablePath) -> Void

    var testDescription: String { "\(id): \(because)" }
  }

  static let lengths: [Length] = [
    Length(id: "2.16", because: "moves add nothing", expected: 20) {
      $0.addLines(between: [.zero, CGPoint(x: 10, y: 0)])
      $0.addLines(between: [CGPoint(x: 500, y: 0), CGPoint(x: 510, y: 0)])
    },
    Length(id: "cusp", because: "a curve that turns back on itself", expected: 20) {
      $0.move(to: .zero)
      // x = 10·(3t(1−t)² ·0 + …): out to 10 at t ½ and back.
      $0.addCurve(
        to: .zero, control1: CGPoint(x: 40.0 / 3, y: 0), control2: CGPoint(x: 40.0 / 3, y: 0))
    },
  ]

  @Test(arguments: lengths)
  func length(_ row: Length) {
    let path = CGMutablePath()
    row.make(path)
    #expect(abs(PathMeasure(path).length - row.expected) <= row.expected * 1e-9)
    let divided = PathMeasure(path, pieceLength: 0.3)
    #expect(abs(divided.length - row.expected) <= row.expected * 1e-9, "in pieces too")
  }

  @Test("S-03: subpaths make one length")
  func severalSubpaths() {
    let path = CGMutablePath()
    path.addLines(between: [.zero, CGPoint(x: 10, y: 0)])
    path.addLines(between: [CGPoint(x: 0, y: 5), CGPoint(x: 90, y: 5)])
    let half = PathMeasure(path).trimmed(from: 0, to: 0.5)
    #expect(half.description == "M0.0,0.0 L10.0,0.0 M0.0,5.0 L40.0,5.0")
  }

  @Test("SH-06: half of a closed rectangle is its first two sides")
  func halfRectangle() {
    let rect = CGPath(rect: CGRect(x: 0, y: 0, width: 40, height: 40), transform: nil)
    let half = PathMeasure(rect).trimmed(from: 0, to: 0.5)
    #expect(half.description == "M0.0,0.0 L40.0,0.0 L40.0,40.0")
  }

  @Test("2.16: the whole is the path itself, anything less is open")
  func whole() {
    let rect = CGPath(rect: CGRect(x: 0, y: 0, width: 40, height: 40), transform: nil)
    let measure = PathMeasure(rect, pieceLength: 6)
    #expect(measure.trimmed(from: 0, to: 1) === rect)
    #expect(measure.trimmed(from: -1, to: 7) === rect, "clamped")
    #expect(measure.trimmed(from: 0, to: 0.9999).letters.last?.0 == "L")
  }

  @Test("A closed subpath that is shown whole stays closed", arguments: [6, Double.infinity])
  func wholeSubpath(pieceLength: Double) {
    let path = CGMutablePath()
    path.addEllipse(in: CGRect(x: 0, y: 0, width: 40, height: 40))
    path.addLines(between: [.zero, CGPoint(x: 10, y: 0)])
    let part = PathMeasure(path, pieceLength: pieceLength).trimmed(from: 0, to: 0.99)
    #expect(part.letters.filter { $0.0 == "Z" }.count == 1)
  }

  @Test(
    "2.16: nothing to draw",
    arguments: [
      (0.6, 0.5), (Double.nan, 1), (0, Double.nan), (.infinity, .nan),
    ])
  func nothing(from: Double, to: Double) {
    let line = CGMutablePath()
    line.addLines(between: [.zero, CGPoint(x: 10, y: 0)])
    let measure = PathMeasure(line)
    #expect(measure.trimmed(from: from, to: to).isEmpty)
    #expect(measure.bounds(from: from, to: to).isNull)
    #expect(PathMeasure(CGPath()).trimmed(from: 0, to: 1).isEmpty)
  }

  /// How a moving head is drawn.
  struct Cut: CustomTestStringConvertible, Sendable {
    var cap: CGLineCap
    var ends: (Double, Double)
    var isStart = false

    var testDescription: String { "\(cap) \(ends) \(isStart ? "at the start" : "at the end")" }
  }

  static let cuts: [Cut] = [CGLineCap.butt, .round, .square].flatMap { cap in
    [
      Cut(cap: cap, ends: (0.30, 0.31)), Cut(cap: cap, ends: (0.501, 0.54)),
      Cut(cap: cap, ends: (0.2496, 0.25001)), Cut(cap: cap, ends: (0.7, 0.9999)),
      Cut(cap: cap, ends: (0.0001, 0.02)), Cut(cap: cap, ends: (0.123, 0.1234)),
      Cut(cap: cap, ends: (0.30, 0.31), isStart: true),
      Cut(cap: cap, ends: (0.0003, 0.6), isStart: true),
    ]
  }

  @Test("A moving cut changes no pixel far from it", arguments: cuts)
  func cutIsLocal(_ cut: Cut) throws {
    let ring = CGMutablePath()
    ring.addArc(
      center: CGPoint(x: 100.3, y: 99.6), radius: 80, startAngle: -.pi / 2,
      endAngle: 1.5 * .pi, clockwise: false)
    ring.closeSubpath()
    let measure = PathMeasure(ring, pieceLength: 6)
    /// The ring up to, or from, `end`.
    func picture(_ end: Double) throws(CairoError) -> ImageSurface {
      let path =
        cut.isStart ? measure.trimmed(from: end, to: 0.95) : measure.trimmed(from: 0, to: end)
      return try Draw.picture(200, 200) { context in
        context.setLineWidth(10)
        context.setLineCap(cut.cap)
        context.stroke(path)
      }
    }
    var style = LineStyle()
    style.width = 10
    style.cap = cut.cap
    style.join = .bevel
    let reach = style.reach
    let bounds = measure.bounds(from: cut.ends.0, to: cut.ends.1)
    let damage = PixelRect(covering: bounds.insetBy(dx: -reach, dy: -reach))
    let first = try picture(cut.ends.0)
    let second = try picture(cut.ends.1)
    let changes = first.withPixels { first in
      second.withPixels { second in
        Changes(first, second, damage)
      }
    }
    #expect(changes.inside > 0, "the cut is seen to move")
    #expect(changes.outside == 0)
  }

  /// How many pixels of two pictures differ.
  struct Changes {
    var inside = 0
    var outside = 0

    init(_ first: PixelView, _ second: PixelView, _ damage: PixelRect) {
      for y in 0..<first.size.height {
        for x in 0..<first.size.width where first[x, y] != second[x, y] {
          if damage.contains(x: x, y: y) { inside += 1 } else { outside += 1 }
        }
      }
    }
  }

  @Test("A cut just past a seam keeps its direction")
  func slivers() {
    let line = CGMutablePath()
    line.addLines(between: [.zero, CGPoint(x: 60, y: 0)])
    let measure = PathMeasure(line, pieceLength: 6)
    let part = measure.trimmed(from: 0.0999, to: 0.2001)
    #expect(part.letters.count == 2, "one piece, grown at both ends: \(part)")
    #expect(abs(part.boundingBox.minX - 5.994) < 1e-9)
    #expect(abs(part.boundingBox.maxX - 12.006) < 1e-9)
  }
}
