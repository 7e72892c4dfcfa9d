import Geometry
import Glibc

// What the curves of this target need of points seen as vectors.
extension CGPoint {
  static func + (left: CGPoint, right: CGPoint) -> CGPoint {
    CGPoint(x: left.x + right.x, y: left.y + right.y)
  }

  static func - (left: CGPoint, right: CGPoint) -> CGPoint {
    CGPoint(x: left.x - right.x, y: left.y - right.y)
  }

  static func * (left: CGPoint, factor: Double) -> CGPoint {
    CGPoint(x: left.x * factor, y: left.y * factor)
  }

  /// The point `fraction` of the way to `end`.
  func toward(_ end: CGPoint, _ fraction: Double) -> CGPoint {
    CGPoint(x: x + (end.x - x) * fraction, y: y + (end.y - y) * fraction)
  }

  /// The distance from the origin.
  var magnitude: Double { hypot(x, y) }

  /// The same direction at distance 1; `nil` for the origin itself.
  var direction: CGPoint? {
    let magnitude = magnitude
    return magnitude > 0 ? CGPoint(x: x / magnitude, y: y / magnitude) : nil
  }

  /// The vector turned a quarter toward +y, which is clockwise on the screen.
  var turned: CGPoint { CGPoint(x: -y, y: x) }

  func dot(_ other: CGPoint) -> Double { x * other.x + y * other.y }

  /// Positive when `other` lies toward +y of this direction.
  func cross(_ other: CGPoint) -> Double { x * other.y - y * other.x }
}

/// The smallest box around points as they come.
struct PointBox {
  private var low = CGPoint(x: Double.infinity, y: .infinity)
  private var high = CGPoint(x: -Double.infinity, y: -.infinity)

  mutating func add(_ point: CGPoint) {
    low = CGPoint(x: min(low.x, point.x), y: min(low.y, point.y))
    high = CGPoint(x: max(high.x, point.x), y: max(high.y, point.y))
  }

  /// The box; `null` without points.
  var rect: CGRect {
    guard low.x <= high.x else { return .null }
    return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }
}

extension [PathElement] {
  /// The box around all points and control points; `null` when there are none.
  var box: CGRect {
    var box = PointBox()
    for element in self {
      element.extend(&box)
    }
    return box.rect
  }
}
