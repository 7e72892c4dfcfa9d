import CCairo
public import Geometry

/// Filling and stroking.
extension CGContext {
  /// Fills the path and empties it.
  public func fillPath(using rule: CGPathFillRule = .winding) {
    fill(takePath(), .identity, rule)
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
      fill(path.elements, .identity, rule)
    }
    if mode.strokes {
      strokePath()
    }
    beginPath()
  }

  /// Fills `path`, leaving the path being made alone.
  package func fill(_ path: CGPath, using rule: CGPathFillRule = .winding) {
    fill(path.elements, state.ctm, rule)
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

  /// Fills `elements`, which `transform` takes to device pixels.
  private func fill(
    _ elements: [PathElement], _ transform: CGAffineTransform, _ rule: CGPathFillRule
  ) {
    guard !elements.isEmpty else { return }
    compose {
      trace(elements, transform)
      cairo_set_fill_rule(cairo, rule.cairo)
      paintTrace(with: state.fillColor)
    }
  }

  /// Paints the inside of what was traced.
  private func paintTrace(with color: CGColor) {
    setSource(color)
    if state.blendMode.reachesOutside {
      cairo_save(cairo)
      cairo_clip(cairo)
      cairo_paint(cairo)
      cairo_restore(cairo)
    } else {
      cairo_fill(cairo)
    }
  }

  /// Strokes `elements`, which are in user space.
  private func stroke(_ elements: [PathElement]) {
    guard state.line.width > 0, !elements.isEmpty else { return }
    guard !state.blendMode.reachesOutside else {
      return strokeByOutline(elements)
    }
    let (lines, dots) = state.line.cap == .square ? elements.separatingDots() : (elements, [])
    compose {
      if !lines.isEmpty {
        trace(lines, state.ctm)
        applyLine(lines)
        setSource(state.strokeColor)
        cairo_stroke(cairo)
        cairo_identity_matrix(cairo)
      }
      if !dots.isEmpty {
        trace(dots.flatMap { $0.square(side: state.line.width) }, state.ctm)
        cairo_set_fill_rule(cairo, CAIRO_FILL_RULE_WINDING)
        paintTrace(with: state.strokeColor)
      }
    }
  }

  /// Strokes by filling the stroke's outline.
  private func strokeByOutline(_ elements: [PathElement]) {
    let outline = CGPath(elements: elements).stroked(state.line)
    compose {
      trace(outline.elements, state.ctm)
      cairo_set_fill_rule(cairo, CAIRO_FILL_RULE_WINDING)
      paintTrace(with: state.strokeColor)
    }
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
