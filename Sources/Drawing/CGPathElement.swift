public import Geometry

/// What kind of step an element of a path is.
public enum CGPathElementType: Int32, Hashable, Sendable {
  /// Starts a subpath; 1 point.
  case moveToPoint = 0
  /// A straight line; 1 point.
  case addLineToPoint = 1
  /// A quadratic curve; a control point and the end.
  case addQuadCurveToPoint = 2
  /// A cubic curve; two control points and the end.
  case addCurveToPoint = 3
  /// A line back to the subpath's start; no points.
  case closeSubpath = 4
}

/// One step of a path, as handed to a block that walks over it.
public struct CGPathElement {
  /// The kind of step.
  public var type: CGPathElementType
  /// The step's points, as many as its kind has; valid only while the block runs.
  public var points: UnsafeMutablePointer<CGPoint>
}

extension CGPath {
  /// Calls `block` with each element of the path, in order.
  public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
    withUnsafeTemporaryAllocation(of: CGPoint.self, capacity: 3) { buffer in
      buffer.initialize(repeating: .zero)
      guard let points = buffer.baseAddress else { return }
      for element in elements {
        for (index, point) in element.points.enumerated() {
          points[index] = point
        }
        var handed = CGPathElement(type: element.type, points: points)
        block(&handed)
      }
    }
  }
}

extension PathElement {
  var type: CGPathElementType {
    switch self {
    case .move: .moveToPoint
    case .line: .addLineToPoint
    case .quad: .addQuadCurveToPoint
    case .cubic: .addCurveToPoint
    case .close: .closeSubpath
    }
  }
}
