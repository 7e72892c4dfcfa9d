import Drawing
import Geometry

/// How far our picture of a scene is from the browser's.
///
/// Everything is measured in device pixels and in the bytes of red, green and blue over white.
///
/// - An *edge* is where the browser's picture changes by more than ``step`` in a channel from a
///   pixel to one of its eight neighbours; both pixels are edge pixels. Our own picture has no say:
///   an edge that only we draw is a difference.
/// - A pixel is *near* an edge when an edge pixel's middle is at most ``reach`` from its own.
/// - The picture passes when the mean over all pixels and channels, near and far, is below
///   ``meanLimit``, and no channel of a far pixel is off by more than ``farLimit``.
struct EdgeDifference {
  /// More than gradients change in a pixel, and less than the part of an edge that is worth one:
  /// a fainter edge counts as none, and must be met within ``farLimit``.
  static let step = 32
  /// How far from an edge two ways of smoothing it may differ, in device pixels.
  static let reach = 2
  /// The limits of the engine's requirement.
  static let meanLimit = 1.0
  static let farLimit = 8

  /// The mean difference of a channel, over the whole picture.
  private(set) var mean = 0.0
  /// The largest difference of a channel away from edges.
  private(set) var far = 0
  /// Where that is.
  private(set) var farthest = (x: 0, y: 0)
  /// The largest difference of a channel near edges; told, not limited.
  private(set) var near = 0

  /// Whether the picture passes.
  var passes: Bool { mean < Self.meanLimit && far <= Self.farLimit }

  /// Compares a picture with the browser's, both opaque.
  init(_ ours: Picture, _ theirs: Picture) {
    let (width, height) = (theirs.width, theirs.height)
    let isNear = Self.nearness(of: theirs)
    var sum = 0
    ours.words.withUnsafeBufferPointer { ours in
      theirs.words.withUnsafeBufferPointer { theirs in
        for index in 0..<(width * height) where ours[index] != theirs[index] {
          let difference = Self.difference(ours[index], theirs[index])
          sum += difference.sum
          if isNear[index] {
            near = max(near, difference.largest)
          } else if difference.largest > far {
            far = difference.largest
            farthest = (index % width, index / width)
          }
        }
      }
    }
    mean = Double(sum) / Double(3 * width * height)
  }

  /// Which pixels are near an edge of `picture`.
  private static func nearness(of picture: Picture) -> [Bool] {
    let (width, height) = (picture.width, picture.height)
    var isNear = [Bool](repeating: false, count: width * height)
    /// Marks what is near an edge pixel.
    func mark(_ x: Int, _ y: Int) {
      for dy in -reach...reach {
        for dx in -reach...reach where dx * dx + dy * dy <= reach * reach {
          guard 0..<width ~= x + dx, 0..<height ~= y + dy else { continue }
          isNear[(y + dy) * width + x + dx] = true
        }
      }
    }
    picture.words.withUnsafeBufferPointer { words in
      for y in 0..<height {
        for x in 0..<width {
          // The other four neighbours come when it is their turn.
          for (dx, dy) in [(1, 0), (-1, 1), (0, 1), (1, 1)] {
            guard 0..<width ~= x + dx, y + dy < height else { continue }
            let (here, there) = (words[y * width + x], words[(y + dy) * width + x + dx])
            if here != there, difference(here, there).largest > step {
              mark(x, y)
              mark(x + dx, y + dy)
            }
          }
        }
      }
    }
    return isNear
  }

  private static func difference(_ one: UInt32, _ other: UInt32) -> (sum: Int, largest: Int) {
    var (sum, largest) = (0, 0)
    for shift: UInt32 in [0, 8, 16] {
      let difference = abs(Int(one >> shift & 255) - Int(other >> shift & 255))
      sum += difference
      largest = max(largest, difference)
    }
    return (sum, largest)
  }
}

/// The pixels of a scene, row by row: `0xAARRGGBB`.
struct Picture {
  let width: Int
  let height: Int
  var words: [UInt32]

  /// A picture of one colour.
  init(width: Int, height: Int, filledWith word: UInt32) {
    (self.width, self.height) = (width, height)
    words = Array(repeating: word, count: width * height)
  }

  /// The part of `pixels` whose top left is (`x`, `y`), which must lie inside.
  init(_ pixels: PixelView, x: Int, y: Int, side: Int) {
    (width, height) = (side, side)
    words = (0..<side).flatMap { row in pixels.row(y + row)[x..<(x + side)] }
  }

  /// A file of the picture.
  func writePNG(to path: String) throws(CairoError) {
    var surface = try ImageSurface(size: PixelSize(width: width, height: height))
    surface.withMutablePixels { target, wordsPerRow in
      for index in words.indices {
        target[index / width * wordsPerRow + index % width] = words[index]
      }
    }
    try surface.writePNG(to: path)
  }
}
