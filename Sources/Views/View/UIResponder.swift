/// Something that events are offered to: a view, a window, a controller.
///
/// - Source: UIKit, "UIResponder".
open class UIResponder: Hashable, CustomStringConvertible, CustomDebugStringConvertible {
  /// Creates a responder that nothing follows.
  public init() {}

  /// Who is asked next when this one does not handle an event; `nil` at the end of the chain.
  open var next: UIResponder? { nil }

  // MARK: What NSObject has on iOS

  /// Whether `object` is the same as this; by identity unless overridden.
  open func isEqual(_ object: Any?) -> Bool { object as AnyObject === self }

  /// Whether both are equal by ``isEqual(_:)``.
  public static func == (one: UIResponder, other: UIResponder) -> Bool { one.isEqual(other) }

  /// What code written for iOS associates with the responder, by keys of its own.
  package final var associations: AnyObject?

  /// A number that is the same for equal objects; of the identity unless overridden.
  open var hash: Int { ObjectIdentifier(self).hashValue }

  /// Hashes by ``hash``.
  public final func hash(into hasher: inout Hasher) { hasher.combine(hash) }

  /// The class and the address, as `<Name: 0x1234>`.
  open var description: String { "<\(objectName)>" }

  /// The same as ``description`` unless overridden.
  open var debugDescription: String { description }

  /// The class and the address, as `Name: 0x1234`.
  final var objectName: String { nameAndAddress(of: self) }
}

/// The class and the address of `object`, as `Name: 0x1234`.
func nameAndAddress(of object: AnyObject) -> String {
  "\(type(of: object)): 0x\(String(UInt(bitPattern: ObjectIdentifier(object)), radix: 16))"
}
