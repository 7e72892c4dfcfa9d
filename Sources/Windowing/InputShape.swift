public import Geometry

/// Which pixels of a window take the pointer; clicks on the others reach what lies below.
public enum InputShape: Hashable, Sendable {
  /// The whole window.
  case everything
  /// No pixel: all clicks pass through.
  case nothing
  /// The largest ellipse within a rectangle, in device pixels.
  case ellipse(PixelRect)
  /// A rectangle without what lies outside the quarter circles at its corners, in device pixels.
  case roundedRect(PixelRect, cornerRadius: Int)
  /// The pixels of rectangles, in device pixels.
  case rects([PixelRect])

  /// The shape as rectangles from top to bottom that don't overlap; `nil` for ``everything``.
  ///
  /// An ellipse, or a rounded rectangle, has the pixels whose centres lie within it: one rectangle
  /// for each run of rows that are equally wide. Given rectangles are returned as they are, without the empty ones.
  package var bands: [PixelRect]? {
    switch self {
    case .everything: nil
    case .nothing: []
    case .ellipse(let box): Self.bands(ofEllipseIn: box)
    case .roundedRect(let box, let radius): Self.bands(ofRoundedRect: box, radius: radius)
    case .rects(let rects): rects.filter { !$0.isEmpty }
    }
  }

  /// The two halves of a circle, drawn apart as far as the box is larger.
  private static func bands(ofRoundedRect box: PixelRect, radius: Int) -> [PixelRect] {
    guard !box.isEmpty else { return [] }
    let radius = min(max(radius, 0), box.width / 2, box.height / 2)
    let circle = PixelRect(x: box.minX, y: box.minY, width: 2 * radius, height: 2 * radius)
    let (across, down) = (box.width - 2 * radius, box.height - 2 * radius)
    let rows = bands(ofEllipseIn: circle).flatMap { band in
      (band.minY..<band.maxY).map { y in
        PixelRect(
          minX: band.minX, minY: y < circle.minY + radius ? y : y + down,
          maxX: band.maxX + across, maxY: (y < circle.minY + radius ? y : y + down) + 1)
      }
    }
    let middle = PixelRect(x: box.minX, y: box.minY + radius, width: box.width, height: down)
    return joined((rows + [middle]).filter { !$0.isEmpty }.sorted { $0.minY < $1.minY })
  }

  /// Rows from top to bottom, with those that are equally wide and follow each other in one.
  private static func joined(_ rows: [PixelRect]) -> [PixelRect] {
    rows.reduce(into: []) { bands, row in
      if let last = bands.last, last.minX == row.minX, last.maxX == row.maxX,
        last.maxY == row.minY
      {
        bands[bands.count - 1] = last.union(row)
      } else {
        bands.append(row)
      }
    }
  }

  private static func bands(ofEllipseIn box: PixelRect) -> [PixelRect] {
    let (radiusX, radiusY) = (Double(box.width) / 2, Double(box.height) / 2)
    var bands: [PixelRect] = []
    for y in box.minY..<box.maxY {
      let height = (Double(y - box.minY) + 0.5 - radiusY) / radiusY
      let reach = radiusX * (1 - height * height).squareRoot()
      // The first column whose centre lies at or right of the ellipse's left edge. A row's centre
      // is inside, so `reach` is a number from 0 up to half the box.
      let inset = min(Int((radiusX - reach - 0.5).rounded(.up)), (box.width + 1) / 2)
      let row = PixelRect(
        minX: box.minX + inset, minY: y, maxX: box.maxX - inset, maxY: y + 1)
      if !row.isEmpty { bands.append(row) }
    }
    return joined(bands)
  }
}
