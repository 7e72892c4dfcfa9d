import Geometry

/// One stretch of a path that leaves a mark, with where it starts.
enum PathSegment {
  case line(CGPoint, CGPoint)
  case curve(CubicCurve)

  var start: CGPoint {
    switch self {
    case .line(let start, _): start
    case .curve(let curve): curve.start
    }
  }

  var end: CGPoint {
    switch self {
    case .line(_, let end): end
    case .curve(let curve): curve.end
    }
  }
}

/// A connected run of segments.
struct Subpath {
  var start: CGPoint
  var segments: [PathSegment] = []
  /// Whether the last segment is the closing line, of whatever length.
  var isClosed = false
}

extension CGPath {
  /// The path cut into connected runs; quadratic curves are given as the cubics they are.
  var subpaths: [Subpath] {
    var subpaths: [Subpath] = []
    var open: Subpath?
    var current = CGPoint.zero
    for element in elements {
      if case .move(let end) = element {
        open.map { subpaths.append($0) }
        open = Subpath(start: end)
        current = end
        continue
      }
      var subpath = open ?? Subpath(start: current)
      switch element {
      case .move: break
      case .line(let end): subpath.segments.append(.line(current, end))
      case .quad(let control, let end):
        let (first, second) = CubicCurve.controls(
          ofQuadFrom: current, control: control, to: end)
        subpath.segments.append(.curve(CubicCurve(current, first, second, end)))
      case .cubic(let control1, let control2, let end):
        subpath.segments.append(.curve(CubicCurve(current, control1, control2, end)))
      case .close:
        subpath.segments.append(.line(current, subpath.start))
        subpath.isClosed = true
      }
      current = element.end ?? subpath.start
      if subpath.isClosed {
        subpaths.append(subpath)
        open = nil
      } else {
        open = subpath
      }
    }
    open.map { subpaths.append($0) }
    return subpaths
  }
}
