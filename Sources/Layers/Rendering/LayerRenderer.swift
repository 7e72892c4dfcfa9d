public import Animation
public import Drawing
public import Geometry

/// Brings a tree of layers onto a surface, painting only what changed.
///
/// One frame is: ``beginFrame(at:)``, which lays out, draws contents, applies animations and
/// answers the damage; ``paint(_:into:)`` for that damage, if there is any; ``endFrame()``, which
/// calls delegates and completion blocks. ``nextFrameTime`` says when the next one is due. No
/// clock is read: the time is handed in.
///
/// - Source: Core Animation, "CARenderer", whose contract this follows.
public final class LayerRenderer {
  /// The root of the tree.
  public let layer: CALayer
  /// The surface's size, in device pixels; another one has everything painted anew.
  public var size: PixelSize {
    didSet { if size != oldValue { invalidate() } }
  }
  /// How many device pixels make a point; one that is not positive and finite is not taken.
  public var scale: CGFloat {
    didSet {
      if !(scale.isFinite && scale > 0) { scale = oldValue }
      if scale != oldValue { redrawEverything() }
    }
  }
  /// When the next frame would show something new, in seconds on the media clock.
  ///
  /// Infinite when nothing is due; not after the last frame's time when something always is, or
  /// a display link runs.
  public var nextFrameTime: Seconds {
    min(nextChangeTime, LayerThread.current.displayLinks.nextTick(after: lastFrameTime))
  }
  /// The time between two frames of the screen, in seconds: a sixtieth unless set.
  ///
  /// Display links are told it; one that is not positive and finite is not taken.
  public var frameDuration: Seconds = 1.0 / 60 {
    didSet { if !(frameDuration > 0 && frameDuration < .infinity) { frameDuration = oldValue } }
  }

  /// When the next frame would show a change of the tree.
  private var nextChangeTime: Seconds = -.infinity
  /// When the last frame was; long ago before the first.
  private(set) var lastFrameTime: Seconds = -.infinity

  /// What was damaged from outside since the last frame.
  private var pending = PixelRegion()
  /// The layers whose animations run or wait, in no order that shows.
  private var animated: [CALayer] = []
  private var needsFullVisit = true
  /// Whether every frame's damage is compared with the whole picture, a fault ending the program.
  ///
  /// Slow, for tests; `RINGDOWN_CHECK_DAMAGE=1` in the environment has every renderer do it.
  package var checksDamage = LayerThread.current.checksDamage
  private var damageCheck: DamageCheck?

  /// Renders the tree of `layer` to a surface of `size` pixels at `scale` pixels a point.
  public init(layer: CALayer, size: PixelSize, scale: CGFloat) {
    self.layer = layer
    self.size = size
    self.scale = scale.isFinite && scale > 0 ? scale : 1
    layer.renderer = self
    invalidate()
  }

  /// Has the whole surface painted in the next frame.
  public func invalidate() {
    invalidate(PixelRect(x: 0, y: 0, width: size.width, height: size.height))
  }

  /// Has `rect` of the surface painted in the next frame, because its pixels were lost.
  public func invalidate(_ rect: PixelRect) {
    pending.add(rect)
    nextChangeTime = -.infinity
  }

  /// Whether something changed since the last frame, or a callback waits to be called.
  public var isFrameNeeded: Bool {
    !pending.isEmpty || !layer.dirt.isEmpty || !layer.dirtBelow.isEmpty
      || LayerThread.current.hasCallbacks
  }

  /// Brings the tree to `time` and answers the pixels to paint; none when nothing shows new.
  ///
  /// - Parameter time: Seconds on the media clock; the same for every layer of the frame.
  /// - Returns: The damage, in device pixels.
  public func beginFrame(at time: Seconds) -> PixelRegion {
    let thread = LayerThread.current
    // Another renderer drew the tree in between: what it left behind fits its own surface.
    if layer.renderer !== self {
      layer.renderer = self
      redrawEverything()
    }
    lastFrameTime = time
    thread.tickDisplayLinks(at: time, frameDuration: frameDuration)
    layer.layoutTree()
    layer.displayTree()
    thread.commitImplicitTransaction()
    for layer in animated { layer.mark(.animations) }
    var visit = FrameVisit(thread: thread, damage: pending)
    pending = PixelRegion()
    let base = CGAffineTransform(scaleX: scale, y: scale)
    visit.run(
      layer,
      FrameVisit.Surroundings(
        time: time, toDevice: base, clip: surfaceBounds, isForced: needsFullVisit))
    needsFullVisit = false
    animated = visit.animated
    nextChangeTime = animated.reduce(.infinity) { min($0, $1.nextVisibleChange(after: time)) }
    let damage = visit.damage.intersection(surfaceBounds)
    if checksDamage { check(damage, at: time) }
    return damage
  }

  /// Ends the program when painting `damage` alone does not give the whole picture.
  private func check(_ damage: PixelRegion, at time: Seconds) {
    guard 1...32_767 ~= size.width, 1...32_767 ~= size.height else { return }
    do throws(CairoError) {
      if damageCheck?.size != size { damageCheck = try DamageCheck(size: size) }
      if let fault = try damageCheck?.fault(of: damage, by: self) {
        fatalError("at \(time) s \(fault)")
      }
    } catch {
      LayerThread.current.report(once: "checksDamage", "the damage was not checked: \(error)")
    }
  }

  /// Paints `region` of `surface` anew, leaving its other pixels alone.
  ///
  /// - Throws: `CairoError` when memory runs out.
  public func paint(_ region: PixelRegion, into surface: inout ImageSurface) throws(CairoError) {
    guard !region.isEmpty else { return }
    try surface.withContext { context in
      context.clip(to: region)
      context.clear(region)
      context.scaleBy(x: scale, y: scale)
      layer.node?.paint(in: context, touching: region)
    }
  }

  /// Drops every picture kept to paint faster: the next painting makes them anew.
  package func forgetPictures() {
    layer.node?.forgetPictures()
  }

  /// The pictures kept to paint faster: other objects where one was made or drawn anew.
  package var keptPictures: [AnyObject] {
    layer.node?.keptPictures ?? []
  }

  /// Calls the delegates and completion blocks that the frame made due.
  public func endFrame() {
    LayerThread.current.runCallbacks()
    if isFrameNeeded { nextChangeTime = -.infinity }
  }

  private var surfaceBounds: PixelRect {
    PixelRect(x: 0, y: 0, width: size.width, height: size.height)
  }

  private func redrawEverything() {
    invalidate()
    needsFullVisit = true
  }
}
