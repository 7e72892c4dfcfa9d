public import Geometry

/// The pixels of a surface, lent to read; must not be kept past the call that lends them.
public struct PixelView {
  /// The size of the picture, in device pixels.
  public let size: PixelSize
  private let words: UnsafePointer<UInt32>
  private let wordsPerRow: Int

  init(words: UnsafePointer<UInt32>, size: PixelSize, wordsPerRow: Int) {
    self.words = words
    self.size = size
    self.wordsPerRow = wordsPerRow
  }

  /// The pixel in column `x` and row `y` from the top left: `0xAARRGGBB`, premultiplied.
  ///
  /// - Precondition: The pixel lies in the picture.
  public subscript(x: Int, y: Int) -> UInt32 {
    precondition(
      0..<size.width ~= x && 0..<size.height ~= y, "there is no pixel (\(x), \(y)) in \(size)")
    return words[y * wordsPerRow + x]
  }

  /// How opaque the pixel in column `x` and row `y` is, in `0...255`.
  public func alpha(_ x: Int, _ y: Int) -> Int {
    Int(self[x, y] >> 24)
  }

  /// The words of row `y`.
  package func row(_ y: Int) -> UnsafeBufferPointer<UInt32> {
    UnsafeBufferPointer(start: words + y * wordsPerRow, count: size.width)
  }
}
