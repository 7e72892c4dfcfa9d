import Animation

extension CALayer {
  /// The keys of the animations on the layer, in the order in which they were added.
  ///
  /// - Returns: `nil` when there are none.
  public final func animationKeys() -> [String]? {
    let keys = (modelLayer ?? self).attachments.compactMap(\.key)
    return keys.isEmpty ? nil : keys
  }

  /// The stored animation for `key`; changing it changes nothing that runs.
  public final func animation(forKey key: String) -> CAAnimation? {
    (modelLayer ?? self).attachments.first { $0.key == key }?.animation
  }

  /// Removes the animation for `key`, telling its delegate that it did not finish.
  public final func removeAnimation(forKey key: String) {
    removeAttachments { $0.key == key }
  }

  /// Removes all animations, telling their delegates that they did not finish.
  public final func removeAllAnimations() {
    removeAttachments { _ in true }
  }

  /// Stores a copy of `animation` behind those already there; see ``add(_:forKey:)``.
  final func attach(_ animation: CAAnimation, key: String?) {
    guard !isPresentation, isOnItsThread else { return }
    let thread = LayerThread.current
    _ = thread.scope
    let departure = departure(of: animation)
    if let key { removeAttachments { $0.key == key } }
    attachments.append(
      AnimationAttachment(animation, key: key, departure: departure, on: thread))
    mark(.animations)
  }

  /// What an animation without ends starts from: what was on the screen before the change that
  /// it animates, else what is on the screen.
  private func departure(of animation: CAAnimation) -> AnimatableValue? {
    guard let keyPath = (animation as? CAPropertyAnimation)?.keyPath else { return nil }
    if let departure, departure.key == keyPath { return departure.value }
    return valueOnScreen(forKey: keyPath)
  }

  private func removeAttachments(where isDoomed: (AnimationAttachment) -> Bool) {
    guard isOnItsThread else { return }
    let doomed = attachments.filter(isDoomed)
    guard !doomed.isEmpty else { return }
    attachments.removeAll(where: isDoomed)
    mark([.animations, .appearance])
    for attachment in doomed { attachment.finish(false, on: LayerThread.current) }
  }

  /// Ends the animations of a layer that leaves its tree; those that are kept on completion stay.
  final func endAnimationsOnLeaving() {
    let leaving = attachments.filter { $0.animation.isRemovedOnCompletion }
    attachments.removeAll { $0.animation.isRemovedOnCompletion }
    presentationCopy = nil
    for attachment in leaving { attachment.finish(false, on: LayerThread.current) }
  }
}
