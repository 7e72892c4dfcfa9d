import Animation
import Drawing
import Geometry

/// One of the copies that a replicator layer shows of its sublayers, as of one frame.
final class LayerReplica {
  /// How the sublayers are shown in the copy.
  var look = ReplicaLook()
  /// The sublayers back to front.
  var nodes: [LayerNode] = []
  /// What is kept of each sublayer between frames.
  var layers: [ObjectIdentifier: ReplicatedLayer] = [:]

  /// The pixels that the copy covers.
  var treeBounds: PixelRect { nodes.reduce(.empty) { $0.union($1.treeBounds) } }
}

/// How a copy differs from the sublayers themselves, time left out.
struct ReplicaLook: Equatable {
  /// Takes the copy's coordinates to the replicator's.
  var transform = CGAffineTransform.identity
  /// What the colours are multiplied by; `nil` for nothing.
  var tint: SIMD4<Double>?
}

/// What is kept between frames of a layer that is shown in a copy, and of those below it.
final class ReplicatedLayer {
  let node = LayerNode()
  /// The layer as it is at the copy's time, where that is not the layer's own.
  var presented: CALayer?
  var layers: [ObjectIdentifier: ReplicatedLayer] = [:]
  var mask: ReplicatedLayer?
}

/// Brings the copies of a replicator layer up to date.
///
/// A copy is laid out like the layers it shows, in nodes of its own; where it is late, each layer
/// in it is also presented at its own time. The layers' clocks and delegates hear nothing of it.
struct ReplicaVisit {
  /// What is painted of the layers.
  let subject: FrameVisit.Subject
  /// How many more layers are shown in the copies of one replicator, copies within them included.
  private var budget = 20_000
  /// The pixels of copies that changed: what they covered and cover now.
  private(set) var damage: [PixelRect] = []

  /// Starts a walk over the copies of one replicator.
  init(subject: FrameVisit.Subject) {
    self.subject = subject
  }

  /// Updates the copies of `layer`, whose first copy are its own sublayers.
  ///
  /// - Parameters:
  ///   - node: The replicator's node, which is up to date but for the copies.
  ///   - layer: The replicator, or any layer; that has no copies.
  ///   - shown: The layer as it is presented.
  ///   - around: What the replicator hands down.
  mutating func run(
    _ node: LayerNode, of layer: CALayer, as shown: CALayer,
    _ around: FrameVisit.Surroundings
  ) {
    let state = shown.replicator
    let count = max((state?.shownCount ?? 1) - 1, 0)
    for gone in node.replicas.dropFirst(count) { damage.append(gone.treeBounds) }
    node.replicas.removeLast(max(node.replicas.count - count, 0))
    guard let state, count > 0 else { return }
    let step = shown.aboutAnchor(state.transform)
    var transform = CATransform3DIdentity
    for index in 0..<count {
      guard budget > 0 else { break }
      if index == node.replicas.count { node.replicas.append(LayerReplica()) }
      transform = CATransform3DConcat(transform, step)
      var inner = around
      inner.time -= state.delay * Double(index + 1)
      // A model's values are the same at all times.
      inner.isShifted = subject != .models && (inner.isShifted || state.delay != 0)
      inner.presentedAbove = shown
      let look = ReplicaLook(
        transform: CATransform3DGetAffineTransform(transform), tint: state.tint(of: index + 1))
      run(node.replicas[index], of: layer, as: look, inner)
    }
  }

  /// Updates one copy, and damages it as a whole where anything in it differs.
  private mutating func run(
    _ replica: LayerReplica, of layer: CALayer, as look: ReplicaLook,
    _ around: FrameVisit.Surroundings
  ) {
    let old = replica.treeBounds
    var inner = around
    let isMoved = replica.look != look
    replica.look = look
    inner.toDevice = look.transform.concatenating(around.toDevice)
    let isChanged = runSublayers(of: layer, into: &replica.nodes, &replica.layers, inner)
    if isMoved || isChanged { damage += [old, replica.treeBounds] }
  }

  private mutating func runSublayers(
    of layer: CALayer, into nodes: inout [LayerNode],
    _ kept: inout [ObjectIdentifier: ReplicatedLayer], _ around: FrameVisit.Surroundings
  ) -> Bool {
    var isChanged = false
    var now: [ObjectIdentifier: ReplicatedLayer] = [:]
    var shown: [(depth: CGFloat, item: LayerNode)] = []
    for sublayer in layer.storedSublayers {
      guard budget > 0 else { break }
      let id = ObjectIdentifier(sublayer)
      let replicated = kept[id] ?? ReplicatedLayer()
      now[id] = replicated
      if run(replicated, of: sublayer, around) { isChanged = true }
      let depth = (replicated.presented ?? subject.source(of: sublayer)).zPosition
      shown.append((depth, replicated.node))
    }
    kept = now
    let ordered = shown.inDrawingOrder()
    if ordered.count != nodes.count || !zip(ordered, nodes).allSatisfy({ $0 === $1 }) {
      isChanged = true
    }
    nodes = ordered
    return isChanged
  }

  /// Updates one layer of a copy and those below it.
  ///
  /// - Returns: Whether anything looks different.
  private mutating func run(
    _ replicated: ReplicatedLayer, of layer: CALayer, _ around: FrameVisit.Surroundings
  ) -> Bool {
    budget -= 1
    let time = layer.timing.localTime(fromParent: around.time)
    replicated.presented =
      around.isShifted ? layer.presented(at: time, in: replicated.presented) : nil
    let shown = replicated.presented ?? subject.source(of: layer)
    let node = replicated.node
    let old = NodeState(node)
    node.update(
      from: shown, of: layer, under: layer.isMask ? nil : around.presentedAbove, in: around)
    var isChanged = old.isRegrouped(in: node) || old.isBodyChanged(in: node)
    var inner = around
    (inner.time, inner.toDevice, inner.isShowing) = (time, node.toDevice, node.isShowing)
    inner.presentedAbove = shown
    if let mask = layer.storedMask, !layer.isMask {
      let replicatedMask = replicated.mask ?? ReplicatedLayer()
      replicated.mask = replicatedMask
      if run(replicatedMask, of: mask, inner) { isChanged = true }
    } else {
      replicated.mask = nil
    }
    node.mask = replicated.mask?.node
    var nodes = node.sublayers
    if runSublayers(of: layer, into: &nodes, &replicated.layers, inner) { isChanged = true }
    node.sublayers = node.ownInstance.isShown ? nodes : []
    let before = damage.count
    run(node, of: layer, as: shown, inner)
    if damage.count > before { isChanged = true }
    damage.removeLast(damage.count - before)
    node.updateTreeBounds()
    if isChanged {
      node.contentVersion += 1
      node.plane?.forget()
    }
    return isChanged || old.isPlacedDifferently(in: node) || old.isPlaneMoved(in: node)
  }
}
