/// Something that events are offered to: a view, a window, a controller.
///
/// - Source: UIKit, "UIResponder".
open class UIResponder: Hashable, CustomStringConvertible, CustomDebugStringConvertible {
  /// Creates a responder that nothing follows.
  public init() {}

  /// Who is asked next when this one does not handle an event; `nil` at the end of the chain.
  open var next: UIResponder? { nil }

  // MARK: Touches

  /// Called when touches begin; unless overridden, ``next`` is told.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  /// Called when touches move; unless overridden, ``next`` is told.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  /// Called when touches are lifted; unless overridden, ``next`` is told.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  /// Called when touches are taken away, by a gesture say; unless overridden, ``next`` is told.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  // MARK: First responder

  /// Whether it may be the first to hear of what is not a touch: `false` unless overridden.
  open var canBecomeFirstResponder: Bool { false }
  /// Whether it may stop being the first responder: `true` unless overridden.
  open var canResignFirstResponder: Bool { true }
  /// Whether it is the first responder.
  open var isFirstResponder: Bool { ViewThread.current.firstResponder === self }

  /// Becomes the first responder, if it may and the present one lets go.
  ///
  /// - Returns: Whether it is the first responder now.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    let thread = ViewThread.current
    if thread.firstResponder === self { return true }
    guard canBecomeFirstResponder else { return false }
    if let present = thread.firstResponder, !present.resignFirstResponder() { return false }
    thread.firstResponder = self
    return true
  }

  /// Stops being the first responder, if it may.
  ///
  /// - Returns: Whether it is none now.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    let thread = ViewThread.current
    guard thread.firstResponder === self else { return true }
    guard canResignFirstResponder else { return false }
    thread.firstResponder = nil
    return true
  }

  // MARK: What NSObject has on iOS

  /// Called on iOS for what an archive brought; here there are none, and nobody calls it.
  open func awakeFromNib() {}

  /// Called on iOS by the interface builder; here there is none, and nobody calls it.
  open func prepareForInterfaceBuilder() {}

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
