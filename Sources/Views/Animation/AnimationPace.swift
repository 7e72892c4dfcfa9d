import Animation
import Geometry
import Glibc
import Layers

/// How long, how often and by which curve an animation runs.
struct AnimationPace {
  /// How long a pass takes, in seconds.
  var duration: Double
  /// How long it waits before it begins, in seconds.
  var delay = 0.0
  /// The curve; `nil` is even.
  var curve: CAMediaTimingFunction?
  /// The spring that takes the curve's place.
  var spring: SpringPace?
  /// How often it runs.
  var repeatCount: Float = 0
  /// Whether each pass is followed by one that runs backwards.
  var autoreverses = false

  /// Whether it runs more than once.
  var isRepeating: Bool { repeatCount > 1 }

  /// Gives `animation`, which is for `layer`, this pace.
  func apply(to animation: CAAnimation, on layer: CALayer) {
    animation.duration = max(duration, 1e-4)
    animation.repeatCount = repeatCount
    animation.autoreverses = autoreverses
    if let spring, let animation = animation as? CASpringAnimation {
      (animation.mass, animation.stiffness) = (1, spring.stiffness)
      (animation.damping, animation.initialVelocity) = (spring.damping, spring.velocity)
    } else {
      animation.timingFunction = curve
    }
    guard delay != 0 else { return }
    animation.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) + delay
    animation.fillMode = .backwards
  }
}

/// A spring of mass 1 that is at rest, but for a thousandth of its way, when the time is over.
struct SpringPace {
  let stiffness: Double
  let damping: Double
  /// The speed at the start, towards the end, in ways a second.
  let velocity: Double

  /// How much of the way may be left when the time is over.
  static let rest = 1e-3

  /// Creates a spring by its numbers.
  init(stiffness: Double, damping: Double, velocity: Double) {
    self.stiffness = stiffness
    self.damping = damping
    self.velocity = velocity
  }

  /// Creates the spring that comes to rest in `duration`.
  ///
  /// - Parameters:
  ///   - ratio: The damping as a share of the critical one; within `0.01...1`.
  ///   - velocity: The speed at the start, towards the end, in ways a second.
  ///   - duration: In seconds, over 0.
  init(dampingRatio ratio: Double, velocity: Double, duration: Double) {
    let ratio = ratio.isNaN ? 1 : min(max(ratio, 0.01), 1)
    let velocity = velocity.isFinite ? velocity : 0
    let duration = duration.isFinite ? max(duration, 1e-4) : 1
    var (slow, fast) = (1e-3 / duration, 100 / (ratio * duration))
    for _ in 0..<100 {
      let middle = (slow + fast) / 2
      if Self.reach(of: middle, ratio, velocity, after: duration) > Self.rest {
        slow = middle
      } else {
        fast = middle
      }
    }
    self.init(stiffness: fast * fast, damping: 2 * ratio * fast, velocity: velocity)
  }

  /// How far a spring of the angular frequency `frequency` still swings after `time`.
  private static func reach(
    of frequency: Double, _ ratio: Double, _ velocity: Double, after time: Double
  ) -> Double {
    let decay = ratio * frequency
    guard ratio < 1 else {
      return exp(-frequency * time) * (1 + abs(frequency - velocity) * time)
    }
    let swings = frequency * (1 - ratio * ratio).squareRoot()
    return exp(-decay * time) * hypot(1, (decay - velocity) / swings)
  }
}
