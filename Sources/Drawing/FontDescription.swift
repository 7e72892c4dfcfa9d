import CPango

/// Which font is wanted: families, style, weight and size, as Pango writes them.
///
/// `Sans Bold 24` and `"DejaVu Sans, Sans" Italic 12` are descriptions; whatever is left out is
/// chosen by the system. Making one looks no font up.
package struct FontDescription: Hashable, Sendable, CustomStringConvertible {
  /// The description as Pango writes it.
  package private(set) var description: String

  /// Reads a description as Pango does, which makes something of every text.
  package init(_ description: String) {
    self.description = Self.canonical(description) { _ in }
  }

  /// Describes a font by its family, its size in user space and its weight, 400 being regular.
  package init(family: String, size: Double, weight: Int = 400) {
    self.init("")
    self.family = family
    self.size = size
    self.weight = weight
  }

  /// The families wanted, the first found first, with commas between them; empty for any.
  package var family: String {
    get {
      read { description in
        pango_font_description_get_family(description).map { String(cString: $0) } ?? ""
      }
    }
    set { write { pango_font_description_set_family($0, newValue) } }
  }

  /// The height of the font's em, in user space, in `1/1024...10000`; 0 when not said.
  ///
  /// Setting anything else leaves it as it was.
  package var size: Double {
    get { read { Double(pango_font_description_get_size($0)) / Double(PANGO_SCALE) } }
    set {
      let units = (newValue * Double(PANGO_SCALE)).rounded()
      guard newValue <= 10_000, units >= 1 else { return }
      // As an absolute size, which no resolution changes.
      write { pango_font_description_set_absolute_size($0, units) }
    }
  }

  /// How heavy the font is, in `100...1000`; 400 is regular, 700 bold.
  package var weight: Int {
    get { read { Int(pango_font_description_get_weight($0).rawValue) } }
    set {
      let weight = UInt32(min(max(newValue, 100), 1000))
      write { pango_font_description_set_weight($0, PangoWeight(rawValue: weight)) }
    }
  }

  /// Whether letters lean.
  package var isItalic: Bool {
    get { read { pango_font_description_get_style($0) != PANGO_STYLE_NORMAL } }
    set {
      write {
        pango_font_description_set_style($0, newValue ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL)
      }
    }
  }

  /// Whether letters are narrower than the family's usual ones.
  package var isCondensed: Bool {
    get { read { pango_font_description_get_stretch($0).rawValue < PANGO_STRETCH_NORMAL.rawValue } }
    set {
      write {
        pango_font_description_set_stretch(
          $0, newValue ? PANGO_STRETCH_CONDENSED : PANGO_STRETCH_NORMAL)
      }
    }
  }

  /// Lends Pango's own form of the description to `body`.
  func read<Result>(_ body: (OpaquePointer) -> Result) -> Result {
    guard let parsed = pango_font_description_from_string(description) else {
      preconditionFailure("Pango answered no description for \(description)")
    }
    defer { pango_font_description_free(parsed) }
    return body(parsed)
  }

  private mutating func write(_ change: (OpaquePointer) -> Void) {
    description = Self.canonical(description, change)
  }

  /// The description after `change`, as Pango writes it.
  private static func canonical(
    _ description: String, _ change: (OpaquePointer) -> Void
  ) -> String {
    guard let parsed = pango_font_description_from_string(description) else { return description }
    defer { pango_font_description_free(parsed) }
    change(parsed)
    guard let written = pango_font_description_to_string(parsed) else { return description }
    defer { g_free(written) }
    return String(cString: written)
  }
}
