import Animation
import Drawing
import Geometry
import Layers

/// How an animator's progress follows from its time.
enum AnimatorCourse {
  /// By a curve.
  case curve(CAMediaTimingFunction)
  /// By a spring, which is at rest after so many seconds.
  case spring(SpringPace)

  /// The progress at `share` of `duration`.
  func progress(at share: Double, of duration: Double) -> Double {
    switch self {
    case .curve(let function): function.value(at: share)
    case .spring(let spring): share >= 1 ? 1 : spring.motion.value(at: share * duration)
    }
  }

  /// The first share of `duration` at which `progress`, in `0...1`, is reached.
  func share(at progress: Double, of duration: Double) -> Double {
    guard progress > 0 else { return 0 }
    let steps = 200
    guard
      let step = (1...steps).first(where: {
        self.progress(at: Double($0) / Double(steps), of: duration) >= progress
      })
    else { return 1 }
    var (low, high) = (Double(step - 1) / Double(steps), Double(step) / Double(steps))
    for _ in 0..<40 {
      let middle = (low + high) / 2
      if self.progress(at: middle, of: duration) < progress { low = middle } else { high = middle }
    }
    return high
  }
}

/// A change that an animator leads from one value to another.
struct AnimatorChange {
  let view: UIView
  let layer: CALayer
  let key: String
  let old: Any?
  let new: Any?
  /// When it begins, in `0..<1` of the animator's time; it lasts for the rest.
  let start: Double

  /// Whether it is a change of the same property.
  func isOfTheSame(as other: AnimatorChange) -> Bool {
    layer === other.layer && key == other.key
  }

  /// An animation of the change, which takes the place of the one before.
  ///
  /// - Parameters:
  ///   - course: How progress follows from time; `nil` is evenly.
  ///   - duration: The animator's, in seconds.
  ///   - isReversed: Whether it runs from the new value back to the old one.
  /// - Returns: An animation that shows its ends before and after its time.
  func animation(
    _ course: AnimatorCourse?, lasting duration: Double, isReversed: Bool
  ) -> CABasicAnimation {
    let animation: CABasicAnimation
    switch course {
    case .spring(let spring) where !isReversed:
      let springy = CASpringAnimation(keyPath: key)
      (springy.mass, springy.stiffness) = (1, spring.stiffness)
      (springy.damping, springy.initialVelocity) = (spring.damping, spring.velocity)
      animation = springy
    case .spring:
      // A spring cannot be run backwards: it goes home as it would arrive.
      animation = CABasicAnimation(keyPath: key)
      animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
    case .curve(let function):
      animation = CABasicAnimation(keyPath: key)
      animation.timingFunction = isReversed ? function.reversed : function
    case nil:
      animation = CABasicAnimation(keyPath: key)
    }
    // No colour is one without opacity.
    let ends = (old ?? CGColor.clear, new ?? CGColor.clear)
    (animation.fromValue, animation.toValue) = isReversed ? (ends.1, ends.0) : ends
    animation.duration = max((1 - start) * duration, 1e-4)
    // What shows at the end stays until the views have the value.
    animation.fillMode = .both
    animation.isRemovedOnCompletion = false
    return animation
  }
}

extension CAMediaTimingFunction {
  /// The curve of the same way gone backwards.
  var reversed: CAMediaTimingFunction {
    var points: [Float] = [0, 0, 0, 0]
    points.withUnsafeMutableBufferPointer { buffer in
      guard let start = buffer.baseAddress else { return }
      getControlPoint(at: 1, values: start)
      getControlPoint(at: 2, values: start + 2)
    }
    return CAMediaTimingFunction(
      controlPoints: 1 - points[2], 1 - points[3], 1 - points[0], 1 - points[1])
  }
}
