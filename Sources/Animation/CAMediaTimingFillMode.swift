/// What a timed object shows before it begins and after it ends.
///
/// A mode with another raw value than the four below behaves like ``removed``.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  /// The mode's name, which other code may compare.
  public let rawValue: String

  /// Creates a mode by its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Shows nothing outside of the active time.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
  /// Goes on showing the last value after the end.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// Shows the first value already before the beginning.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  /// Does what ``forwards`` and ``backwards`` do.
  public static let both = CAMediaTimingFillMode(rawValue: "both")

  /// Whether the first value shows before the beginning.
  package var fillsBackwards: Bool { self == .backwards || self == .both }

  /// Whether the last value shows after the end.
  package var fillsForwards: Bool { self == .forwards || self == .both }
}
