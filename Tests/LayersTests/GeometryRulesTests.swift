import Geometry
import Layers
import Testing

/// Where layers are and what is hit, reckoned by hand from the rules.
@Suite struct GeometryRulesTests {
  private func layer(
    bounds: (Double, Double, Double, Double), at position: (Double, Double),
    anchor: (Double, Double) = (0.5, 0.5), _ transform: CATransform3D = CATransform3DIdentity
  ) -> CALayer {
    let layer = CALayer()
    layer.anchorPoint = CGPoint(x: anchor.0, y: anchor.1)
    layer.bounds = CGRect(x: bounds.0, y: bounds.1, width: bounds.2, height: bounds.3)
    layer.position = CGPoint(x: position.0, y: position.1)
    layer.transform = transform
    return layer
  }

  private func isNear(_ one: CGRect, _ x: Double, _ y: Double, _ w: Double, _ h: Double) -> Bool {
    [one.minX - x, one.minY - y, one.width - w, one.height - h].allSatisfy { abs($0) < 1e-6 }
  }

  private func isNear(_ one: CGPoint, _ x: Double, _ y: Double) -> Bool {
    abs(one.x - x) < 1e-6 && abs(one.y - y) < 1e-6
  }

  @Test func framesAreBoxesAroundWhatIsSeen() {  // GE
    let quarter = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
    #expect(
      isNear(layer(bounds: (0, 0, 100, 50), at: (200, 300), quarter).frame, 175, 250, 50, 100))
    #expect(
      isNear(
        layer(bounds: (7, 9, 100, 50), at: (10, 10), anchor: (0, 0), quarter).frame, -40, 10, 50,
        100))
    #expect(
      isNear(
        layer(bounds: (0, 0, 10, 10), at: (0, 0), CATransform3DMakeScale(-2, 3, 1)).frame,
        -10, -15, 20, 30))
    let turned = layer(bounds: (0, 0, 1, 1), at: (0, 0), quarter)
    turned.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
    #expect(isNear(turned.bounds, 0, 0, 50, 100) && isNear(turned.position, 50, 25))
    #expect(isNear(turned.frame, 0, 0, 100, 50))
    let scrolled = layer(bounds: (3, 4, 10, 10), at: (0, 0))
    scrolled.frame = CGRect(x: 20, y: 20, width: -10, height: 40)
    #expect(isNear(scrolled.bounds, 3, 4, 10, 40) && isNear(scrolled.position, 15, 40))
    let flat = layer(bounds: (0, 0, 10, 10), at: (0, 0), CATransform3DMakeScale(0, 1, 1))
    flat.frame = CGRect(x: 10, y: 10, width: 20, height: 20)
    #expect(isNear(flat.bounds, 0, 0, 20, 20) && isNear(flat.position, 20, 20))
  }

  @Test func pointsAndRectsConvertThroughAllOfIt() {  // CV
    let root = layer(bounds: (0, 0, 200, 200), at: (100, 100))
    let scrolled = layer(bounds: (10, 20, 40, 40), at: (50, 50))
    root.addSublayer(scrolled)
    #expect(isNear(scrolled.convert(CGPoint(x: 10, y: 20), to: root), 30, 30))
    #expect(isNear(root.convert(CGPoint(x: 50, y: 50), to: scrolled), 30, 40))
    let child = layer(
      bounds: (0, 0, 20, 20), at: (30, 40), CATransform3DMakeRotation(.pi / 4, 0, 0, 1))
    scrolled.addSublayer(child)
    let half = 10 * 2.0.squareRoot()
    let box = child.convert(child.bounds, to: root)
    #expect(isNear(box, 50 - half, 50 - half, 2 * half, 2 * half))
    scrolled.sublayerTransform = CATransform3DMakeScale(2, 2, 1)
    // The child's centre is the anchor point, which does not move.
    #expect(isNear(child.convert(CGPoint(x: 10, y: 10), to: root), 50, 50))
    #expect(isNear(child.convert(CGPoint(x: 10, y: 10 + half), to: root), 50 - 20, 50 + 20))
    let cousin = layer(bounds: (0, 0, 10, 10), at: (5, 105))
    root.addSublayer(cousin)
    #expect(isNear(child.convert(CGPoint(x: 10, y: 10), to: cousin), 50, -50))
    #expect(isNear(cousin.convert(CGPoint.zero, from: cousin), 0, 0))
  }

  @Test func hitsFollowWhatIsSeen() {  // HT, R-04
    let root = layer(bounds: (0, 50, 100, 100), at: (50, 50))
    #expect(root.contains(CGPoint(x: 5, y: 149.9)) && !root.contains(CGPoint(x: 5, y: 150)))
    #expect(!root.contains(CGPoint(x: 5, y: 49)) && root.contains(CGPoint(x: 0, y: 50)))
    #expect(
      root.hitTest(CGPoint(x: 5, y: 99)) === root && root.hitTest(CGPoint(x: 5, y: 100)) == nil)
    let turned = layer(
      bounds: (0, 0, 20, 20), at: (50, 100), CATransform3DMakeRotation(.pi / 4, 0, 0, 1))
    root.addSublayer(turned)
    #expect(root.hitTest(CGPoint(x: 50, y: 63)) === turned, "14.1 from corner to centre")
    #expect(root.hitTest(CGPoint(x: 59, y: 59)) === root)
    let overhanging = layer(bounds: (0, 0, 40, 40), at: (20, 20))
    turned.transform = CATransform3DIdentity
    turned.addSublayer(overhanging)
    #expect(root.hitTest(CGPoint(x: 75, y: 75)) === overhanging, "outside its superlayer")
    turned.masksToBounds = true
    #expect(root.hitTest(CGPoint(x: 75, y: 75)) === root)
    for hide in [{ $0.isHidden = true }, { $0.opacity = 0 }] as [(CALayer) -> Void] {
      let front = layer(bounds: (0, 0, 100, 100), at: (50, 100))
      root.addSublayer(front)
      #expect(root.hitTest(CGPoint(x: 2, y: 2)) === front)
      hide(front)
      #expect(root.hitTest(CGPoint(x: 2, y: 2)) === root)
    }
    let flat = layer(
      bounds: (0, 0, 100, 100), at: (50, 100), CATransform3DMakeScale(0, 1, 1))
    root.addSublayer(flat)
    #expect(root.hitTest(CGPoint(x: 50, y: 5)) === root, "what has no inverse is not hit")
    let low = layer(bounds: (0, 0, 100, 100), at: (50, 100))
    low.zPosition = -1
    root.addSublayer(low)
    root.addSublayer(layer(bounds: (0, 0, 4, 4), at: (50, 100)))
    #expect(root.hitTest(CGPoint(x: 50, y: 50)) === root.sublayers?.last)
    #expect(root.hitTest(CGPoint(x: 90, y: 10)) === low)
  }
}
