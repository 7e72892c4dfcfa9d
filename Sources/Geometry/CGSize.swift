/// A width and a height, in points; either may be negative.
public struct CGSize: Hashable, Sendable {
  /// No width and no height.
  public static let zero = CGSize()

  /// The extent to the right, in points.
  public var width: CGFloat
  /// The extent downwards, in points.
  public var height: CGFloat

  /// Creates a size of `0` by `0`.
  public init() {
    self.init(width: 0.0, height: 0.0)
  }

  /// Creates a size of `width` by `height` points.
  public init(width: CGFloat, height: CGFloat) {
    self.width = width
    self.height = height
  }

  /// Creates a size of whole points.
  public init(width: Int, height: Int) {
    self.init(width: CGFloat(width), height: CGFloat(height))
  }

  /// The size as `transform` turns and scales it, without its translation.
  public func applying(_ transform: CGAffineTransform) -> CGSize {
    CGSize(
      width: transform.a * width + transform.c * height,
      height: transform.b * width + transform.d * height)
  }

  /// Whether neither side is infinite or not a number.
  package var isFinite: Bool { width.isFinite && height.isFinite }
}

extension CGSize: CustomDebugStringConvertible {
  /// The size as `(1.0, 2.0)`.
  public var debugDescription: String { "(\(width), \(height))" }
}
