public import Drawing
public import Geometry

/// How many pixels a drawn picture has to a point, and whether it is opaque.
///
/// - Source: UIKit, "UIGraphicsImageRendererFormat".
open class UIGraphicsImageRendererFormat {
  /// How many pixels make a point: as many as the screen has, unless set.
  open var scale: CGFloat
  /// Whether the picture begins as black rather than as nothing: `false` unless set.
  open var opaque = false
  /// What the picture covers; set by its renderer.
  public internal(set) final var bounds = CGRect.zero

  /// Creates a format as the screen has it.
  public init() {
    scale = screenScale
  }

  /// A format as the screen has it.
  public static func `default`() -> UIGraphicsImageRendererFormat {
    UIGraphicsImageRendererFormat()
  }

  /// A format as the screen has it.
  public static func preferred() -> UIGraphicsImageRendererFormat {
    UIGraphicsImageRendererFormat()
  }

  /// A format as `traitCollection` has it.
  public convenience init(for traitCollection: UITraitCollection) {
    self.init()
    if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
  }
}

/// Where a renderer's picture is drawn.
///
/// - Source: UIKit, "UIGraphicsImageRendererContext".
open class UIGraphicsImageRendererContext {
  /// The context, which is the current one while the picture is drawn.
  public final let cgContext: CGContext
  /// How the picture is made.
  public final let format: UIGraphicsImageRendererFormat

  init(_ context: CGContext, _ format: UIGraphicsImageRendererFormat) {
    cgContext = context
    self.format = format
  }

  /// What was drawn so far.
  open var currentImage: UIImage {
    guard let image = cgContext.makeImage() else { return UIImage() }
    return UIImage(cgImage: image, scale: format.scale, orientation: .up)
  }

  /// Fills `rect` in the fill colour, over what is there.
  open func fill(_ rect: CGRect) {
    fill(rect, blendMode: .copy)
  }

  /// Fills `rect` in the fill colour, mixed with what is there as `blendMode` says.
  open func fill(_ rect: CGRect, blendMode: CGBlendMode) {
    cgContext.withSavedState {
      cgContext.setBlendMode(blendMode)
      cgContext.fill(rect)
    }
  }

  /// Draws a frame of one point inside `rect` in the stroke colour, over what is there.
  open func stroke(_ rect: CGRect) {
    stroke(rect, blendMode: .copy)
  }

  /// Draws a frame of one point inside `rect`, mixed with what is there as `blendMode` says.
  open func stroke(_ rect: CGRect, blendMode: CGBlendMode) {
    cgContext.withSavedState {
      cgContext.setBlendMode(blendMode)
      cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1)
    }
  }

  /// Limits what is drawn from now on to `rect`.
  open func clip(to rect: CGRect) {
    cgContext.clip(to: rect)
  }
}

/// Draws pictures of one size.
///
/// - Source: UIKit, "UIGraphicsImageRenderer".
open class UIGraphicsImageRenderer {
  /// How pictures are made.
  public final let format: UIGraphicsImageRendererFormat

  /// Creates a renderer of pictures with as many pixels a point as the screen has.
  public convenience init(size: CGSize) {
    self.init(size: size, format: UIGraphicsImageRendererFormat())
  }

  /// Creates a renderer of pictures.
  ///
  /// - Parameters:
  ///   - size: In points.
  ///   - format: How they are made.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// Creates a renderer of pictures that cover `bounds`.
  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: UIGraphicsImageRendererFormat())
  }

  /// Creates a renderer of pictures.
  ///
  /// - Parameters:
  ///   - bounds: What they cover, in points.
  ///   - format: How they are made.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    let own = UIGraphicsImageRendererFormat()
    own.scale = format.scale.isFinite && format.scale > 0 ? format.scale : screenScale
    own.opaque = format.opaque
    own.bounds = bounds
    self.format = own
  }

  /// The picture that `actions` draws; a picture of nothing for a size that none can have.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    guard
      let context = CGContext.picture(
        size: format.bounds.size, scale: format.scale, isOpaque: format.opaque)
    else { return UIImage() }
    context.translateBy(x: -format.bounds.minX, y: -format.bounds.minY)
    let drawn = UIGraphicsImageRendererContext(context, format)
    UIGraphicsPushContext(context)
    actions(drawn)
    UIGraphicsPopContext()
    return drawn.currentImage
  }
}
