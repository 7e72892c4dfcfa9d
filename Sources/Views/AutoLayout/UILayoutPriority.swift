/// How much a constraint is wanted when not all can hold: above 0, at most 1000, which is required.
///
/// - Source: UIKit, "UILayoutPriority".
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  /// The number; larger is stronger.
  public var rawValue: Float

  /// Creates a priority.
  public init(rawValue: Float) {
    self.rawValue = rawValue
  }

  /// Creates a priority.
  public init(_ rawValue: Float) {
    self.rawValue = rawValue
  }

  /// Must hold.
  public static let required = UILayoutPriority(1000)
  /// How much a button resists being made smaller than its content.
  public static let defaultHigh = UILayoutPriority(750)
  /// What dragging with a scene's size gives way to.
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  /// How much a scene keeps its size.
  public static let sceneSizeStayPut = UILayoutPriority(500)
  /// What dragging without a scene's size gives way to.
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  /// How much a button holds on to its content when there is more room.
  public static let defaultLow = UILayoutPriority(250)
  /// How much a view that is measured wants the target size.
  public static let fittingSizeLevel = UILayoutPriority(50)
}
