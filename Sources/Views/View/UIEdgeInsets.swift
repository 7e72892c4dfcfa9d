public import Geometry

/// How far the edges of a rectangle move inwards, in points; below 0 outwards.
///
/// - Source: UIKit, "UIEdgeInsets".
public struct UIEdgeInsets: Hashable, Sendable {
  /// How far the upper edge moves down.
  public var top: CGFloat
  /// How far the left edge moves right.
  public var left: CGFloat
  /// How far the lower edge moves up.
  public var bottom: CGFloat
  /// How far the right edge moves left.
  public var right: CGFloat

  /// Creates insets of 0.
  public init() {
    self.init(top: 0, left: 0, bottom: 0, right: 0)
  }

  /// Creates insets, in points.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// No insets.
  public static let zero = UIEdgeInsets()
}

/// Insets whose sides go by the direction in which the interface is read.
///
/// - Source: UIKit, "NSDirectionalEdgeInsets".
public struct NSDirectionalEdgeInsets: Hashable, Sendable {
  /// How far the upper edge moves down.
  public var top: CGFloat
  /// How far the edge where reading begins moves in.
  public var leading: CGFloat
  /// How far the lower edge moves up.
  public var bottom: CGFloat
  /// How far the edge where reading ends moves in.
  public var trailing: CGFloat

  /// Creates insets of 0.
  public init() {
    self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
  }

  /// Creates insets, in points.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// No insets.
  public static let zero = NSDirectionalEdgeInsets()
}

extension CGRect {
  /// The rectangle with its edges moved inwards by `insets`.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    let box = standardized
    return CGRect(
      x: box.origin.x + insets.left, y: box.origin.y + insets.top,
      width: box.size.width - insets.left - insets.right,
      height: box.size.height - insets.top - insets.bottom)
  }
}
