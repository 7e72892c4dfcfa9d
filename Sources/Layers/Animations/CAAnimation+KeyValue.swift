import Animation

extension CAAnimation {
  /// The value of a property by its name, or what was set under another key.
  final func read(_ key: String) -> Any? {
    switch key {
    case "beginTime": beginTime
    case "duration": duration
    case "speed": speed
    case "timeOffset": timeOffset
    case "repeatCount": repeatCount
    case "repeatDuration": repeatDuration
    case "autoreverses": autoreverses
    case "fillMode": fillMode.rawValue
    case "timingFunction": timingFunction
    case "delegate": delegate
    case "removedOnCompletion", "isRemovedOnCompletion": isRemovedOnCompletion
    case "keyPath": (self as? CAPropertyAnimation)?.keyPath
    case "additive", "isAdditive": (self as? CAPropertyAnimation)?.isAdditive
    case "cumulative", "isCumulative": (self as? CAPropertyAnimation)?.isCumulative
    case "fromValue": (self as? CABasicAnimation)?.fromValue
    case "toValue": (self as? CABasicAnimation)?.toValue
    case "byValue": (self as? CABasicAnimation)?.byValue
    default: userValues[key] ?? type(of: self).defaultValue(forKey: key)
    }
  }

  /// Sets a property by its name, or keeps the value under another key.
  ///
  /// A value of a type that the property has not is left alone.
  final func store(_ value: Any?, forKey key: String) {
    let number = boxedNumber(value)
    switch key {
    case "beginTime": beginTime = number ?? beginTime
    case "duration": duration = number ?? duration
    case "speed": speed = number.map { Float($0) } ?? speed
    case "timeOffset": timeOffset = number ?? timeOffset
    case "repeatCount": repeatCount = number.map { Float($0) } ?? repeatCount
    case "repeatDuration": repeatDuration = number ?? repeatDuration
    case "autoreverses": autoreverses = value as? Bool ?? autoreverses
    case "fillMode":
      let name = value as? CAMediaTimingFillMode
      fillMode = name ?? (value as? String).map { .init(rawValue: $0) } ?? fillMode
    case "timingFunction": timingFunction = value as? CAMediaTimingFunction
    case "delegate": delegate = value as? any CAAnimationDelegate
    case "removedOnCompletion", "isRemovedOnCompletion":
      isRemovedOnCompletion = value as? Bool ?? isRemovedOnCompletion
    default:
      if !storeOwn(value, forKey: key) { userValues[key] = value }
    }
  }

  /// Sets a property of a subclass; answers whether it has one of that name.
  private func storeOwn(_ value: Any?, forKey key: String) -> Bool {
    switch (key, self) {
    case ("keyPath", let animation as CAPropertyAnimation): animation.keyPath = value as? String
    case ("additive", let animation as CAPropertyAnimation),
      ("isAdditive", let animation as CAPropertyAnimation):
      animation.isAdditive = value as? Bool ?? animation.isAdditive
    case ("cumulative", let animation as CAPropertyAnimation),
      ("isCumulative", let animation as CAPropertyAnimation):
      animation.isCumulative = value as? Bool ?? animation.isCumulative
    case ("fromValue", let animation as CABasicAnimation): animation.fromValue = value
    case ("toValue", let animation as CABasicAnimation): animation.toValue = value
    case ("byValue", let animation as CABasicAnimation): animation.byValue = value
    default: return false
    }
    return true
  }
}
