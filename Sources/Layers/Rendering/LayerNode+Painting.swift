import Drawing
import Geometry

extension LayerNode {
  /// Paints the layer and its sublayers where they touch `region`.
  ///
  /// Back to front: background, contents, sublayers, border; the whole cut by mask and bounds and
  /// faded by the opacity. The context arrives in the superlayer's coordinates and leaves so.
  func paint(in context: CGContext, touching region: PixelRegion) {
    guard isShowing, region.intersects(treeBounds) else { return }
    context.saveGState()
    defer { context.restoreGState() }
    context.concatenate(toSuperlayer)
    let opacity = CGFloat(min(max(grouping.opacity, 0), 1))
    guard let mask else {
      return paintFaded(by: opacity, in: context, touching: region)
    }
    guard mask.isShowing else { return }
    context.withMask {
      paintFaded(by: opacity, in: context, touching: region)
    } mask: {
      mask.paint(in: context, touching: region)
    }
  }

  private func paintFaded(
    by opacity: CGFloat, in context: CGContext, touching region: PixelRegion
  ) {
    guard opacity < 1 else { return paintParts(in: context, touching: region) }
    context.setAlpha(opacity)
    guard paintCount > 1 else { return paintParts(in: context, touching: region) }
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    paintParts(in: context, touching: region)
    context.endTransparencyLayer()
  }

  private func paintParts(in context: CGContext, touching region: PixelRegion) {
    if region.intersects(ownBounds) { paintBackground(in: context) }
    if !sublayers.isEmpty {
      context.saveGState()
      if grouping.masksToBounds {
        context.addPath(look.outline(of: bounds))
        context.clip()
      }
      for node in sublayers { node.paint(in: context, touching: region) }
      context.restoreGState()
    }
    if look.hasBorder, region.intersects(ownBounds) { paintBorder(in: context) }
  }

  private func paintBackground(in context: CGContext) {
    if let color = look.backgroundColor {
      context.setFillColor(color)
      context.addPath(look.outline(of: bounds))
      context.fillPath()
    }
    guard let content else { return }
    guard grouping.masksToBounds else { return content.paint(in: context) }
    context.saveGState()
    context.addPath(look.outline(of: bounds))
    context.clip()
    content.paint(in: context)
    context.restoreGState()
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
