/// How a keyframe animation gets from one keyframe to the next.
///
/// A mode with another raw value than those below behaves like ``linear``.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  /// The mode's name, which other code may compare.
  public let rawValue: String

  /// Creates a mode by its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// On straight lines.
  public static let linear = CAAnimationCalculationMode(rawValue: "linear")
  /// Not at all: each value is shown until the next one.
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
  /// On straight lines at an even pace, whatever the key times say.
  public static let paced = CAAnimationCalculationMode(rawValue: "paced")
  /// On a smooth curve through all values.
  public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
  /// On a smooth curve at an even pace, whatever the key times say.
  public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")

  /// Whether distances and not key times set the pace.
  package var isPaced: Bool { self == .paced || self == .cubicPaced }

  /// Whether the values are joined by a curve.
  package var isCubic: Bool { self == .cubic || self == .cubicPaced }
}
