public import Geometry

extension CGPath {
  /// The path cut into dashes, each an open subpath.
  ///
  /// A dash that ends a closed subpath and one that starts it are one dash around its start.
  ///
  /// - Parameters:
  ///   - phase: How far into the dashes every subpath starts; any finite number.
  ///   - lengths: Dashes and gaps in turn. With none, only zeros, or one below 0 or not finite,
  ///     the path stays whole; an odd number is repeated once.
  ///   - transform: Applied to the path first.
  /// - Returns: The dashes; what is not cut keeps its elements.
  public func copy(
    dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity
  ) -> CGPath {
    var style = LineStyle()
    style.setDash(lengths, phase: phase)
    var place = transform
    let path = copy(using: &place) ?? CGPath()
    return style.dash.isEmpty ? path : path.dashed(style.dash, phase: style.dashPhase)
  }

  /// The dashes for lengths that ``LineStyle`` has checked.
  func dashed(_ lengths: [Double], phase: Double) -> CGPath {
    let dashes = CGMutablePath()
    for subpath in subpaths {
      let measure = PathMeasure(subpath.path)
      // Finer dashes would cost seconds, and look like a solid line anyway.
      guard measure.length / lengths.reduce(0, +) < 20_000 else {
        dashes.addPath(measure.path)
        continue
      }
      let cuts = Self.cuts(of: measure.length, lengths, phase)
      for dash in measure.dashes(cuts, isClosed: subpath.isClosed) {
        dashes.addPath(dash)
      }
    }
    return CGPath(copying: dashes)
  }

  /// Where dashes start and end on a line of `length`.
  private static func cuts(
    of length: Double, _ lengths: [Double], _ phase: Double
  ) -> [ClosedRange<Double>] {
    var cuts: [ClosedRange<Double>] = []
    var begin = -phase
    var index = 0
    while begin < length {
      let end = begin + lengths[index]
      // A dash that ends where the line starts is no part of it; one without length there is.
      if index.isMultiple(of: 2), end > 0 || begin >= 0 {
        cuts.append(max(begin, 0)...min(end, length))
      }
      begin = end
      index = (index + 1) % lengths.count
    }
    return cuts
  }
}

extension PathMeasure {
  /// The dashes between `cuts`, those around a closed subpath's start joined and last.
  fileprivate func dashes(_ cuts: [ClosedRange<Double>], isClosed: Bool) -> [CGPath] {
    func part(_ cut: ClosedRange<Double>) -> CGPath {
      trimmed(fromLength: cut.lowerBound, toLength: cut.upperBound)
    }
    guard
      isClosed, cuts.count > 1, let first = cuts.first, let last = cuts.last,
      first.lowerBound == 0, last.upperBound == length
    else { return cuts.map(part) }
    let joined = CGMutablePath()
    joined.addPath(part(last))
    for element in part(first).elements.dropFirst() {
      joined.append(element, .identity)
    }
    return cuts.dropFirst().dropLast().map(part) + [joined]
  }
}

extension Subpath {
  /// The subpath as a path of its own.
  var path: CGPath {
    let path = CGMutablePath()
    path.move(to: start)
    for segment in isClosed ? segments.dropLast() : segments[...] {
      switch segment {
      case .line(_, let end): path.addLine(to: end)
      case .curve(let curve):
        path.addCurve(to: curve.end, control1: curve.control1, control2: curve.control2)
      }
    }
    if isClosed { path.closeSubpath() }
    return path
  }
}
