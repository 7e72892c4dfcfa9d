import RingdownApp
import Testing

/// Window geometries in X's syntax.
@Suite struct GeometrySpecTests {
  struct Row: CustomTestStringConvertible, Sendable {
    var text: String
    var size: GeometrySpec.Extent?
    var place: GeometrySpec.Place?
    var because: String

    init(
      _ text: String, _ size: (Int, Int)?, _ x: (Int, isFromRight: Bool)?,
      _ y: (Int, isFromBottom: Bool)?, _ because: String
    ) {
      self.text = text
      self.size = size.map { GeometrySpec.Extent(width: $0.0, height: $0.1) }
      if let x, let y {
        self.place = GeometrySpec.Place(
          x: x.0, isFromRight: x.isFromRight, y: y.0, isFromBottom: y.isFromBottom)
      }
      self.because = because
    }

    var testDescription: String { "'\(text)': \(because)" }
  }

  static let rows: [Row] = [
    Row("+10+20", nil, (10, false), (20, false), "from the top left"),
    Row("-10+20", nil, (10, true), (20, false), "from the top right"),
    Row("+10-20", nil, (10, false), (20, true), "from the bottom left"),
    Row("-10-20", nil, (10, true), (20, true), "from the bottom right"),
    Row("-0-0", nil, (0, true), (0, true), "minus zero is not plus zero"),
    Row("+-5+0", nil, (-5, false), (0, false), "beyond the left edge"),
    Row("--5--6", nil, (-5, true), (-6, true), "beyond the right and bottom edges"),
    Row("-+5++6", nil, (5, true), (6, false), "X reads a plus within too"),
    Row("240x160-10+20", (240, 160), (10, true), (20, false), "a size before"),
    Row("240X160", (240, 160), nil, nil, "a size alone, upper case"),
    Row("=240x160+1+2", (240, 160), (1, false), (2, false), "X11's old first character"),
    Row("+007+32767", nil, (7, false), (32_767, false), "leading zeros; the largest"),
  ]

  @Test(arguments: rows)
  func reads(_ row: Row) throws {
    let geometry = try GeometrySpec(parsing: row.text)
    #expect(geometry == GeometrySpec(size: row.size, place: row.place))
    #expect(try GeometrySpec(parsing: geometry.description) == geometry)
  }

  @Test(arguments: [
    ("", GeometrySpecError.syntax), ("=", .syntax), ("240", .syntax), ("240x", .syntax),
    ("x240", .syntax), ("240x160+5", .syntax), ("+5", .syntax), ("+5+", .syntax),
    ("+5+5x", .syntax), ("+5 +5", .syntax), (" +5+5", .syntax), ("+---5+5", .syntax),
    ("+٣+5", .syntax), ("240x160x3", .syntax), ("0x5", .emptySize), ("5x0+1+1", .emptySize),
    ("32768x5", .range), ("+5-32768", .range), ("+99999999999999999999+0", .range),
  ])
  func refuses(_ text: String, _ error: GeometrySpecError) {
    #expect(throws: error) { try GeometrySpec(parsing: text) }
  }
}
