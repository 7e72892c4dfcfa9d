import Animation
import Drawing
import Geometry
import Layers
import Testing

/// Frames, conversion, hits, order and defaults of layers; case names are reference cases'.
@Suite struct LayerGeometryTests {
  @Test func framesFollowBoundsPositionAndAnchor() {  // GE-01, GE-04, GE-05, GE-08
    let layer = CALayer()
    layer.bounds = CGRect(x: 0, y: 0, width: 100, height: 50)
    layer.position = CGPoint(x: 200, y: 300)
    #expect(layer.frame == CGRect(x: 150, y: 275, width: 100, height: 50))
    layer.anchorPoint = CGPoint(x: 1, y: 1)
    #expect(layer.frame == CGRect(x: 100, y: 250, width: 100, height: 50))
    layer.frame = CGRect(x: 10, y: 20, width: 100, height: 50)
    #expect(layer.position == CGPoint(x: 110, y: 70))
    layer.anchorPoint = CGPoint(x: 0.5, y: 0.5)
    layer.frame = CGRect(x: 0, y: 0, width: -100, height: -50)
    #expect(layer.position == CGPoint(x: -50, y: -25))
    layer.transform = CATransform3DMakeScale(2, 4, 1)
    layer.frame = CGRect(x: 10, y: 20, width: 100, height: 50)
    #expect(layer.bounds == CGRect(x: 0, y: 0, width: 50, height: 12.5))
  }

  @Test func badGeometryIsRefused() {  // N-01
    let layer = CALayer()
    layer.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    layer.position.x = .nan
    layer.bounds.size.width = .infinity
    layer.frame = CGRect(x: .nan, y: 0, width: 1, height: 1)
    layer.anchorPoint = CGPoint(x: CGFloat.infinity, y: 0)
    #expect(layer.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
  }

  @Test func pointsConvertBetweenLayers() {  // CV-01, CV-02
    let (parent, child) = (CALayer(), CALayer())
    parent.bounds = CGRect(x: 0, y: 0, width: 200, height: 200)
    parent.position = CGPoint(x: 100, y: 100)
    child.bounds = CGRect(x: 0, y: 0, width: 50, height: 50)
    child.position = CGPoint(x: 100, y: 50)
    parent.addSublayer(child)
    #expect(child.convert(CGPoint.zero, to: parent) == CGPoint(x: 75, y: 25))
    #expect(child.convert(CGPoint(x: 50, y: 50), to: parent) == CGPoint(x: 125, y: 75))
    #expect(child.convert(CGPoint.zero, from: parent) == CGPoint(x: -75, y: -25))
    child.transform = CATransform3DMakeScale(2, 2, 1)
    #expect(
      child.convert(CGRect(x: 0, y: 0, width: 10, height: 20), to: parent)
        == CGRect(x: 50, y: 0, width: 20, height: 40))
  }

  @Test func hitsGoFrontToBack() {  // HT-01, HT-02
    let root = CALayer()
    root.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    let (one, two) = (CALayer(), CALayer())
    for layer in [one, two] {
      layer.frame = CGRect(x: 50, y: 50, width: 100, height: 100)
      root.addSublayer(layer)
    }
    let point = CGPoint(x: 60, y: 60)
    #expect(root.hitTest(point) === two, "later siblings are in front")
    one.zPosition = 1
    #expect(root.hitTest(point) === one, "zPosition wins over order")
    one.isHidden = true
    #expect(root.hitTest(point) === two)
    #expect(root.hitTest(CGPoint(x: 120, y: 120)) === two, "outside the root")
    root.masksToBounds = true
    #expect(root.hitTest(CGPoint(x: 120, y: 120)) == nil)
    #expect(root.contains(CGPoint(x: 99.9, y: 99.9)))
    #expect(!root.contains(CGPoint(x: 100, y: 100)), "half open")
  }

  @Test func timesConvertThroughTheChain() {  // TM-01
    let (mid, leaf) = (CALayer(), CALayer())
    (mid.beginTime, mid.speed, mid.timeOffset) = (2, 3, 0.25)
    (leaf.beginTime, leaf.speed, leaf.timeOffset) = (1, 2, 0.5)
    mid.addSublayer(leaf)
    #expect(leaf.convertTime(10, from: mid) == 18.5)
    #expect(leaf.convertTime(10, from: nil) == 47)
    #expect(abs(leaf.convertTime(10, to: mid) - 5.75) < 1e-9)
    #expect(abs(leaf.convertTime(10, to: nil) - 23 / 6) < 1e-9)
  }

  @Test func sublayersAreNilWhenThereAreNone() {  // LS-02
    let (root, a, b) = (CALayer(), CALayer(), CALayer())
    #expect(root.sublayers == nil)
    root.addSublayer(a)
    root.addSublayer(b)
    #expect(root.sublayers == [a, b])
    a.removeFromSuperlayer()
    b.removeFromSuperlayer()
    #expect(root.sublayers == nil)
    root.sublayers = []
    #expect(root.sublayers == nil)
    root.addSublayer(root)
    a.addSublayer(root)
    root.addSublayer(a)
    #expect(root.sublayers == nil, "no layer is its own ancestor")
  }

  @Test func defaults() {  // LS-01, TM-02
    let layer = CALayer()
    #expect(layer.opacity == 1 && !layer.isHidden && !layer.masksToBounds && layer.zPosition == 0)
    #expect(layer.contents == nil && layer.backgroundColor == nil && layer.mask == nil)
    #expect(layer.contentsGravity == .resize && layer.borderColor == .black)
    #expect(layer.contentsRect == CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(layer.duration == .infinity && layer.speed == 1 && layer.fillMode == .removed)
    let shape = CAShapeLayer()
    #expect(shape.fillColor == .black && shape.strokeColor == nil && shape.lineWidth == 1)
    #expect(shape.miterLimit == 10 && shape.lineCap == .butt && shape.strokeEnd == 1)
    let text = CATextLayer()
    #expect(text.fontSize == 36 && text.foregroundColor == .white && !text.isWrapped)
    let animation = CABasicAnimation()
    #expect(animation.duration == 0 && animation.isRemovedOnCompletion && animation.speed == 1)
  }
}
