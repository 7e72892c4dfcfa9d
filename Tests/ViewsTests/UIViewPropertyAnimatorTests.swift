import Geometry
import Layers
import Testing
import Views

/// Animators run, pause, go where they are put, turn round and stop.
@Suite struct UIViewPropertyAnimatorTests {
  private let box = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))

  /// An animator of a second that moves the box evenly from 10 to 110, and what it ends with.
  private func mover(
    _ curve: UIView.AnimationCurve = .linear
  ) -> (UIViewPropertyAnimator, () -> [UIViewAnimatingPosition]) {
    final class Notes {
      var positions: [UIViewAnimatingPosition] = []
    }
    let notes = Notes()
    let animator = UIViewPropertyAnimator(duration: 1, curve: curve) { [box] in
      box.center.x = 110
    }
    animator.addCompletion { notes.positions.append($0) }
    return (animator, { notes.positions })
  }

  @Test func itRunsToItsEnd() throws {
    let stage = try ViewStage(box)
    let (animator, ends) = mover()
    #expect(animator.state == .inactive && box.center.x == 10)
    animator.startAnimation()
    #expect(animator.isRunning && animator.state == .active)
    try stage.frame(at: 0)
    try stage.frame(at: 0.25)
    #expect(abs(box.number("position.x") - 35) < 1e-6 && animator.fractionComplete == 0.25)
    try stage.frame(at: 1)
    #expect(ends() == [.end] && animator.state == .inactive && box.center.x == 110)
    try stage.frame(at: 1.1)
    #expect(box.number("position.x") == 110 && box.layer.animationKeys() == nil)
  }

  @Test func itPausesAndGoesOn() throws {
    let stage = try ViewStage(box)
    let (animator, ends) = mover(.easeIn)
    animator.startAnimation()
    try stage.frame(at: 0)
    try stage.frame(at: 0.5)
    let there = box.number("position.x")
    animator.pauseAnimation()
    for time in [0.5, 1, 5] {
      try stage.frame(at: time)
      #expect(abs(box.number("position.x") - there) < 1e-6, "at \(time)")
    }
    #expect(animator.state == .active && !animator.isRunning)
    animator.startAnimation()
    try stage.frame(at: 5)
    #expect(abs(box.number("position.x") - there) < 1e-6)
    try stage.frame(at: 5.49)
    #expect(ends().isEmpty)
    try stage.frame(at: 5.51)
    #expect(ends() == [.end])
  }

  @Test func itGoesWhereItIsPut() throws {
    let stage = try ViewStage(box)
    let (animator, ends) = mover(.easeInOut)
    for (fraction, x) in [(0.0, 10.0), (0.3, 40), (0.9, 100), (0.5, 60)] {
      animator.fractionComplete = fraction
      try stage.frame(at: stage.time + 1)
      #expect(abs(box.number("position.x") - x) < 1e-3, "at \(fraction), evenly")
    }
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    let start = stage.time
    try stage.frame(at: start + 0.49)
    #expect(ends().isEmpty)
    try stage.frame(at: start + 0.51)
    #expect(ends() == [.end], "half of the second is left")
  }

  @Test func itTurnsRound() throws {
    let stage = try ViewStage(box)
    let (animator, ends) = mover()
    animator.startAnimation()
    try stage.frame(at: 0)
    try stage.frame(at: 0.6)
    animator.isReversed = true
    try stage.frame(at: 0.6)
    #expect(abs(box.number("position.x") - 70) < 1e-6)
    try stage.frame(at: 0.9)
    #expect(abs(box.number("position.x") - 40) < 1e-6)
    try stage.frame(at: 1.2)
    #expect(ends() == [.start] && box.center.x == 10)
    try stage.frame(at: 1.3)
    #expect(box.number("position.x") == 10)
  }

  @Test func itStopsWhereItIs() throws {
    let stage = try ViewStage(box)
    let (animator, ends) = mover()
    animator.startAnimation()
    try stage.frame(at: 0)
    try stage.frame(at: 0.5)
    animator.stopAnimation(true)
    #expect(animator.state == .inactive && ends().isEmpty && abs(box.center.x - 60) < 1e-6)
    try stage.frame(at: 1)
    #expect(abs(box.number("position.x") - 60) < 1e-6)

    let (other, otherEnds) = mover()
    other.startAnimation()
    try stage.frame(at: 1)
    try stage.frame(at: 1.5)
    other.stopAnimation(false)
    #expect(other.state == .stopped)
    other.finishAnimation(at: .start)
    #expect(otherEnds() == [.start] && abs(box.center.x - 60) < 1e-6 && other.state == .inactive)
  }

  @Test func itWaitsAndSoDoPartsOfIt() throws {
    let stage = try ViewStage(box)
    let (animator, ends) = mover()
    animator.addAnimations({ [box] in box.alpha = 0 }, delayFactor: 0.5)
    animator.startAnimation(afterDelay: 1)
    for (time, x, alpha) in [
      (0.0, 10.0, 1.0), (0.9, 10, 1), (1.5, 60, 1), (1.75, 85, 0.5),
    ] {
      try stage.frame(at: time)
      #expect(abs(box.number("position.x") - x) < 1e-6, "at \(time)")
      #expect(abs(box.number("opacity") - alpha) < 1e-6, "at \(time)")
    }
    try stage.frame(at: 2)
    #expect(ends() == [.end] && box.alpha == 0)
  }

  @Test func springsComeToRestInTime() throws {
    let stage = try ViewStage(box)
    let animator = UIViewPropertyAnimator(duration: 1, dampingRatio: 0.4) { [box] in
      box.center.x = 110
    }
    animator.startAnimation()
    try stage.frame(at: 0)
    var largest = 0.0
    for step in 1...20 {
      try stage.frame(at: Double(step) / 20)
      largest = max(largest, box.number("position.x"))
    }
    #expect(largest > 120, "a quarter too far, by the formula")
    try stage.frame(at: 1.1)
    #expect(box.number("position.x") == 110 && animator.state == .inactive)
  }

  @Test func aRunningOneNeedsNoOwner() throws {
    let stage = try ViewStage(box)
    var ends: [UIViewAnimatingPosition] = []
    UIViewPropertyAnimator.runningPropertyAnimator(withDuration: 1, delay: 0) {
      box.alpha = 0
    } completion: {
      ends.append($0)
    }
    try stage.frame(at: 0)
    try stage.frame(at: 1)
    #expect(ends == [.end])
  }
}
