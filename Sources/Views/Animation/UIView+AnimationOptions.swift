import Animation

extension UIView {
  /// How the pace of an animation changes.
  ///
  /// - Source: UIKit, "UIView.AnimationCurve".
  public enum AnimationCurve: Int, Hashable, Sendable {
    /// Starts and ends slowly.
    case easeInOut = 0
    /// Starts slowly.
    case easeIn = 1
    /// Ends slowly.
    case easeOut = 2
    /// At an even speed.
    case linear = 3

    /// What layers call it; `nil` is even.
    var timingFunction: CAMediaTimingFunction? {
      switch self {
      case .easeInOut: CAMediaTimingFunction(name: .easeInEaseOut)
      case .easeIn: CAMediaTimingFunction(name: .easeIn)
      case .easeOut: CAMediaTimingFunction(name: .easeOut)
      case .linear: nil
      }
    }
  }

  /// How the changes in an animation's block are animated, or a transition looks.
  ///
  /// - Source: UIKit, "UIView.AnimationOptions".
  public struct AnimationOptions: OptionSet, Hashable, Sendable {
    /// Bits, and numbers in groups of them for curve, transition and frame rate.
    public let rawValue: UInt
    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Views that change are laid out in the block, so that those inside go along.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// Touches find the views meanwhile.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// It starts from what is on the screen, and ends what runs.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// It goes on for ever.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// Each pass is followed by one that runs backwards.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// It takes its own duration, not that of the block around.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    /// It takes its own curve, not that of the block around.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    /// Changes in a transition are animated too.
    public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
    /// A transition hides and shows views, and does not take them out and put them in.
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
    /// It takes only its own options, not those of the block around; it does so anyway.
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)

    /// It starts and ends slowly.
    public static let curveEaseInOut: AnimationOptions = []
    /// It starts slowly.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// It ends slowly.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// It goes at an even speed.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

    /// The view turns about its vertical axis, the left side coming to the front.
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    /// The view turns about its vertical axis, the right side coming to the front.
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    /// A page that is turned up on iOS; here it fades.
    public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
    /// A page that is turned down on iOS; here it fades.
    public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
    /// The old picture fades into the new one.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    /// The view turns about its horizontal axis, the upper side coming to the front.
    public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
    /// The view turns about its horizontal axis, the lower side coming to the front.
    public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)

    /// As many frames as the screen has, whatever is said here.
    public static let preferredFramesPerSecondDefault: AnimationOptions = []
    /// Meant for 60 frames a second; there are as many as the screen has.
    public static let preferredFramesPerSecond60 = AnimationOptions(rawValue: 3 << 24)
    /// Meant for 30 frames a second; there are as many as the screen has.
    public static let preferredFramesPerSecond30 = AnimationOptions(rawValue: 7 << 24)

    /// The curve among the bits.
    var curve: AnimationCurve { AnimationCurve(rawValue: Int(rawValue >> 16 & 3)) ?? .easeInOut }
    /// The transition among the bits.
    var transition: UInt { rawValue >> 20 & 7 }
  }

  /// How an animation through keyframes runs.
  ///
  /// - Source: UIKit, "UIView.KeyframeAnimationOptions".
  public struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
    /// Bits, and a number in a group of them for the way from one keyframe to the next.
    public let rawValue: UInt
    /// Creates options from their bits; those of a curve count as in `AnimationOptions`.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Views that change are laid out in the block, so that those inside go along.
    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
    /// Touches find the views meanwhile.
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
    /// It starts from what is on the screen.
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
    /// It goes on for ever.
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
    /// Each pass is followed by one that runs backwards.
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
    /// It takes its own duration, not that of the block around.
    public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
    /// It takes only its own options, not those of the block around; it does so anyway.
    public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)

    /// Evenly from one keyframe to the next.
    public static let calculationModeLinear: KeyframeAnimationOptions = []
    /// From one keyframe to the next without a way between.
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
    /// At one speed through all.
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
    /// On a smooth curve.
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
    /// On a smooth curve at one speed.
    public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)

    /// The way between keyframes among the bits.
    var mode: CAAnimationCalculationMode {
      switch rawValue >> 10 & 15 {
      case 1: .discrete
      case 2: .paced
      case 3: .cubic
      case 4: .cubicPaced
      default: .linear
      }
    }
    /// What the bits mean in common with other animations.
    var plain: AnimationOptions {
      AnimationOptions(rawValue: rawValue & 0x3_03ff)
    }
  }
}
