import Animation
import Drawing
import Geometry

extension AnimatableValue: Interpolatable {
  /// The value `fraction` of the way to `end`, beyond either end too; `nil` if they do not mix.
  ///
  /// Transforms are taken apart, mixed in their parts and put together again. Values without
  /// in-betweens switch at the end, paths of different elements as soon as they leave the start.
  func mixed(with end: AnimatableValue, by fraction: Double) -> AnimatableValue? {
    if case (.path, .path) = (self, end), !mixes(with: end) { return fraction == 0 ? self : end }
    guard mixes(with: end) else { return nil }
    if fraction == 0 { return self }
    if fraction == 1 { return end }
    switch (self, end) {
    case (.picture(let one), .picture(let two)):
      return .picture(one.mixed(with: two, by: fraction))
    case (.transform(let one), .transform(let two)):
      return .transform(one.mixed(with: two, by: fraction))
    case (.affine(let one), .affine(let two)):
      return .affine(one.mixed(with: two, by: fraction))
    case (.opaque, .opaque):
      return fraction < 1 ? self : end
    default:
      return combined(with: end) { $0 == $1 ? $1 : $0 + ($1 - $0) * fraction }
    }
  }

  /// The sum, member by member; `nil` for kinds that cannot be added.
  func adding(_ other: AnimatableValue) -> AnimatableValue? {
    isAddable && mixes(with: other) ? combined(with: other, +) : nil
  }

  /// The value times `factor`, member by member; `nil` for kinds that cannot be added.
  func scaled(by factor: Double) -> AnimatableValue? {
    isAddable ? replacing(components: components.map { $0 * factor }) : nil
  }

  /// How far apart two numbers, points or the like are; `nil` for kinds without a distance.
  func distance(to other: AnimatableValue) -> Double? {
    guard isAddable, mixes(with: other) else { return nil }
    return Components(components).distance(to: Components(other.components))
  }

  /// What an additive animation that stands at this value makes of `base`.
  func composed(over base: AnimatableValue) -> AnimatableValue? {
    switch (base, self) {
    case (.transform(let base), .transform(let added)):
      .transform(CATransform3DConcat(added, base))
    case (.affine(let base), .affine(let added)): .affine(added.concatenating(base))
    default: base.adding(self)
    }
  }

  /// The value in the cycle after `cycles` whole ones, each of which added `perCycle`.
  ///
  /// Transforms are applied one after another as often. What cannot be added stays itself.
  func after(_ cycles: Double, of perCycle: AnimatableValue) -> AnimatableValue {
    switch (self, perCycle) {
    case (.transform(let value), .transform(let once)):
      return .transform(repeated(once, times: cycles, after: value, CATransform3DConcat))
    case (.affine(let value), .affine(let once)):
      return .affine(repeated(once, times: cycles, after: value) { $0.concatenating($1) })
    default:
      return accumulated(perCycle, iteration: cycles) ?? self
    }
  }

  /// The value that adds nothing; `nil` for kinds that cannot be added.
  var neutral: AnimatableValue? {
    switch self {
    case .transform: .transform(CATransform3DIdentity)
    case .affine: .affine(.identity)
    default: isAddable ? replacing(components: components.map { _ in 0 }) : nil
    }
  }

  /// What stands for no value beside this one: of a colour the same without any opacity.
  var vanished: AnimatableValue? {
    guard case .color(let color) = self, let clear = color.copy(alpha: 0) else { return nil }
    return .color(clear)
  }

  /// `value` with `once` applied to it so many times, by the powers of two that `times` is made of.
  private func repeated<Transform>(
    _ once: Transform, times: Double, after value: Transform,
    _ concatenate: (Transform, Transform) -> Transform
  ) -> Transform {
    guard times > 0 else { return value }
    var (result, power, rest) = (value, once, UInt64(min(times, 1e15)))
    while rest > 0 {
      if rest % 2 == 1 { result = concatenate(result, power) }
      power = concatenate(power, power)
      rest /= 2
    }
    return result
  }

  private var isAddable: Bool {
    switch self {
    case .transform, .affine, .path, .picture, .opaque: false
    default: true
    }
  }

  private func combined(
    with other: AnimatableValue, _ operation: (Double, Double) -> Double
  ) -> AnimatableValue {
    replacing(components: zip(components, other.components).map(operation))
  }
}
