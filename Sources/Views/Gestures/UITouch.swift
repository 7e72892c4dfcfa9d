public import Geometry

/// A finger on the screen, which here is the pointer with its button held down.
///
/// It is one object from its beginning to its end.
///
/// - Source: UIKit, "UITouch".
open class UITouch: Hashable {
  /// What a touch is doing.
  public enum Phase: Int, Hashable, Sendable {
    /// It began.
    case began = 0
    /// It moved.
    case moved = 1
    /// It stays where it was.
    case stationary = 2
    /// It was lifted.
    case ended = 3
    /// It was taken away.
    case cancelled = 4
  }

  /// What touches.
  public enum TouchType: Int, Hashable, Sendable {
    /// A finger.
    case direct = 0
    /// Something elsewhere than on the screen.
    case indirect = 1
    /// A pencil.
    case pencil = 2
    /// A pointer.
    case indirectPointer = 3
  }

  /// What the touch is doing.
  open internal(set) var phase: Phase
  /// When it last did something, in seconds on the media clock.
  open internal(set) var timestamp: Double
  /// How often the place was touched in a row, this time counted.
  open internal(set) var tapCount: Int
  /// The view that the touch began in.
  open internal(set) var view: UIView?
  /// The window that the touch began in.
  open internal(set) weak var window: UIWindow?
  /// The gestures looked for in the touch, those of the inner views first.
  open internal(set) var gestureRecognizers: [UIGestureRecognizer]?
  /// What touches: as a finger does.
  open var type: TouchType { .direct }
  /// How hard: 1 while it lasts, 0 when it is over.
  open var force: CGFloat { phase == .ended || phase == .cancelled ? 0 : 1 }
  /// The largest ``force`` there is.
  open var maximumPossibleForce: CGFloat { 1 }

  /// Where the touch is, in the window's coordinates.
  final var place: CGPoint
  /// Where it was before it last moved, in the window's coordinates.
  final var formerPlace: CGPoint
  /// Where it began, in the window's coordinates.
  final let firstPlace: CGPoint
  /// Whether the view heard of the touch and not yet of its end.
  final var isKnownToView = false
  /// Whether a gesture took the touch from the view.
  final var isTaken = false

  /// Creates a touch that begins at `place` in `window`, at `time`.
  init(at place: CGPoint, in window: UIWindow, time: Double, tapCount: Int) {
    phase = .began
    timestamp = time
    self.tapCount = tapCount
    self.window = window
    self.place = place
    formerPlace = place
    firstPlace = place
  }

  /// Where the touch is, in the coordinates of `view`; `nil` is the window.
  open func location(in view: UIView?) -> CGPoint { convert(place, to: view) }

  /// Where the touch was before it last moved, in the coordinates of `view`; `nil` is the window.
  open func previousLocation(in view: UIView?) -> CGPoint { convert(formerPlace, to: view) }

  /// Where the touch is, as exactly as it is known.
  open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }

  /// Where the touch was, as exactly as it is known.
  open func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }

  private func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    guard let view, let window else { return point }
    return view.convert(point, from: window)
  }

  /// How far the touch is from where it began, in points.
  final var distance: CGFloat {
    let (x, y) = (place.x - firstPlace.x, place.y - firstPlace.y)
    return (x * x + y * y).squareRoot()
  }

  /// Whether both are the same object.
  public static func == (one: UITouch, other: UITouch) -> Bool { one === other }
  /// Hashes the object's identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
