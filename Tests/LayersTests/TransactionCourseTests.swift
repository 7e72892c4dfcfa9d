import Animation
import Drawing
import Geometry
import Layers
import Testing

/// Transactions, implicit actions, and who is told what when.
@Suite struct TransactionCourseTests {
  /// The default curve half way.
  private static let half = 0.8024034

  @Test func anImplicitChangeIsTurnedRoundWithoutAJump() throws {
    let stage = try AnimationStage()
    stage.layer.opacity = 0
    #expect(stage.layer.animationKeys() == ["opacity"])
    try stage.harness.frame(at: 0)
    let shown = try stage.number("opacity", at: 0.125)
    #expect(abs(shown - (1 - Self.half)) < 1e-5)
    stage.layer.opacity = 1
    #expect(abs(try stage.number("opacity", at: 0.125) - shown) < 1e-6, "from what was seen")
    let back = try stage.number("opacity", at: 0.25)
    #expect(abs(back - (shown + (1 - shown) * Self.half)) < 1e-5, "a quarter second anew")
    #expect(try stage.number("opacity", at: 0.375) == 1 && stage.layer.animationKeys() == nil)
  }

  @Test func aSecondChangeInOneTurnKeepsTheFirstStart() throws {
    let stage = try AnimationStage()
    CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
    stage.layer.zPosition = 100
    stage.layer.zPosition = 10
    try stage.harness.frame(at: 0)
    #expect(try stage.number("zPosition", at: 0) == 0)
    #expect(try stage.number("zPosition", at: 0.125) == 5)
  }

  @Test func durationAndCurveOfTheTransaction() throws {
    let stage = try AnimationStage()
    CATransaction.begin()
    CATransaction.setAnimationDuration(4)
    CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .easeIn))
    CATransaction.begin()
    stage.layer.zPosition = 10
    CATransaction.setAnimationDuration(2)
    stage.layer.position.x = 40
    stage.layer.add(basic("cornerRadius", 0, 10, duration: 0), forKey: nil)
    CATransaction.commit()
    CATransaction.commit()
    try stage.harness.frame(at: 0)
    #expect(abs(try stage.number("zPosition", at: 2) - 3.153568) < 1e-5)
    #expect(try stage.number("position.x", at: 2) == 40)
    #expect(stage.layer.animationKeys() == ["zPosition"], "both others took two seconds")
  }

  @Test func actionsAreDisabledInsideAlone() throws {
    let stage = try AnimationStage()
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    CATransaction.begin()
    stage.layer.zPosition = 1
    CATransaction.commit()
    #expect(CATransaction.disableActions() && stage.layer.animationKeys() == nil)
    CATransaction.commit()
    #expect(!CATransaction.disableActions())
    stage.layer.zPosition = 1
    #expect(stage.layer.animationKeys() == nil, "the same value does nothing")
    stage.layer.zPosition = 2
    #expect(stage.layer.animationKeys() == ["zPosition"])
    stage.layer.add(basic("zPosition", 5, 6), forKey: "zPosition")
    #expect(stage.layer.animationKeys() == ["zPosition"])
    try stage.harness.frame(at: 0)
    #expect(try stage.number("zPosition", at: 0.5) == 5.5, "the explicit one took its place")
  }

  @Test func loneLayersAndUncommittedOnesDoNotAnimate() throws {
    let lone = CALayer()
    lone.opacity = 0.5
    #expect(lone.animationKeys() == nil)
    let stage = try AnimationStage()
    let new = CALayer()
    stage.layer.addSublayer(new)
    new.opacity = 0.5
    #expect(new.animationKeys() == nil, "not seen yet")
    try stage.harness.frame(at: 0)
    new.opacity = 1
    #expect(new.animationKeys() == ["opacity"])
  }

  @Test func completionsInside() throws {
    let stage = try AnimationStage()
    var ran: [String] = []
    CATransaction.begin()
    CATransaction.setCompletionBlock { ran.append("outer") }
    stage.layer.add(basic("zPosition", 0, 1, duration: 1), forKey: nil)
    CATransaction.begin()
    CATransaction.setCompletionBlock { ran.append("inner") }
    stage.layer.add(basic("cornerRadius", 0, 1, duration: 2), forKey: nil)
    CATransaction.commit()
    CATransaction.begin()
    CATransaction.setCompletionBlock { ran.append("empty") }
    CATransaction.commit()
    #expect(ran.isEmpty, "never inside a commit")
    CATransaction.commit()
    #expect(ran.isEmpty)
    try stage.harness.frame(at: 0)
    #expect(ran == ["empty"])
    try stage.harness.frame(at: 1)
    #expect(ran == ["empty"], "the outer one waits for what was added inside")
    try stage.harness.frame(at: 2)
    #expect(Set(ran) == ["empty", "inner", "outer"] && ran.count == 3)
    try stage.harness.frame(at: 3)
    #expect(ran.count == 3)
  }

  @Test func whatWasAddedBeforeIsNotWaitedFor() throws {
    let stage = try AnimationStage()
    var ran: [String] = []
    CATransaction.begin()
    stage.layer.add(basic("zPosition", 0, 1, duration: 5), forKey: nil)
    CATransaction.setCompletionBlock { ran.append("first") }
    stage.layer.add(basic("cornerRadius", 0, 1, duration: 1), forKey: nil)
    CATransaction.setCompletionBlock { ran.append("second") }
    CATransaction.setCompletionBlock(nil)
    CATransaction.commit()
    try stage.harness.frame(at: 0)
    #expect(ran == ["second"])
    try stage.harness.frame(at: 1)
    #expect(ran == ["second", "first"])
  }

  enum Ending: String, CaseIterable, Sendable { case removed, replaced, allRemoved, layerGone }

  @Test(arguments: Ending.allCases) func endingEarly(ending: Ending) throws {
    let stage = try AnimationStage()
    let (listener, next) = (AnimationListener(), AnimationListener())
    var ran = 0
    CATransaction.begin()
    CATransaction.setCompletionBlock { ran += 1 }
    stage.layer.add(basic("zPosition", 0, 1) { $0.delegate = listener }, forKey: "a")
    CATransaction.commit()
    try stage.harness.frame(at: 0)
    try stage.harness.frame(at: 0.5)
    #expect(listener.heard == ["start"] && ran == 0)
    switch ending {
    case .removed: stage.layer.removeAnimation(forKey: "a")
    case .replaced: stage.layer.add(basic("zPosition", 0, 1) { $0.delegate = next }, forKey: "a")
    case .allRemoved: stage.layer.removeAllAnimations()
    case .layerGone: stage.layer.removeFromSuperlayer()
    }
    try stage.harness.frame(at: 0.75)
    try stage.harness.frame(at: 2)
    #expect(listener.heard == ["start", "stopped"] && ran == 1)
    #expect(next.heard == (ending == .replaced ? ["start", "finished"] : []))
  }

  @Test func startsAndEndsAreToldOnce() throws {
    let stage = try AnimationStage()
    let listeners = (0..<5).map { _ in AnimationListener() }
    var order: [Int] = []
    for (index, listener) in listeners.enumerated() { listener.onStop = { order.append(index) } }
    stage.layer.add(
      basic("zPosition", 0, 1) {
        $0.repeatCount = 2
        $0.delegate = listeners[0]
      }, forKey: "b")
    stage.layer.add(
      basic("cornerRadius", 0, 1, duration: 2) { $0.delegate = listeners[1] }.held(), forKey: "a")
    stage.layer.add(
      basic("position.x", 0, 1) {
        $0.beginTime = 1.5
        $0.delegate = listeners[2]
      }, forKey: nil)
    stage.layer.add(
      basic("position.y", 0, 1) {
        $0.beginTime = 50
        $0.delegate = listeners[3]
      }, forKey: "never")
    try stage.harness.frame(at: 0)
    #expect(listeners.map(\.heard) == [["start"], ["start"], [], [], []])
    try stage.harness.frame(at: 1)
    try stage.harness.frame(at: 1.5)
    #expect(listeners[2].heard == ["start"])
    try stage.harness.frame(at: 2)
    #expect(order == [0, 1], "in the order in which they were added")
    try stage.harness.frame(at: 9)
    stage.layer.removeAnimation(forKey: "never")
    stage.layer.removeAnimation(forKey: "a")
    try stage.harness.frame(at: 10)
    let done = ["start", "finished"]
    #expect(listeners.map(\.heard) == [done, done, done, ["stopped"], []])
  }

  @Test func oneObjectOnTwoLayersIsTwoAnimations() throws {
    let stage = try AnimationStage()
    let other = CALayer()
    stage.harness.root.addSublayer(other)
    try stage.harness.frame(at: 0)
    let listener = AnimationListener()
    let animation = basic("zPosition", 0, 10, duration: 4) { $0.delegate = listener }
    stage.layer.add(animation, forKey: "a")
    animation.toValue = 100
    animation.duration = 8
    other.add(animation, forKey: "a")
    animation.toValue = "nothing"
    try stage.harness.frame(at: 0)
    #expect(try stage.number("zPosition", at: 2) == 5)
    #expect(other.presentation()?.zPosition == 25)
    try stage.harness.frame(at: 8)
    #expect(listener.heard == ["start", "start", "finished", "finished"])
    #expect(animation.beginTime == 0, "the caller's object is left alone")
  }

  @Test func oneInstantForEverythingInACommit() throws {
    let stage = try AnimationStage()
    let slow = CALayer()
    slow.speed = 0.5
    stage.harness.root.addSublayer(slow)
    try stage.harness.frame(at: 0)
    stage.layer.add(basic("zPosition", 0, 10, duration: 4), forKey: nil)
    slow.add(basic("zPosition", 0, 10, duration: 4), forKey: nil)
    try stage.harness.frame(at: 3)
    #expect(try stage.number("zPosition", at: 3) == 0 && slow.presentation()?.zPosition == 0)
    #expect(try stage.number("zPosition", at: 5) == 5 && slow.presentation()?.zPosition == 2.5)
  }
}
