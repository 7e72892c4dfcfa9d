import CCairo
import CPango
package import Geometry

extension StyledLayout {
  /// Draws the text with its top left at `origin`.
  ///
  /// - Parameters:
  ///   - context: Where.
  ///   - origin: A point of user space.
  ///   - color: The colour of letters that have none of their own.
  package func draw(in context: CGContext, at origin: CGPoint, color: CGColor) {
    guard origin.isFinite, !isEmpty else { return }
    context.withSavedState {
      context.translateBy(x: origin.x, y: origin.y)
      // Smaller than that nothing can be seen, and FreeType would be asked for fonts of size 0.
      guard context.ctm.isInvertible, abs(context.ctm.determinant) > 1e-6 else { return }
      for line in lines { line.drawBackgrounds(in: context) }
      for line in lines { line.draw(in: context, color: color) }
    }
  }
}

/// A glyph run of a line, with the span of the text it belongs to.
private struct GlyphRun {
  var glyphs: UnsafeMutablePointer<PangoGlyphString>
  var font: UnsafeMutablePointer<PangoFont>
  var letters: LetterStyle
  /// From the line's start, in user space.
  var x: Double
  var width: Double
  /// How far the glyphs are raised.
  var rise: Double
  /// Whether nothing but spaces is in it.
  var isBlank: Bool
}

extension StyledLayout.Line {
  /// The line's glyph runs from left to right.
  private var runs: [GlyphRun] {
    guard let line = pango_layout_get_line_readonly(paragraph.layout, Int32(index)),
      let text = pango_layout_get_text(paragraph.layout)
    else { return [] }
    let unit = 1 / Double(PANGO_SCALE)
    var runs: [GlyphRun] = []
    var x: Int32 = 0
    var node = line.pointee.runs
    while let current = node {
      node = current.pointee.next
      guard let run = current.pointee.data?.assumingMemoryBound(to: PangoGlyphItem.self).pointee,
        let item = run.item, let glyphs = run.glyphs
      else { continue }
      let width = pango_glyph_string_get_width(glyphs)
      let start = Int(item.pointee.offset)
      if let font = item.pointee.analysis.font,
        let letters = paragraph.letters(at: start)
      {
        let bytes = start..<(start + Int(item.pointee.length))
        // Pango takes half of the first letter's kern off the line, which the others miss.
        let missing = runs.isEmpty ? 0 : (runs.first?.letters.kern ?? 0) / 2
        runs.append(
          GlyphRun(
            glyphs: glyphs, font: font, letters: letters,
            x: Double(x + run.start_x_offset) * unit + missing, width: Double(width) * unit,
            rise: Double(run.y_offset) * unit,
            isBlank: bytes.allSatisfy { text[$0] == 32 }))
      }
      x += width + run.start_x_offset + run.end_x_offset
    }
    return runs
  }

  fileprivate func drawBackgrounds(in context: CGContext) {
    guard paragraph.spans.contains(where: { $0.letters.background != nil }) else { return }
    for run in runs {
      guard let background = run.letters.background else { continue }
      context.setFillColor(background)
      context.fill(
        CGRect(x: box.minX + run.x, y: box.minY, width: run.width, height: box.height))
    }
  }

  fileprivate func draw(in context: CGContext, color: CGColor) {
    for (index, run) in runs.enumerated() {
      let letters = run.letters
      let own = letters.color ?? color
      // Pango puts half of the extra room on each side of a letter, but where the line begins;
      // it belongs behind.
      let ahead = index > 0 ? letters.kern / 2 : 0
      let start = CGPoint(x: box.minX + run.x - ahead, y: baseline - run.rise)
      context.withShadow(letters.shadow) {
        if let underline = letters.underline {
          drawRule(underline, .under, run, own, in: context)
        }
        if letters.outline?.isFilled ?? true {
          context.drawGlyphs(run.glyphs, of: run.font, at: start, slant: letters.slant, own)
        }
        if let outline = letters.outline {
          context.strokeGlyphs(
            run.glyphs, of: run.font, at: start, slant: letters.slant, outline,
            outline.color ?? own)
        }
        if let strikethrough = letters.strikethrough {
          drawRule(strikethrough, .through, run, own, in: context)
        }
      }
    }
  }

  private enum RulePlace {
    case under, through
  }

  private func drawRule(
    _ rule: LetterStyle.Rule, _ place: RulePlace, _ run: GlyphRun, _ color: CGColor,
    in context: CGContext
  ) {
    guard !rule.isByWord || !run.isBlank, let metrics = pango_font_get_metrics(run.font, nil) else {
      return
    }
    defer { pango_font_metrics_unref(metrics) }
    let unit = 1 / Double(PANGO_SCALE)
    let (position, thickness) =
      switch place {
      case .under:
        (
          pango_font_metrics_get_underline_position(metrics),
          pango_font_metrics_get_underline_thickness(metrics)
        )
      case .through:
        (
          pango_font_metrics_get_strikethrough_position(metrics),
          pango_font_metrics_get_strikethrough_thickness(metrics)
        )
      }
    let weight = Double(thickness) * unit * rule.weight
    let top = baseline - run.rise - Double(position) * unit
    context.setFillColor(rule.color ?? color)
    for line in 0..<rule.count {
      let whole = CGRect(
        x: box.minX + run.x, y: top + 2 * weight * Double(line), width: run.width, height: weight)
      context.fill(rule.dashes(of: whole, from: box.minX))
    }
  }
}

extension LetterStyle.Rule {
  /// The parts of `line` that are drawn, the dashes beginning at `start`, where the line does.
  fileprivate func dashes(of line: CGRect, from start: Double) -> [CGRect] {
    let lengths = dash.map { $0 * line.height }
    let period = lengths.reduce(0, +)
    guard period > 0.01, lengths.count.isMultiple(of: 2) else { return [line] }
    var dashes: [CGRect] = []
    var x = start + ((line.minX - start) / period).rounded(.down) * period
    while x < line.maxX, dashes.count < 10_000 {
      for (index, length) in lengths.enumerated() {
        if index.isMultiple(of: 2) {
          let piece = CGRect(x: x, y: line.minY, width: length, height: line.height)
            .intersection(line)
          if !piece.isNull, piece.width > 0 { dashes.append(piece) }
        }
        x += length
      }
    }
    return dashes
  }
}

extension StyledParagraph {
  /// The looks of the letter whose bytes begin at `offset`; the last for what is past the end.
  func letters(at offset: Int) -> LetterStyle? {
    (spans.first { $0.bytes.contains(offset) } ?? spans.last)?.letters
  }
}

extension CGContext {
  /// Runs `body` with `shadow`, where there is one, under what it draws.
  fileprivate func withShadow(_ shadow: LetterStyle.Shadow?, _ body: () -> Void) {
    guard let shadow else { return body() }
    withSavedState {
      let map = ctm
      let stretch = abs(map.determinant).squareRoot()
      var linear = map
      (linear.tx, linear.ty) = (0, 0)
      setDeviceShadow(
        offset: shadow.offset.applying(linear), blur: shadow.blur * stretch, color: shadow.color)
      body()
    }
  }

  /// Draws ready glyphs, their baseline starting at `start`.
  fileprivate func drawGlyphs(
    _ glyphs: UnsafeMutablePointer<PangoGlyphString>, of font: UnsafeMutablePointer<PangoFont>,
    at start: CGPoint, slant: Double, _ color: CGColor
  ) {
    compose {
      setGlyphMatrix(start, slant)
      setSource(color)
      pango_cairo_show_glyph_string(cairo, font, glyphs)
      cairo_identity_matrix(cairo)
      cairo_new_path(cairo)
    }
  }

  /// Draws a line around glyphs' shapes.
  fileprivate func strokeGlyphs(
    _ glyphs: UnsafeMutablePointer<PangoGlyphString>, of font: UnsafeMutablePointer<PangoFont>,
    at start: CGPoint, slant: Double, _ outline: LetterStyle.Outline, _ color: CGColor
  ) {
    guard outline.width > 0, outline.width.isFinite else { return }
    compose {
      setGlyphMatrix(start, slant)
      pango_cairo_glyph_string_path(cairo, font, glyphs)
      setSource(color)
      cairo_set_line_width(cairo, outline.width)
      cairo_set_line_join(cairo, CAIRO_LINE_JOIN_MITER)
      cairo_stroke(cairo)
      cairo_identity_matrix(cairo)
      cairo_new_path(cairo)
    }
  }

  /// Has Cairo begin at the start of a baseline, with what is above it leaning by `slant`.
  private func setGlyphMatrix(_ start: CGPoint, _ slant: Double) {
    cairo_identity_matrix(cairo)
    cairo_new_path(cairo)
    let lean = CGAffineTransform(a: 1, b: 0, c: -slant, d: 1, tx: 0, ty: 0)
    let move = CGAffineTransform(translationX: start.x, y: start.y)
    if slant == 0 {
      setMatrix(state.ctm)
      cairo_move_to(cairo, start.x, start.y)
    } else {
      setMatrix(lean.concatenating(move).concatenating(state.ctm))
      cairo_move_to(cairo, 0, 0)
    }
  }
}
