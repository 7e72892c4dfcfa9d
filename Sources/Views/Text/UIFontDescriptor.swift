package import Drawing
public import Geometry
import Layers

/// What a font is like: its family, size and how heavy and upright it is.
///
/// - Source: UIKit, "UIFontDescriptor".
open class UIFontDescriptor: Hashable, @unchecked Sendable {
  package let description: FontDescription
  package let hasTabularDigits: Bool
  /// The name that the font was asked for by, where it was by a name.
  package let name: String?
  /// The size in points; 0 where it is left to the font.
  public let pointSize: CGFloat

  package init(
    _ description: FontDescription, size: CGFloat, hasTabularDigits: Bool = false,
    name: String? = nil
  ) {
    self.description = description
    pointSize = size.isFinite ? max(0, size) : 0
    self.hasTabularDigits = hasTabularDigits
    self.name = name
  }

  /// Describes the font of a name.
  public convenience init(name fontName: String, size: CGFloat) {
    self.init(FontDescription(postScriptName: fontName), size: size, name: fontName)
  }

  /// What a font is like beside its family.
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    /// A bit for each.
    public let rawValue: UInt32
    /// Creates a set from its bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Letters lean.
    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    /// Letters are heavy.
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    /// Letters are narrow.
    public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
    /// All letters are as wide as another.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
  }

  /// A kind of letters that a system's font comes in.
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    /// The design's name.
    public let rawValue: String
    /// Creates a design from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The system's usual letters.
    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    /// Letters with serifs.
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
    /// Letters that are all as wide as another.
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
  }

  /// Describes the system's font for a use.
  public static func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle
  ) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style).fontDescriptor
  }

  /// The name that makes the font again.
  open var postscriptName: String { UIFont(descriptor: self, size: 0).fontName }

  /// What the font is like.
  open var symbolicTraits: SymbolicTraits {
    var traits: SymbolicTraits = []
    if description.isItalic { traits.insert(.traitItalic) }
    if description.weight >= 600 { traits.insert(.traitBold) }
    if description.isCondensed { traits.insert(.traitCondensed) }
    if isMonospaced { traits.insert(.traitMonoSpace) }
    return traits
  }

  /// The same font but for what `symbolicTraits` says; never `nil`, as some font is always found.
  open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    var changed = description
    changed.isItalic = symbolicTraits.contains(.traitItalic)
    let isBold = description.weight >= 600
    if symbolicTraits.contains(.traitBold) != isBold { changed.weight = isBold ? 400 : 700 }
    changed.isCondensed = symbolicTraits.contains(.traitCondensed)
    if symbolicTraits.contains(.traitMonoSpace), !isMonospaced { changed.family = "Monospace" }
    return UIFontDescriptor(changed, size: pointSize, hasTabularDigits: hasTabularDigits)
  }

  /// The same font in another size.
  open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    UIFontDescriptor(
      description, size: newPointSize, hasTabularDigits: hasTabularDigits, name: name)
  }

  /// The same weight and slant in another family.
  open func withFamily(_ newFamily: String) -> UIFontDescriptor {
    var changed = description
    changed.family = FontDescription(postScriptName: newFamily).family
    return UIFontDescriptor(changed, size: pointSize, hasTabularDigits: hasTabularDigits)
  }

  /// The system's font of another design, in this weight; `nil` for a design it does not have.
  open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    var changed = description
    switch design {
    case .default: changed.family = "Sans"
    case .serif: changed.family = "Serif"
    case .monospaced: changed.family = "Monospace"
    default: return nil
    }
    return UIFontDescriptor(changed, size: pointSize, hasTabularDigits: hasTabularDigits)
  }

  private var isMonospaced: Bool {
    let family = description.family.lowercased()
    return ["mono", "courier"].contains { family.contains($0) }
  }

  // MARK: What NSObject has on iOS

  /// Whether `object` describes the same font.
  open func isEqual(_ object: Any?) -> Bool {
    (object as? UIFontDescriptor).map {
      $0.description == description && $0.pointSize == pointSize
        && $0.hasTabularDigits == hasTabularDigits
    } ?? false
  }

  /// A number that is the same for equal descriptions.
  open var hash: Int { description.hashValue }

  /// Whether both are equal by ``isEqual(_:)``.
  public static func == (one: UIFontDescriptor, other: UIFontDescriptor) -> Bool {
    one.isEqual(other)
  }

  /// Hashes by ``hash``.
  public final func hash(into hasher: inout Hasher) { hasher.combine(hash) }
}
