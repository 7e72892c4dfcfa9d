/// Where a timing stands at one moment.
package struct TimingSample: Hashable, Sendable {
  /// A moment's place beside the active time.
  package enum Phase: Hashable, Sendable {
    /// Not begun yet.
    case before
    /// Begun and not ended; the beginning is inside, the end is not.
    case active
    /// Over.
    case after
  }

  /// Before, in or after the active time.
  package let phase: Phase
  /// How many passes were made before the one shown, a whole number.
  package let iteration: Double
  /// How far the pass shown has come, in `0...1`, turned round on the way back.
  ///
  /// A timing function is still to be applied, so that the way back mirrors it.
  package let fraction: Double
  /// Whether the sample shows at all, by its phase and the fill mode.
  package let contributes: Bool

  /// The sample of a time or a timing that is not a number.
  static let nothing = TimingSample(phase: .before, iteration: 0, fraction: 0, contributes: false)
}

extension MediaTiming {
  /// Where the timing stands when its parent's clock shows `parentTime`.
  ///
  /// - Parameters:
  ///   - parentTime: The time, in seconds on the parent's clock.
  ///   - isClockStopped: Whether the parent's clock stands still. The end then belongs to the
  ///     active time, so that someone who moves the clock by hand can show the last value.
  /// - Returns: The sample. Its fraction is filled in even where it does not contribute.
  ///
  /// The time offset moves the sample and not the active time; what it moves past the end of a
  /// pass begins again at the start. Running backwards mirrors running forwards: a pass begins
  /// at its end, and the last one ends at its start.
  ///
  /// With a speed of 0 the sample stands at the time offset for ever, but not past the end.
  package func sample(at parentTime: Seconds, isClockStopped: Bool = false) -> TimingSample {
    let length = activeLength
    let sinceBegin = speed == 0 ? 0 : (parentTime - beginTime) * abs(speed)
    guard !parentTime.isNaN, !duration.isNaN, !sinceBegin.isNaN, timeOffset.isFinite else {
      return .nothing
    }
    guard speed != 0 || !hasDuration else {
      let scrubbed = min(max(timeOffset, 0), length)
      let isAtEnd = scrubbed >= length
      return sample(.active, elapsed: scrubbed, offset: 0, isAtEnd: isAtEnd)
    }
    guard sinceBegin >= 0 else {
      return sample(.before, elapsed: 0, offset: timeOffset, isAtEnd: false)
    }
    guard sinceBegin < length else {
      let isStillActive = isClockStopped && sinceBegin == length
      return sample(
        isStillActive ? .active : .after, elapsed: length, offset: timeOffset, isAtEnd: true)
    }
    return sample(.active, elapsed: sinceBegin, offset: timeOffset, isAtEnd: false)
  }

  /// The sample after `elapsed` seconds of the active time, moved by `offset`.
  private func sample(
    _ phase: TimingSample.Phase, elapsed: Seconds, offset: Seconds, isAtEnd: Bool
  ) -> TimingSample {
    let position: Double
    if hasDuration {
      position = ((speed < 0 ? -elapsed : elapsed) + offset) / duration
    } else {
      position = phase == .before ? 0 : passes
    }
    let (iteration, forward) = pass(at: position, isAtEnd: isAtEnd)
    let isWayBack = autoreverses && abs(iteration.truncatingRemainder(dividingBy: 2)) == 1
    let contributes =
      switch phase {
      case .before: fillMode.fillsBackwards
      case .active: true
      case .after: fillMode.fillsForwards
      }
    return TimingSample(
      phase: phase, iteration: iteration, fraction: isWayBack ? 1 - forward : forward,
      contributes: contributes)
  }

  /// The pass that `position`, counted in passes, falls in, and how much of it is made.
  ///
  /// A whole number belongs to the pass about to begin, and at the end to the one just made.
  private func pass(at position: Double, isAtEnd: Bool) -> (iteration: Double, fraction: Double) {
    guard position.isFinite else {
      // Endless passes looked at from the end of time; the last one runs back if any does.
      return (autoreverses ? 1 : 0, 1)
    }
    // Rounding of a quotient of times: whatever is that close to a whole number of passes is one.
    let whole = position.rounded()
    if isAtEnd && abs(position - whole) < 1e-9 {
      return speed < 0 ? (whole, 0) : (whole - 1, 1)
    }
    let down = speed < 0 ? position.rounded(.up) - 1 : position.rounded(.down)
    return (down, position - down)
  }
}

extension MediaTiming {
  /// The next moment from `parentTime` on at which something about the sample changes.
  ///
  /// That is `parentTime` itself while it is changing all the time, the beginning before it, and
  /// infinity once there is nothing more to come.
  package func nextChange(from parentTime: Seconds) -> Seconds {
    guard speed != 0, timeOffset.isFinite,
      ![parentTime, beginTime, duration, speed].contains(where: \.isNaN)
    else { return .infinity }
    let sample = sample(at: parentTime)
    switch sample.phase {
    case .before: return beginTime
    case .active: return parentTime
    case .after: return .infinity
    }
  }
}
