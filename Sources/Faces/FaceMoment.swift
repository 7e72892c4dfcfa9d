import Geometry

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
    /// Held with `elapsed` of `total` seconds over.
    case paused(elapsed: Double, total: Double)
    /// Over.
    case finished
  }

  /// Creates a moment.
  public init(text: String, run: Run) {
    self.text = text
    self.run = run
  }
}

extension FaceMoment.Run {
  /// How much of the whole is over at `now`, on the media clock: `0...1`.
  func progress(at now: Double) -> CGFloat {
    switch self {
    case .running(let start, let end): share(now - start, of: end - start)
    case .paused(let elapsed, let total): share(elapsed, of: total)
    case .finished: 1
    }
  }

  /// How much of the whole is over when a whole number of seconds is left next before `now`.
  ///
  /// It goes with the text, which shows the seconds left rounded up.
  func progressInWholeSeconds(at now: Double) -> CGFloat {
    guard case .running(let start, let end) = self else { return progress(at: now) }
    return share(end - start - wholeSeconds(end - now), of: end - start)
  }

  private func share(_ part: Double, of whole: Double) -> CGFloat {
    guard whole > 0, !part.isNaN else { return 1 }
    return min(max(part / whole, 0), 1)
  }
}

/// Seconds rounded up to whole ones; a clock's rounding does not make one more.
func wholeSeconds(_ seconds: Double) -> Double {
  (seconds - 1e-6).rounded(.up)
}
