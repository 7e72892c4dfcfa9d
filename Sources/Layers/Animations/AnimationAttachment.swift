import Animation

/// An animation on a layer: the stored copy, what it does, and how far it has come.
final class AnimationAttachment {
  let key: String?
  /// The copy that was stored when the animation was added; it is what delegates are handed.
  ///
  /// What runs was read from it when it was added: changing it changes nothing any more.
  let animation: CAAnimation
  let isRemovedOnCompletion: Bool
  private(set) var running: RunningEffect
  /// Whether the active time has run out, by the last frame's time.
  private(set) var isOver = false
  /// The properties it works on that the layer's class draws by.
  let redrawnKeys: [String]
  /// For a transition, what the layer showed before it.
  var picture: TransitionPicture?
  /// Whether the begin time is settled.
  private(set) var isCommitted = false
  private var isStarted = false
  /// Whether the delegate and the completions have heard of the end.
  private var isEnded = false
  /// When the animation was found to be over.
  private(set) var overSince = Seconds.infinity
  private var delegate: (any CAAnimationDelegate)?
  private var completions: [TransactionCompletion]

  /// Attaches a copy of `animation`; a duration of 0 or less becomes the transaction's.
  ///
  /// - Parameters:
  ///   - animation: The animation as the program made it, which is left alone.
  ///   - key: What it is added for.
  ///   - thread: Knows the open transactions.
  ///   - redraws: Whether the layer's class draws by a property.
  ///   - onScreen: What is on the screen at a key path.
  init(
    _ animation: CAAnimation, key: String?, on thread: LayerThread,
    redraws: (String) -> Bool, onScreen: (KeyPathName) -> AnimatableValue?
  ) {
    self.key = key
    self.animation = animation.duplicate()
    if self.animation.timing.duration <= 0 {
      self.animation.timing.duration = CATransaction.animationDuration()
    }
    running = RunningEffect(of: self.animation)
    running.depart(from: onScreen)
    redrawnKeys = running.properties.filter(redraws)
    isRemovedOnCompletion = animation.isRemovedOnCompletion
    delegate = animation.delegate
    completions = thread.scopes.flatMap(\.completions)
    for completion in completions { completion.enter() }
  }

  deinit {
    // Its layer went, with the animation on it: whoever waits for the end need wait no more.
    end(false, on: LayerThread.current)
  }

  /// Settles the begin time: 0 is the layer's time `now` of the commit.
  ///
  /// Who asks the layer for its animation reads when it began, as Core Animation has it.
  func commit(at now: Seconds) {
    guard !isCommitted else { return }
    isCommitted = true
    guard running.timing.beginTime == 0 else { return }
    running.timing.beginTime = now
    animation.timing.beginTime = now
  }

  /// Brings the animation to `moment`, telling of a begin or an end that this brings, once each.
  ///
  /// - Returns: Whether it came to be over, or no longer is.
  func advance(to moment: Moment, on thread: LayerThread) -> Bool {
    let now = moment.time
    guard !isOver || now < overSince else { return false }
    let wasOver = isOver
    // A clock that is no number never ends by itself.
    let isNonsense = !running.timing.isUsable
    let phase =
      isNonsense
      ? .after : running.timing.sample(at: now, isClockStopped: moment.isClockStopped).phase
    isOver = phase == .after
    overSince = isOver ? now : .infinity
    if phase != .before, !isStarted {
      isStarted = true
      tell(on: thread) { $0.animationDidStart($1) }
    }
    if isOver { end(true, on: thread) }
    return isOver != wasOver
  }

  /// Ends the animation: the delegate and the transaction's completions hear of it once.
  func end(_ finished: Bool, on thread: LayerThread) {
    guard !isEnded else { return }
    isEnded = true
    tell(on: thread) { $0.animationDidStop($1, finished: finished) }
    for completion in completions { completion.leave(on: thread) }
    completions = []
  }

  /// Lets go of everybody who listens, as the layer leaves its tree.
  func dismiss(on thread: LayerThread) {
    end(false, on: thread)
    delegate = nil
    animation.delegate = nil
    picture = nil
  }

  /// Whether it goes on showing its last value.
  var contributesWhenOver: Bool {
    running.timing.fillMode.fillsForwards && running.timing.isUsable
  }

  /// The key path whose value the animation decides alone from now on; `nil` while it may change.
  var settledKeyPath: KeyPathName? {
    guard isOver, contributesWhenOver, case .property(let property) = running.effect else {
      return nil
    }
    return property.settledKeyPath
  }

  private func tell(
    on thread: LayerThread, _ message: @escaping (any CAAnimationDelegate, CAAnimation) -> Void
  ) {
    guard let delegate else { return }
    let animation = animation
    thread.callLater { message(delegate, animation) }
  }
}
