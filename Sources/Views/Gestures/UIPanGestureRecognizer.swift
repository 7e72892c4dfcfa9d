public import Geometry

/// Follows a touch that is dragged.
///
/// It begins once the touch is 10 points from where it began.
///
/// - Source: UIKit, "UIPanGestureRecognizer".
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// How many fingers it takes at least: 1 unless set; there is one pointer.
  open var minimumNumberOfTouches = 1
  /// How many fingers it takes at most.
  open var maximumNumberOfTouches = Int.max

  /// Where the translation is counted from, in the window's coordinates.
  private var origin = CGPoint.zero
  private var place = CGPoint.zero
  /// Where the touch was in the last tenth of a second, and when.
  private var trail: [(time: Double, place: CGPoint)] = []

  private static let threshold: CGFloat = 10
  private static let trailDuration = 0.1

  /// How far the touch was dragged, in the coordinates of `view`.
  open func translation(in view: UIView?) -> CGPoint {
    let (from, to) = (inView(origin, view), inView(place, view))
    return CGPoint(x: to.x - from.x, y: to.y - from.y)
  }

  /// Has the touch count as dragged by `translation`, in the coordinates of `view`, by now.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    let now = inView(place, view)
    let start = CGPoint(x: now.x - translation.x, y: now.y - translation.y)
    guard let view, let window = self.view?.window else { return origin = start }
    origin = view.convert(start, to: window)
  }

  /// How fast the touch is dragged, in points a second in the coordinates of `view`.
  open func velocity(in view: UIView?) -> CGPoint {
    guard let first = trail.first, let last = trail.last, last.time > first.time else {
      return .zero
    }
    let (from, to) = (inView(first.place, view), inView(last.place, view))
    let duration = last.time - first.time
    return CGPoint(x: (to.x - from.x) / duration, y: (to.y - from.y) / duration)
  }

  /// Takes down where the touch begins.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard minimumNumberOfTouches <= 1, maximumNumberOfTouches >= 1, let touch = touches.first else {
      state = .failed
      return
    }
    origin = touch.place
    trail = []
    follow(touch, event)
  }

  /// Begins once the touch was dragged far enough, and goes on from there.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let touch = touches.first else { return }
    follow(touch, event)
    if isActive {
      state = .changed
    } else if touch.distance >= Self.threshold {
      state = .began
    }
  }

  /// Ends a gesture that began; otherwise there was none.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let touch = touches.first else { return }
    if touch.place != touch.formerPlace { follow(touch, event) }
    dropOldTrail(before: event.timestamp)
    state = isActive ? .ended : .failed
  }

  private func follow(_ touch: UITouch, _ event: UIEvent) {
    place = touch.place
    dropOldTrail(before: event.timestamp)
    trail.append((event.timestamp, place))
  }

  private func dropOldTrail(before time: Double) {
    trail.removeAll { $0.time < time - Self.trailDuration }
  }
}
