public import Geometry

extension CALayer {
  /// What ``frame`` is unless overridden.
  final var placedFrame: CGRect {
    get {
      state.depth.anchorPointZ == 0
        ? state.placement.frame : state.toParent.projection(of: bounds)
    }
    set {
      var placement = state.placement
      placement.frame = newValue
      let isPossible =
        newValue.isFinite && placement.bounds.isFinite && placement.position.isFinite
      guard accept(isPossible, newValue, "frame") else { return }
      bounds = placement.bounds
      position = placement.position
    }
  }

  /// Takes the layer's own coordinates to its superlayer's, by both layers' transforms.
  final var matrixToSuperlayer: CATransform3D {
    let above = superlayer
    return matrix(under: above?.mask === self ? nil : above)
  }

  /// Takes the layer's own coordinates to those of `above`, whose sublayer it is.
  ///
  /// - Parameter above: `nil` where no sublayer transform applies: for a root or a mask.
  /// - Returns: The transform of space, rows first.
  final func matrix(under above: CALayer?) -> CATransform3D {
    let own = state.toParent
    guard let above, !CATransform3DIsIdentity(above.state.depth.sublayerTransform) else {
      return own
    }
    return CATransform3DConcat(own, above.sublayerMatrix)
  }

  /// What ``sublayerTransform`` does about the anchor point, in the layer's own coordinates.
  final var sublayerMatrix: CATransform3D {
    CATransform3DIsIdentity(sublayerTransform)
      ? CATransform3DIdentity : aboutAnchor(state.depth.sublayerTransform)
  }

  /// `transform` about the anchor point, in the layer's own coordinates.
  final func aboutAnchor(_ transform: CATransform3D) -> CATransform3D {
    var about = state.placement
    about.transform = transform
    about.position = about.anchor
    return about.toParent
  }

  /// Whether the layer is its superlayer's mask.
  final var isMask: Bool { storedSuperlayer?.storedMask === self }

  /// `point` of `layer`'s coordinates in this layer's; `nil` is the root's superlayer.
  ///
  /// A layer seen edge-on, or of no size, has no point of its own for one on the screen: then the
  /// point is passed on as it is.
  public final func convert(_ point: CGPoint, from layer: CALayer?) -> CGPoint {
    pointFromRoot(layer?.pointInRoot(point) ?? point)
  }

  /// `point` of this layer's coordinates in `layer`'s; `nil` is the root's superlayer.
  ///
  /// Layers without a common root are taken to have the same superlayer above their roots.
  public final func convert(_ point: CGPoint, to layer: CALayer?) -> CGPoint {
    let inRoot = pointInRoot(point)
    return layer?.pointFromRoot(inRoot) ?? inRoot
  }

  /// The box around `rect` of `layer`'s coordinates in this layer's.
  public final func convert(_ rect: CGRect, from layer: CALayer?) -> CGRect {
    CGRect(around: rect.corners.map { convert($0, from: layer) })
  }

  /// The box around `rect` of this layer's coordinates in `layer`'s.
  public final func convert(_ rect: CGRect, to layer: CALayer?) -> CGRect {
    CGRect(around: rect.corners.map { convert($0, to: layer) })
  }

  private func pointInRoot(_ point: CGPoint) -> CGPoint {
    let above = matrixToSuperlayer.projection(of: point) ?? point
    return superlayer?.pointInRoot(above) ?? above
  }

  private func pointFromRoot(_ point: CGPoint) -> CGPoint {
    let above = superlayer?.pointFromRoot(point) ?? point
    return matrixToSuperlayer.unprojection(of: above) ?? above
  }

  /// The transform in the plane, as far as an affine one can say it.
  ///
  /// - Returns: What ``transform`` does to x and y.
  public final func affineTransform() -> CGAffineTransform {
    CATransform3DGetAffineTransform(transform)
  }

  /// Sets ``transform`` to what `transform` does in the plane.
  public final func setAffineTransform(_ transform: CGAffineTransform) {
    self.transform = CATransform3DMakeAffineTransform(transform)
  }

  /// The part of the bounds that no layer above cuts off by its ``masksToBounds``.
  ///
  /// The zero rectangle when all is cut off. Masks, rounded corners and the window's edge do not
  /// count.
  public final var visibleRect: CGRect {
    var visible = bounds
    var ancestor = superlayer
    while let above = ancestor {
      if above.masksToBounds {
        visible = visible.intersection(convert(above.bounds, from: above))
      }
      ancestor = above.superlayer
    }
    return visible.isNull ? .zero : visible
  }

  /// The frontmost layer here or below at `point` of the superlayer's coordinates.
  final func findHit(_ point: CGPoint) -> CALayer? {
    guard !isHidden, opacity > 0 else { return nil }
    guard let local = matrixToSuperlayer.unprojection(of: point) else { return nil }
    let isInside = contains(local)
    guard isInside || !masksToBounds else { return nil }
    for layer in (modelLayer ?? self).sublayersInDrawingOrder.reversed() {
      let candidate = isPresentation ? layer.presentation() ?? layer : layer
      if let hit = candidate.hitTest(local) { return hit }
    }
    return isInside ? self : nil
  }
}
