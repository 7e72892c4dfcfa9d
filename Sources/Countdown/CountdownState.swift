/// Where a countdown stands: a value that is told the time and never asks for it.
///
/// What remains is always the deadline minus now, never a sum of ticks, so a program that slept
/// for eight hours is right at once. Call ``advance(to:)`` first in each turn of the event loop and
/// after each change: it reports the end, once.
///
/// A clock that goes backwards does no harm: no more than the whole remains, and what has ended
/// stays ended.
package struct CountdownState: Hashable, Sendable {
  /// The duration asked for, which ``restart(at:)`` goes back to.
  package let duration: CountdownDuration
  /// Whether it counts on below zero at the end instead of stopping there.
  package let isOvertimeEnabled: Bool
  /// What it is doing, as of the last change or ``advance(to:)``.
  package private(set) var phase: Phase = .ready
  /// What counts as the whole: the duration, changed by what was added and subtracted.
  package private(set) var total: Nanoseconds
  /// When it ended, until ``advance(to:)`` has reported it.
  private var unreportedEnd: CountdownInstant?

  /// What a countdown is doing.
  package enum Phase: Hashable, Sendable {
    /// Not started yet; the whole remains.
    case ready
    /// Counting; over at `deadline`.
    case running(deadline: CountdownInstant)
    /// Held with `remaining` left, below zero if it was held in overtime.
    case paused(remaining: Nanoseconds)
    /// Over since `end`; nothing remains.
    case finished(end: CountdownInstant)
    /// Counting on below zero since `end`.
    case overtime(end: CountdownInstant)
  }

  /// Something that happened by itself as time went on.
  package enum Event: Hashable, Sendable {
    /// The time was up at `end`, which may lie well before now.
    case finished(end: CountdownInstant)
  }

  /// Makes a countdown that is ready and waits for ``start(at:)``.
  package init(duration: CountdownDuration, isOvertimeEnabled: Bool = false) {
    self.duration = duration
    self.isOvertimeEnabled = isOvertimeEnabled
    self.total = duration.nanoseconds
  }

  /// Starts counting; one that has already started begins anew.
  package mutating func start(at now: CountdownInstant) {
    guard case .ready = phase else { return restart(at: now) }
    phase = .running(deadline: now.advanced(by: total))
  }

  /// Begins anew with the duration asked for, whatever it was doing.
  ///
  /// An end that was not reported yet never will be.
  package mutating func restart(at now: CountdownInstant) {
    unreportedEnd = nil
    total = duration.nanoseconds
    phase = .running(deadline: now.advanced(by: total))
  }

  /// Holds a running countdown, or one in overtime; does nothing to any other.
  ///
  /// One whose deadline is `now` or earlier has ended first.
  package mutating func pause(at now: CountdownInstant) {
    settle(at: now)
    switch phase {
    case .running, .overtime: phase = .paused(remaining: remaining(at: now))
    case .ready, .paused, .finished: break
    }
  }

  /// Lets a paused countdown go on with what remained; does nothing to any other.
  package mutating func resume(at now: CountdownInstant) {
    guard case .paused(let remaining) = phase else { return }
    let deadline = now.advanced(by: remaining)
    phase = remaining > 0 ? .running(deadline: deadline) : .overtime(end: deadline)
  }

  /// Pauses what counts, resumes what is paused, starts what is ready; leaves what is finished.
  package mutating func toggle(at now: CountdownInstant) {
    settle(at: now)
    switch phase {
    case .ready: start(at: now)
    case .running, .overtime: pause(at: now)
    case .paused: resume(at: now)
    case .finished: break
    }
  }

  /// Puts time on: the deadline and the whole move, the time already spent stays the same.
  ///
  /// A paused or ready countdown stays so. One that is over, also in overtime, begins a new run of
  /// just `span`; if its end was not reported yet, it never will be. No more than 9999 days remain.
  package mutating func add(_ span: CountdownDuration, at now: CountdownInstant) {
    settle(at: now)
    let before = remaining(at: now)
    guard before > 0 else { return extend(by: span, at: now) }
    setRemaining(min(before + span.nanoseconds, CountdownDuration.longest.nanoseconds), at: now)
  }

  /// Takes time off: the deadline and the whole move, the time already spent stays the same.
  ///
  /// Taking all that remains ends the countdown at `now`, paused or not. One that is over stays as
  /// it is.
  package mutating func subtract(_ span: CountdownDuration, at now: CountdownInstant) {
    settle(at: now)
    let before = remaining(at: now)
    guard before > 0 else { return }
    setRemaining(before - span.nanoseconds, at: now)
  }

  /// Ends it if its deadline has come, and reports what happened since the last call.
  ///
  /// However far `now` has jumped, an end is one event.
  package mutating func advance(to now: CountdownInstant) -> [Event] {
    settle(at: now)
    guard let end = unreportedEnd else { return [] }
    unreportedEnd = nil
    return [.finished(end: end)]
  }

  /// How long it has to go: at most ``total``, 0 when over, below zero only in overtime.
  package func remaining(at now: CountdownInstant) -> Nanoseconds {
    switch phase {
    case .ready: total
    case .running(let deadline):
      isOvertimeEnabled
        ? min(deadline.since(now), total) : max(0, min(deadline.since(now), total))
    case .paused(let remaining): remaining
    case .finished: 0
    case .overtime(let end): min(0, end.since(now))
    }
  }

  /// How much of the whole is over, in `0...1`; 1 in overtime.
  package func progress(at now: CountdownInstant) -> Double {
    let remaining = remaining(at: now)
    guard remaining > 0, total > 0 else { return 1 }
    return min(max(1 - Double(remaining) / Double(total), 0), 1)
  }

  /// When a label of whole seconds next changes, which includes the end; `nil` if it never will.
  ///
  /// An end that came and was not reported gives `now`: call ``advance(to:)``.
  package func nextEvent(after now: CountdownInstant) -> CountdownInstant? {
    guard unreportedEnd == nil else { return now }
    switch phase {
    case .ready, .paused, .finished: return nil
    case .running(let zero) where zero <= now: return now
    case .running(let zero), .overtime(let zero):
      let shown = wholeSeconds(roundingUp: remaining(at: now))
      return zero.advanced(by: (1 - shown) * nanosecondsPerSecond)
    }
  }

  /// Lets a countdown end whose deadline has come.
  private mutating func settle(at now: CountdownInstant) {
    guard case .running(let deadline) = phase, deadline <= now else { return }
    end(at: deadline)
  }

  private mutating func end(at end: CountdownInstant) {
    phase = isOvertimeEnabled ? .overtime(end: end) : .finished(end: end)
    unreportedEnd = end
  }

  /// Gives a countdown that isn't over another time to go, keeping the time spent.
  private mutating func setRemaining(_ remaining: Nanoseconds, at now: CountdownInstant) {
    total += max(0, remaining) - self.remaining(at: now)
    guard remaining > 0 else { return end(at: now) }
    switch phase {
    case .running: phase = .running(deadline: now.advanced(by: remaining))
    case .paused: phase = .paused(remaining: remaining)
    case .ready, .finished, .overtime: break
    }
  }

  /// Gives a countdown that is over a new run.
  private mutating func extend(by span: CountdownDuration, at now: CountdownInstant) {
    unreportedEnd = nil
    total = span.nanoseconds
    if case .paused = phase {
      phase = .paused(remaining: total)
    } else {
      phase = .running(deadline: now.advanced(by: total))
    }
  }
}

/// The whole seconds a label shows: `span` rounded up, so that 0 is shown only when all is over.
package func wholeSeconds(roundingUp span: Nanoseconds) -> Int {
  let seconds = span / nanosecondsPerSecond
  return span % nanosecondsPerSecond > 0 ? seconds + 1 : seconds
}
