import Animation
import Drawing
import Geometry
import Layers
import Testing

/// Keys, delegates, transactions and implicit actions: who hears what, once.
@Suite struct AnimationBookkeepingTests {
  /// Writes down what it hears.
  private final class Listener: CAAnimationDelegate {
    var heard: [String] = []
    func animationDidStart(_ animation: CAAnimation) { heard.append("start") }
    func animationDidStop(_ animation: CAAnimation, finished: Bool) {
      heard.append(finished ? "finished" : "stopped")
    }
  }

  private func makeLayer() throws -> (FrameHarness, CALayer) {
    let harness = try FrameHarness()
    let layer = CALayer()
    layer.frame = CGRect(x: 10, y: 10, width: 20, height: 20)
    layer.backgroundColor = .black
    harness.root.addSublayer(layer)
    try harness.frame(at: 0)
    return (harness, layer)
  }

  private func fade(_ delegate: Listener? = nil, duration: Double = 1) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.toValue = 0
    animation.duration = duration
    animation.delegate = delegate
    return animation
  }

  @Test func theSameKeyAgainStopsTheFirstUnfinished() throws {  // AN-28, K-01
    let (harness, layer) = try makeLayer()
    let (first, second) = (Listener(), Listener())
    layer.add(fade(first), forKey: "key")
    try harness.frame(at: 0.1)
    layer.add(fade(second), forKey: "key")
    for time in [0.2, 0.7, 1.3, 2] { try harness.frame(at: time) }
    #expect(first.heard == ["start", "stopped"])
    #expect(second.heard == ["start", "finished"])
    #expect(layer.animationKeys() == nil)
  }

  @Test func nilKeysAreAllKept() throws {  // AN-29
    let (harness, layer) = try makeLayer()
    layer.add(fade(), forKey: nil)
    layer.add(fade(), forKey: nil)
    layer.removeAnimation(forKey: "other")
    try harness.frame(at: 0)
    try harness.frame(at: 0.5)
    #expect(layer.presentation()?.opacity == 0.5)
  }

  @Test func addingStoresACopy() throws {  // AN-30, K-04
    let (harness, layer) = try makeLayer()
    let animation = fade(duration: 0)
    layer.add(animation, forKey: "one")
    #expect(animation.duration == 0, "the caller's object is untouched")
    animation.toValue = 0.75
    try harness.frame(at: 0)
    try harness.frame(at: 0.125)
    #expect(layer.presentation()?.opacity == 0.5, "later changes do nothing")
  }

  @Test func removingTheLayerEndsItsAnimations() throws {  // M-01
    let (harness, layer) = try makeLayer()
    let listener = Listener()
    layer.add(fade(listener), forKey: nil)
    try harness.frame(at: 0.1)
    layer.removeFromSuperlayer()
    try harness.frame(at: 0.2)
    #expect(listener.heard == ["start", "stopped"])
    #expect(layer.presentation() == nil)
  }

  @Test func callbacksMayChangeEverything() throws {  // K-03
    final class Chain: CAAnimationDelegate {
      weak var layer: CALayer?
      var count = 0
      func animationDidStop(_ animation: CAAnimation, finished: Bool) {
        count += 1
        layer?.removeAllAnimations()
        guard count < 3 else { return }
        let next = CABasicAnimation(keyPath: "opacity")
        next.toValue = 0
        next.duration = 0.1
        next.delegate = self
        layer?.add(next, forKey: "chain")
      }
    }
    let (harness, layer) = try makeLayer()
    let chain = Chain()
    chain.layer = layer
    let first = fade(duration: 0.1)
    first.delegate = chain
    layer.add(first, forKey: "chain")
    for step in 1...20 { try harness.frame(at: Double(step) * 0.1) }
    #expect(chain.count == 3)
  }

  @Test func completionRunsOnALaterTurnOnce() throws {  // TX-04, K-05
    let (harness, _) = try makeLayer()
    var ran = 0
    CATransaction.begin()
    CATransaction.setCompletionBlock { ran += 1 }
    CATransaction.commit()
    #expect(ran == 0, "never inside commit")
    #expect(harness.renderer.isFrameNeeded, "the loop is woken for it")
    try harness.frame(at: 1)
    #expect(ran == 1)
    try harness.frame(at: 2)
    #expect(ran == 1)
  }

  @Test func completionWaitsForTheAnimationsAddedAfterIt() throws {  // TX-05
    let (harness, layer) = try makeLayer()
    var ran: [String] = []
    CATransaction.begin()
    CATransaction.setCompletionBlock { ran.append("first") }
    CATransaction.setCompletionBlock { ran.append("second") }
    layer.add(fade(duration: 1), forKey: nil)
    CATransaction.setCompletionBlock(nil)
    #expect(CATransaction.completionBlock() == nil)
    CATransaction.commit()
    try harness.frame(at: 0.1)
    try harness.frame(at: 0.9)
    #expect(ran.isEmpty)
    try harness.frame(at: 1.2)
    #expect(ran == ["first", "second"])
  }

  @Test func transactionsNestAndFallThrough() {  // TX-01, TX-02, TX-03
    #expect(CATransaction.animationDuration() == 0.25)
    #expect(!CATransaction.disableActions())
    #expect(CATransaction.animationTimingFunction() == nil)
    CATransaction.begin()
    CATransaction.setAnimationDuration(2)
    CATransaction.begin()
    #expect(CATransaction.animationDuration() == 2)
    CATransaction.setAnimationDuration(5)
    CATransaction.commit()
    #expect(CATransaction.animationDuration() == 2)
    CATransaction.commit()
    #expect(CATransaction.animationDuration() == 0.25)
    CATransaction.flush()
    CATransaction.commit()
  }

  @Test func anImplicitChangeRunsAQuarterSecond() throws {  // AN-25
    let (harness, layer) = try makeLayer()
    CATransaction.begin()
    CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
    layer.opacity = 0
    CATransaction.commit()
    #expect(layer.animationKeys() == ["opacity"])
    try harness.frame(at: 1)
    try harness.frame(at: 1.125)
    #expect(layer.presentation()?.opacity == 0.5)
    try harness.frame(at: 1.25)
    #expect(layer.animationKeys() == nil)
  }

  @Test func aChangeInMidFlightDoesNotJump() throws {
    let (harness, layer) = try makeLayer()
    CATransaction.begin()
    CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
    layer.opacity = 0
    CATransaction.commit()
    try harness.frame(at: 1)
    try harness.frame(at: 1.125)
    layer.opacity = 1
    try harness.frame(at: 1.125)
    #expect(layer.presentation()?.opacity == 0.5, "it goes on from where it was")
  }

  @Test func noActionsWithoutATreeOrWhereTheyAreOff() throws {
    let lone = CALayer()
    lone.opacity = 0.5
    #expect(lone.animationKeys() == nil && lone.action(forKey: "opacity") == nil)
    let (_, layer) = try makeLayer()
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    layer.opacity = 0.5
    CATransaction.commit()
    layer.opacity = 0.5
    #expect(layer.animationKeys() == nil, "off, and then unchanged")
    layer.actions = ["opacity": NullAction()]
    layer.opacity = 0.1
    #expect(layer.animationKeys() == nil, "none by its own choice")
  }

  @Test func thePausingRecipeHoldsAndGoesOn() throws {  // QA1673
    let (harness, layer) = try makeLayer()
    layer.add(fade(duration: 10), forKey: nil)
    try harness.frame(at: 0)
    try harness.frame(at: 4)
    let paused = layer.convertTime(CACurrentMediaTime(), from: nil)
    layer.speed = 0
    layer.timeOffset = paused
    try harness.frame(at: 100)
    #expect(abs((layer.presentation()?.opacity ?? 0) - 0.6) < 1e-6)
    let offset = layer.timeOffset
    layer.speed = 1
    layer.timeOffset = 0
    layer.beginTime = 0
    layer.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) - offset
    try harness.frame(at: 102)
    #expect(abs((layer.presentation()?.opacity ?? 0) - 0.4) < 1e-6)
  }
}
