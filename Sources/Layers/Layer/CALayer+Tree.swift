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
      for layer in storedSublayers where !wanted.contains(layer) { layer.leaveSuperlayer() }
      for layer in wanted { insert(layer, at: storedSublayers.count) }
    }
  }

  /// What ``mask`` is unless overridden.
  final var maskInTree: CALayer? {
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
        newValue.leaveSuperlayer()
        storedMask = newValue
        newValue.enter(self)
      }
      mark([.children, .appearance])
    }
  }

  /// What ``insertSublayer(_:below:)`` does unless overridden.
  final func insert(_ layer: CALayer, below sibling: CALayer?) {
    guard layer !== sibling, accepts(layer) else { return }
    layer.leaveSuperlayer()
    insert(layer, at: storedSublayers.firstIndex { $0 === sibling } ?? 0)
  }

  /// What ``insertSublayer(_:above:)`` does unless overridden.
  final func insert(_ layer: CALayer, above sibling: CALayer?) {
    guard layer !== sibling, accepts(layer) else { return }
    layer.leaveSuperlayer()
    let index = storedSublayers.firstIndex { $0 === sibling }.map { $0 + 1 }
    insert(layer, at: index ?? storedSublayers.count)
  }

  /// What ``replaceSublayer(_:with:)`` does unless overridden.
  final func replace(_ old: CALayer, with new: CALayer) {
    guard old !== new, accepts(new), storedSublayers.contains(where: { $0 === old }) else { return }
    new.leaveSuperlayer()
    guard let index = storedSublayers.firstIndex(where: { $0 === old }) else { return }
    old.leaveSuperlayer()
    insert(new, at: index)
  }

  /// What ``removeFromSuperlayer()`` does unless overridden.
  ///
  /// The engine's own moves call this one: an override hears of what the program does.
  final func leaveSuperlayer() {
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

  /// Puts `layer` at `index`, as ``insertSublayer(_:at:)`` does unless overridden.
  final func insert(_ layer: CALayer, at index: Int) {
    guard !isPresentation, isOnItsThread, accepts(layer) else { return }
    layer.leaveSuperlayer()
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
