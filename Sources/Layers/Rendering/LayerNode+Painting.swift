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
    guard opacity < 1 else { return paintPresent(in: context, touching: region) }
    context.setAlpha(opacity)
    guard paintCount > 1 else { return paintPresent(in: context, touching: region) }
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    paintPresent(in: context, touching: region)
    context.endTransparencyLayer()
  }

  func paintParts(in context: CGContext, touching region: PixelRegion) {
    if region.intersects(ownBounds) { paintBackground(in: context) }
    if !sublayers.isEmpty {
      clipToBounds(in: context) {
        for node in sublayers { node.paint(in: context, touching: region) }
      }
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
    let isInside = look.cornerRadius == 0 && bounds.contains(content.extent)
    if isInside {
      content.paint(in: context)
    } else {
      clipToBounds(in: context) { content.paint(in: context) }
    }
  }

  /// Runs `body` so that nothing shows outside the bounds, where the layer clips to them.
  ///
  /// Bounds on whole pixels clip exactly. Other outlines cut as a mask does: Cairo's clip by a path
  /// comes out a little different in a part of the picture than in the whole.
  private func clipToBounds(in context: CGContext, _ body: () -> Void) {
    guard grouping.masksToBounds else { return body() }
    let pixels = bounds.applying(toDevice)
    let isUpright = (toDevice.b == 0 && toDevice.c == 0) || (toDevice.a == 0 && toDevice.d == 0)
    if look.cornerRadius <= 0, isUpright, pixels == CGRect(PixelRect(covering: pixels)) {
      context.saveGState()
      context.clip(to: bounds)
      body()
      context.restoreGState()
    } else {
      context.withMask(content: body) {
        context.setFillColor(.black)
        context.fill(look.outline(of: bounds))
      }
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
