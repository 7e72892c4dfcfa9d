import Drawing
import Geometry

/// What a layer paints between its background and its sublayers, as of one frame.
///
/// A value: it knows where it paints and how it differs from the last frame's.
protocol LayerContent {
  /// The box of all that is painted, in the layer's coordinates; null for nothing.
  var extent: CGRect { get }
  /// Whether painting is a single operation, so that an opacity can be multiplied into it.
  var isSinglePaint: Bool { get }
  /// The outline that is filled opaquely where nothing else is painted, and what is inside of it.
  var solidOutline: (path: CGPath, rule: CGPathFillRule)? { get }
  /// Whether nothing is painted outside the rounded bounds, clipped to them or not.
  var staysInBounds: Bool { get }
  /// What is painted, bottom to top, each with its own way of keeping to the bounds.
  var parts: [any LayerContent] { get }
  /// The box of what differs from `old`, in the layer's coordinates; `nil` when nothing does.
  func damage(since old: any LayerContent) -> CGRect?
  /// Paints in the layer's coordinates.
  func paint(in context: CGContext)
}

extension LayerContent {
  var solidOutline: (path: CGPath, rule: CGPathFillRule)? { nil }
  var staysInBounds: Bool { false }
  var parts: [any LayerContent] { [self] }

  /// Both boxes together: what a change without further knowledge damages.
  func wholeDamage(since old: any LayerContent) -> CGRect {
    extent.union(old.extent)
  }
}

/// A picture placed in a layer's bounds.
struct ImageContent: LayerContent {
  let image: CGImage
  /// Where the whole picture would lie, in the layer's coordinates.
  let frame: CGRect
  /// The part of `frame` that is shown.
  let visible: CGRect
  var minification = CALayerContentsFilter.linear
  var magnification = CALayerContentsFilter.linear

  var extent: CGRect { visible }
  var isSinglePaint: Bool { true }

  func damage(since old: any LayerContent) -> CGRect? {
    if let old = old as? ImageContent, old.image === image, old.frame == frame,
      old.visible == visible, old.minification == minification,
      old.magnification == magnification
    {
      return nil
    }
    return wholeDamage(since: old)
  }

  func paint(in context: CGContext) {
    let map = CGAffineTransform(
      a: frame.width / CGFloat(image.width), b: 0, c: 0,
      d: frame.height / CGFloat(image.height), tx: frame.minX, ty: frame.minY)
    let projection = CATransform3D(plane: map)
    let pixels = visible.applying(context.ctm)
    if let corner = context.wholeTranslation(of: projection),
      pixels.isNear(CGRect(PixelRect(covering: pixels.rounded)))
    {
      context.saveGState()
      context.clip(to: PixelRegion(PixelRect(covering: pixels.rounded)))
      context.draw(image.surface, x: corner.x, y: corner.y)
      context.restoreGState()
      return
    }
    let stretch = CATransform3D(plane: map.concatenating(context.ctm)).stretch(at: .zero)
    let filter = stretch < 1 ? minification : magnification
    let shown = visible.applying(map.inverted())
    context.draw(
      image.surface, through: projection,
      PictureSampling(
        takesNearest: filter == .nearest,
        part: PixelRect(covering: shown.insetBy(dx: 1e-6, dy: 1e-6))),
      in: CGPath(rect: visible, transform: nil))
  }
}

extension CGRect {
  /// The rectangle with its edges on the pixels next to them.
  fileprivate var rounded: CGRect {
    let (left, top) = (minX.rounded(), minY.rounded())
    return CGRect(x: left, y: top, width: maxX.rounded() - left, height: maxY.rounded() - top)
  }

  /// Whether the edges are those of `other` but for roundings.
  fileprivate func isNear(_ other: CGRect) -> Bool {
    max(
      abs(minX - other.minX), abs(minY - other.minY), abs(maxX - other.maxX),
      abs(maxY - other.maxY)) < 1e-3
  }
}

extension LayerContents {
  /// The picture placed in `bounds`, of whose pixels `pixelScale` make a point.
  ///
  /// There is none where there is no room for it.
  func placed(_ image: CGImage, in bounds: CGRect, pixelScale: CGFloat) -> ImageContent? {
    guard rect.width > 0, rect.height > 0, !bounds.isEmpty else { return nil }
    let size = CGSize(
      width: CGFloat(image.width) * rect.width / pixelScale,
      height: CGFloat(image.height) * rect.height / pixelScale)
    let target = gravity.place(size, in: bounds)
    guard target.width > 0, target.height > 0 else { return nil }
    let whole = CGSize(width: target.width / rect.width, height: target.height / rect.height)
    let frame = CGRect(
      x: target.minX - rect.minX * whole.width, y: target.minY - rect.minY * whole.height,
      width: whole.width, height: whole.height)
    return ImageContent(
      image: image, frame: frame, visible: target.intersection(frame),
      minification: minification, magnification: magnification)
  }
}

extension CALayerContentsGravity {
  /// Where contents of `size` go in `bounds`.
  func place(_ size: CGSize, in bounds: CGRect) -> CGRect {
    switch self {
    case .resize: return bounds
    case .resizeAspect: return scaled(size, in: bounds, by: min)
    case .resizeAspectFill: return scaled(size, in: bounds, by: max)
    default:
      let (across, down) = anchor
      return CGRect(
        x: bounds.minX + (bounds.width - size.width) * across,
        y: bounds.minY + (bounds.height - size.height) * down,
        width: size.width, height: size.height)
    }
  }

  /// Where the contents stick, in fractions of the room left over; y grows towards the top's name.
  private var anchor: (across: CGFloat, down: CGFloat) {
    switch self {
    case .top: (0.5, 1)
    case .bottom: (0.5, 0)
    case .left: (0, 0.5)
    case .right: (1, 0.5)
    case .topLeft: (0, 1)
    case .topRight: (1, 1)
    case .bottomLeft: (0, 0)
    case .bottomRight: (1, 0)
    default: (0.5, 0.5)
    }
  }

  private func scaled(
    _ size: CGSize, in bounds: CGRect, by choose: (CGFloat, CGFloat) -> CGFloat
  ) -> CGRect {
    guard size.width > 0, size.height > 0 else { return .null }
    let factor = choose(bounds.width / size.width, bounds.height / size.height)
    return CGRect(
      x: bounds.midX - size.width * factor / 2, y: bounds.midY - size.height * factor / 2,
      width: size.width * factor, height: size.height * factor)
  }
}

extension CGImage {
  /// A picture of `size` points at `scale` pixels a point, drawn by `body`.
  ///
  /// - Returns: `nil` for a size without area.
  /// - Throws: `CairoError` where it would have more pixels than a picture can, or than memory.
  static func drawn(
    size: CGSize, scale: CGFloat, _ body: (CGContext) -> Void
  ) throws(CairoError) -> CGImage? {
    let pixels = PixelRect(
      covering: CGRect(x: 0, y: 0, width: size.width * scale, height: size.height * scale))
    guard !pixels.isEmpty else { return nil }
    var surface = try ImageSurface(size: pixels.size)
    try surface.withContext { context in
      context.scaleBy(x: scale, y: scale)
      context.scale = scale
      body(context)
    }
    return CGImage(surface)
  }
}
