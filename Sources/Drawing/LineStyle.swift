import CCairo

/// How the end of an open line looks.
public enum CGLineCap: Int32, Hashable, Sendable {
  /// Cut at the end point.
  case butt = 0
  /// Half a disc around the end point.
  case round = 1
  /// Half a square beyond the end point.
  case square = 2

  var cairo: cairo_line_cap_t {
    switch self {
    case .butt: CAIRO_LINE_CAP_BUTT
    case .round: CAIRO_LINE_CAP_ROUND
    case .square: CAIRO_LINE_CAP_SQUARE
    }
  }
}

/// How two lines meet.
public enum CGLineJoin: Int32, Hashable, Sendable {
  /// In a point, unless that would be longer than the miter limit allows.
  case miter = 0
  /// In a part of a disc.
  case round = 1
  /// Cut straight across.
  case bevel = 2

  var cairo: cairo_line_join_t {
    switch self {
    case .miter: CAIRO_LINE_JOIN_MITER
    case .round: CAIRO_LINE_JOIN_ROUND
    case .bevel: CAIRO_LINE_JOIN_BEVEL
    }
  }
}

/// Everything that shapes a stroke, checked: whatever is held here Cairo takes.
package struct LineStyle: Hashable, Sendable {
  /// The line's thickness; 0 or less strokes nothing.
  package var width = 1.0 {
    didSet { width = width.isFinite ? width : oldValue }
  }
  package var cap = CGLineCap.butt
  package var join = CGLineJoin.miter
  /// The longest miter, in line widths, that is not cut to a bevel.
  package var miterLimit = 10.0 {
    didSet { miterLimit = miterLimit.isFinite && miterLimit > 0 ? miterLimit : oldValue }
  }
  /// Lengths of dashes and gaps in turn; empty for a solid line.
  package private(set) var dash: [Double] = []
  /// How far into the dashes the line starts, in `0..<` their sum.
  package private(set) var dashPhase = 0.0

  package init() {}

  /// Sets dashes, made into what can be drawn.
  ///
  /// An entry that is negative or not finite, and nothing but zeros, make the line solid. An odd
  /// number of lengths is repeated once, and the phase may be any finite number.
  package mutating func setDash(_ lengths: [Double], phase: Double) {
    let sum = lengths.reduce(0, +)
    guard lengths.allSatisfy({ $0 >= 0 }), sum > 0, sum.isFinite, phase.isFinite else {
      dash = []
      dashPhase = 0
      return
    }
    dash = lengths.count.isMultiple(of: 2) ? lengths : lengths + lengths
    let period = dash.reduce(0, +)
    let start = phase.truncatingRemainder(dividingBy: period)
    dashPhase = start < 0 ? start + period : start
  }

  /// The largest distance from the path that the stroke may paint.
  package var reach: Double {
    guard width > 0 else { return 0 }
    let half = width / 2
    return max(
      half, join == .miter ? half * miterLimit : 0, cap == .square ? half * 2.0.squareRoot() : 0)
  }
}
