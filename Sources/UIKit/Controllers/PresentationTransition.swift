import Animation
import Foundation
import Geometry
import Layers
import Views

/// A presented view's coming or going.
final class PresentationTransition: UIViewControllerContextTransitioning {
  let containerView: UIView
  let isAnimated: Bool
  private(set) var transitionWasCancelled = false
  /// Whether the view that is covered is taken out, so that an animator gets to see it.
  var coversPresenter = false
  /// Called once with whether the transition was completed.
  var onCompletion: ((Bool) -> Void)?

  private let from: UIViewController
  private let to: UIViewController
  private var animator: (any UIViewControllerAnimatedTransitioning)?

  init(
    from: UIViewController, to: UIViewController, in container: UIView, isAnimated: Bool
  ) {
    self.from = from
    self.to = to
    containerView = container
    self.isAnimated = isAnimated
  }

  private var isComing: Bool { to.isBeingPresented }

  /// Has the transition animated, or does it at once.
  func run(by animator: any UIViewControllerAnimatedTransitioning) {
    guard isAnimated else {
      if isComing {
        to.view.frame = finalFrame(for: to)
        containerView.addSubview(to.view)
      }
      completeTransition(true)
      return
    }
    self.animator = animator
    animator.animateTransition(using: self)
  }

  var isInteractive: Bool { false }

  var presentationStyle: UIModalPresentationStyle {
    (isComing ? to : from).modalPresentationStyle
  }

  func completeTransition(_ didComplete: Bool) {
    guard let onCompletion else { return }
    self.onCompletion = nil
    transitionWasCancelled = !didComplete
    onCompletion(didComplete)
    animator?.animationEnded(didComplete)
    animator = nil
  }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    switch key {
    case .from: from
    case .to: to
    default: nil
    }
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    switch key {
    case .from: isComing && !coversPresenter ? nil : from.view
    case .to: !isComing && !coversPresenter ? nil : to.view
    default: nil
    }
  }

  func initialFrame(for vc: UIViewController) -> CGRect {
    vc === to && isComing ? .zero : containerView.bounds
  }

  func finalFrame(for vc: UIViewController) -> CGRect {
    vc === from && !isComing ? .zero : containerView.bounds
  }
}

/// The animation of a style: up from below, or a fade.
final class StyledTransition: UIViewControllerAnimatedTransitioning {
  private let style: UIModalTransitionStyle
  private let isComing: Bool

  init(_ style: UIModalTransitionStyle, isComing: Bool) {
    self.style = style
    self.isComing = isComing
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.4 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let key = isComing ? UITransitionContextViewKey.to : .from
    guard let view = context.view(forKey: key) else { return context.completeTransition(true) }
    let container = context.containerView
    let slides = style == .coverVertical
    if isComing {
      view.frame = container.bounds
      container.addSubview(view)
    }
    let animation = CABasicAnimation(
      keyPath: slides ? "transform.translation.y" : "opacity")
    let (away, there) = slides ? (container.bounds.height, 0) : (0, view.alpha)
    animation.fromValue = isComing ? away : there
    animation.toValue = isComing ? there : away
    animation.duration = transitionDuration(using: context)
    animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
    // Until the view is taken out it stays where the animation left it.
    animation.fillMode = .forwards
    animation.isRemovedOnCompletion = false
    CATransaction.begin()
    CATransaction.setCompletionBlock {
      context.completeTransition(true)
      view.layer.removeAnimation(forKey: "transition")
    }
    view.layer.add(animation, forKey: "transition")
    CATransaction.commit()
  }
}
