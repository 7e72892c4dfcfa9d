public import Geometry

/// Something that happened to a window.
public enum WindowEvent: Hashable, Sendable {
  /// A part of the window has to be shown again, in device pixels.
  ///
  /// The window kept its picture and sends that part along with the next frame, even one that
  /// changes nothing: nobody has to paint it.
  case exposed(PixelRegion)
  /// ``OverlayWindow/isViewable`` changed to the value.
  case viewabilityChanged(Bool)
  /// The pointer did something.
  case pointer(PointerEvent)
  /// A key went down.
  case keyPressed(KeyPress)
  /// The person wants the window closed, through the window manager.
  case closeRequested
  /// The window has another size, in device pixels; its picture is lost.
  case resized(PixelSize)
  /// The window's top left corner is at another place of the desktop, in device pixels.
  case moved(PixelPoint)
  /// A compositor appeared (true) or vanished (false).
  case compositorChanged(Bool)
  /// The desktop has another number of device pixels a point.
  case scaleChanged(Double)
  /// The server is gone; nothing the window is told has an effect any more.
  case connectionLost
}
