package import Drawing

extension FontDescription {
  /// Describes a font by a name as programs for Apple's systems have it, as `Helvetica-BoldOblique`.
  ///
  /// What follows the last hyphen is the style where it is a known one; else all is the family. A
  /// family that only Apple's systems have is followed by the nearest ones that others do.
  package init(postScriptName name: String) {
    let name = String(name.filter { $0 != "\0" })
    self.init(family: Self.families(name), size: 36)
    guard let hyphen = name.lastIndex(of: "-"), hyphen != name.startIndex else { return }
    var style = name[name.index(after: hyphen)...].lowercased()
    if style.hasSuffix("mt") { style.removeLast(2) }
    let slants = ["italic", "oblique", "ital", "it"].filter { style.hasSuffix($0) }
    if let slant = slants.first { style.removeLast(slant.count) }
    let isCondensed = style.hasPrefix("condensed")
    if isCondensed { style.removeFirst("condensed".count) }
    guard let weight = Self.weights[style] else { return }
    family = Self.families(String(name[..<hyphen]))
    self.weight = weight
    isItalic = !slants.isEmpty
    if isCondensed { self.isCondensed = true }
  }

  /// The family `name` and what stands in for it where the system does not have it.
  ///
  /// Fontconfig finds families with or without the spaces in their names.
  private static func families(_ name: String) -> String {
    var key = name.lowercased().filter { $0 != " " && $0 != "." }
    // What fonts converted to other formats carry in their names.
    for suffix in ["psmt", "ps", "mt"] where key.hasSuffix(suffix) && key.count > suffix.count {
      key.removeLast(suffix.count)
      break
    }
    if let system = systemFamilies.first(where: { key.hasPrefix($0.prefix) }) {
      return system.family
    }
    return standIns[key].map { "\(name),\($0)" } ?? name
  }

  /// Apple's own fonts, whose files no other system has: the desktop's take their place.
  private static let systemFamilies: [(prefix: String, family: String)] = [
    ("sfmono", "Monospace"), ("sfuimono", "Monospace"), ("applesystemuifontmono", "Monospace"),
    ("sfui", "Sans"), ("sfpro", "Sans"), ("sfcompact", "Sans"), ("sanfrancisco", "Sans"),
    ("applesystemuifont", "Sans"), ("newyork", "Serif"),
  ]

  /// The nearest families of systems that have not the fonts of Apple's.
  private static let standIns: [String: String] = [
    "helveticaneue": "Helvetica,Sans", "arial": "Arial,Helvetica,Sans",
    "arialroundedbold": "Helvetica,Sans", "avenir": "Helvetica,Sans",
    "avenirnext": "Helvetica,Sans", "avenirnextcondensed": "Nimbus Sans Narrow,Helvetica,Sans",
    "futura": "URW Gothic,Sans", "gillsans": "Helvetica,Sans", "optima": "Helvetica,Sans",
    "trebuchet": "Sans", "verdana": "Sans", "chalkboardse": "Sans",
    "roboto": "Sans", "dinalternate": "Helvetica,Sans", "dincondensed": "Nimbus Sans Narrow,Sans",
    "timesnewroman": "Times New Roman,Times,Serif", "georgia": "Serif", "baskerville": "Serif",
    "didot": "Serif", "cochin": "Serif", "palatino": "P052,Serif", "hoeflertext": "Serif",
    "bodonisvtytwoitctt": "Serif", "charter": "Serif", "iowanoldstyle": "Serif",
    "couriernew": "Courier New,Courier,Monospace", "menlo": "Monospace", "monaco": "Monospace",
    "americantypewriter": "Courier,Monospace",
  ]

  /// The weights that a font's name may end with.
  private static let weights: [String: Int] = [
    "": 400, "regular": 400, "roman": 400, "book": 400, "thin": 100, "hairline": 100,
    "ultralight": 200, "extralight": 200, "light": 300, "medium": 500, "semibold": 600,
    "demibold": 600, "bold": 700, "extrabold": 800, "heavy": 800, "black": 900,
  ]
}

extension CGFont: TextLayerFont {
  package var textDescription: FontDescription {
    FontDescription(postScriptName: postScriptName ?? "")
  }
}
