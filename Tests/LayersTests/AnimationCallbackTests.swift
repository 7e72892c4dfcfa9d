import Animation
import Geometry
import Layers
import TestSupport
import Testing

/// Delegates and completions that change what they are called about.
@Suite struct AnimationCallbackTests {
  /// K-01: the same object under one key again and again, also inside its own end.
  @Test func addingAgainInsideTheEnd() throws {
    let stage = try AnimationStage()
    let listener = AnimationListener()
    let animation = basic("zPosition", 0, 1, duration: 0.5) { $0.delegate = listener }
    var rounds = 0
    listener.onStop = {
      rounds += 1
      if rounds < 3 { stage.layer.add(animation, forKey: "again") }
    }
    stage.layer.add(animation, forKey: "again")
    for frame in 0..<40 { try stage.harness.frame(at: 1 + Double(frame) / 16) }
    #expect(listener.heard == ["start", "finished", "start", "finished", "start", "finished"])
    #expect(stage.layer.animationKeys() == nil)
    #expect(stage.harness.renderer.nextFrameTime == .infinity)
  }

  /// K-01: replaced inside the end of the one that replaced it.
  @Test func replacingTellsEachOnce() throws {
    let stage = try AnimationStage()
    let listeners = (0..<4).map { _ in AnimationListener() }
    for (index, listener) in listeners.enumerated() {
      stage.layer.add(basic("zPosition", 0, 1) { $0.delegate = listener }, forKey: "key")
      if index == 1 { try stage.harness.frame(at: 1) }
    }
    for time in [1.25, 1.5, 3] { try stage.harness.frame(at: time) }
    #expect(
      listeners.map(\.heard) == [
        ["stopped"], ["start", "stopped"], ["stopped"], ["start", "finished"],
      ])
  }

  @Test func theLayerMayGoInACallback() throws {
    let stage = try AnimationStage()
    let listener = AnimationListener()
    listener.onStop = { stage.layer.removeFromSuperlayer() }
    for key in ["a", "b", "c"] {
      stage.layer.add(
        basic("zPosition", 0, 1, duration: 0.5) { $0.delegate = listener }, forKey: key)
    }
    for time in [1.0, 1.5, 2, 3] { try stage.harness.frame(at: time) }
    #expect(listener.heard.filter { $0 == "finished" }.count == 3)
    stage.layer.add(basic("opacity", 0, 1), forKey: "late")
    #expect(stage.layer.animationKeys() == ["late"], "kept for when the layer comes back")
    stage.harness.root.addSublayer(stage.layer)
    try stage.harness.frame(at: 4)
    #expect(try stage.number("opacity", at: 4.5) == 0.5)
  }

  /// K-03: whatever callbacks add and remove, each animation is told of one end at most.
  @Test(arguments: 1...20)
  func anythingGoesInCallbacks(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let stage = try AnimationStage()
    var listeners: [AnimationListener] = []
    func change() {
      let keys: [String?] = ["a", "b", "c", nil]
      let key = keys[Int.random(in: 0..<4, using: &random)]
      switch Int.random(in: 0..<5, using: &random) {
      case 0: stage.layer.removeAllAnimations()
      case 1: key.map { stage.layer.removeAnimation(forKey: $0) }
      case 2: stage.layer.opacity = Float.random(in: 0...1, using: &random)
      default:
        let listener = AnimationListener()
        listener.onStop = { [weak listener] in
          #expect(listener?.heard.filter { $0 != "start" }.count == 1)
          if listeners.count < 60 { change() }
        }
        listeners.append(listener)
        let duration = Double(Int.random(in: 1...8, using: &random)) / 16
        let animation = basic("position.x", 10, 40, duration: duration) { $0.delegate = listener }
        animation.isRemovedOnCompletion = Bool.random(using: &random)
        if Bool.random(using: &random) { animation.fillMode = .forwards }
        stage.layer.add(animation, forKey: key)
      }
    }
    for frame in 0..<48 {
      if listeners.count < 60 { change() }
      try stage.harness.frame(at: 1 + Double(frame) / 16)
    }
    stage.layer.removeAllAnimations()
    for time in [20.0, 21, 22] { try stage.harness.frame(at: time) }
    for _ in 0..<3 where stage.layer.animationKeys() != nil {
      stage.layer.removeAllAnimations()
      try stage.harness.frame(at: 23)
    }
    #expect(listeners.allSatisfy { $0.heard.filter { $0 != "start" }.count <= 1 })
  }
}
