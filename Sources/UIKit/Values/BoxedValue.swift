import Foundation
import Geometry
import Layers
import Views

/// An `NSValue` that holds a value of the engine's.
///
/// Foundation's own has only a few types of fixed layout, and its geometry is not the engine's.
final class BoxedValue<Value: Hashable & Sendable>: NSValue, @unchecked Sendable {
  let value: Value

  init(_ value: Value) {
    self.value = value
    super.init()
  }

  /// The bytes of a value of the same type.
  required init(bytes value: UnsafeRawPointer, objCType type: UnsafePointer<Int8>) {
    self.value = value.loadUnaligned(as: Value.self)
    super.init()
  }

  /// None: archives hold no such value.
  required init?(coder: Foundation.NSCoder) { nil }

  override func getValue(_ destination: UnsafeMutableRawPointer) {
    destination.storeBytes(of: value, as: Value.self)
  }

  override var objCType: UnsafePointer<Int8> {
    // A literal's characters stay where they are as long as the program runs.
    let name: StaticString =
      switch value {
      case is CGPoint: "{CGPoint=dd}"
      case is CGSize: "{CGSize=dd}"
      case is CGVector: "{CGVector=dd}"
      case is CGRect: "{CGRect={CGPoint=dd}{CGSize=dd}}"
      case is CGAffineTransform: "{CGAffineTransform=dddddd}"
      case is CATransform3D: "{CATransform3D=dddddddddddddddd}"
      case is UIEdgeInsets: "{UIEdgeInsets=dddd}"
      case is NSDirectionalEdgeInsets: "{NSDirectionalEdgeInsets=dddd}"
      case is UIOffset: "{UIOffset=dd}"
      default: "?"
      }
    return UnsafeRawPointer(name.utf8Start).assumingMemoryBound(to: Int8.self)
  }

  override func isEqual(_ other: Any?) -> Bool {
    (other as? BoxedValue<Value>)?.value == value
  }

  override var hash: Int { value.hashValue }

  override var description: String { "\(value)" }

  override func copy(with zone: NSZone? = nil) -> Any { self }
}

/// What can be made of a value although its class is not to be chosen: `NSValue`.
///
/// An initializer of a class makes an instance of that class; one that a protocol gives may answer
/// an instance of a subclass.
public protocol ValueBoxing {}

extension NSValue: ValueBoxing {}

extension ValueBoxing where Self: NSValue {
  /// Boxes a point.
  public init(cgPoint point: CGPoint) { self = Self.box(point) }
  /// Boxes a size.
  public init(cgSize size: CGSize) { self = Self.box(size) }
  /// Boxes a vector.
  public init(cgVector vector: CGVector) { self = Self.box(vector) }
  /// Boxes a rectangle.
  public init(cgRect rect: CGRect) { self = Self.box(rect) }
  /// Boxes a transform of the plane.
  public init(cgAffineTransform transform: CGAffineTransform) { self = Self.box(transform) }
  /// Boxes a transform of space.
  public init(caTransform3D transform: CATransform3D) { self = Self.box(transform) }
  /// Boxes insets.
  public init(uiEdgeInsets insets: UIEdgeInsets) { self = Self.box(insets) }
  /// Boxes insets that follow the direction of writing.
  public init(directionalEdgeInsets insets: NSDirectionalEdgeInsets) { self = Self.box(insets) }
  /// Boxes a distance.
  public init(uiOffset offset: UIOffset) { self = Self.box(offset) }

  private static func box<Value: Hashable & Sendable>(_ value: Value) -> Self {
    guard let boxed = BoxedValue(value) as? Self else {
      preconditionFailure("\(self) holds no \(Value.self)")
    }
    return boxed
  }
}

extension NSValue {
  /// The point in it; zero if it holds something else.
  public var cgPointValue: CGPoint { self.as(CGPoint.self) ?? .zero }
  /// The size in it; zero if it holds something else.
  public var cgSizeValue: CGSize { self.as(CGSize.self) ?? .zero }
  /// The vector in it; zero if it holds something else.
  public var cgVectorValue: CGVector { self.as(CGVector.self) ?? .zero }
  /// The rectangle in it; zero if it holds something else.
  public var cgRectValue: CGRect { self.as(CGRect.self) ?? .zero }
  /// The transform of the plane in it; the identity if it holds something else.
  public var cgAffineTransformValue: CGAffineTransform {
    self.as(CGAffineTransform.self) ?? .identity
  }
  /// The transform of space in it; the identity if it holds something else.
  public var caTransform3DValue: CATransform3D {
    self.as(CATransform3D.self) ?? CATransform3DIdentity
  }
  /// The insets in it; zero if it holds something else.
  public var uiEdgeInsetsValue: UIEdgeInsets { self.as(UIEdgeInsets.self) ?? .zero }
  /// The insets in it that follow the direction of writing; zero if it holds something else.
  public var directionalEdgeInsetsValue: NSDirectionalEdgeInsets {
    self.as(NSDirectionalEdgeInsets.self) ?? .zero
  }
  /// The distance in it; zero if it holds something else.
  public var uiOffsetValue: UIOffset { self.as(UIOffset.self) ?? .zero }

  /// The value in it, if it is one of `type`.
  func `as`<Value>(_ type: Value.Type) -> Value? {
    // Neither side may be cast by `as?` from `Any`: that would ask for this very value again.
    guard let content = boxedContent else { return nil }
    return Swift.type(of: content) == type ? unsafeContent(content) : nil
  }

  private func unsafeContent<Value>(_ content: Any) -> Value? { content as? Value }

  /// The value in it, as the engine has it; `nil` for one it does not know.
  var boxedContent: Any? {
    switch self {
    case let box as BoxedValue<CGPoint>: box.value
    case let box as BoxedValue<CGSize>: box.value
    case let box as BoxedValue<CGVector>: box.value
    case let box as BoxedValue<CGRect>: box.value
    case let box as BoxedValue<CGAffineTransform>: box.value
    case let box as BoxedValue<CATransform3D>: box.value
    case let box as BoxedValue<UIEdgeInsets>: box.value
    case let box as BoxedValue<NSDirectionalEdgeInsets>: box.value
    case let box as BoxedValue<UIOffset>: box.value
    default: foundationContent
    }
  }

  /// The geometry that Foundation's own initializers put in.
  private var foundationContent: Any? {
    switch String(cString: objCType) {
    case "{CGPoint=dd}": CGPoint(x: pointValue.x, y: pointValue.y)
    case "{CGSize=dd}": CGSize(width: sizeValue.width, height: sizeValue.height)
    case "{CGRect={CGPoint=dd}{CGSize=dd}}":
      CGRect(
        x: rectValue.origin.x, y: rectValue.origin.y, width: rectValue.size.width,
        height: rectValue.size.height)
    default: nil
    }
  }
}

/// Numbers and values are what they hold, wherever the engine takes a value of any type.
extension NSValue: ValueBox {
  package var content: Any? {
    guard let number = self as? NSNumber else { return boxedContent }
    // Foundation has one object for each of the two truth values.
    if number === (true as NSNumber) { return true }
    if number === (false as NSNumber) { return false }
    return number.doubleValue
  }
}

/// On iOS `NSNull` is the action that is none.
extension NSNull: EndingAction {
  /// Does nothing.
  public func run(forKey event: String, object anObject: Any, arguments: [AnyHashable: Any]?) {}
}
