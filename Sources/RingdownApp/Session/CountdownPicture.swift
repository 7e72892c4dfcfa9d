import Countdown
import Drawing
import Faces
import Geometry
import Layers
import Views
import Windowing

/// The picture of one countdown: a face, and the renderer that paints what changes of it.
///
/// It is told the time and knows no window, so that the screen, `ringdown render` and the tests
/// draw by the same code.
final class CountdownPicture {
  /// The face shown.
  let face: any CountdownFace
  private let renderer: LayerRenderer
  private let format: CountdownFormat
  /// The moment last shown, which the layers take for the current media time.
  private var now = 0.0

  /// Makes the picture that `options` describe, for a surface of `size` pixels.
  init(options: RingdownOptions, size: PixelSize, scale: Double) {
    face = PulseView(frame: .zero)
    renderer = LayerRenderer(layer: face.layer, size: size, scale: scale)
    format = .auto
    face.style = FaceStyle(options)
    face.alpha = options.opacity
    resize(to: size, scale: scale)
    MediaClock.use { [weak self] in self?.now ?? 0 }
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
    renderer.size = size
    renderer.scale = scale
    face.frame = CGRect(
      x: 0, y: 0, width: Double(size.width) / scale, height: Double(size.height) / scale)
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
    self.now = now
    face.show(FaceMoment(text: text, run: countdown.run(at: instant)))
    return text
  }

  /// Brings the picture to `now` and has what changed presented.
  ///
  /// - Parameters:
  ///   - now: Seconds on the media clock.
  ///   - present: Gets the damage, and calls its argument with a surface and the region to paint.
  /// - Throws: `CairoError` when memory runs out.
  func drawFrame(
    at now: Double,
    present: (PixelRegion, (inout ImageSurface, PixelRegion) -> Void) -> Void
  ) throws(CairoError) {
    self.now = now
    var failure: CairoError?
    let damage = renderer.beginFrame(at: now)
    present(damage) { surface, region in
      do throws(CairoError) {
        try renderer.paint(region, into: &surface)
      } catch {
        failure = error
      }
    }
    renderer.endFrame()
    if let failure { throw failure }
  }

  /// When the picture next changes by its own animations; infinite when it does not.
  var nextChange: Double {
    renderer.isFrameNeeded ? -.infinity : renderer.nextFrameTime
  }

  private var toPixels: CGAffineTransform {
    CGAffineTransform(scaleX: renderer.scale, y: renderer.scale)
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
