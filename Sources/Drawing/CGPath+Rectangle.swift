public import Geometry

extension CGPath {
  /// Whether the path is one rectangle with upright edges, whichever corner and way it starts.
  ///
  /// - Parameter rect: Where the rectangle is written, if the path is one.
  /// - Returns: True also for a rectangle that was drawn back to its start but not closed.
  public func isRect(_ rect: UnsafeMutablePointer<CGRect>?) -> Bool {
    guard let corners, corners.indices.allSatisfy({ isUpright(corners, from: $0) }) else {
      return false
    }
    // An edge along x must follow one along y: else the path goes there and back.
    guard (corners[0].x == corners[1].x) != (corners[1].x == corners[2].x) else { return false }
    rect?.pointee = boundingBox
    return true
  }

  /// The four corners of a path that might be a rectangle.
  private var corners: [CGPoint]? {
    var rest = elements[...]
    guard case .move(let start)? = rest.popFirst() else { return nil }
    let isClosed = rest.last == .close
    if isClosed { rest.removeLast() }
    var corners = [start]
    for element in rest {
      guard case .line(let end) = element else { return nil }
      corners.append(end)
    }
    if corners.count == 5, corners[4] == start {
      corners.removeLast()
      return corners
    }
    return corners.count == 4 && isClosed ? corners : nil
  }

  /// Whether the edge that starts at corner `index` runs along x or y.
  private func isUpright(_ corners: [CGPoint], from index: Int) -> Bool {
    let (start, end) = (corners[index], corners[(index + 1) % corners.count])
    return start.x == end.x || start.y == end.y
  }
}

/// A function that walks over a path's elements, with what was handed in beside it.
public typealias CGPathApplierFunction = (
  _ info: UnsafeMutableRawPointer?, _ element: UnsafePointer<CGPathElement>
) -> Void

extension CGPath {
  /// Calls `function` with each element of the path, in order.
  ///
  /// - Parameters:
  ///   - info: Handed to every call; may be `nil`.
  ///   - function: The element's points are valid only while it runs.
  public func apply(info: UnsafeMutableRawPointer?, function: CGPathApplierFunction) {
    applyWithBlock { function(info, $0) }
  }
}
