import Drawing
import Geometry

/// A property's value in a form that can be mixed with another of its kind.
///
/// What kinds have in common is that they are made of numbers; the kind says which. Values of
/// different kinds, or of the same kind with different counts, do not mix.
enum AnimatableValue {
  case number(Double)
  case point(CGPoint)
  case size(CGSize)
  case vector(CGVector)
  case rect(CGRect)
  case color(CGColor)
  case transform(CATransform3D)
  case affine(CGAffineTransform)
  case numbers([Double])
  case colors([CGColor])
  case path(CGPath)
  /// A picture or none, or one in the middle of turning into another.
  case picture(FadingPicture)
  /// A value without in-betweens.
  case opaque(Any)

  /// The value in `boxed`; `nil` for `nil`, and for what no property is made of.
  init?(_ boxed: Any?) {
    guard let boxed else { return nil }
    if let value = boxedNumber(boxed) {
      self = .number(value)
      return
    }
    switch boxed {
    case let value as CGPoint: self = .point(value)
    case let value as CGSize: self = .size(value)
    case let value as CGVector: self = .vector(value)
    case let value as CGRect: self = .rect(value)
    case let value as CGColor: self = .color(value)
    case let value as CATransform3D: self = .transform(value)
    case let value as CGAffineTransform: self = .affine(value)
    case let value as CGPath: self = .path(value)
    case let value as [CGColor]: self = .colors(value)
    case let value as [Any]:
      if let numbers = value.allMapped({ boxedNumber($0) }) {
        self = .numbers(numbers)
      } else if let colors = value.allMapped({ $0 as? CGColor }) {
        self = .colors(colors)
      } else {
        return nil
      }
    case let value as Bool: self = .opaque(value)
    case let value as String: self = .opaque(value)
    case let value as FadingPicture: self = .picture(value)
    case let value as CGImage: self = .picture(FadingPicture(value))
    case let value as any ValueBox:
      guard let content = value.content else { return nil }
      self.init(content)
    default: return nil
    }
  }

  /// The value as an iOS program gets it from key-value access.
  var boxed: Any {
    switch self {
    case .picture(let value): value.nearest as Any
    case .number(let value): value
    case .point(let value): value
    case .size(let value): value
    case .vector(let value): value
    case .rect(let value): value
    case .color(let value): value
    case .transform(let value): value
    case .affine(let value): value
    case .numbers(let value): value
    case .colors(let value): value
    case .path(let value): value
    case .opaque(let value): value
    }
  }

  /// The value for a flag: a number is one, off at 0.
  var asFlag: AnimatableValue {
    if case .number(let number) = self { .opaque(number != 0) } else { self }
  }

  /// Whether every number in the value is finite.
  var isFinite: Bool { components.allSatisfy(\.isFinite) }

  /// Numbers by which to tell whether a value of the same property is another one.
  var fingerprint: [Double] {
    switch self {
    case .picture(let picture):
      [picture.nearest.map { Double(ObjectIdentifier($0).hashValue) } ?? 0]
    case .opaque(let value): [Double((value as? any Hashable)?.hashValue ?? 0)]
    default: components
    }
  }
}

/// An object that stands for a value, as Foundation's `NSNumber` and `NSValue` do.
package protocol ValueBox {
  /// The value itself, which is no box; `nil` for one that no property is made of.
  var content: Any? { get }
}

extension Array {
  /// Every element through `transform`, or `nil` if one has no result.
  func allMapped<Result>(_ transform: (Element) -> Result?) -> [Result]? {
    var results: [Result] = []
    results.reserveCapacity(count)
    for element in self {
      guard let result = transform(element) else { return nil }
      results.append(result)
    }
    return results
  }
}

/// The number in `boxed`, whatever numeric type holds it; `nil` for what is no number.
///
/// A `Bool` is no number here: it has no in-betweens.
package func boxedNumber(_ boxed: Any?) -> Double? {
  switch boxed {
  case let value as Double: value
  case let value as Float: Double(value)
  case let value as Int: Double(value)
  case let value as UInt: Double(value)
  case let value as Int32: Double(value)
  case let value as UInt32: Double(value)
  case let value as Int64: Double(value)
  case let value as UInt64: Double(value)
  case let value as any BinaryInteger: Double(exactly: value) ?? Double(Int64(clamping: value))
  case let value as any ValueBox: boxedNumber(value.content)
  default: nil
  }
}
