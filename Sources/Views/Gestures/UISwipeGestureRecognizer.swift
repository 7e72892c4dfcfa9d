import Geometry

/// Finds a quick stroke in a direction.
///
/// It is found once the touch went 50 points that way within half a second, and no more than half
/// as far across.
///
/// - Source: UIKit, "UISwipeGestureRecognizer".
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// Where a stroke goes.
  public struct Direction: OptionSet, Hashable, Sendable {
    /// One bit a direction.
    public let rawValue: UInt
    /// Creates directions from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// To the right.
    public static let right = Direction(rawValue: 1)
    /// To the left.
    public static let left = Direction(rawValue: 2)
    /// Up.
    public static let up = Direction(rawValue: 4)
    /// Down.
    public static let down = Direction(rawValue: 8)
  }

  /// The directions that count: right unless set.
  open var direction = Direction.right
  /// How many fingers it takes: 1 unless set; there is one pointer, so for more none is found.
  open var numberOfTouchesRequired = 1

  private var start = 0.0

  private static let length: CGFloat = 50
  private static let duration = 0.5

  /// Takes down when the touch begins.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    start = event.timestamp
    if numberOfTouchesRequired != 1 { state = .failed }
  }

  /// Ends the gesture once the touch went far enough; fails when it took too long.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let touch = touches.first else { return }
    guard event.timestamp - start <= Self.duration else {
      state = .failed
      return
    }
    let x = touch.place.x - touch.firstPlace.x
    let y = touch.place.y - touch.firstPlace.y
    guard max(abs(x), abs(y)) >= Self.length else { return }
    guard min(abs(x), abs(y)) <= max(abs(x), abs(y)) / 2 else {
      state = .failed
      return
    }
    let way: Direction = abs(x) > abs(y) ? (x > 0 ? .right : .left) : (y > 0 ? .down : .up)
    state = direction.contains(way) ? .ended : .failed
  }

  /// Fails: the touch did not go far enough.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    touchesMoved(touches, with: event)
    if state == .possible { state = .failed }
  }
}
