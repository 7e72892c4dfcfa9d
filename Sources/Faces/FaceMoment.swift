/// What a face shows: a text, and where the countdown stands.
public struct FaceMoment: Hashable, Sendable {
  /// The time left, in words and digits.
  public var text: String
  /// Where the countdown stands.
  public var run: Run

  /// Where a countdown stands, from now until something changes.
  public enum Run: Hashable, Sendable {
    /// Counting: nothing of the whole was over at `start`, and all of it will be at `end`.
    ///
    /// Times in seconds on the media clock. After a pause `start` is when it would have started
    /// without it.
    case running(start: Double, end: Double)
    /// Held with `progress` of the whole over, `0...1`.
    case paused(progress: Double)
    /// Over.
    case finished
  }

  /// Creates a moment.
  public init(text: String, run: Run) {
    self.text = text
    self.run = run
  }
}
