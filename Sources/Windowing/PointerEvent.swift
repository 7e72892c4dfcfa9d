public import Geometry

/// The pointer doing something over a window, or over anything while a button is held.
public struct PointerEvent: Hashable, Sendable {
  /// What the pointer did.
  public var action: Action
  /// Where in the window, in points; the window's top left corner is (0, 0).
  public var position: CGPoint
  /// Where in the window, in device pixels.
  public var pixel: PixelPoint
  /// Where on the whole desktop, in device pixels: it stays put while the window moves.
  public var desktopPixel: PixelPoint
  /// The modifier keys held.
  public var modifiers: Modifiers

  /// What a pointer can do.
  public enum Action: Hashable, Sendable {
    /// A button went down.
    case pressed(Button)
    /// A button came up.
    case released(Button)
    /// It moved, with or without a button held.
    case moved
    /// It came into the window.
    case entered
    /// It left the window.
    case left
    /// The wheel turned by whole notches: up and right are positive.
    case scrolled(vertical: Int, horizontal: Int)
  }

  /// A button of the pointer, by its usual place for a right-handed person.
  public enum Button: Hashable, Sendable {
    /// The left button.
    case primary
    /// The wheel, or the middle button.
    case middle
    /// The right button.
    case secondary
  }

  /// Creates an event at `pixel` of a window that has `scale` device pixels a point.
  ///
  /// - Precondition: `scale` is positive.
  public init(
    _ action: Action, pixel: PixelPoint, desktopPixel: PixelPoint, scale: Double = 1,
    modifiers: Modifiers = []
  ) {
    precondition(scale > 0, "a window has more than 0 device pixels a point")
    self.action = action
    self.position = CGPoint(x: Double(pixel.x) / scale, y: Double(pixel.y) / scale)
    self.pixel = pixel
    self.desktopPixel = desktopPixel
    self.modifiers = modifiers
  }
}
