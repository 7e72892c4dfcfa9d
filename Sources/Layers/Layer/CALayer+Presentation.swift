extension CALayer {
  /// A copy of the layer, of the same class, as it is on the screen.
  ///
  /// It is as of the start of the current transaction, with the animations of the last frame. It
  /// is the same object within a frame and has new values in the next. `nil` until the layer
  /// was part of a frame, or draws its contents for the first. On a presentation copy it is the
  /// copy itself.
  public final func presentation() -> Self? {
    guard !isPresentation else { return self }
    guard isCommitted || isDisplaying else { return nil }
    // The next visit drops a copy that nothing animates; until then the layer looks the same.
    if presentationCopy == nil {
      makePresentationCopy()
      presentationCopy?.takeBack(uncommittedValues)
    }
    return presentationCopy.map { unsafeDowncast($0, to: type(of: self)) }
  }

  /// The layer that this one shows: itself, unless it is a presentation copy.
  public final func model() -> Self {
    guard let modelLayer else { return self }
    return unsafeDowncast(modelLayer, to: type(of: self))
  }

  /// The copy that is drawn where there is one, else the layer itself.
  final var shown: CALayer { presentationCopy ?? self }

  /// Undoes, on a presentation copy, the changes that are not committed yet.
  private func takeBack(_ old: [String: Any]) {
    // Each value is stored by itself: their order does not show.
    for (key, value) in old { store(value, forKey: key) }
  }

  /// Makes the copy by the class's own `init(layer:)`.
  final func makePresentationCopy() {
    presentationCopy = newPresentationCopy()
  }

  /// A copy made by the class's own `init(layer:)`, which answers for the layer.
  final func newPresentationCopy() -> CALayer {
    let thread = LayerThread.current
    thread.layerBeingCopied = self
    let copy = type(of: self).makeCopy(of: self)
    thread.layerBeingCopied = nil
    copy.takeState(from: self)
    copy.isPresentation = true
    copy.modelLayer = self
    copy.delegate = delegate
    copy.dirt = []
    return copy
  }
}

extension CALayer {
  /// A copy made by the subclass's own `init(layer:)`, which need not be `required`.
  ///
  /// A convenience initializer dispatches to the subclass's designated one, and calling it on a
  /// metatype is what the language itself refuses: hence its symbol. A test pins the name. A
  /// subclass that hides the initializer ends the program with Swift's own message naming it.
  @_silgen_name("$s6Layers7CALayerC13dynamicCopyOfACyp_tcfC")
  class func makeCopy(of layer: __owned Any) -> Self

  /// A layer made by the subclass's own `init()`, for classes known only by their type.
  @_silgen_name("$s6Layers7CALayerC15dynamicallyMadeACyt_tcfC")
  package class func makeInstance(_ nothing: Void) -> Self
}
