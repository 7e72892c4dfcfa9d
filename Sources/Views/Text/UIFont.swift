package import Drawing
public import Geometry
import Layers

/// A font of a family, weight and size.
///
/// The system's font is the desktop's sans serif family. A font keeps neither files nor glyphs: it
/// says what is wanted, and text is laid out with the nearest there is.
///
/// - Source: UIKit, "UIFont".
open class UIFont: Hashable, @unchecked Sendable {
  /// The font as text is laid out with it.
  package let description: FontDescription
  /// Whether all digits are as wide as the widest.
  package let hasTabularDigits: Bool
  /// The height of the font's em, in points.
  public let pointSize: CGFloat
  /// The name that the font was asked for by; `nil` for the system's.
  private let name: String?

  package init(
    _ description: FontDescription, size: CGFloat, hasTabularDigits: Bool = false,
    name: String? = nil
  ) {
    pointSize = size.isFinite ? max(size, 1) : 1
    var sized = description
    sized.size = pointSize
    self.description = sized
    self.hasTabularDigits = hasTabularDigits
    self.name = name
  }

  /// Creates a font by its full name, as `Helvetica-Bold`, or a family's.
  ///
  /// For one that the system does not have stands the nearest it has, as the desktop's settings
  /// say; only an empty name and a size that is none are refused.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    guard fontSize.isFinite, fontSize >= 0, !fontName.isEmpty else { return nil }
    self.init(
      FontDescription(postScriptName: fontName),
      size: fontSize > 0 ? fontSize : Self.systemFontSize, name: fontName)
  }

  /// Creates the font that `descriptor` describes; with a size of 0, in the descriptor's own.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    let ownSize = descriptor.pointSize > 0 ? descriptor.pointSize : 12
    self.init(
      descriptor.description, size: pointSize > 0 ? pointSize : ownSize,
      hasTabularDigits: descriptor.hasTabularDigits, name: descriptor.name)
  }

  /// Creates a font from Pango's words, as `Sans Bold`; a size in them is `size` where missing.
  ///
  /// Sizes count as points of the view, whatever the screen's resolution.
  package convenience init(pango text: String, defaultSize: CGFloat) {
    let description = FontDescription(text)
    self.init(description, size: description.size > 0 ? description.size : defaultSize)
  }

  /// The same font in another size.
  open func withSize(_ fontSize: CGFloat) -> UIFont {
    UIFont(
      description, size: fontSize > 0 ? fontSize : pointSize, hasTabularDigits: hasTabularDigits,
      name: name)
  }

  // MARK: Measures

  /// How far letters reach above the baseline, in points.
  open var ascender: CGFloat { metrics.ascent }
  /// How far letters reach below the baseline, in points and below 0.
  open var descender: CGFloat { -metrics.descent }
  /// How high a capital letter is, in points.
  open var capHeight: CGFloat { metrics.capHeight }
  /// How high a small letter without ascender is, in points.
  open var xHeight: CGFloat { metrics.xHeight }
  /// How high a line is, in points; 0 where the system has no font.
  open var lineHeight: CGFloat { metrics.ascent + metrics.descent }
  /// The gap between lines: 0, as it is part of the letters' heights here.
  open var leading: CGFloat { 0 }

  private var metrics: FontMetrics { FontMetrics(description) }

  // MARK: Names

  /// The name that makes this font again, as `Helvetica-Bold`.
  open var fontName: String {
    if let name { return name }
    let family = description.family.filter { $0 != " " }
    let style =
      (Self.weightNames.first { $0.weight == description.weight }?.name ?? "")
      + (description.isItalic ? "Italic" : "")
    return style.isEmpty ? family : "\(family)-\(style)"
  }

  /// The family of the font that the system has for this one.
  open var familyName: String { description.resolvedFamily ?? description.family }

  /// The families that the system has.
  public static var familyNames: [String] { FontDescription.installedFamilies }

  private static let weightNames: [(weight: Int, name: String)] = [
    (100, "Thin"), (200, "UltraLight"), (300, "Light"), (500, "Medium"), (600, "Semibold"),
    (700, "Bold"), (800, "Heavy"), (900, "Black"),
  ]

  /// What the font is like, to make others of.
  open var fontDescriptor: UIFontDescriptor {
    UIFontDescriptor(
      description, size: pointSize, hasTabularDigits: hasTabularDigits, name: name)
  }

  // MARK: What NSObject has on iOS

  /// Whether `object` is a font with the same looks.
  open func isEqual(_ object: Any?) -> Bool {
    (object as? UIFont).map {
      $0.description == description && $0.hasTabularDigits == hasTabularDigits
    } ?? false
  }

  /// A number that is the same for equal fonts.
  open var hash: Int { description.hashValue }

  /// Whether both are equal by ``isEqual(_:)``.
  public static func == (one: UIFont, other: UIFont) -> Bool { one.isEqual(other) }

  /// Hashes by ``hash``.
  public final func hash(into hasher: inout Hasher) { hasher.combine(hash) }
}

extension UIFont: TextLayerFont {
  package var textDescription: FontDescription { description }
}
