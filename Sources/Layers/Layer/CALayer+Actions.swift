import Animation

extension CALayer {
  /// Searches delegate, ``actions``, ``style`` and class, then offers the built-in animation.
  ///
  /// A layer that was never part of a committed tree has no actions, but for being put into one,
  /// and where its delegate begins an animation with it.
  final func searchAction(forKey event: String) -> (any CAAction)? {
    guard mayAnimate || (event == kCAOnOrderIn && storedSuperlayer?.isCommitted == true) else {
      return nil
    }
    if let action = delegate?.action(for: self, forKey: event) { return resolved(action) }
    if let action = actions?[event] { return resolved(action) }
    if let styled = style?["actions"] as? [String: any CAAction], let action = styled[event] {
      return resolved(action)
    }
    if let action = type(of: self).defaultAction(forKey: event) { return resolved(action) }
    guard type(of: self).properties[event]?.animatesByDefault == true else { return nil }
    let animation = CABasicAnimation(keyPath: event)
    animation.duration = CATransaction.animationDuration()
    animation.timingFunction =
      CATransaction.animationTimingFunction() ?? CAMediaTimingFunction(name: .default)
    return animation
  }

  private func resolved(_ action: any CAAction) -> (any CAAction)? {
    action is any EndingAction ? nil : action
  }

  /// The action for a layer that comes to be seen or no longer is.
  ///
  /// It is put into its tree or taken out of it, hidden or shown. There is no action unless
  /// somebody says so.
  final func orderAction(_ event: String) -> PendingAction? {
    guard !isPresentation, isCommitted || storedSuperlayer?.isCommitted == true,
      !CATransaction.disableActions(), let action = action(forKey: event),
      !(action is any EndingAction)
    else { return nil }
    return PendingAction(key: event, action: action, onScreen: nil)
  }

  /// The action for a change of ``sublayers`` or ``mask``.
  ///
  /// There is none unless somebody says so.
  final func treeAction(_ event: String) -> PendingAction? {
    isPresentation ? nil : pendingAction(forKey: event)
  }
}
