/// An animation of one property, named by its key path.
///
/// - Source: Core Animation, "CAPropertyAnimation".
open class CAPropertyAnimation: CAAnimation {
  /// The property animated, as `opacity`, `transform.scale` or `position.x`.
  ///
  /// For `nil` and paths that name nothing it shows nothing, but begins and ends as others do.
  open var keyPath: String?
  /// Whether the value is added to what the layer has, rather than put in its place.
  ///
  /// Transforms are concatenated, the animation's first. Paths and pictures cannot be added.
  open var isAdditive = false
  /// Whether each cycle goes on from where the one before ended; not with `autoreverses`.
  open var isCumulative = false
  /// What makes transforms of the numbers the animation runs through; `nil` for no such thing.
  open var valueFunction: CAValueFunction?

  /// Creates an animation of no property.
  public override init() { super.init() }

  /// Creates an animation of no property.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Creates an animation of the property at `path`.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }

  override func takeProperties(from other: CAAnimation) {
    super.takeProperties(from: other)
    guard let other = other as? CAPropertyAnimation else { return }
    keyPath = other.keyPath
    isAdditive = other.isAdditive
    isCumulative = other.isCumulative
    valueFunction = other.valueFunction
  }

  /// The effect of running through `course`; none without a key path.
  func propertyEffect(_ course: PropertyEffect.Course) -> AnimationEffect {
    guard let keyPath else { return .none }
    return .property(
      PropertyEffect(
        keyPath: KeyPathName(keyPath), isAdditive: isAdditive, isCumulative: isCumulative,
        function: valueFunction, course: course))
  }
}
