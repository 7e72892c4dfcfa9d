import Drawing
public import Geometry

/// The system's fonts.
extension UIFont {
  /// How heavy a font is, from -1 to 1, 0 being regular.
  ///
  /// - Source: UIKit, "UIFont.Weight".
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// The number.
    public let rawValue: CGFloat
    /// Creates a weight from its number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// Creates a weight from its number.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    /// The lightest.
    public static let ultraLight = Weight(rawValue: -0.8)
    /// Very light.
    public static let thin = Weight(rawValue: -0.6)
    /// Light.
    public static let light = Weight(rawValue: -0.4)
    /// As text usually is.
    public static let regular = Weight(rawValue: 0)
    /// A little heavier than usual.
    public static let medium = Weight(rawValue: 0.23)
    /// Between medium and bold.
    public static let semibold = Weight(rawValue: 0.3)
    /// Bold.
    public static let bold = Weight(rawValue: 0.4)
    /// Heavier than bold.
    public static let heavy = Weight(rawValue: 0.56)
    /// The heaviest.
    public static let black = Weight(rawValue: 0.62)

    /// The weight in `100...1000`, 400 being regular, by the named weight that is nearest.
    var css: Int {
      let steps: [(CGFloat, Int)] = [
        (-0.8, 100), (-0.6, 200), (-0.4, 300), (0, 400), (0.23, 500), (0.3, 600), (0.4, 700),
        (0.56, 800), (0.62, 900),
      ]
      return steps.min { abs($0.0 - rawValue) < abs($1.0 - rawValue) }?.1 ?? 400
    }
  }

  /// A use that text is put to, which has a font of its own.
  ///
  /// - Source: UIKit, "UIFont.TextStyle".
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    /// The use's name.
    public let rawValue: String
    /// Creates a use from its name; one that is not known is read as ``body``.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A large title.
    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    /// A title of the first order.
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    /// A title of the second order.
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    /// A title of the third order.
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    /// A heading.
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    /// A heading under a heading.
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    /// Running text.
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    /// Text in a callout.
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    /// A footnote.
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    /// A caption.
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    /// A caption in small letters.
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")

    /// The style's size at the middle one of the sizes that text may have on iOS.
    var size: CGFloat { Self.sizes[rawValue] ?? 17 }

    private static let sizes: [String: CGFloat] = [
      "UICTFontTextStyleTitle0": 34, "UICTFontTextStyleTitle1": 28, "UICTFontTextStyleTitle2": 22,
      "UICTFontTextStyleTitle3": 20, "UICTFontTextStyleCallout": 16,
      "UICTFontTextStyleSubhead": 15, "UICTFontTextStyleFootnote": 13,
      "UICTFontTextStyleCaption1": 12, "UICTFontTextStyleCaption2": 11,
    ]
  }

  /// The size of a label's text, in points.
  public static let labelFontSize: CGFloat = 17
  /// The size of a button's text, in points.
  public static let buttonFontSize: CGFloat = 18
  /// The size of the system's text, in points.
  public static let systemFontSize: CGFloat = 14
  /// The size of the system's small text, in points.
  public static let smallSystemFontSize: CGFloat = 12

  /// The system's font.
  public static func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .regular)
  }

  /// The system's font in bold.
  public static func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .bold)
  }

  /// The system's font with leaning letters.
  public static func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    var description = FontDescription(family: "Sans", size: fontSize)
    description.isItalic = true
    return UIFont(description, size: fontSize)
  }

  /// The system's font in a weight.
  public static func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(
      FontDescription(family: "Sans", size: fontSize, weight: weight.css),
      size: fontSize > 0 ? fontSize : systemFontSize)
  }

  /// The system's font in a weight, all digits as wide as the widest.
  public static func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(
      FontDescription(family: "Sans", size: fontSize, weight: weight.css),
      size: fontSize > 0 ? fontSize : systemFontSize, hasTabularDigits: true)
  }

  /// The system's font whose letters are all as wide as another.
  public static func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(
      FontDescription(family: "Monospace", size: fontSize, weight: weight.css),
      size: fontSize > 0 ? fontSize : systemFontSize)
  }

  /// The system's font for a use, in its usual size.
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    systemFont(ofSize: style.size, weight: style == .headline ? .semibold : .regular)
  }

  /// The system's font for a use, in its usual size, whatever the traits.
  public static func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    preferredFont(forTextStyle: style)
  }
}
