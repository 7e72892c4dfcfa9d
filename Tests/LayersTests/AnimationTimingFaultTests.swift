import Animation
import Drawing
import Geometry
import Layers
import Testing

/// Faults that other engines have with animations' time, and what is right here.
@Suite struct AnimationTimingFaultTests {
  /// T-01: the value jumps back, is held while the model is old, or ends where the model is.
  @Test func theEndShowsTheModelUnlessHeld() throws {
    for (isHeld, setsModel, after) in [(false, false, 0.0), (true, false, 8), (false, true, 8)] {
      let stage = try AnimationStage()
      CATransaction.setDisableActions(true)
      if setsModel { stage.layer.zPosition = 8 }
      let animation = basic("zPosition", 0, 8)
      stage.layer.add(isHeld ? animation.held() : animation, forKey: nil)
      var last = -1.0
      for frame in 0..<64 {
        let shown = try stage.number("zPosition", at: 1 + Double(frame) / 64)
        #expect(shown == Double(frame) / 8 && shown > last, "no wrong value on the way")
        last = shown
      }
      for time in [2.0, 2.5, 9] { #expect(try stage.number("zPosition", at: time) == after) }
      #expect(stage.layer.zPosition == (setsModel ? 8 : 0))
    }
  }

  /// T-02: no duration is the transaction's, and never a quotient by 0.
  @Test(arguments: [0.0, -1])
  func withoutDurationItTakesTheTransactions(duration: Double) throws {
    let stage = try AnimationStage()
    let group = CAAnimationGroup()
    group.animations = [basic("borderWidth", 0, 8, duration: duration)]
    group.duration = duration
    stage.layer.add(basic("zPosition", 0, 8, duration: duration), forKey: nil)
    stage.layer.add(keyframes("cornerRadius", [0, 8, 16], duration: duration), forKey: nil)
    stage.layer.add(group, forKey: nil)
    try stage.harness.frame(at: 1)
    try stage.harness.frame(at: 1.125)
    let shown = try #require(stage.layer.presentation())
    #expect(shown.zPosition == 4 && shown.cornerRadius == 8 && shown.borderWidth == 4)
    try stage.harness.frame(at: 1.25)
    #expect(!stage.layer.hasAnimations)
  }

  /// T-03: times that are no numbers return, contribute nothing and are over.
  @Test func timesThatAreNoNumbers() throws {
    let changes: [(CAAnimation) -> Void] = [
      { $0.duration = .nan }, { $0.timeOffset = .nan }, { $0.beginTime = .nan },
      { $0.speed = .nan },
      { $0.timeOffset = .infinity }, { $0.repeatCount = .nan }, { $0.repeatDuration = .nan },
    ]
    for (index, change) in changes.enumerated() {
      let stage = try AnimationStage()
      let listener = AnimationListener()
      let animation = basic("zPosition", 4, 8, duration: 0.5) { $0.delegate = listener }
      animation.timingFunction = CAMediaTimingFunction(name: .easeIn)
      change(animation)
      stage.layer.add(animation, forKey: nil)
      for time in [1.0, 1.25, 2, 3] {
        #expect(try stage.number("zPosition", at: time).isFinite)
      }
      #expect(stage.layer.presentation()?.zPosition == 0, "change \(index)")
      #expect(listener.heard == ["start", "finished"], "change \(index)")
      #expect(stage.harness.renderer.nextFrameTime == .infinity)
    }
  }

  /// T-04: the end of whole and broken repeats, there and there and back.
  @Test(
    arguments: [
      (1, false, 1.0), (2, false, 1), (2.5, false, 0.5), (1, true, 0), (2, true, 0), (2.5, true, 1),
    ] as [(Float, Bool, Double)])
  func theLastValueOfRepeats(count: Float, autoreverses: Bool, end: Double) throws {
    let stage = try AnimationStage()
    stage.layer.add(
      basic("zPosition", 0, 1) {
        $0.repeatCount = count
        $0.autoreverses = autoreverses
      }.held(), forKey: nil)
    try stage.harness.frame(at: 1)
    let length = Double(count) * (autoreverses ? 2 : 1)
    let before = try stage.number("zPosition", at: 1 + length - 1.0 / 1024)
    #expect(abs(before - end) <= 1.0 / 512, "just before it is near")
    for later in [0, 1.0 / 1024, 5] {
      #expect(try stage.number("zPosition", at: 1 + length + later) == end)
    }
  }

  /// T-05: with a slowed and moved clock above, only the time converted for the layer is right.
  @Test func beginTimesAreTheLayersOwn() throws {
    let stage = try AnimationStage(at: 100)
    stage.harness.root.speed = 0.5
    stage.harness.root.timeOffset = 10
    // At 100 s the layer's clock shows 100 · ½ + 10 = 60.
    let local = stage.layer.convertTime(CACurrentMediaTime(), from: nil)
    #expect(local == 60)
    stage.layer.add(basic("zPosition", 4, 8) { $0.beginTime = local + 1 }, forKey: "right")
    stage.layer.add(
      basic("cornerRadius", 4, 8) { $0.beginTime = CACurrentMediaTime() + 1 }, forKey: "naive")
    try stage.harness.frame(at: 100)
    #expect(stage.harness.renderer.nextFrameTime == 102, "one second of the layer's")
    #expect(try stage.number("zPosition", at: 101.875) == 0)
    #expect(try stage.number("zPosition", at: 103) == 6)
    // The naive 101 comes when t · ½ + 10 = 101.
    #expect(try stage.number("cornerRadius", at: 181.875) == 0)
    #expect(try stage.number("cornerRadius", at: 183) == 6)
  }

  /// T-09: repeat counts that no integer holds.
  @Test(arguments: [Float.greatestFiniteMagnitude, .infinity, 1e9])
  func hugeRepeatCountsLoop(count: Float) throws {
    let stage = try AnimationStage()
    stage.layer.add(
      basic("zPosition", 0, 1, duration: 1.0 / 1024) {
        $0.repeatCount = count
        $0.isCumulative = false
      }, forKey: nil)
    try stage.harness.frame(at: 1)
    for turn in [0.0, 1, 1e5] {
      let shown = try stage.number("zPosition", at: 1 + turn + 0.25 / 1024)
      #expect(abs(shown - 0.25) < 1e-6, "after \(turn) s: \(shown)")
    }
    #expect(stage.harness.renderer.nextFrameTime <= stage.harness.time)
  }

  /// P-01: what shows does not depend on how long the machine is up.
  @Test(arguments: [0.0, 1e6, 1e9])
  func longUptimesMoveEvenly(base: Double) throws {
    let stage = try AnimationStage(at: base)
    stage.layer.add(
      basic("zPosition", 0, 1, duration: 0.25) { $0.repeatCount = .infinity }, forKey: nil)
    try stage.harness.frame(at: base)
    for step in 0..<16 {
      let shown = try stage.number("zPosition", at: base + 20 + Double(step) / 64)
      #expect(abs(shown - Double(step) / 16) < 1e-6)
      // The next round, at the fractions of a second that 60 frames have.
      let odd = try stage.number("zPosition", at: base + 30 + Double(step) / 60)
      let elapsed = (base + 30 + Double(step) / 60) - base
      let turns = elapsed / 0.25
      #expect(abs(odd - (turns - turns.rounded(.down))) < 1e-6)
    }
  }

  /// P-03: at the edge of a discrete keyframe the later one shows.
  @Test(arguments: [3, 7, 10])
  func edgesOfStepsBelongToTheLater(count: Int) throws {
    let stage = try AnimationStage()
    stage.layer.add(
      keyframes("zPosition", Array(0..<count), duration: Double(count) * 0.1) {
        $0.calculationMode = .discrete
      }, forKey: nil)
    try stage.harness.frame(at: 0)
    for step in 0..<count {
      #expect(try stage.number("zPosition", at: Double(step) * 0.1) == Double(step))
      let next = stage.harness.renderer.nextFrameTime
      #expect(abs(next - Double(step + 1) * 0.1) < 1e-6, "a frame is due at the next edge")
    }
  }

  /// P-02: steep and overshooting curves on a layer stay on the curve.
  @Test func steepCurvesNeverRunAway() throws {
    let stage = try AnimationStage()
    for points in [(0, 1, 1, 0), (1, 0, 0, 1), (0, 0, 0.58, 1)] as [(Float, Float, Float, Float)] {
      stage.layer.add(
        basic("zPosition", 0, 1) {
          $0.timingFunction = CAMediaTimingFunction(
            controlPoints: points.0, points.1, points.2, points.3)
        }, forKey: "curve")
      let begin = stage.harness.time + 1
      try stage.harness.frame(at: begin)
      var last = 0.0
      for step in 0..<256 {
        let shown = try stage.number("zPosition", at: begin + Double(step) / 256)
        #expect((0...1).contains(shown) && shown >= last - 1e-9)
        last = shown
      }
    }
  }
}

extension CALayer {
  /// Whether a key is left; animations without one are seen by the presentation only.
  fileprivate var hasAnimations: Bool { animationKeys() != nil }
}
