public import Foundation
import Layers
public import Views

extension UILabel {
  /// The text with its looks, which the label's own font, colour and alignment complete.
  ///
  /// Font, colour and alignment of the label that are set later count for the whole text.
  public var attributedText: NSAttributedString? {
    get {
      if let attributed = styledObject as? NSAttributedString { return attributed }
      return text.map { text in
        let paragraph = NSMutableParagraphStyle()
        paragraph.alignment = textAlignment
        paragraph.lineBreakMode = lineBreakMode
        var attributes: [NSAttributedString.Key: Any] = [.paragraphStyle: paragraph]
        attributes[.font] = font
        attributes[.foregroundColor] = textColor
        return NSAttributedString(string: text, attributes: attributes)
      }
    }
    set {
      // As it is now: a mutable one may go on to change.
      setStyledText(newValue.map { NSAttributedString(attributedString: $0) })
    }
  }
}
