import Glibc

/// What is found out once about a class of layers.
final class LayerClassFacts {
  /// Whether the class declares properties with ``Animatable``; `nil` until somebody looked.
  var hasCustomProperties: Bool?
  /// The answers of `needsDisplay(forKey:)` by key.
  fileprivate var redrawsByKey: [String: Bool] = [:]
}

extension LayerThread {
  /// What is known of the class `type`.
  func facts(of type: CALayer.Type) -> LayerClassFacts {
    let id = ObjectIdentifier(type)
    if let known = classFacts[id] { return known }
    let new = LayerClassFacts()
    classFacts[id] = new
    return new
  }

  /// Whether `type` wants its contents drawn again when `key` changes; asked once a class and key.
  func redraws(_ type: CALayer.Type, forKey key: String) -> Bool {
    let facts = facts(of: type)
    if let answer = facts.redrawsByKey[key] { return answer }
    let answer = type.needsDisplay(forKey: key)
    facts.redrawsByKey[key] = answer
    return answer
  }

  /// Writes a line to standard error, the first time that `key` is complained about.
  package func report(once key: String, _ message: String) {
    guard reported.insert(key).inserted else { return }
    var line = "\(message)\n"
    line.withUTF8 { _ = write(STDERR_FILENO, $0.baseAddress, $0.count) }
  }
}
