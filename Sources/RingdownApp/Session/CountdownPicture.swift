import Countdown
import Drawing
import Faces
import Geometry
import LayerWindows
import Layers
import Views
import Windowing

/// The picture of one countdown: a face whose layers it paints as they change.
///
/// It is told the time and knows no window, so that the screen, `ringdown render` and the tests
/// draw by the same code.
final class CountdownPicture {
  /// The name of the face shown.
  private(set) var faceName: FaceName
  /// The face shown, which fills the picture.
  private(set) var face: any CountdownFace
  private let options: RingdownOptions
  private let layers: LayerPicture
  private let format: CountdownFormat

  /// Makes the picture that `options` describe, for a surface of `size` pixels.
  init(options: RingdownOptions, size: PixelSize, scale: Double) {
    self.options = options
    faceName = options.face
    face = options.face.makeFace(options)
    layers = LayerPicture(layer: CALayer(), size: size, scale: scale)
    format = .auto
    layers.layer.addSublayer(face.layer)
    face.frame = layers.layer.bounds
  }

  /// Shows another face; it is to be shown the countdown then.
  func switchFace(to name: FaceName) {
    face.layer.removeFromSuperlayer()
    faceName = name
    face = name.makeFace(options)
    cutOut()
    layers.layer.addSublayer(face.layer)
    face.frame = layers.layer.bounds
  }

  /// Whether the screen cuts off what is half transparent, as it does without a compositor.
  ///
  /// Then nothing of the picture is faded, which would only make it vanish.
  var isCutOut = false {
    didSet { if isCutOut != oldValue { cutOut() } }
  }

  private func cutOut() {
    face.style.isCutOut = isCutOut
    face.alpha = isCutOut && options.opacity > 0 ? 1 : options.opacity
  }

  /// The time between two frames of the screen, in seconds.
  var frameDuration: Double {
    get { layers.frameDuration }
    set { layers.frameDuration = newValue }
  }

  /// How many pixels the picture has: what the geometry says, else a square of the size in points.
  static func pixelSize(options: RingdownOptions, scale: Double) -> PixelSize {
    if let extent = options.geometry?.size {
      return PixelSize(width: extent.width, height: extent.height)
    }
    let side = Int(min(max((options.size * scale).rounded(), 1), 16_384))
    return PixelSize(width: side, height: side)
  }

  /// Gives the picture another size, in pixels, or another number of them a point.
  func resize(to size: PixelSize, scale: Double) {
    layers.resize(to: size, scale: scale)
    face.frame = layers.layer.bounds
  }

  /// The pixels that take the pointer: the face's own outline.
  var inputShape: InputShape {
    face.layoutIfNeeded()
    return switch face.hitOutline {
    case .ellipse(let box): .ellipse(PixelRect(covering: box.applying(toPixels)))
    case .roundedRect(let box, let radius):
      .roundedRect(
        PixelRect(covering: box.applying(toPixels)),
        cornerRadius: Int((radius * layers.scale).rounded()))
    }
  }

  /// Shows where `countdown` stands at `now`.
  ///
  /// - Returns: The text shown.
  @discardableResult
  func show(_ countdown: CountdownState, at now: Double) -> String {
    layers.now = now
    let moment = face.moment(of: countdown, at: CountdownInstant(seconds: now), in: format)
    face.show(moment)
    return moment.text
  }

  /// Brings the picture to `now` and has `window` show what changed.
  ///
  /// - Throws: `CairoError` when memory runs out.
  func drawFrame(at now: Double, in window: any OverlayWindow) throws(CairoError) {
    try layers.drawFrame(at: now, in: window)
  }

  /// Brings the picture to `now` and paints what changed into `surface`.
  ///
  /// - Throws: `CairoError` when memory runs out.
  func drawFrame(at now: Double, into surface: inout ImageSurface) throws(CairoError) {
    try layers.drawFrame(at: now, into: &surface)
  }

  /// When the picture next changes by its own animations; infinite when it does not.
  var nextChange: Double { layers.nextChange }

  private var toPixels: CGAffineTransform {
    CGAffineTransform(scaleX: layers.scale, y: layers.scale)
  }
}
