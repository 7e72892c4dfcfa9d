import Animation
import Drawing
import Layers

/// Animating through several states.
extension UIView {
  /// Animates changes of views through the states that keyframes in `animations` make.
  ///
  /// They are added with ``addKeyframe(withRelativeStartTime:relativeDuration:animations:)``. A change outside of those takes the whole duration.
  ///
  /// - Parameters:
  ///   - duration: In seconds; with 0 or less nothing is animated.
  ///   - delay: How long it waits before it begins, in seconds.
  ///   - options: The way between states, repetition and what else there is.
  ///   - animations: Adds keyframes.
  ///   - completion: Told whether all came to its end.
  public static func animateKeyframes(
    withDuration duration: Double, delay: Double, options: KeyframeAnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let pace = AnimationPace(
      duration: duration, delay: delay.isFinite ? delay : 0,
      curve: options.plain.curve.timingFunction)
    let scope = AnimationScope(pace, options.plain, completion: completion)
    if scope.isAnimating { scope.recorder = KeyframeRecorder(scope, options.mode) }
    scope.run(animations)
  }

  /// Makes the changes in `animations` a state within an animation through keyframes.
  ///
  /// - Parameters:
  ///   - frameStartTime: When the way there starts, in `0...1` of the whole duration.
  ///   - frameDuration: How long it takes, in shares of the whole duration.
  ///   - animations: Changes views.
  public static func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    guard let recorder = ViewThread.current.animationScopes.last?.recorder as? KeyframeRecorder
    else { return animations() }
    recorder.record(from: frameStartTime, lasting: frameDuration, animations)
  }
}

/// Takes down changes with the time in which they happen, and makes keyframes of them.
final class KeyframeRecorder: ChangeRecorder {
  private unowned let scope: AnimationScope
  private let mode: CAAnimationCalculationMode
  private var tracks: [Track] = []
  /// The time in which changes happen right now, in `0...1` of the whole.
  private var span = (start: 0.0, end: 1.0)

  /// The ways of one property.
  private struct Track {
    let view: UIView
    let layer: CALayer
    let key: String
    let first: Any?
    var ways: [(start: Double, end: Double, value: Any?)]
  }

  /// Records the block of `scope`.
  init(_ scope: AnimationScope, _ mode: CAAnimationCalculationMode) {
    self.scope = scope
    self.mode = mode
  }

  /// Runs `body`, whose changes happen from `start` on and last for `duration`.
  func record(from start: Double, lasting duration: Double, _ body: () -> Void) {
    let outer = span
    let begin = start.isFinite ? min(max(start, 0), 1) : 0
    span = (begin, duration.isFinite ? min(max(begin + duration, begin), 1) : 1)
    body()
    span = outer
  }

  func note(_ key: String, of layer: CALayer, in view: UIView, old: Any?, new: Any?) {
    let way = (span.start, span.end, new)
    if let index = tracks.firstIndex(where: { $0.layer === layer && $0.key == key }) {
      tracks[index].ways.append(way)
    } else {
      tracks.append(Track(view: view, layer: layer, key: key, first: old, ways: [way]))
    }
  }

  func finish() {
    for track in tracks { add(track) }
    tracks = []
  }

  private func add(_ track: Track) {
    let animation = CAKeyframeAnimation(keyPath: track.key)
    scope.pace.apply(to: animation, on: track.layer)
    var (times, values) = ([0.0], [track.first])
    // In the order of their beginnings, of two that begin together the first one first.
    let ways = track.ways.enumerated().sorted {
      ($0.element.start, $0.offset) < ($1.element.start, $1.offset)
    }
    for (_, way) in ways {
      let last = times.last ?? 0
      let start = max(way.start, last)
      if start > last {
        times.append(start)
        values.append(values.last ?? nil)
      }
      times.append(max(way.end, start))
      values.append(way.value)
    }
    if let last = times.last, last < 1 {
      times.append(1)
      values.append(values.last ?? nil)
    }
    animation.keyTimes = times
    // No colour is one without opacity.
    animation.values = values.map { $0 ?? CGColor.clear }
    animation.calculationMode = mode
    let watch = scope.watch(track.view)
    animation.delegate = watch
    watch.enter()
    track.layer.add(animation, forKey: track.key)
  }
}
