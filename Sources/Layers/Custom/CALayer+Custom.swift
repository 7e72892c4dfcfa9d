extension CALayer {
  /// The storage of the properties declared with ``Animatable``, by the properties' names.
  ///
  /// Found by reflection on first use: the compiler names the storage of `x` as `_x`.
  final var custom: [String: any AnimatableStorage] {
    if let customStorage { return customStorage }
    let facts = LayerThread.current.facts(of: type(of: self))
    let found = facts.hasCustomProperties == false ? [:] : reflectedStorage()
    facts.hasCustomProperties = !found.isEmpty
    customStorage = found
    return found
  }

  private func reflectedStorage() -> [String: any AnimatableStorage] {
    var found: [String: any AnimatableStorage] = [:]
    var mirror: Mirror? = Mirror(reflecting: self)
    while let level = mirror, level.subjectType != CALayer.self {
      for case (let label?, let holder as any AnimatableHolder) in level.children {
        let name = String(label.dropFirst())
        holder.holder.name = name
        // A private property may have the name of one further down: its value is copied too.
        found[found[name] == nil ? name : "\(name) of \(level.subjectType)"] = holder.holder
      }
      mirror = level.superclassMirror
    }
    return found
  }

  /// Copies the values of the properties declared with ``Animatable`` from `other`.
  final func takeCustomValues(from other: CALayer) {
    for (name, storage) in other.custom { custom[name]?.take(from: storage) }
  }
}
