public import Drawing
public import Geometry

/// A path by UIKit's name, whose arcs run clockwise on the screen when they say so.
///
/// Core Graphics' own arcs are named for a y axis that points up, so on a screen they run the
/// other way round: `UIBezierPath(…, clockwise: true)` is `addArc(…, clockwise: false)`.
///
/// - Source: UIKit, "UIBezierPath".
open class UIBezierPath {
  private let mutablePath: CGMutablePath

  /// The path as layers take it.
  public final var cgPath: CGPath { mutablePath }

  /// Creates an empty path.
  public init() {
    mutablePath = CGMutablePath()
  }

  /// Creates a rectangle, from its top left corner clockwise.
  public convenience init(rect: CGRect) {
    self.init()
    mutablePath.addRect(rect)
  }

  /// Creates the ellipse in a rectangle, from its right middle clockwise.
  public convenience init(ovalIn rect: CGRect) {
    self.init()
    mutablePath.addEllipse(in: rect)
  }

  /// Creates a rectangle with round corners; a radius is at most half the shorter side.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init()
    let radius = max(0, min(cornerRadius, abs(rect.width) / 2, abs(rect.height) / 2))
    guard radius > 0 else {
      mutablePath.addRect(rect)
      return
    }
    mutablePath.addRoundedRect(in: rect, cornerWidth: radius, cornerHeight: radius)
  }

  /// Creates an arc of a circle.
  ///
  /// - Parameters:
  ///   - center: The circle's centre.
  ///   - radius: The circle's radius.
  ///   - startAngle: Where the arc starts, in radians from the x axis, clockwise on the screen.
  ///   - endAngle: Where it ends.
  ///   - clockwise: Whether it runs clockwise on the screen; at most one full turn.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }

  /// Whether nothing was added.
  public final var isEmpty: Bool { mutablePath.isEmpty }
  /// The box around the path itself, without the control points that lie outside.
  public final var bounds: CGRect { mutablePath.boundingBoxOfPath }
  /// Where the pen is.
  public final var currentPoint: CGPoint { mutablePath.currentPoint }

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

  /// Whether a point is inside, counting windings.
  public final func contains(_ point: CGPoint) -> Bool {
    mutablePath.contains(point)
  }
}
