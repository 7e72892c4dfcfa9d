import Foundation
import Layers
import Views

/// What is told of a view that comes and goes, in iOS's order.
extension UIViewController {
  /// Tells a child whose parent does not forward appearance that its view is about to come or go.
  ///
  /// - Parameters:
  ///   - isAppearing: Whether it comes.
  ///   - animated: Whether it does with an animation.
  public final func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    if isAppearing {
      startAppearing(animated: animated)
    } else {
      startDisappearing(animated: animated)
    }
  }

  /// Tells a child that what ``beginAppearanceTransition(_:animated:)`` began is over.
  public final func endAppearanceTransition() {
    switch appearance {
    case .appearing: finishAppearing()
    case .disappearing: finishDisappearing()
    case .appeared, .disappeared: break
    }
  }

  /// Says that the view is about to come.
  final func startAppearing(animated: Bool) {
    guard appearance == .disappeared || appearance == .disappearing else { return }
    appearance = .appearing
    isAppearanceAnimated = animated
    loadViewIfNeeded()
    viewWillAppear(animated)
    forward { $0.startAppearing(animated: animated) }
  }

  /// Says that the view has come.
  final func finishAppearing() {
    guard appearance == .appearing else { return }
    appearance = .appeared
    viewDidAppear(isAppearanceAnimated)
    forward { $0.finishAppearing() }
  }

  /// Says that the view has come, once the frame was drawn that shows it.
  final func finishAppearingWithTheFrame() {
    LayerThread.current.callLater { [weak self] in
      if self?.viewIfLoaded?.window != nil { self?.finishAppearing() }
    }
  }

  /// Says that the view is about to go.
  final func startDisappearing(animated: Bool) {
    guard appearance == .appeared || appearance == .appearing else { return }
    appearance = .disappearing
    isAppearanceAnimated = animated
    viewWillDisappear(animated)
    forward { $0.startDisappearing(animated: animated) }
  }

  /// Says that the view has gone, and before that it would if nobody did.
  final func finishDisappearing() {
    startDisappearing(animated: false)
    guard appearance == .disappearing else { return }
    appearance = .disappeared
    viewDidDisappear(isAppearanceAnimated)
    forward { $0.finishDisappearing() }
  }

  /// Has the view taken out by `body`, told before and after.
  final func leave(_ body: () -> Void) {
    startDisappearing(animated: false)
    body()
    finishDisappearing()
  }

  /// Calls `body` with the children whose views are inside.
  private func forward(_ body: (UIViewController) -> Void) {
    guard shouldAutomaticallyForwardAppearanceMethods, let view = viewIfLoaded else { return }
    for child in children {
      if let inner = child.viewIfLoaded, inner.isDescendant(of: view) { body(child) }
    }
  }
}
