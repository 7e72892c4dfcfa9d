public import Foundation
public import Geometry
import Views

/// The looks that a text's letters may have.
extension NSAttributedString.Key {
  /// The font, a `UIFont`: Helvetica of 12 points unless set.
  public static let font = NSAttributedString.Key(rawValue: "NSFont")
  /// How lines are placed, an `NSParagraphStyle`.
  public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
  /// The letters' colour, a `UIColor` or `CGColor`: black unless set.
  public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
  /// The colour behind the letters, a `UIColor` or `CGColor`.
  public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
  /// How much further letters are apart than the font has it, a number of points.
  public static let kern = NSAttributedString.Key(rawValue: "NSKern")
  /// How letters are struck through, the raw value of an ``NSUnderlineStyle``.
  public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
  /// The colour of what strikes through, a `UIColor` or `CGColor`: the letters' unless set.
  public static let strikethroughColor = NSAttributedString.Key(
    rawValue: "NSStrikethroughColor")
  /// How letters are underlined, the raw value of an ``NSUnderlineStyle``.
  public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
  /// The colour of underlines, a `UIColor` or `CGColor`: the letters' unless set.
  public static let underlineColor = NSAttributedString.Key(rawValue: "NSUnderlineColor")
  /// The colour of outlines, a `UIColor` or `CGColor`: the letters' unless set.
  public static let strokeColor = NSAttributedString.Key(rawValue: "NSStrokeColor")
  /// How thick outlines are, in hundredths of the font's size; below 0 letters are filled, too.
  public static let strokeWidth = NSAttributedString.Key(rawValue: "NSStrokeWidth")
  /// The soft copy under the letters, an ``NSShadow``.
  public static let shadow = NSAttributedString.Key(rawValue: "NSShadow")
  /// How far letters are above the line's baseline, a number of points.
  public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
  /// How far letters lean beyond their font's slant, as the tangent of the angle.
  public static let obliqueness = NSAttributedString.Key(rawValue: "NSObliqueness")
}

/// How letters are underlined or struck through: by one line, two, or a thick one.
///
/// - Source: UIKit, "NSUnderlineStyle".
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  /// The style as an attribute has it.
  public let rawValue: Int
  /// Creates a style from an attribute.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// One line.
  public static let single = NSUnderlineStyle(rawValue: 0x01)
  /// One line, twice as thick.
  public static let thick = NSUnderlineStyle(rawValue: 0x02)
  /// Two lines.
  public static let double = NSUnderlineStyle(rawValue: 0x09)
  /// Of dots.
  public static let patternDot = NSUnderlineStyle(rawValue: 0x100)
  /// Of dashes.
  public static let patternDash = NSUnderlineStyle(rawValue: 0x200)
  /// Of dashes and dots in turn.
  public static let patternDashDot = NSUnderlineStyle(rawValue: 0x300)
  /// Of dashes and two dots in turn.
  public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x400)
}

/// A soft copy under letters.
///
/// - Source: UIKit, "NSShadow".
open class NSShadow: NSObject {
  /// How far from the letters: a point up, unless set.
  open var shadowOffset = CGSize(width: 0, height: -1)
  /// How far its edge fades, in points.
  open var shadowBlurRadius: CGFloat = 0
  /// The colour, a `UIColor` or `CGColor`: a third of black unless set.
  open var shadowColor: Any? = UIColor(white: 0, alpha: 1.0 / 3)

  /// Creates a shadow as it is unless set.
  public override init() { super.init() }
}

/// How text is drawn and measured in a rectangle.
///
/// - Source: UIKit, "NSStringDrawingOptions".
public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
  /// A bit for each.
  public let rawValue: Int
  /// Creates options from their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The rectangle's origin is the upper left corner, not a baseline's start; lines are broken.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
  /// Lines are as far apart as the font says, which they are anyway.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
  /// The letters' own shapes are measured.
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 1 << 3)
  /// An ellipsis ends the last line there is room for.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}

/// What is asked of a text drawn in a rectangle, and what came of it.
///
/// - Source: UIKit, "NSStringDrawingContext".
open class NSStringDrawingContext: NSObject {
  /// How small a text is made to fit the rectangle, as a part of its size; 0 for not at all.
  open var minimumScaleFactor: CGFloat = 0
  /// How small the text was made.
  public internal(set) final var actualScaleFactor: CGFloat = 1
  /// What the text took.
  public internal(set) final var totalBounds = CGRect.zero

  /// Creates a context that asks for nothing.
  public override init() { super.init() }
}
