public import Geometry
import Glibc

extension CGPath {
  /// The box around all points and control points; `null` for an empty path.
  public var boundingBox: CGRect {
    CGRect(around: elements.lazy.flatMap(\.points))
  }

  /// The smallest box around what the path draws, without control points.
  public var boundingBoxOfPath: CGRect {
    CGRect(
      around: subpaths.lazy.flatMap { subpath in
        [subpath.start]
          + subpath.segments.flatMap { segment in
            switch segment {
            case .line(_, let end): [end]
            case .curve(let curve): curve.extremes.map(curve.point(at:)) + [curve.end]
            }
          }
      })
  }

  /// Whether filling the path would paint `point`.
  ///
  /// Open subpaths count as closed. Of two areas that share an edge, a point on it is in one.
  ///
  /// - Parameters:
  ///   - point: A point in the path's space, or in that `transform` leads to.
  ///   - rule: What is inside where the path crosses itself.
  ///   - transform: Applied to the path first.
  /// - Returns: False also for a point that is not finite.
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding,
    transform: CGAffineTransform = .identity
  ) -> Bool {
    guard point.isFinite else { return false }
    var place = transform
    guard let path = transform.isIdentity ? self : copy(using: &place) else { return false }
    let winding = path.subpaths.reduce(0) { $0 + $1.winding(around: point) }
    switch rule {
    case .winding: return winding != 0
    case .evenOdd: return !winding.isMultiple(of: 2)
    }
  }
}

extension Subpath {
  /// How often the closed subpath goes around `point`, counted by a ray to the right.
  fileprivate func winding(around point: CGPoint) -> Int {
    var winding = 0
    for segment in segments {
      switch segment {
      case .line(let start, let end):
        winding += Self.crossing(start, end, point)
      case .curve(let curve):
        winding += Self.crossings(curve, point)
      }
    }
    if !isClosed, let end = segments.last?.end {
      winding += Self.crossing(end, start, point)
    }
    return winding
  }

  /// 1 if the line crosses the ray downward, -1 if upward, else 0; its lower end is outside.
  private static func crossing(_ start: CGPoint, _ end: CGPoint, _ point: CGPoint) -> Int {
    guard (start.y <= point.y) != (end.y <= point.y) else { return 0 }
    let x = start.x + (point.y - start.y) / (end.y - start.y) * (end.x - start.x)
    guard x > point.x else { return 0 }
    return start.y <= point.y ? 1 : -1
  }

  private static func crossings(_ curve: CubicCurve, _ point: CGPoint) -> Int {
    let heights = [curve.start.y, curve.control1.y, curve.control2.y, curve.end.y]
    guard heights.contains(where: { $0 <= point.y }), heights.contains(where: { $0 > point.y })
    else { return 0 }
    let turns = CubicCurve.turns(heights[0], heights[1], heights[2], heights[3])
    let cuts = [0] + turns.sorted() + [1]
    return zip(cuts, cuts.dropFirst()).reduce(0) { sum, cut in
      let (low, high) = (curve.point(at: cut.0), curve.point(at: cut.1))
      guard (low.y <= point.y) != (high.y <= point.y) else { return sum }
      let t = parameter(of: curve, at: point.y, cut.0, cut.1, isRising: high.y > low.y)
      guard curve.point(at: t).x > point.x else { return sum }
      return sum + (low.y <= point.y ? 1 : -1)
    }
  }

  /// Where a stretch of the curve that only rises or only falls is at height `y`.
  private static func parameter(
    of curve: CubicCurve, at y: Double, _ low: Double, _ high: Double, isRising: Bool
  ) -> Double {
    var (low, high) = (low, high)
    for _ in 0..<52 {
      let middle = (low + high) / 2
      if (curve.point(at: middle).y < y) == isRising {
        low = middle
      } else {
        high = middle
      }
    }
    return (low + high) / 2
  }
}
