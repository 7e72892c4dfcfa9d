import Geometry

extension AnimatableValue {
  /// The member named `name`, as `x`, `size.width` or, of a transform, `scale.x`.
  func member(_ name: String) -> AnimatableValue? {
    switch (self, name) {
    case (.point(let point), "x"): .number(point.x)
    case (.point(let point), "y"): .number(point.y)
    case (.size(let size), "width"): .number(size.width)
    case (.size(let size), "height"): .number(size.height)
    case (.vector(let vector), "dx"): .number(vector.dx)
    case (.vector(let vector), "dy"): .number(vector.dy)
    case (.rect(let rect), "origin"): .point(rect.origin)
    case (.rect(let rect), "size"): .size(rect.size)
    case (.rect, _): nested(name)
    case (.transform(let transform), _): TransformParts(transform)?.part(name)
    default: nil
    }
  }

  /// The value with its member `name` replaced, keeping the others; `nil` if there is none such.
  func replacing(_ name: String, with new: AnimatableValue) -> AnimatableValue? {
    switch (self, name, new) {
    case (.point(let point), "x", .number(let x)): .point(CGPoint(x: x, y: point.y))
    case (.point(let point), "y", .number(let y)): .point(CGPoint(x: point.x, y: y))
    case (.size(let size), "width", .number(let width)):
      .size(CGSize(width: width, height: size.height))
    case (.size(let size), "height", .number(let height)):
      .size(CGSize(width: size.width, height: height))
    case (.vector(let vector), "dx", .number(let dx)): .vector(CGVector(dx: dx, dy: vector.dy))
    case (.vector(let vector), "dy", .number(let dy)): .vector(CGVector(dx: vector.dx, dy: dy))
    case (.rect(let rect), "origin", .point(let origin)):
      .rect(CGRect(origin: origin, size: rect.size))
    case (.rect(let rect), "size", .size(let size)): .rect(CGRect(origin: rect.origin, size: size))
    case (.rect, _, _): replacingNested(name, with: new)
    case (.transform(let transform), _, _):
      TransformParts(transform)?.replacing(name, with: new).map { .transform($0.transform) }
    default: nil
    }
  }

  private func nested(_ name: String) -> AnimatableValue? {
    let path = KeyPathName(name)
    guard let member = path.member else { return nil }
    return self.member(path.property)?.member(member)
  }

  private func replacingNested(_ name: String, with new: AnimatableValue) -> AnimatableValue? {
    let path = KeyPathName(name)
    guard let member = path.member,
      let part = self.member(path.property)?.replacing(member, with: new)
    else { return nil }
    return replacing(path.property, with: part)
  }
}

extension TransformParts {
  /// The part named as below `transform` in a key path.
  ///
  /// `scale` is the mean of its three; `rotation` is `rotation.z`, in radians; `translation` is a
  /// size of x and y. `scale.xy` is no documented part, but one that programs animate.
  ///
  /// - Source: Core Animation Programming Guide, "CATransform3D Key Paths".
  func part(_ name: String) -> AnimatableValue? {
    switch name {
    case "scale": .number((scale.x + scale.y + scale.z) / 3)
    case "scale.xy": .number((scale.x + scale.y) / 2)
    case "scale.x": .number(scale.x)
    case "scale.y": .number(scale.y)
    case "scale.z": .number(scale.z)
    case "rotation", "rotation.z": .number(rotation.z)
    case "rotation.x": .number(rotation.x)
    case "rotation.y": .number(rotation.y)
    case "translation": .size(CGSize(width: translation.x, height: translation.y))
    case "translation.x": .number(translation.x)
    case "translation.y": .number(translation.y)
    case "translation.z": .number(translation.z)
    default: nil
    }
  }

  /// The parts with the one named `name` replaced; `nil` for an unknown name or a wrong type.
  func replacing(_ name: String, with new: AnimatableValue) -> TransformParts? {
    var parts = self
    switch (name, new) {
    case ("scale", .number(let factor)): parts.scale = SIMD3(repeating: factor)
    case ("scale.xy", .number(let factor)): (parts.scale.x, parts.scale.y) = (factor, factor)
    case ("scale.x", .number(let factor)): parts.scale.x = factor
    case ("scale.y", .number(let factor)): parts.scale.y = factor
    case ("scale.z", .number(let factor)): parts.scale.z = factor
    case ("rotation", .number(let angle)), ("rotation.z", .number(let angle)):
      parts.rotation.z = angle
    case ("rotation.x", .number(let angle)): parts.rotation.x = angle
    case ("rotation.y", .number(let angle)): parts.rotation.y = angle
    case ("translation", .size(let offset)):
      (parts.translation.x, parts.translation.y) = (offset.width, offset.height)
    case ("translation", .point(let offset)):
      (parts.translation.x, parts.translation.y) = (offset.x, offset.y)
    case ("translation.x", .number(let offset)): parts.translation.x = offset
    case ("translation.y", .number(let offset)): parts.translation.y = offset
    case ("translation.z", .number(let offset)): parts.translation.z = offset
    default: return nil
    }
    return parts
  }
}
