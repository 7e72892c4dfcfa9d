package import Geometry

/// The touch in a window, and what came before it.
struct WindowTouches {
  /// The touch that is there.
  var present: UITouch?
  /// The last one that was not dragged: when it ended, where it was and how often in a row.
  var lastTap: (time: Double, place: CGPoint, count: Int)?
  /// The gestures that heard of a touch and are not back where they began.
  var gestures: [UIGestureRecognizer] = []

  /// How long after a touch the next one at the place counts on, in seconds.
  static let tapInterval = 0.35
  /// How far from a touch the next one still is at the same place, in points.
  static let tapDistance: CGFloat = 45

  /// How often in a row a touch comes that begins at `place` and `time`.
  func tapCount(at place: CGPoint, time: Double) -> Int {
    guard let lastTap, time - lastTap.time <= Self.tapInterval,
      max(abs(place.x - lastTap.place.x), abs(place.y - lastTap.place.y)) <= Self.tapDistance
    else { return 1 }
    return lastTap.count + 1
  }
}

/// How touches come to views.
extension UIWindow {
  /// Takes in what the pointer did: the one way in which touches come into a window.
  ///
  /// A touch belongs to the view it began in until it ends. Out of turn, nothing happens but that a
  /// second beginning takes the first touch away.
  ///
  /// - Parameters:
  ///   - phase: What the touch does.
  ///   - location: Where, in the window's coordinates; what is not finite is left out.
  ///   - time: When, in seconds on the media clock.
  package final func deliverTouch(_ phase: UITouch.Phase, at location: CGPoint, time: Double) {
    guard location.isFinite, time.isFinite else { return }
    advanceGestures(to: time)
    if phase == .began {
      if let former = touches.present {
        deliverTouch(.cancelled, at: former.place, time: time)
      }
      beginTouch(at: location, time: time)
    }
    guard let touch = touches.present else { return }
    if phase != .began {
      touch.formerPlace = touch.place
      touch.place = location
      touch.phase = phase
      touch.timestamp = time
    }
    sendEvent(UIEvent([touch], at: time))
    if phase == .ended || phase == .cancelled { endTouch(touch) }
  }

  private func beginTouch(at place: CGPoint, time: Double) {
    let count = touches.tapCount(at: place, time: time)
    let touch = UITouch(at: place, in: self, time: time, tapCount: count)
    guard let view = hitTest(place, with: UIEvent([touch], at: time)) else { return }
    touch.view = view
    var gestures: [UIGestureRecognizer] = []
    var holder: UIView? = view
    while let candidate = holder {
      gestures += (candidate.gestureRecognizers ?? []).filter { $0.wants(touch) }
      holder = candidate.superview
    }
    touch.gestureRecognizers = gestures
    touches.present = touch
    for gesture in gestures where !touches.gestures.contains(where: { $0 === gesture }) {
      touches.gestures.append(gesture)
    }
  }

  private func endTouch(_ touch: UITouch) {
    touches.present = nil
    let isTap = touch.phase == .ended && touch.distance <= WindowTouches.tapDistance
    touches.lastTap = isTap ? (touch.timestamp, touch.place, touch.tapCount) : nil
    for gesture in touches.gestures { gesture.letGo(of: touch) }
    dropIdleGestures()
  }

  /// Hands the touches of `event` first to gestures, then to the view they began in.
  final func hand(_ event: UIEvent) {
    guard let touch = touches.present, event.allTouches?.contains(touch) == true else { return }
    for gesture in touch.gestureRecognizers ?? [] { gesture.hear(of: touch, event) }
    guard !touch.isTaken, let view = touch.view else { return }
    switch touch.phase {
    case .began:
      touch.isKnownToView = true
      view.touchesBegan([touch], with: event)
    case .moved: view.touchesMoved([touch], with: event)
    case .stationary: break
    case .ended:
      touch.isKnownToView = false
      view.touchesEnded([touch], with: event)
    case .cancelled:
      touch.isKnownToView = false
      view.touchesCancelled([touch], with: event)
    }
  }

  /// When a gesture next wants to hear of the time, in seconds on the media clock; `nil` for never.
  package final var gestureDeadline: Double? { touches.gestures.compactMap(\.deadline).min() }

  /// Lets the gestures know that it is `time`, in seconds on the media clock.
  package final func advanceGestures(to time: Double) {
    for gesture in touches.gestures {
      if let deadline = gesture.deadline, deadline <= time { gesture.passDeadline(at: time) }
    }
    dropIdleGestures()
  }

  /// Lets go of the gestures that wait for nothing, once no touch is there.
  private func dropIdleGestures() {
    guard touches.present == nil else { return }
    for gesture in touches.gestures { gesture.finish() }
    touches.gestures.removeAll { !$0.isWaiting }
  }
}
