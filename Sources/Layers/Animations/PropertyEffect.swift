import Animation

/// What an animation does to one property.
struct PropertyEffect {
  let keyPath: KeyPathName
  let isAdditive: Bool
  let isCumulative: Bool
  let function: CAValueFunction?
  private(set) var course: Course
  /// What was on the screen when the animation was added.
  private(set) var departure: AnimatableValue?

  /// What the value runs through in a cycle.
  enum Course {
    /// From one end to the other.
    case ends(AnimationEnds<AnimatableValue>)
    /// The same, as a spring moves.
    case spring(AnimationEnds<AnimatableValue>, Spring)
    /// Several values, or a path.
    case keyframes(KeyframeCourse)
  }

  /// Takes down what is on the screen when the animation is added.
  ///
  /// The ends of a flag may be numbers: they are read as flags, which step at the end.
  mutating func depart(from onScreen: AnimatableValue?) {
    departure = onScreen
    guard case .opaque(let value)? = onScreen, value is Bool, case .ends(var ends) = course else {
      return
    }
    ends.from = ends.from?.asFlag
    ends.to = ends.to?.asFlag
    course = .ends(ends)
  }

  /// Where a cycle has come to.
  private struct Reached {
    var value: AnimatableValue
    /// What every whole cycle before adds to a cumulative animation.
    var perCycle: AnimatableValue?
    /// How far the layer is turned to follow a path.
    var turn: Double?
  }

  /// Puts the value at `progress` of a cycle in the place of what `pass` has so far, or adds it.
  ///
  /// Ends of different types contribute nothing. What cannot be added, as a path, counts alone.
  func apply(
    _ progress: Double, cycle: Double, duration: Seconds, to pass: inout PresentationPass
  ) {
    guard let reached = reached(at: progress, duration: duration, in: pass) else { return }
    var value = reached.value
    if isCumulative, cycle != 0, let perCycle = reached.perCycle {
      value = value.after(cycle, of: perCycle)
    }
    if let function {
      guard let transform = function.transform(of: value) else { return }
      value = transform
    }
    if isAdditive, let base = pass.value(at: keyPath) {
      value = value.composed(over: base) ?? value
    }
    pass.set(value, at: keyPath)
    if let turn = reached.turn { pass.turn(by: turn, isAdditive: isAdditive) }
  }

  private func reached(
    at progress: Double, duration: Seconds, in pass: PresentationPass
  ) -> Reached? {
    switch course {
    case .ends(let ends):
      guard let way = way(ends, in: pass) else { return nil }
      return way.value(at: progress).map { Reached(value: $0, perCycle: way.perCycle) }
    case .spring(let ends, let spring):
      guard let way = way(ends, in: pass) else { return nil }
      return way.value(at: spring.value(at: progress * duration))
        .map { Reached(value: $0, perCycle: way.perCycle) }
    case .keyframes(let keyframes):
      return keyframes.reached(at: progress).map { place in
        let end = isCumulative ? keyframes.reached(at: 1)?.value : nil
        return Reached(value: place.value, perCycle: end, turn: place.turn)
      }
    }
  }

  /// The way that `ends` describe on the layer of `pass`; `nil` when they describe none.
  ///
  /// A missing end is the model's value, or for an additive animation what adds nothing, where
  /// there is such a value; beside a colour no colour is the same one without any opacity.
  func way(
    _ ends: AnimationEnds<AnimatableValue>, in pass: PresentationPass
  ) -> AnimationWay<AnimatableValue>? {
    let given = ends.from ?? ends.to ?? ends.by
    if ends.from != nil, ends.to != nil, let given {
      return ends.way(current: given, captured: nil)
    }
    let current: AnimatableValue?
    if let function {
      current =
        isAdditive
        ? function.neutralArgument(like: given)
        : function.argument(of: pass.modelValue(at: keyPath), like: given)
    } else if isAdditive {
      let sample = pass.value(at: keyPath) ?? given
      current = sample.flatMap { $0.neutral ?? pass.modelValue(at: keyPath) }
    } else {
      current = pass.modelValue(at: keyPath) ?? (given ?? departure)?.vanished
    }
    guard let current = current ?? given else { return nil }
    return ends.way(
      current: current, captured: isAdditive ? nil : departure ?? current.vanished)
  }

  /// The properties that are written: a motion that follows a path turns the layer, too.
  var properties: [String] {
    turns ? [keyPath.property, "transform"] : [keyPath.property]
  }

  /// Whether the layer is turned to follow a path.
  private var turns: Bool {
    guard case .keyframes(.path(let path)) = course else { return false }
    return path.turns
  }

  /// The key path whose value the effect decides alone, whatever came before it; else `nil`.
  var settledKeyPath: KeyPathName? {
    guard !isAdditive, !turns else { return nil }
    switch course {
    case .ends(let ends), .spring(let ends, _):
      guard let from = ends.from, let to = ends.to, from.mixed(with: to, by: 1) != nil else {
        return nil
      }
    case .keyframes(let keyframes):
      guard keyframes.reached(at: 1) != nil else { return nil }
    }
    return keyPath
  }
}
