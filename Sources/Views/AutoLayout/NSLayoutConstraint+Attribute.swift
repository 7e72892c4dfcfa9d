extension NSLayoutConstraint {
  /// How two sides compare.
  public enum Relation: Int, Hashable, Sendable, CustomStringConvertible {
    /// At most.
    case lessThanOrEqual = -1
    /// The same.
    case equal = 0
    /// At least.
    case greaterThanOrEqual = 1

    /// The sign of the relation.
    public var description: String {
      switch self {
      case .lessThanOrEqual: "<="
      case .equal: "=="
      case .greaterThanOrEqual: ">="
      }
    }
  }

  /// Across or down.
  public enum Axis: Int, Hashable, Sendable {
    /// From left to right.
    case horizontal = 0
    /// From top to bottom.
    case vertical = 1
  }

  /// A number of a view's or guide's alignment rectangle.
  public enum Attribute: Int, Hashable, Sendable, CustomStringConvertible {
    /// The left edge.
    case left = 1
    /// The right edge.
    case right = 2
    /// The top edge.
    case top = 3
    /// The bottom edge.
    case bottom = 4
    /// The edge where lines begin.
    case leading = 5
    /// The edge where lines end.
    case trailing = 6
    /// The width.
    case width = 7
    /// The height.
    case height = 8
    /// The middle across.
    case centerX = 9
    /// The middle down.
    case centerY = 10
    /// The baseline of the last line of text; the bottom edge where there is no text.
    case lastBaseline = 11
    /// The baseline of the first line of text; the bottom edge where there is no text.
    case firstBaseline = 12
    /// The left edge inside the margins.
    case leftMargin = 13
    /// The right edge inside the margins.
    case rightMargin = 14
    /// The top edge inside the margins.
    case topMargin = 15
    /// The bottom edge inside the margins.
    case bottomMargin = 16
    /// The edge inside the margins where lines begin.
    case leadingMargin = 17
    /// The edge inside the margins where lines end.
    case trailingMargin = 18
    /// The middle across between the margins.
    case centerXWithinMargins = 19
    /// The middle down between the margins.
    case centerYWithinMargins = 20
    /// None.
    case notAnAttribute = 0

    /// The baseline of the last line of text.
    public static let baseline = Attribute.lastBaseline

    /// Which way the attribute says where something is; `nil` for sizes and none.
    var axisOfPlace: Axis? {
      switch self {
      case .left, .right, .leading, .trailing, .centerX, .leftMargin, .rightMargin, .leadingMargin,
        .trailingMargin, .centerXWithinMargins:
        .horizontal
      case .top, .bottom, .centerY, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin,
        .centerYWithinMargins:
        .vertical
      case .width, .height, .notAnAttribute: nil
      }
    }

    /// Whether the attribute is measured inside the margins.
    var isWithinMargins: Bool { rawValue >= Attribute.leftMargin.rawValue }

    /// Whether the attribute's place depends on which way lines run.
    var followsLines: Bool {
      switch self {
      case .leading, .trailing, .leadingMargin, .trailingMargin: true
      default: false
      }
    }

    /// The attribute's name.
    public var description: String {
      switch self {
      case .left: "left"
      case .right: "right"
      case .top: "top"
      case .bottom: "bottom"
      case .leading: "leading"
      case .trailing: "trailing"
      case .width: "width"
      case .height: "height"
      case .centerX: "centerX"
      case .centerY: "centerY"
      case .lastBaseline: "lastBaseline"
      case .firstBaseline: "firstBaseline"
      case .leftMargin: "leftMargin"
      case .rightMargin: "rightMargin"
      case .topMargin: "topMargin"
      case .bottomMargin: "bottomMargin"
      case .leadingMargin: "leadingMargin"
      case .trailingMargin: "trailingMargin"
      case .centerXWithinMargins: "centerXWithinMargins"
      case .centerYWithinMargins: "centerYWithinMargins"
      case .notAnAttribute: "notAnAttribute"
      }
    }
  }
}
