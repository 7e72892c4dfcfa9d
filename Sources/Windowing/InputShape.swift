public import Geometry

/// Which pixels of a window take the pointer; clicks on the others reach what lies below.
public enum InputShape: Hashable, Sendable {
  /// The whole window.
  case everything
  /// No pixel: all clicks pass through.
  case nothing
  /// The largest ellipse within a rectangle, in device pixels.
  case ellipse(PixelRect)
  /// The pixels of rectangles, in device pixels.
  case rects([PixelRect])

  /// The shape as rectangles from top to bottom that don't overlap; `nil` for ``everything``.
  ///
  /// An ellipse has the pixels whose centres lie within it: one rectangle for each run of rows
  /// that are equally wide. Given rectangles are returned as they are, without the empty ones.
  package var bands: [PixelRect]? {
    switch self {
    case .everything: nil
    case .nothing: []
    case .ellipse(let box): Self.bands(ofEllipseIn: box)
    case .rects(let rects): rects.filter { !$0.isEmpty }
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
      guard !row.isEmpty else { continue }
      if let last = bands.last, last.minX == row.minX, last.maxX == row.maxX, last.maxY == y {
        bands[bands.count - 1] = last.union(row)
      } else {
        bands.append(row)
      }
    }
    return bands
  }
}
