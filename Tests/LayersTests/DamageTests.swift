import Animation
import Drawing
import Geometry
import Layers
import Testing

/// What is repainted: as much as changed, and not more.
@Suite struct DamageTests {
  /// A ring of 240 points as a countdown has it, on a harness of its own.
  private func makeRing(scale: Double = 1) throws -> (FrameHarness, CAShapeLayer) {
    let harness = try FrameHarness(width: 240, height: 240, scale: scale)
    let ring = CAShapeLayer()
    ring.frame = harness.root.bounds
    let path = CGMutablePath()
    path.addArc(
      center: CGPoint(x: 120, y: 120), radius: 90, startAngle: -.pi / 2, endAngle: .pi * 3 / 2,
      clockwise: false)
    ring.path = path
    ring.fillColor = nil
    ring.strokeColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    ring.lineWidth = 10
    ring.lineCap = .round
    ring.strokeEnd = 0
    harness.root.addSublayer(ring)
    return (harness, ring)
  }

  @Test func nothingChangedPaintsNothing() throws {
    let (harness, _) = try makeRing()
    try harness.frame(at: 0)
    #expect(harness.damage.area == 240 * 240, "the first frame is whole")
    try harness.frame(at: 1)
    #expect(harness.damage.isEmpty)
    #expect(harness.renderer.nextFrameTime == .infinity, "nothing animates: no timer")
    #expect(!harness.renderer.isFrameNeeded)
  }

  @Test(arguments: [1.0, 2.0])
  func aRingsHeadDamagesABoxAroundIt(scale: Double) throws {
    let (harness, ring) = try makeRing(scale: scale)
    ring.add(countdown(10), forKey: nil)
    try harness.frame(at: 0)
    try harness.frame(at: 3)
    try harness.frame(at: 3 + 1.0 / 60)
    // The piece of some six pixels that the end is in, the one before, the line's width and a
    // pixel at either edge.
    let side = Int((10 * scale + 2 * 6 + 4).rounded(.up))
    let box = harness.damage.boundingBox
    #expect(max(box.width, box.height) <= side, "the damage is \(box)")
    #expect(!harness.damage.isEmpty)
  }

  @Test func everyFrameOfARingEqualsTheWholePicture() throws {
    let (harness, ring) = try makeRing()
    ring.add(countdown(2), forKey: nil)
    for frame in 0...44 { try harness.frame(at: Double(frame) / 20) }
    #expect(harness.pixel(210, 120) == 0, "removed on completion: the model's strokeEnd of 0 shows")
  }

  @Test func aMovedLayerDamagesWhereItWasAndWhereItIs() throws {
    let harness = try FrameHarness()
    let box = CALayer()
    box.frame = CGRect(x: 10, y: 10, width: 5, height: 5)
    box.backgroundColor = .black
    harness.root.addSublayer(box)
    try harness.frame(at: 0)
    box.frame = CGRect(x: 80, y: 80, width: 5, height: 5)
    box.removeAllAnimations()
    try harness.frame(at: 1)
    #expect(harness.pixel(12, 12) == 0)
    #expect(harness.pixel(82, 82) == 0xFF00_0000)
    #expect(harness.damage.area <= 2 * 7 * 7, "two boxes of 5 with a pixel around")
  }

  @Test func aSlowRingAsksToBeWokenRarely() throws {
    let (harness, ring) = try makeRing()
    ring.add(countdown(1500), forKey: nil)
    try harness.frame(at: 0)
    try harness.frame(at: 1)
    // 2π·90 px in 1500 s are 0.377 px/s, so an eighth of a pixel takes 0.33 s.
    let next = harness.renderer.nextFrameTime
    #expect(abs(next - 1 - 0.125 / (2 * .pi * 90 / 1500)) < 0.001)
  }

  @Test func aPausedLayerAsksForNoFrame() throws {
    let (harness, ring) = try makeRing()
    ring.add(countdown(10), forKey: nil)
    try harness.frame(at: 0)
    ring.speed = 0
    ring.timeOffset = 5
    try harness.frame(at: 5)
    #expect(harness.renderer.nextFrameTime == .infinity)
    let painted = harness.paintedFrames
    try harness.frame(at: 6)
    #expect(harness.paintedFrames == painted)
  }

  @Test func aRetainedFinishedAnimationAsksForNoFrame() throws {
    let (harness, ring) = try makeRing()
    let animation = countdown(1)
    animation.fillMode = .forwards
    animation.isRemovedOnCompletion = false
    ring.add(animation, forKey: "hold")
    try harness.frame(at: 0)
    try harness.frame(at: 2)
    #expect(harness.renderer.nextFrameTime == .infinity)
    #expect(ring.animationKeys() == ["hold"])
    #expect(ring.presentation()?.strokeEnd == 1)
  }

  @Test func anAnimationThatWaitsAsksForItsBeginning() throws {
    let (harness, ring) = try makeRing()
    let animation = countdown(1)
    animation.beginTime = 7
    ring.add(animation, forKey: nil)
    try harness.frame(at: 0)
    #expect(harness.renderer.nextFrameTime == 7)
  }

  private func countdown(_ duration: Double) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: "strokeEnd")
    animation.fromValue = 0
    animation.toValue = 1
    animation.duration = duration
    return animation
  }
}
