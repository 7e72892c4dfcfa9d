import Drawing
import Geometry

extension LayerNode {
  /// Paints the layer and its sublayers where they touch `region`, or all that is in the clip.
  ///
  /// Back to front: shadow, background, contents, sublayers, border; the whole cut by mask and
  /// bounds and faded by the opacity. The context arrives in the superlayer's coordinates and
  /// leaves so.
  func paint(in context: CGContext, touching region: PixelRegion?) {
    guard isShowing, region.touches(treeBounds) else { return }
    context.saveGState()
    defer { context.restoreGState() }
    let opacity = CGFloat(min(max(grouping.opacity, 0), 1))
    guard let plane else {
      context.concatenate(toSuperlayer)
      return paintMasked(by: opacity, in: context, touching: region)
    }
    context.setAlpha(opacity)
    plane.paint(self, in: context)
  }

  /// Drops the pictures kept here and below.
  func forgetPictures() {
    shadowPicture = nil
    plane?.forget()
    mask?.forgetPictures()
    for node in sublayers { node.forgetPictures() }
    for node in replicas.flatMap(\.nodes) { node.forgetPictures() }
  }

  /// The pictures kept here and below.
  var keptPictures: [AnyObject] {
    var kept = (sublayers + replicas.flatMap(\.nodes) + [mask].compactMap(\.self)).flatMap(
      \.keptPictures)
    if let shadowPicture { kept.append(shadowPicture) }
    if let painting = plane?.lastPainting { kept.append(painting) }
    return kept
  }

  /// Paints what is in the layer's picture, in the layer's coordinates.
  func paintBody(in context: CGContext, touching region: PixelRegion?) {
    paintMasked(by: 1, in: context, touching: region)
  }

  /// Paints what the mask lets through.
  private func paintMasked(
    by opacity: CGFloat, in context: CGContext, touching region: PixelRegion?
  ) {
    guard let mask else {
      return paintFaded(by: opacity, in: context, touching: region)
    }
    guard mask.isShowing else { return }
    if let (outline, rule) = mask.solidOutline {
      context.withMask(outline, using: rule) {
        paintFaded(by: opacity, in: context, touching: region)
      }
    } else {
      context.withMask {
        paintFaded(by: opacity, in: context, touching: region)
      } mask: {
        mask.paint(in: context, touching: region)
      }
    }
  }

  /// The outline that the layer fills opaquely, painting nothing else; in its superlayer.
  private var solidOutline: (CGPath, CGPathFillRule)? {
    guard let (path, rule) = content?.solidOutline, grouping.opacity >= 1, plane == nil,
      !grouping.masksToBounds, !look.isVisible, sublayers.isEmpty, replicas.isEmpty,
      mask == nil, !hasShadow, transition == nil
    else { return nil }
    var placement = toSuperlayer
    guard let outline = path.copy(using: &placement) else { return nil }
    return (outline, rule)
  }

  private func paintFaded(
    by opacity: CGFloat, in context: CGContext, touching region: PixelRegion?
  ) {
    guard opacity < 1 else { return paintAll(in: context, touching: region) }
    context.setAlpha(opacity)
    guard paintCount > 1 else { return paintAll(in: context, touching: region) }
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    paintAll(in: context, touching: region)
    context.endTransparencyLayer()
  }

  private func paintAll(in context: CGContext, touching region: PixelRegion?) {
    if region.touches(shadowBounds) { paintShadow(in: context) }
    paintPresent(in: context, touching: region)
  }

  /// Paints all but the shadow, as it is without a transition.
  func paintParts(in context: CGContext, touching region: PixelRegion?) {
    if region.touches(ownBounds) { paintBackground(in: context) }
    if !sublayers.isEmpty || !replicas.isEmpty {
      clipToBounds(in: context) { paintSublayers(in: context, touching: region) }
    }
    if look.hasBorder, region.touches(ownBounds) { paintBorder(in: context) }
  }

  private func paintBackground(in context: CGContext) {
    if let color = look.backgroundColor {
      context.setFillColor(color)
      context.addPath(look.outline(of: bounds))
      context.fillPath()
    }
    for part in content?.parts ?? [] {
      let isInside =
        part.staysInBounds || (look.cornerRadius == 0 && bounds.contains(part.extent))
      if isInside {
        part.paint(in: context)
      } else {
        clipToBounds(in: context) { part.paint(in: context) }
      }
    }
  }

  /// Runs `body` so that nothing shows outside the bounds, where the layer clips to them.
  ///
  /// Bounds on whole pixels clip exactly. Other outlines cut as a mask does: Cairo's clip by a path
  /// comes out a little different in a part of the picture than in the whole.
  private func clipToBounds(in context: CGContext, _ body: () -> Void) {
    guard grouping.masksToBounds else { return body() }
    let map = context.ctm
    let pixels = bounds.applying(map)
    let isUpright = (map.b == 0 && map.c == 0) || (map.a == 0 && map.d == 0)
    if look.cornerRadius <= 0, isUpright, pixels == CGRect(PixelRect(covering: pixels)) {
      context.saveGState()
      context.clip(to: bounds)
      body()
      context.restoreGState()
    } else {
      context.withMask(look.outline(of: bounds), content: body)
    }
  }

  /// Fills what lies between the outline and the outline further in.
  private func paintBorder(in context: CGContext) {
    guard let color = look.borderColor else { return }
    context.setFillColor(color)
    context.addPath(look.outline(of: bounds))
    context.addPath(look.outline(of: bounds, inset: look.borderWidth))
    context.fillPath(using: .evenOdd)
  }
}

extension PixelRegion? {
  /// Whether something in `rect` is to be painted: anything, where there is no region.
  func touches(_ rect: PixelRect) -> Bool {
    self?.intersects(rect) ?? !rect.isEmpty
  }
}
