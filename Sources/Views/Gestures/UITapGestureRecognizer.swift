/// Finds one tap, or several in a row.
///
/// - Source: UIKit, "UITapGestureRecognizer".
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// How many taps in a row it takes: 1 unless set.
  open var numberOfTapsRequired = 1
  /// How many fingers it takes: 1 unless set; there is one pointer, so for more none is found.
  open var numberOfTouchesRequired = 1

  private var taps = 0

  /// Fails where too many fingers are wanted, else waits for the touch to end.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    deadline = nil
    if numberOfTouchesRequired != 1 { state = .failed }
  }

  /// Fails where the touch is dragged away.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if touches.contains(where: { $0.distance > WindowTouches.tapDistance }) { state = .failed }
  }

  /// Counts the tap; the last one ends the gesture, others wait a moment for the next.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    taps += 1
    if taps >= numberOfTapsRequired {
      state = .ended
    } else {
      deadline = event.timestamp + WindowTouches.tapInterval
    }
  }

  override func deadlinePassed(at time: Double) {
    state = .failed
  }

  /// Forgets the taps.
  open override func reset() {
    taps = 0
  }

  /// Whether it keeps another gesture from being found: not one of more taps.
  open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let other = preventedGestureRecognizer as? UITapGestureRecognizer else { return true }
    return other.numberOfTapsRequired <= numberOfTapsRequired
  }
}
