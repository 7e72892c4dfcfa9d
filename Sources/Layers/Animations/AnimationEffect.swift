import Animation

/// What an animation does, fixed when it is added.
indirect enum AnimationEffect {
  /// Nothing that shows: an animation without a property.
  case none
  /// One property's value.
  case property(PropertyEffect)
  /// Several effects on one clock, applied in order.
  case group([RunningEffect])
}

/// What an animation does to one property.
struct PropertyEffect {
  let keyPath: KeyPathName
  let isAdditive: Bool
  let isCumulative: Bool
  let ends: AnimationEnds<AnimatableValue>
}

/// An effect and when it runs.
struct RunningEffect {
  var timing: MediaTiming
  let function: CAMediaTimingFunction?
  let effect: AnimationEffect

  /// The effect of `animation` as it is now.
  init(of animation: CAAnimation) {
    timing = animation.timing
    function = animation.timingFunction
    effect = animation.makeEffect()
  }

  /// Applies the effect at `moment` of the parent's clock, if it contributes then.
  ///
  /// - Parameters:
  ///   - moment: The parent's clock.
  ///   - pass: The values so far.
  ///   - departure: What was on the screen when the animation was added.
  func apply(at moment: Moment, to pass: inout PresentationPass, departure: AnimatableValue?) {
    let sample = timing.sample(at: moment.time, isClockStopped: moment.isClockStopped)
    guard sample.contributes else { return }
    let progress = function?.value(at: sample.fraction) ?? sample.fraction
    switch effect {
    case .none:
      return
    case .property(let property):
      let cycle = timing.autoreverses ? 0 : sample.iteration
      property.apply(progress, cycle: cycle, to: &pass, departure: departure)
    case .group(let members):
      var inner = moment
      inner.time = progress * timing.duration
      // Whether the group shows at its end is decided: a member as long as it shows its last value.
      inner.isClockStopped = inner.time >= timing.duration
      for member in members {
        member.within(timing.duration).apply(at: inner, to: &pass, departure: nil)
      }
    }
  }

  /// The effect as a member of a group that lasts `duration`: without its own it takes the group's.
  private func within(_ duration: Seconds) -> RunningEffect {
    guard !(timing.duration > 0) else { return self }
    var member = self
    member.timing.duration = duration
    return member
  }
}

/// A point on a clock, and whether the clock moves.
struct Moment {
  var time: Seconds
  /// Whether the clock stands still, so that it may be moved by hand to the very end.
  var isClockStopped = false
}

extension PropertyEffect {
  /// Puts the value at `progress` of a cycle in the place of what `pass` has so far, or adds it.
  ///
  /// Ends of different types, or of a type without in-betweens and sums, contribute nothing.
  fileprivate func apply(
    _ progress: Double, cycle: Double, to pass: inout PresentationPass, departure: AnimatableValue?
  ) {
    let base = pass.value(at: keyPath)
    let given = ends.from ?? ends.to ?? ends.by
    let current =
      isAdditive
      ? (base ?? given)?.neutral : pass.modelValue(at: keyPath) ?? (given ?? departure)?.vanished
    guard let current = current ?? given,
      let way = ends.way(current: current, captured: isAdditive ? nil : departure),
      var value = way.value(at: progress)
    else { return }
    if isCumulative {
      guard let sum = value.accumulated(way.perCycle, iteration: cycle) else { return }
      value = sum
    }
    if isAdditive, let base {
      guard let sum = value.composed(over: base) else { return }
      value = sum
    }
    pass.set(value, at: keyPath)
  }
}
