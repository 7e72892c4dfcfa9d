/// A responder that has a view and hears what becomes of it: a view controller.
package protocol ViewOwner: UIResponder {
  /// Called before the view places what is inside.
  func viewWillLayoutSubviews()
  /// Called after the view placed what is inside.
  func viewDidLayoutSubviews()
  /// Called when the view comes into a window, goes into another, or leaves.
  func viewDidMoveToWindow()
  /// Called when what the view is like has changed.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}
