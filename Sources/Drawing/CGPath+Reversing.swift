import Geometry

extension CGPath {
  /// The same shape drawn from its end: the last subpath first, each the other way.
  ///
  /// A closed subpath starts where it did, so its closing line comes first, as an open line.
  package func reversed() -> CGPath {
    let reversed = CGMutablePath()
    for subpath in subpaths.reversed() {
      // A closing line of no length would only be a point.
      let segments = subpath.segments.filter { !subpath.isClosed || $0.length > 0 }
      reversed.move(to: segments.last?.end ?? subpath.start)
      for segment in segments.reversed() {
        switch segment.reversed {
        case .line(_, let end): reversed.addLine(to: end)
        case .curve(let curve):
          reversed.addCurve(to: curve.end, control1: curve.control1, control2: curve.control2)
        }
      }
      if subpath.isClosed { reversed.closeSubpath() }
    }
    return CGPath(copying: reversed)
  }
}
