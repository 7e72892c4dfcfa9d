import Glibc

/// The sides of a rectangle that ``CGRect/divided(atDistance:from:)`` can cut from.
///
/// The raw values are Core Graphics'.
public enum CGRectEdge: UInt32, Hashable, Sendable {
  /// The left side.
  case minXEdge = 0
  /// The top side, where y points down.
  case minYEdge = 1
  /// The right side.
  case maxXEdge = 2
  /// The bottom side, where y points down.
  case maxYEdge = 3
}

extension CGRect {
  /// The rectangle with its sides moved inwards by `dx` and `dy`; null where they would cross.
  ///
  /// Negative distances grow it. The centre stays where it is.
  public func insetBy(dx: CGFloat, dy: CGFloat) -> CGRect {
    guard !isNull else { return .null }
    let width = self.width - 2 * dx
    let height = self.height - 2 * dy
    guard width >= 0, height >= 0 else { return .null }
    return CGRect(x: minX + dx, y: minY + dy, width: width, height: height)
  }

  /// The rectangle moved by `dx` to the right and `dy` down.
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> CGRect {
    guard !isNull else { return .null }
    return CGRect(x: minX + dx, y: minY + dy, width: width, height: height)
  }

  /// The smallest rectangle on whole coordinates that contains this one.
  public var integral: CGRect {
    guard !isNull else { return .null }
    let left = floor(minX)
    let top = floor(minY)
    return CGRect(x: left, y: top, width: ceil(maxX) - left, height: ceil(maxY) - top)
  }

  /// The smallest rectangle that contains both; a null one adds nothing.
  public func union(_ other: CGRect) -> CGRect {
    guard !isNull else { return other.standardized }
    guard !contains(other) else { return standardized }
    guard !other.contains(self) else { return other.standardized }
    return CGRect(
      from: CGPoint(x: Swift.min(minX, other.minX), y: Swift.min(minY, other.minY)),
      to: CGPoint(x: Swift.max(maxX, other.maxX), y: Swift.max(maxY, other.maxY)))
  }

  /// The area both cover; null where they don't meet.
  ///
  /// Rectangles that only share an edge meet in a rectangle without width or height, which is
  /// empty but not null.
  public func intersection(_ other: CGRect) -> CGRect {
    guard !isNull, !other.isNull else { return .null }
    guard !contains(other) else { return other.standardized }
    guard !other.contains(self) else { return standardized }
    let start = CGPoint(x: Swift.max(minX, other.minX), y: Swift.max(minY, other.minY))
    let end = CGPoint(x: Swift.min(maxX, other.maxX), y: Swift.min(maxY, other.maxY))
    guard start.x <= end.x, start.y <= end.y else { return .null }
    return CGRect(from: start, to: end)
  }

  /// Whether the intersection with `other` is not null.
  public func intersects(_ other: CGRect) -> Bool {
    !intersection(other).isNull
  }

  /// Whether `point` lies inside: the top and left sides do, the bottom and right ones don't.
  public func contains(_ point: CGPoint) -> Bool {
    !isNull && point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }

  /// Whether `other` lies wholly inside, sides included; a null one lies inside any.
  public func contains(_ other: CGRect) -> Bool {
    guard !other.isNull else { return true }
    return !isNull && minX <= other.minX && minY <= other.minY && maxX >= other.maxX
      && maxY >= other.maxY
  }

  /// Cuts the rectangle in two, `distance` away from `edge`.
  ///
  /// The distance is taken as at least 0 and at most the whole extent, so that the two parts
  /// always make up the whole.
  ///
  /// - Parameters:
  ///   - distance: How thick the slice is, in points.
  ///   - edge: The side the slice lies at.
  /// - Returns: The slice at the edge, and what is left.
  public func divided(
    atDistance distance: CGFloat, from edge: CGRectEdge
  ) -> (slice: CGRect, remainder: CGRect) {
    guard !isNull else { return (.null, .null) }
    let whole = standardized
    let alongX = edge == .minXEdge || edge == .maxXEdge
    let thickness = Swift.max(0, Swift.min(distance, alongX ? whole.width : whole.height))
    let fromStart = edge == .minXEdge || edge == .minYEdge
    let extent = alongX ? whole.width : whole.height
    let (first, second) = whole.cut(at: fromStart ? thickness : extent - thickness, alongX: alongX)
    return fromStart ? (first, second) : (second, first)
  }

  /// The smallest rectangle around this one's corners as mapped by `transform`.
  public func applying(_ transform: CGAffineTransform) -> CGRect {
    guard !isNull, !isInfinite, !transform.isIdentity else { return standardized }
    return CGRect(around: corners.map { $0.applying(transform) })
  }

  /// The four corners, from the top left one clockwise on screen.
  package var corners: [CGPoint] {
    [
      CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY),
      CGPoint(x: maxX, y: maxY), CGPoint(x: minX, y: maxY),
    ]
  }

  /// Creates the smallest rectangle around `points`; null when there are none.
  package init(around points: some Collection<CGPoint>) {
    guard let first = points.first else {
      self = .null
      return
    }
    var start = first
    var end = first
    for point in points.dropFirst() {
      start = CGPoint(x: Swift.min(start.x, point.x), y: Swift.min(start.y, point.y))
      end = CGPoint(x: Swift.max(end.x, point.x), y: Swift.max(end.y, point.y))
    }
    self.init(from: start, to: end)
  }

  /// Creates the rectangle between its top left and its bottom right corner.
  private init(from start: CGPoint, to end: CGPoint) {
    self.init(origin: start, size: CGSize(width: end.x - start.x, height: end.y - start.y))
  }

  /// A standardized rectangle's two parts, cut `distance` after its start along one axis.
  private func cut(at distance: CGFloat, alongX: Bool) -> (CGRect, CGRect) {
    var first = self
    var second = self
    if alongX {
      first.size.width = distance
      second.origin.x += distance
      second.size.width -= distance
    } else {
      first.size.height = distance
      second.origin.y += distance
      second.size.height -= distance
    }
    return (first, second)
  }
}
