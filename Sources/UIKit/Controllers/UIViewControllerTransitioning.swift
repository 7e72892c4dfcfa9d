public import Foundation
public import Geometry
public import Views

/// How a presented controller's view covers what presents it.
///
/// All of them fill the window here: there are no sheets and no popovers. With ``fullScreen`` and
/// ``currentContext`` the view underneath is taken out, with the others it stays.
///
/// - Source: UIKit, "UIModalPresentationStyle".
public enum UIModalPresentationStyle: Int, Hashable, Sendable {
  /// Over the whole window; the view underneath is taken out.
  case fullScreen = 0
  /// Over the whole window.
  case pageSheet = 1
  /// Over the whole window.
  case formSheet = 2
  /// Over the whole window; the view underneath is taken out.
  case currentContext = 3
  /// As the transitioning delegate has it.
  case custom = 4
  /// Over the whole window.
  case overFullScreen = 5
  /// Over the whole window.
  case overCurrentContext = 6
  /// Over the whole window.
  case popover = 7
  /// None.
  case none = -1
  /// Over the whole window.
  case automatic = -2
}

/// How a presented controller's view comes and goes.
///
/// - Source: UIKit, "UIModalTransitionStyle".
public enum UIModalTransitionStyle: Int, Hashable, Sendable {
  /// It comes up from below, and goes down again.
  case coverVertical = 0
  /// It fades in and out, as it does for the flip of a device's own.
  case flipHorizontal = 1
  /// It fades in and out.
  case crossDissolve = 2
  /// It fades in and out, as it does for the curl of a device's own.
  case partialCurl = 3
}

/// Names one of the two controllers of a transition.
///
/// - Source: UIKit, "UITransitionContextViewControllerKey".
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
  /// The key's name.
  public let rawValue: String
  /// Creates a key by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The one that is seen at the start.
  public static let from = UITransitionContextViewControllerKey(rawValue: "from")
  /// The one that is seen at the end.
  public static let to = UITransitionContextViewControllerKey(rawValue: "to")
}

/// Names one of the two views of a transition.
///
/// - Source: UIKit, "UITransitionContextViewKey".
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
  /// The key's name.
  public let rawValue: String
  /// Creates a key by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The one that is seen at the start.
  public static let from = UITransitionContextViewKey(rawValue: "from")
  /// The one that is seen at the end.
  public static let to = UITransitionContextViewKey(rawValue: "to")
}

/// What an animator is told of the transition that it animates.
///
/// - Source: UIKit, "UIViewControllerContextTransitioning".
public protocol UIViewControllerContextTransitioning: AnyObject {
  /// What the views lie in during the transition.
  var containerView: UIView { get }
  /// Whether there is to be an animation.
  var isAnimated: Bool { get }
  /// Whether a person drives the transition: never.
  var isInteractive: Bool { get }
  /// Whether the transition was taken back.
  var transitionWasCancelled: Bool { get }
  /// How the presented controller's view covers what presents it.
  var presentationStyle: UIModalPresentationStyle { get }
  /// Ends the transition; the animator calls it when it has finished.
  func completeTransition(_ didComplete: Bool)
  /// One of the two controllers.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// One of the two views, if the animator is to move it.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// Where a controller's view is at the start.
  func initialFrame(for vc: UIViewController) -> CGRect
  /// Where a controller's view is at the end.
  func finalFrame(for vc: UIViewController) -> CGRect
}

/// Animates the transition from one controller's view to another's.
///
/// - Source: UIKit, "UIViewControllerAnimatedTransitioning".
public protocol UIViewControllerAnimatedTransitioning: AnyObject {
  /// How long the animation takes, in seconds.
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval
  /// Puts the views in place, animates them, and completes the transition.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
  /// Called when the transition is over.
  func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
  /// Does nothing.
  public func animationEnded(_ transitionCompleted: Bool) {}
}

/// Chooses who animates a controller's view coming and going.
///
/// - Source: UIKit, "UIViewControllerTransitioningDelegate".
public protocol UIViewControllerTransitioningDelegate: AnyObject {
  /// Who animates the view coming; `nil` for the style's own animation.
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// Who animates the view going; `nil` for the style's own animation.
  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
}

extension UIViewControllerTransitioningDelegate {
  /// Nobody.
  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  /// Nobody.
  public func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
}

/// What goes along with a transition is told of it.
///
/// - Source: UIKit, "UIViewControllerTransitionCoordinatorContext".
public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {
  /// Whether there is an animation.
  var isAnimated: Bool { get }
  /// Whether the transition was taken back.
  var isCancelled: Bool { get }
  /// How long the animation takes, in seconds.
  var transitionDuration: TimeInterval { get }
}

/// Lets something go along with a transition.
///
/// - Source: UIKit, "UIViewControllerTransitionCoordinator".
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext
{
  /// Has `animation` called with the transition, and `completion` after it.
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
}

extension UIViewControllerTransitionCoordinator {
  /// Has `animation` called with the transition.
  @discardableResult
  public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: nil)
  }
}

/// A window getting another size: at once, as its frame does.
final class SizeTransition: UIViewControllerTransitionCoordinator {
  private var animations: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
  private var completions: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []

  var isAnimated: Bool { false }
  var isCancelled: Bool { false }
  var transitionDuration: TimeInterval { 0 }

  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    if let animation { animations.append(animation) }
    if let completion { completions.append(completion) }
    return true
  }

  /// Calls what goes along, now that the size is another.
  func finish() {
    for animation in animations { animation(self) }
    for completion in completions { completion(self) }
  }
}
