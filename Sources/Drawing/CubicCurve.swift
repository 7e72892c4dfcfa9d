import Geometry
import Glibc

/// A cubic Bézier curve, and the numbers asked of one.
struct CubicCurve: Hashable, Sendable {
  var start: CGPoint
  var control1: CGPoint
  var control2: CGPoint
  var end: CGPoint

  init(_ start: CGPoint, _ control1: CGPoint, _ control2: CGPoint, _ end: CGPoint) {
    self.start = start
    self.control1 = control1
    self.control2 = control2
    self.end = end
  }

  /// The cubic's control points that draw a quadratic curve.
  static func controls(
    ofQuadFrom start: CGPoint, control: CGPoint, to end: CGPoint
  ) -> (CGPoint, CGPoint) {
    (start.toward(control, 2.0 / 3), end.toward(control, 2.0 / 3))
  }

  /// The point at parameter `t`; the ends exactly at 0 and 1.
  func point(at t: Double) -> CGPoint {
    let u = 1 - t
    return start * (u * u * u) + control1 * (3 * u * u * t) + control2 * (3 * u * t * t)
      + end * (t * t * t)
  }

  /// How fast and where the point moves as the parameter grows.
  func derivative(at t: Double) -> CGPoint {
    let u = 1 - t
    return (control1 - start) * (3 * u * u) + (control2 - control1) * (6 * u * t)
      + (end - control2) * (3 * t * t)
  }

  /// The direction at `t`, also where the curve stands still; `nil` if it is a single point.
  func tangent(at t: Double) -> CGPoint? {
    let here = derivative(at: t)
    let size =
      (control1 - start).magnitude + (control2 - control1).magnitude
      + (end - control2).magnitude
    if here.magnitude > size * 1e-9, let direction = here.direction { return direction }
    if t < 0.5 {
      return (control2 - start).direction ?? (end - start).direction
    }
    return (end - control1).direction ?? (end - start).direction
  }

  /// The part of the curve between two parameters, by de Casteljau: exactly the same curve.
  func part(from: Double, to: Double) -> CubicCurve {
    var part = self
    if to < 1 { part = part.halves(at: to).first }
    if from > 0 { part = part.halves(at: to > 0 ? from / to : 0).second }
    return part
  }

  /// The curve cut in two at `t`.
  func halves(at t: Double) -> (first: CubicCurve, second: CubicCurve) {
    let (a, b, c) = (
      start.toward(control1, t), control1.toward(control2, t), control2.toward(end, t)
    )
    let (d, e) = (a.toward(b, t), b.toward(c, t))
    let middle = d.toward(e, t)
    return (CubicCurve(start, a, d, middle), CubicCurve(middle, e, c, end))
  }

  /// The parameters strictly inside `0..<1` where x or y turns back.
  var extremes: [Double] {
    Self.turns(start.x, control1.x, control2.x, end.x)
      + Self.turns(start.y, control1.y, control2.y, end.y)
  }

  /// Where the cubic polynomial with these Bézier coefficients has slope 0, inside `0...1`.
  static func turns(_ p0: Double, _ p1: Double, _ p2: Double, _ p3: Double) -> [Double] {
    let (d0, d1, d2) = (p1 - p0, p2 - p1, p3 - p2)
    let (a, b, c) = (d0 - 2 * d1 + d2, 2 * (d1 - d0), d0)
    var roots: [Double] = []
    if abs(a) < 1e-12 * (abs(d0) + abs(d1) + abs(d2)) {
      if b != 0 { roots = [-c / b] }
    } else {
      let discriminant = b * b - 4 * a * c
      guard discriminant >= 0 else { return [] }
      // The two roots without taking a difference of nearly equal numbers.
      let q = -(b + (b < 0 ? -discriminant.squareRoot() : discriminant.squareRoot())) / 2
      roots = q == 0 ? [0] : [q / a, c / q]
    }
    return roots.filter { $0 > 0 && $0 < 1 }
  }
}
