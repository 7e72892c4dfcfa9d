import Drawing
import Geometry

/// A blurred outline, kept while what casts it stays the same.
///
/// It is drawn upright in the layer's own coordinates, so that moving, turning or fading the
/// layer, or another offset or colour of its shadow, does not blur again.
final class ShadowPicture {
  /// What the blur depends on.
  struct Key: Equatable {
    var path: CGPath?
    /// Counts changes of what the layer paints; the same for a path, which does not care.
    var version: Int
    var radius: CGFloat
    var scale: CGFloat
  }

  let key: Key
  /// Black by the shadow's alpha.
  let image: CGImage
  /// From the picture's pixels to the layer's coordinates.
  let toLayer: CATransform3D

  init(key: Key, image: CGImage, toLayer: CATransform3D) {
    self.key = key
    self.image = image
    self.toLayer = toLayer
  }
}

extension LayerNode {
  /// Whether a shadow is painted.
  var hasShadow: Bool { shadow.paint != nil && !grouping.masksToBounds }

  /// Whether what the layer and its sublayers paint casts a shadow.
  var castsPaintedShadow: Bool { hasShadow && shadow.path == nil }

  /// How far from its caster the shadow shows, in points.
  ///
  /// The blur, the rounding of its width to pixels, and the smoothing of a picture that is turned.
  private var shadowReach: CGFloat {
    shadow.blurRadius * 2 + 3 / max(deviceScale, 1e-6)
  }

  /// The device pixels a point takes along the layer's larger axis.
  var deviceScale: CGFloat {
    let scale = toDevice.largestScale
    // Turning a layer changes its scale by roundings, and nothing is drawn anew for those.
    let rounded = (scale * 65_536).rounded() / 65_536
    return rounded > 0 ? rounded : scale
  }

  /// The pixels that the shadow of what is painted in `rect` may reach.
  func shadowBounds(of rect: PixelRect) -> PixelRect {
    guard !rect.isEmpty else { return .empty }
    let linear = CGAffineTransform(
      a: toDevice.a, b: toDevice.b, c: toDevice.c, d: toDevice.d, tx: 0, ty: 0)
    let reach = shadowReach
    let spread = CGRect(x: -reach, y: -reach, width: 2 * reach, height: 2 * reach)
      .offsetBy(dx: shadow.offset.width, dy: shadow.offset.height).applying(linear)
    return PixelRect(
      covering: CGRect(
        x: CGFloat(rect.minX) + spread.minX, y: CGFloat(rect.minY) + spread.minY,
        width: CGFloat(rect.width) + spread.width, height: CGFloat(rect.height) + spread.height))
  }

  /// The pixels of the whole shadow, cast by what is painted in `caster`.
  func shadowBounds(castBy caster: PixelRect) -> PixelRect {
    guard hasShadow, isShowing else { return .empty }
    guard let path = shadow.path else { return shadowBounds(of: caster) }
    return shadowBounds(of: pixels(of: path.boundingBoxOfPath))
  }

  /// Paints the shadow in the layer's coordinates.
  func paintShadow(in context: CGContext) {
    guard hasShadow, let color = shadow.paint, let picture = currentShadow() else { return }
    context.saveGState()
    context.translateBy(x: shadow.offset.width, y: shadow.offset.height)
    context.setFillColor(color)
    context.fill(throughAlphaOf: picture.image.surface, picture.toLayer)
    context.restoreGState()
  }

  /// The shadow's picture, made anew where what it depends on changed.
  private func currentShadow() -> ShadowPicture? {
    let extent: CGRect
    if let path = shadow.path {
      extent = path.boundingBoxOfPath
    } else {
      extent = castBounds.isEmpty ? .null : CGRect(castBounds).applying(toDevice.inverted())
    }
    guard !extent.isNull, !extent.isEmpty, extent.isFinite else { return nil }
    let radius = shadow.blurRadius
    let scale = Self.shadowScale(deviceScale, for: extent.insetBy(dx: -2 * radius, dy: -2 * radius))
    let key = ShadowPicture.Key(
      path: shadow.path, version: shadow.path == nil ? contentVersion : 0, radius: radius,
      scale: scale)
    if let kept = shadowPicture, kept.key == key { return kept }
    shadowPicture = nil
    let area = PixelRect(
      covering: extent.applying(CGAffineTransform(scaleX: scale, y: scale))
        .insetBy(dx: -2 * radius * scale - 2, dy: -2 * radius * scale - 2))
    do throws(CairoError) {
      shadowPicture = try makeShadow(key, area: area)
    } catch {
      LayerThread.current.report(once: "shadow", "a layer's shadow: \(error)")
    }
    return shadowPicture
  }

  private func makeShadow(
    _ key: ShadowPicture.Key, area: PixelRect
  ) throws(CairoError) -> ShadowPicture? {
    var caster = try ImageSurface(size: area.size)
    try caster.withContext { context in
      context.translateBy(x: -CGFloat(area.minX), y: -CGFloat(area.minY))
      context.scaleBy(x: key.scale, y: key.scale)
      if let path = key.path {
        context.setFillColor(.black)
        context.addPath(path)
        context.fillPath()
      } else {
        paintPresent(in: context, touching: nil)
      }
    }
    guard let blurred = caster.shadow(blur: 2 * key.radius * key.scale) else { return nil }
    let toLayer = CGAffineTransform(
      translationX: CGFloat(area.minX), y: CGFloat(area.minY)
    ).concatenating(CGAffineTransform(scaleX: 1 / key.scale, y: 1 / key.scale))
    return ShadowPicture(
      key: key, image: CGImage(blurred), toLayer: CATransform3D(plane: toLayer))
  }

  /// `scale`, made coarser for a shadow of more pixels than are worth their memory.
  private static func shadowScale(_ scale: CGFloat, for extent: CGRect) -> CGFloat {
    var scale = scale
    while extent.width * extent.height * scale * scale > 16_000_000
      || max(extent.width, extent.height) * scale > 30_000
    {
      scale /= 2
    }
    return scale
  }
}
