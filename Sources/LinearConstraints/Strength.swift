/// How much a constraint is wanted when not all can hold: `1...1000`, where 1000 is required.
///
/// - Source: UIKit, "UILayoutPriority".
public struct Strength: Hashable, Comparable, Sendable {
  /// The number; larger is stronger.
  public let rawValue: Double

  /// Creates a strength; what is not a number, or outside `0...1000`, is brought inside.
  public init(_ rawValue: Double) {
    self.rawValue = rawValue.isNaN ? 0 : min(max(rawValue, 0), 1000)
  }

  /// Must hold.
  public static let required = Strength(1000)

  /// Whether `one` gives way to `other`.
  public static func < (one: Strength, other: Strength) -> Bool { one.rawValue < other.rawValue }
}
