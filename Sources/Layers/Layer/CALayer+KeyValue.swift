extension CALayer {
  /// The value at `keyPath`: a key, a member as `position.x`, or a part as `transform.scale.x`.
  ///
  /// Angles are in radians. `nil` for a path that names nothing, and for a part of a transform that
  /// cannot be taken apart.
  public final func value(forKeyPath keyPath: String) -> Any? {
    let path = KeyPathName(keyPath)
    guard let member = path.member else { return value(forKey: keyPath) }
    guard let whole = AnimatableValue(value(forKey: path.property)) else {
      return userValues[keyPath]
    }
    return whole.member(member)?.boxed
  }

  /// Sets the value at `keyPath`, keeping the other members or parts.
  ///
  /// A value of another type than the member's, or for a path that names no member, is kept under
  /// the path as one of the program's own.
  public final func setValue(_ value: Any?, forKeyPath keyPath: String) {
    let path = KeyPathName(keyPath)
    guard let member = path.member else { return setValue(value, forKey: keyPath) }
    guard let whole = AnimatableValue(self.value(forKey: path.property)),
      let part = AnimatableValue(value), let new = whole.replacing(member, with: part)
    else {
      if isOnItsThread { userValues[keyPath] = value }
      return
    }
    setValue(new.boxed, forKey: path.property)
  }

  /// The value of a property, of a property declared with ``Animatable``, or set by a program.
  final func read(_ key: String) -> Any? {
    if let property = type(of: self).properties[propertyKey(key)] { return property.read(self) }
    if let storage = custom[key] { return storage.boxed }
    return userValues[key] ?? style?[key] ?? type(of: self).defaultValue(forKey: key)
  }

  /// Sets a property, a property declared with ``Animatable``, or a program's own value.
  final func store(_ value: Any?, forKey key: String) {
    if let property = type(of: self).properties[propertyKey(key)] {
      property.write(self, value)
    } else if let storage = custom[key] {
      storage.write(value, on: self)
    } else {
      guard isOnItsThread else { return }
      userValues[key] = value
      if redraws(forKey: key) { setNeedsDisplay() }
    }
  }

  /// The key of a property that is also known by its getter's name.
  private func propertyKey(_ key: String) -> String {
    switch key {
    case "isHidden": "hidden"
    case "isDoubleSided": "doubleSided"
    default: key
    }
  }

  /// The value of `property` as an animation reads it.
  final func animatableValue(forKey property: String) -> AnimatableValue? {
    if let known = type(of: self).properties[property] { return known.value(self) }
    return custom[property]?.value
  }

  /// Whether animations can drive `property`.
  final func knows(_ property: String) -> Bool {
    type(of: self).properties[property] != nil || custom[property] != nil
  }

  /// Puts an animation's value into this presentation copy, past the setter.
  final func storePresented(_ value: AnimatableValue, forKey property: String) {
    if let known = type(of: self).properties[property] {
      known.store(self, value)
    } else {
      custom[property]?.store(value)
    }
  }

  /// What shows at `path` right now: during an animation its presented value, and before the
  /// commit of a change what was there before.
  final func valueOnScreen(at path: KeyPathName) -> AnimatableValue? {
    if path.member == nil, let waiting = waitingDeparture(forKey: path.property) { return waiting }
    guard presentationCopy == nil, let old = uncommittedValues[path.property] else {
      return shown.animatableValue(at: path)
    }
    let value = AnimatableValue(old)
    guard let member = path.member else { return value }
    return value?.member(member)
  }

  /// Where the animation for `key` starts that waits for its commit.
  private func waitingDeparture(forKey key: String) -> AnimatableValue? {
    guard attachments.contains(key: key), let waiting = attachments.first(where: { $0.key == key }),
      !waiting.isCommitted, case .property(let property) = waiting.running.effect
    else { return nil }
    return property.departure
  }

  /// The value at `path` as an animation reads it.
  final func animatableValue(at path: KeyPathName) -> AnimatableValue? {
    let whole = animatableValue(forKey: path.property)
    guard let member = path.member else { return whole }
    return whole?.member(member)
  }
}
