import CCairo
public import Geometry

/// A place to draw, with the state that says how: Core Graphics' drawing over Cairo.
///
/// User space has y down, and starts as the device's pixels. Nothing that is not finite, and no
/// transform that flattens the plane, ever reaches Cairo, whose contexts would be dead from
/// then on: a call with a number that is not finite does nothing, and under a transform that
/// flattens nothing is drawn until the state is restored.
public final class CGContext {
  /// The drawing's size, in device pixels.
  package let size: PixelSize

  /// The one owned reference; another one while something is drawn aside.
  var cairo: OpaquePointer
  var state = GraphicsState()
  private(set) var levels: [ContextLevel] = []
  /// The path being made, in device pixels.
  var devicePath = CGMutablePath()
  /// How many device pixels make a point of the drawing as it was begun; shadows count in points.
  package var scale = 1.0
  /// The pixels, where the context was made for them; see ``CGContext/makeImage()``.
  var bitmap: Bitmap?

  /// Whether pictures and masks have their top row at the larger y, as on iOS where y points down.
  package final var turnsImagesOver = true

  /// Creates a context that draws into `target`, a `cairo_surface_t`, which it keeps alive.
  package init(target: OpaquePointer, size: PixelSize) {
    guard let cairo = cairo_create(target) else {
      // Cairo answers a context in an error state when memory runs out, never none.
      preconditionFailure("cairo_create answered nothing")
    }
    self.cairo = cairo
    self.size = size
  }

  deinit {
    finish()
    cairo_destroy(cairo)
  }

  /// The first failure Cairo recorded; drawing has no effect after one.
  var status: cairo_status_t { cairo_status(cairo) }

  /// Ends all that was begun, so that everything drawn is in the pixels.
  func finish() {
    while !levels.isEmpty {
      leaveLevel()
    }
    passThroughMasks()
    cairo_surface_flush(cairo_get_target(cairo))
    bitmap?.publish()
  }

  /// Makes the target's memory hold all that was drawn.
  public func flush() {
    cairo_surface_flush(cairo_get_target(cairo))
    bitmap?.publish()
  }

  /// Makes the target's memory hold all that was drawn.
  public func synchronize() {
    flush()
  }

  // MARK: - State

  /// Keeps the state, so that ``restoreGState()`` can bring it back.
  public func saveGState() {
    levels.append(.saved(state))
    state.masks = []
    cairo_save(cairo)
  }

  /// Brings back the state last kept; does nothing when none was kept, or a layer began since.
  public func restoreGState() {
    guard case .saved = levels.last else { return }
    leaveLevel()
  }

  /// Runs `body` and brings back the state as it was, whatever was left unbalanced.
  package func withSavedState(_ body: () -> Void) {
    let depth = levels.count
    saveGState()
    body()
    while levels.count > depth {
      leaveLevel()
    }
  }

  /// Begins a level that ``endTransparencyLayer()`` or ``restoreGState()`` leaves.
  func enter(_ level: ContextLevel) {
    levels.append(level)
  }

  /// Leaves the innermost level, of either kind.
  func leaveLevel() {
    guard let level = levels.last else { return }
    passThroughMasks()
    levels.removeLast()
    switch level {
    case .saved(let outer):
      cairo_restore(cairo)
      state = outer
    case .layer(let outer):
      state = outer
      composeLayer()
    }
  }

  // MARK: - Transform

  /// From user space to device pixels.
  public var ctm: CGAffineTransform { state.ctm }

  /// From user space to device pixels.
  public var userSpaceToDeviceSpaceTransform: CGAffineTransform { state.ctm }

  /// Whether anything can be drawn under the transform.
  var isDrawable: Bool { state.ctm.isInvertible }

  /// Puts `transform` before the transform there is.
  public func concatenate(_ transform: CGAffineTransform) {
    let joined = transform.concatenating(state.ctm)
    guard joined.isFinite else { return }
    state.ctm = joined
  }

  /// Moves the origin of user space.
  public func translateBy(x: CGFloat, y: CGFloat) {
    concatenate(CGAffineTransform(translationX: x, y: y))
  }

  /// Scales user space; with a factor of 0 nothing is drawn until the state is restored.
  public func scaleBy(x: CGFloat, y: CGFloat) {
    concatenate(CGAffineTransform(scaleX: x, y: y))
  }

  /// Turns user space by `angle` radians, clockwise on the screen.
  public func rotate(by angle: CGFloat) {
    concatenate(CGAffineTransform(rotationAngle: angle))
  }

  /// The device pixel position of a point in user space.
  public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint {
    point.applying(state.ctm)
  }

  /// The size in device pixels of a size in user space, turned and scaled but not moved.
  public func convertToDeviceSpace(_ size: CGSize) -> CGSize {
    size.applying(state.ctm)
  }

  /// The box in device pixels around a rectangle of user space.
  public func convertToDeviceSpace(_ rect: CGRect) -> CGRect {
    rect.applying(state.ctm)
  }

  /// The point in user space at a device pixel position.
  public func convertToUserSpace(_ point: CGPoint) -> CGPoint {
    point.applying(state.ctm.inverted())
  }

  /// The size in user space of a size in device pixels, turned and scaled but not moved.
  public func convertToUserSpace(_ size: CGSize) -> CGSize {
    size.applying(state.ctm.inverted())
  }

  /// The box in user space around a rectangle of device pixels.
  public func convertToUserSpace(_ rect: CGRect) -> CGRect {
    rect.applying(state.ctm.inverted())
  }
}
