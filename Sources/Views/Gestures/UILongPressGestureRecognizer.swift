public import Geometry

/// Finds a touch that stays where it is for a while, and follows it from then on.
///
/// - Source: UIKit, "UILongPressGestureRecognizer".
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// How long the touch stays, in seconds: a half unless set.
  open var minimumPressDuration = 0.5
  /// How far it may move meanwhile, in points: 10 unless set.
  open var allowableMovement: CGFloat = 10
  /// How many taps come before: 0 unless set.
  open var numberOfTapsRequired = 0
  /// How many fingers it takes: 1 unless set; there is one pointer, so for more none is found.
  open var numberOfTouchesRequired = 1

  /// Waits for the time to pass, or begins at once where there is none to wait for.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard numberOfTouchesRequired == 1, let touch = touches.first,
      touch.tapCount > numberOfTapsRequired
    else {
      state = .failed
      return
    }
    if minimumPressDuration > 0 {
      deadline = event.timestamp + minimumPressDuration
    } else {
      state = .began
    }
  }

  override func deadlinePassed(at time: Double) {
    state = .began
  }

  /// Fails where the touch moves too far too soon; later the gesture moves with it.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if isActive {
      state = .changed
    } else if touches.contains(where: { $0.distance > allowableMovement }) {
      state = .failed
    }
  }

  /// Ends a gesture that began; otherwise the touch was too short.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    state = isActive ? .ended : .failed
  }
}
