/// A length or coordinate in points; the same type as `Double` on this platform.
public typealias CGFloat = Double

/// A place in a plane whose y axis points down.
public struct CGPoint: Hashable, Sendable {
  /// The origin, `(0, 0)`.
  public static let zero = CGPoint()

  /// The distance from the left edge, in points.
  public var x: CGFloat
  /// The distance from the top edge, in points.
  public var y: CGFloat

  /// Creates the point `(0, 0)`.
  public init() {
    self.init(x: 0.0, y: 0.0)
  }

  /// Creates a point at `x`, `y`, in points.
  public init(x: CGFloat, y: CGFloat) {
    self.x = x
    self.y = y
  }

  /// Creates a point at whole coordinates.
  public init(x: Int, y: Int) {
    self.init(x: CGFloat(x), y: CGFloat(y))
  }

  /// The point this one is mapped to by `transform`.
  public func applying(_ transform: CGAffineTransform) -> CGPoint {
    CGPoint(
      x: transform.a * x + transform.c * y + transform.tx,
      y: transform.b * x + transform.d * y + transform.ty)
  }

  /// Whether neither coordinate is infinite or not a number.
  package var isFinite: Bool { x.isFinite && y.isFinite }
}

extension CGPoint: CustomDebugStringConvertible {
  /// The point as `(1.0, 2.0)`.
  public var debugDescription: String { "(\(x), \(y))" }
}
