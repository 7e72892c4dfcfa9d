/// Why there is no X server to draw on.
public struct DisplayUnavailable: Error, Hashable, CustomStringConvertible {
  /// The display that was asked for; empty if none was named and `DISPLAY` isn't set.
  public let displayName: String
  /// What was wrong with it.
  public let reason: String

  /// One line for a person.
  public var description: String {
    displayName.isEmpty
      ? "no display: \(reason)" : "can't use display \(displayName): \(reason)"
  }
}
