/// Something that happened to touches.
///
/// - Source: UIKit, "UIEvent".
open class UIEvent {
  /// What kind of thing happened.
  public enum EventType: Int, Hashable, Sendable {
    /// Touches began, moved or ended.
    case touches = 0
  }

  /// What kind of a kind happened.
  public enum EventSubtype: Int, Hashable, Sendable {
    /// None in particular.
    case none = 0
  }

  private let touches: Set<UITouch>

  /// When it happened, in seconds on the media clock.
  public let timestamp: Double

  /// Creates an event of `touches` at `timestamp`.
  init(_ touches: Set<UITouch>, at timestamp: Double) {
    self.touches = touches
    self.timestamp = timestamp
  }

  /// What kind of thing happened.
  open var type: EventType { .touches }
  /// What kind of its kind happened.
  open var subtype: EventSubtype { .none }
  /// All touches there are.
  open var allTouches: Set<UITouch>? { touches }

  /// The touches that began in `view`.
  open func touches(for view: UIView) -> Set<UITouch>? { touches.filter { $0.view === view } }

  /// The touches that began in `window`.
  open func touches(for window: UIWindow) -> Set<UITouch>? {
    touches.filter { $0.window === window }
  }

  /// The touches that `gesture` is looked for in.
  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    touches.filter { $0.gestureRecognizers?.contains { $0 === gesture } ?? false }
  }
}
