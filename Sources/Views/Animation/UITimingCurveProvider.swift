import Animation
public import Geometry

/// Something that says how the pace of an animation changes.
///
/// - Source: UIKit, "UITimingCurveProvider".
public protocol UITimingCurveProvider: AnyObject {
  /// The curve; `nil` for a spring's.
  var cubicTimingParameters: UICubicTimingParameters? { get }
  /// The spring; `nil` for a curve's.
  var springTimingParameters: UISpringTimingParameters? { get }
}

/// A curve of progress over time.
///
/// - Source: UIKit, "UICubicTimingParameters".
open class UICubicTimingParameters: UITimingCurveProvider {
  /// The curve by its name.
  public let animationCurve: UIView.AnimationCurve
  /// The first control point.
  public let controlPoint1: CGPoint
  /// The second control point.
  public let controlPoint2: CGPoint

  /// Creates one of the curves with a name.
  public init(animationCurve curve: UIView.AnimationCurve) {
    animationCurve = curve
    (controlPoint1, controlPoint2) =
      switch curve {
      case .easeInOut: (CGPoint(x: 0.42, y: 0), CGPoint(x: 0.58, y: 1))
      case .easeIn: (CGPoint(x: 0.42, y: 0), CGPoint(x: 1, y: 1))
      case .easeOut: (CGPoint.zero, CGPoint(x: 0.58, y: 1))
      case .linear: (CGPoint.zero, CGPoint(x: 1, y: 1))
      }
  }

  /// Creates the Bézier curve from (0, 0) to (1, 1) by way of two control points.
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    animationCurve = .easeInOut
    (controlPoint1, controlPoint2) = (point1, point2)
  }

  /// Itself.
  public var cubicTimingParameters: UICubicTimingParameters? { self }
  /// None.
  public var springTimingParameters: UISpringTimingParameters? { nil }

  /// What layers call it.
  final var function: CAMediaTimingFunction {
    CAMediaTimingFunction(
      controlPoints: Float(controlPoint1.x), Float(controlPoint1.y), Float(controlPoint2.x),
      Float(controlPoint2.y))
  }
}

/// A weight on a spring.
///
/// - Source: UIKit, "UISpringTimingParameters".
open class UISpringTimingParameters: UITimingCurveProvider {
  /// How fast it is at first, in ways a second.
  public let initialVelocity: CGVector
  private let shape: Shape

  private enum Shape {
    case ratio(Double)
    case numbers(mass: Double, stiffness: Double, damping: Double)
  }

  /// Creates a spring that comes to rest when the animation's time is over.
  ///
  /// - Parameters:
  ///   - ratio: 1 comes to rest without swinging, less swings more.
  ///   - velocity: How fast it is at first, in ways a second; its length across counts.
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector = .zero) {
    shape = .ratio(ratio)
    initialVelocity = velocity
  }

  /// Creates a spring by its numbers, whatever the animation's time is.
  ///
  /// - Parameters:
  ///   - mass: How heavy the weight is; over 0, else 1.
  ///   - stiffness: How stiff the spring is; over 0, else 100.
  ///   - damping: How much the motion is damped.
  ///   - velocity: How fast it is at first, in ways a second; its length across counts.
  public init(
    mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector
  ) {
    shape = .numbers(mass: mass, stiffness: stiffness, damping: damping)
    initialVelocity = velocity
  }

  /// Creates the spring of iOS's own animations.
  public convenience init() {
    self.init(mass: 3, stiffness: 1000, damping: 500, initialVelocity: .zero)
  }

  /// None.
  public var cubicTimingParameters: UICubicTimingParameters? { nil }
  /// Itself.
  public var springTimingParameters: UISpringTimingParameters? { self }

  /// The spring, and how long it takes: what is asked for, unless its own numbers say.
  final func pace(for duration: Double) -> (spring: SpringPace, duration: Double) {
    switch shape {
    case .ratio(let ratio):
      let spring = SpringPace(
        dampingRatio: ratio, velocity: initialVelocity.dx, duration: duration)
      return (spring, duration)
    case .numbers(let mass, let stiffness, let damping):
      let mass = mass.isFinite && mass > 0 ? mass : 1
      let stiffness = stiffness.isFinite && stiffness > 0 ? stiffness : 100
      let spring = SpringPace(
        stiffness: stiffness / mass, damping: damping / mass, velocity: initialVelocity.dx)
      return (spring, spring.motion.settlingDuration())
    }
  }
}

extension SpringPace {
  /// The motion itself.
  var motion: Spring {
    Spring(mass: 1, stiffness: stiffness, damping: damping, initialVelocity: velocity)
  }
}
