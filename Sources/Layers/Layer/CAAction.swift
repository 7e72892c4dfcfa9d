/// Something that runs when a layer's property changes or the layer enters or leaves a tree.
///
/// - Source: Core Animation, "CAAction".
public protocol CAAction {
  /// Runs the action for `event` on `object`, the layer.
  ///
  /// It is called right after the change; `arguments` is `nil` here.
  func run(forKey event: String, object anObject: Any, arguments: [AnyHashable: Any]?)
}

/// An action that is none and ends the search for one.
package protocol EndingAction: CAAction {}

/// The action that is none: it ends the search for one.
///
/// Where Foundation is imported, its `NSNull` means the same.
public struct NullAction: EndingAction, Sendable {
  /// Creates the action that does nothing.
  public init() {}
  /// Does nothing.
  public func run(forKey event: String, object anObject: Any, arguments: [AnyHashable: Any]?) {}
}
