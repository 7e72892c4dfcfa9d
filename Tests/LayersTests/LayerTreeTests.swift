import Drawing
import Geometry
import Layers
import ReferenceCases
import Testing

/// Editing trees: order, moves between them, what is refused, and who owns whom.
@Suite struct LayerTreeTests {
  @Test func sublayersAreNilAgainWhenTheLastLeaves() throws {
    let expected = try ReferenceCase.named("LS-02").expected["sublayers"]
    let (root, a, b) = (CALayer(), CALayer(), CALayer())
    let operations: [() -> Void] = [
      { root.addSublayer(a) }, { root.addSublayer(b) }, { a.removeFromSuperlayer() },
      { b.removeFromSuperlayer() }, { root.sublayers = [] },
    ]
    for (index, operation) in operations.enumerated() {
      operation()
      let names = root.sublayers.map { layers in
        "[" + layers.map { $0 === a ? "a" : "b" }.joined(separator: ",") + "]"
      }
      #expect(names == (expected[index].isNull ? nil : try expected[index].string()))
    }
  }

  @Test func insertingPutsLayersWhereTheyAreWanted() {
    let root = CALayer()
    let layers = (0..<5).map { _ in CALayer() }
    root.addSublayer(layers[0])
    root.insertSublayer(layers[1], at: 0)
    root.insertSublayer(layers[2], above: layers[1])
    root.insertSublayer(layers[3], below: layers[1])
    root.insertSublayer(layers[4], at: 99)
    #expect(root.sublayers == [layers[3], layers[1], layers[2], layers[0], layers[4]])
    root.insertSublayer(layers[4], below: layers[3])
    #expect(root.sublayers == [layers[4], layers[3], layers[1], layers[2], layers[0]])
    root.replaceSublayer(layers[0], with: layers[4])
    #expect(root.sublayers == [layers[3], layers[1], layers[2], layers[4]])
    #expect(layers[0].superlayer == nil)
    root.sublayers = [layers[4], layers[0], layers[3]]
    #expect(root.sublayers == [layers[4], layers[0], layers[3]])
    #expect(layers[1].superlayer == nil && layers[4].superlayer === root)
  }

  @Test func aLayerHasOnePlace() {
    let (one, two, layer) = (CALayer(), CALayer(), CALayer())
    one.addSublayer(layer)
    two.addSublayer(layer)
    #expect(one.sublayers == nil && layer.superlayer === two)
    one.mask = layer
    #expect(two.sublayers == nil && layer.superlayer === one && one.sublayers == nil)
    two.addSublayer(layer)
    #expect(one.mask == nil && layer.superlayer === two)
  }

  /// Whatever would make a ring changes nothing at all.
  @Test func ringsAreRefused() {
    let (top, middle, bottom, other) = (CALayer(), CALayer(), CALayer(), CALayer())
    top.addSublayer(middle)
    middle.addSublayer(bottom)
    bottom.addSublayer(other)
    for refused in [top, middle, bottom] {
      bottom.addSublayer(refused)
      bottom.insertSublayer(refused, at: 0)
      bottom.insertSublayer(refused, below: other)
      bottom.insertSublayer(refused, above: other)
      bottom.replaceSublayer(other, with: refused)
      bottom.sublayers = [refused]
      bottom.mask = refused
    }
    #expect(top.sublayers == [middle] && middle.sublayers == [bottom])
    #expect(bottom.sublayers == [other] && bottom.mask == nil && top.superlayer == nil)
  }

  @Test func aCopyOnTheScreenHasNoPlaceInTrees() throws {
    let harness = try FrameHarness()
    let layer = CALayer()
    harness.root.addSublayer(layer)
    try harness.frame(at: 0)
    let copy = try #require(layer.presentation())
    harness.root.addSublayer(copy)
    harness.root.mask = copy
    copy.addSublayer(CALayer())
    copy.mask = CALayer()
    copy.removeFromSuperlayer()
    #expect(harness.root.sublayers == [layer] && harness.root.mask == nil)
    #expect(copy.sublayers == nil && copy.mask == nil)
    #expect(copy.superlayer === harness.root.presentation())
    #expect(!harness.renderer.isFrameNeeded, "the copy's setters ask for nothing")
    copy.opacity = 0.5
    copy.setNeedsLayout()
    copy.setNeedsDisplay()
    #expect(!harness.renderer.isFrameNeeded && copy.animationKeys() == nil)
  }

  // MARK: - Ownership

  @Test func nothingHoldsWhatIsNoLongerUsed() throws {
    weak var layer: CALayer?
    weak var removed: CALayer?
    weak var copy: CALayer?
    weak var renderer: LayerRenderer?
    do {
      let harness = try FrameHarness()
      let (one, two) = (CALayer(), CALayer())
      one.frame = harness.root.bounds
      one.backgroundColor = .black
      harness.root.addSublayer(one)
      harness.root.addSublayer(two)
      one.mask = CAShapeLayer()
      try harness.frame(at: 0)
      one.opacity = 0.5
      try harness.frame(at: 0.1)
      (layer, removed, copy) = (one, two, one.presentation())
      renderer = harness.renderer
      two.removeFromSuperlayer()
      try harness.frame(at: 0.2)
    }
    #expect(layer == nil && removed == nil && copy == nil && renderer == nil)
  }

  @Test func aTreeGoesBeforeOrAfterItsRenderer() throws {
    let root = CALayer()
    var renderer: LayerRenderer? = LayerRenderer(
      layer: root, size: PixelSize(width: 10, height: 10), scale: 1)
    _ = renderer?.beginFrame(at: 0)
    renderer = nil
    root.backgroundColor = .black
    let next = LayerRenderer(layer: root, size: PixelSize(width: 10, height: 10), scale: 1)
    #expect(next.beginFrame(at: 1).area == 100)
  }

  @Test func aSublayerOutlivesItsTree() throws {
    let kept = CALayer()
    do {
      let harness = try FrameHarness()
      harness.root.addSublayer(kept)
      try harness.frame(at: 0)
    }
    #expect(kept.superlayer == nil && kept.presentation() == nil)
    kept.opacity = 0.5
    #expect(kept.animationKeys() == nil, "it is in no committed tree any more")
  }

  @Test func treesDeeperThanTheStackGoAwayQuietly() {
    weak var deepest: CALayer?
    do {
      let root = CALayer()
      var top = root
      for _ in 0..<100_000 {
        let above = CALayer()
        above.addSublayer(top)
        top = above
      }
      deepest = root
      #expect(deepest != nil)
    }
    #expect(deepest == nil)
  }

  @Test func aDeepTreeAndAWideOneAreDrawn() throws {
    let harness = try FrameHarness(width: 20, height: 20)
    var layer = harness.root
    // As many as a thread's stack holds where AddressSanitizer makes each frame several times larger.
    for _ in 0..<250 {
      let below = CALayer()
      layer.addSublayer(below)
      layer = below
    }
    layer.frame = CGRect(x: 0, y: 0, width: 5, height: 5)
    layer.backgroundColor = .black
    for index in 0..<10_000 {
      let box = CALayer()
      box.frame = CGRect(x: Double(index % 20), y: 10, width: 1, height: 1)
      box.backgroundColor = .black
      harness.root.addSublayer(box)
    }
    try harness.frame(at: 0)
    #expect(harness.pixel(2, 2) == 0xFF00_0000 && harness.pixel(19, 10) == 0xFF00_0000)
    layer.isHidden = true
    try harness.frame(at: 1)
    #expect(harness.damage.area <= 49)
  }

  @Test func twoRenderersOfOneTreeEachGetItWhole() throws {
    let root = CALayer()
    root.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    root.backgroundColor = .black
    let small = LayerRenderer(layer: root, size: PixelSize(width: 10, height: 10), scale: 1)
    let large = LayerRenderer(layer: root, size: PixelSize(width: 20, height: 20), scale: 2)
    for time in [0.0, 1] {
      #expect(small.beginFrame(at: time).area == 100)
      #expect(large.beginFrame(at: time).area == 400)
    }
    #expect(large.beginFrame(at: 2).isEmpty)
  }
}
