import Animation
import Drawing
import Geometry

/// One frame's walk over the layers that may look different: it brings their nodes up to date
/// and collects the damage.
struct FrameVisit {
  let thread: LayerThread
  let subject: Subject
  private(set) var damage: PixelRegion
  /// The layers met whose animations are not over.
  private(set) var animated: [CALayer] = []
  /// Counts what looks different, wherever it is: a shadow is cast anew only when this grows.
  private var changes = 0

  /// What is painted of the layers.
  enum Subject {
    /// What they show at the frame's time; what was visited is kept for the next frame.
    case frame
    /// Their own values; nothing is kept, and no layer learns of the visit.
    case models
    /// What the last frame showed; nothing is kept.
    case presentations

    /// What of `layer` is painted: it, or its presentation copy.
    func source(of layer: CALayer) -> CALayer {
      self == .models ? layer : layer.shown
    }
  }

  /// Starts a walk over layers, with `damage` known already.
  init(thread: LayerThread, subject: Subject = .frame, damage: PixelRegion = PixelRegion()) {
    self.thread = thread
    self.subject = subject
    self.damage = damage
  }

  /// What a layer's place in the tree hands down to it.
  struct Surroundings {
    /// The superlayer's local time.
    var time: Seconds
    /// Takes the superlayer's coordinates to device pixels.
    var toDevice: CGAffineTransform
    /// What the layers above let through.
    var clip: PixelRect
    /// Whether the layer is visited though nothing of its own changed.
    var isForced = false
    /// Whether a change below adds damage: not where all of it is damaged, or nothing shows.
    var countsDamage = true
    /// Whether all layers above can be seen.
    var isShowing = true
    /// Whether the superlayer is seen from behind.
    var isMirrored = false
    /// Whether the layer is drawn by itself, its own coordinates being the superlayer's.
    var isDetached = false
    /// How far the times at which copies show the layer lie from ``time``.
    var echo = EchoReach()
    /// Whether ``time`` is not the frame's: in a copy that is late.
    var isShifted = false
    /// The superlayer as it is presented in a copy; `nil` outside copies.
    var presentedAbove: CALayer?
  }

  /// Visits `layer` and what is dirty below it.
  @discardableResult
  mutating func run(_ layer: CALayer, _ around: Surroundings) -> LayerNode {
    let isDirty = !layer.dirt.isDisjoint(with: [.appearance, .children, .animations])
    if subject == .frame, let node = layer.node, !around.isForced, !isDirty,
      layer.dirtBelow.isEmpty
    {
      return node
    }
    let time = layer.timing.localTime(fromParent: around.time)
    let isChangedInside = layer.isChangedInside
    let echo = around.echo.scaled(by: layer.timing.speed)
    let node = begin(layer, at: time, echo)
    let (old, changesBefore) = (NodeState(node), changes)
    let above = layer.isMask ? nil : layer.storedSuperlayer.map { subject.source(of: $0) }
    node.update(from: subject.source(of: layer), of: layer, under: above, in: around)
    node.transition = transition(of: layer, node, at: time)
    // What moves within a transition damages elsewhere than it says.
    let isRegrouped =
      old.isRegrouped(in: node)
      || (node.transition != nil && (isChangedInside || !old.ownDamage(in: node).isEmpty))
    var inner = surroundings(of: node, old, around, isRegrouped: isRegrouped)
    inner.time = time
    inner.echo = echo.adding(subject.source(of: layer).replicator)
    let outer = damage
    if isScoped(node) { damage = PixelRegion() }
    visitBelow(layer, node, inner)
    node.updateTreeBounds()

    if changes != changesBefore || old.isBodyChanged(in: node) {
      node.contentVersion += 1
      changes += 1
    }
    if old.isPlacedDifferently(in: node) { changes += 1 }
    if inner.countsDamage {
      let clip = isScoped(node) ? PixelRect.everything : around.clip
      for rect in old.ownDamage(in: node) { add(rect, within: clip) }
      addShadow(of: node, since: old, within: clip)
    }
    if isScoped(node) { leaveScope(of: node, outer, around, isRegrouped: isRegrouped) }
    let isMoved = node.plane != nil && old.isPlaneMoved(in: node)
    if around.countsDamage, isRegrouped || isMoved || old.isRefaded(in: node) {
      add(old.treeBounds, within: around.clip)
      add(node.treeBounds, within: around.clip)
    }
    return node
  }

  /// Readies `layer` for its visit at its local `time`, and answers the node to bring up to date.
  private mutating func begin(
    _ layer: CALayer, at time: Seconds, _ echo: EchoReach
  ) -> LayerNode {
    guard subject == .frame else { return LayerNode() }
    let node = layer.node ?? LayerNode()
    layer.node = node
    layer.isCommitted = true
    layer.committingThread = ObjectIdentifier(thread)
    layer.keepPicture(of: node)
    layer.dirt.subtract([.appearance, .children, .animations])
    layer.applyAnimations(at: time, on: thread, echo: echo)
    if layer.hasRunningAnimations { animated.append(layer) }
    return node
  }

  /// How `layer` is on its way to what it shows; a model is there already.
  private func transition(
    of layer: CALayer, _ node: LayerNode, at time: Seconds
  ) -> LayerTransition? {
    guard node.isShowing else { return nil }
    switch subject {
    case .frame: return layer.transition(at: time)
    case .models: return nil
    case .presentations: return layer.node?.transition
    }
  }

  /// Whether damage in `node` has to be known by itself, as it shows in more than its own place.
  private func isScoped(_ node: LayerNode) -> Bool {
    node.plane != nil || node.castsPaintedShadow
  }

  /// What the layer of `node` hands down, but for its time.
  private func surroundings(
    of node: LayerNode, _ old: NodeState, _ around: Surroundings, isRegrouped: Bool
  ) -> Surroundings {
    var inner = around
    inner.toDevice = node.toDevice
    inner.isDetached = false
    inner.isShowing = node.isShowing
    inner.isMirrored = around.isMirrored != node.isMirrored
    inner.isForced = around.isForced || old.movesSublayers(in: node)
    inner.countsDamage =
      (around.countsDamage || node.plane != nil) && !isRegrouped && node.isShowing
    if isScoped(node) { inner.clip = .everything }
    if node.grouping.masksToBounds {
      inner.clip = inner.clip.intersection(node.pixels(of: node.bounds))
    }
    return inner
  }

  /// Damages where the shadow of what is damaged in `node` falls, and where another one does.
  private mutating func addShadow(
    of node: LayerNode, since old: NodeState, within clip: PixelRect
  ) {
    if node.castsPaintedShadow {
      for rect in damage.rects { add(node.shadowBounds(of: rect), within: clip) }
    }
    if old.isShadowChanged(in: node) {
      add(old.shadowBounds, within: clip)
      add(node.shadowBounds, within: clip)
    }
  }

  /// Puts what is damaged in `node` where it shows, beside `outer`, what was damaged before.
  private mutating func leaveScope(
    of node: LayerNode, _ outer: PixelRegion, _ around: Surroundings, isRegrouped: Bool
  ) {
    let within = damage
    damage = outer
    if let plane = node.plane {
      if isRegrouped {
        plane.forget()
      } else {
        plane.invalidate(within)
      }
    }
    guard around.countsDamage, !isRegrouped else { return }
    for rect in within.rects {
      add(node.plane?.canvasBox(of: rect) ?? rect, within: around.clip)
    }
  }

  /// Visits mask and sublayers, and damages those that came, went or changed their order.
  private mutating func visitBelow(_ layer: CALayer, _ node: LayerNode, _ inner: Surroundings) {
    // A mask has no mask of its own.
    let mask = layer.isMask ? nil : layer.storedMask
    node.mask = mask.map { run($0, inner) }
    var visited: [(depth: CGFloat, item: LayerNode)] = []
    for sublayer in layer.storedSublayers {
      visited.append((subject.source(of: sublayer).zPosition, run(sublayer, inner)))
    }
    if subject == .frame {
      // Asked after all were visited: drawing one may have changed another.
      var below: LayerDirt = mask.map { $0.dirt.union($0.dirtBelow) } ?? []
      for sublayer in layer.storedSublayers {
        below.formUnion(sublayer.dirt.union(sublayer.dirtBelow))
      }
      layer.dirtBelow = below
    }
    let ordered = node.ownInstance.isShown ? visited.inDrawingOrder() : []
    let differing = node.sublayers.differing(from: ordered)
    if !differing.isEmpty || node.sublayers.count != ordered.count { changes += 1 }
    if inner.countsDamage {
      for moved in differing { add(moved.treeBounds, within: inner.clip) }
    }
    node.sublayers = ordered
    if layer.replicator != nil {
      var copies = ReplicaVisit(subject: subject)
      copies.run(node, of: layer, as: subject.source(of: layer), inner)
      if !copies.damage.isEmpty { changes += 1 }
      guard inner.countsDamage else { return }
      for rect in copies.damage { add(rect, within: inner.clip) }
    }
  }

  private mutating func add(_ rect: PixelRect, within clip: PixelRect) {
    damage.add(rect.intersection(clip))
  }
}

extension Array {
  /// The items back to front: by depth, then by order.
  func inDrawingOrder<Item>() -> [Item] where Element == (depth: CGFloat, item: Item) {
    guard contains(where: { $0.depth != self[0].depth }) else { return map(\.item) }
    return enumerated()
      .sorted { ($0.element.depth, $0.offset) < ($1.element.depth, $1.offset) }
      .map(\.element.item)
  }
}

extension PixelRect {
  /// Every pixel that can be told of.
  static let everything = PixelRect(
    minX: -limit, minY: -limit, maxX: limit, maxY: limit)
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
