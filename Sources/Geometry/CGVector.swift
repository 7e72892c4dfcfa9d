/// A direction and a distance in a plane whose y axis points down.
public struct CGVector: Hashable, Sendable {
  /// The vector of no length.
  public static let zero = CGVector()

  /// The part to the right, in points.
  public var dx: CGFloat
  /// The part downwards, in points.
  public var dy: CGFloat

  /// Creates the vector `(0, 0)`.
  public init() {
    self.init(dx: 0.0, dy: 0.0)
  }

  /// Creates a vector of `dx`, `dy`, in points.
  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }

  /// Creates a vector of whole points.
  public init(dx: Int, dy: Int) {
    self.init(dx: CGFloat(dx), dy: CGFloat(dy))
  }

  /// Whether neither part is infinite or not a number.
  package var isFinite: Bool { dx.isFinite && dy.isFinite }
}

extension CGVector: CustomDebugStringConvertible {
  /// The vector as `(1.0, 2.0)`.
  public var debugDescription: String { "(\(dx), \(dy))" }
}
