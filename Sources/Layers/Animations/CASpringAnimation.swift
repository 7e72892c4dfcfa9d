import Animation
public import Geometry

/// An animation that moves as a weight on a spring does.
///
/// The spring swings from the start value about the end value and comes to rest there. The
/// animation's duration clips it; ``settlingDuration`` says how long it takes.
///
/// - Source: Core Animation, "CASpringAnimation".
open class CASpringAnimation: CABasicAnimation {
  /// How heavy the weight is; over 0, else the default of 1 is taken.
  open var mass: CGFloat = 1
  /// How stiff the spring is; over 0, else the default of 100 is taken.
  open var stiffness: CGFloat = 100
  /// How much the motion is damped; at 0 it never rests, below 0 it counts as 0.
  open var damping: CGFloat = 10
  /// The speed at the start, towards the end value, in ways per second.
  open var initialVelocity: CGFloat = 0
  /// Whether a spring damped more than critically creeps; otherwise it counts as critical.
  open var allowsOverdamping = true

  /// Creates a spring by how long it seems to take and how much it bounces.
  ///
  /// - Parameters:
  ///   - perceptualDuration: About how long the motion is seen, in seconds; over 0.
  ///   - bounce: 0 for none, up to 1 for swinging for ever, down to -1 for creeping.
  public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat = 0) {
    self.init()
    let duration = perceptualDuration > 0 ? perceptualDuration : 0.5
    let bounce = min(max(bounce.isNaN ? 0 : bounce, -0.99), 1)
    let ratio = bounce < 0 ? 1 / (1 + bounce) : 1 - bounce
    let frequency = 2 * Double.pi / duration
    stiffness = frequency * frequency
    damping = 2 * ratio * frequency
  }

  /// About how long the motion is seen, in seconds.
  public final var perceptualDuration: CFTimeInterval {
    2 * .pi / (stiffness / mass).squareRoot()
  }

  /// How much the motion bounces: 1 swings for ever, 0 is critically damped, below 0 it creeps.
  public final var bounce: CGFloat {
    let ratio = damping / (2 * (stiffness * mass).squareRoot())
    return ratio > 1 ? 1 / ratio - 1 : 1 - ratio
  }

  /// How long it takes until a thousandth of the way or less is left, in seconds.
  public final var settlingDuration: CFTimeInterval { spring.settlingDuration() }

  private var spring: Spring {
    let critical = 2 * (stiffness * mass).squareRoot()
    let isLimited = !allowsOverdamping && damping > critical
    return Spring(
      mass: mass, stiffness: stiffness, damping: isLimited ? critical : damping,
      initialVelocity: initialVelocity)
  }

  override func takeProperties(from other: CAAnimation) {
    super.takeProperties(from: other)
    guard let other = other as? CASpringAnimation else { return }
    mass = other.mass
    stiffness = other.stiffness
    damping = other.damping
    initialVelocity = other.initialVelocity
    allowsOverdamping = other.allowsOverdamping
  }

  override func makeEffect() -> AnimationEffect {
    propertyEffect(.spring(ends, spring))
  }
}
