import Drawing
import Geometry
import Layers
import ReferenceCases
import Testing

/// When display links call back, and what that does to the frames.
@Suite struct DisplayLinkTests {
  @Test("DL-01: state before running, in a frame, paused and invalidated")
  func states() throws {
    let expected = try ReferenceCase.named("DL-01").expected
    let harness = try FrameHarness()
    var calls: [Double] = []
    let link = CADisplayLink { calls.append($0.timestamp) }
    #expect(try link.isPaused == expected["isPaused"].bool())
    #expect(try link.timestamp == expected["timestamp"].number())
    #expect(link.duration > 0)
    try harness.frame(at: 1)
    #expect(calls.isEmpty && harness.renderer.nextFrameTime == .infinity, "not started")
    link.start()
    link.start()
    #expect(harness.renderer.nextFrameTime <= 1)
    try harness.frame(at: 2)
    #expect(calls == [2] && link.targetTimestamp > link.timestamp)
    #expect(harness.damage.isEmpty && harness.renderer.nextFrameTime <= 2)
    link.isPaused = true
    #expect(harness.renderer.nextFrameTime == .infinity)
    try harness.frame(at: 3)
    #expect(calls == [2])
    link.isPaused = false
    try harness.frame(at: 4)
    #expect(calls == [2, 4])
    link.invalidate()
    link.start()
    try harness.frame(at: 5)
    #expect(calls == [2, 4] && harness.renderer.nextFrameTime == .infinity)
  }

  @Test("What a callback changes shows in the same frame")
  func sameFrame() throws {
    let harness = try FrameHarness()
    let box = CALayer()
    box.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    harness.root.addSublayer(box)
    try harness.frame(at: 0)
    let link = CADisplayLink { _ in
      CATransaction.setDisableActions(true)
      box.backgroundColor = .white
    }
    link.start()
    defer { link.invalidate() }
    try harness.frame(at: 1)
    #expect(harness.pixel(5, 5) == 0xFFFF_FFFF)
  }

  @Test("A callback may end its own link and others, and start new ones")
  func changesInCallbacks() throws {
    let harness = try FrameHarness()
    var calls: [String] = []
    let last = CADisplayLink { _ in calls.append("last") }
    let new = CADisplayLink { link in
      calls.append("new")
      link.invalidate()
    }
    let first = CADisplayLink { link in
      calls.append("first")
      link.invalidate()
      last.invalidate()
      new.start()
    }
    first.start()
    last.start()
    try harness.frame(at: 1)
    try harness.frame(at: 2)
    try harness.frame(at: 3)
    #expect(calls == ["first", "new"])
    #expect(harness.renderer.nextFrameTime == .infinity)
  }

  @Test("Two renderers in one frame call once")
  func twoRenderers() throws {
    let harness = try FrameHarness()
    let other = LayerRenderer(layer: CALayer(), size: PixelSize(width: 4, height: 4), scale: 1)
    var calls = 0
    let link = CADisplayLink { _ in calls += 1 }
    link.start()
    defer { link.invalidate() }
    try harness.frame(at: 1)
    _ = other.beginFrame(at: 1)
    #expect(calls == 1)
    _ = other.beginFrame(at: 1.1)
    #expect(calls == 2)
  }

  @Test("Fewer callbacks a second than frames", arguments: [(30, 0), (0, 30)])
  func rate(perSecond: Int, preferred: Int) throws {
    let harness = try FrameHarness()
    harness.renderer.frameDuration = 1.0 / 120
    var calls: [Double] = []
    let link = CADisplayLink { calls.append($0.timestamp) }
    link.preferredFramesPerSecond = perSecond
    if preferred > 0 {
      link.preferredFrameRateRange = CAFrameRateRange(minimum: 10, maximum: 60, preferred: 30)
    }
    link.start()
    defer { link.invalidate() }
    for frame in 0..<12 { try harness.frame(at: Double(frame) / 120) }
    #expect(calls == [0, 4.0 / 120, 8.0 / 120])
    #expect(link.duration == 1.0 / 120)
    #expect(abs(link.targetTimestamp - 12.0 / 120) < 1e-6)
    #expect(abs(harness.renderer.nextFrameTime - 12.0 / 120) < 1e-6)
    harness.renderer.frameDuration = .nan
    harness.renderer.frameDuration = 0
    #expect(harness.renderer.frameDuration == 1.0 / 120)
  }

  @Test("A running link is kept; an invalidated one lets go")
  func ownership() {
    final class Owner {}
    weak var owner: Owner?
    weak var running: CADisplayLink?
    do {
      let made = Owner()
      owner = made
      let link = CADisplayLink { _ in _ = made }
      link.start()
      running = link
    }
    #expect(owner != nil && running != nil)
    running?.invalidate()
    #expect(owner == nil && running == nil)
  }
}
