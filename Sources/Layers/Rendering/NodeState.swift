import Glibc
import Drawing
import Geometry

/// A node as it was in the last frame, to compare with what it is now.
struct NodeState {
  private let toDevice: CGAffineTransform
  private let isShowing: Bool
  private let bounds: CGRect
  private let grouping: LayerGrouping
  private let look: LayerLook
  private let content: (any LayerContent)?
  private let maskID: ObjectIdentifier?
  private let ownBounds: PixelRect
  private let transition: LayerTransition?
  let isFadedAsGroup: Bool
  let treeBounds: PixelRect

  /// Takes down what `node` is.
  init(_ node: LayerNode) {
    toDevice = node.toDevice
    isShowing = node.isShowing
    bounds = node.bounds
    grouping = node.grouping
    look = node.look
    content = node.content
    maskID = node.maskID
    ownBounds = node.ownBounds
    transition = node.transition
    isFadedAsGroup = node.isFadedAsGroup
    treeBounds = node.treeBounds
  }

  /// Whether the node now shows everything in it differently.
  func isRegrouped(in node: LayerNode) -> Bool {
    if isShowing != node.isShowing || toDevice != node.toDevice { return true }
    if transition != node.transition { return true }
    if grouping != node.grouping || maskID != node.maskID { return true }
    guard node.grouping.masksToBounds else { return false }
    return bounds != node.bounds || look.cornerRadius != node.look.cornerRadius
      || look.maskedCorners != node.look.maskedCorners
  }

  /// The pixels that the layer itself, without its sublayers, paints differently now.
  func ownDamage(in node: LayerNode) -> [PixelRect] {
    guard look == node.look, bounds == node.bounds || !look.isVisible else {
      return [ownBounds, node.ownBounds]
    }
    switch (content, node.content) {
    case (nil, nil): return []
    case (let old?, let new?):
      return new.damage(since: old).map { [node.pixels(of: $0)] } ?? []
    default: return [ownBounds, node.ownBounds]
    }
  }
}

extension LayerNode {
  /// Takes over how `shown`, the layer or its presentation copy, looks in this frame.
  func update(
    from shown: CALayer, of layer: CALayer, in around: FrameVisit.Surroundings
  ) {
    let above = layer.storedSuperlayer
    maskID = layer.storedMask.map { ObjectIdentifier($0) }
    toSuperlayer = CATransform3DGetAffineTransform(
      shown.matrix(under: above?.storedMask === layer ? nil : above?.shown))
    toDevice = toSuperlayer.concatenating(around.toDevice)
    grouping = shown.state.grouping
    look = shown.state.look
    bounds = shown.bounds
    // The way into the layer's coordinates is needed too: a flattened layer paints nothing.
    isShowing =
      around.isShowing && !grouping.isHidden && grouping.opacity > 0 && toDevice.isInvertible
      && toDevice.isFinite
    guard isShowing else {
      ownBounds = .empty
      return
    }
    let scale = max(hypot(toDevice.a, toDevice.b), hypot(toDevice.c, toDevice.d))
    content = shown.makeContent(scale: scale, replacing: content) ?? shown.placedContents
    ownBounds = pixels(of: ownExtent)
  }

  /// Puts together what the layer and its sublayers cover.
  func updateTreeBounds() {
    guard isShowing else {
      treeBounds = .empty
      return
    }
    var below = sublayers.reduce(PixelRect.empty) { $0.union($1.treeBounds) }
    var own = ownBounds
    if transition != nil {
      own = pixels(of: bounds)
      below = .empty
    }
    if grouping.masksToBounds {
      let clip = pixels(of: bounds)
      below = below.intersection(clip)
      own = own.intersection(clip)
    }
    treeBounds = own.union(below)
    if let mask { treeBounds = treeBounds.intersection(mask.treeBounds) }
  }
}

extension CALayer {
  /// The picture set as contents or drawn into the layer, placed in the bounds.
  fileprivate var placedContents: (any LayerContent)? {
    let scale = contentsScale
    if let fade = state.contents.fade {
      return FadingContent(fade, placedBy: state.contents, in: bounds, pixelScale: scale)
    }
    if let image = state.contents.object as? CGImage {
      return state.contents.placed(image, in: bounds, pixelScale: scale)
    }
    guard let image = backingStore, bounds.width > 0, bounds.height > 0 else { return nil }
    // Drawn for these bounds: each pixel of the picture is a pixel of the device.
    let drawn = max(CGFloat(image.width) / bounds.width, CGFloat(image.height) / bounds.height)
    let frame = CGRect(
      x: bounds.minX, y: bounds.minY, width: CGFloat(image.width) / drawn,
      height: CGFloat(image.height) / drawn)
    return ImageContent(image: image, frame: frame, visible: frame)
  }
}
