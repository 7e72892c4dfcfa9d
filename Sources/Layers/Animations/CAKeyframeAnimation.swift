public import Animation
public import Drawing

/// An animation through more than two values, or along a path.
///
/// Its ``path``, where there is one, wins over ``values``. Each value is a keyframe; of a path,
/// each line and curve is a stretch from one keyframe to the next, followed by its parameter. A
/// move to another place is none, and neither is a closing line without length.
///
/// - Source: Core Animation, "CAKeyframeAnimation".
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The keyframes: values of one kind; one is a constant, none shows nothing.
  open var values: [Any]?
  /// The way of a point, in the superlayer's coordinates for a position; wins over ``values``.
  open var path: CGPath?
  /// When each keyframe is reached, in `0...1`, never falling; evenly spaced when unusable.
  ///
  /// One for each keyframe; discrete keyframes may have one more, for the end of the last.
  open var keyTimes: [Double]?
  /// How the pace changes between one keyframe and the next; linear where one is missing.
  open var timingFunctions: [CAMediaTimingFunction]?
  /// How the animation gets from one keyframe to the next.
  open var calculationMode = CAAnimationCalculationMode.linear
  /// How tight a cubic curve is at each keyframe: 1 straight, negative rounder; 0 where missing.
  open var tensionValues: [Double]?
  /// How sharp a cubic curve's corners are at each keyframe; 0 where missing.
  open var continuityValues: [Double]?
  /// Whether a cubic curve bends before (positive) or after each keyframe; 0 where missing.
  open var biasValues: [Double]?
  /// Whether the layer turns with the ``path``; `nil` for not at all.
  open var rotationMode: CAAnimationRotationMode?

  override func takeProperties(from other: CAAnimation) {
    super.takeProperties(from: other)
    guard let other = other as? CAKeyframeAnimation else { return }
    values = other.values
    path = other.path?.copy()
    keyTimes = other.keyTimes
    timingFunctions = other.timingFunctions
    calculationMode = other.calculationMode
    tensionValues = other.tensionValues
    continuityValues = other.continuityValues
    biasValues = other.biasValues
    rotationMode = other.rotationMode
  }

  override func makeEffect() -> AnimationEffect {
    guard let course = makeCourse() else { return .none }
    return propertyEffect(.keyframes(course))
  }

  private func makeCourse() -> KeyframeCourse? {
    var options = Keyframes<AnimatableValue>.Options()
    options.keyTimes = keyTimes
    options.timingFunctions = timingFunctions ?? []
    options.mode = calculationMode
    options.shape.tension = tensionValues ?? []
    options.shape.continuity = continuityValues ?? []
    options.shape.bias = biasValues ?? []
    if let path {
      return .path(PathCourse(path, options, rotationMode: rotationMode))
    }
    return values?.allMapped { AnimatableValue($0) }.map { .values(Keyframes($0, options)) }
  }
}

/// How a layer turns while it follows a path.
///
/// A mode with another raw value than those below behaves like ``rotateAuto``.
public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
  /// The mode's name, which other code may compare.
  public let rawValue: String
  /// Creates a mode by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The layer's x axis points along the path.
  public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
  /// The layer's x axis points back along the path.
  public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
}
