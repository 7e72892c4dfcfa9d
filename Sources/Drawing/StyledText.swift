package import Geometry

/// A text whose parts differ in looks.
package struct StyledText: Hashable, Sendable {
  /// A part that looks the same all over.
  package struct Run: Hashable, Sendable {
    package var text: String
    package var letters: LetterStyle
    package var paragraph: ParagraphStyle

    package init(text: String, letters: LetterStyle, paragraph: ParagraphStyle = ParagraphStyle()) {
      self.text = text
      self.letters = letters
      self.paragraph = paragraph
    }
  }

  /// The parts in reading order.
  package var runs: [Run]

  package init(_ runs: [Run]) {
    self.runs = runs
  }

  /// A text that looks the same all over.
  package init(
    _ text: String, letters: LetterStyle, paragraph: ParagraphStyle = ParagraphStyle()
  ) {
    runs = [Run(text: text, letters: letters, paragraph: paragraph)]
  }

  /// The text without its looks.
  package var string: String { runs.map(\.text).joined() }

  /// The same text with each run's letters changed.
  package func mapLetters(_ change: (inout LetterStyle) -> Void) -> StyledText {
    var result = self
    for index in result.runs.indices { change(&result.runs[index].letters) }
    return result
  }

  /// The same text with each run's paragraph changed.
  package func mapParagraphs(_ change: (inout ParagraphStyle) -> Void) -> StyledText {
    var result = self
    for index in result.runs.indices { change(&result.runs[index].paragraph) }
    return result
  }

  /// The same text with everything `factor` times as large.
  package func scaled(by factor: Double) -> StyledText {
    mapLetters { letters in
      letters.font.size = max(1, letters.font.size * factor)
      letters.kern *= factor
      letters.baselineOffset *= factor
    }
  }
}

/// How letters look.
package struct LetterStyle: Hashable, Sendable {
  /// A line along the letters.
  package struct Rule: Hashable, Sendable {
    /// How many lines there are: one, or two.
    package var count = 1
    /// How thick they are, in thicknesses that the font has for them.
    package var weight = 1.0
    /// The lines' colour; `nil` for the letters' own.
    package var color: CGColor?
    /// Lengths of dashes and gaps in turn, in thicknesses; empty for a solid line.
    package var dash: [Double] = []
    /// Whether spaces between words have no line.
    package var isByWord = false

    package init() {}
  }

  /// A line around the letters' shapes.
  package struct Outline: Hashable, Sendable {
    /// How thick the line is, in user space.
    package var width: Double
    /// The line's colour; `nil` for the letters' own.
    package var color: CGColor?
    /// Whether the letters are filled, too.
    package var isFilled: Bool

    package init(width: Double, color: CGColor?, isFilled: Bool) {
      self.width = width
      self.color = color
      self.isFilled = isFilled
    }
  }

  /// A soft copy under the letters.
  package struct Shadow: Hashable, Sendable {
    /// How far from the letters, in user space.
    package var offset: CGSize
    /// How far the edge fades, in user space.
    package var blur: Double
    package var color: CGColor

    package init(offset: CGSize, blur: Double, color: CGColor) {
      self.offset = offset
      self.blur = blur
      self.color = color
    }
  }

  package var font: FontDescription
  /// The letters' colour; `nil` for the one that the text is drawn in.
  package var color: CGColor?
  /// The colour of the lines' height behind the letters.
  package var background: CGColor?
  /// How much wider each letter's room is than the font has it, in user space.
  package var kern = 0.0
  package var underline: Rule?
  package var strikethrough: Rule?
  /// How far the letters are above the line's own baseline, in user space.
  package var baselineOffset = 0.0
  package var outline: Outline?
  package var shadow: Shadow?
  /// How far letters lean beyond the font's own slant: the tangent of the angle.
  package var slant = 0.0
  /// Whether every digit is as wide as the widest.
  package var hasTabularDigits = false

  package init(font: FontDescription) {
    self.font = font
  }
}

/// How the lines of a paragraph are placed.
package struct ParagraphStyle: Hashable, Sendable {
  /// What happens to what is wider than there is room.
  package enum LineBreak: Hashable, Sendable {
    /// A new line begins, between words if it can.
    case wordWrap
    /// A new line begins, between letters.
    case charWrap
    /// Nothing: the line goes on.
    case clip
    /// An ellipsis stands for it.
    case truncate(TextStyle.Truncation)
  }

  package var alignment = TextStyle.Alignment.natural
  package var lineBreak = LineBreak.wordWrap
  /// The gap between lines, in user space.
  package var lineSpacing = 0.0
  /// The gap after the paragraph.
  package var spacingAfter = 0.0
  /// The gap before the paragraph, where it is not the first.
  package var spacingBefore = 0.0
  /// Where the first line begins.
  package var firstLineIndent = 0.0
  /// Where the other lines begin.
  package var indent = 0.0
  /// Where lines end: from the beginning, or from the end where it is 0 or below.
  package var tailIndent = 0.0
  /// How many times as high as the font has them lines are; 0 for once.
  package var lineHeightMultiple = 0.0
  /// The least height of a line.
  package var minimumLineHeight = 0.0
  /// The largest height of a line; 0 for any.
  package var maximumLineHeight = 0.0

  package init() {}

  /// The height of a line whose letters take `natural`.
  func lineHeight(_ natural: Double) -> Double {
    var height = lineHeightMultiple > 0 ? natural * lineHeightMultiple : natural
    height = max(height, minimumLineHeight)
    return maximumLineHeight > 0 ? min(height, maximumLineHeight) : height
  }
}

/// The room that a styled text is laid out in.
package struct TextRoom: Hashable, Sendable {
  /// The width to keep to, in user space; `nil` for any.
  package var width: Double?
  /// The height that whole lines keep to; `nil` for any.
  ///
  /// There is always a first line.
  package var height: Double?
  /// The most lines there are; 0 for any number.
  package var lineLimit = 0
  /// Whether lines that may be cut by an ellipsis are first broken, up to the limit.
  package var wrapsBeforeTruncating = false
  /// Whether an ellipsis ends the last line there is room for, whatever the paragraph says.
  package var truncatesLastLine = false

  package init(width: Double? = nil, height: Double? = nil) {
    self.width = width.flatMap { $0.isFinite ? min(max($0, 0), 1_000_000) : nil }
    self.height = height.flatMap { $0.isFinite ? $0 : nil }
  }
}
