public import Drawing
public import Geometry
public import Layers
public import Windowing

/// A tree of layers and the renderer that paints what changes of it, on a clock that it is told.
///
/// While it lives it is the media clock of the thread that made it: ``now`` is what
/// `CACurrentMediaTime()` answers there. It knows no window, so that a screen, a picture file and
/// a test draw by the same code.
public final class LayerPicture {
  /// The root of the tree, which fills the picture.
  public let layer: CALayer
  /// The moment shown, in seconds on the media clock; an event loop sets it at each turn.
  public var now: Seconds {
    get { clock.now }
    set { clock.now = newValue }
  }

  private let renderer: LayerRenderer
  private let clock: TurnClock

  /// Makes the picture of `layer`, whose frame becomes the whole of it.
  ///
  /// - Parameters:
  ///   - layer: The root. Its transform is left as it is.
  ///   - size: The picture's size, in device pixels.
  ///   - scale: Device pixels a point, more than 0.
  ///   - now: The moment to begin at, in seconds on the media clock.
  /// - Precondition: `scale` is positive.
  public init(layer: CALayer, size: PixelSize, scale: CGFloat, now: Seconds = 0) {
    precondition(scale > 0, "a picture has more than 0 device pixels a point")
    self.layer = layer
    renderer = LayerRenderer(layer: layer, size: size, scale: scale)
    let clock = TurnClock(now: now)
    self.clock = clock
    MediaClock.use { clock.now }
    fill(size, scale)
  }

  /// The picture's size, in device pixels.
  public var pixelSize: PixelSize { renderer.size }

  /// How many device pixels make a point.
  public var scale: CGFloat { renderer.scale }

  /// The time from one frame to the next while everything moves, in seconds: 1/60 unless set.
  ///
  /// Display links go by it.
  public var frameDuration: Seconds {
    get { renderer.frameDuration }
    set { renderer.frameDuration = newValue }
  }

  /// Gives the picture another size, in pixels, or another number of them a point.
  ///
  /// The root's frame follows at once, without an animation.
  ///
  /// - Precondition: `scale` is positive.
  public func resize(to size: PixelSize, scale: CGFloat) {
    precondition(scale > 0, "a picture has more than 0 device pixels a point")
    renderer.size = size
    renderer.scale = scale
    fill(size, scale)
  }

  private func fill(_ size: PixelSize, _ scale: CGFloat) {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    layer.frame = CGRect(
      x: 0, y: 0, width: Double(size.width) / scale, height: Double(size.height) / scale)
    CATransaction.commit()
  }

  /// Brings the tree to `now`, paints what changed into `window` and presents it.
  ///
  /// Delegates and completion blocks that are due are called after that.
  ///
  /// - Parameters:
  ///   - now: Seconds on the media clock.
  ///   - window: Has the picture's size, and no frame in flight.
  /// - Returns: The pixels that changed; the window may have painted more, which it had lost.
  /// - Throws: `CairoError` when memory runs out.
  @discardableResult
  public func drawFrame(
    at now: Seconds, in window: any OverlayWindow
  ) throws(CairoError) -> PixelRegion {
    try drawFrame(at: now) { damage, paint in window.present(damage, drawing: paint) }
  }

  /// Brings the tree to `now` and paints what changed into `surface`, which has the last frame.
  ///
  /// - Parameters:
  ///   - now: Seconds on the media clock.
  ///   - surface: Has the picture's size.
  /// - Returns: The pixels that changed.
  /// - Throws: `CairoError` when memory runs out.
  @discardableResult
  public func drawFrame(
    at now: Seconds, into surface: inout ImageSurface
  ) throws(CairoError) -> PixelRegion {
    try drawFrame(at: now) { damage, paint in paint(&surface, damage) }
  }

  private func drawFrame(
    at now: Seconds,
    present: (PixelRegion, (inout ImageSurface, PixelRegion) -> Void) -> Void
  ) throws(CairoError) -> PixelRegion {
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
    return damage
  }

  /// When the picture next changes by itself, in seconds on the media clock.
  ///
  /// Infinite when it does not; in the past when something changed since the last frame, or a
  /// callback waits.
  public var nextChange: Seconds {
    renderer.isFrameNeeded ? -.infinity : renderer.nextFrameTime
  }
}

/// The time of an event loop's turn, apart from the picture so that the thread may keep it.
private final class TurnClock {
  var now: Seconds

  init(now: Seconds) {
    self.now = now
  }
}
