import Drawing
public import Foundation
import Geometry
public import Views

/// How the lines of a paragraph are placed.
///
/// - Source: UIKit, "NSParagraphStyle".
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying {
  fileprivate var values = Values()

  fileprivate struct Values: Hashable {
    var alignment = NSTextAlignment.natural
    var lineBreakMode = NSLineBreakMode.byWordWrapping
    var lineSpacing: CGFloat = 0
    var paragraphSpacing: CGFloat = 0
    var paragraphSpacingBefore: CGFloat = 0
    var firstLineHeadIndent: CGFloat = 0
    var headIndent: CGFloat = 0
    var tailIndent: CGFloat = 0
    var lineHeightMultiple: CGFloat = 0
    var minimumLineHeight: CGFloat = 0
    var maximumLineHeight: CGFloat = 0
  }

  /// Creates the style that text has unless told.
  public override init() { super.init() }

  /// The style that text has unless told.
  open class var `default`: NSParagraphStyle { NSParagraphStyle() }

  /// Where lines go that are shorter than the room: where the writing begins, unless set.
  open var alignment: NSTextAlignment { values.alignment }
  /// What happens to what is wider than the room: new lines between words, unless set.
  open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
  /// The gap between lines, in points.
  open var lineSpacing: CGFloat { values.lineSpacing }
  /// The gap after the paragraph, in points.
  open var paragraphSpacing: CGFloat { values.paragraphSpacing }
  /// The gap before the paragraph, in points.
  open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }
  /// Where the first line begins, in points.
  open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
  /// Where the other lines begin, in points.
  open var headIndent: CGFloat { values.headIndent }
  /// Where lines end, in points: from where they begin, or from the end at 0 and below.
  open var tailIndent: CGFloat { values.tailIndent }
  /// How many times as high as the font has them lines are; 0 for once.
  open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
  /// The least height of a line, in points.
  open var minimumLineHeight: CGFloat { values.minimumLineHeight }
  /// The largest height of a line, in points; 0 for any.
  open var maximumLineHeight: CGFloat { values.maximumLineHeight }

  /// A style that does not change.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSParagraphStyle()
    copy.values = values
    return copy
  }

  /// A style that can be changed.
  open func mutableCopy(with zone: NSZone? = nil) -> Any {
    let copy = NSMutableParagraphStyle()
    copy.values = values
    return copy
  }

  /// Whether `object` is a style that places lines alike.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? NSParagraphStyle)?.values == values
  }

  /// A number that is the same for equal styles.
  open override var hash: Int { values.hashValue }

  /// The style as text is laid out with it; what is no number is 0.
  var ofLines: ParagraphStyle {
    var style = ParagraphStyle()
    style.alignment = alignment.ofLines
    style.lineBreak = lineBreakMode.ofLines
    style.lineSpacing = max(0, lineSpacing.orZero)
    style.spacingAfter = max(0, paragraphSpacing.orZero)
    style.spacingBefore = max(0, paragraphSpacingBefore.orZero)
    style.firstLineIndent = max(0, firstLineHeadIndent.orZero)
    style.indent = max(0, headIndent.orZero)
    style.tailIndent = tailIndent.orZero
    style.lineHeightMultiple = max(0, lineHeightMultiple.orZero)
    style.minimumLineHeight = max(0, minimumLineHeight.orZero)
    style.maximumLineHeight = max(0, maximumLineHeight.orZero)
    return style
  }
}

/// How the lines of a paragraph are placed, to be changed.
///
/// - Source: UIKit, "NSMutableParagraphStyle".
open class NSMutableParagraphStyle: NSParagraphStyle {
  /// Where lines go that are shorter than the room.
  open override var alignment: NSTextAlignment {
    get { values.alignment }
    set { values.alignment = newValue }
  }
  /// What happens to what is wider than the room.
  open override var lineBreakMode: NSLineBreakMode {
    get { values.lineBreakMode }
    set { values.lineBreakMode = newValue }
  }
  /// The gap between lines, in points.
  open override var lineSpacing: CGFloat {
    get { values.lineSpacing }
    set { values.lineSpacing = newValue }
  }
  /// The gap after the paragraph, in points.
  open override var paragraphSpacing: CGFloat {
    get { values.paragraphSpacing }
    set { values.paragraphSpacing = newValue }
  }
  /// The gap before the paragraph, in points.
  open override var paragraphSpacingBefore: CGFloat {
    get { values.paragraphSpacingBefore }
    set { values.paragraphSpacingBefore = newValue }
  }
  /// Where the first line begins, in points.
  open override var firstLineHeadIndent: CGFloat {
    get { values.firstLineHeadIndent }
    set { values.firstLineHeadIndent = newValue }
  }
  /// Where the other lines begin, in points.
  open override var headIndent: CGFloat {
    get { values.headIndent }
    set { values.headIndent = newValue }
  }
  /// Where lines end, in points: from where they begin, or from the end at 0 and below.
  open override var tailIndent: CGFloat {
    get { values.tailIndent }
    set { values.tailIndent = newValue }
  }
  /// How many times as high as the font has them lines are; 0 for once.
  open override var lineHeightMultiple: CGFloat {
    get { values.lineHeightMultiple }
    set { values.lineHeightMultiple = newValue }
  }
  /// The least height of a line, in points.
  open override var minimumLineHeight: CGFloat {
    get { values.minimumLineHeight }
    set { values.minimumLineHeight = newValue }
  }
  /// The largest height of a line, in points; 0 for any.
  open override var maximumLineHeight: CGFloat {
    get { values.maximumLineHeight }
    set { values.maximumLineHeight = newValue }
  }

  /// Takes over all that `style` says.
  open func setParagraphStyle(_ style: NSParagraphStyle) {
    values = style.values
  }
}

extension CGFloat {
  /// The number; 0 for what is none.
  fileprivate var orZero: CGFloat { isFinite ? self : 0 }
}
