import Geometry

/// Turns an animation's numbers into transforms, after it got from one to the next.
///
/// One function of each name exists, so that functions may be compared as objects.
///
/// - Source: Core Animation, "CAValueFunction".
public final class CAValueFunction: SharedByName, Sendable {
  /// What the function does.
  public let name: CAValueFunctionName

  private init(_ name: CAValueFunctionName) {
    self.name = name
  }

  private static let all = CAValueFunctionName.all.map { CAValueFunction($0) }

  /// The function called `name`; `nil` when there is none.
  public static func shared(_ name: CAValueFunctionName) -> CAValueFunction? {
    all.first { $0.name == name }
  }

  /// How many numbers the function takes: three where it says no axis and does not turn.
  private var arity: Int { name == .scale || name == .translate ? 3 : 1 }

  /// The transform that the function makes of `value`; `nil` for what it does not take.
  ///
  /// Three numbers, as ``CAValueFunctionName/scale`` and ``CAValueFunctionName/translate`` take
  /// them, may be a point or a size too; a single number scales alike in all directions.
  func transform(of value: AnimatableValue) -> AnimatableValue? {
    guard let numbers = numbers(in: value) else { return nil }
    let (x, y, z) = (numbers[0], numbers[1], numbers[2])
    let transform: CATransform3D? =
      switch name {
      case .rotateX: CATransform3DMakeRotation(x, 1, 0, 0)
      case .rotateY: CATransform3DMakeRotation(x, 0, 1, 0)
      case .rotateZ: CATransform3DMakeRotation(x, 0, 0, 1)
      case .scale: CATransform3DMakeScale(x, y, z)
      case .scaleX: CATransform3DMakeScale(x, 1, 1)
      case .scaleY: CATransform3DMakeScale(1, x, 1)
      case .scaleZ: CATransform3DMakeScale(1, 1, x)
      case .translate: CATransform3DMakeTranslation(x, y, z)
      case .translateX: CATransform3DMakeTranslation(x, 0, 0)
      case .translateY: CATransform3DMakeTranslation(0, x, 0)
      case .translateZ: CATransform3DMakeTranslation(0, 0, x)
      default: nil
      }
    return transform.map { .transform($0) }
  }

  /// Three numbers of `value`, the last ones made up where it has fewer.
  private func numbers(in value: AnimatableValue) -> SIMD3<Double>? {
    switch value {
    case .number(let number):
      return name == .translate ? SIMD3(number, 0, 0) : SIMD3(repeating: number)
    case .numbers(let list) where list.count == arity:
      return arity == 3 ? SIMD3(list[0], list[1], list[2]) : SIMD3(repeating: list[0])
    case .point, .size:
      guard arity == 3 else { return nil }
      let pair = value.components
      return SIMD3(pair[0], pair[1], name == .scale ? 1 : 0)
    default: return nil
    }
  }

  /// What the function takes to make `transform`, as far as it can; shaped like `sample`.
  func argument(of transform: AnimatableValue?, like sample: AnimatableValue?) -> AnimatableValue? {
    guard case .transform(let transform)? = transform, let parts = TransformParts(transform),
      let sample
    else { return nil }
    let source =
      name.rawValue.hasPrefix("rotate")
      ? SIMD3(parts.rotation.x, parts.rotation.y, parts.rotation.z)
      : name.rawValue.hasPrefix("scale") ? parts.scale : parts.translation
    let axis = ["X", "Y", "Z"].firstIndex { name.rawValue.hasSuffix($0) } ?? 0
    let count = sample.components.count
    guard (1...3).contains(count) else { return nil }
    return sample.replacing(components: (0..<count).map { source[arity == 1 ? axis : $0] })
  }

  /// What the function takes to make no difference; shaped like `sample`.
  func neutralArgument(like sample: AnimatableValue?) -> AnimatableValue? {
    argument(of: .transform(CATransform3DIdentity), like: sample)
  }
}

/// The name of a function that makes transforms of numbers.
public struct CAValueFunctionName: RawRepresentable, Hashable, Sendable {
  /// The name, as Core Animation spells it.
  public let rawValue: String
  /// Creates a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Turns about the x axis, by radians.
  public static let rotateX = CAValueFunctionName(rawValue: "rotateX")
  /// Turns about the y axis, by radians.
  public static let rotateY = CAValueFunctionName(rawValue: "rotateY")
  /// Turns about the z axis, by radians.
  public static let rotateZ = CAValueFunctionName(rawValue: "rotateZ")
  /// Scales by three factors, for x, y and z.
  public static let scale = CAValueFunctionName(rawValue: "scale")
  /// Scales x.
  public static let scaleX = CAValueFunctionName(rawValue: "scaleX")
  /// Scales y.
  public static let scaleY = CAValueFunctionName(rawValue: "scaleY")
  /// Scales z.
  public static let scaleZ = CAValueFunctionName(rawValue: "scaleZ")
  /// Moves by three distances, along x, y and z.
  public static let translate = CAValueFunctionName(rawValue: "translate")
  /// Moves along x.
  public static let translateX = CAValueFunctionName(rawValue: "translateX")
  /// Moves along y.
  public static let translateY = CAValueFunctionName(rawValue: "translateY")
  /// Moves along z.
  public static let translateZ = CAValueFunctionName(rawValue: "translateZ")

  /// Those above.
  static let all: [CAValueFunctionName] = [
    .rotateX, .rotateY, .rotateZ, .scale, .scaleX, .scaleY, .scaleZ, .translate, .translateX,
    .translateY, .translateZ,
  ]
}

/// A class of which one object exists for each name.
///
/// Only an initializer in a protocol's extension may answer an object that exists already.
public protocol SharedByName {
  /// What the objects are called by.
  associatedtype Name
  /// The object called `name`; `nil` when there is none.
  static func shared(_ name: Name) -> Self?
}

extension SharedByName {
  /// The one object called `name`; `nil` when there is none.
  public init?(name: Name) {
    guard let shared = Self.shared(name) else { return nil }
    self = shared
  }
}
