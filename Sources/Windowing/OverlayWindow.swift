public import Drawing
public import Geometry

/// A floating window with a picture that it keeps from frame to frame.
///
/// The picture is painted in pieces: each frame repaints what changed, and the window sends that
/// to the screen together with what the screen lost. One thread uses it.
public protocol OverlayWindow: AnyObject {
  /// The window's size, in device pixels.
  var pixelSize: PixelSize { get }

  /// How many device pixels a point is wide, more than 0.
  var scale: Double { get }

  /// The time from one refresh of the screen to the next, in seconds.
  var refreshInterval: Seconds { get }

  /// Whether anything of the window can be seen: it is mapped and not wholly covered.
  var isViewable: Bool { get }

  /// The part of the picture that has no content yet: all of it at first, and after a resize.
  ///
  /// ``present(_:drawing:)`` adds it to the damage by itself.
  var lostContent: PixelRegion { get }

  /// Whether a part of the screen waits for the picture, which needs a frame without damage.
  var isPresentationNeeded: Bool { get }

  /// Whether the server is still reading the last frame, so that the picture must not be touched.
  ///
  /// An event, handled by ``drainEvents()``, ends it.
  var isFrameInFlight: Bool { get }

  /// The descriptor that can be read when events came; `nil` for a window that has none.
  var fileDescriptor: Int32? { get }

  /// Repaints a part of the picture and puts it on the screen.
  ///
  /// - Parameters:
  ///   - damage: What changed, in device pixels; clipped to the window.
  ///   - drawing: Paints every pixel of the region it is lent: the damage and ``lostContent``.
  ///     It isn't called for a region without pixels. Outside the region the picture is kept,
  ///     and must be left as it is.
  /// - Precondition: No frame is in flight.
  func present(_ damage: PixelRegion, drawing: (inout ImageSurface, PixelRegion) -> Void)

  /// Takes the events that came since the last call, without waiting, and sends what is queued.
  func drainEvents() -> [WindowEvent]

  /// Sets the text that window lists show.
  func setTitle(_ title: String)

  /// Asks for another size, in device pixels; ``WindowEvent/resized(_:)`` says what came of it.
  func resize(to size: PixelSize)

  /// Asks for another place of the window's top left corner on the desktop, in device pixels.
  func move(to origin: PixelPoint)

  /// Lets the person drag the window, from the button press that it got last.
  ///
  /// The window may see neither motion nor release of that button any more.
  func beginMoving()

  /// Sets which pixels take the pointer.
  func setInputShape(_ shape: InputShape)

  /// Sets whether the window stays above others.
  func setAbove(_ isAbove: Bool)

  /// Takes the window from the screen for good.
  func close()
}
