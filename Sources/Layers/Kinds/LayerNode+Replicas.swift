import Drawing
import Geometry

/// How a layer shows its sublayers themselves, apart from copies of them.
struct OwnInstance: Equatable {
  var isShown = true
  /// What the colours are multiplied by; `nil` for nothing.
  var tint: SIMD4<Double>?

  /// How a layer shows its sublayers that replicates them as `state` says, or not at all.
  init(_ state: ReplicatorState? = nil) {
    guard let state else { return }
    isShown = state.shownCount > 0
    tint = state.tint(of: 0)
  }
}

extension LayerNode {
  /// Paints the sublayers, then their copies, each over the one before.
  func paintSublayers(in context: CGContext, touching region: PixelRegion?) {
    Self.paint(sublayers, tint: ownInstance.tint, in: context, touching: region)
    for replica in replicas where region.touches(replica.treeBounds) {
      context.saveGState()
      context.concatenate(replica.look.transform)
      Self.paint(replica.nodes, tint: replica.look.tint, in: context, touching: region)
      context.restoreGState()
    }
  }

  private static func paint(
    _ nodes: [LayerNode], tint: SIMD4<Double>?, in context: CGContext,
    touching region: PixelRegion?
  ) {
    guard let tint else {
      for node in nodes { node.paint(in: context, touching: region) }
      return
    }
    context.withTint(tint) {
      for node in nodes { node.paint(in: context, touching: region) }
    }
  }
}
