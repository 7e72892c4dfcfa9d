import CPango
import Geometry

/// The measures of a font's letters, in user space.
package struct FontMetrics: Hashable, Sendable {
  /// How far letters reach above the baseline.
  package let ascent: Double
  /// How far letters reach below the baseline.
  package let descent: Double
  /// How high a capital letter is.
  package let capHeight: Double
  /// How high a small letter without ascender is.
  package let xHeight: Double

  /// Measures the font that stands for `description`; all is 0 where the system has no font.
  package init(_ description: FontDescription) {
    let style = TextStyle(font: description)
    let digit = TextLayout("0", style: style)
    ascent = digit.ascent
    descent = digit.descent
    // Both have flat tops, which overshoot no line.
    capHeight = TextLayout("H", style: style).inkBounds.height
    xHeight = TextLayout("x", style: style).inkBounds.height
  }
}

extension FontDescription {
  /// The family of the font that the system has for the description; `nil` where it has none.
  package var resolvedFamily: String? {
    guard rd_has_fonts() != 0, let context = PangoText.makeContext() else { return nil }
    defer { rd_object_unref(UnsafeMutableRawPointer(context)) }
    guard let font = read({ pango_context_load_font(context, $0) }) else { return nil }
    defer { rd_object_unref(UnsafeMutableRawPointer(font)) }
    guard let found = pango_font_describe(font) else { return nil }
    defer { pango_font_description_free(found) }
    return pango_font_description_get_family(found).map { String(cString: $0) }
  }

  /// The families that the system has, in alphabetical order.
  package static var installedFamilies: [String] {
    guard rd_has_fonts() != 0, let context = PangoText.makeContext() else { return [] }
    defer { rd_object_unref(UnsafeMutableRawPointer(context)) }
    var families: UnsafeMutablePointer<UnsafeMutablePointer<PangoFontFamily>?>?
    var count: Int32 = 0
    pango_context_list_families(context, &families, &count)
    defer { g_free(families) }
    return (0..<Int(count)).compactMap { index in
      families?[index].flatMap { pango_font_family_get_name($0) }.map { String(cString: $0) }
    }.sorted()
  }
}
