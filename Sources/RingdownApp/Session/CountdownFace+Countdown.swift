import Countdown
import Faces
import Views

extension CountdownFace {
  /// What the face shows of `countdown` at `now`.
  ///
  /// - Parameters:
  ///   - countdown: The countdown.
  ///   - now: The moment.
  ///   - format: How the time is written; a face may write it its own way in place of `auto`.
  /// - Returns: The moment to show.
  func moment(
    of countdown: CountdownState, at now: CountdownInstant, in format: CountdownFormat
  ) -> FaceMoment {
    let remaining = countdown.remaining(at: now)
    let own =
      format == .auto
      ? ownText(
        secondsLeft: wholeSeconds(roundingUp: remaining),
        of: wholeSeconds(roundingUp: countdown.total)) : nil
    return FaceMoment(
      text: own ?? format.label(remaining: remaining, total: countdown.total),
      run: countdown.run(at: now))
  }
}

extension FaceName {
  /// Makes a face as the flags ask for.
  func makeFace(_ options: RingdownOptions) -> any CountdownFace {
    let face = makeFace()
    face.style = FaceStyle(options, for: self)
    face.alpha = options.opacity
    return face
  }
}

extension CountdownState {
  /// Where the countdown stands, as a face is told.
  fileprivate func run(at now: CountdownInstant) -> FaceMoment.Run {
    switch phase {
    case .running(let deadline):
      .running(start: deadline.advanced(by: -total).seconds, end: deadline.seconds)
    case .ready, .paused:
      .paused(
        elapsed: Double(total - max(0, remaining(at: now))) / Double(nanosecondsPerSecond),
        total: Double(total) / Double(nanosecondsPerSecond))
    case .finished, .overtime: .finished
    }
  }
}
