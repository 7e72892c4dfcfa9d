import Animation
import Drawing
import Geometry
import Glibc
import Layers
import Testing

/// Trees changed from inside the engine's own calls, and from where they must not be.
@Suite struct ReentrancyTests {
  /// Does what it is told in every call that a layer makes.
  private final class Meddler: CALayerDelegate {
    var onLayout: (CALayer) -> Void = { _ in }
    var onDraw: (CALayer) -> Void = { _ in }
    var onAction: (CALayer) -> Void = { _ in }
    func layoutSublayers(of layer: CALayer) { onLayout(layer) }
    func draw(_ layer: CALayer, in ctx: CGContext) { onDraw(layer) }
    func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
      onAction(layer)
      return nil
    }
  }

  private func makeBox(in harness: FrameHarness, x: Double = 10) -> CALayer {
    let box = CALayer()
    box.frame = CGRect(x: x, y: 10, width: 20, height: 20)
    box.backgroundColor = .black
    harness.root.addSublayer(box)
    return box
  }

  @Test func sublayersAddedInLayoutAreInTheSameFrame() throws {
    let harness = try FrameHarness()
    let meddler = Meddler()
    meddler.onLayout = { root in
      root.sublayers = nil
      let new = CALayer()
      new.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
      new.backgroundColor = .black
      root.addSublayer(new)
    }
    harness.root.delegate = meddler
    harness.root.setNeedsLayout()
    try harness.frame(at: 0)
    #expect(harness.pixel(5, 5) == 0xFF00_0000 && harness.root.sublayers?.count == 1)
  }

  @Test func aLayerMayRemoveItselfAndOthersWhileDrawn() throws {
    let harness = try FrameHarness()
    let (one, two) = (makeBox(in: harness), makeBox(in: harness, x: 50))
    try harness.frame(at: 0)
    let meddler = Meddler()
    meddler.onDraw = { layer in
      layer.removeFromSuperlayer()
      two.removeFromSuperlayer()
      _ = self.makeBox(in: harness, x: 70)
    }
    one.delegate = meddler
    one.setNeedsDisplay()
    try harness.frame(at: 1)
    try harness.frame(at: 2)
    #expect(harness.root.sublayers?.count == 1)
    #expect(harness.pixel(20, 20) == 0 && harness.pixel(80, 20) == 0xFF00_0000)
  }

  /// Draws by a value, and changes a sibling behind it while it is drawn.
  private final class Pusher: CALayer {
    @Animatable var value: CGFloat = 0
    weak var other: CALayer?
    override init() { super.init() }
    override init(layer: Any) {
      super.init(layer: layer)
      other = (layer as? Pusher)?.other
    }
    override class func needsDisplay(forKey key: String) -> Bool { key == "value" }
    override func draw(in ctx: CGContext) { other?.isHidden = value > 0.4 }
  }

  @Test func aChangeWhileAnimationsAreAppliedIsSeenInTheNextFrame() throws {
    let harness = try FrameHarness()
    let box = makeBox(in: harness)
    let pusher = Pusher()
    pusher.frame = CGRect(x: 50, y: 50, width: 10, height: 10)
    pusher.other = box
    harness.root.addSublayer(pusher)
    try harness.frame(at: 0)
    let animation = CABasicAnimation(keyPath: "value")
    animation.toValue = 1
    animation.duration = 1
    pusher.add(animation, forKey: nil)
    for time in [0, 0.25, 0.5, 0.6] { try harness.frame(at: time) }
    #expect(box.isHidden && harness.pixel(20, 20) == 0)
  }

  @Test func actionsMayChangeTheTree() throws {
    let harness = try FrameHarness()
    let box = makeBox(in: harness)
    try harness.frame(at: 0)
    let meddler = Meddler()
    meddler.onAction = { layer in layer.removeFromSuperlayer() }
    box.delegate = meddler
    box.opacity = 0.5
    try harness.frame(at: 1)
    #expect(box.superlayer == nil && harness.pixel(20, 20) == 0)
  }

  @Test func aLayerMayGoAwayInItsLastCallback() throws {
    final class Farewell: CAAnimationDelegate {
      var layer: CALayer?
      func animationDidStop(_ animation: CAAnimation, finished: Bool) {
        layer?.removeFromSuperlayer()
        layer = nil
      }
    }
    let harness = try FrameHarness()
    let farewell = Farewell()
    weak var gone: CALayer?
    do {
      let box = makeBox(in: harness)
      farewell.layer = box
      gone = box
      let animation = CABasicAnimation(keyPath: "opacity")
      animation.toValue = 0
      animation.duration = 1
      animation.delegate = farewell
      box.add(animation, forKey: nil)
    }
    for time in [0.0, 1, 2, 3] { try harness.frame(at: time) }
    #expect(gone == nil && harness.pixel(20, 20) == 0)
  }

  // MARK: - Threads

  /// from another thread a layer on the screen is left as it is.
  @Test func anotherThreadChangesNothing() throws {
    let harness = try FrameHarness()
    let box = Pusher()
    box.frame = CGRect(x: 10, y: 10, width: 20, height: 20)
    harness.root.addSublayer(box)
    try harness.frame(at: 0)
    final class Work: @unchecked Sendable {
      let layer: Pusher
      init(_ layer: Pusher) { self.layer = layer }
    }
    var thread = pthread_t()
    let work = Unmanaged.passRetained(Work(box)).toOpaque()
    let code = pthread_create(
      &thread, nil,
      { argument in
        guard let argument else { return nil }
        let work = Unmanaged<Work>.fromOpaque(argument).takeRetainedValue()
        for step in 0..<1000 {
          work.layer.opacity = Float(step) / 2000
          work.layer.position.x += 1
          work.layer.addSublayer(CALayer())
          work.layer.speed = 2
          work.layer.value = 1
          work.layer.setValue(step, forKey: "a key of its own")
          work.layer.setNeedsDisplay()
          work.layer.setNeedsLayout()
          work.layer.add(CABasicAnimation(keyPath: "opacity"), forKey: nil)
        }
        work.layer.removeFromSuperlayer()
        return nil
      }, work)
    #expect(code == 0)
    pthread_join(thread, nil)
    #expect(!box.needsDisplay() && !box.needsLayout())
    try harness.frame(at: 1)
    #expect(box.value == 0 && box.value(forKey: "a key of its own") == nil)
    #expect(box.opacity == 1 && box.position.x == 20 && box.sublayers == nil && box.speed == 1)
    #expect(box.superlayer === harness.root && box.animationKeys() == nil)
  }
}
