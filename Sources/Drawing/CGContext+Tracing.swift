import CCairo
import Geometry

/// Handing over to Cairo: the one place where points, matrices and colours cross.
extension CGContext {
  /// The furthest device pixel that is handed over; Cairo's numbers wrap around at twice that.
  private static let farthest = 4_194_304.0

  /// Gives Cairo the outline of `elements`, in place of the one it had.
  func trace(_ elements: [PathElement], _ transform: CGAffineTransform) {
    cairo_identity_matrix(cairo)
    cairo_new_path(cairo)
    var current = CGPoint.zero
    var start = CGPoint.zero
    for element in elements {
      let element = element.mapped { Self.clamped($0.applying(transform)) }
      switch element {
      case .move(let end):
        cairo_move_to(cairo, end.x, end.y)
        start = end
      case .line(let end):
        cairo_line_to(cairo, end.x, end.y)
      case .quad(let control, let end):
        let (first, second) = CubicCurve.controls(
          ofQuadFrom: current, control: control, to: end)
        cairo_curve_to(cairo, first.x, first.y, second.x, second.y, end.x, end.y)
      case .cubic(let first, let second, let end):
        cairo_curve_to(cairo, first.x, first.y, second.x, second.y, end.x, end.y)
      case .close:
        cairo_close_path(cairo)
      }
      current = element.end ?? start
    }
  }

  private static func clamped(_ point: CGPoint) -> CGPoint {
    CGPoint(
      x: min(max(point.x, -farthest), farthest), y: min(max(point.y, -farthest), farthest))
  }

  /// Makes `color`, faded by the state's alpha, what Cairo paints with, in the state's mode.
  func setSource(_ color: CGColor) {
    let rgba = color.rgba
    cairo_set_source_rgba(cairo, rgba.x, rgba.y, rgba.z, min(max(rgba.w, 0), 1) * state.alpha)
    applyMode()
  }

  /// Tells Cairo the state's blend mode and smoothing.
  func applyMode() {
    cairo_set_operator(cairo, state.blendMode.cairo)
    cairo_set_antialias(cairo, state.isAntialiased ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
  }

  /// Tells Cairo the line style, and the transform the pen is subject to.
  func applyLine(_ elements: [PathElement]) {
    let line = state.line
    let scale = max(abs(state.ctm.determinant).squareRoot(), 1e-9)
    cairo_set_line_width(cairo, min(line.width, Self.farthest / scale))
    cairo_set_line_cap(cairo, line.cap.cairo)
    cairo_set_line_join(cairo, line.join.cairo)
    cairo_set_miter_limit(cairo, line.miterLimit)
    if line.dash.isEmpty || isDashTooFine(elements, scale: scale) {
      cairo_set_dash(cairo, nil, 0, 0)
    } else {
      cairo_set_dash(cairo, line.dash, Int32(clamping: line.dash.count), line.dashPhase)
    }
    setMatrix(state.ctm)
  }

  /// Whether dashes are so many that drawing each would take seconds; such a line is solid.
  private func isDashTooFine(_ elements: [PathElement], scale: Double) -> Bool {
    var length = 0.0
    var last: CGPoint?
    for point in elements.lazy.flatMap(\.points) {
      length += last.map { ($0 - point).magnitude } ?? 0
      last = point
    }
    let period = state.line.dash.reduce(0, +) * scale
    return length * scale / period > 50_000
  }

  /// Makes `transform`, which must be invertible, the one Cairo applies.
  func setMatrix(_ transform: CGAffineTransform) {
    var matrix = cairo_matrix_t(transform)
    cairo_set_matrix(cairo, &matrix)
  }
}

extension cairo_matrix_t {
  init(_ transform: CGAffineTransform) {
    self.init(
      xx: transform.a, yx: transform.b, xy: transform.c, yy: transform.d, x0: transform.tx,
      y0: transform.ty)
  }
}
