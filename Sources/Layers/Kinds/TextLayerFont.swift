package import Drawing

/// A font that a text layer takes beside a font's name.
package protocol TextLayerFont {
  /// The font as text is laid out with it; a text layer has a size of its own.
  var textDescription: FontDescription { get }
}

extension FontDescription: TextLayerFont {
  package var textDescription: FontDescription { self }
}

extension FontDescription {
  /// Describes a font by a name as programs for Apple's systems have it, as `Helvetica-BoldOblique`.
  ///
  /// What follows the last hyphen is the style where it is a known one; else all is the family.
  init(postScriptName name: String) {
    let name = String(name.filter { $0 != "\0" })
    self.init(family: name, size: 36)
    guard let hyphen = name.lastIndex(of: "-"), hyphen != name.startIndex else { return }
    var style = name[name.index(after: hyphen)...].lowercased()
    let slants = ["italic", "oblique"].filter { style.hasSuffix($0) }
    if let slant = slants.first { style.removeLast(slant.count) }
    guard let weight = Self.weights[style] else { return }
    family = String(name[..<hyphen])
    self.weight = weight
    isItalic = !slants.isEmpty
  }

  /// The weights that a font's name may end with.
  private static let weights: [String: Int] = [
    "": 400, "regular": 400, "roman": 400, "thin": 100, "ultralight": 200, "extralight": 200,
    "light": 300, "medium": 500, "semibold": 600, "demibold": 600, "bold": 700, "extrabold": 800,
    "heavy": 800, "black": 900,
  ]
}
