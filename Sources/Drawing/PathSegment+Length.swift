import Geometry
import Glibc

/// Lengths along a segment, in the path's units.
extension PathSegment {
  /// How long the segment is, to about twelve digits.
  var length: Double {
    switch self {
    case .line(let start, let end): (end - start).magnitude
    case .curve(let curve): curve.arcLength(to: 1)
    }
  }

  /// The segment as a cubic, a line with its control points at its thirds.
  var curve: CubicCurve {
    switch self {
    case .line(let start, let end):
      CubicCurve(start, start.toward(end, 1.0 / 3), start.toward(end, 2.0 / 3), end)
    case .curve(let curve): curve
    }
  }

  /// The segment in equal steps of its parameter, each about `pieceLength` long.
  func divided(_ pieceLength: Double) -> [PathSegment] {
    let count = (length / pieceLength).rounded(.up)
    guard count > 1 else { return [self] }
    let steps = Int(min(count, 4096))
    switch self {
    case .line(let start, let end):
      let points = (0...steps).map { step in
        step == steps ? end : start.toward(end, Double(step) / Double(steps))
      }
      return zip(points, points.dropFirst()).map { .line($0, $1) }
    case .curve(let curve):
      var rest = curve
      return (0..<steps).map { step in
        guard step < steps - 1 else { return .curve(rest) }
        let halves = rest.halves(at: 1 / Double(steps - step))
        rest = halves.second
        return .curve(halves.first)
      }
    }
  }

  /// The part between two lengths of a segment that is `length` long.
  func part(from: Double, to: Double, of length: Double) -> PathSegment {
    guard from > 0 || to < length else { return self }
    let low = parameter(at: from, of: length)
    let high = parameter(at: to, of: length)
    switch self {
    case .line(let start, let end):
      return .line(
        low <= 0 ? start : start.toward(end, low), high >= 1 ? end : start.toward(end, high))
    case .curve(let curve):
      return .curve(curve.part(from: low, to: high))
    }
  }

  /// The parameter at which `distance` of a segment that is `length` long lies behind.
  func parameter(at distance: Double, of length: Double) -> Double {
    guard distance > 0, length > 0 else { return 0 }
    guard distance < length else { return 1 }
    switch self {
    case .line: return distance / length
    case .curve(let curve): return curve.parameter(at: distance, of: length)
    }
  }
}

extension CubicCurve {
  /// The length from the start to parameter `t`.
  func arcLength(to t: Double) -> Double {
    let size =
      (control1 - start).magnitude + (control2 - control1).magnitude
      + (end - control2).magnitude
    guard size > 0, t > 0 else { return 0 }
    return arcLength(0, t, whole: gauss(0, t), size * 1e-13, depth: 0)
  }

  /// Newton's method, kept between two parameters that close in on the answer.
  func parameter(at distance: Double, of length: Double) -> Double {
    var (low, high) = (0.0, 1.0)
    var t = distance / length
    for _ in 0..<60 {
      let error = arcLength(to: t) - distance
      guard abs(error) > length * 1e-13, high - low > 1e-15 else { break }
      if error > 0 { high = t } else { low = t }
      let speed = derivative(at: t).magnitude
      let next = speed > 0 ? t - error / speed : t
      t = next > low && next < high ? next : (low + high) / 2
    }
    return t
  }

  /// Halves the stretch until both halves together are as long as the whole was found to be.
  private func arcLength(
    _ from: Double, _ to: Double, whole: Double, _ tolerance: Double, depth: Int
  ) -> Double {
    let middle = (from + to) / 2
    let (first, second) = (gauss(from, middle), gauss(middle, to))
    // Past this depth the stretch is a cusp too short to count.
    guard abs(first + second - whole) > tolerance, depth < 24 else { return first + second }
    return arcLength(from, middle, whole: first, tolerance / 2, depth: depth + 1)
      + arcLength(middle, to, whole: second, tolerance / 2, depth: depth + 1)
  }

  /// The length of a stretch by Gauss and Legendre's rule with eight points.
  private func gauss(_ from: Double, _ to: Double) -> Double {
    let (middle, half) = ((from + to) / 2, (to - from) / 2)
    var sum = 0.0
    for (abscissa, weight) in Self.rule {
      let low = derivative(at: middle - half * abscissa).magnitude
      let high = derivative(at: middle + half * abscissa).magnitude
      sum += weight * (low + high)
    }
    return sum * half
  }

  /// The positive abscissas and their weights.
  private static let rule = [
    (0.183_434_642_495_649_8, 0.362_683_783_378_362_0),
    (0.525_532_409_916_329_0, 0.313_706_645_877_887_3),
    (0.796_666_477_413_626_7, 0.222_381_034_453_374_5),
    (0.960_289_856_497_536_3, 0.101_228_536_290_376_3),
  ]
}
