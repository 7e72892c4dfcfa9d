import Geometry
import Testing
import Windowing

@Suite struct InputShapeTests {
  /// Every pixel of an ellipse, asked for one by one: its centre is inside.
  private func isInside(_ x: Int, _ y: Int, _ box: PixelRect) -> Bool {
    let dx = (Double(x) + 0.5 - Double(box.minX)) / Double(box.width) * 2 - 1
    let dy = (Double(y) + 0.5 - Double(box.minY)) / Double(box.height) * 2 - 1
    return dx * dx + dy * dy <= 1
  }

  @Test(arguments: [
    PixelRect(x: 0, y: 0, width: 240, height: 240), PixelRect(x: 3, y: 5, width: 7, height: 4),
    PixelRect(x: -2, y: 0, width: 1, height: 1), PixelRect(x: 0, y: 0, width: 2, height: 31),
    PixelRect(x: 0, y: 0, width: 101, height: 2),
  ])
  func anEllipseHasThePixelsWhoseCentresAreInside(_ box: PixelRect) throws {
    let bands = try #require(InputShape.ellipse(box).bands)
    var wrongPixels: [PixelPoint] = []
    for y in box.minY - 1...box.maxY {
      for x in box.minX - 1...box.maxX {
        let count = bands.count { $0.contains(x: x, y: y) }
        let expected = box.contains(x: x, y: y) && isInside(x, y, box) ? 1 : 0
        if count != expected {
          wrongPixels.append(PixelPoint(x: x, y: y))
        }
      }
    }
    #expect(wrongPixels == [])
  }

  /// Every pixel of a rounded rectangle: inside it, and not beyond the circle at a corner.
  private func isInside(_ x: Int, _ y: Int, _ box: PixelRect, radius: Double) -> Bool {
    let (px, py) = (Double(x) + 0.5, Double(y) + 0.5)
    let dx = max(Double(box.minX) + radius - px, px - (Double(box.maxX) - radius), 0)
    let dy = max(Double(box.minY) + radius - py, py - (Double(box.maxY) - radius), 0)
    return dx * dx + dy * dy <= radius * radius
  }

  @Test(arguments: [
    (PixelRect(x: 0, y: 0, width: 100, height: 60), 12),
    (PixelRect(x: 3, y: 5, width: 9, height: 9), 4),
    (PixelRect(x: 0, y: 0, width: 7, height: 30), 0),
    (PixelRect(x: 1, y: 1, width: 40, height: 10), 99),
  ])
  func aRoundedRectHasThePixelsWhoseCentresAreInside(_ box: PixelRect, _ radius: Int) throws {
    let bands = try #require(InputShape.roundedRect(box, cornerRadius: radius).bands)
    let shown = Double(min(radius, box.width / 2, box.height / 2))
    var wrongPixels: [PixelPoint] = []
    for y in box.minY - 1...box.maxY {
      for x in box.minX - 1...box.maxX {
        let count = bands.count { $0.contains(x: x, y: y) }
        let expected = box.contains(x: x, y: y) && isInside(x, y, box, radius: shown) ? 1 : 0
        if count != expected { wrongPixels.append(PixelPoint(x: x, y: y)) }
      }
    }
    #expect(wrongPixels == [])
  }

  @Test func theOtherShapes() {
    #expect(InputShape.roundedRect(.empty, cornerRadius: 3).bands == [])
    let rect = PixelRect(x: 1, y: 2, width: 3, height: 4)
    #expect(InputShape.everything.bands == nil)
    #expect(InputShape.nothing.bands == [])
    #expect(InputShape.rects([rect, .empty]).bands == [rect])
    #expect(InputShape.ellipse(.empty).bands == [])
  }
}
