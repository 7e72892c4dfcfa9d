/// A timing curve through (0, 0) and (1, 1), as `y` over `x`, given by two control points.
///
/// - Source: "Cubic Bézier easing functions", CSS Easing Functions Level 1.
struct CubicBezierCurve: Hashable, Sendable {
  /// The polynomial of x over the curve's parameter.
  private let x: Cubic
  /// The polynomial of y over the curve's parameter.
  private let y: Cubic
  /// Whether the curve is the diagonal, so that nothing has to be solved.
  private let isIdentity: Bool

  /// A polynomial without constant part, `((a·s + b)·s + c)·s`.
  private struct Cubic: Hashable, Sendable {
    var a: Double
    var b: Double
    var c: Double

    /// The polynomial of a Bézier coordinate from 0 to 1 by way of `first` and `second`.
    init(through first: Double, _ second: Double) {
      c = 3 * first
      b = 3 * (second - first) - c
      a = 1 - c - b
    }

    func value(at s: Double) -> Double { ((a * s + b) * s + c) * s }

    func slope(at s: Double) -> Double { (3 * a * s + 2 * b) * s + c }

    /// Where in `0...1` the polynomial may be largest or smallest, the ends included.
    var extremeParameters: [Double] {
      let discriminant = b * b - 3 * a * c
      guard discriminant >= 0 else { return [0, 1] }
      let root = discriminant.squareRoot()
      // Dividing by what does not cancel; each quotient is a root unless its divisor is 0.
      let q = b < 0 ? root - b : -(root + b)
      return [0, 1, q / (3 * a), c / q].filter { $0 >= 0 && $0 <= 1 }
    }
  }

  /// Creates a curve; control points' x are taken into `0...1`, and no number counts as 0.
  init(x1: Double, y1: Double, x2: Double, y2: Double) {
    func finite(_ number: Double) -> Double { number.isFinite ? number : 0 }
    let (x1, x2) = (min(max(finite(x1), 0), 1), min(max(finite(x2), 0), 1))
    let (y1, y2) = (finite(y1), finite(y2))
    x = Cubic(through: x1, x2)
    y = Cubic(through: y1, y2)
    isIdentity = x1 == y1 && x2 == y2
  }

  /// The curve's height at `x`, which is taken into `0...1`; the height may lie outside.
  func value(at x: Double) -> Double {
    guard x > 0 else { return 0 }
    guard x < 1 else { return 1 }
    return isIdentity ? x : y.value(at: parameter(at: x))
  }

  /// The smallest and the largest height over `0...1`.
  var range: ClosedRange<Double> {
    let heights = y.extremeParameters.map { y.value(at: $0) }
    return min(0, heights.min() ?? 0)...max(1, heights.max() ?? 1)
  }

  /// The parameter at which the curve passes `target`, which lies between 0 and 1.
  private func parameter(at target: Double) -> Double {
    // Where the curve is steep an error in x is a thousand times as large in y.
    let tolerance = 1e-12
    var s = target
    for _ in 0..<8 {
      let error = x.value(at: s) - target
      guard abs(error) > tolerance else { return s }
      let slope = x.slope(at: s)
      guard abs(slope) > 1e-6 else { break }
      s -= error / slope
      guard s >= 0, s <= 1 else { break }
    }
    return bisectedParameter(at: target, tolerance: tolerance)
  }

  /// The same by halving `0...1`, which never fails as x only grows.
  private func bisectedParameter(at target: Double, tolerance: Double) -> Double {
    var (low, high) = (0.0, 1.0)
    var s = 0.5
    for _ in 0..<60 {
      let error = x.value(at: s) - target
      guard abs(error) > tolerance else { break }
      if error < 0 {
        low = s
      } else {
        high = s
      }
      s = (low + high) / 2
    }
    return s
  }
}
