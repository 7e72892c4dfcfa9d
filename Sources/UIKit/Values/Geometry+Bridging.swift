public import Foundation
public import Geometry
public import Views

// `as? CGPoint` finds the point in an `NSValue`, and `as? NSValue` boxes it, as on iOS: the casts of
// a dynamic type go by this protocol of the standard library.

/// A value of the engine's that an `NSValue` can hold.
public protocol BoxableInValue: Hashable, Sendable, _ObjectiveCBridgeable
where _ObjectiveCType == NSValue {}

// The names are the standard library's.
// swift-format-ignore: NoLeadingUnderscores
extension BoxableInValue {
  /// The value in a box.
  public func _bridgeToObjectiveC() -> NSValue { BoxedValue(self) }

  /// Takes the value out of a box that must hold one.
  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout Self?) {
    guard _conditionallyBridgeFromObjectiveC(source, result: &result) else {
      preconditionFailure("\(source) holds no \(self)")
    }
  }

  /// Takes the value out of a box, if it holds one.
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSValue, result: inout Self?
  ) -> Bool {
    result = source.as(Self.self)
    return result != nil
  }

  /// The value in a box.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> Self {
    var result: Self?
    guard let source, _conditionallyBridgeFromObjectiveC(source, result: &result), let result else {
      preconditionFailure("there is no \(self)")
    }
    return result
  }
}

extension CGPoint: BoxableInValue {}
extension CGSize: BoxableInValue {}
extension CGVector: BoxableInValue {}
extension CGRect: BoxableInValue {}
extension CGAffineTransform: BoxableInValue {}
extension CATransform3D: BoxableInValue {}
extension UIEdgeInsets: BoxableInValue {}
extension NSDirectionalEdgeInsets: BoxableInValue {}
extension UIOffset: BoxableInValue {}
