extension CALayer {
  /// The keys of the animations on the layer, in the order in which they were added.
  ///
  /// - Returns: `nil` when there are none; those added without a key are not in it.
  public final func animationKeys() -> [String]? {
    let keys = (modelLayer ?? self).attachments.compactMap(\.key)
    return keys.isEmpty ? nil : keys
  }

  /// What ``animation(forKey:)`` is unless overridden.
  final func attachedAnimation(_ key: String) -> CAAnimation? {
    (modelLayer ?? self).attachments.first { $0.key == key }?.animation
  }

  /// How many animations a frame looks at: not those that are over and no longer seen.
  package final var awakeAnimations: Int { attachments.awake.count }

  /// Stores a copy of `animation` behind those already there; see ``add(_:forKey:)``.
  final func attach(_ animation: CAAnimation, key: String?) {
    guard !isPresentation, isOnItsThread else { return }
    let thread = LayerThread.current
    _ = thread.scope
    let key = animation is CATransition ? kCATransition : key
    let attachment = AnimationAttachment(
      animation, key: key, on: thread, redraws: redraws(forKey:), onScreen: departure(at:))
    if let key, attachments.contains(key: key) { removeAttachments { $0.key == key } }
    attachments.append(attachment)
    mark(.animations)
  }

  /// What an animation without ends starts from: what was on the screen before the change that
  /// it animates, else what is on the screen.
  private func departure(at path: KeyPathName) -> AnimatableValue? {
    if let departure, KeyPathName(departure.key) == path { return departure.value }
    return valueOnScreen(at: path)
  }

  /// Removes the animations for which `isDoomed` holds, telling their delegates.
  final func removeAttachments(where isDoomed: (AnimationAttachment) -> Bool) {
    guard isOnItsThread else { return }
    let doomed = attachments.remove(where: isDoomed)
    guard !doomed.isEmpty else { return }
    mark([.animations, .appearance])
    for attachment in doomed { attachment.end(false, on: LayerThread.current) }
  }

  /// Ends the animations of a layer that leaves its tree.
  ///
  /// Those that are kept on completion stay, and go on when the layer comes back, but whoever
  /// listened to them hears of the end now and is let go: it may be what owns the layer.
  final func endAnimationsOnLeaving() {
    presentationCopy = nil
    uncommittedValues = [:]
    let thread = LayerThread.current
    for attachment in attachments { attachment.dismiss(on: thread) }
    _ = attachments.remove { $0.isRemovedOnCompletion }
  }
}
