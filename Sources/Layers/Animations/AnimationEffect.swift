import Animation

/// What an animation does, fixed when it is added.
indirect enum AnimationEffect {
  /// Nothing that shows: an animation without a property.
  case none
  /// One property's value.
  case property(PropertyEffect)
  /// Several effects on one clock, applied in order.
  case group([RunningEffect])
  /// From the picture last shown to the present one; the layer's node shows it.
  case transition(TransitionEffect)
}

/// An effect and when it runs.
struct RunningEffect {
  var timing: MediaTiming
  let function: CAMediaTimingFunction?
  private(set) var effect: AnimationEffect

  /// The effect of `animation` as it is now.
  init(of animation: CAAnimation) {
    timing = animation.timing
    function = animation.timingFunction
    effect = animation.makeEffect()
  }

  /// Takes down what is on the screen, where an animation without ends starts.
  ///
  /// - Parameter onScreen: The value at a key path.
  mutating func depart(from onScreen: (KeyPathName) -> AnimatableValue?) {
    switch effect {
    case .none, .transition: return
    case .property(var property):
      property.depart(from: onScreen(property.keyPath))
      effect = .property(property)
    case .group(var members):
      for index in members.indices { members[index].depart(from: onScreen) }
      effect = .group(members)
    }
  }

  /// Applies the effect at `moment` of the parent's clock, if it contributes then.
  func apply(at moment: Moment, to pass: inout PresentationPass) {
    let sample = timing.sample(at: moment.time, isClockStopped: moment.isClockStopped)
    guard sample.contributes else { return }
    let progress = function?.value(at: sample.fraction) ?? sample.fraction
    switch effect {
    case .none, .transition:
      return
    case .property(let property):
      let cycle = timing.autoreverses ? 0 : sample.iteration
      property.apply(progress, cycle: cycle, duration: timing.duration, to: &pass)
    case .group(let members):
      let inner = moment.inGroup(at: progress, lasting: timing.duration)
      for member in members { member.within(timing.duration).apply(at: inner, to: &pass) }
    }
  }

  /// The effect as a member of a group that lasts `duration`: without its own it takes the group's.
  func within(_ duration: Seconds) -> RunningEffect {
    guard timing.duration <= 0 else { return self }
    var member = self
    member.timing.duration = duration
    return member
  }

  /// The properties that the effect works on.
  var properties: [String] {
    switch effect {
    case .none, .transition: []
    case .property(let property): property.properties
    case .group(let members): members.flatMap(\.properties)
    }
  }
}

/// A point on a clock, and whether the clock moves.
struct Moment {
  var time: Seconds
  /// Whether the clock stands still, so that it may be moved by hand to the very end.
  var isClockStopped = false

  /// The clock of the members of a group that is `progress` through a pass of `duration`.
  func inGroup(at progress: Double, lasting duration: Seconds) -> Moment {
    let time = progress * duration
    // Whether the group shows at its end is decided: a member as long as it shows its last value.
    return Moment(time: time, isClockStopped: isClockStopped || time >= duration)
  }
}
