import Animation
import Drawing
import Geometry
import Layers
import ReferenceCases
import Testing

/// Copies of sublayers: where they are, their colours, and their times.
@Suite struct ReplicatorTests {
  private static let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)

  /// A replicator over the whole root, with one white square of 10 in its upper left corner.
  private func scene(
    width: Int = 100, scale: Double = 1, configure: (CAReplicatorLayer, CALayer) throws -> Void
  ) throws -> (harness: FrameHarness, replicator: CAReplicatorLayer, dot: CALayer) {
    let harness = try FrameHarness(width: width, height: 40, scale: scale)
    let replicator = CAReplicatorLayer()
    replicator.frame = harness.root.bounds
    let dot = CALayer()
    dot.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    dot.backgroundColor = .white
    replicator.addSublayer(dot)
    harness.root.addSublayer(replicator)
    try configure(replicator, dot)
    try harness.frame(at: 0)
    return (harness, replicator, dot)
  }

  @Test("RP-01: as many copies as are asked for, each further on")
  func copies() throws {
    let reference = try ReferenceCase.named("RP-01")
    let child = try reference.input["child"].numbers()
    let counts = try reference.input["counts"].numbers()
    for (count, expected) in zip(counts, [[], [0], [0, 30, 60]]) {
      let (harness, _, _) = try scene { replicator, dot in
        dot.frame = CGRect(x: child[0], y: child[1], width: child[2], height: child[3])
        replicator.instanceTransform = CATransform3DMakeTranslation(30, 0, 0)
        replicator.instanceCount = Int(count)
      }
      #expect(harness.paintedPixels == 400 * expected.count)
      for x in expected {
        #expect(harness.pixel(x, 0) != 0 && harness.pixel(x + 19, 19) != 0, "copy at \(x)")
        #expect(harness.pixel(x + 20, 0) == 0)
      }
    }
  }

  @Test("RP-01: the background is drawn once")
  func background() throws {
    let (harness, _, _) = try scene { replicator, _ in
      replicator.bounds.size = CGSize(width: 20, height: 20)
      replicator.backgroundColor = CGColor(red: 0, green: 0, blue: 1, alpha: 0.5)
      replicator.instanceCount = 2
      replicator.instanceTransform = CATransform3DMakeTranslation(40, 0, 0)
    }
    #expect(harness.paintedPixels == 400 + 100)
  }

  @Test("The transform is about the anchor point")
  func aboutTheAnchor() throws {
    let (harness, _, _) = try scene { replicator, _ in
      replicator.instanceCount = 2
      replicator.instanceTransform = CATransform3DMakeRotation(.pi, 0, 0, 1)
    }
    #expect(harness.pixel(95, 35) != 0 && harness.pixel(5, 35) == 0)
  }

  @Test("Colours are multiplied, offsets add up and stop at their ends")
  func colors() throws {
    let (harness, replicator, _) = try scene { replicator, _ in
      replicator.instanceCount = 4
      replicator.instanceTransform = CATransform3DMakeTranslation(20, 0, 0)
      replicator.instanceColor = CGColor(red: 1, green: 0.8, blue: 0, alpha: 1)
      replicator.instanceGreenOffset = -0.4
      replicator.instanceBlueOffset = 0.5
      replicator.instanceAlphaOffset = -0.25
    }
    // Copy k: green 0.8 − 0.4k, blue 0.5k, alpha 1 − 0.25k; pixels have colour times alpha.
    for (index, green, blue, alpha) in [
      (0, 0.8, 0, 1), (1, 0.4, 0.5, 0.75), (2, 0, 1, 0.5), (3, 0, 1, 0.25),
    ] {
      let color = harness.rgba(index * 20 + 5, 5)
      #expect(
        color.isNear(255 * alpha, 255 * green * alpha, 255 * blue * alpha, 255 * alpha),
        "copy \(index)")
    }
    replicator.instanceColor = .white
    replicator.instanceAlphaOffset = 0
    CATransaction.flush()
    try harness.frame(at: 0.1)
    try harness.frame(at: 1)
    #expect(harness.pixel(5, 5) == 0xFFFF_FFFF)
  }

  @Test("Each copy's animations run later, also when the first's are over")
  func delay() throws {
    let (harness, _, dot) = try scene { replicator, _ in
      replicator.instanceCount = 3
      replicator.instanceTransform = CATransform3DMakeTranslation(30, 0, 0)
      replicator.instanceDelay = 1
    }
    let animation = CABasicAnimation(keyPath: "opacity")
    (animation.fromValue, animation.toValue, animation.duration) = (0, 0.5, 1)
    dot.add(animation, forKey: "fade")
    try harness.frame(at: 0)
    for (time, alphas) in [
      (0.5, [0.25, 1, 1]), (1.5, [1, 0.25, 1]), (2.5, [1, 1, 0.25]), (2.75, [1, 1, 0.375]),
    ] {
      #expect(harness.renderer.nextFrameTime <= time, "a copy still moves")
      try harness.frame(at: time)
      for (index, alpha) in alphas.enumerated() {
        let found = harness.rgba(index * 30 + 5, 5).w
        #expect(abs(found - 255 * alpha) <= 1.1, "copy \(index) at \(time)")
      }
    }
    #expect(dot.animationKeys() == nil, "the layer's own is over")
    try harness.frame(at: 3)
    #expect(harness.paintedPixels == 300 && harness.rgba(65, 5).w == 255)
    #expect(harness.renderer.nextFrameTime == .infinity)
    try harness.frame(at: 4)
    #expect(harness.damage.isEmpty)
  }

  @Test("Bars that pulse for ever, each a little later")
  func pulses() throws {
    let (harness, _, dot) = try scene(scale: 2) { replicator, _ in
      replicator.instanceCount = 5
      replicator.instanceTransform = CATransform3DMakeTranslation(20, 0, 0)
      replicator.instanceDelay = 0.1
    }
    dot.anchorPoint = .zero
    dot.frame = CGRect(x: 0, y: 0, width: 10, height: 40)
    let animation = CABasicAnimation(keyPath: "bounds.size.height")
    (animation.fromValue, animation.toValue, animation.duration) = (0, 40, 1)
    animation.repeatCount = .infinity
    dot.add(animation, forKey: nil)
    try harness.frame(at: 0)
    try harness.frame(at: 10.25)
    for index in 0..<5 {
      // (10.25 − 0.1k) of a pass a second, 40 points high at its end.
      let local = 10.25 - 0.1 * Double(index)
      let height = 40 * (local - local.rounded(.down))
      let column = index * 40 + 10
      let painted = (0..<80).count { harness.pixel(column, $0) != 0 }
      #expect(abs(Double(painted) - 2 * height) <= 1, "bar \(index)")
    }
    #expect(harness.renderer.nextFrameTime <= 10.25)
  }

  @Test("A negative delay shows the copies ahead of their time")
  func ahead() throws {
    let (harness, _, dot) = try scene { replicator, _ in
      replicator.instanceCount = 2
      replicator.instanceTransform = CATransform3DMakeTranslation(30, 0, 0)
      replicator.instanceDelay = -1
    }
    let animation = CABasicAnimation(keyPath: "opacity")
    (animation.fromValue, animation.toValue, animation.duration) = (0, 0.5, 1)
    animation.beginTime = 3
    dot.add(animation, forKey: "fade")
    try harness.frame(at: 0)
    #expect(harness.renderer.nextFrameTime == 2)
    try harness.frame(at: 2.5)
    #expect(abs(harness.rgba(35, 5).w - 255 * 0.25) <= 1.1 && harness.rgba(5, 5).w == 255)
  }

  @Test(
    "Absurd counts and values end", arguments: [Int.min, -1, 0, 1_000_000_000, Int.max])
  func absurd(count: Int) throws {
    let (harness, replicator, _) = try scene { replicator, dot in
      replicator.instanceCount = count
      replicator.instanceTransform = CATransform3DMakeScale(1e200, 0, 1)
      let inner = CAReplicatorLayer()
      inner.instanceCount = count
      inner.addSublayer(CALayer())
      replicator.addSublayer(inner)
    }
    #expect(harness.paintedPixels == (count > 0 ? 100 : 0))
    replicator.instanceDelay = .nan
    #expect(replicator.instanceDelay == 0)
    replicator.instanceRedOffset = .infinity
    #expect(replicator.instanceRedOffset == 0)
    replicator.setValue(1e300, forKey: "instanceCount")
    replicator.setValue(Double.nan, forKey: "instanceCount")
    #expect(replicator.instanceCount == 0)
  }

  @Test("What is animatable animates, and the damage is enough", arguments: [0.0, 0.3])
  func animations(delay: Double) throws {
    for (path, value) in [
      ("instanceTransform", CATransform3DMakeRotation(1, 0, 0, 1)), ("instanceCount", 6),
      ("instanceColor", Self.red), ("instanceGreenOffset", -0.5), ("instanceDelay", 1),
      ("instanceAlphaOffset", -0.3), ("sublayerTransform.scale", 0.4), ("opacity", 0.2),
      ("bounds.origin.x", 30), ("cornerRadius", 20),
    ] as [(String, Any)] {
      let (harness, replicator, dot) = try scene(scale: 1.5) { replicator, dot in
        replicator.frame = CGRect(x: 10, y: 2, width: 80, height: 36)
        replicator.instanceCount = 3
        replicator.instanceTransform = CATransform3DMakeTranslation(17, 3, 0)
        replicator.instanceDelay = delay
        replicator.masksToBounds = path == "cornerRadius"
        dot.cornerRadius = 3
        let mask = CALayer()
        mask.frame = CGRect(x: 2, y: 2, width: 7, height: 20)
        mask.backgroundColor = .white
        dot.mask = mask
      }
      for (layer, keyPath, to) in [
        (replicator, path, value), (dot, "position.y", 30), (dot, "cornerRadius", 0),
      ] as [(CALayer, String, Any)] {
        let animation = CABasicAnimation(keyPath: keyPath)
        (animation.toValue, animation.duration) = (to, 1)
        layer.add(animation, forKey: nil)
      }
      for time in stride(from: 0, through: 4.2, by: 0.35) { try harness.frame(at: time) }
      dot.removeFromSuperlayer()
      try harness.frame(at: 5)
      #expect(harness.paintedPixels == 0, "\(path)")
    }
  }

  @Test("A copied layer draws by its own presentation at the copy's time")
  func customDrawing() throws {
    final class Meter: CALayer {
      @Animatable var level: CGFloat = 0
      override class func needsDisplay(forKey key: String) -> Bool { key == "level" }
      override func draw(in ctx: CGContext) {
        ctx.setFillColor(.white)
        ctx.fill(CGRect(x: 0, y: 0, width: level, height: 10))
      }
    }
    let meter = Meter()
    let (harness, _, _) = try scene { replicator, dot in
      dot.isHidden = true
      meter.frame = CGRect(x: 0, y: 0, width: 40, height: 10)
      replicator.addSublayer(meter)
      replicator.instanceCount = 2
      replicator.instanceTransform = CATransform3DMakeTranslation(50, 0, 0)
      replicator.instanceDelay = 0.5
    }
    let animation = CABasicAnimation(keyPath: "level")
    (animation.fromValue, animation.toValue, animation.duration) = (0, 40, 1)
    meter.add(animation, forKey: "level")
    try harness.frame(at: 0)
    try harness.frame(at: 0.75)
    #expect((0..<50).count { harness.pixel($0, 5) != 0 } == 30)
    #expect((50..<100).count { harness.pixel($0, 5) != 0 } == 10)
    try harness.frame(at: 1.25)
    #expect((0..<50).count { harness.pixel($0, 5) != 0 } == 0)
    #expect((50..<100).count { harness.pixel($0, 5) != 0 } == 30)
  }
}
