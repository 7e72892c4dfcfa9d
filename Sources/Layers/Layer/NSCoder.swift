/// An archive that objects could be read from; here there are none, and it answers so.
///
/// It is what `required init?(coder:)` takes, which classes written for iOS have to declare.
///
/// - Source: Foundation, "NSCoder".
open class NSCoder {
  /// Creates an archive with nothing in it.
  public init() {}

  /// Whether there is a value under `key`: there is none.
  open func containsValue(forKey key: String) -> Bool { false }
  /// The object under `key`: none.
  open func decodeObject(forKey key: String) -> Any? { nil }
  /// The flag under `key`: `false`, as for every key that is not there.
  open func decodeBool(forKey key: String) -> Bool { false }
  /// The number under `key`: 0, as for every key that is not there.
  open func decodeInteger(forKey key: String) -> Int { 0 }
  /// The number under `key`: 0, as for every key that is not there.
  open func decodeFloat(forKey key: String) -> Float { 0 }
  /// The number under `key`: 0, as for every key that is not there.
  open func decodeDouble(forKey key: String) -> Double { 0 }
  /// Keeps nothing.
  open func encode(_ value: Any?, forKey key: String) {}
}
