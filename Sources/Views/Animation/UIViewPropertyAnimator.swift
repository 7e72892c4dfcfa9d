public import Geometry
import Animation
import Layers

/// Whether an animator runs.
///
/// - Source: UIKit, "UIViewAnimatingState".
public enum UIViewAnimatingState: Int, Hashable, Sendable {
  /// Not begun, or over.
  case inactive = 0
  /// Begun; it runs or is paused.
  case active = 1
  /// Stopped, and waiting to be finished.
  case stopped = 2
}

/// Where an animator has come to.
///
/// - Source: UIKit, "UIViewAnimatingPosition".
public enum UIViewAnimatingPosition: Int, Hashable, Sendable {
  /// The end, with the new values.
  case end = 0
  /// The start, with the old values.
  case start = 1
  /// Somewhere between.
  case current = 2
}

/// Animates changes of views, and can be paused, moved by hand, turned round and stopped.
///
/// - Source: UIKit, "UIViewPropertyAnimator".
open class UIViewPropertyAnimator {
  /// How long it takes, in seconds.
  public let duration: Double
  /// How its pace changes.
  public let timingParameters: (any UITimingCurveProvider)?
  /// How long it waits before it begins, in seconds.
  public private(set) var delay = 0.0
  /// Whether it is begun, running or paused, or stopped.
  public private(set) var state = UIViewAnimatingState.inactive
  /// Whether it runs right now.
  public private(set) var isRunning = false
  /// Whether touches find the views meanwhile: `true` unless set.
  open var isUserInteractionEnabled = true

  private let course: AnimatorCourse
  private var blocks: [(delayFactor: Double, body: () -> Void)] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  private var changes: [AnimatorChange] = []
  /// How much of the time was over when it last began to run or was paused, in `0...1`.
  private var share = 0.0
  /// When it last began to run, in seconds on the media clock.
  private var begin = 0.0
  /// How fast it runs: how long the whole would take from now on, in seconds.
  private var span: Double
  private var direction = false
  /// Keeps the animator while it runs, and waits for its end.
  private var run: AnimatorRun?

  /// Creates an animator by what says its pace.
  public init(duration: Double, timingParameters parameters: any UITimingCurveProvider) {
    timingParameters = parameters
    let wanted = duration.isFinite ? max(duration, 0) : 0
    if let spring = parameters.springTimingParameters {
      let pace = spring.pace(for: wanted)
      course = .spring(pace.spring)
      self.duration = pace.duration
    } else {
      course = .curve(
        parameters.cubicTimingParameters?.function ?? CAMediaTimingFunction(name: .easeInEaseOut))
      self.duration = wanted
    }
    span = self.duration
  }

  /// Creates an animator with a curve.
  public convenience init(
    duration: Double, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }

  /// Creates an animator with a curve by its control points.
  public convenience init(
    duration: Double, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration,
      timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
    if let animations { addAnimations(animations) }
  }

  /// Creates an animator that moves as a weight on a spring does.
  public convenience init(
    duration: Double, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
    if let animations { addAnimations(animations) }
  }

  /// An animator that runs already.
  ///
  /// - Parameters:
  ///   - duration: In seconds.
  ///   - delay: How long it waits before it begins, in seconds.
  ///   - options: The curve, and whether touches find the views.
  ///   - animations: Changes views.
  ///   - completion: Told where it has come to.
  /// - Returns: The animator, which lives until it is over.
  @discardableResult
  open class func runningPropertyAnimator(
    withDuration duration: Double, delay: Double, options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(
      duration: duration, curve: options.curve, animations: animations)
    animator.isUserInteractionEnabled = options.contains(.allowUserInteraction)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  /// Adds changes of views; while it is begun, they go from what they are to the same end.
  open func addAnimations(_ animation: @escaping () -> Void) {
    addAnimations(animation, delayFactor: 0)
  }

  /// Adds changes of views that begin later, after a share in `0...1` of what is left of the time.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    let factor = delayFactor.isFinite ? min(max(delayFactor, 0), 1) : 0
    guard state == .active else { return blocks.append((factor, animation)) }
    let now = currentShare
    record(animation, from: now + (1 - now) * factor)
    if isRunning { play(from: now) } else { show(now) }
  }

  /// Has `completion` called with where it has come to, once it is over.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  // MARK: Running

  /// Begins, or goes on after a pause.
  open func startAnimation() {
    guard state != .stopped, !isRunning else { return }
    activate()
    play(from: share)
  }

  /// Begins after `delay` seconds, showing the old values until then.
  open func startAnimation(afterDelay delay: Double) {
    guard state == .inactive else { return startAnimation() }
    self.delay = delay.isFinite ? max(delay, 0) : 0
    startAnimation()
  }

  /// Pauses where it is, beginning first where it has not.
  open func pauseAnimation() {
    guard state != .stopped else { return }
    activate()
    let now = currentShare
    isRunning = false
    show(now)
  }

  /// Goes on after a pause with another pace.
  ///
  /// - Parameters:
  ///   - parameters: How the pace changes; its own unless given.
  ///   - durationFactor: How long the rest takes, as a share of the whole; 0 for what was left.
  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {
    guard state == .active, !isRunning else { return }
    let left = direction ? share : 1 - share
    if durationFactor > 0, durationFactor.isFinite, left > 0 {
      span = duration * durationFactor / left
    }
    play(from: share)
  }

  /// How much of the way is made, in `0...1`; setting it pauses and goes there.
  open var fractionComplete: CGFloat {
    get { min(max(course.progress(at: currentShare, of: duration), 0), 1) }
    set {
      guard state != .stopped, !newValue.isNaN else { return }
      activate()
      isRunning = false
      show(course.share(at: min(max(newValue, 0), 1), of: duration))
    }
  }

  /// Whether it runs from the new values back to the old ones.
  open var isReversed: Bool {
    get { direction }
    set {
      guard newValue != direction else { return }
      let now = currentShare
      direction = newValue
      if isRunning { play(from: now) }
    }
  }

  /// Stops where it is: the views have from now on the values that show.
  ///
  /// - Parameter withoutFinishing: Whether that is all; otherwise
  ///   ``finishAnimation(at:)`` is waited for.
  open func stopAnimation(_ withoutFinishing: Bool) {
    guard state == .active else { return }
    let now = currentShare
    endRun()
    settle(at: now)
    state = .stopped
    if withoutFinishing { reset() }
  }

  /// Gives the views the values of `finalPosition` after it was stopped, and tells who waits.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    guard state == .stopped else { return }
    if finalPosition != .current { settle(at: finalPosition == .end ? 1 : 0) }
    complete(finalPosition)
  }

  // MARK: Within

  /// Makes the changes, taking them down, where that was not done.
  private func activate() {
    guard state == .inactive else { return }
    state = .active
    share = direction ? 1 : 0
    let due = blocks
    blocks = []
    for block in due { record(block.body, from: block.delayFactor) }
  }

  private func record(_ body: () -> Void, from start: Double) {
    let pace = AnimationPace(duration: max(duration, 1e-4))
    let scope = AnimationScope(pace, .overrideInheritedDuration, completion: nil)
    let recorder = AnimatorRecorder(start: min(max(start, 0), 0.999))
    if scope.isAnimating { scope.recorder = recorder }
    scope.run(body)
    let now = currentShare
    for change in recorder.changes {
      guard let index = changes.firstIndex(where: { $0.isOfTheSame(as: change) }) else {
        changes.append(change)
        continue
      }
      // The property goes on from where the first change has brought it.
      changes[index] = AnimatorChange(
        view: change.view, layer: change.layer, key: change.key,
        old: value(of: changes[index], at: now), new: change.new, start: change.start)
    }
  }

  /// How much of the time is over, in `0...1`.
  private var currentShare: Double {
    guard isRunning else { return share }
    let passed = max(0, CACurrentMediaTime() - begin) / max(span, 1e-9)
    return min(max(direction ? share - passed : share + passed, 0), 1)
  }

  /// Runs from `now` of the time on.
  private func play(from now: Double) {
    endRun()
    share = now
    isRunning = true
    begin = CACurrentMediaTime() + delay
    let run = AnimatorRun(self)
    self.run = run
    for change in changes {
      let animation = change.animation(course, lasting: span, isReversed: direction)
      // How much of the animator's time lies before the animation's.
      let before = direction ? 1 - now : now - change.start
      animation.beginTime =
        change.layer.convertTime(begin, from: nil) - before * span
      put(animation, of: change, run)
    }
    delay = 0
    run.seal()
  }

  /// Shows what is at `now` of the time, and stays there.
  private func show(_ now: Double) {
    endRun()
    share = now
    let progress = course.progress(at: now, of: duration)
    for change in changes {
      let local = change.start == 0 ? progress : localProgress(of: change, at: now)
      let animation = change.animation(nil, lasting: 1, isReversed: false)
      animation.duration = 1
      animation.speed = 0
      animation.timeOffset = min(max(local, 0), 1)
      put(animation, of: change, nil)
    }
  }

  private func localProgress(of change: AnimatorChange, at now: Double) -> Double {
    guard now > change.start else { return 0 }
    let length = 1 - change.start
    return course.progress(at: (now - change.start) / length, of: duration * length)
  }

  private func put(_ animation: CABasicAnimation, of change: AnimatorChange, _ run: AnimatorRun?) {
    if let run {
      let watch = AnimationWatch(
        run.completion, of: change.view, blocksTouches: !isUserInteractionEnabled)
      animation.delegate = watch
      watch.enter()
    }
    change.layer.add(animation, forKey: change.key)
  }

  /// Lets go of the run there is, whose end no longer counts.
  private func endRun() {
    run?.animator = nil
    run = nil
    isRunning = false
  }

  /// Gives the views the values at `now` of the time, and takes the animations away.
  private func settle(at now: Double) {
    UIView.performWithoutAnimation {
      for change in changes {
        change.layer.setValue(value(of: change, at: now), forKey: change.key)
        change.layer.removeAnimation(forKey: change.key)
      }
    }
  }

  private func value(of change: AnimatorChange, at now: Double) -> Any? {
    let progress = now >= 1 ? 1 : localProgress(of: change, at: now)
    guard progress > 0 else { return change.old }
    return progress >= 1 ? change.new : CALayer.mixed(change.old, change.new, by: progress)
  }

  /// The run came to its end.
  fileprivate func runEnded(_ finished: Bool) {
    guard finished else {
      // Somebody took the animations away: what shows are the new values.
      return complete(.end)
    }
    let position = direction ? UIViewAnimatingPosition.start : .end
    settle(at: direction ? 0 : 1)
    complete(position)
  }

  private func complete(_ position: UIViewAnimatingPosition) {
    let due = completions
    reset()
    for completion in due { completion(position) }
  }

  private func reset() {
    endRun()
    (changes, completions, blocks) = ([], [], [])
    state = .inactive
    share = 0
    span = duration
  }
}

/// One run of an animator from where it was to its end.
private final class AnimatorRun {
  /// The animator, as long as its end counts.
  var animator: UIViewPropertyAnimator?
  private(set) lazy var completion = AnimationCompletion { [weak self] finished in
    let animator = self?.animator
    self?.animator = nil
    animator?.runEnded(finished)
  }

  init(_ animator: UIViewPropertyAnimator) {
    self.animator = animator
  }

  /// All animations of the run are there.
  func seal() {
    completion.seal()
  }
}

/// Takes down the changes of an animator's block.
private final class AnimatorRecorder: ChangeRecorder {
  private let start: Double
  private(set) var changes: [AnimatorChange] = []

  init(start: Double) {
    self.start = start
  }

  func note(_ key: String, of layer: CALayer, in view: UIView, old: Any?, new: Any?) {
    changes.append(
      AnimatorChange(view: view, layer: layer, key: key, old: old, new: new, start: start))
  }

  func finish() {}
}
