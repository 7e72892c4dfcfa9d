import Animation
import Drawing
import Geometry
import Layers
import ReferenceCases
import Testing

/// Who keeps what alive, and what is left of animations that are over.
@Suite struct AnimationOwnershipTests {
  /// A view as its layer's animations see it: it owns the layer and listens to them.
  private final class Owner: CAAnimationDelegate {
    let layer = CALayer()
    var stops = 0
    func animationDidStop(_ animation: CAAnimation, finished: Bool) { stops += 1 }
  }

  /// M-01: whatever it listens to, what owns a layer is freed once the layer has left its tree.
  @Test(arguments: [true, false])
  func aLayerThatLeftKeepsNobodyAlive(isRemovedOnCompletion: Bool) throws {
    let harness = try FrameHarness()
    weak var freed: Owner?
    weak var freedLayer: CALayer?
    try {
      let owner = Owner()
      (freed, freedLayer) = (owner, owner.layer)
      harness.root.addSublayer(owner.layer)
      owner.layer.add(
        basic("opacity", 0, 1) {
          $0.repeatCount = .infinity
          $0.isRemovedOnCompletion = isRemovedOnCompletion
          $0.delegate = owner
        }, forKey: "pulse")
      owner.layer.add(CATransition().held(), forKey: nil)
      try harness.frame(at: 0)
      try harness.frame(at: 1)
      owner.layer.removeFromSuperlayer()
      try harness.frame(at: 2)
      #expect(owner.stops == 1)
    }()
    try harness.frame(at: 3)
    #expect(freed == nil && freedLayer == nil)
  }

  @Test func aRunningAnimationKeepsItsDelegate() throws {
    let stage = try AnimationStage()
    weak var kept: AnimationListener?
    do {
      let listener = AnimationListener()
      kept = listener
      stage.layer.add(basic("opacity", 0, 1) { $0.delegate = listener }, forKey: nil)
    }
    try stage.harness.frame(at: 1)
    try stage.harness.frame(at: 1.5)
    #expect(kept != nil)
    try stage.harness.frame(at: 2)
    try stage.harness.frame(at: 2.5)
    #expect(kept == nil, "over, told and gone")
  }

  @Test func aLayerThatIsFreedEndsItsAnimations() throws {
    let harness = try FrameHarness()
    let listener = AnimationListener()
    var ran = 0
    CATransaction.begin()
    CATransaction.setCompletionBlock { ran += 1 }
    do {
      let layer = CALayer()
      layer.add(basic("opacity", 0, 1) { $0.delegate = listener }, forKey: nil)
    }
    CATransaction.commit()
    try harness.frame(at: 0)
    try harness.frame(at: 1)
    #expect(ran == 1 && listener.heard == ["stopped"])
  }

  /// M-02: ten thousand animations that are over and kept.
  @Test func finishedAnimationsCostNoFrames() throws {
    let stage = try AnimationStage()
    for index in 0..<10_000 {
      stage.layer.add(basic("zPosition", 0, Double(index), duration: 0.5).held(), forKey: nil)
    }
    let last = basic("zPosition", 0, 7, duration: 0.5).held()
    stage.layer.add(last, forKey: "last")
    try stage.harness.frame(at: 1)
    try stage.harness.frame(at: 2)
    #expect(stage.layer.presentation()?.zPosition == 7)
    try stage.harness.frame(at: 2.5)
    #expect(stage.harness.renderer.nextFrameTime == .infinity)
    #expect(!stage.harness.renderer.isFrameNeeded, "all over: no frame at all")
    #expect(stage.layer.awakeAnimations == 1, "the last one decides alone")
    // Beside one that runs they are no work either.
    stage.layer.add(basic("opacity", 0, 1, duration: 100), forKey: nil)
    for frame in 0..<3 {
      try stage.harness.frame(at: 3 + Double(frame) / 60)
      #expect(stage.layer.awakeAnimations == 2)
    }
    stage.layer.removeAnimation(forKey: "last")
    try stage.harness.frame(at: 4)
    #expect(stage.layer.presentation()?.zPosition == 9999, "now the one before decides")
    #expect(stage.layer.awakeAnimations == 2)
  }

  /// M-03: what is kept on completion goes on when its layer comes back, the other is gone.
  @Test(arguments: [true, false])
  func comingBack(isRemovedOnCompletion: Bool) throws {
    let stage = try AnimationStage()
    stage.layer.add(
      basic("zPosition", 0, 1) {
        $0.repeatCount = .infinity
        $0.isRemovedOnCompletion = isRemovedOnCompletion
      }, forKey: "pulse")
    try stage.harness.frame(at: 1)
    try stage.harness.frame(at: 1.25)
    stage.layer.removeFromSuperlayer()
    try stage.harness.frame(at: 2)
    stage.harness.root.addSublayer(stage.layer)
    let shown = try stage.number("zPosition", at: 3.25)
    #expect(shown == (isRemovedOnCompletion ? 0 : 0.25))
    #expect(stage.layer.animationKeys() == (isRemovedOnCompletion ? nil : ["pulse"]))
  }

  @Test func keysAndDelegatesByTheCases() throws {
    let again = try ReferenceCase.named("AN-28")
    let stage = try AnimationStage()
    let key = try again.input["key"].string()
    let listeners = (0..<Int(try again.input["add"].number())).map { _ in AnimationListener() }
    for (index, listener) in listeners.enumerated() {
      stage.layer.add(basic("opacity", 0, 1) { $0.delegate = listener }, forKey: key)
      try stage.harness.frame(at: 1 + Double(index) / 4)
    }
    for time in [2.0, 3] { try stage.harness.frame(at: time) }
    #expect(try !again.expected["first"]["finished"].bool() && listeners[0].heard.last == "stopped")
    #expect(
      try again.expected["second"]["finished"].bool() && listeners[1].heard.last == "finished")
    #expect(listeners.allSatisfy { $0.heard.count == 2 }, "once each")

    let none = try ReferenceCase.named("AN-29")
    #expect(none.input["key"].isNull)
    for _ in 0..<2 { stage.layer.add(basic("zPosition", 0, 1), forKey: nil) }
    stage.layer.removeAnimation(forKey: "nil")
    try stage.harness.frame(at: 5)
    let runs = try stage.number("zPosition", at: 5.5) == 0.5
    #expect(runs == (try none.expected["runs"].bool()))
  }

  /// K-02: the later one wins, every time.
  @Test func theOrderOfAdditionDecides() throws {
    for run in 0..<100 {
      let stage = try AnimationStage()
      for index in 0...4 {
        stage.layer.add(basic("zPosition", index, index), forKey: "\(run) \(index * 37 % 11)")
      }
      #expect(try stage.number("zPosition", at: 1) == 4)
    }
  }

  /// The stored object is the one that the delegate is handed, and changing it changes nothing.
  @Test func theStoredAnimationIsFrozen() throws {
    let stage = try AnimationStage()
    let added = basic("zPosition", 0, 8)
    stage.layer.add(added, forKey: "key")
    let stored = try #require(stage.layer.animation(forKey: "key") as? CABasicAnimation)
    #expect(stored !== added && stored === stage.layer.animation(forKey: "key"))
    stored.toValue = 100
    stored.duration = 100
    stored.isRemovedOnCompletion = false
    added.toValue = 100
    try stage.harness.frame(at: 1)
    #expect(try stage.number("zPosition", at: 1.5) == 4)
    try stage.harness.frame(at: 2)
    #expect(stage.layer.animationKeys() == nil)
  }

  @Test func programsKeepValuesInAnimations() throws {
    let stage = try AnimationStage()
    let animation = basic("zPosition", 0, 8)
    animation.setValue("pulse", forKey: "name")
    animation.setValue(3, forKey: "duration")
    stage.layer.add(animation, forKey: "key")
    let stored = try #require(stage.layer.animation(forKey: "key"))
    #expect(stored.value(forKey: "name") as? String == "pulse")
    #expect(stored.duration == 3 && stored.value(forKey: "keyPath") as? String == "zPosition")
  }
}
