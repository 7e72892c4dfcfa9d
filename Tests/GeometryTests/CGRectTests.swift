import Geometry
import ReferenceCases
import Testing

/// What rectangles answer, by Core Graphics' documentation.
@Suite struct CGRectTests {
  static let backwards = CGRect(x: 10, y: 20, width: -4, height: -8)

  @Test func computedMembersAreThoseOfTheStandardizedRectangle() {
    let rect = Self.backwards
    #expect(rect.standardized == CGRect(x: 6, y: 12, width: 4, height: 8))
    #expect([rect.minX, rect.midX, rect.maxX] == [6, 8, 10])
    #expect([rect.minY, rect.midY, rect.maxY] == [12, 16, 20])
    #expect([rect.width, rect.height] == [4, 8])
    #expect(rect.size.width == -4, "the stored size keeps its sign")
  }

  struct Pair: CustomTestStringConvertible, Sendable {
    var a: CGRect
    var b: CGRect
    var union: CGRect
    var intersection: CGRect
    var because: String

    var testDescription: String { because }
  }

  static let pairs: [Pair] = [
    Pair(
      a: CGRect(x: 0, y: 0, width: 10, height: 10), b: CGRect(x: 5, y: 6, width: 10, height: 10),
      union: CGRect(x: 0, y: 0, width: 15, height: 16),
      intersection: CGRect(x: 5, y: 6, width: 5, height: 4), because: "overlapping corners"),
    Pair(
      a: CGRect(x: 0, y: 0, width: 10, height: 10), b: CGRect(x: 10, y: 0, width: 5, height: 10),
      union: CGRect(x: 0, y: 0, width: 15, height: 10),
      intersection: CGRect(x: 10, y: 0, width: 0, height: 10),
      because: "a shared edge meets in an empty rectangle that is not null"),
    Pair(
      a: CGRect(x: 0, y: 0, width: 1, height: 1), b: CGRect(x: 4, y: 0, width: 1, height: 1),
      union: CGRect(x: 0, y: 0, width: 5, height: 1), intersection: .null, because: "apart"),
    Pair(
      a: backwards, b: CGRect(x: 0, y: 0, width: 8, height: 14),
      union: CGRect(x: 0, y: 0, width: 10, height: 20),
      intersection: CGRect(x: 6, y: 12, width: 2, height: 2),
      because: "a negative size covers the same area"),
    Pair(
      a: .null, b: CGRect(x: 1, y: 2, width: 3, height: 4),
      union: CGRect(x: 1, y: 2, width: 3, height: 4), intersection: .null,
      because: "null adds nothing and meets nothing"),
    Pair(
      a: CGRect(x: 0.1, y: 0.1, width: 0.7, height: 0.7), b: .infinite, union: .infinite,
      intersection: CGRect(x: 0.1, y: 0.1, width: 0.7, height: 0.7),
      because: "what lies wholly inside comes back bit by bit"),
  ]

  @Test(arguments: pairs)
  func combining(_ pair: Pair) {
    #expect(pair.a.union(pair.b) == pair.union)
    #expect(pair.b.union(pair.a) == pair.union)
    #expect(pair.a.intersection(pair.b) == pair.intersection)
    #expect(pair.b.intersection(pair.a) == pair.intersection)
    #expect(pair.a.intersects(pair.b) == !pair.intersection.isNull)
  }

  @Test func insideIncludesTheTopLeftAndExcludesTheBottomRight() {
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(rect.contains(CGPoint(x: 1, y: 2)))
    #expect(!rect.contains(CGPoint(x: 4, y: 2)))
    #expect(!rect.contains(CGPoint(x: 1, y: 6)))
    #expect(!rect.contains(CGPoint(x: CGFloat.nan, y: 3)))
    #expect(!CGRect.zero.contains(CGPoint.zero))
    #expect(!CGRect.null.contains(CGPoint.zero))
    #expect(CGRect.infinite.contains(CGPoint(x: -1e300, y: 1e300)))
    #expect(rect.contains(rect), "a rectangle contains itself, sides included")
    #expect(!rect.contains(CGRect(x: 1, y: 2, width: 3, height: 4.5)))
  }

  @Test func nullEmptyAndInfiniteAreThreeThings() {
    #expect(CGRect.null.isNull && CGRect.null.isEmpty && !CGRect.null.isInfinite)
    #expect(CGRect.zero.isEmpty && !CGRect.zero.isNull)
    #expect(CGRect.infinite.isInfinite && !CGRect.infinite.isEmpty && !CGRect.infinite.isNull)
    #expect(CGRect.null == CGRect(x: CGFloat.infinity, y: 3, width: 1, height: 1))
    #expect(Set([CGRect.null, CGRect(x: 3, y: .infinity, width: 1, height: 1)]).count == 1)
    #expect(CGRect.null.offsetBy(dx: 1, dy: 1).isNull)
    #expect(CGRect.null.insetBy(dx: -1, dy: -1).isNull)
    #expect(CGRect.infinite.isFinite && !CGRect.null.isFinite)
  }

  @Test func insetAndIntegral() throws {
    let reference = try ReferenceCase.named("PA-11")
    let rect = CGRect(try reference.input["inset"][0].numbers())
    let distance = try reference.input["inset"][1].number()
    #expect(try reference.expected["inset"].string() == "null rect")
    #expect(rect.insetBy(dx: distance, dy: distance).isNull)
    #expect(rect.insetBy(dx: 5, dy: 5) == CGRect(x: 5, y: 5, width: 0, height: 0))
    #expect(Self.backwards.insetBy(dx: 1, dy: -1) == CGRect(x: 7, y: 11, width: 2, height: 10))
    let fractional = CGRect(try reference.input["integral"].numbers())
    #expect(fractional.integral == CGRect(try reference.expected["integral"].numbers()))
  }

  @Test(arguments: [
    (CGRectEdge.minXEdge, CGRect(x: 0, y: 0, width: 3, height: 8)),
    (.maxXEdge, CGRect(x: 7, y: 0, width: 3, height: 8)),
    (.minYEdge, CGRect(x: 0, y: 0, width: 10, height: 3)),
    (.maxYEdge, CGRect(x: 0, y: 5, width: 10, height: 3)),
  ])
  func dividing(from edge: CGRectEdge, slice: CGRect) {
    let whole = CGRect(x: 0, y: 0, width: 10, height: 8)
    let parts = whole.divided(atDistance: 3, from: edge)
    #expect(parts.slice == slice)
    #expect(parts.slice.union(parts.remainder) == whole)
    #expect(parts.slice.intersection(parts.remainder).isEmpty)
    #expect(whole.divided(atDistance: 99, from: edge).slice == whole, "never more than there is")
    #expect(whole.divided(atDistance: -1, from: edge).remainder == whole, "never less than none")
  }

  @Test func applyingATurnGivesTheBoxAround() {
    let quarter = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(rect.applying(quarter) == CGRect(x: -6, y: 1, width: 4, height: 3))
    #expect(CGRect.null.applying(quarter).isNull)
    #expect(CGRect.infinite.applying(quarter).isInfinite)
  }
}

extension CGRect {
  /// Creates a rectangle from x, y, width and height.
  init(_ numbers: [Double]) {
    self.init(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}
