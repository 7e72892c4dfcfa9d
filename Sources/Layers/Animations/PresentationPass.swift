import Geometry

/// One frame's animations being applied to a presentation copy, in their order.
///
/// While parts of a transform are animated they are kept apart and put together once at the end:
/// a scale of 0 would otherwise destroy the rotation before it is read.
struct PresentationPass {
  private let copy: CALayer
  private let model: CALayer
  private var parts: [String: TransformParts] = [:]
  private var turn: Double?

  /// Starts from `copy` holding the values of `model`.
  init(copy: CALayer, model: CALayer) {
    self.copy = copy
    self.model = model
  }

  /// The value so far at `path`.
  func value(at path: KeyPathName) -> AnimatableValue? {
    if let parts = parts[path.property] {
      guard let member = path.member else { return .transform(parts.transform) }
      return parts.part(member)
    }
    return copy.animatableValue(at: path)
  }

  /// The model's own value at `path`.
  func modelValue(at path: KeyPathName) -> AnimatableValue? {
    model.animatableValue(at: path)
  }

  /// Sets the value at `path`; an unknown path or a value that is not finite is left alone.
  mutating func set(_ value: AnimatableValue, at path: KeyPathName) {
    guard value.isFinite else { return }
    guard let member = path.member else {
      parts[path.property] = nil
      copy.storePresented(value, forKey: path.property)
      return
    }
    guard let whole = copy.animatableValue(forKey: path.property) else { return }
    if case .transform(let transform) = whole {
      let current = parts[path.property] ?? TransformParts(transform)
      parts[path.property] = current?.replacing(member, with: value) ?? current
    } else if let new = whole.replacing(member, with: value) {
      copy.storePresented(new, forKey: path.property)
    }
  }

  /// Turns the layer by `angle`, in radians, on top of what its transform says in the end.
  ///
  /// A motion that puts its position in the place of another's also puts its turn there.
  mutating func turn(by angle: Double, isAdditive: Bool) {
    turn = isAdditive ? (turn ?? 0) + angle : angle
  }

  /// Puts the animated transforms together.
  func finish() {
    // In any order: each is a property by itself.
    for (property, parts) in parts {
      copy.storePresented(.transform(parts.transform), forKey: property)
    }
    guard let turn else { return }
    let transform = copy.state.placement.transform
    var turned = CATransform3DConcat(CATransform3DMakeRotation(turn, 0, 0, 1), transform)
    if var parts = TransformParts(transform) {
      parts.rotation.z += turn
      turned = parts.transform
    }
    copy.storePresented(.transform(turned), forKey: "transform")
  }
}
