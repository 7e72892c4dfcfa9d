/// A size in device pixels.
public struct PixelSize: Hashable, Sendable, CustomStringConvertible {
  /// How many pixels wide, at least 0 for a size that can be drawn.
  public var width: Int
  /// How many pixels high, at least 0 for a size that can be drawn.
  public var height: Int

  /// Creates a size of `width` by `height` device pixels.
  public init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  /// The size as `240x240`.
  public var description: String { "\(width)x\(height)" }
}
