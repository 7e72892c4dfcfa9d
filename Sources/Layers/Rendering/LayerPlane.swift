import Drawing
import Geometry
import Glibc

/// The picture of a layer and all below it, which is kept between frames and drawn as one.
///
/// A layer has one where it is seen in perspective, which no drawing of lines and curves can
/// follow, and where it asked to be rasterized. Below it, device pixels are the picture's: moving
/// the layer changes nothing there, and what changes there is drawn into the picture alone.
final class LayerPlane {
  /// How many of the picture's pixels make a point.
  var scale: CGFloat = 1
  /// Takes points of the layer to pixels of what the plane is drawn into.
  var toCanvas = CATransform3DIdentity
  /// Takes points of the layer to those of its superlayer.
  var toSuperlayer = CATransform3DIdentity
  /// What of the picture is to be drawn anew.
  private var pending = PixelRegion()
  private var picture: Picture?

  /// The most pixels a picture has; a larger layer is drawn coarser.
  private static let capacity = 1 << 24

  /// The pixels, and where they lie.
  private final class Picture {
    var surface: ImageSurface
    /// What the picture covers, in pixels at its own scale.
    let area: PixelRect
    /// How many of its pixels make one of the plane's: 1, but for a layer too large.
    let share: CGFloat
    /// Another object after each painting.
    var lastPainting = Painting()

    final class Painting {}

    init(area: PixelRect, share: CGFloat) throws(CairoError) {
      surface = try ImageSurface(size: area.size)
      self.area = area
      self.share = share
    }
  }

  /// Tells the picture from one made anew, or partly drawn anew.
  var lastPainting: AnyObject? { picture?.lastPainting }

  /// Has `region`, in the plane's pixels, drawn anew.
  func invalidate(_ region: PixelRegion) {
    pending.formUnion(region)
  }

  /// Drops the picture.
  func forget() {
    picture = nil
  }

  /// The canvas' pixels in which `rect`, in the plane's pixels, is seen.
  func canvasBox(of rect: PixelRect) -> PixelRect {
    guard !rect.isEmpty else { return .empty }
    // A pixel shows between the centres of those around it, and in a coarser picture further.
    let reach = CGRect(rect).insetBy(dx: -2, dy: -2)
    let points = reach.applying(CGAffineTransform(scaleX: 1 / scale, y: 1 / scale))
    return PixelRect(covering: toCanvas.seenBox(of: points).insetBy(dx: -0.25, dy: -0.25))
  }

  /// Draws the picture of `node` into a context in the superlayer's coordinates.
  func paint(_ node: LayerNode, in context: CGContext) {
    do throws(CairoError) {
      try update(for: node)
    } catch {
      picture = nil
      LayerThread.current.report(once: "plane", "a layer's picture: \(error)")
    }
    guard let picture else { return }
    let points = CGAffineTransform(
      translationX: CGFloat(picture.area.minX), y: CGFloat(picture.area.minY)
    ).concatenating(
      CGAffineTransform(scaleX: 1 / (scale * picture.share), y: 1 / (scale * picture.share)))
    context.draw(
      picture.surface, through: CATransform3DConcat(CATransform3D(plane: points), toSuperlayer))
  }

  /// Brings the picture up to date.
  private func update(for node: LayerNode) throws(CairoError) {
    let wanted = node.bodyBounds
    guard !wanted.isEmpty else {
      picture = nil
      return
    }
    let share = Self.share(for: wanted)
    let area = share == 1 ? wanted : PixelRect(covering: CGRect(wanted).scaled(by: share))
    if let picture, picture.share == share, picture.area.contains(area),
      picture.area.area <= 2 * area.area + 4096
    {
      guard !pending.isEmpty else { return }
    } else {
      picture = try Picture(area: area, share: share)
      pending = PixelRegion(wanted)
    }
    guard let picture else { return }
    if share != 1 { pending = PixelRegion(wanted) }
    var region = PixelRegion()
    for rect in pending.rects {
      let covered = share == 1 ? rect : PixelRect(covering: CGRect(rect).scaled(by: share))
      region.add(
        covered.intersection(picture.area)
          .offsetBy(dx: -picture.area.minX, dy: -picture.area.minY))
    }
    let touched = pending
    pending = PixelRegion()
    guard !region.isEmpty else { return }
    let (scale, origin) = (scale * share, picture.area)
    picture.lastPainting = Picture.Painting()
    try picture.surface.withContext { context in
      context.clip(to: region)
      context.clear(region)
      context.translateBy(x: -CGFloat(origin.minX), y: -CGFloat(origin.minY))
      context.scaleBy(x: scale, y: scale)
      node.paintBody(in: context, touching: touched)
    }
  }

  /// How much coarser a picture of `area` is than its plane.
  private static func share(for area: PixelRect) -> CGFloat {
    var share: CGFloat = 1
    while CGFloat(area.area) * share * share > CGFloat(capacity)
      || CGFloat(max(area.width, area.height)) * share > 32_000
    {
      share /= 2
    }
    return share
  }

  /// How many pixels a point should have for a plane seen through `map`, around `bounds`.
  ///
  /// A power of two, so that a turning layer is not drawn anew in every frame.
  static func scale(for map: CATransform3D, around bounds: CGRect) -> CGFloat {
    let points = bounds.corners + [CGPoint(x: bounds.midX, y: bounds.midY)]
    let stretch = points.reduce(0) { max($0, map.stretch(at: $1)) }
    guard stretch > 0 else { return 1 }
    return exp2(log2(min(max(stretch, 1.0 / 16), 16)).rounded())
  }
}

extension CGRect {
  /// The rectangle in units of which `factor` make one of its own.
  fileprivate func scaled(by factor: CGFloat) -> CGRect {
    applying(CGAffineTransform(scaleX: factor, y: factor))
  }
}
