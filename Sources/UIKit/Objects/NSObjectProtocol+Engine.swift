public import Foundation
public import Layers
public import Views

// Responders, layers and animations are no `NSObject`s here. They have what its protocol asks for,
// so that they can conform to protocols that inherit it.

extension UIResponder: NSObjectProtocol {
  /// The responder itself.
  public func `self`() -> Self { self }
  /// Whether it stands for another object: never.
  public func isProxy() -> Bool { false }
}

extension CALayer: NSObjectProtocol {
  /// The layer itself.
  public func `self`() -> Self { self }
  /// Whether it stands for another object: never.
  public func isProxy() -> Bool { false }
}

extension CAAnimation: NSObjectProtocol, NSCopying {
  /// The animation itself.
  public func `self`() -> Self { self }
  /// Whether it stands for another object: never.
  public func isProxy() -> Bool { false }
  /// A new animation of the same class with the same properties.
  public func copy(with zone: NSZone? = nil) -> Any { copy() }
}
