import CPango

/// Gives every digit of a layout's lines the same width, its shape in the middle.
///
/// Pango's lines may be changed once they are made; it measures and draws them as they are.
func evenDigits(in layout: OpaquePointer) {
  guard let text = pango_layout_get_text(layout) else { return }
  for index in 0..<pango_layout_get_line_count(layout) {
    var node = pango_layout_get_line(layout, index).pointee.runs
    while let current = node {
      if let run = current.pointee.data?.assumingMemoryBound(to: PangoGlyphItem.self) {
        evenDigits(in: run.pointee, of: text)
      }
      node = current.pointee.next
    }
  }
}

private func evenDigits(in run: PangoGlyphItem, of text: UnsafePointer<CChar>) {
  // An ellipsis stands at the first letter it stands for, which may be a digit.
  guard
    let item = run.item, let glyphs = run.glyphs, let infos = glyphs.pointee.glyphs,
    let clusters = glyphs.pointee.log_clusters,
    UInt32(item.pointee.analysis.flags) & UInt32(PANGO_ANALYSIS_FLAG_IS_ELLIPSIS) == 0
  else { return }
  var known: [Int32]?
  for index in 0..<Int(glyphs.pointee.num_glyphs) {
    let byte = UInt8(bitPattern: text[Int(item.pointee.offset) + Int(clusters[index])])
    guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) else { continue }
    let widths = known ?? digitWidths(&item.pointee.analysis)
    known = widths
    let cell = widths.max() ?? 0
    infos[index].geometry.x_offset = (cell - widths[Int(byte - UInt8(ascii: "0"))]) / 2
    infos[index].geometry.width = cell
  }
}

/// How wide each of the ten digits is by itself, in Pango's units.
private func digitWidths(_ analysis: UnsafePointer<PangoAnalysis>) -> [Int32] {
  guard let glyphs = pango_glyph_string_new() else { return Array(repeating: 0, count: 10) }
  defer { pango_glyph_string_free(glyphs) }
  return (0...9).map { digit in
    pango_shape(String(digit), 1, analysis, glyphs)
    return pango_glyph_string_get_width(glyphs)
  }
}
