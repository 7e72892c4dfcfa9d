import Animation

/// An animation on a layer: the stored copy, what it does, and how far it has come.
final class AnimationAttachment {
  let key: String?
  /// The copy that was stored when the animation was added; it is what delegates are handed.
  let animation: CAAnimation
  private(set) var running: RunningEffect
  /// What was on the screen when the animation was added.
  let departure: AnimatableValue?
  /// Whether the begin time is settled.
  private(set) var isCommitted = false
  /// Whether the active time has run out.
  private(set) var isOver = false
  private var isStarted = false
  private var completions: [TransactionCompletion]

  /// Attaches a copy of `animation`; a duration of 0 or less becomes the transaction's.
  init(_ animation: CAAnimation, key: String?, departure: AnimatableValue?, on thread: LayerThread)
  {
    self.key = key
    self.animation = animation.duplicate()
    if !(animation.timing.duration > 0) {
      self.animation.timing.duration = CATransaction.animationDuration()
    }
    running = RunningEffect(of: self.animation)
    self.departure = departure
    completions = thread.scopes.flatMap(\.completions)
    for completion in completions { completion.enter() }
  }

  /// Settles the begin time: 0 is the layer's time `now` of the commit.
  func commit(at now: Seconds) {
    guard !isCommitted else { return }
    isCommitted = true
    if running.timing.beginTime == 0 { running.timing.beginTime = now }
  }

  /// Tells the delegate of a begin or an end that `now` brings, once each.
  ///
  /// - Returns: Whether the active time is over by now.
  func advance(to now: Seconds, on thread: LayerThread) -> Bool {
    let phase = running.timing.sample(at: now).phase
    guard phase != .before else { return false }
    if !isStarted {
      isStarted = true
      tell(on: thread) { $0.animationDidStart($1) }
    }
    guard phase == .after else { return false }
    finish(true, on: thread)
    return true
  }

  /// Ends the animation: the delegate and the transaction's completions hear of it once.
  func finish(_ finished: Bool, on thread: LayerThread) {
    guard !isOver else { return }
    isOver = true
    tell(on: thread) { $0.animationDidStop($1, finished: finished) }
    for completion in completions { completion.leave(on: thread) }
    completions = []
  }

  private func tell(
    on thread: LayerThread, _ message: @escaping (any CAAnimationDelegate, CAAnimation) -> Void
  ) {
    guard let delegate = animation.delegate else { return }
    let animation = animation
    thread.callLater { message(delegate, animation) }
  }
}
