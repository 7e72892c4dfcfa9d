import Countdown
import Drawing
import Faces
import Geometry
import LayerWindows
import Views
import Windowing

/// The picture of one countdown: a face whose layers it paints as they change.
///
/// It is told the time and knows no window, so that the screen, `ringdown render` and the tests
/// draw by the same code.
final class CountdownPicture {
  /// The face shown.
  let face: any CountdownFace
  private let layers: LayerPicture
  private let format: CountdownFormat

  /// Makes the picture that `options` describe, for a surface of `size` pixels.
  init(options: RingdownOptions, size: PixelSize, scale: Double) {
    face = PulseView(frame: .zero)
    layers = LayerPicture(layer: face.layer, size: size, scale: scale)
    format = .auto
    face.style = FaceStyle(options)
    face.alpha = options.opacity
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
  }

  /// The pixels that take the pointer: the face's own outline.
  var inputShape: InputShape {
    .ellipse(PixelRect(covering: face.hitOutline.applying(toPixels)))
  }

  /// Shows where `countdown` stands at `now`.
  ///
  /// - Returns: The text shown.
  @discardableResult
  func show(_ countdown: CountdownState, at now: Double) -> String {
    let instant = CountdownInstant(seconds: now)
    let text = format.label(
      remaining: countdown.remaining(at: instant), total: countdown.total)
    layers.now = now
    face.show(FaceMoment(text: text, run: countdown.run(at: instant)))
    return text
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

extension CountdownState {
  /// Where the countdown stands, as a face is told.
  fileprivate func run(at now: CountdownInstant) -> FaceMoment.Run {
    switch phase {
    case .running(let deadline):
      .running(start: deadline.advanced(by: -total).seconds, end: deadline.seconds)
    case .ready, .paused: .paused(progress: progress(at: now))
    case .finished, .overtime: .finished
    }
  }
}
