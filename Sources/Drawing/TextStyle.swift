import CPango

/// How a text is laid out.
package struct TextStyle: Hashable, Sendable {
  /// Where lines shorter than the width go.
  package enum Alignment: Hashable, Sendable {
    case left, center, right
    /// Left, or right for a text that is written from the right.
    case natural
    /// Both edges straight, but for a paragraph's last line.
    case justified
  }

  /// Where an ellipsis stands for what does not fit.
  package enum Truncation: Hashable, Sendable {
    case none, start, middle, end

    var pango: PangoEllipsizeMode {
      switch self {
      case .none: PANGO_ELLIPSIZE_NONE
      case .start: PANGO_ELLIPSIZE_START
      case .middle: PANGO_ELLIPSIZE_MIDDLE
      case .end: PANGO_ELLIPSIZE_END
      }
    }
  }

  package var font: FontDescription
  package var alignment = Alignment.natural
  package var truncation = Truncation.none
  /// Whether lines break between words, and inside words that are too long.
  package var wraps = false
  /// The most lines there are when the text is truncated; 0 for any number.
  package var lineLimit = 0
  /// Whether every digit takes the width of the widest, whatever the font, so that a counter's
  /// text does not move.
  package var hasTabularDigits = false

  /// Lays text out in one line in `font`.
  package init(font: FontDescription) {
    self.font = font
  }
}
