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

extension CGRect {
  /// The smallest rectangle around `points`; `null` when there are none.
  init(around points: some Sequence<CGPoint>) {
    var low = CGPoint(x: Double.infinity, y: .infinity)
    var high = CGPoint(x: -Double.infinity, y: -.infinity)
    for point in points {
      low = CGPoint(x: min(low.x, point.x), y: min(low.y, point.y))
      high = CGPoint(x: max(high.x, point.x), y: max(high.y, point.y))
    }
    guard low.x <= high.x else {
      self = .null
      return
    }
    self.init(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }
}
