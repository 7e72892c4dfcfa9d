public import Geometry
import Glibc

extension CGPath {
  /// The outline that stroking the path would fill, by the winding rule.
  ///
  /// - Parameters:
  ///   - width: The line's thickness; with 0 or less the outline is empty.
  ///   - lineCap: How open lines end.
  ///   - lineJoin: How lines meet.
  ///   - miterLimit: How many line widths long a miter may be.
  ///   - transform: Applied to the path first.
  /// - Returns: A closed path, made of curves where the path is curved or round.
  public func copy(
    strokingWithWidth width: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin,
    miterLimit: CGFloat, transform: CGAffineTransform = .identity
  ) -> CGPath {
    var style = LineStyle()
    style.width = width
    style.cap = lineCap
    style.join = lineJoin
    style.miterLimit = miterLimit
    var place = transform
    return (copy(using: &place) ?? CGPath()).stroked(style)
  }

  /// The outline of a stroke in `style`, dashes and all.
  package func stroked(_ style: LineStyle) -> CGPath {
    guard style.width > 0 else { return CGPath() }
    var outliner = StrokeOutliner(style)
    let path = style.dash.isEmpty ? self : dashed(style.dash, phase: style.dashPhase)
    for subpath in path.subpaths {
      outliner.add(subpath)
    }
    return CGPath(copying: outliner.outline)
  }
}

/// Walks around a line at half its width.
///
/// The walk keeps to the side that lies a quarter turn toward +y of the direction it goes in;
/// the other side is the same walk along the reversed segments.
private struct StrokeOutliner {
  let outline = CGMutablePath()
  private let style: LineStyle
  private let half: Double

  /// A segment that is longer than nothing, and the directions at its ends.
  private struct Leg {
    var segment: PathSegment
    var from: CGPoint
    var to: CGPoint

    var reversed: Leg {
      Leg(segment: segment.reversed, from: to * -1, to: from * -1)
    }
  }

  init(_ style: LineStyle) {
    self.style = style
    half = style.width / 2
  }

  mutating func add(_ subpath: Subpath) {
    let legs = subpath.segments.compactMap { segment -> Leg? in
      switch segment {
      case .line(let start, let end):
        (end - start).direction.map { Leg(segment: segment, from: $0, to: $0) }
      case .curve(let curve):
        if let from = curve.tangent(at: 0), let to = curve.tangent(at: 1) {
          Leg(segment: segment, from: from, to: to)
        } else {
          nil
        }
      }
    }
    guard let first = legs.first, let last = legs.last else {
      if !subpath.segments.isEmpty { addDot(at: subpath.start) }
      return
    }
    let back = legs.reversed().map(\.reversed)
    outline.move(to: first.segment.start + first.from.turned * half)
    walk(legs)
    if subpath.isClosed {
      join(at: first.segment.start, last.to, first.from)
      outline.closeSubpath()
      outline.move(to: last.segment.end - last.to.turned * half)
      walk(back)
      join(at: first.segment.start, first.from * -1, last.to * -1)
    } else {
      cap(at: last.segment.end, last.to)
      walk(back)
      cap(at: first.segment.start, first.from * -1)
    }
    outline.closeSubpath()
  }

  /// What caps alone make of a line without length: a disc, an upright square, or nothing.
  private func addDot(at center: CGPoint) {
    let box = CGRect(
      x: center.x - half, y: center.y - half, width: style.width, height: style.width)
    switch style.cap {
    case .butt: break
    case .round: outline.addEllipse(in: box)
    case .square: outline.addRect(box)
    }
  }

  private func walk(_ legs: [Leg]) {
    for (index, leg) in legs.enumerated() {
      switch leg.segment {
      case .line(_, let end): outline.addLine(to: end + leg.to.turned * half)
      case .curve(let curve): follow(curve, depth: 0)
      }
      if index + 1 < legs.count {
        join(at: leg.segment.end, leg.to, legs[index + 1].from)
      }
    }
  }

  /// Adds the curve moved sideways, in pieces that turn little enough to be cubics themselves.
  private func follow(_ curve: CubicCurve, depth: Int) {
    guard let from = curve.tangent(at: 0), let to = curve.tangent(at: 1) else { return }
    let middle = curve.tangent(at: 0.5) ?? from
    let turn = acos(max(-1, min(1, from.dot(middle)))) + acos(max(-1, min(1, middle.dot(to))))
    guard turn < 0.4 || depth >= 8 else {
      let halves = curve.halves(at: 0.5)
      follow(halves.first, depth: depth + 1)
      follow(halves.second, depth: depth + 1)
      return
    }
    let (start, end) = (curve.start + from.turned * half, curve.end + to.turned * half)
    // The moved curve runs the same way, slower on the inside of a bend and faster outside.
    let first = curve.derivative(at: 0) * ((1 - half * curve.curvature(at: 0)) / 3)
    let second = curve.derivative(at: 1) * ((1 - half * curve.curvature(at: 1)) / 3)
    outline.addCurve(to: end, control1: start + first, control2: end - second)
  }

  private func join(at corner: CGPoint, _ incoming: CGPoint, _ outgoing: CGPoint) {
    let (before, after) = (incoming.turned, outgoing.turned)
    let (sine, cosine) = (incoming.cross(outgoing), incoming.dot(outgoing))
    let next = corner + after * half
    if sine > 1e-9 {
      // On the inside of the bend, through the corner: shorter legs then leave no hole.
      outline.addLine(to: corner)
    } else if sine < -1e-9 || cosine < 0 {
      switch style.join {
      case .bevel: break
      case .round:
        outline.addRelativeArc(
          center: corner, radius: half, startAngle: atan2(before.y, before.x),
          delta: -acos(max(-1, min(1, cosine))))
      case .miter:
        // A miter is 1 / sin(half the angle between the lines) line widths long.
        if 2 <= style.miterLimit * style.miterLimit * (1 + cosine) {
          outline.addLine(to: corner + (before + after) * (half / (1 + cosine)))
        }
      }
    }
    outline.addLine(to: next)
  }

  private func cap(at end: CGPoint, _ direction: CGPoint) {
    let side = direction.turned * half
    switch style.cap {
    case .butt: break
    case .round:
      outline.addRelativeArc(
        center: end, radius: half, startAngle: atan2(side.y, side.x), delta: -.pi)
    case .square:
      outline.addLine(to: end + side + direction * half)
      outline.addLine(to: end - side + direction * half)
    }
    outline.addLine(to: end - side)
  }
}

extension PathSegment {
  /// The same stretch the other way.
  var reversed: PathSegment {
    switch self {
    case .line(let start, let end): .line(end, start)
    case .curve(let curve):
      .curve(CubicCurve(curve.end, curve.control2, curve.control1, curve.start))
    }
  }
}

extension CubicCurve {
  /// How sharply the curve bends at `t`, positive toward +y of its direction; 0 where it stops.
  func curvature(at t: Double) -> Double {
    let speed = derivative(at: t)
    let (a, b) = (control2 - control1 - (control1 - start), end - control2 - (control2 - control1))
    let acceleration = a * (6 * (1 - t)) + b * (6 * t)
    let magnitude = speed.magnitude
    let bend = speed.cross(acceleration) / (magnitude * magnitude * magnitude)
    return bend.isFinite ? bend : 0
  }
}
