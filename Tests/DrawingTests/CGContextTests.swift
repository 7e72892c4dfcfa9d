import Drawing
import Geometry
import Testing

/// Pixels that shapes paint, counted as other engines' tests count them.
@Suite struct CGContextTests {
  struct Row: CustomTestStringConvertible, Sendable {
    var id: String
    var because: String
    var painted: Int
    var draw: @Sendable (CGContext) -> Void

    var testDescription: String { "\(id): \(because)" }
  }

  static let box = CGRect(x: 10, y: 10, width: 40, height: 30)

  static let rows: [Row] = [
    Row(id: "SH-01", because: "a fill ends at its edges", painted: 1200) { $0.fill(box) },
    Row(id: "SH-02", because: "no path paints nothing", painted: 0) { context in
      context.fillPath()
      context.strokePath()
    },
    Row(id: "SH-04", because: "half of a stroke lies outside", painted: 560) { context in
      context.stroke(box, width: 4)
    },
    Row(id: "SH-05", because: "fill and stroke overlap", painted: 1496) { context in
      context.setLineWidth(4)
      context.addRect(box)
      context.drawPath(using: .fillStroke)
    },
    Row(id: "SH-08", because: "a dash is left behind with its state", painted: 560) { context in
      context.saveGState()
      context.setLineDash(phase: 0, lengths: [6, 6])
      context.restoreGState()
      context.stroke(box, width: 4)
    },
  ]

  @Test(arguments: rows)
  func paints(_ row: Row) throws {
    let picture = try Draw.picture(100, 100, row.draw)
    #expect(picture.paintedPixels() == row.painted)
  }

  @Test func pureRedIsRed() throws {
    let picture = try Draw.picture(2, 2) { context in
      context.setFillColor(Draw.red)
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    }
    #expect(picture.pixel(0, 0) == "ffff0000")
    #expect(picture.pixel(1, 1) == "00000000")
  }
}
