/// A rectangle by its origin and size, in points.
///
/// A size may be negative; every computed member (`minX`, `width`, `union`, …) answers for the
/// standardized rectangle that covers the same area. `origin` and `size` are what was stored.
public struct CGRect: Sendable {
  /// The rectangle of no size at the origin.
  public static let zero = CGRect()

  /// No place at all: what is left of an intersection that is none.
  public static let null = CGRect(x: .infinity, y: .infinity, width: 0, height: 0)

  /// The rectangle without bounds, in Core Graphics' finite numbers.
  public static let infinite = CGRect(
    x: -CGFloat.greatestFiniteMagnitude / 2, y: -CGFloat.greatestFiniteMagnitude / 2,
    width: .greatestFiniteMagnitude, height: .greatestFiniteMagnitude)

  /// The corner that width and height are counted from.
  public var origin: CGPoint
  /// The extent from the origin, either side of which may be negative.
  public var size: CGSize

  /// Creates a rectangle of no size at the origin.
  public init() {
    self.init(origin: .zero, size: .zero)
  }

  /// Creates a rectangle of `size` at `origin`.
  public init(origin: CGPoint, size: CGSize) {
    self.origin = origin
    self.size = size
  }

  /// Creates a rectangle of `width` by `height` points at `x`, `y`.
  public init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {
    self.init(origin: CGPoint(x: x, y: y), size: CGSize(width: width, height: height))
  }

  /// Creates a rectangle of whole points.
  public init(x: Int, y: Int, width: Int, height: Int) {
    self.init(origin: CGPoint(x: x, y: y), size: CGSize(width: width, height: height))
  }

  /// Whether this is the null rectangle, as one with an infinite origin is too.
  public var isNull: Bool { origin.x == .infinity || origin.y == .infinity }

  /// Whether this is the rectangle without bounds.
  public var isInfinite: Bool { self == .infinite }

  /// Whether the rectangle covers no area: it is null, or a side is 0.
  public var isEmpty: Bool { isNull || size.width == 0 || size.height == 0 }

  /// The smallest x coordinate.
  public var minX: CGFloat { Swift.min(origin.x, origin.x + size.width) }
  /// The x coordinate of the middle.
  public var midX: CGFloat { origin.x + size.width / 2 }
  /// The largest x coordinate.
  public var maxX: CGFloat { Swift.max(origin.x, origin.x + size.width) }
  /// The smallest y coordinate.
  public var minY: CGFloat { Swift.min(origin.y, origin.y + size.height) }
  /// The y coordinate of the middle.
  public var midY: CGFloat { origin.y + size.height / 2 }
  /// The largest y coordinate.
  public var maxY: CGFloat { Swift.max(origin.y, origin.y + size.height) }
  /// The width without sign.
  public var width: CGFloat { abs(size.width) }
  /// The height without sign.
  public var height: CGFloat { abs(size.height) }

  /// The same area with a size that is not negative.
  public var standardized: CGRect {
    isNull ? .null : CGRect(x: minX, y: minY, width: width, height: height)
  }

  /// Whether no member and no edge is infinite or not a number.
  package var isFinite: Bool {
    origin.isFinite && size.isFinite && (origin.x + size.width).isFinite
      && (origin.y + size.height).isFinite
  }
}

extension CGRect: Hashable {
  /// Whether origins and sizes are equal, or both rectangles are null.
  public static func == (left: CGRect, right: CGRect) -> Bool {
    (left.origin == right.origin && left.size == right.size) || (left.isNull && right.isNull)
  }

  /// Feeds the members into `hasher`; all null rectangles feed the same.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(isNull ? CGPoint.zero : origin)
    hasher.combine(isNull ? CGSize.zero : size)
  }
}

extension CGRect: CustomDebugStringConvertible {
  /// The rectangle as `(x, y, width, height)`, as stored.
  public var debugDescription: String {
    "(\(origin.x), \(origin.y), \(size.width), \(size.height))"
  }
}
