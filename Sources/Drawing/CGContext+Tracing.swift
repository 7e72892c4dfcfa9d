import CCairo
import Geometry

/// Handing over to Cairo: the one place where points, matrices and colours cross.
extension CGContext {
  /// The furthest device pixel that is handed over; Cairo's numbers wrap around at twice that.
  private static let farthest = 4_194_304.0

  /// Gives Cairo the outline of `elements`, which are in device pixels, in place of what it had.
  func trace(_ elements: [PathElement]) {
    cairo_identity_matrix(cairo)
    cairo_new_path(cairo)
    var current = CGPoint.zero
    var start = CGPoint.zero
    for element in elements {
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

  /// Gives Cairo the outline of `elements`, which `transform` takes to device pixels.
  func trace(_ elements: [PathElement], _ transform: CGAffineTransform) {
    trace(elements.map { $0.mapped { Self.clamped($0.applying(transform)) } })
  }

  /// The nearest point that may be handed over.
  static func clamped(_ point: CGPoint) -> CGPoint {
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
