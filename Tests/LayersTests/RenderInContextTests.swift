import Animation
import Drawing
import Geometry
import Layers
import ReferenceCases
import Testing

/// A layer drawn into a context by itself.
@Suite struct RenderInContextTests {
  private static let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)

  /// What `layer` draws into 100 × 100 pixels under `map`.
  private func render(
    _ layer: CALayer, _ map: CGAffineTransform = .identity
  ) throws -> ImageSurface {
    var surface = try ImageSurface(size: PixelSize(width: 100, height: 100))
    try surface.withContext { context in
      context.concatenate(map)
      layer.render(in: context)
    }
    return surface
  }

  private func box(_ surface: borrowing ImageSurface) -> PixelRect {
    surface.withPixels { pixels in
      var box = PixelRect.empty
      for y in 0..<100 {
        for x in 0..<100 where pixels[x, y] != 0 {
          box = box.union(PixelRect(x: x, y: y, width: 1, height: 1))
        }
      }
      return box
    }
  }

  private func rect(_ value: JSONValue) throws -> CGRect {
    let numbers = try value.numbers()
    return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  @Test func theReceiverIsDrawnAtTheOrigin() throws {  // RC-01
    let reference = try ReferenceCase.named("RC-01")
    let boxes = try reference.expected["boxes"].items()
    for (input, expected) in zip(try reference.input["layers"].items(), boxes) {
      let layer = CALayer()
      layer.backgroundColor = Self.red
      if !input["frame"].isNull { layer.frame = try rect(input["frame"]) }
      if !input["bounds"].isNull { layer.bounds = try rect(input["bounds"]) }
      if !input["position"].isNull {
        let position = try input["position"].numbers()
        layer.position = CGPoint(x: position[0], y: position[1])
      }
      if !input["transform"].isNull { layer.transform = CATransform3DMakeTranslation(30, 0, 0) }
      #expect(CGRect(box(try render(layer))) == (try rect(expected)), "\(input)")
    }
  }

  @Test func opacityAndHiding() throws {  // RC-02
    let reference = try ReferenceCase.named("RC-02")
    let bounds = try rect(reference.input["bounds"])
    let counts = try reference.expected["painted_pixels"].numbers()
    let looks: [(CALayer) -> Void] = [
      { $0.opacity = 0 }, { $0.isHidden = true }, { $0.backgroundColor = nil },
      { $0.opacity = 0.5 },
    ]
    for (look, count) in zip(looks, counts) {
      let layer = CALayer()
      layer.bounds = bounds
      layer.backgroundColor = Self.red
      look(layer)
      let surface = try render(layer)
      #expect(Double(box(surface).area) == count)
      if count > 0 { #expect(surface.withPixels { $0[5, 5] } == 0x8080_0000) }
    }
  }

  /// A tree with a shadow, a mask, a group that fades, depth and a picture that is kept.
  private func makeTree() -> CALayer {
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    for index in 0..<4 {
      let part = CALayer()
      part.frame = CGRect(x: 10 + index * 20, y: 10 + index * 15, width: 30, height: 24)
      part.backgroundColor = Self.red
      part.cornerRadius = 5
      let shape = CAShapeLayer()
      shape.path = CGPath(ellipseIn: CGRect(x: 3, y: 3, width: 30, height: 12), transform: nil)
      part.addSublayer(shape)
      switch index {
      case 0: part.shadowOpacity = 0.8
      case 1:
        let mask = CAShapeLayer()
        mask.path = CGPath(ellipseIn: part.bounds, transform: nil)
        part.mask = mask
      case 2: part.opacity = 0.5
      default:
        part.shouldRasterize = true
        var turn = CATransform3DIdentity
        turn.m34 = -1 / 100
        part.transform = CATransform3DRotate(turn, 0.7, 0, 1, 0)
      }
      layer.addSublayer(part)
    }
    return layer
  }

  @Test func aLayerDrawnAloneLooksAsInAFrame() throws {
    let alone = try render(makeTree())
    let harness = try FrameHarness(root: makeTree())
    harness.root.position = .zero
    try harness.frame(at: 0)
    let differing = alone.withPixels { pixels in
      (0..<10_000).count { pixels[$0 % 100, $0 / 100] != harness.pixel($0 % 100, $0 / 100) }
    }
    #expect(differing == 0)
    #expect(box(alone).area > 5000)
  }

  @Test func aRendererDoesNotNotice() throws {
    let harness = try FrameHarness(root: makeTree())
    try harness.frame(at: 0)
    _ = try render(harness.root, CGAffineTransform(scaleX: 2, y: 2))
    #expect(!harness.renderer.isFrameNeeded)
    try harness.frame(at: 1)
    #expect(harness.damage.isEmpty)
    harness.root.sublayers?[0].opacity = 0.2
    harness.root.sublayers?[0].removeAllAnimations()
    _ = try render(harness.root)
    #expect(harness.renderer.isFrameNeeded)
    try harness.frame(at: 2)
    #expect(!harness.damage.isEmpty, "the change is not swallowed")
  }

  @Test func aModelDrawsItsOwnValuesAndACopyWhatIsShown() throws {
    let harness = try FrameHarness()
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
    layer.backgroundColor = Self.red
    let child = CALayer()
    child.frame = CGRect(x: 0, y: 0, width: 4, height: 4)
    child.backgroundColor = .black
    layer.addSublayer(child)
    harness.root.addSublayer(layer)
    try harness.frame(at: 0)
    let animation = CABasicAnimation(keyPath: "position.x")
    animation.fromValue = 12
    animation.toValue = 12
    animation.duration = 1
    child.add(animation, forKey: nil)
    try harness.frame(at: 0.1)
    try harness.frame(at: 0.5)
    #expect(try render(layer).withPixels { $0[1, 1] } == 0xFF00_0000)
    let shown = try #require(layer.presentation())
    #expect(try render(shown).withPixels { $0[1, 1] } == 0xFFFF_0000)
    #expect(try render(shown).withPixels { $0[11, 1] } == 0xFF00_0000)
  }

  @Test func contentsThatWaitAreDrawnFirst() throws {
    final class Drawn: CALayer {
      override func draw(in ctx: CGContext) {
        ctx.setFillColor(RenderInContextTests.red)
        ctx.fill(CGRect(x: 2, y: 3, width: 4, height: 5))
      }
    }
    let layer = Drawn()
    layer.bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
    #expect(box(try render(layer)).isEmpty, "nobody asked for contents")
    layer.setNeedsDisplay()
    #expect(box(try render(layer)) == PixelRect(x: 2, y: 3, width: 4, height: 5))
  }

  @Test func aContextThatIsFlatDrawsNothing() throws {
    let surface = try render(makeTree(), CGAffineTransform(scaleX: 0, y: 1))
    #expect(box(surface).isEmpty)
  }

  /// A replicator whose second copy, 20 to the right, is a second behind, with a square that takes
  /// four seconds to appear: drawn by its own values, or by those presented at 2 s.
  @Test(arguments: [
    // The animation does not touch the model, whichever copy shows it.
    (isModel: true, alphas: [255.0, 255]),
    // Half of the way at 2 s, and a quarter in the copy that stands at 1 s.
    (isModel: false, alphas: [127.5, 63.75]),
  ])
  func copiesAreDrawnAsTheirTimeIs(isModel: Bool, alphas: [Double]) throws {
    let harness = try FrameHarness()
    let replicator = CAReplicatorLayer()
    replicator.frame = CGRect(x: 0, y: 0, width: 40, height: 10)
    replicator.instanceCount = 2
    replicator.instanceDelay = 1
    replicator.instanceTransform = CATransform3DMakeTranslation(20, 0, 0)
    let square = CALayer()
    square.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    square.backgroundColor = Self.red
    replicator.addSublayer(square)
    harness.root.addSublayer(replicator)
    let appearing = CABasicAnimation(keyPath: "opacity")
    appearing.fromValue = 0
    appearing.toValue = 1
    appearing.duration = 4
    appearing.fillMode = .backwards
    square.add(appearing, forKey: nil)
    try harness.frame(at: 0)
    try harness.frame(at: 2)
    let drawn = try render(isModel ? replicator : #require(replicator.presentation()))
    for (x, alpha) in zip([5, 25], alphas) {
      let found = drawn.withPixels { Double($0[x, 5] >> 24) }
      #expect(abs(found - alpha) <= 1, "at \(x)")
    }
  }
}
