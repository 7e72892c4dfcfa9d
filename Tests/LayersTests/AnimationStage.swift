import Animation
import Drawing
import Geometry
import Layers
import Testing

/// A layer of 20 × 20 at (10, 10) in a committed tree of 100 × 100, to animate.
struct AnimationStage<Layer: CALayer> {
  let harness: FrameHarness
  let layer: Layer

  /// Puts `layer` into a tree whose first frame was at `time`.
  init(_ layer: Layer = CALayer(), at time: Double = 0) throws {
    harness = try FrameHarness(time: time)
    self.layer = layer
    layer.frame = CGRect(x: 10, y: 10, width: 20, height: 20)
    layer.backgroundColor = .black
    harness.root.addSublayer(layer)
    try harness.frame(at: time)
  }

  /// What the layer shows of `path` in a frame at `time`.
  func value(_ path: String, at time: Double) throws -> Any? {
    try harness.frame(at: time)
    return layer.presentation()?.value(forKeyPath: path)
  }

  /// The number that the layer shows at `path` in a frame at `time`; not a number if it is none.
  func number(_ path: String, at time: Double) throws -> Double {
    switch try value(path, at: time) {
    case let number as Double: number
    case let number as Float: Double(number)
    default: .nan
    }
  }
}

/// Writes down what it hears of an animation, as an animation's delegate.
final class AnimationListener: CAAnimationDelegate {
  private(set) var heard: [String] = []
  /// Called after the end was written down.
  var onStop: () -> Void = {}

  func animationDidStart(_ animation: CAAnimation) { heard.append("start") }
  func animationDidStop(_ animation: CAAnimation, finished: Bool) {
    heard.append(finished ? "finished" : "stopped")
    onStop()
  }
}

/// A basic animation of `path`, which takes one second.
func basic(
  _ path: String, _ from: Any? = nil, _ to: Any? = nil, by: Any? = nil, duration: Double = 1,
  _ configure: (CABasicAnimation) -> Void = { _ in }
) -> CABasicAnimation {
  let animation = CABasicAnimation(keyPath: path)
  (animation.fromValue, animation.toValue, animation.byValue) = (from, to, by)
  animation.duration = duration
  configure(animation)
  return animation
}

/// A keyframe animation of `path` through `values`, which takes one second.
func keyframes(
  _ path: String, _ values: [Any]? = nil, duration: Double = 1,
  _ configure: (CAKeyframeAnimation) -> Void = { _ in }
) -> CAKeyframeAnimation {
  let animation = CAKeyframeAnimation(keyPath: path)
  animation.values = values
  animation.duration = duration
  configure(animation)
  return animation
}

extension CAAnimation {
  /// The animation, which shows its first value before it begins and its last after it ended.
  func held() -> Self {
    fillMode = .both
    isRemovedOnCompletion = false
    return self
  }
}
