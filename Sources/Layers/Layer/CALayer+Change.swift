import Animation

extension CALayer {
  /// Stores a new value of the property `key` and does what a change brings with it.
  ///
  /// An unchanged value does nothing at all. The action is looked up before the value is stored
  /// and run after; only a layer in a committed tree has one.
  final func change<Value: Equatable>(
    _ key: String, from old: Value, to new: Value, store: () -> Void
  ) {
    guard old != new else { return }
    guard !isPresentation else { return store() }
    guard isOnItsThread else { return }
    let action = pendingAction(forKey: key)
    noteUncommitted(old, forKey: key)
    store()
    markAppearance()
    if redraws(forKey: key) { setNeedsDisplay() }
    action?.run(on: self)
  }

  /// The action to run for a change of `key`, with what is on the screen before the change.
  final func pendingAction(forKey key: String) -> PendingAction? {
    guard mayAnimate, !CATransaction.disableActions() else { return nil }
    guard let action = action(forKey: key), !(action is any EndingAction) else { return nil }
    return PendingAction(key: key, action: action, onScreen: valueOnScreen(at: KeyPathName(key)))
  }

  /// Whether a change may start an animation.
  ///
  /// It may once the layer was in a frame, or where its delegate animates it before its first one.
  final var mayAnimate: Bool {
    if isCommitted { return true }
    guard LayerThread.current.animatesNewLayers else { return false }
    return (delegate as? any NewLayerAnimating)?.animatesNewLayer(self) ?? false
  }

  /// Remembers what `key` was when the transaction began: until its commit that is what shows.
  final func noteUncommitted(_ old: Any, forKey key: String) {
    guard isCommitted, presentationCopy == nil, uncommittedValues[key] == nil else { return }
    uncommittedValues[key] = old
  }

  /// Whether the class wants its contents drawn again when `key` changes.
  final func redraws(forKey key: String) -> Bool {
    LayerThread.current.redraws(type(of: self), forKey: key)
  }

  /// Refuses a value that no layer can have, saying so once a key.
  ///
  /// - Returns: `isAcceptable`.
  final func accept(
    _ isAcceptable: Bool, _ value: @autoclosure () -> Any, _ key: String
  ) -> Bool {
    guard !isAcceptable else { return true }
    LayerThread.current.report(
      once: key, "\(type(of: self)): \(key) cannot be \(value()); the old value is kept")
    return false
  }

  /// Whether the caller may change the layer: before its first frame anybody may, after it only
  /// the thread that draws it.
  ///
  /// A change from elsewhere is refused, which loses it but leaves memory alone; a line says so.
  final var isOnItsThread: Bool {
    guard let committingThread else { return true }
    let thread = LayerThread.current
    guard committingThread != ObjectIdentifier(thread) else { return true }
    thread.report(
      once: "thread",
      """
      \(type(of: self)): a layer on the screen was changed from another thread than the one that \
      draws it; the change is refused
      """)
    return false
  }

  /// Changes the layer's own clock.
  final func changeTiming(_ body: (inout MediaTiming) -> Void) {
    guard isPresentation || isOnItsThread else { return }
    body(&timing)
    markTiming()
  }

  /// Marks what the layer paints as changed.
  final func markAppearance() {
    mark(.appearance)
  }

  /// Marks the layer's clock as changed, and so everything that its animations show.
  final func markTiming() {
    mark([.appearance, .animations])
    if !isPresentation { markTimeBelow() }
  }

  /// Marks the layer dirty, and the way to it from the root.
  final func mark(_ new: LayerDirt) {
    guard !isPresentation, !dirt.isSuperset(of: new) else { return }
    dirt.formUnion(new)
    var ancestor = storedSuperlayer
    while let layer = ancestor, !layer.dirtBelow.isSuperset(of: new) {
      layer.dirtBelow.formUnion(new)
      ancestor = layer.storedSuperlayer
    }
  }
}

/// An action found for a change that is about to be stored.
struct PendingAction {
  let key: String
  let action: any CAAction
  let onScreen: AnimatableValue?

  /// Runs the action, letting an animation without ends start from what was on the screen.
  func run(on layer: CALayer) {
    layer.departure = (key, onScreen)
    action.run(forKey: key, object: layer, arguments: nil)
    layer.departure = nil
  }
}
