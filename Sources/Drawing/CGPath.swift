public import Geometry

/// Which parts of the plane are inside a path that crosses itself.
public enum CGPathFillRule: Int, Hashable, Sendable {
  /// Inside is what the path winds around, counting direction.
  case winding = 0
  /// Inside is what lies behind an odd number of edges.
  case evenOdd = 1
}

/// A shape made of lines and curves, which does not change.
///
/// Points are in whatever space the path is drawn in, y down. Elements with a coordinate that
/// is not a finite number never get into a path, so whatever reads one need not check.
/// Paths with the same elements are equal.
public class CGPath: Hashable, CustomStringConvertible {
  /// The steps of the path, in drawing order.
  package internal(set) final var elements: [PathElement]

  /// Where the open or just closed subpath started.
  final var subpathStart: CGPoint?
  final var current: CGPoint?

  package init(elements: [PathElement], current: CGPoint? = nil, subpathStart: CGPoint? = nil) {
    self.elements = elements
    self.current = current
    self.subpathStart = subpathStart
  }

  /// Creates an empty path.
  public convenience init() {
    self.init(elements: [])
  }

  /// Creates a path with the elements, current point and subpath of `other`.
  package convenience init(copying other: CGPath) {
    self.init(
      elements: other.elements, current: other.current, subpathStart: other.subpathStart)
  }

  /// Creates a closed rectangle, from its origin along its top edge.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    let path = CGMutablePath()
    path.addRect(rect, transform: transform?.pointee ?? .identity)
    self.init(copying: path)
  }

  /// Creates a closed ellipse that fills `rect`, from its right middle toward +y.
  public convenience init(
    ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?
  ) {
    let path = CGMutablePath()
    path.addEllipse(in: rect, transform: transform?.pointee ?? .identity)
    self.init(copying: path)
  }

  /// Creates a closed rectangle with elliptic corners.
  ///
  /// Corners too large for the rectangle shrink until they fit, keeping their shape.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    let path = CGMutablePath()
    path.addRoundedRect(
      in: rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight,
      transform: transform?.pointee ?? .identity)
    self.init(copying: path)
  }

  /// Whether there are no elements.
  public final var isEmpty: Bool { elements.isEmpty }

  /// Where the next line would start; zero for an empty path, a subpath's start after a close.
  public final var currentPoint: CGPoint { current ?? .zero }

  /// A copy that does not change when this path does.
  public func copy() -> CGPath? {
    CGPath(copying: self)
  }

  /// A copy with every point transformed; `nil` when `transform` makes points infinite.
  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    mutableCopy(using: transform).map(CGPath.init(copying:))
  }

  /// A copy that can be added to.
  public func mutableCopy() -> CGMutablePath? {
    CGMutablePath(copying: self)
  }

  /// A copy that can be added to, with every point transformed.
  public func mutableCopy(
    using transform: UnsafePointer<CGAffineTransform>?
  ) -> CGMutablePath? {
    let transform = transform?.pointee ?? .identity
    guard transform.isFinite else { return nil }
    let copy = CGMutablePath()
    copy.addPath(self, transform: transform)
    return copy
  }

  /// Whether both paths have the same elements, number for number.
  public static func == (left: CGPath, right: CGPath) -> Bool {
    left === right || left.elements == right.elements
  }

  /// Feeds the elements to `hasher`.
  public final func hash(into hasher: inout Hasher) {
    hasher.combine(elements)
  }

  /// The path in the letters of SVG: `M0,0 L10,0 Z`.
  public final var description: String {
    elements.map { element in
      let letter =
        switch element {
        case .move: "M"
        case .line: "L"
        case .quad: "Q"
        case .cubic: "C"
        case .close: "Z"
        }
      return letter + element.points.map { "\($0.x),\($0.y)" }.joined(separator: " ")
    }.joined(separator: " ")
  }
}
