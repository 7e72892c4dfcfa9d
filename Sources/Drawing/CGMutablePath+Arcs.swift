public import Geometry
import Glibc

/// How far a quarter circle's control points lie along its tangents, for radius 1.
let quarterArcHandle = 0.552_284_749_830_793_6

/// Arcs and what is made of them. Angles are in radians and grow from +x toward +y.
extension CGMutablePath {
  /// Adds an arc of a circle between two angles.
  ///
  /// Starts with a line from the current point, or a move when there is none. Turns at most
  /// once round, however far apart the angles are; equal angles add no curve.
  ///
  /// - Parameters:
  ///   - center: The circle's centre.
  ///   - radius: At least 0; with 0 the arc is its centre.
  ///   - startAngle: Where the arc starts.
  ///   - endAngle: Where the arc ends.
  ///   - clockwise: Core Graphics' sense of the word: `true` runs toward *smaller* angles, which
  ///     looks counter-clockwise with y down.
  ///   - transform: Applied to all points added.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    guard startAngle.isFinite, endAngle.isFinite else { return }
    let sweep =
      clockwise
      ? -Self.sweep(from: endAngle, to: startAngle) : Self.sweep(from: startAngle, to: endAngle)
    addRelativeArc(
      center: center, radius: radius, startAngle: startAngle, delta: sweep, transform: transform)
  }

  /// Adds an arc of a circle that turns by `delta`, toward larger angles when it is positive.
  ///
  /// - Parameters:
  ///   - center: The circle's centre.
  ///   - radius: At least 0; with 0 the arc is its centre.
  ///   - startAngle: Where the arc starts.
  ///   - delta: How far it turns, at most once round.
  ///   - transform: Applied to all points added.
  public func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    guard
      center.isFinite, radius.isFinite, radius >= 0, startAngle.isFinite, delta.isFinite,
      transform.isFinite
    else { return }
    let start = center + Self.spoke(startAngle) * radius
    if current == nil {
      move(to: start, transform: transform)
    } else {
      addLine(to: start, transform: transform)
    }
    let turn = min(max(delta, -2 * .pi), 2 * .pi)
    guard turn != 0, radius > 0 else { return }
    // A whole number of quarters must not spill into another sliver by rounding.
    let quarters = max(1, (abs(turn) / (.pi / 2) - 1e-9).rounded(.up))
    let quarter = turn < 0 ? -Double.pi / 2 : .pi / 2
    for index in 0..<Int(quarters) {
      let from = startAngle + Double(index) * quarter
      let isLast = index + 1 == Int(quarters)
      let to = isLast ? startAngle + turn : from + quarter
      let handle = radius * 4 / 3 * tan((to - from) / 4)
      let (a, b) = (Self.spoke(from), Self.spoke(to))
      let closes = isLast && abs(turn) == 2 * .pi
      let end = closes ? start : center + b * radius
      addCurve(
        to: end, control1: center + a * radius + a.turned * handle,
        control2: end - b.turned * handle, transform: transform)
    }
  }

  /// Adds an arc that rounds the corner at `tangent1End`, where two lines meet.
  ///
  /// The lines are those from the current point to `tangent1End` and on to `tangent2End`. A
  /// straight line leads to the arc; with no corner to round there is only that line.
  ///
  /// - Parameters:
  ///   - tangent1End: The corner.
  ///   - tangent2End: Where the second line leads.
  ///   - radius: At least 0.
  ///   - transform: Applied to all points added; the current point is in its source space.
  public func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    guard
      let current, tangent1End.isFinite, tangent2End.isFinite, radius.isFinite, radius >= 0,
      transform.isInvertible
    else { return }
    let start = current.applying(transform.inverted())
    guard
      let back = (start - tangent1End).direction, let ahead = (tangent2End - tangent1End).direction
    else { return addLine(to: tangent1End, transform: transform) }
    let (sine, cosine) = (back.cross(ahead), back.dot(ahead))
    guard abs(sine) > 1e-9, radius > 0 else {
      return addLine(to: tangent1End, transform: transform)
    }
    // The angle between the lines is 2·half; the circle touches both at `reach` from the corner.
    let half = atan2(abs(sine), cosine) / 2
    let reach = radius / tan(half)
    let turn = Double.pi - 2 * half
    let handle = radius * 4 / 3 * tan(turn / 4)
    let (from, to) = (tangent1End + back * reach, tangent1End + ahead * reach)
    addLine(to: from, transform: transform)
    if turn <= .pi / 2 {
      addCurve(
        to: to, control1: from - back * handle, control2: to - ahead * handle,
        transform: transform)
    } else {
      let inward = back.turned * (sine > 0 ? radius : -radius)
      let center = from + inward
      let first = from - center
      addRelativeArc(
        center: center, radius: radius, startAngle: atan2(first.y, first.x),
        delta: sine > 0 ? -turn : turn, transform: transform)
    }
  }

  /// Adds a closed ellipse that fills `rect`, from its right middle toward +y.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    guard rect.isFinite, transform.isFinite else { return }
    let (midX, midY) = (rect.midX, rect.midY)
    let (minX, minY, maxX, maxY) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
    let handleX = (maxX - minX) / 2 * quarterArcHandle
    let handleY = (maxY - minY) / 2 * quarterArcHandle
    move(to: CGPoint(x: maxX, y: midY), transform: transform)
    addCurve(
      to: CGPoint(x: midX, y: maxY), control1: CGPoint(x: maxX, y: midY + handleY),
      control2: CGPoint(x: midX + handleX, y: maxY), transform: transform)
    addCurve(
      to: CGPoint(x: minX, y: midY), control1: CGPoint(x: midX - handleX, y: maxY),
      control2: CGPoint(x: minX, y: midY + handleY), transform: transform)
    addCurve(
      to: CGPoint(x: midX, y: minY), control1: CGPoint(x: minX, y: midY - handleY),
      control2: CGPoint(x: midX - handleX, y: minY), transform: transform)
    addCurve(
      to: CGPoint(x: maxX, y: midY), control1: CGPoint(x: midX + handleX, y: minY),
      control2: CGPoint(x: maxX, y: midY - handleY), transform: transform)
    closeSubpath()
  }

  /// Adds a closed rectangle with elliptic corners, from its top edge's left end rightward.
  ///
  /// - Parameters:
  ///   - rect: The rectangle.
  ///   - cornerWidth: The corners' horizontal radius; 0 or less gives square corners.
  ///   - cornerHeight: The corners' vertical radius; 0 or less gives square corners.
  ///   - transform: Applied to all points added.
  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    guard
      rect.isFinite, cornerWidth.isFinite, cornerHeight.isFinite, transform.isFinite
    else { return }
    let (minX, minY, maxX, maxY) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
    guard cornerWidth > 0, cornerHeight > 0, maxX > minX, maxY > minY else {
      return addRect(rect, transform: transform)
    }
    let fit = min(1, (maxX - minX) / 2 / cornerWidth, (maxY - minY) / 2 / cornerHeight)
    let (width, height) = (cornerWidth * fit, cornerHeight * fit)
    let across = CGPoint(x: width, y: 0)
    let down = CGPoint(x: 0, y: height)
    move(to: CGPoint(x: minX, y: minY) + across, transform: transform)
    /// Draws the edge up to a corner and the corner, given the ways in and out of it.
    func corner(_ corner: CGPoint, from incoming: CGPoint, to outgoing: CGPoint) {
      let (start, end) = (corner - incoming, corner + outgoing)
      addLine(to: start, transform: transform)
      addCurve(
        to: end, control1: start + incoming * quarterArcHandle,
        control2: end - outgoing * quarterArcHandle, transform: transform)
    }
    corner(CGPoint(x: maxX, y: minY), from: across, to: down)
    corner(CGPoint(x: maxX, y: maxY), from: down, to: across * -1)
    corner(CGPoint(x: minX, y: maxY), from: across * -1, to: down * -1)
    corner(CGPoint(x: minX, y: minY), from: down * -1, to: across)
    closeSubpath()
  }

  /// How far to turn toward larger angles to get from `start` to `end`, in `0...2π`.
  ///
  /// Whole turns are once round in either sense: 2π to 0 toward larger angles is a circle, too.
  private static func sweep(from start: Double, to end: Double) -> Double {
    let difference = end - start
    guard difference < 2 * .pi else { return 2 * .pi }
    guard difference < 0 else { return difference }
    let exactTurns = -difference / (2 * .pi)
    guard abs(exactTurns - exactTurns.rounded()) > 1e-9 || exactTurns < 0.5 else { return 2 * .pi }
    let turns = exactTurns.rounded(.up)
    return max(0, difference + turns * 2 * .pi)
  }

  /// The point of the unit circle at `angle`.
  private static func spoke(_ angle: Double) -> CGPoint {
    CGPoint(x: cos(angle), y: sin(angle))
  }
}
