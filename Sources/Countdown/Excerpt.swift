/// What a person typed, made safe to print, with a caret under one of its characters.
///
/// Printing a text that somebody else may have chosen must not move the cursor, ring the bell or
/// turn the line round: each character that would is shown as one visible sign instead, a control
/// character as its picture (`␛`), an invisible or direction-changing one as `�`. A text longer
/// than 60 characters is cut to those around the caret.
package struct Excerpt: Hashable, Sendable {
  /// The text as printed.
  package let text: String
  /// How many columns stand before the caret.
  package let column: Int

  /// How many characters are shown at most.
  private static let width = 60

  /// Cuts an excerpt out of `text`, pointing at the character `offset`.
  ///
  /// The offset counts characters from 0. One at the end or behind it points just behind the text;
  /// a negative one counts as 0.
  package init(of text: String, pointingAt offset: Int) {
    let characters = Array(text)
    let mark = min(max(offset, 0), characters.count)
    let start = characters.count > Self.width ? max(0, mark - Self.width / 2) : 0
    let end = min(characters.count, start + Self.width)
    let before = (start > 0 ? "…" : "") + Self.visible(characters[start..<mark])
    self.column = before.reduce(0) { $0 + Self.columns(of: $1) }
    self.text =
      before + Self.visible(characters[mark..<end]) + (end < characters.count ? "…" : "")
  }

  /// The text and, on a line of its own, the caret; each after two blanks.
  package var lines: [String] {
    ["  " + text, String(repeating: " ", count: column + 2) + "^"]
  }

  /// `text` made safe to print, and cut to its first 60 characters.
  package static func visible(_ text: some StringProtocol) -> String {
    let start = text.prefix(width)
    return visible(Array(start)[...]) + (start.endIndex < text.endIndex ? "…" : "")
  }

  private static func visible(_ characters: ArraySlice<Character>) -> String {
    String(characters.map(visible))
  }

  private static func visible(_ character: Character) -> Character {
    for scalar in character.unicodeScalars {
      switch scalar.value {
      case 0..<0x20:
        return Unicode.Scalar(0x2400 + scalar.value).map(Character.init) ?? "�"
      case 0x7F:
        return "␡"
      case 0x80..<0xA0, 0x2028, 0x2029:
        return "�"
      default:
        // A zero-width joiner within an emoji belongs there and has visible neighbours.
        let isJoiner = scalar.value == 0x200D && character.unicodeScalars.count > 1
        if scalar.properties.generalCategory == .format && !isJoiner {
          return "�"
        }
      }
    }
    return character
  }

  /// How many terminal columns a character takes: 2 for East Asian wide ones and emoji, else 1.
  ///
  /// - Source: "East Asian Width", Unicode Standard Annex 11, by block.
  private static func columns(of character: Character) -> Int {
    guard let scalar = character.unicodeScalars.first else { return 0 }
    switch scalar.value {
    case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
      0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x1F680...0x1FAFF, 0x20000...0x3FFFD:
      return 2
    default:
      return scalar.properties.isEmojiPresentation ? 2 : 1
    }
  }
}
