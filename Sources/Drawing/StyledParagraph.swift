import CCairo
import CPango
import Geometry

/// A part of a styled paragraph, and where its bytes lie in the paragraph's text.
struct StyledSpan {
  var bytes: Range<Int>
  var letters: LetterStyle
}

/// The one owner of the `PangoLayout` of one paragraph, whose lines it places nowhere yet.
final class StyledParagraph {
  let layout: OpaquePointer
  let spans: [StyledSpan]
  let style: ParagraphStyle
  /// Where lines go that are shorter than the room: 0 at the left edge, 1 at the right.
  let share: Double
  /// The room that lines have, with the indents taken off; `nil` for any.
  let room: Double?

  /// How the paragraph's lines are broken.
  struct Breaking: Hashable {
    var wraps: Bool
    var isByLetter = false
    var truncation = TextStyle.Truncation.none
    /// The most lines there are where they are truncated; 0 for any number.
    var lineLimit = 0
  }

  /// `nil` if the system has no font, or memory runs out.
  init?(
    _ runs: [StyledText.Run], style: ParagraphStyle, width: Double?, _ breaking: Breaking
  ) {
    guard rd_has_fonts() != 0, let first = runs.first, let context = PangoText.makeContext() else {
      return nil
    }
    defer { rd_object_unref(UnsafeMutableRawPointer(context)) }
    guard let layout = pango_layout_new(context) else { return nil }
    self.layout = layout
    self.style = style
    var spans: [StyledSpan] = []
    var end = 0
    for run in runs {
      let start = end
      end += run.text.utf8.count
      spans.append(StyledSpan(bytes: start..<end, letters: run.letters))
    }
    self.spans = spans
    pango_layout_set_text(layout, runs.map(\.text).joined(), Int32(clamping: end))
    first.letters.font.read { pango_layout_set_font_description(layout, $0) }
    Self.setAttributes(spans, of: layout)
    let isFromRight = pango_layout_get_direction(layout, 0) == PANGO_DIRECTION_RTL
    share =
      switch style.alignment {
      case .left: 0
      case .center: 0.5
      case .right: 1
      case .natural, .justified: isFromRight ? 1 : 0
      }
    pango_layout_set_justify(layout, style.alignment == .justified ? 1 : 0)
    pango_layout_set_wrap(layout, breaking.isByLetter ? PANGO_WRAP_CHAR : PANGO_WRAP_WORD_CHAR)
    let left = min(style.firstLineIndent, style.indent)
    pango_layout_set_indent(layout, units(style.firstLineIndent - style.indent))
    room = width.map { width in
      let right = style.tailIndent > 0 ? min(style.tailIndent, width) : width + style.tailIndent
      return max(0, right - left)
    }
    if let room, breaking.wraps || breaking.truncation != .none {
      pango_layout_set_ellipsize(layout, breaking.truncation.pango)
      if breaking.wraps && breaking.truncation != .none {
        // Below 0 this is a number of lines; the least there is means as many as there are.
        pango_layout_set_height(
          layout, breaking.lineLimit > 0 ? -Int32(clamping: breaking.lineLimit) : -Int32.max)
      }
      pango_layout_set_width(layout, units(room))
      if hasTabularDigits { keepEvenDigits(in: room) }
    } else if hasTabularDigits {
      evenDigits(in: layout)
    }
  }

  deinit {
    rd_object_unref(UnsafeMutableRawPointer(layout))
  }

  var lineCount: Int { Int(pango_layout_get_line_count(layout)) }

  /// Whether an ellipsis stands for a part of the text.
  var isTruncated: Bool { pango_layout_is_ellipsized(layout) != 0 }

  private var hasTabularDigits: Bool { spans.contains { $0.letters.hasTabularDigits } }

  /// Breaks lines again, tighter: even digits may be wider than those they were broken for.
  private func keepEvenDigits(in room: Double) {
    var tight = room
    for _ in 0..<3 {
      evenDigits(in: layout)
      let excess = widest - room
      guard excess > 0.01, tight > excess else { return }
      tight -= excess
      pango_layout_set_width(layout, units(tight))
    }
    evenDigits(in: layout)
  }

  private var widest: Double {
    var logical = PangoRectangle()
    pango_layout_get_extents(layout, nil, &logical)
    return Double(logical.width) / Double(PANGO_SCALE)
  }

  /// Tells Pango what measures depend on, and where to cut glyphs into runs.
  private static func setAttributes(_ spans: [StyledSpan], of layout: OpaquePointer) {
    guard let list = pango_attr_list_new() else { return }
    defer { pango_attr_list_unref(list) }
    func insert(_ attribute: UnsafeMutablePointer<PangoAttribute>?, _ span: StyledSpan) {
      guard let attribute else { return }
      attribute.pointee.start_index = UInt32(clamping: span.bytes.lowerBound)
      attribute.pointee.end_index = UInt32(clamping: span.bytes.upperBound)
      pango_attr_list_insert(list, attribute)
    }
    for (index, span) in spans.enumerated() {
      let letters = span.letters
      if spans.count > 1 { insert(letters.font.read { pango_attr_font_desc_new($0) }, span) }
      if letters.kern != 0 { insert(pango_attr_letter_spacing_new(units(letters.kern)), span) }
      if letters.baselineOffset != 0 {
        insert(pango_attr_rise_new(units(letters.baselineOffset)), span)
      }
      if letters.hasTabularDigits { insert(pango_attr_font_features_new("tnum=1, kern=0"), span) }
      // No colour is ever painted: neighbours that differ in it are kept in glyph runs of their own.
      if spans.count > 1 {
        insert(pango_attr_foreground_new(UInt16(truncatingIfNeeded: index), 0, 0), span)
      }
    }
    pango_layout_set_attributes(layout, list)
  }
}

/// A length in Pango's units; the nearest there is.
func units(_ length: Double) -> Int32 {
  let units = (length * Double(PANGO_SCALE)).rounded(.towardZero)
  return units.isNaN ? 0 : Int32(max(-1e9, min(1e9, units)))
}
