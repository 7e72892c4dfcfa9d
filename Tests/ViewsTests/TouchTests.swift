import Geometry
import Layers
import Testing
import Views

/// Touches go to the view they began in, and gestures are found in them.
@Suite struct TouchTests {
  /// A view that writes down the touches it hears of.
  final class Pad: UIView {
    var heard: [String] = []
    var passesOn = false
    private func note(_ word: String, _ touches: Set<UITouch>) {
      guard let touch = touches.first else { return }
      let place = touch.location(in: self)
      heard.append("\(word) \(Int(place.x)),\(Int(place.y)) \(touch.tapCount)")
    }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      note("began", touches)
      if passesOn { super.touchesBegan(touches, with: event) }
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
      note("moved", touches)
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      note("ended", touches)
    }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
      note("cancelled", touches)
    }
  }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
  private let pad = Pad(frame: CGRect(x: 50, y: 50, width: 100, height: 100))

  init() { window.addSubview(pad) }

  private func touch(_ phase: UITouch.Phase, _ x: Double, _ y: Double, _ time: Double) {
    window.deliverTouch(phase, at: CGPoint(x: x, y: y), time: time)
  }

  private func tap(_ x: Double, _ y: Double, at time: Double) {
    touch(.began, x, y, time)
    touch(.ended, x, y, time + 0.05)
  }

  /// Writes down the states of `gesture`.
  private func states(of gesture: UIGestureRecognizer) -> () -> [UIGestureRecognizer.State] {
    final class Notes {
      var states: [UIGestureRecognizer.State] = []
    }
    let notes = Notes()
    gesture.addAction { notes.states.append($0.state) }
    return { notes.states }
  }

  @Test func aTouchBelongsToTheViewItBeganIn() {
    touch(.moved, 60, 60, 0)
    touch(.began, 60, 70, 1)
    touch(.moved, 190, 70, 1.1)
    touch(.ended, 190, 70, 1.2)
    touch(.moved, 60, 60, 1.3)
    #expect(pad.heard == ["began 10,20 1", "moved 140,20 1", "ended 140,20 1"])
  }

  @Test func tapsInARowAreCounted() {
    for (time, x) in [(0.0, 60.0), (0.3, 60), (0.6, 62), (1.1, 60), (1.4, 140)] {
      tap(x, 60, at: time)
    }
    #expect(
      pad.heard.filter { $0.hasPrefix("began") }.map { $0.suffix(1) } == ["1", "2", "3", "1", "1"],
      "0.45 s is too late, 80 points too far")
  }

  @Test func aSecondBeginningTakesTheFirstAway() {
    touch(.began, 60, 60, 0)
    touch(.began, 70, 60, 1)
    touch(.cancelled, 70, 60, 2)
    #expect(
      pad.heard == ["began 10,10 1", "cancelled 10,10 1", "began 20,10 1", "cancelled 20,10 1"])
    touch(.began, .nan, 0, 3)
    #expect(pad.heard.count == 4)
  }

  @Test func whatIsNotHandledGoesUp() {
    let outer = Pad(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    outer.addSubview(pad)
    window.addSubview(outer)
    pad.passesOn = true
    touch(.began, 60, 60, 0)
    #expect(outer.heard == ["began 60,60 1"])
    let plain = UIView(frame: pad.bounds)
    pad.addSubview(plain)
    touch(.ended, 60, 60, 0)
    touch(.began, 60, 60, 9)
    #expect(pad.heard.last == "began 10,10 1", "a view that does nothing passes it on")
  }

  @Test func aTapIsFoundAndTakesTheTouchFromTheView() {
    let gesture = UITapGestureRecognizer()
    pad.addGestureRecognizer(gesture)
    let states = states(of: gesture)
    tap(60, 60, at: 0)
    #expect(states() == [.ended])
    #expect(pad.heard == ["began 10,10 1", "cancelled 10,10 1"])
    #expect(gesture.location(in: pad) == CGPoint(x: 10, y: 10) && gesture.state == .possible)
    touch(.began, 60, 60, 5)
    touch(.moved, 120, 60, 5.1)
    touch(.ended, 120, 60, 5.2)
    #expect(states() == [.ended], "dragged away it is none")
    #expect(pad.heard.last == "ended 70,10 1")
    gesture.cancelsTouchesInView = false
    tap(60, 60, at: 9)
    #expect(pad.heard.last == "ended 10,10 1" && states().count == 2)
    gesture.isEnabled = false
    tap(60, 60, at: 12)
    #expect(states().count == 2)
  }

  @Test func oneTapWaitsForTwo() {
    let (one, two) = (UITapGestureRecognizer(), UITapGestureRecognizer())
    two.numberOfTapsRequired = 2
    one.require(toFail: two)
    pad.addGestureRecognizer(one)
    pad.addGestureRecognizer(two)
    let (ones, twos) = (states(of: one), states(of: two))
    tap(60, 60, at: 0)
    #expect(ones().isEmpty && window.gestureDeadline.map { abs($0 - 0.4) < 1e-9 } == true)
    window.advanceGestures(to: 0.41)
    #expect(ones() == [.ended] && twos().isEmpty && window.gestureDeadline == nil)
    tap(60, 60, at: 5)
    tap(60, 60, at: 5.2)
    #expect(ones() == [.ended] && twos() == [.ended])
    window.advanceGestures(to: 6)
    #expect(ones() == [.ended])
    tap(60, 60, at: 8)
    window.advanceGestures(to: 9)
    #expect(ones() == [.ended, .ended], "and it is found again later")
  }

  @Test func aPanBeginsAfterTenPoints() {
    let gesture = UIPanGestureRecognizer()
    pad.addGestureRecognizer(gesture)
    let states = states(of: gesture)
    touch(.began, 60, 60, 0)
    touch(.moved, 69, 60, 0.02)
    #expect(states().isEmpty)
    touch(.moved, 70, 60, 0.04)
    #expect(states() == [.began] && gesture.translation(in: pad) == CGPoint(x: 10, y: 0))
    #expect(pad.heard.last == "cancelled 20,10 1")
    touch(.moved, 90, 80, 0.08)
    #expect(gesture.translation(in: nil) == CGPoint(x: 30, y: 20))
    let velocity = gesture.velocity(in: nil)
    #expect(abs(velocity.x - 375) < 1e-6 && abs(velocity.y - 250) < 1e-6, "30 and 20 in 0.08 s")
    gesture.setTranslation(.zero, in: pad)
    touch(.moved, 95, 80, 0.1)
    #expect(gesture.translation(in: pad) == CGPoint(x: 5, y: 0))
    touch(.ended, 95, 80, 0.12)
    #expect(states() == [.began, .changed, .changed, .ended])
    touch(.began, 60, 60, 1)
    touch(.moved, 90, 60, 1.1)
    touch(.cancelled, 90, 60, 1.2)
    #expect(states().suffix(2) == [.began, .cancelled])
  }

  @Test func velocityDiesWhenTheTouchRests() {
    let gesture = UIPanGestureRecognizer()
    pad.addGestureRecognizer(gesture)
    var velocity = CGPoint(x: -1, y: -1)
    gesture.addAction { if $0.state == .ended { velocity = gesture.velocity(in: nil) } }
    touch(.began, 60, 60, 0)
    touch(.moved, 100, 60, 0.1)
    touch(.ended, 100, 60, 3)
    #expect(velocity == .zero)
  }

  @Test func aLongPressBeginsWhenTheTimeHasCome() {
    let gesture = UILongPressGestureRecognizer()
    pad.addGestureRecognizer(gesture)
    let states = states(of: gesture)
    touch(.began, 60, 60, 1)
    #expect(window.gestureDeadline == 1.5)
    window.advanceGestures(to: 1.49)
    #expect(states().isEmpty)
    window.advanceGestures(to: 1.5)
    #expect(states() == [.began] && pad.heard.last == "cancelled 10,10 1")
    touch(.moved, 100, 100, 1.6)
    touch(.ended, 100, 100, 1.7)
    #expect(states() == [.began, .changed, .ended])
    touch(.began, 60, 60, 3)
    touch(.moved, 71, 60, 3.1)
    window.advanceGestures(to: 4)
    touch(.ended, 71, 60, 4.1)
    touch(.began, 60, 60, 5)
    touch(.ended, 60, 60, 5.4)
    #expect(states().count == 3, "moved too far, lifted too soon")
  }

  /// A row: where a stroke from (100, 100) goes and how long it takes, and whether it is one up.
  @Test(arguments: [
    (100.0, 40.0, 0.2, true), (100, 60, 0.2, false), (100, 160, 0.2, false),
    (120, 40, 0.2, true), (150, 40, 0.2, false), (100, 40, 0.7, false),
  ])
  func aSwipeIsAQuickStroke(x: Double, y: Double, duration: Double, isFound: Bool) {
    let gesture = UISwipeGestureRecognizer()
    gesture.direction = .up
    pad.addGestureRecognizer(gesture)
    let states = states(of: gesture)
    touch(.began, 100, 100, 0)
    touch(.moved, x, y, duration)
    touch(.ended, x, y, duration + 0.01)
    #expect(states() == (isFound ? [.ended] : []))
  }

  /// Says yes and no as it is told.
  private final class Judge: UIGestureRecognizerDelegate {
    var begins = true
    var receives = true
    var shares = false
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { begins }
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
    ) -> Bool { receives }
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { shares }
  }

  @Test func theDelegateDecides() {
    let (inner, outer, judge) = (UIPanGestureRecognizer(), UIPanGestureRecognizer(), Judge())
    pad.addGestureRecognizer(inner)
    window.addGestureRecognizer(outer)
    inner.delegate = judge
    let (inners, outers) = (states(of: inner), states(of: outer))
    func drag(_ time: Double) {
      touch(.began, 60, 60, time)
      touch(.moved, 90, 60, time + 0.1)
      touch(.ended, 90, 60, time + 0.2)
    }
    drag(0)
    #expect(inners() == [.began, .ended] && outers().isEmpty, "the inner one wins")
    judge.shares = true
    drag(1)
    #expect(inners().count == 4 && outers() == [.began, .ended], "both, where they are allowed")
    judge.shares = false
    judge.begins = false
    drag(2)
    #expect(inners().count == 4 && outers().count == 4, "the other one, where it may not begin")
    (judge.begins, judge.receives) = (true, false)
    drag(3)
    #expect(inners().count == 4 && outers().count == 6, "or does not hear of the touch")
  }

  @Test func aViewMayRefuseAGesture() {
    final class Button: UIView {
      override func gestureRecognizerShouldBegin(_ gesture: UIGestureRecognizer) -> Bool { false }
    }
    let gesture = UITapGestureRecognizer()
    window.addGestureRecognizer(gesture)
    let states = states(of: gesture)
    pad.addSubview(Button(frame: CGRect(x: 0, y: 0, width: 20, height: 20)))
    tap(60, 60, at: 0)
    #expect(states().isEmpty, "the touched view is asked for gestures of those around it too")
    tap(100, 100, at: 3)
    #expect(states() == [.ended])
  }

  @Test func aGestureHasOneView() {
    let gesture = UITapGestureRecognizer()
    pad.addGestureRecognizer(gesture)
    window.addGestureRecognizer(gesture)
    #expect(gesture.view === window && pad.gestureRecognizers?.isEmpty == true)
    window.removeGestureRecognizer(gesture)
    #expect(gesture.view == nil)
  }
}
