/// The ends a basic animation was given, any of which may be missing.
package struct AnimationEnds<Value: Interpolatable> {
  /// The value to start at.
  package var from: Value?
  /// The value to end at; with ``from`` there ``by`` is ignored.
  package var to: Value?
  /// What is added over the way.
  package var by: Value?

  /// Creates ends.
  package init(from: Value? = nil, to: Value? = nil, by: Value? = nil) {
    self.from = from
    self.to = to
    self.by = by
  }

  /// The way these ends describe; `nil` when they need a sum that the type doesn't have.
  ///
  /// - Parameters:
  ///   - current: The property's value without this animation, which stands for a missing end.
  ///     For an additive animation that is the type's zero.
  ///   - captured: What was on the screen when the animation was added, which is where an
  ///     animation without any end starts.
  /// - Returns: The way from one value to another.
  package func way(current: @autoclosure () -> Value, captured: Value?) -> AnimationWay<Value>? {
    switch (from, to, by) {
    case (let from?, let to?, _):
      return AnimationWay(from: from, to: to, perCycle: to)
    case (let from?, nil, let by?):
      return from.adding(by).map { AnimationWay(from: from, to: $0, perCycle: by) }
    case (nil, let to?, let by?):
      let start = by.scaled(by: -1).flatMap { to.adding($0) }
      return start.map { AnimationWay(from: $0, to: to, perCycle: to) }
    case (let from?, nil, nil):
      let to = current()
      return AnimationWay(from: from, to: to, perCycle: to)
    case (nil, let to?, nil):
      return AnimationWay(from: current(), to: to, perCycle: to)
    case (nil, nil, let by?):
      let from = current()
      return from.adding(by).map { AnimationWay(from: from, to: $0, perCycle: by) }
    case (nil, nil, nil):
      let to = current()
      return AnimationWay(from: captured ?? to, to: to, perCycle: to)
    }
  }
}

/// The way from one value to another that one pass of an animation makes.
package struct AnimationWay<Value: Interpolatable> {
  /// Where a pass starts.
  package let from: Value
  /// Where a pass ends.
  package let to: Value
  /// What a cumulative animation adds for every pass made before.
  package let perCycle: Value

  /// The value after `progress` of the way; `nil` where the ends have no in-between.
  package func value(at progress: Double) -> Value? {
    from.mixed(with: to, by: progress)
  }
}

extension Interpolatable {
  /// The value in the pass after `iteration` whole ones, each of which added `perCycle`.
  ///
  /// A cycle that comes back ends where it started: call this only without autoreverses.
  package func accumulated(_ perCycle: Self, iteration: Double) -> Self? {
    guard iteration != 0 else { return self }
    return perCycle.scaled(by: iteration).flatMap { adding($0) }
  }
}
