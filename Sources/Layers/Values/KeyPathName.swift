/// A key path taken apart: the property's own key, and which member of its value.
struct KeyPathName: Hashable {
  /// The layer's property: `transform` of `transform.scale.x`.
  let property: String
  /// The member of its value: `scale.x` of `transform.scale.x`; `nil` for the whole.
  let member: String?

  /// Takes `path` apart at its first full stop.
  init(_ path: String) {
    guard let stop = path.firstIndex(of: ".") else {
      property = path
      member = nil
      return
    }
    property = String(path[..<stop])
    member = String(path[path.index(after: stop)...])
  }
}
