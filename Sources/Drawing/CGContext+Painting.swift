import CCairo
public import Geometry

/// Filling and stroking.
extension CGContext {
  /// Fills the path and empties it.
  public func fillPath(using rule: CGPathFillRule = .winding) {
    fill(takePath(), .identity, rule, state.fillColor)
  }

  /// Strokes the path with the line style there is now, and empties it.
  public func strokePath() {
    let elements = takePath()
    guard isDrawable else { return }
    let inverse = state.ctm.inverted()
    stroke(elements.map { $0.mapped { $0.applying(inverse) } })
  }

  /// Fills and strokes the path as `mode` says, and empties it.
  public func drawPath(using mode: CGPathDrawingMode) {
    let path = devicePath
    if let rule = mode.fillRule {
      fill(path.elements, .identity, rule, state.fillColor)
    }
    if mode.strokes {
      strokePath()
    }
    beginPath()
  }

  /// Fills `path`, leaving the path being made alone.
  package func fill(_ path: CGPath, using rule: CGPathFillRule = .winding) {
    fill(path.elements, state.ctm, rule, state.fillColor)
  }

  /// Strokes `path`, leaving the path being made alone.
  package func stroke(_ path: CGPath) {
    stroke(path.elements)
  }

  /// Fills a rectangle.
  public func fill(_ rect: CGRect) {
    fill([rect])
  }

  /// Fills several rectangles.
  public func fill(_ rects: [CGRect]) {
    let path = CGMutablePath()
    path.addRects(rects)
    fill(path)
  }

  /// Strokes the edge of a rectangle.
  public func stroke(_ rect: CGRect) {
    stroke(CGPath(rect: rect, transform: nil))
  }

  /// Strokes the edge of a rectangle with a line of `width`.
  public func stroke(_ rect: CGRect, width: CGFloat) {
    withSavedState {
      setLineWidth(width)
      stroke(rect)
    }
  }

  /// Fills an ellipse.
  public func fillEllipse(in rect: CGRect) {
    fill(CGPath(ellipseIn: rect, transform: nil))
  }

  /// Strokes the edge of an ellipse.
  public func strokeEllipse(in rect: CGRect) {
    stroke(CGPath(ellipseIn: rect, transform: nil))
  }

  /// Strokes a line between the first and second of `points`, the third and fourth, and so on.
  public func strokeLineSegments(between points: [CGPoint]) {
    let path = CGMutablePath()
    for index in stride(from: 0, to: points.count - 1, by: 2) {
      path.addLines(between: [points[index], points[index + 1]])
    }
    stroke(path)
  }

  /// Makes a rectangle transparent.
  public func clear(_ rect: CGRect) {
    withSavedState {
      state.shadow = nil
      state.blendMode = .clear
      fill(rect)
    }
  }

  /// Makes whole device pixels transparent, whatever transform and state.
  package func clear(_ region: PixelRegion) {
    cairo_save(cairo)
    trace(region)
    cairo_set_antialias(cairo, CAIRO_ANTIALIAS_NONE)
    cairo_set_operator(cairo, CAIRO_OPERATOR_CLEAR)
    cairo_fill(cairo)
    cairo_restore(cairo)
  }

  /// Strokes `elements`, which are in user space, by filling the stroke's outline.
  ///
  /// Cairo's own strokes are too thin under transforms that stretch, and draw a part of a line
  /// otherwise than the whole of it.
  private func stroke(_ elements: [PathElement]) {
    let outline = CGPath(elements: elements).stroked(state.line)
    fill(outline.elements, state.ctm, .winding, state.strokeColor)
  }

  /// Fills `elements`, which `transform` takes to device pixels.
  private func fill(
    _ elements: [PathElement], _ transform: CGAffineTransform, _ rule: CGPathFillRule,
    _ color: CGColor
  ) {
    guard !elements.isEmpty, transform.isFinite else { return }
    let placed = elements.map { $0.mapped { Self.clamped($0.applying(transform)) } }
    compose {
      setSource(color)
      if state.isAntialiased, !placed.isOnWholePixels, !state.blendMode.reachesOutside {
        paintCoverage(of: placed, rule)
      } else {
        // Between whole pixels Cairo is exact, and faster. Elsewhere a part of what it fills may
        // differ from the whole by a rounding.
        trace(placed)
        cairo_set_fill_rule(cairo, rule.cairo)
        paintTrace()
      }
    }
  }

  /// Paints the inside of what was traced.
  private func paintTrace() {
    guard state.blendMode.reachesOutside else {
      cairo_fill(cairo)
      return
    }
    cairo_save(cairo)
    cairo_clip(cairo)
    cairo_paint(cairo)
    cairo_restore(cairo)
  }

  /// Paints the inside of `elements`, which are in device pixels.
  func paintCoverage(of elements: [PathElement], _ rule: CGPathFillRule, alpha: Double = 1) {
    let box = PixelRect(covering: elements.box)
    let area = box.intersection(deviceClip)
    guard !area.isEmpty else { return }
    var coverage = Coverage(area: area)
    coverage.add(elements)
    coverage.withMask(rule) { mask in
      guard alpha < 1 else {
        return cairo_mask_surface(cairo, mask, Double(area.x), Double(area.y))
      }
      cairo_push_group(cairo)
      cairo_mask_surface(cairo, mask, Double(area.x), Double(area.y))
      cairo_pop_group_to_source(cairo)
      cairo_paint_with_alpha(cairo, alpha)
    }
  }
}

extension [PathElement] {
  /// Whether all edges run along x or y.
  fileprivate var isOnWholePixels: Bool {
    var current = CGPoint.zero
    var start = CGPoint.zero
    for element in self {
      let end = element.end ?? start
      switch element {
      case .move:
        guard end == end.rounded else { return false }
        start = end
      case .line, .close:
        guard end.x == current.x || end.y == current.y, end == end.rounded else { return false }
      case .quad, .cubic: return false
      }
      current = end
    }
    return true
  }
}

extension CGPathFillRule {
  var cairo: cairo_fill_rule_t {
    switch self {
    case .winding: CAIRO_FILL_RULE_WINDING
    case .evenOdd: CAIRO_FILL_RULE_EVEN_ODD
    }
  }
}

extension CGPoint {
  /// The corner of pixels next to the point.
  fileprivate var rounded: CGPoint { CGPoint(x: x.rounded(), y: y.rounded()) }
}
