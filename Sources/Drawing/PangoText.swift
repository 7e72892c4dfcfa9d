import CCairo
import CPango
import Geometry

/// The one owner of a `PangoLayout`, which gives lengths in user space, not in Pango's units.
final class PangoText {
  private let layout: OpaquePointer
  /// Whether Pango itself breaks, cuts and aligns lines in the width.
  let keepsWidth: Bool
  /// How Pango aligns lines, which swaps sides for text written from the right.
  let alignment: PangoAlignment

  /// `nil` if the system has no font, or memory runs out.
  init?(_ text: String, _ style: TextStyle, width: Double?) {
    guard rd_has_fonts() != 0, let context = Self.makeContext() else { return nil }
    defer { rd_object_unref(UnsafeMutableRawPointer(context)) }
    guard let layout = pango_layout_new(context) else { return nil }
    self.layout = layout
    keepsWidth = width != nil && (style.wraps || style.truncation != .none)
    pango_layout_set_text(layout, text, Int32(clamping: text.utf8.count))
    alignment = Self.alignment(style.alignment, of: layout)
    style.font.read { pango_layout_set_font_description(layout, $0) }
    pango_layout_set_alignment(layout, alignment)
    pango_layout_set_justify(layout, style.alignment == .justified ? 1 : 0)
    pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR)
    pango_layout_set_ellipsize(layout, keepsWidth ? style.truncation.pango : PANGO_ELLIPSIZE_NONE)
    if style.wraps && style.truncation != .none {
      // Below 0 this is a number of lines; the least there is means as many as there are.
      pango_layout_set_height(
        layout, style.lineLimit > 0 ? -Int32(clamping: style.lineLimit) : -Int32.max)
    }
    if style.hasTabularDigits { Self.useEvenDigits(layout) }
    guard let width, keepsWidth else {
      if style.hasTabularDigits { evenDigits(in: layout) }
      return
    }
    var room = width
    pango_layout_set_width(layout, Int32(room * Double(PANGO_SCALE)))
    guard style.hasTabularDigits else { return }
    // Even digits may be wider than those the lines were broken for: break again, tighter.
    for _ in 0..<3 {
      evenDigits(in: layout)
      let excess = extents.logical.width - width
      guard excess > 0.01, room > excess else { break }
      room -= excess
      pango_layout_set_width(layout, Int32(room * Double(PANGO_SCALE)))
    }
    evenDigits(in: layout)
  }

  deinit {
    rd_object_unref(UnsafeMutableRawPointer(layout))
  }

  /// The boxes around the letters' shapes and around the lines.
  var extents: (ink: CGRect, logical: CGRect) {
    var (ink, logical) = (PangoRectangle(), PangoRectangle())
    pango_layout_get_extents(layout, &ink, &logical)
    return (CGRect(ink), CGRect(logical))
  }

  /// The box of the first line, its baseline at y 0.
  var firstLine: CGRect {
    guard let line = pango_layout_get_line_readonly(layout, 0) else { return .zero }
    var logical = PangoRectangle()
    pango_layout_line_get_extents(line, nil, &logical)
    return CGRect(logical)
  }

  var baseline: Double { Double(pango_layout_get_baseline(layout)) / Double(PANGO_SCALE) }

  var lineCount: Int { Int(pango_layout_get_line_count(layout)) }

  /// Draws at Cairo's current point, as ready letters or, filled later, as an outline.
  func show(in cairo: OpaquePointer, outlines: Bool) {
    if outlines {
      pango_cairo_layout_path(cairo, layout)
    } else {
      pango_cairo_show_layout(cairo, layout)
    }
  }

  /// A context whose fonts are neither hinted nor rounded, with a point for a unit.
  static func makeContext() -> OpaquePointer? {
    guard
      let context = pango_font_map_create_context(pango_cairo_font_map_get_default()),
      let options = cairo_font_options_create()
    else { return nil }
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    pango_cairo_context_set_font_options(context, options)
    cairo_font_options_destroy(options)
    pango_cairo_context_set_resolution(context, 72)
    pango_context_set_round_glyph_positions(context, 0)
    return context
  }

  private static func alignment(
    _ alignment: TextStyle.Alignment, of layout: OpaquePointer
  ) -> PangoAlignment {
    let isFromRight = pango_layout_get_direction(layout, 0) == PANGO_DIRECTION_RTL
    return switch alignment {
    case .center: PANGO_ALIGN_CENTER
    case .natural, .justified: PANGO_ALIGN_LEFT
    case .left: isFromRight ? PANGO_ALIGN_RIGHT : PANGO_ALIGN_LEFT
    case .right: isFromRight ? PANGO_ALIGN_LEFT : PANGO_ALIGN_RIGHT
    }
  }

  /// Asks the font for its own even digits, and for no kerning, which depends on the digit.
  private static func useEvenDigits(_ layout: OpaquePointer) {
    guard let attributes = pango_attr_list_new() else { return }
    pango_attr_list_insert(attributes, pango_attr_font_features_new("tnum=1, kern=0"))
    pango_layout_set_attributes(layout, attributes)
    pango_attr_list_unref(attributes)
  }
}

extension CGRect {
  fileprivate init(_ rectangle: PangoRectangle) {
    let unit = 1 / Double(PANGO_SCALE)
    self.init(
      x: Double(rectangle.x) * unit, y: Double(rectangle.y) * unit,
      width: Double(rectangle.width) * unit, height: Double(rectangle.height) * unit)
  }
}

extension CGContext {
  /// Draws `text`, Pango's origin at `origin` of user space.
  func draw(_ text: PangoText, at origin: CGPoint, _ color: CGColor, _ outlines: Bool) {
    let place = CGAffineTransform(translationX: origin.x, y: origin.y).concatenating(state.ctm)
    // Smaller than that nothing can be seen, and FreeType would be asked for fonts of size 0.
    guard place.isInvertible, abs(place.determinant) > 1e-6 else { return }
    compose {
      cairo_identity_matrix(cairo)
      cairo_new_path(cairo)
      setMatrix(place)
      cairo_move_to(cairo, 0, 0)
      setSource(color)
      text.show(in: cairo, outlines: outlines)
      if outlines {
        cairo_set_fill_rule(cairo, CAIRO_FILL_RULE_WINDING)
        cairo_fill(cairo)
      }
      cairo_identity_matrix(cairo)
      cairo_new_path(cairo)
    }
  }
}
