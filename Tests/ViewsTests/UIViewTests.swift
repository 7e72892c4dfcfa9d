import Geometry
import Layers
import Testing
import Views

/// Views stand on layers of a class of their choice, and their own layers do not animate.
@Suite struct UIViewTests {
  private final class ShapeView: UIView {
    override class var layerClass: AnyClass { CAShapeLayer.self }
    var layouts = 0
    override func layoutSubviews() { layouts += 1 }
  }

  @Test func theLayerIsOfTheClassAskedFor() {
    let view = ShapeView(frame: CGRect(x: 1, y: 2, width: 30, height: 40))
    #expect(view.layer is CAShapeLayer)
    #expect(view.layer.delegate === view)
    #expect(view.frame == CGRect(x: 1, y: 2, width: 30, height: 40))
    #expect(view.center == CGPoint(x: 16, y: 22))
  }

  @Test func aViewsOwnLayerDoesNotAnimateAndASublayerDoes() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let sublayer = CALayer()
    view.layer.addSublayer(sublayer)
    let renderer = LayerRenderer(
      layer: view.layer, size: PixelSize(width: 10, height: 10), scale: 1)
    _ = renderer.beginFrame(at: 0)
    view.alpha = 0.5
    sublayer.opacity = 0.5
    #expect(view.layer.animationKeys() == nil)
    #expect(sublayer.animationKeys() == ["opacity"])
  }

  @Test func aChangedSizeIsLaidOutOnce() {
    let view = ShapeView(frame: .zero)
    view.layoutIfNeeded()
    view.layouts = 0
    view.frame = CGRect(x: 0, y: 0, width: 5, height: 5)
    view.frame = CGRect(x: 0, y: 0, width: 6, height: 5)
    view.layoutIfNeeded()
    view.layoutIfNeeded()
    #expect(view.layouts == 1)
  }

  @Test func movingBetweenSuperviewsLeavesTheFirst() {
    let (one, two, child) = (UIView(), UIView(), UIView())
    one.addSubview(child)
    two.addSubview(child)
    #expect(one.subviews.isEmpty && two.subviews == [child])
    #expect(child.superview === two && child.layer.superlayer === two.layer)
  }
}
