import Animation
import Drawing
import Geometry

/// One frame's walk over the layers that may look different: it brings their nodes up to date
/// and collects the damage.
struct FrameVisit {
  let thread: LayerThread
  let surface: PixelRect
  private(set) var damage: PixelRegion
  /// The layers met whose animations are not over.
  private(set) var animated: [CALayer] = []

  /// Starts a walk over layers shown on `surface`, with `damage` known already.
  init(thread: LayerThread, surface: PixelRect, damage: PixelRegion) {
    self.thread = thread
    self.surface = surface
    self.damage = damage
  }

  /// What a layer's place in the tree hands down to it.
  struct Surroundings {
    /// The superlayer's local time.
    var time: Seconds
    /// Takes the superlayer's coordinates to device pixels.
    var toDevice: CGAffineTransform
    /// Whether the layer is visited though nothing of its own changed.
    var isForced = false
    /// Whether a change below adds damage: not where all of it is damaged, or nothing shows.
    var countsDamage = true
    /// Whether all layers above can be seen.
    var isShowing = true
    /// What the layers above let through.
    var clip: PixelRect?
  }

  /// Visits `layer` and what is dirty below it.
  mutating func run(_ layer: CALayer, _ around: Surroundings) {
    let isDirty = !layer.dirt.isDisjoint(with: [.appearance, .children, .animations])
    guard around.isForced || isDirty || !layer.dirtBelow.isEmpty || layer.node == nil else {
      return
    }
    let node = layer.node ?? LayerNode()
    layer.node = node
    layer.isCommitted = true
    layer.committingThread = ObjectIdentifier(thread)
    layer.keepPicture(of: node)
    let isChangedInside = layer.isChangedInside
    layer.dirt.subtract([.appearance, .children, .animations])
    let time = layer.timing.localTime(fromParent: around.time)
    layer.applyAnimations(at: time, on: thread)
    if layer.hasRunningAnimations { animated.append(layer) }

    let shown = layer.shown
    let old = NodeState(node)
    node.update(from: shown, of: layer, in: around)
    node.transition = node.isShowing ? layer.transition(at: time) : nil
    // What moves within a transition damages elsewhere than it says.
    let isRegrouped =
      old.isRegrouped(in: node)
      || (node.transition != nil && (isChangedInside || !old.ownDamage(in: node).isEmpty))
    let inner = surroundings(of: layer, node, time: time, around, isRegrouped: isRegrouped)
    visitBelow(layer, node, inner)
    node.updateTreeBounds()

    guard around.countsDamage else { return }
    let clip = around.clip ?? surface
    // Fading a group rounds otherwise than fading its only part.
    if isRegrouped || old.isFadedAsGroup != node.isFadedAsGroup {
      add(old.treeBounds, within: clip)
      add(node.treeBounds, within: clip)
    } else {
      for rect in old.ownDamage(in: node) { add(rect, within: clip) }
    }
  }

  /// What `layer` hands down.
  private func surroundings(
    of layer: CALayer, _ node: LayerNode, time: Seconds, _ around: Surroundings, isRegrouped: Bool
  ) -> Surroundings {
    var inner = around
    inner.time = time
    inner.toDevice = node.toDevice
    inner.isShowing = node.isShowing
    inner.isForced = around.isForced || isRegrouped
    inner.countsDamage = around.countsDamage && !isRegrouped && node.isShowing
    if node.grouping.masksToBounds {
      let bounds = node.pixels(of: node.bounds)
      inner.clip = around.clip.map { $0.intersection(bounds) } ?? bounds
    }
    return inner
  }

  /// Visits mask and sublayers, and damages those that came, went or changed their order.
  private mutating func visitBelow(_ layer: CALayer, _ node: LayerNode, _ inner: Surroundings) {
    if let mask = layer.storedMask { run(mask, inner) }
    node.mask = layer.storedMask?.node
    for sublayer in layer.storedSublayers { run(sublayer, inner) }
    // Asked after all were visited: drawing one may have changed another.
    var below: LayerDirt = layer.storedMask.map { $0.dirt.union($0.dirtBelow) } ?? []
    for sublayer in layer.storedSublayers {
      below.formUnion(sublayer.dirt.union(sublayer.dirtBelow))
    }
    layer.dirtBelow = below
    let ordered = layer.sublayersInDrawingOrder.compactMap(\.node)
    if inner.countsDamage {
      for moved in node.sublayers.differing(from: ordered) {
        add(moved.treeBounds, within: inner.clip ?? surface)
      }
    }
    node.sublayers = ordered
  }

  private mutating func add(_ rect: PixelRect, within clip: PixelRect) {
    damage.add(rect.intersection(clip).intersection(surface))
  }
}

extension [LayerNode] {
  /// The nodes that are not in `other`, or whose order among the common ones is another there.
  ///
  /// What is new in `other` damages by itself when it is first visited.
  fileprivate func differing(from other: [LayerNode]) -> [LayerNode] {
    guard count != other.count || !zip(self, other).allSatisfy({ $0 === $1 }) else { return [] }
    let places = Dictionary(
      uniqueKeysWithValues: other.enumerated().map { (ObjectIdentifier($1), $0) })
    var differing: [LayerNode] = []
    var furthest = -1
    for node in self {
      guard let place = places[ObjectIdentifier(node)] else {
        differing.append(node)
        continue
      }
      if place < furthest { differing.append(node) } else { furthest = place }
    }
    return differing
  }
}
