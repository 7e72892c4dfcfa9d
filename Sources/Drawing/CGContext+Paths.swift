public import Geometry

/// The path being made. It is not part of the state, and drawing it empties it.
extension CGContext {
  /// Empties the path.
  public func beginPath() {
    devicePath = CGMutablePath()
  }

  /// Starts a new subpath at `point`.
  public func move(to point: CGPoint) {
    devicePath.move(to: point, transform: state.ctm)
  }

  /// Adds a straight line to `point`.
  public func addLine(to point: CGPoint) {
    devicePath.addLine(to: point, transform: state.ctm)
  }

  /// Starts a subpath at the first of `points` and joins the others by lines.
  public func addLines(between points: [CGPoint]) {
    devicePath.addLines(between: points, transform: state.ctm)
  }

  /// Adds a quadratic curve to `end`.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    devicePath.addQuadCurve(to: end, control: control, transform: state.ctm)
  }

  /// Adds a cubic curve to `end`.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    devicePath.addCurve(
      to: end, control1: control1, control2: control2, transform: state.ctm)
  }

  /// Adds an arc between two angles, in radians; `clockwise` runs toward smaller angles.
  ///
  /// See ``CGMutablePath/addArc(center:radius:startAngle:endAngle:clockwise:transform:)``.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    devicePath.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise, transform: state.ctm)
  }

  /// Adds an arc that rounds the corner at `tangent1End`.
  ///
  /// See ``CGMutablePath/addArc(tangent1End:tangent2End:radius:transform:)``.
  public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    devicePath.addArc(
      tangent1End: tangent1End, tangent2End: tangent2End, radius: radius, transform: state.ctm)
  }

  /// Adds a closed rectangle.
  public func addRect(_ rect: CGRect) {
    devicePath.addRect(rect, transform: state.ctm)
  }

  /// Adds several closed rectangles.
  public func addRects(_ rects: [CGRect]) {
    devicePath.addRects(rects, transform: state.ctm)
  }

  /// Adds a closed ellipse that fills `rect`.
  public func addEllipse(in rect: CGRect) {
    devicePath.addEllipse(in: rect, transform: state.ctm)
  }

  /// Adds all elements of `path`.
  public func addPath(_ path: CGPath) {
    devicePath.addPath(path, transform: state.ctm)
  }

  /// Closes the subpath by a line to its start.
  public func closePath() {
    devicePath.closeSubpath()
  }

  /// Whether the path has no elements.
  public var isPathEmpty: Bool { devicePath.isEmpty }

  /// The path in user space; `nil` when it is empty or user space is flat.
  public var path: CGPath? {
    guard !devicePath.isEmpty, isDrawable else { return nil }
    var inverse = state.ctm.inverted()
    return devicePath.copy(using: &inverse)
  }

  /// Where the next line would start, in user space; zero for an empty path.
  public var currentPointOfPath: CGPoint {
    devicePath.isEmpty ? .zero : convertToUserSpace(devicePath.currentPoint)
  }

  /// The box around all points and control points of the path, in user space.
  public var boundingBoxOfPath: CGRect { path?.boundingBox ?? .null }

  /// Whether filling the path in `mode` would paint `point` of user space.
  public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
    guard let rule = mode.fillRule else { return false }
    return devicePath.contains(convertToDeviceSpace(point), using: rule)
  }

  /// Replaces the path by the outline that stroking it would fill.
  public func replacePathWithStrokedPath() {
    guard let outline = path?.stroked(state.line) else { return beginPath() }
    beginPath()
    addPath(outline)
  }

  /// Takes the path out, leaving it empty.
  func takePath() -> [PathElement] {
    defer { beginPath() }
    return devicePath.elements
  }
}

/// What is done with a path.
public enum CGPathDrawingMode: Int32, Hashable, Sendable {
  /// Filled by the winding rule.
  case fill = 0
  /// Filled by the even-odd rule.
  case eoFill
  /// Stroked.
  case stroke
  /// Filled by the winding rule, then stroked.
  case fillStroke
  /// Filled by the even-odd rule, then stroked.
  case eoFillStroke

  var fillRule: CGPathFillRule? {
    switch self {
    case .fill, .fillStroke: .winding
    case .eoFill, .eoFillStroke: .evenOdd
    case .stroke: nil
    }
  }

  var strokes: Bool {
    switch self {
    case .stroke, .fillStroke, .eoFillStroke: true
    case .fill, .eoFill: false
    }
  }
}
