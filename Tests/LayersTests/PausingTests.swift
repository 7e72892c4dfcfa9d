import Animation
import Drawing
import Geometry
import Layers
import Testing

/// Layers whose clock stands still, is moved by hand, or goes on.
@Suite struct PausingTests {
  /// The recipe of Apple's Technical Q&A QA1673, to the letter.
  private func pause(_ layer: CALayer) {
    let pausedTime = layer.convertTime(CACurrentMediaTime(), from: nil)
    layer.speed = 0
    layer.timeOffset = pausedTime
  }

  private func resume(_ layer: CALayer) {
    let pausedTime = layer.timeOffset
    layer.speed = 1
    layer.timeOffset = 0
    layer.beginTime = 0
    let timeSincePause = layer.convertTime(CACurrentMediaTime(), from: nil) - pausedTime
    layer.beginTime = timeSincePause
  }

  @Test func theRecipeHoldsAndGoesOn() throws {
    let stage = try AnimationStage()
    stage.layer.add(basic("zPosition", 0, 10, duration: 10), forKey: nil)
    try stage.harness.frame(at: 1)
    #expect(try stage.number("zPosition", at: 5) == 4)
    pause(stage.layer)
    #expect(try stage.number("zPosition", at: 5) == 4, "nothing jumps")
    #expect(stage.harness.renderer.nextFrameTime == .infinity)
    #expect(try stage.number("zPosition", at: 50) == 4)
    pause(stage.layer)
    #expect(try stage.number("zPosition", at: 60) == 4, "twice is once")
    resume(stage.layer)
    #expect(try stage.number("zPosition", at: 60) == 4)
    #expect(try stage.number("zPosition", at: 62) == 6)
    pause(stage.layer)
    try stage.harness.frame(at: 70)
    resume(stage.layer)
    #expect(try stage.number("zPosition", at: 71) == 7, "and again")
    try stage.harness.frame(at: 74.5)
    #expect(stage.layer.presentation()?.zPosition == 0, "it ends ten seconds of its own after")
  }

  /// T-06: a change animates by itself, and the clock stops before the first frame of it.
  @Test func aJustBegunImplicitAnimationIsPausedWhole() throws {
    let stage = try AnimationStage(CAShapeLayer())
    CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
    stage.layer.strokeEnd = 0
    try stage.harness.frame(at: 1)
    CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
    try stage.harness.frame(at: 2)
    CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
    stage.layer.strokeEnd = 1
    pause(stage.layer)
    #expect(try stage.number("strokeEnd", at: 3) == 0)
    #expect(try stage.number("strokeEnd", at: 30) == 0)
    resume(stage.layer)
    #expect(try stage.number("strokeEnd", at: 30.125) == 0.5)
    #expect(try stage.number("strokeEnd", at: 30.25) == 1, "complete")
  }

  /// T-07: for ever, but standing still: no frame is drawn or asked for.
  @Test func anEndlessAnimationInAPausedTreeDrawsNothing() throws {
    let stage = try AnimationStage()
    stage.harness.root.speed = 0
    stage.layer.add(
      basic("position.x", 20, 60) { $0.repeatCount = .infinity }, forKey: nil)
    try stage.harness.frame(at: 1)
    let painted = stage.harness.paintedFrames
    for second in 2...11 {
      #expect(stage.harness.renderer.nextFrameTime == .infinity)
      #expect(try stage.number("position.x", at: Double(second)) == 20)
    }
    #expect(stage.harness.paintedFrames == painted)
  }

  /// T-08: moved by hand, the animation shows its start, middle and end, not the model's value.
  @Test(arguments: [true, false])
  func scrubbingShowsEveryMoment(onSuperlayer: Bool) throws {
    let stage = try AnimationStage()
    CATransaction.setDisableActions(true)
    stage.layer.zPosition = -5
    let clock = onSuperlayer ? stage.harness.root : stage.layer
    clock.speed = 0
    stage.layer.add(basic("zPosition", 2, 10, duration: 4).held(), forKey: "scrub")
    try stage.harness.frame(at: 1)
    for (offset, expected) in [
      (0.0, 2.0), (2, 6), (4, 10), (6, 10), (1, 4), (0, 2), (4, 10), (3, 8),
    ] {
      clock.timeOffset = offset
      #expect(try stage.number("zPosition", at: 1 + offset) == expected, "at \(offset)")
      #expect(stage.harness.renderer.nextFrameTime == .infinity)
    }
  }

  @Test func withoutFillTheExactEndStillShows() throws {
    let stage = try AnimationStage()
    stage.layer.speed = 0
    stage.layer.add(basic("zPosition", 2, 10, duration: 4), forKey: "scrub")
    try stage.harness.frame(at: 1)
    for (offset, expected) in [(0.0, 2.0), (4, 10), (2, 6)] {
      stage.layer.timeOffset = offset
      #expect(try stage.number("zPosition", at: 1 + offset) == expected, "at \(offset)")
    }
  }

  @Test func afterScrubbingBackItRunsAgain() throws {
    let stage = try AnimationStage()
    let listener = AnimationListener()
    stage.layer.speed = 0
    stage.layer.add(
      basic("zPosition", 0, 8, duration: 4) { $0.delegate = listener }.held(), forKey: "scrub")
    try stage.harness.frame(at: 1)
    stage.layer.timeOffset = 6
    try stage.harness.frame(at: 2)
    #expect(listener.heard == ["start", "finished"])
    stage.layer.timeOffset = 1
    resume(stage.layer)
    #expect(try stage.number("zPosition", at: 3) == 4)
    #expect(stage.harness.renderer.nextFrameTime < .infinity)
    #expect(try stage.number("zPosition", at: 4) == 6)
    try stage.harness.frame(at: 9)
    #expect(listener.heard == ["start", "finished"], "told once")
    #expect(stage.harness.renderer.nextFrameTime == .infinity)
  }

  @Test func anAnimationsOwnSpeedAndOffset() throws {
    let stage = try AnimationStage()
    stage.layer.add(
      basic("zPosition", 0, 8, duration: 4) {
        $0.speed = 0
        $0.timeOffset = 3
      }, forKey: "still")
    stage.layer.add(basic("cornerRadius", 0, 8, duration: 4) { $0.speed = 2 }, forKey: "fast")
    stage.layer.add(basic("borderWidth", 0, 8, duration: 4) { $0.speed = -1 }, forKey: "back")
    try stage.harness.frame(at: 1)
    try stage.harness.frame(at: 2)
    let shown = try #require(stage.layer.presentation())
    #expect(shown.zPosition == 6 && shown.cornerRadius == 4 && shown.borderWidth == 6)
    try stage.harness.frame(at: 5)
    #expect(stage.layer.animationKeys() == ["still"])
    #expect(stage.harness.renderer.nextFrameTime == .infinity)
  }
}
