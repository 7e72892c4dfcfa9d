import CCairo
public import Geometry

/// Limiting what is drawn, until the state is restored.
extension CGContext {
  /// Limits drawing to the inside of the path, and empties the path.
  public func clip(using rule: CGPathFillRule = .winding) {
    clip(takePath(), .identity, rule)
  }

  /// Limits drawing to the inside of `path`, leaving the path being made alone.
  package func clip(to path: CGPath, using rule: CGPathFillRule = .winding) {
    clip(path.elements, state.ctm, rule)
  }

  /// Limits drawing to a rectangle.
  public func clip(to rect: CGRect) {
    clip(to: [rect])
  }

  /// Limits drawing to several rectangles together.
  public func clip(to rects: [CGRect]) {
    let path = CGMutablePath()
    path.addRects(rects)
    clip(to: path)
  }

  /// Limits drawing to whole device pixels, whatever the transform.
  package func clip(to region: PixelRegion) {
    trace(region)
    cairo_set_antialias(cairo, CAIRO_ANTIALIAS_NONE)
    cairo_clip(cairo)
  }

  /// Lets drawing through by the alpha of `mask`, stretched over `rect`, and nowhere else.
  ///
  /// The mask lies as ``draw(_:in:byTiling:)`` would draw it: upside down where y points down.
  /// What is drawn from now on is mixed with what is there only when the state is restored.
  public func clip(to rect: CGRect, mask: CGImage) {
    guard let placement = placement(of: mask, in: rect, isTurnedOver: turnsImagesOver)
    else { return clip(to: []) }
    clip(to: rect)
    state.masks.append(CGImageMask(image: mask, placement: placement))
    cairo_push_group(cairo)
  }

  /// The box around all that can be drawn to, in user space.
  public var boundingBoxOfClipPath: CGRect {
    let box = deviceClip
    guard !box.isEmpty, isDrawable else { return .null }
    return CGRect(box).applying(state.ctm.inverted())
  }

  /// The device pixels around all that can be drawn to.
  package var deviceClip: PixelRect {
    cairo_identity_matrix(cairo)
    var (minX, minY, maxX, maxY) = (0.0, 0.0, 0.0, 0.0)
    cairo_clip_extents(cairo, &minX, &minY, &maxX, &maxY)
    return PixelRect(covering: CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY))
  }

  func resetCairoClip() {
    cairo_reset_clip(cairo)
  }

  /// Whether nothing that is drawn can be seen.
  package var isClipEmpty: Bool { deviceClip.isEmpty }

  /// Draws what was drawn under the state's masks through them.
  func passThroughMasks() {
    for mask in state.masks.reversed() {
      cairo_pop_group_to_source(cairo)
      cairo_set_operator(cairo, CAIRO_OPERATOR_OVER)
      mask.image.surface.withHandle { handle in
        guard let pattern = cairo_pattern_create_for_surface(handle) else { return }
        var matrix = cairo_matrix_t(mask.placement.inverted())
        cairo_pattern_set_matrix(pattern, &matrix)
        // The clip ends the mask sharply; beyond it the edge's alpha would fade.
        cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
        cairo_pattern_set_filter(pattern, state.interpolationQuality.filter)
        cairo_mask(cairo, pattern)
        cairo_pattern_destroy(pattern)
      }
    }
    state.masks = []
  }

  private func clip(
    _ elements: [PathElement], _ transform: CGAffineTransform, _ rule: CGPathFillRule
  ) {
    trace(elements, transform)
    cairo_set_antialias(
      cairo, state.isAntialiased ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
    cairo_set_fill_rule(cairo, rule.cairo)
    cairo_clip(cairo)
  }

  /// Gives Cairo the outline of whole pixels.
  func trace(_ region: PixelRegion) {
    cairo_identity_matrix(cairo)
    cairo_new_path(cairo)
    for rect in region.rects {
      cairo_rectangle(
        cairo, Double(rect.x), Double(rect.y), Double(rect.width), Double(rect.height))
    }
    cairo_set_fill_rule(cairo, CAIRO_FILL_RULE_WINDING)
  }
}
