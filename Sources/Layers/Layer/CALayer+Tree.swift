extension CALayer {
  /// The layer this one is a sublayer or the mask of.
  public final var superlayer: CALayer? {
    guard let model = modelLayer else { return storedSuperlayer }
    guard let above = model.storedSuperlayer else { return nil }
    return above.presentation() ?? above
  }

  /// The sublayers, back to front where their ``zPosition`` is equal; `nil` when there are none.
  ///
  /// Setting them is refused where one of them is this layer, above it, or a presentation copy.
  public final var sublayers: [CALayer]? {
    get {
      let layers: [CALayer]
      if let model = modelLayer {
        layers = model.storedSublayers.map { $0.presentation() ?? $0 }
      } else {
        layers = storedSublayers
      }
      return layers.isEmpty ? nil : layers
    }
    set {
      let wanted = newValue ?? []
      guard isOnItsThread, !isPresentation, wanted.allSatisfy({ accepts($0) }) else { return }
      for layer in storedSublayers where !wanted.contains(layer) { layer.removeFromSuperlayer() }
      for layer in wanted { insert(layer, at: storedSublayers.count) }
    }
  }

  /// The layer whose alpha cuts out this one, in this layer's coordinates.
  ///
  /// Outside what the mask paints, nothing shows. A mask's own mask is not used.
  public final var mask: CALayer? {
    get {
      guard let model = modelLayer else { return storedMask }
      return model.storedMask.map { $0.presentation() ?? $0 }
    }
    set {
      guard newValue !== storedMask, !isPresentation, isOnItsThread else { return }
      if let newValue, !accepts(newValue) { return }
      let action = treeAction("mask")
      defer { action?.run(on: self) }
      if let old = storedMask {
        old.leaveTree()
        old.storedSuperlayer = nil
        storedMask = nil
      }
      if let newValue {
        newValue.removeFromSuperlayer()
        storedMask = newValue
        newValue.enter(self)
      }
      mark([.children, .appearance])
    }
  }

  /// Puts `layer` in front of the other sublayers, taking it from where it was.
  ///
  /// This layer, one above it, and presentation copies are refused, here and in the likes of it.
  public final func addSublayer(_ layer: CALayer) {
    insert(layer, at: storedSublayers.count)
  }

  /// Puts `layer` at `index` among the sublayers, 0 being the backmost; beyond the last in front.
  public final func insertSublayer(_ layer: CALayer, at index: UInt32) {
    insert(layer, at: Int(index))
  }

  /// Puts `layer` behind `sibling`, or behind all where that is no sublayer.
  public final func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    guard layer !== sibling, accepts(layer) else { return }
    layer.removeFromSuperlayer()
    insert(layer, at: storedSublayers.firstIndex { $0 === sibling } ?? 0)
  }

  /// Puts `layer` in front of `sibling`, or in front of all where that is no sublayer.
  public final func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    guard layer !== sibling, accepts(layer) else { return }
    layer.removeFromSuperlayer()
    let index = storedSublayers.firstIndex { $0 === sibling }.map { $0 + 1 }
    insert(layer, at: index ?? storedSublayers.count)
  }

  /// Puts `new` where `old` is; does nothing when `old` is no sublayer.
  public final func replaceSublayer(_ old: CALayer, with new: CALayer) {
    guard old !== new, accepts(new), storedSublayers.contains(where: { $0 === old }) else { return }
    new.removeFromSuperlayer()
    guard let index = storedSublayers.firstIndex(where: { $0 === old }) else { return }
    old.removeFromSuperlayer()
    insert(new, at: index)
  }

  /// Takes the layer, a sublayer or a mask, out of its superlayer.
  ///
  /// The delegates of animations in it and below hear that they did not finish. Those kept on
  /// completion go on, unheard, when the layer comes back; the others are removed.
  public final func removeFromSuperlayer() {
    guard !isPresentation, isOnItsThread, let above = storedSuperlayer else { return }
    // Who is asked for the action may want the layer removed too.
    guard !isLeaving else { return }
    isLeaving = true
    let action = above.storedMask === self ? nil : above.treeAction("sublayers")
    orderAction(kCAOnOrderOut)?.run(on: self)
    isLeaving = false
    guard storedSuperlayer === above else { return }
    defer { action?.run(on: above) }
    leaveTree()
    above.storedSublayers.removeAll { $0 === self }
    if above.storedMask === self { above.storedMask = nil }
    storedSuperlayer = nil
    above.mark([.children, .appearance])
  }

  private func insert(_ layer: CALayer, at index: Int) {
    guard !isPresentation, isOnItsThread, accepts(layer) else { return }
    layer.removeFromSuperlayer()
    let action = treeAction("sublayers")
    storedSublayers.insert(layer, at: min(index, storedSublayers.count))
    layer.enter(self)
    mark([.children, .appearance])
    setNeedsLayout()
    layer.orderAction(kCAOnOrderIn)?.run(on: layer)
    action?.run(on: self)
  }

  /// Whether `layer` may go below this one: no copy on the screen, and nothing it is part of.
  private func accepts(_ layer: CALayer) -> Bool {
    !layer.isPresentation && layer !== self && !isAncestor(layer) && layer.isOnItsThread
  }

  /// Whether `layer` is above this one, so that putting it below would make a ring.
  private func isAncestor(_ layer: CALayer) -> Bool {
    var ancestor = storedSuperlayer
    while let above = ancestor {
      if above === layer { return true }
      ancestor = above.storedSuperlayer
    }
    return false
  }

  private func enter(_ above: CALayer) {
    storedSuperlayer = above
    above.dirtBelow.formUnion(dirt.union(dirtBelow))
    var ancestor = above.storedSuperlayer
    while let layer = ancestor {
      layer.dirtBelow.formUnion(above.dirtBelow)
      ancestor = layer.storedSuperlayer
    }
  }

  /// Forgets what belonged to the tree the layer is leaving, here and below.
  private func leaveTree() {
    // A list of its own, not recursion: a tree may be deeper than the stack.
    var leaving = [self]
    while let layer = leaving.popLast() {
      layer.isCommitted = false
      layer.committingThread = nil
      layer.node = nil
      layer.endAnimationsOnLeaving()
      layer.mark([.appearance, .children])
      if let mask = layer.storedMask { leaving.append(mask) }
      leaving.append(contentsOf: layer.storedSublayers)
    }
  }

  /// Takes the tree below a layer that goes away apart, one layer after the other.
  ///
  /// Left to themselves they would go away inside each other, a deep tree deeper than the stack.
  /// A sublayer that somebody holds is left as one that was removed.
  final func letGoOfTree() {
    guard !storedSublayers.isEmpty || storedMask != nil else { return }
    var leaving = takeBelow()
    while var layer = leaving.popLast() {
      if isKnownUniquelyReferenced(&layer) {
        leaving.append(contentsOf: layer.takeBelow())
      } else {
        layer.leaveTree()
      }
    }
  }

  private func takeBelow() -> [CALayer] {
    defer { (storedSublayers, storedMask) = ([], nil) }
    return storedSublayers + [storedMask].compactMap(\.self)
  }

  /// The root of the tree the layer is in.
  final var root: CALayer {
    var layer = self
    while let above = layer.storedSuperlayer { layer = above }
    return layer
  }

  /// The sublayers back to front: by ``zPosition`` on the screen, then by order.
  final var sublayersInDrawingOrder: [CALayer] {
    storedSublayers.map { (depth: $0.shown.zPosition, item: $0) }.inDrawingOrder()
  }
}
