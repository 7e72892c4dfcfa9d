package import Drawing

/// A font that a text layer takes beside a font's name.
package protocol TextLayerFont {
  /// The font as text is laid out with it; a text layer has a size of its own.
  var textDescription: FontDescription { get }
}

extension FontDescription: TextLayerFont {
  package var textDescription: FontDescription { self }
}
