import Drawing
import Geometry

/// Declares a property of a layer subclass that animations can drive by its own name.
///
///     final class BarLayer: CALayer {
///       @Animatable var percentage: CGFloat = 0
///
///       override class func needsDisplay(forKey key: String) -> Bool {
///         key == "percentage" || super.needsDisplay(forKey: key)
///       }
///       override func draw(in ctx: CGContext) { … }
///     }
///
/// Where `needsDisplay(forKey:)` answers `true`, setting a new value and every frame of an
/// animation have the contents drawn again; in those frames `draw(in:)` runs on the presentation
/// copy, so the property reads as the in-between value. Setting it starts an animation only where
/// the class's `action(forKey:)` answers one. The engine copies the value to presentation copies.
///
/// Without a default the property starts at zero, `nil` or empty.
@propertyWrapper public struct Animatable<Value> {
  private let storage: AnimatableBox<Value>

  /// Declares the property with its first value.
  public init(wrappedValue: Value) {
    storage = AnimatableBox(wrappedValue)
  }

  /// Declares an optional property that starts as `nil`.
  public init() where Value: ExpressibleByNilLiteral {
    self.init(wrappedValue: nil)
  }

  /// Declares a number that starts at zero.
  public init() where Value: AdditiveArithmetic {
    self.init(wrappedValue: .zero)
  }

  /// Declares a collection that starts empty.
  public init() where Value: RangeReplaceableCollection {
    self.init(wrappedValue: Value())
  }

  /// Declares a flag that starts as `false`.
  public init() where Value == Bool {
    self.init(wrappedValue: false)
  }

  /// Not used: the property belongs to a class, see the subscript.
  @available(*, unavailable, message: "@Animatable is for properties of CALayer subclasses")
  public var wrappedValue: Value {
    get { storage.current }
    nonmutating set { storage.current = newValue }
  }

  /// Reads and sets the property of `layer`.
  public static subscript<Layer: CALayer>(
    _enclosingInstance layer: Layer,
    wrapped wrapped: ReferenceWritableKeyPath<Layer, Value>,
    storage storage: ReferenceWritableKeyPath<Layer, Animatable<Value>>
  ) -> Value {
    get { layer[keyPath: storage].storage.current }
    set { layer[keyPath: storage].storage.set(newValue, on: layer) }
  }
}

extension Animatable: AnimatableHolder {
  var holder: any AnimatableStorage { storage }
}

/// What finds the storage of a property by reflection.
protocol AnimatableHolder {
  var holder: any AnimatableStorage { get }
}

/// The value of one property declared with ``Animatable``, without its type.
protocol AnimatableStorage: AnyObject {
  /// The property's name, known once the layer's properties were listed.
  var name: String? { get set }
  /// The value as a program reads it.
  var boxed: Any? { get }
  /// The value as an animation reads it.
  var value: AnimatableValue? { get }
  /// Sets the value as the property's setter does; a value of another type is left alone.
  func write(_ new: Any?, on layer: CALayer)
  /// Puts an animation's value in, past the setter.
  func store(_ new: AnimatableValue)
  /// Takes over the value of the same property of another layer.
  func take(from other: any AnimatableStorage)
}

/// The shared storage behind ``Animatable``.
final class AnimatableBox<Value>: AnimatableStorage {
  var current: Value
  var name: String?

  init(_ value: Value) {
    current = value
  }

  var boxed: Any? { current }

  var value: AnimatableValue? { AnimatableValue(current) }

  /// Sets the value as the property's setter does.
  func set(_ new: Value, on layer: CALayer) {
    guard !isEqual(new) else { return }
    guard !layer.isPresentation else {
      current = new
      return
    }
    // Listing the properties gives each storage its name.
    if name == nil { _ = layer.custom }
    guard let name else {
      current = new
      return
    }
    guard layer.isOnItsThread else { return }
    let action = layer.pendingAction(forKey: name)
    layer.noteUncommitted(current, forKey: name)
    current = new
    layer.markAppearance()
    if layer.redraws(forKey: name) { layer.setNeedsDisplay() }
    action?.run(on: layer)
  }

  func write(_ new: Any?, on layer: CALayer) {
    if let new = cast(new) { set(new, on: layer) }
  }

  func store(_ new: AnimatableValue) {
    if let new = cast(new.boxed) { current = new }
  }

  func take(from other: any AnimatableStorage) {
    if let other = other as? AnimatableBox<Value> { current = other.current }
  }

  private func isEqual(_ new: Value) -> Bool {
    guard let old = current as? any Equatable, let new = new as? any Equatable else { return false }
    return old.equals(new)
  }

  /// `boxed` as the property's own type; numbers are converted: rounded where only
  /// whole ones fit, and a flag that is off at 0.
  private func cast(_ boxed: Any?) -> Value? {
    if let value = boxed as? Value { return value }
    guard let number = boxedNumber(boxed) else { return nil }
    let type = (Value.self as? any OptionalType.Type)?.wrapped ?? Value.self
    if type == Double.self { return number as? Value }
    if type == Float.self { return Float(number) as? Value }
    if type == Bool.self { return (number != 0) as? Value }
    guard let whole = type as? any BinaryInteger.Type else { return nil }
    return whole.init(exactly: number.rounded()) as? Value
  }
}

/// What tells an optional's own type, and whether it is one without a value, through an `Any`.
protocol OptionalType {
  static var wrapped: Any.Type { get }
  var isNone: Bool { get }
}

extension Optional: OptionalType {
  static var wrapped: Any.Type { Wrapped.self }
  var isNone: Bool { self == nil }
}

extension Equatable {
  fileprivate func equals(_ other: any Equatable) -> Bool {
    (other as? Self).map { $0 == self } ?? false
  }
}
