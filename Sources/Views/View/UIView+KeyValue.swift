import Drawing
import Geometry
import Layers

/// Reading and writing properties by their names.
extension UIView {
  final func readProperty(_ key: String) -> Any? {
    switch key {
    case "layer": layer
    case "superview": superview
    case "subviews": subviews
    case "window": window
    case "tag": tag
    case "frame": frame
    case "bounds": bounds
    case "center": center
    case "transform": transform
    case "alpha": alpha
    case "hidden", "isHidden": isHidden
    case "opaque", "isOpaque": isOpaque
    case "backgroundColor": backgroundColor
    case "tintColor": tintColor
    case "clipsToBounds": clipsToBounds
    case "contentMode": contentMode.rawValue
    case "userInteractionEnabled", "isUserInteractionEnabled": isUserInteractionEnabled
    case "contentScaleFactor": contentScaleFactor
    case "accessibilityIdentifier": accessibilityIdentifier
    case "accessibilityLabel": accessibilityLabel
    case "accessibilityValue": accessibilityValue
    default: nil
    }
  }

  final func writeProperty(_ key: String, _ value: Any?) {
    let value = (value as? any ValueBox)?.content ?? value
    switch key {
    case "tag": if let value = value as? Int { tag = value }
    case "frame": if let value = value as? CGRect { frame = value }
    case "bounds": if let value = value as? CGRect { bounds = value }
    case "center": if let value = value as? CGPoint { center = value }
    case "transform": if let value = value as? CGAffineTransform { transform = value }
    case "alpha": if let value = number(value) { alpha = value }
    case "hidden", "isHidden": if let value = flag(value) { isHidden = value }
    case "opaque", "isOpaque": if let value = flag(value) { isOpaque = value }
    case "backgroundColor": backgroundColor = value as? UIColor
    case "tintColor": tintColor = value as? UIColor
    case "clipsToBounds": if let value = flag(value) { clipsToBounds = value }
    case "contentMode":
      if let mode = (value as? Int).flatMap(ContentMode.init) { contentMode = mode }
    case "userInteractionEnabled", "isUserInteractionEnabled":
      if let value = flag(value) { isUserInteractionEnabled = value }
    case "contentScaleFactor": if let value = number(value) { contentScaleFactor = value }
    case "accessibilityIdentifier": accessibilityIdentifier = value as? String
    case "accessibilityLabel": accessibilityLabel = value as? String
    case "accessibilityValue": accessibilityValue = value as? String
    default: break
    }
  }

  final func read(_ keyPath: String) -> Any? {
    guard let (first, rest) = keyPath.firstKey else { return value(forKey: keyPath) }
    switch value(forKey: first) {
    case let layer as CALayer: return layer.value(forKeyPath: rest)
    case let view as UIView: return view.value(forKeyPath: rest)
    default: return nil
    }
  }

  final func write(_ keyPath: String, _ value: Any?) {
    guard let (first, rest) = keyPath.firstKey else { return setValue(value, forKey: keyPath) }
    switch self.value(forKey: first) {
    case let layer as CALayer: layer.setValue(value, forKeyPath: rest)
    case let view as UIView: view.setValue(value, forKeyPath: rest)
    default: break
    }
  }

  private func number(_ value: Any?) -> CGFloat? {
    switch value {
    case let number as Double: number
    case let number as Float: CGFloat(number)
    case let number as Int: CGFloat(number)
    default: nil
    }
  }

  private func flag(_ value: Any?) -> Bool? { value as? Bool ?? number(value).map { $0 != 0 } }
}

extension String {
  /// What stands before the first dot, and what after it; `nil` where there is none.
  fileprivate var firstKey: (String, String)? {
    guard let dot = firstIndex(of: ".") else { return nil }
    return (String(self[..<dot]), String(self[index(after: dot)...]))
  }
}

extension CGRect {
  /// The rectangle as iOS writes it, `(x y; width height)`.
  var spelled: String {
    func spelled(_ number: CGFloat) -> String {
      Int(exactly: number).map { String($0) } ?? String(number)
    }
    return "(\(spelled(origin.x)) \(spelled(origin.y)); "
      + "\(spelled(size.width)) \(spelled(size.height)))"
  }
}
