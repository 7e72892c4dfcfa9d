import Foundation
import Geometry
import Views

/// One controller's view covering another's, in the same window.
extension UIViewController {
  /// Presents a controller from the outermost one around this.
  final func startPresenting(
    _ controller: UIViewController, animated: Bool, completion: (() -> Void)?
  ) {
    let presenter = outermost
    guard presenter.ownPresented == nil, controller.ownPresenting == nil, controller !== presenter,
      let window = presenter.viewIfLoaded?.window
    else {
      UIApplication.shared.complain(
        "\(presenter) can't present \(controller): its view is in no window, or one of them is "
          + "presented already")
      return
    }
    presenter.ownPresented = controller
    controller.ownPresenting = presenter
    controller.isBeingPresented = true
    let container = UIView(frame: window.bounds)
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    controller.presentationContainer = container
    window.addSubview(container)
    if controller.coversPresenter { presenter.startDisappearing(animated: animated) }
    controller.startAppearing(animated: animated)
    let transition = PresentationTransition(
      from: presenter, to: controller, in: container, isAnimated: animated)
    transition.coversPresenter = controller.coversPresenter
    transition.onCompletion = { isCompleted in
      controller.isBeingPresented = false
      guard isCompleted else { return controller.forgetPresentation() }
      controller.finishAppearing()
      if controller.coversPresenter {
        presenter.viewIfLoaded?.removeFromSuperview()
        presenter.finishDisappearing()
      }
      completion?()
    }
    transition.run(
      by: controller.transitioningDelegate?.animationController(
        forPresented: controller, presenting: presenter, source: self)
        ?? StyledTransition(controller.modalTransitionStyle, isComing: true))
  }

  /// Takes away what the outermost controller presents, or that one itself.
  final func startDismissing(animated: Bool, completion: (() -> Void)?) {
    let presenter = ownPresented != nil ? self : outermost
    guard
      let controller = presenter.ownPresented ?? (presenter.ownPresenting.map { _ in presenter })
    else {
      completion?()
      return
    }
    controller.goAway(animated: animated, completion: completion)
  }

  /// Takes this presented controller away, and what it presents.
  private func goAway(animated: Bool, completion: (() -> Void)?) {
    guard let presenter = ownPresenting, let container = presentationContainer,
      !isBeingDismissed, let window = container.window
    else { return }
    isBeingDismissed = true
    // What lies above goes with it, unseen.
    ownPresented?.goAway(animated: false, completion: nil)
    startDisappearing(animated: animated)
    if coversPresenter {
      presenter.startAppearing(animated: animated)
      presenter.view.frame = window.bounds
      window.insertSubview(presenter.view, belowSubview: container)
    }
    let transition = PresentationTransition(
      from: self, to: presenter, in: container, isAnimated: animated)
    transition.coversPresenter = coversPresenter
    transition.onCompletion = { [self] isCompleted in
      isBeingDismissed = false
      guard isCompleted else { return startAppearing(animated: animated) }
      if coversPresenter, presenter.view.superview !== window {
        // An animator of the program's own has moved it.
        window.insertSubview(presenter.view, belowSubview: container)
      }
      if coversPresenter { presenter.finishAppearing() }
      forgetPresentation()
      finishDisappearing()
      completion?()
    }
    transition.run(
      by: transitioningDelegate?.animationController(forDismissed: self)
        ?? StyledTransition(modalTransitionStyle, isComing: false))
  }

  private func forgetPresentation() {
    ownPresenting?.ownPresented = nil
    ownPresenting = nil
    viewIfLoaded?.removeFromSuperview()
    presentationContainer?.removeFromSuperview()
    presentationContainer = nil
  }

  /// Whether the presenter's view is taken out while this controller is presented.
  private var coversPresenter: Bool {
    modalPresentationStyle == .fullScreen || modalPresentationStyle == .currentContext
  }

  private var outermost: UIViewController {
    var controller = self
    while let parent = controller.parent { controller = parent }
    return controller
  }
}
