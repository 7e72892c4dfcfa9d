/// Something that events are offered to: a view, a window, a controller.
///
/// - Source: UIKit, "UIResponder".
open class UIResponder: Hashable {
  /// Creates a responder that nothing follows.
  public init() {}

  /// Who is asked next when this one does not handle an event; `nil` at the end of the chain.
  open var next: UIResponder? { nil }

  // MARK: What NSObject has on iOS

  /// Whether `object` is the same as this; by identity unless overridden.
  open func isEqual(_ object: Any?) -> Bool { object as AnyObject === self }

  /// Whether both are equal by ``isEqual(_:)``.
  public static func == (one: UIResponder, other: UIResponder) -> Bool { one.isEqual(other) }

  /// A number that is the same for equal objects; of the identity unless overridden.
  open var hash: Int { ObjectIdentifier(self).hashValue }

  /// Hashes by ``hash``.
  public final func hash(into hasher: inout Hasher) { hasher.combine(hash) }
}
