import Drawing
import Foundation
import Geometry
import Layers
import Views

extension NSAttributedString: StyledTextSource {
  package func styledText(in letters: LetterStyle) -> StyledText {
    var runs: [StyledText.Run] = []
    let text = string as NSString
    enumerateAttributes(in: NSRange(location: 0, length: length), options: []) {
      attributes, range, _ in
      runs.append(
        StyledText.Run(text: text.substring(with: range), letters: letters, attributes))
    }
    return StyledText(runs)
  }
}

extension StyledText {
  /// The looks of letters that nothing is said of: Helvetica of 12 points, in black.
  static var plainLetters: LetterStyle {
    var letters = LetterStyle(font: FontDescription(family: "Helvetica", size: 12))
    letters.color = .black
    return letters
  }

  /// A text that looks the same all over.
  init(_ string: String, attributes: [NSAttributedString.Key: Any]?) {
    self.init([Run(text: string, letters: Self.plainLetters, attributes ?? [:])])
  }
}

extension StyledText.Run {
  init(text: String, letters plain: LetterStyle, _ attributes: [NSAttributedString.Key: Any]) {
    var letters = plain
    if let font = attributes[.font] as? UIFont {
      letters.font = font.description
      letters.hasTabularDigits = font.hasTabularDigits
    }
    letters.color = color(attributes[.foregroundColor]) ?? plain.color
    letters.background = color(attributes[.backgroundColor])
    letters.kern = number(attributes[.kern]) ?? 0
    letters.baselineOffset = number(attributes[.baselineOffset]) ?? 0
    letters.slant = min(max(number(attributes[.obliqueness]) ?? 0, -10), 10)
    letters.underline = LetterStyle.Rule(
      attributes[.underlineStyle], color(attributes[.underlineColor]))
    letters.strikethrough = LetterStyle.Rule(
      attributes[.strikethroughStyle], color(attributes[.strikethroughColor]))
    if let hundredths = number(attributes[.strokeWidth]), hundredths != 0 {
      letters.outline = LetterStyle.Outline(
        width: abs(hundredths) / 100 * letters.font.size,
        color: color(attributes[.strokeColor]), isFilled: hundredths < 0)
    }
    if let shadow = attributes[.shadow] as? NSShadow, let color = color(shadow.shadowColor),
      shadow.shadowOffset.width.isFinite, shadow.shadowOffset.height.isFinite,
      shadow.shadowBlurRadius.isFinite
    {
      letters.shadow = LetterStyle.Shadow(
        offset: shadow.shadowOffset, blur: max(0, shadow.shadowBlurRadius), color: color)
    }
    let paragraph = (attributes[.paragraphStyle] as? NSParagraphStyle)?.ofLines
    self.init(text: text, letters: letters, paragraph: paragraph ?? ParagraphStyle())
  }
}

extension LetterStyle.Rule {
  /// The line that an attribute's style asks for; `nil` for none.
  fileprivate init?(_ style: Any?, _ color: CGColor?) {
    let value = (style as? NSUnderlineStyle)?.rawValue ?? number(style).map { Int($0) } ?? 0
    let kind = value & 0x0F
    guard kind != 0 else { return nil }
    self.init()
    self.color = color
    count = kind == 9 ? 2 : 1
    weight = kind == 2 ? 2 : 1
    dash =
      switch value & 0xF00 {
      case 0x100: [1, 1]
      case 0x200: [3, 2]
      case 0x300: [3, 1, 1, 1]
      case 0x400: [3, 1, 1, 1, 1, 1]
      default: []
      }
  }
}

/// The colour that an attribute has, of either kind.
private func color(_ value: Any?) -> CGColor? {
  switch value {
  case let color as UIColor: color.cgColor
  case let color as CGColor: color
  default: nil
  }
}

/// The number that an attribute has, of any type; `nil` for what is not finite, or beyond reason.
private func number(_ value: Any?) -> Double? {
  let number =
    switch value {
    case let number as Double: number
    case let number as Float: Double(number)
    case let number as Int: Double(number)
    case let number as NSNumber: number.doubleValue
    default: Double.nan
    }
  return abs(number) < 1e6 ? number : nil
}
