/// A place in whole device pixels; y points down.
public struct PixelPoint: Hashable, Sendable, CustomStringConvertible {
  /// How many pixels right of the origin.
  public var x: Int
  /// How many pixels below the origin.
  public var y: Int

  /// Creates the point `x` pixels right of and `y` pixels below the origin.
  public init(x: Int, y: Int) {
    self.x = x
    self.y = y
  }

  /// The point as `(3, 4)`.
  public var description: String { "(\(x), \(y))" }
}
