public import Geometry

/// A distance from where something would be otherwise, in points.
///
/// - Source: UIKit, "UIOffset".
public struct UIOffset: Hashable, Sendable {
  /// No distance.
  public static let zero = UIOffset()

  /// How far to the right.
  public var horizontal: CGFloat
  /// How far down.
  public var vertical: CGFloat

  /// Creates no distance.
  public init() {
    self.init(horizontal: 0, vertical: 0)
  }

  /// Creates a distance, in points.
  public init(horizontal: CGFloat, vertical: CGFloat) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
}

/// Sides of a rectangle.
///
/// - Source: UIKit, "UIRectEdge".
public struct UIRectEdge: OptionSet, Hashable, Sendable {
  /// The sides as bits.
  public let rawValue: UInt

  /// Creates the set with the bits of `rawValue`.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The top edge.
  public static let top = UIRectEdge(rawValue: 1)
  /// The left edge.
  public static let left = UIRectEdge(rawValue: 2)
  /// The bottom edge.
  public static let bottom = UIRectEdge(rawValue: 4)
  /// The right edge.
  public static let right = UIRectEdge(rawValue: 8)
  /// All four.
  public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}
