public import Geometry
import Animation
import Layers

/// Animating the changes made in a block.
///
/// Blocks run at once; the values changed in them are the new ones from then on, and what shows
/// follows. A completion is called once, after the frame in which the last of the animations was
/// over, with `false` where one was taken away; on the next turn where there was none.
extension UIView {
  /// Animates changes of views in `animations`, starting and ending slowly.
  ///
  /// - Parameters:
  ///   - duration: In seconds; with 0 or less nothing is animated.
  ///   - animations: Changes views.
  ///   - completion: Told whether all came to its end.
  public static func animate(
    withDuration duration: Double, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, delay: 0, options: [], animations: animations,
      completion: completion)
  }

  /// Animates changes of views in `animations`.
  ///
  /// - Parameters:
  ///   - duration: In seconds; with 0 or less nothing is animated.
  ///   - delay: How long it waits before it begins, in seconds.
  ///   - options: The curve, repetition and what else there is.
  ///   - animations: Changes views.
  ///   - completion: Told whether all came to its end.
  public static func animate(
    withDuration duration: Double, delay: Double, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let pace = AnimationPace(
      duration: duration, delay: usable(delay), curve: options.curve.timingFunction)
    AnimationScope(pace, options, completion: completion).run(animations)
  }

  /// Animates changes of views in `animations` as a weight on a spring moves.
  ///
  /// - Parameters:
  ///   - duration: When it has come to rest, in seconds; with 0 or less nothing is animated.
  ///   - delay: How long it waits before it begins, in seconds.
  ///   - dampingRatio: 1 comes to rest without swinging, less swings more.
  ///   - velocity: The speed at the start, in ways a second.
  ///   - options: Repetition and what else there is.
  ///   - animations: Changes views.
  ///   - completion: Told whether all came to its end.
  public static func animate(
    withDuration duration: Double, delay: Double, usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let pace = AnimationPace(duration: duration, delay: usable(delay))
    let scope = AnimationScope(pace, options, completion: completion)
    scope.pace.spring = SpringPace(
      dampingRatio: dampingRatio, velocity: velocity, duration: scope.pace.duration)
    scope.run(animations)
  }

  /// Animates changes of views in `animations` as a weight on a spring moves.
  ///
  /// - Parameters:
  ///   - duration: About how long the motion is seen, in seconds; it is at rest later.
  ///   - bounce: 0 comes to rest without swinging, more swings more, up to 1; less creeps.
  ///   - velocity: The speed at the start, in ways a second.
  ///   - delay: How long it waits before it begins, in seconds.
  ///   - options: Repetition and what else there is.
  ///   - animations: Changes views.
  ///   - completion: Told whether all came to its end.
  public static func animate(
    springDuration duration: Double = 0.5, bounce: CGFloat = 0,
    initialSpringVelocity velocity: CGFloat = 0, delay: Double = 0,
    options: AnimationOptions = [], animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let model = CASpringAnimation(perceptualDuration: duration, bounce: bounce)
    model.initialVelocity = velocity
    var pace = AnimationPace(
      duration: duration > 0 ? model.settlingDuration : 0, delay: usable(delay))
    pace.spring = SpringPace(
      stiffness: model.stiffness, damping: model.damping, velocity: velocity)
    AnimationScope(pace, options, completion: completion).run(animations)
  }

  /// Makes the changes in `actionsWithoutAnimation` at once, whatever block they stand in.
  public static func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let thread = ViewThread.current
    let were = thread.areAnimationsEnabled
    thread.areAnimationsEnabled = false
    actionsWithoutAnimation()
    thread.areAnimationsEnabled = were
  }

  /// Whether changes in animations' blocks are animated: `true` unless set.
  public static var areAnimationsEnabled: Bool { ViewThread.current.areAnimationsEnabled }

  /// Sets ``areAnimationsEnabled``, for this thread.
  public static func setAnimationsEnabled(_ enabled: Bool) {
    ViewThread.current.areAnimationsEnabled = enabled
  }

  /// How long the animation takes whose block runs, in seconds; 0 where none does.
  public static var inheritedAnimationDuration: Double {
    guard let scope = ViewThread.current.animationScopes.last, scope.isAnimating else { return 0 }
    return scope.pace.duration
  }

  /// Has the changes in `animations`, within an animation's block, run several times.
  ///
  /// - Parameters:
  ///   - count: How often.
  ///   - autoreverses: Whether each pass is followed by one that runs backwards.
  ///   - animations: Changes views.
  public static func modifyAnimations(
    withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
  ) {
    guard let scope = ViewThread.current.animationScopes.last else { return animations() }
    let pace = scope.pace
    scope.pace.repeatCount = Float(count)
    scope.pace.autoreverses = autoreverses
    animations()
    scope.pace = pace
  }

  /// A delay as it can be used: in seconds, finite.
  private static func usable(_ delay: Double) -> Double { delay.isFinite ? delay : 0 }
}

/// Animating what is changed between two calls, as it was done before there were blocks.
extension UIView {
  /// Begins an animation of 0.2 seconds, of the changes until ``commitAnimations()``.
  ///
  /// - Parameters:
  ///   - animationID: A name, which nobody hears here.
  ///   - context: Something of the program's, which nobody hears here.
  public static func beginAnimations(
    _ animationID: String?, context: UnsafeMutableRawPointer?
  ) {
    let curve = AnimationCurve.easeInOut.timingFunction
    AnimationScope(AnimationPace(duration: 0.2, curve: curve), [], completion: nil).open()
  }

  /// Ends the changes that the animation begun last animates.
  public static func commitAnimations() {
    ViewThread.current.animationScopes.last?.close()
  }

  /// Sets how long the animation begun last takes for changes from now on, in seconds.
  public static func setAnimationDuration(_ duration: Double) {
    ViewThread.current.animationScopes.last?.pace.duration = duration
  }

  /// Sets how long the animation begun last waits for changes from now on, in seconds.
  public static func setAnimationDelay(_ delay: Double) {
    ViewThread.current.animationScopes.last?.pace.delay = usable(delay)
  }

  /// Sets the curve of the animation begun last for changes from now on.
  public static func setAnimationCurve(_ curve: AnimationCurve) {
    ViewThread.current.animationScopes.last?.pace.curve = curve.timingFunction
  }

  /// Sets how often the animation runs whose block runs, for changes from now on.
  public static func setAnimationRepeatCount(_ repeatCount: Float) {
    ViewThread.current.animationScopes.last?.pace.repeatCount = repeatCount
  }

  /// Sets whether each pass is followed by one that runs backwards, for changes from now on.
  public static func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {
    ViewThread.current.animationScopes.last?.pace.autoreverses = repeatAutoreverses
  }

  /// Sets whether changes from now on start from what is on the screen.
  public static func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {
    guard let scope = ViewThread.current.animationScopes.last else { return }
    if fromCurrentState {
      scope.options.insert(.beginFromCurrentState)
    } else {
      scope.options.remove(.beginFromCurrentState)
    }
  }
}
