import Geometry
import Testing
import Windowing

/// Source: X(7), "GEOMETRY SPECIFICATIONS".
@Suite struct WindowPlacementTests {
  struct Row: CustomTestStringConvertible, Sendable {
    var horizontal: WindowPlacement.Distance
    var vertical: WindowPlacement.Distance
    var expected: PixelPoint
    var because: String

    var testDescription: String { because }
  }

  static let rows: [Row] = [
    Row(
      horizontal: .fromStart(10), vertical: .fromStart(20), expected: PixelPoint(x: 10, y: 20),
      because: "+10+20: from the upper left"),
    Row(
      horizontal: .fromEnd(10), vertical: .fromStart(20), expected: PixelPoint(x: 690, y: 20),
      because: "-10+20: from the upper right"),
    Row(
      horizontal: .fromStart(10), vertical: .fromEnd(20), expected: PixelPoint(x: 10, y: 530),
      because: "+10-20: from the lower left"),
    Row(
      horizontal: .fromEnd(0), vertical: .fromEnd(0), expected: PixelPoint(x: 700, y: 550),
      because: "-0-0: in the lower right corner"),
    Row(
      horizontal: .fromStart(-5), vertical: .fromEnd(-5), expected: PixelPoint(x: -5, y: 555),
      because: "+-5--5: negative distances are outside"),
    Row(
      horizontal: .fromStart(.max), vertical: .fromEnd(.min),
      expected: PixelPoint(x: 16_384, y: 550 + 16_384),
      because: "a distance of any size stays within the protocol's numbers"),
  ]

  @Test(arguments: rows)
  func origin(_ row: Row) {
    let placement = WindowPlacement(horizontal: row.horizontal, vertical: row.vertical)
    let origin = placement.origin(
      of: PixelSize(width: 100, height: 50), on: PixelSize(width: 800, height: 600))
    #expect(origin == row.expected)
  }
}
