internal import Geometry

/// Which pixels of a picture are opaque enough to be shown where nothing can be half transparent.
struct ShapeMask {
  /// The picture's size, in device pixels.
  let size: PixelSize
  private var bits: [Bool]

  /// The least alpha that is shown, of 255.
  private static let threshold: UInt32 = 128

  /// Creates the mask of a transparent picture.
  init(size: PixelSize) {
    self.size = size
    bits = [Bool](repeating: false, count: size.width * size.height)
  }

  /// Takes in a region of the picture.
  ///
  /// - Parameters:
  ///   - region: What was painted.
  ///   - row: The pixels, `0xAARRGGBB`, of a part of a row.
  /// - Returns: Whether the mask changed.
  mutating func update(
    _ region: PixelRegion, row: (Int, Range<Int>) -> UnsafeBufferPointer<UInt32>
  ) -> Bool {
    var hasChanged = false
    for rect in region.intersection(PixelRect(size: size)).rects {
      for y in rect.minY..<rect.maxY {
        var index = y * size.width + rect.minX
        for pixel in row(y, rect.minX..<rect.maxX) {
          let isShown = pixel >> 24 >= Self.threshold
          if bits[index] != isShown {
            bits[index] = isShown
            hasChanged = true
          }
          index += 1
        }
      }
    }
    return hasChanged
  }

  /// The mask as rectangles that don't overlap, from top to bottom and left to right.
  ///
  /// Rows with the same runs share their rectangles.
  var bands: [PixelRect] {
    var bands: [PixelRect] = []
    var previousRuns: [Range<Int>] = []
    var bandStart = 0
    for y in 0...size.height {
      let runs = y < size.height ? runs(inRow: y) : []
      guard runs != previousRuns || y == size.height else { continue }
      bands += previousRuns.map {
        PixelRect(minX: $0.lowerBound, minY: bandStart, maxX: $0.upperBound, maxY: y)
      }
      previousRuns = runs
      bandStart = y
    }
    return bands
  }

  private func runs(inRow y: Int) -> [Range<Int>] {
    let row = bits[y * size.width..<(y + 1) * size.width]
    var runs: [Range<Int>] = []
    var rest = row
    while let start = rest.firstIndex(of: true) {
      let end = rest[start...].firstIndex(of: false) ?? rest.endIndex
      runs.append(start - row.startIndex..<end - row.startIndex)
      rest = rest[end...]
    }
    return runs
  }
}
