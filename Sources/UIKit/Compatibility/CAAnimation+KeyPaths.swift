public import Layers

// Animations carry values under keys of a program's own, and are asked for them by key paths.
extension CAAnimation {
  /// The value for `keyPath`: that of a key of its own.
  public func value(forKeyPath keyPath: String) -> Any? { value(forKey: keyPath) }

  /// Sets the value for `keyPath`: that of a key of its own.
  public func setValue(_ value: Any?, forKeyPath keyPath: String) {
    setValue(value, forKey: keyPath)
  }
}
