public import Drawing
public import Geometry

/// A path by UIKit's name, with the line it is stroked with.
///
/// Arcs run clockwise on the screen when they say so. Core Graphics' own arcs are named for a y
/// axis that points up, so on a screen they run the other way round:
/// `UIBezierPath(…, clockwise: true)` is `addArc(…, clockwise: false)`.
///
/// - Source: UIKit, "UIBezierPath".
open class UIBezierPath {
  private var mutablePath = CGMutablePath()
  private var line = LineStyle()

  /// The path as layers take it: a copy, which does not change when this path does.
  public final var cgPath: CGPath {
    get { mutablePath.copy() ?? CGPath() }
    set { mutablePath = newValue.mutableCopy() ?? CGMutablePath() }
  }

  /// Which parts of a path that crosses itself are inside: behind an odd number of edges, or wound.
  public final var usesEvenOddFillRule = false

  /// Creates an empty path.
  public init() {}

  /// Whether nothing was added.
  public final var isEmpty: Bool { mutablePath.isEmpty }

  /// The box around the path itself, without the control points that lie outside.
  public final var bounds: CGRect { mutablePath.boundingBoxOfPath }

  /// Where the pen is; zero for an empty path.
  public final var currentPoint: CGPoint { mutablePath.currentPoint }

  // MARK: - Adding

  /// Moves the pen.
  public final func move(to point: CGPoint) {
    mutablePath.move(to: point)
  }

  /// Draws a line.
  public final func addLine(to point: CGPoint) {
    mutablePath.addLine(to: point)
  }

  /// Draws a cubic curve.
  public final func addCurve(
    to end: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint
  ) {
    mutablePath.addCurve(to: end, control1: controlPoint1, control2: controlPoint2)
  }

  /// Draws a quadratic curve.
  public final func addQuadCurve(to end: CGPoint, controlPoint: CGPoint) {
    mutablePath.addQuadCurve(to: end, control: controlPoint)
  }

  /// Draws an arc of a circle, after a line to its start where the pen is down.
  ///
  /// - Parameters:
  ///   - center: The circle's centre.
  ///   - radius: The circle's radius.
  ///   - startAngle: Where the arc starts, in radians from the x axis, clockwise on the screen.
  ///   - endAngle: Where it ends.
  ///   - clockwise: Whether it runs clockwise on the screen; at most one full turn.
  public final func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    mutablePath.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: !clockwise)
  }

  /// Draws a line back to where the subpath began.
  public final func close() {
    mutablePath.closeSubpath()
  }

  /// Adds another path's elements.
  public final func append(_ path: UIBezierPath) {
    mutablePath.addPath(path.cgPath)
  }

  // MARK: - Changing

  /// Takes everything out again; the line's attributes stay.
  public final func removeAllPoints() {
    mutablePath = CGMutablePath()
  }

  /// Transforms every point added so far; a transform that is not finite changes nothing.
  public final func apply(_ transform: CGAffineTransform) {
    var transform = transform
    mutablePath = mutablePath.mutableCopy(using: &transform) ?? mutablePath
  }

  /// The same shape drawn from its end: the last subpath first, each the other way.
  public final func reversing() -> UIBezierPath { withShape(mutablePath.reversed()) }

  /// A path with the same shape and line, which does not change when this one does.
  public final func copy() -> Any { withShape(mutablePath) }

  private func withShape(_ shape: CGPath) -> UIBezierPath {
    let path = UIBezierPath()
    path.cgPath = shape
    path.line = line
    path.usesEvenOddFillRule = usesEvenOddFillRule
    return path
  }

  // MARK: - The line

  /// How thick the line is, in points; 0 or less strokes nothing.
  public final var lineWidth: CGFloat {
    get { line.width }
    set { line.width = newValue }
  }

  /// How open lines end.
  public final var lineCapStyle: CGLineCap {
    get { line.cap }
    set { line.cap = newValue }
  }

  /// How lines meet.
  public final var lineJoinStyle: CGLineJoin {
    get { line.join }
    set { line.join = newValue }
  }

  /// How many line widths long a miter may be before it is cut to a bevel.
  public final var miterLimit: CGFloat {
    get { line.miterLimit }
    set { line.miterLimit = newValue }
  }

  /// Sets dashes and gaps, in points.
  ///
  /// - Parameters:
  ///   - pattern: Lengths of dashes and gaps in turn; `nil`, only zeros or one below 0 mean a
  ///     solid line.
  ///   - count: How many of them there are.
  ///   - phase: How far into the dashes the line starts.
  public final func setLineDash(
    _ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat
  ) {
    let lengths = pattern.map { UnsafeBufferPointer(start: $0, count: max(count, 0)) }
    line.setDash(lengths.map(Array.init) ?? [], phase: phase)
  }

  /// Whether a point is inside, by ``usesEvenOddFillRule``; open subpaths count as closed.
  public final func contains(_ point: CGPoint) -> Bool {
    mutablePath.contains(point, using: fillRule)
  }

  // MARK: - Drawing

  /// Fills the path in `context`'s fill colour.
  package final func fill(in context: CGContext) {
    context.fill(mutablePath, using: fillRule)
  }

  /// Strokes the path with its own line in `context`'s stroke colour.
  package final func stroke(in context: CGContext) {
    context.withSavedState {
      context.setLineStyle(line)
      context.stroke(mutablePath)
    }
  }

  /// Limits what is drawn in `context` to the inside of the path.
  package final func clip(_ context: CGContext) {
    context.clip(to: mutablePath, using: fillRule)
  }

  private var fillRule: CGPathFillRule { usesEvenOddFillRule ? .evenOdd : .winding }
}
