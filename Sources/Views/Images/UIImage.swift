public import Drawing
public import Geometry

/// A picture with the number of its pixels to a point, and how it is drawn.
///
/// It does not change and may be shared.
///
/// - Source: UIKit, "UIImage".
open class UIImage: Hashable, @unchecked Sendable {
  /// Which way up the picture's pixels are.
  ///
  /// - Source: UIKit, "UIImage.Orientation".
  public enum Orientation: Int, Hashable, Sendable {
    /// As they are.
    case up = 0
    /// Turned by half a turn.
    case down = 1
    /// Turned by a quarter, counter-clockwise.
    case left = 2
    /// Turned by a quarter, clockwise.
    case right = 3
    /// Left and right exchanged.
    case upMirrored = 4
    /// Top and bottom exchanged.
    case downMirrored = 5
    /// Left and right exchanged, then turned by a quarter, counter-clockwise.
    case leftMirrored = 6
    /// Left and right exchanged, then turned by a quarter, clockwise.
    case rightMirrored = 7
  }

  /// Whether a picture is drawn in its own colours.
  ///
  /// - Source: UIKit, "UIImage.RenderingMode".
  public enum RenderingMode: Int, Hashable, Sendable {
    /// As who shows it thinks best.
    case automatic = 0
    /// In its own colours.
    case alwaysOriginal = 1
    /// As a stencil, in the tint of what shows it.
    case alwaysTemplate = 2
  }

  /// How the middle of a picture fills more room than it has.
  ///
  /// - Source: UIKit, "UIImage.ResizingMode".
  public enum ResizingMode: Int, Hashable, Sendable {
    /// By repeating it.
    case tile = 0
    /// By stretching it.
    case stretch = 1
  }

  /// What a picture is drawn by.
  struct Drawing: Hashable, Sendable {
    var scale: CGFloat = 1
    var orientation = Orientation.up
    var renderingMode = RenderingMode.automatic
    /// The edges that keep their size; `nil` where the whole picture is stretched.
    var capInsets: UIEdgeInsets?
    var resizingMode = ResizingMode.tile
  }

  let drawing: Drawing
  /// The pixels; `nil` for a picture of nothing.
  public let cgImage: CGImage?
  /// The pictures that are shown in turn; `nil` for a picture that stands still.
  public let images: [UIImage]?
  /// How long ``images`` take, in seconds.
  public let duration: Double

  init(_ cgImage: CGImage?, _ drawing: Drawing, images: [UIImage]? = nil, duration: Double = 0) {
    self.cgImage = cgImage
    self.drawing = drawing
    self.images = images
    self.duration = duration
  }

  /// Creates a picture of nothing.
  public convenience init() {
    self.init(nil, Drawing())
  }

  /// Creates a picture of which a pixel is a point.
  public convenience init(cgImage: CGImage) {
    self.init(cgImage, Drawing())
  }

  /// Creates a picture.
  ///
  /// - Parameters:
  ///   - cgImage: The pixels.
  ///   - scale: How many of them make a point; 1 for what is none.
  ///   - orientation: Which way up they are.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    var drawing = Drawing()
    drawing.scale = scale.isFinite && scale > 0 ? scale : 1
    drawing.orientation = orientation
    self.init(cgImage, drawing)
  }

  /// Creates a picture from a PNG file; with `@2x` or `@3x` in its name it has so many pixels a point.
  ///
  /// `nil` if there is no such file or it is not a PNG.
  public convenience init?(contentsOfFile path: String) {
    guard let image = try? CGImage(pngFile: path) else { return nil }
    let name = path.split(separator: "/").last ?? ""
    let scale: CGFloat = name.contains("@3x.") ? 3 : name.contains("@2x.") ? 2 : 1
    self.init(cgImage: image, scale: scale, orientation: .up)
  }

  /// Creates a picture that shows others in turn; `nil` without any.
  ///
  /// - Parameters:
  ///   - images: The pictures.
  ///   - duration: How long one round takes, in seconds; at 0 each takes a thirtieth.
  /// - Returns: The first of them, which an image view shows moving.
  public static func animatedImage(with images: [UIImage], duration: Double) -> UIImage? {
    guard let first = images.first else { return nil }
    let time = duration.isFinite && duration > 0 ? duration : Double(images.count) / 30
    return UIImage(first.cgImage, first.drawing, images: images, duration: time)
  }

  // MARK: Looks

  /// The size in points, as the picture is drawn upright.
  open var size: CGSize {
    guard let cgImage else { return .zero }
    let (width, height) = (CGFloat(cgImage.width) / scale, CGFloat(cgImage.height) / scale)
    return drawing.orientation.isSideways
      ? CGSize(width: height, height: width) : CGSize(width: width, height: height)
  }
  /// How many pixels make a point.
  open var scale: CGFloat { drawing.scale }
  /// Which way up the pixels are.
  open var imageOrientation: Orientation { drawing.orientation }
  /// Whether the picture is drawn in its own colours.
  open var renderingMode: RenderingMode { drawing.renderingMode }
  /// The edges that keep their size when the picture is stretched.
  open var capInsets: UIEdgeInsets { drawing.capInsets ?? .zero }
  /// How the middle of the picture fills more room than it has.
  open var resizingMode: ResizingMode { drawing.resizingMode }

  /// The same picture, drawn in its own colours or not.
  open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    with { $0.renderingMode = renderingMode }
  }

  /// The same picture, of which edges keep their size and the middle is repeated.
  open func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }

  /// The same picture, of which only the middle fills more room.
  ///
  /// - Parameters:
  ///   - capInsets: The edges that keep their size, in points.
  ///   - resizingMode: Whether the middle is repeated or stretched.
  /// - Returns: The picture.
  open func resizableImage(
    withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode
  ) -> UIImage {
    with {
      $0.capInsets = capInsets
      $0.resizingMode = resizingMode
    }
  }

  /// The same picture, of which the middle column and row are stretched.
  ///
  /// - Parameters:
  ///   - leftCapWidth: The columns on the left that keep their width, in points.
  ///   - topCapHeight: The rows at the top that keep their height, in points.
  /// - Returns: The picture.
  open func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
    resizableImage(
      withCapInsets: UIEdgeInsets(
        top: CGFloat(topCapHeight), left: CGFloat(leftCapWidth),
        bottom: max(0, size.height - CGFloat(topCapHeight) - 1),
        right: max(0, size.width - CGFloat(leftCapWidth) - 1)),
      resizingMode: .stretch)
  }

  /// The picture's shape in `color`, which it keeps where there is another tint.
  open func withTintColor(_ color: UIColor) -> UIImage {
    withTintColor(color, renderingMode: .automatic)
  }

  /// The picture's shape in `color`.
  open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    var drawing = drawing
    drawing.renderingMode = renderingMode
    return UIImage(cgImage?.stencil(in: color.cgColor), drawing)
  }

  /// The same picture with left and right exchanged.
  open func withHorizontallyFlippedOrientation() -> UIImage {
    with { $0.orientation = $0.orientation.flipped }
  }

  private func with(_ change: (inout Drawing) -> Void) -> UIImage {
    var drawing = drawing
    change(&drawing)
    return UIImage(cgImage, drawing, images: images, duration: duration)
  }

  // MARK: What NSObject has on iOS

  /// Whether `object` is a picture of the same pixels, drawn alike.
  open func isEqual(_ object: Any?) -> Bool {
    (object as? UIImage).map {
      $0 === self || ($0.cgImage === cgImage && $0.drawing == drawing && $0.images == images)
    } ?? false
  }

  /// A number that is the same for equal pictures.
  open var hash: Int { cgImage.map { ObjectIdentifier($0).hashValue } ?? 0 }

  /// Whether both are equal by ``isEqual(_:)``.
  public static func == (one: UIImage, other: UIImage) -> Bool { one.isEqual(other) }

  /// Hashes by ``hash``.
  public final func hash(into hasher: inout Hasher) { hasher.combine(hash) }

  // MARK: Drawing

  /// Draws the picture into the current context, its top left at `point`.
  open func draw(at point: CGPoint) {
    draw(at: point, blendMode: .normal, alpha: 1)
  }

  /// Draws the picture into the current context.
  ///
  /// - Parameters:
  ///   - point: Where its top left goes.
  ///   - blendMode: How it mixes with what is there.
  ///   - alpha: How opaque it is.
  open func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }

  /// Draws the picture into the current context, stretched over `rect`.
  open func draw(in rect: CGRect) {
    draw(in: rect, blendMode: .normal, alpha: 1)
  }

  /// Draws the picture into the current context.
  ///
  /// - Parameters:
  ///   - rect: What it is stretched over.
  ///   - blendMode: How it mixes with what is there.
  ///   - alpha: How opaque it is.
  open func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.withSavedState {
      context.setBlendMode(blendMode)
      context.setAlpha(alpha)
      paint(in: context, rect)
    }
  }

  /// Draws the picture repeated all over `rect` into the current context.
  open func drawAsPattern(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext(), let upright else { return }
    context.withSavedState {
      context.clip(to: rect)
      context.drawUpright(upright, in: CGRect(origin: rect.origin, size: size), byTiling: true)
    }
  }
}
