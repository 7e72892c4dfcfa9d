package import Drawing
public import Geometry
import Layers

/// A font of a family, weight and size.
///
/// The system's font is the desktop's sans serif family.
///
/// - Source: UIKit, "UIFont".
public struct UIFont: Hashable, Sendable {
  /// The font as text is laid out with it.
  package private(set) var description: FontDescription
  /// The height of the font's em, in points.
  public private(set) var pointSize: CGFloat

  /// Creates a font of a family; the system's sans serif stands in for one it does not have.
  public init?(name: String, size: CGFloat) {
    guard size.isFinite, size > 0, !name.isEmpty else { return nil }
    self.init(FontDescription(family: name, size: size), size: size)
  }

  /// Creates a font from Pango's words, as `Sans Bold`; a size in them is `size` where missing.
  ///
  /// Sizes count as points of the view, whatever the screen's resolution.
  package init(pango text: String, defaultSize: CGFloat) {
    let description = FontDescription(text)
    self.init(description, size: description.size > 0 ? description.size : defaultSize)
  }

  private init(_ description: FontDescription, size: CGFloat) {
    pointSize = max(size, 1)
    self.description = description
    self.description.size = pointSize
  }

  /// The system's font.
  public static func systemFont(ofSize size: CGFloat) -> UIFont {
    UIFont(FontDescription(family: "Sans", size: size), size: size)
  }

  /// The system's font in bold.
  public static func boldSystemFont(ofSize size: CGFloat) -> UIFont {
    UIFont(FontDescription(family: "Sans", size: size, weight: 700), size: size)
  }

  /// The same font in another size.
  public func withSize(_ size: CGFloat) -> UIFont {
    UIFont(description, size: size)
  }

  /// How high a line is, in points; 0 where the system has no font.
  public var lineHeight: CGFloat {
    TextLayout("0", style: TextStyle(font: description)).logicalBounds.height
  }
}

extension UIFont: TextLayerFont {
  package var textDescription: FontDescription { description }
}
