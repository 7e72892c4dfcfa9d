import Drawing
import Geometry
import Testing

/// Paths cut into dashes.
@Suite struct DashTests {
  struct Row: CustomTestStringConvertible, Sendable {
    var because: String
    var lengths: [Double]
    var phase = 0.0
    var expected: [Double]

    var testDescription: String { because }
  }

  static let rows: [Row] = [
    Row(because: "an odd number is repeated", lengths: [4], expected: [0, 4, 8, 12, 16, 20]),
    Row(
      because: "the phase is inside the first dash", lengths: [4, 4], phase: 2,
      expected: [0, 2, 6, 10, 14, 18]),
    Row(
      because: "a negative phase starts in a gap", lengths: [4, 4], phase: -2,
      expected: [2, 6, 10, 14, 18, 20]),
    Row(
      because: "a dash that ends at the start is not drawn", lengths: [4, 4], phase: 4,
      expected: [4, 8, 12, 16]),
    Row(because: "S-04: no lengths are a solid line", lengths: [], expected: [0, 20]),
    Row(because: "S-04: only zeros are a solid line", lengths: [0, 0], expected: [0, 20]),
    Row(because: "S-04: below 0 is a solid line", lengths: [-1, 2], expected: [0, 20]),
    Row(because: "not a number is a solid line", lengths: [.nan, 2], expected: [0, 20]),
    Row(
      because: "no finite phase is a solid line", lengths: [4, 4], phase: .nan, expected: [0, 20]),
    Row(because: "a dash longer than the line", lengths: [100, 1], expected: [0, 20]),
  ]

  @Test(arguments: rows)
  func spans(_ row: Row) {
    let dashed = Self.line(20).copy(dashingWithPhase: row.phase, lengths: row.lengths)
    let spans = Self.spans(dashed)
    #expect(spans.count == row.expected.count)
    for (found, expected) in zip(spans, row.expected) {
      #expect(abs(found - expected) < 1e-9, "\(spans)")
    }
  }

  @Test("Dashes of no length are dots, the first where the line starts")
  func dots() {
    let dashed = Self.line(20).copy(dashingWithPhase: 0, lengths: [0, 8])
    let middles = Self.spans(dashed).enumerated().filter { $0.offset.isMultiple(of: 2) }
    #expect(middles.map { $0.element.rounded() } == [0, 8, 16])
  }

  private static func line(_ length: Double) -> CGPath {
    let line = CGMutablePath()
    line.addLines(between: [.zero, CGPoint(x: length, y: 0)])
    return line
  }

  /// Where the dashes of a line along x start and end.
  private static func spans(_ path: CGPath) -> [Double] {
    path.letters.compactMap { $0.1.first }
  }
}
