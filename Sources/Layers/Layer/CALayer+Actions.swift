import Animation

extension CALayer {
  /// Searches delegate, ``actions``, ``style`` and class, then offers the built-in animation.
  ///
  /// A layer that was never part of a committed tree has no actions.
  final func searchAction(forKey event: String) -> (any CAAction)? {
    guard isCommitted else { return nil }
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
    action is NullAction ? nil : action
  }
}
