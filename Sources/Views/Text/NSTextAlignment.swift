package import Drawing

/// Where a text goes across its view.
///
/// - Source: UIKit, "NSTextAlignment".
public enum NSTextAlignment: Int, Hashable, Sendable {
  /// At the left edge.
  case left = 0
  /// In the middle.
  case center = 1
  /// At the right edge.
  case right = 2
  /// At both edges, but for a paragraph's last line.
  case justified = 3
  /// Where the text's writing direction begins.
  case natural = 4

  /// The alignment as text is laid out with it.
  package var ofLines: TextStyle.Alignment {
    switch self {
    case .left: .left
    case .center: .center
    case .right: .right
    case .justified: .justified
    case .natural: .natural
    }
  }
}

/// What happens to a text that is wider than there is room.
///
/// - Source: UIKit, "NSLineBreakMode".
public enum NSLineBreakMode: Int, Hashable, Sendable {
  /// A new line begins, between words if it can.
  case byWordWrapping = 0
  /// A new line begins, between letters.
  case byCharWrapping = 1
  /// It is cut off at the edge.
  case byClipping = 2
  /// An ellipsis stands for the beginning.
  case byTruncatingHead = 3
  /// An ellipsis stands for the end.
  case byTruncatingTail = 4
  /// An ellipsis stands for the middle.
  case byTruncatingMiddle = 5

  /// The mode as text is laid out with it.
  package var ofLines: ParagraphStyle.LineBreak {
    switch self {
    case .byWordWrapping: .wordWrap
    case .byCharWrapping: .charWrap
    case .byClipping: .clip
    case .byTruncatingHead: .truncate(.start)
    case .byTruncatingTail: .truncate(.end)
    case .byTruncatingMiddle: .truncate(.middle)
    }
  }
}

/// Where a text goes that was made smaller to fit.
///
/// - Source: UIKit, "UIBaselineAdjustment".
public enum UIBaselineAdjustment: Int, Hashable, Sendable {
  /// On the baseline that it would have as it was.
  case alignBaselines = 0
  /// In the middle of the height.
  case alignCenters = 1
  /// Where the top would be of the text as it was.
  case none = 2
}
