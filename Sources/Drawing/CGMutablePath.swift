public import Geometry

/// A path that can be added to.
///
/// What cannot be drawn is left out and the rest kept: an element with a coordinate, radius or
/// transform that is not finite, and a line or curve with no point to start from.
public final class CGMutablePath: CGPath {
  /// Starts a new subpath at `point`.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    append(.move(point), transform)
  }

  /// Adds a straight line to `point`.
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    append(.line(point), transform)
  }

  /// Starts a subpath at the first of `points` and joins the others by lines.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    guard let first = points.first else { return }
    move(to: first, transform: transform)
    for point in points.dropFirst() {
      addLine(to: point, transform: transform)
    }
  }

  /// Adds a quadratic curve to `end`.
  public func addQuadCurve(
    to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity
  ) {
    append(.quad(control: control, end: end), transform)
  }

  /// Adds a cubic curve to `end`.
  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint,
    transform: CGAffineTransform = .identity
  ) {
    append(.cubic(control1: control1, control2: control2, end: end), transform)
  }

  /// Closes the subpath by a line to its start, where the next element then begins.
  public func closeSubpath() {
    guard let subpathStart, elements.last != .close else { return }
    elements.append(.close)
    current = subpathStart
  }

  /// Adds a closed rectangle, from its origin along its top edge.
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    guard rect.isFinite, transform.isFinite else { return }
    let (minX, minY, maxX, maxY) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
    addLines(
      between: [
        CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY),
        CGPoint(x: maxX, y: maxY), CGPoint(x: minX, y: maxY),
      ], transform: transform)
    closeSubpath()
  }

  /// Adds several closed rectangles.
  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects {
      addRect(rect, transform: transform)
    }
  }

  /// Adds all elements of `path`.
  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    guard transform.isFinite else { return }
    // A copy: a path may be added to itself.
    let added = path.elements
    elements.reserveCapacity(elements.count + added.count)
    for element in added {
      if element == .close {
        closeSubpath()
      } else {
        append(element, transform)
      }
    }
  }

  /// Adds `element`, transformed, unless it has no start or is not finite.
  func append(_ element: PathElement, _ transform: CGAffineTransform) {
    let placed = transform.isIdentity ? element : element.mapped { $0.applying(transform) }
    guard placed.isFinite, let end = placed.end else { return }
    if case .move = placed {
      subpathStart = end
    } else if current == nil {
      return
    }
    elements.append(placed)
    current = end
  }
}
