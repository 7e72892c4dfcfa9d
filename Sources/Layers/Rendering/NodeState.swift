import Drawing
import Geometry

/// A node as it was in the last frame, to compare with what it is now.
struct NodeState {
  private let toDevice: CGAffineTransform
  private let projection: CATransform3D
  private let toCanvas: CATransform3D?
  private let sublayerMatrix: CATransform3D
  private let isShowing: Bool
  private let bounds: CGRect
  private let grouping: LayerGrouping
  private let look: LayerLook
  private let shadow: LayerShadow
  private let castsPaintedShadow: Bool
  private let content: (any LayerContent)?
  private let maskID: ObjectIdentifier?
  private let ownBounds: PixelRect
  private let isFadedAsGroup: Bool
  let shadowBounds: PixelRect
  private let transition: LayerTransition?
  private let ownInstance: OwnInstance
  let treeBounds: PixelRect

  /// Takes down what `node` is.
  init(_ node: LayerNode) {
    toDevice = node.toDevice
    projection = node.projection
    toCanvas = node.plane?.toCanvas
    sublayerMatrix = node.sublayerMatrix
    isShowing = node.isShowing
    bounds = node.bounds
    grouping = node.grouping
    look = node.look
    shadow = node.shadow
    castsPaintedShadow = node.castsPaintedShadow
    content = node.content
    maskID = node.maskID
    ownBounds = node.ownBounds
    transition = node.transition
    ownInstance = node.ownInstance
    isFadedAsGroup = node.isFadedAsGroup
    shadowBounds = node.shadowBounds
    treeBounds = node.treeBounds
  }

  /// Whether the node now shows everything in it differently, in its picture if it has one.
  func isRegrouped(in node: LayerNode) -> Bool {
    if isShowing != node.isShowing || toDevice != node.toDevice { return true }
    if (toCanvas == nil) != (node.plane == nil) { return true }
    if isMaskedDifferently(in: node) { return true }
    return node.plane == nil && isGroupedDifferently(in: node)
  }

  /// Whether the node's picture is now drawn elsewhere or otherwise.
  func isPlaneMoved(in node: LayerNode) -> Bool {
    toCanvas != node.plane?.toCanvas || isGroupedDifferently(in: node)
  }

  /// Whether the node is now faded as a group, or no longer: that rounds otherwise.
  func isRefaded(in node: LayerNode) -> Bool {
    isFadedAsGroup != node.isFadedAsGroup
  }

  /// Whether the sublayers are now placed differently, though nothing about them changed.
  func movesSublayers(in node: LayerNode) -> Bool {
    isShowing != node.isShowing || toDevice != node.toDevice
      || sublayerMatrix != node.sublayerMatrix
  }

  /// Whether the node paints something else now, wherever it is, sublayers and shadow left out.
  func isBodyChanged(in node: LayerNode) -> Bool {
    isShowing != node.isShowing || isMaskedDifferently(in: node) || look != node.look
      || bounds != node.bounds || sublayerMatrix != node.sublayerMatrix
      || !ownDamage(in: node).isEmpty
  }

  /// Whether the node looks different in its superlayer, what is in it left out.
  func isPlacedDifferently(in node: LayerNode) -> Bool {
    projection != node.projection || isRefaded(in: node) || isGroupedDifferently(in: node)
      || shadow != node.shadow
      || (toCanvas == nil) != (node.plane == nil)
  }

  /// Whether the shadow is another, if what casts it is the same.
  func isShadowChanged(in node: LayerNode) -> Bool {
    shadow != node.shadow || castsPaintedShadow != node.castsPaintedShadow
  }

  private func isGroupedDifferently(in node: LayerNode) -> Bool {
    grouping != node.grouping
  }

  private func isMaskedDifferently(in node: LayerNode) -> Bool {
    if transition != node.transition || ownInstance != node.ownInstance { return true }
    if maskID != node.maskID || grouping.masksToBounds != node.grouping.masksToBounds {
      return true
    }
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
  ///
  /// - Parameters:
  ///   - shown: What is painted.
  ///   - layer: The layer that it is, or is a copy of.
  ///   - above: The superlayer, or its copy, whose sublayer transform applies.
  ///   - around: What the superlayer hands down.
  func update(
    from shown: CALayer, of layer: CALayer, under above: CALayer?,
    in around: FrameVisit.Surroundings
  ) {
    ownInstance = OwnInstance(shown.replicator)
    maskID = layer.isMask ? nil : layer.storedMask.map { ObjectIdentifier($0) }
    projection = around.isDetached ? CATransform3DIdentity : shown.matrix(under: above).plane
    grouping = shown.state.grouping
    look = shown.state.look
    shadow = shown.state.shadow
    bounds = shown.bounds
    sublayerMatrix = shown.sublayerMatrix
    place(shown, around)
    // The way into the layer's coordinates is needed too: a flattened layer paints nothing.
    isShowing =
      around.isShowing && !grouping.isHidden && grouping.opacity > 0 && toDevice.isInvertible
      && plane?.toCanvas.isInvertible != false && (grouping.isDoubleSided || isFacing(around))
    guard isShowing else {
      ownBounds = .empty
      return
    }
    content = shown.stackedContent(
      with: shown.placedContents, scale: deviceScale, replacing: content)
    ownBounds = pixels(of: ownExtent)
  }

  /// Decides whether the layer needs a picture, and to which pixels its coordinates are taken.
  private func place(_ shown: CALayer, _ around: FrameVisit.Surroundings) {
    let raster = shown.state.raster
    let affine = projection.affinePlane
    if let affine, !raster.isWanted {
      plane = nil
      toSuperlayer = affine
      toDevice = affine.concatenating(around.toDevice)
      return
    }
    let toCanvas = CATransform3DConcat(projection, CATransform3D(plane: around.toDevice)).plane
    let plane = plane ?? LayerPlane()
    self.plane = plane
    plane.scale = raster.isWanted ? raster.scale : LayerPlane.scale(for: toCanvas, around: bounds)
    plane.toCanvas = toCanvas
    plane.toSuperlayer = projection
    toSuperlayer = affine ?? .identity
    toDevice = CGAffineTransform(scaleX: plane.scale, y: plane.scale)
  }

  /// Whether the layer's front is seen where the superlayer is seen as `around` says.
  private func isFacing(_ around: FrameVisit.Surroundings) -> Bool {
    isMirrored == around.isMirrored
  }

  /// Whether the layer's back is turned to its superlayer's front.
  var isMirrored: Bool {
    projection.areaScale(at: CGPoint(x: bounds.midX, y: bounds.midY)) < 0
  }

  /// Puts together what the layer and its sublayers cover.
  func updateTreeBounds() {
    guard isShowing else {
      (castBounds, shadowBounds, bodyBounds, treeBounds) = (.empty, .empty, .empty, .empty)
      return
    }
    var below = sublayers.reduce(PixelRect.empty) { $0.union($1.treeBounds) }
    below = replicas.reduce(below) { $0.union($1.treeBounds) }
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
    castBounds = own.union(below)
    shadowBounds = shadowBounds(castBy: castBounds)
    bodyBounds = castBounds.union(shadowBounds)
    if let mask { bodyBounds = bodyBounds.intersection(mask.treeBounds) }
    treeBounds = plane?.canvasBox(of: bodyBounds) ?? bodyBounds
  }
}

extension CALayer {
  /// The picture set as contents or drawn into the layer, placed in the bounds.
  fileprivate var placedContents: (any LayerContent)? {
    let filters = (state.contents.minification, state.contents.magnification)
    let scale = contentsScale
    if let fade = state.contents.fade {
      return FadingContent(fade, placedBy: state.contents, in: bounds, pixelScale: scale)
    }
    if let image = state.contents.object as? CGImage {
      return state.contents.placed(image, in: bounds, pixelScale: scale)
    }
    guard let backing, bounds.width > 0, bounds.height > 0 else { return nil }
    let image = backing.image
    guard backing.size == bounds.size else {
      return state.contents.placed(image, in: bounds, pixelScale: backing.scale)
    }
    // Drawn for these bounds: each pixel of the picture is a pixel of the device.
    let frame = CGRect(
      x: bounds.minX, y: bounds.minY, width: CGFloat(image.width) / backing.scale,
      height: CGFloat(image.height) / backing.scale)
    return ImageContent(
      image: image, frame: frame, visible: frame, minification: filters.0,
      magnification: filters.1)
  }
}
