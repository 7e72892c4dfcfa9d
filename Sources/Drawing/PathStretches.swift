package import Geometry

/// A path as a motion runs through it: each line and curve is a stretch from one point to the next.
///
/// A move is no stretch: what moves jumps there. A closing line is one, unless the subpath ends
/// where it began and the line has no length.
package struct PathStretches {
  private let segments: [PathSegment]
  private let measure: PathMeasure
  /// Where the stretches start, in order, and where the last one ends.
  package let points: [CGPoint]

  /// A place on the path and the way it goes there, at distance 1.
  package typealias Position = (point: CGPoint, direction: CGVector)

  /// Takes `path` apart.
  package init(_ path: CGPath) {
    let measure = PathMeasure(path)
    let subpaths = path.subpaths
    segments = subpaths.flatMap { subpath -> [PathSegment] in
      guard subpath.isClosed, subpath.segments.count > 1, let last = subpath.segments.last,
        (last.end - last.start).magnitude <= measure.length * 1e-9
      else { return subpath.segments }
      return subpath.segments.dropLast()
    }
    self.measure = measure
    let end = segments.last?.end ?? subpaths.last?.start
    points = segments.map(\.start) + (end.map { [$0] } ?? [])
  }

  /// How many stretches there are.
  package var count: Int { segments.count }

  /// The place at parameter `fraction` of the stretch at `index`, which there must be.
  package func position(inStretch index: Int, at fraction: Double) -> Position {
    let curve = segments[index].curve
    let direction = curve.tangent(at: fraction) ?? CGPoint(x: 1, y: 0)
    let point =
      switch segments[index] {
      case .line(let start, let end): start.toward(end, fraction)
      case .curve: curve.point(at: fraction)
      }
    return (point, CGVector(dx: direction.x, dy: direction.y))
  }

  /// The place at `fraction` of the whole length; `nil` for a path without length.
  package func position(atLength fraction: Double) -> Position? {
    measure.position(at: fraction)
  }
}
