/// Declares a property of a layer subclass that its copies carry, and that keeps nothing alive.
///
///     final class RingLayer: CALayer {
///       @WeakAnimatable var ring: RingView!
///     }
///
/// It is ``Animatable`` for what a layer knows but does not own, such as the view it belongs to:
/// `@NSManaged weak var` on iOS. The engine copies the reference to presentation copies, so that
/// `draw(in:)` finds it there. It starts as `nil`, and is `nil` again once the object is gone.
@propertyWrapper public struct WeakAnimatable<Value: ExpressibleByNilLiteral> {
  private let storage = WeakAnimatableBox<Value>()

  /// Declares the property, which starts as `nil`.
  public init() {}

  /// Not used: the property belongs to a class, see the subscript.
  @available(*, unavailable, message: "@WeakAnimatable is for properties of CALayer subclasses")
  public var wrappedValue: Value {
    get { storage.current }
    nonmutating set { storage.current = newValue }
  }

  /// Reads and sets the property of `layer`.
  public static subscript<Layer: CALayer>(
    _enclosingInstance layer: Layer,
    wrapped wrapped: ReferenceWritableKeyPath<Layer, Value>,
    storage storage: ReferenceWritableKeyPath<Layer, WeakAnimatable<Value>>
  ) -> Value {
    get { layer[keyPath: storage].storage.current }
    set { layer[keyPath: storage].storage.current = newValue }
  }
}

extension WeakAnimatable: AnimatableHolder {
  var holder: any AnimatableStorage { storage }
}

/// The shared storage behind ``WeakAnimatable``.
final class WeakAnimatableBox<Value: ExpressibleByNilLiteral>: AnimatableStorage {
  private weak var object: AnyObject?
  var name: String?

  var current: Value {
    get { object.flatMap { $0 as? Value } ?? nil }
    set {
      let isNone = (newValue as? any OptionalType)?.isNone ?? false
      object = isNone ? nil : newValue as AnyObject
    }
  }

  var boxed: Any? { object }

  /// None: a reference has no values in between.
  var value: AnimatableValue? { nil }

  func write(_ new: Any?, on layer: CALayer) {
    if let new = new as? Value { current = new }
  }

  func store(_ new: AnimatableValue) {}

  func take(from other: any AnimatableStorage) {
    if let other = other as? WeakAnimatableBox<Value> { object = other.object }
  }
}
