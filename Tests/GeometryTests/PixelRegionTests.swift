import Geometry
import Testing

/// Damage: what rectangles of pixels cover, and that a region neither loses nor repeats a pixel.
@Suite struct PixelRegionTests {
  struct Rounding: CustomTestStringConvertible, Sendable {
    var rect: CGRect
    var expected: PixelRect
    var because: String

    var testDescription: String { because }
  }

  static let limit = PixelRect.limit
  static let roundings: [Rounding] = [
    Rounding(
      rect: CGRect(x: 0.25, y: -0.25, width: 1.5, height: 0.5),
      expected: PixelRect(minX: 0, minY: -1, maxX: 2, maxY: 1), because: "edges round outwards"),
    Rounding(
      rect: CGRect(x: 3, y: 4, width: -2, height: 2),
      expected: PixelRect(x: 1, y: 4, width: 2, height: 2), because: "a negative width covers too"),
    Rounding(
      rect: CGRect(x: 0.2, y: 0.2, width: 0, height: 5), expected: .empty,
      because: "nothing covers nothing"),
    Rounding(rect: .null, expected: .empty, because: "null covers nothing"),
    Rounding(
      rect: CGRect(x: .nan, y: 0, width: 1, height: 1), expected: .empty,
      because: "a place that is no number covers nothing"),
    Rounding(
      rect: CGRect(x: 0, y: 0, width: 1, height: CGFloat.nan), expected: .empty,
      because: "neither does a size that is none"),
    Rounding(
      rect: .infinite,
      expected: PixelRect(minX: -limit, minY: -limit, maxX: limit, maxY: limit),
      because: "the infinite rectangle is cut at the limit"),
    Rounding(
      rect: CGRect(x: 1e300, y: 0, width: 1, height: 1), expected: .empty,
      because: "what lies beyond the limit is not seen"),
  ]

  @Test(arguments: roundings)
  func covering(_ row: Rounding) {
    let covering = PixelRect(covering: row.rect)
    #expect(covering == row.expected || (covering.isEmpty && row.expected.isEmpty))
  }

  @Test func coveringWithinBounds() {
    let bounds = PixelRect(x: 0, y: 0, width: 100, height: 50)
    #expect(PixelRect(covering: .infinite, within: bounds) == bounds)
    let outside = CGRect(x: 100, y: 0, width: 5, height: 5)
    #expect(PixelRect(covering: outside, within: bounds).isEmpty)
  }

  @Test func edgesAndSizesCannotOverflow() {
    let huge = PixelRect(x: .min, y: .max, width: .max, height: .max)
    #expect(huge.width == Self.limit)
    #expect(huge.offsetBy(dx: .max, dy: .max).maxX == Self.limit)
    let everything = PixelRect(minX: .min, minY: .min, maxX: .max, maxY: .max)
    #expect(everything.area == 4 * Self.limit * Self.limit)
    #expect(PixelRect(x: 0, y: 0, width: -5, height: 5).isEmpty)
  }

  @Test func subtractingLeavesTheFrameAroundAHole() {
    let whole = PixelRect(x: 0, y: 0, width: 10, height: 10)
    let rest = whole.subtracting(PixelRect(x: 2, y: 3, width: 4, height: 5))
    #expect(rest.count == 4)
    #expect(rest.reduce(0) { $0 + $1.area } == 80)
    #expect(whole.subtracting(whole).isEmpty)
    #expect(whole.subtracting(PixelRect(x: 10, y: 0, width: 1, height: 1)) == [whole])
  }

  @Test func neighboursMergeAndStrangersDoNot() {
    var region = PixelRegion(PixelRect(x: 0, y: 0, width: 10, height: 10))
    region.add(PixelRect(x: 10, y: 0, width: 10, height: 10))
    #expect(region.rects == [PixelRect(x: 0, y: 0, width: 20, height: 10)])
    region.add(PixelRect(x: 500, y: 500, width: 1, height: 1))
    #expect(region.rects.count == 2)
    #expect(region.area == 201)
    #expect(region.boundingBox == PixelRect(x: 0, y: 0, width: 501, height: 501))
    region.add(PixelRect(x: 0, y: 0, width: 600, height: 600))
    #expect(region.rects == [PixelRect(x: 0, y: 0, width: 600, height: 600)], "contained ones go")
    region.add(.empty)
    #expect(region.rects.count == 1)
  }

  @Test func aCrossIsSplitAndNotPaintedTwice() {
    var region = PixelRegion(PixelRect(x: 40, y: 0, width: 20, height: 100))
    region.add(PixelRect(x: 0, y: 40, width: 100, height: 20))
    #expect(region.area == 2000 + 2000 - 400)
    #expect(region.boundingBox == PixelRect(x: 0, y: 0, width: 100, height: 100))
  }

  @Test func intersectionCutsAndDropsRectangles() {
    var region = PixelRegion(PixelRect(x: 0, y: 0, width: 10, height: 10))
    region.add(PixelRect(x: 100, y: 100, width: 10, height: 10))
    let bounds = PixelRect(x: 5, y: 0, width: 50, height: 50)
    #expect(region.intersection(bounds).rects == [PixelRect(x: 5, y: 0, width: 5, height: 10)])
    #expect(region.intersects(bounds))
    #expect(!region.intersects(PixelRect(x: 50, y: 0, width: 5, height: 5)))
    var union = PixelRegion(bounds)
    union.formUnion(region)
    #expect(Self.pixels(of: region.rects, notIn: union).isEmpty)
  }

  /// Random rectangles, by a generator of our own so that a failure can be repeated.
  @Test(arguments: 1...40)
  func noPixelIsLostOrRepeated(seed: Int) {
    var state = UInt64(seed)
    func next(below bound: UInt64) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % bound)
    }
    var region = PixelRegion()
    var added: [PixelRect] = []
    for _ in 0..<40 {
      let rect = PixelRect(
        x: next(below: 90), y: next(below: 90), width: next(below: 30), height: next(below: 30))
      added.append(rect)
      region.add(rect)
      #expect(region.rects.count <= PixelRegion.capacity)
      for (index, first) in region.rects.enumerated() {
        #expect(!region.rects[..<index].contains { $0.intersects(first) })
      }
    }
    #expect(Self.pixels(of: added, notIn: region).isEmpty)
  }

  private static func pixels(of rects: [PixelRect], notIn region: PixelRegion) -> [PixelRect] {
    region.rects.reduce(rects) { rest, covered in rest.flatMap { $0.subtracting(covered) } }
  }
}
