import Glibc
import Windowing

/// Tells a click from a drag: a button that moves further than a threshold drags.
struct PointerGesture {
  /// What the pointer meant.
  enum Meaning: Hashable {
    /// Nothing yet.
    case nothing
    /// The left button was pressed and released in place.
    case click
    /// The left button began to drag.
    case drag
    /// The right button was pressed and released.
    case secondaryClick
    /// The wheel turned by whole notches, up being positive.
    case wheel(Int)
  }

  /// How far a click may wander, in points.
  private static let threshold = 5.0

  private var pressed: (button: PointerEvent.Button, place: PixelPoint)?

  /// What `event` means after those before it, on a screen of `scale` pixels a point.
  mutating func meaning(of event: PointerEvent, scale: Double) -> Meaning {
    switch event.action {
    case .pressed(let button):
      pressed = (button, event.desktopPixel)
      return .nothing
    case .moved:
      guard let (button, place) = pressed, button == .primary else { return .nothing }
      let distance = hypot(
        Double(event.desktopPixel.x - place.x), Double(event.desktopPixel.y - place.y))
      guard distance > Self.threshold * scale else { return .nothing }
      pressed = nil
      return .drag
    case .released(let button):
      defer { pressed = nil }
      guard pressed?.button == button else { return .nothing }
      switch button {
      case .primary: return .click
      case .secondary: return .secondaryClick
      case .middle: return .nothing
      }
    case .scrolled(let vertical, _): return vertical == 0 ? .nothing : .wheel(vertical)
    case .entered, .left: return .nothing
    }
  }
}
