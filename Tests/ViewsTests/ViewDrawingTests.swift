import Drawing
import Geometry
import Layers
import Testing
import Views

/// What views draw, when they draw it, and what becomes of it in another size.
@Suite struct ViewDrawingTests {
  /// Fills the upper left quarter of its bounds, and counts.
  class Quarter: UIView {
    var drawn: [CGRect] = []
    override func draw(_ rect: CGRect) {
      drawn.append(rect)
      UIColor.red.setFill()
      UIRectFill(CGRect(x: 0, y: 0, width: bounds.width / 2, height: bounds.height / 2))
    }
  }

  @Test func aViewDrawsOnceItHasASizeAndWhenAsked() throws {
    let view = Quarter()
    let stage = try ViewStage(view)
    #expect(view.layer.contents == nil)
    view.drawn = []
    view.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
    try stage.frame(at: 1)
    #expect(view.drawn == [CGRect(x: 0, y: 0, width: 20, height: 20)])
    #expect(stage.pixel(5, 5) == 0xFFFF_0000 && stage.pixel(15, 5) == 0)
    view.frame.size = CGSize(width: 40, height: 40)
    try stage.frame(at: 2)
    #expect(view.drawn.count == 1, "stretched, not drawn again")
    #expect(stage.pixel(15, 15) == 0xFFFF_0000 && stage.pixel(25, 5) == 0)
    view.setNeedsDisplay()
    view.setNeedsDisplay(CGRect(x: 0, y: 0, width: 1, height: 1))
    try stage.frame(at: 3)
    #expect(view.drawn.count == 2)
    view.contentMode = .redraw
    view.frame.size = CGSize(width: 60, height: 60)
    try stage.frame(at: 4)
    #expect(view.drawn.count == 3)
  }

  @Test func itDrawsAtTheScreensScale() throws {
    final class Hair: UIView {
      override func draw(_ rect: CGRect) {
        UIColor.black.setFill()
        UIRectFill(CGRect(x: 0, y: 0, width: 0.5, height: 10))
      }
    }
    let view = Hair(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let stage = try ViewStage(scale: 2, view)
    #expect(stage.pixel(0, 5) == 0xFF00_0000 && stage.pixel(1, 5) == 0)
    #expect(view.contentScaleFactor == 2 && view.traitCollection.displayScale == 2)
  }

  /// Which classes draw, as far as a picture is kept for them.
  @Test func onlyWhoDrawsHasAPicture() throws {
    final class Plain: UIView {
      override func layoutSubviews() {}
    }
    final class CallsSuper: UIView {
      var calls = 0
      override func draw(_ rect: CGRect) {
        super.draw(rect)
        calls += 1
      }
    }
    final class Below: Quarter {}
    final class Delegate: UIView {
      override func draw(_ layer: CALayer, in ctx: CGContext) { ctx.fill(bounds) }
    }
    final class RingLayer: CALayer {
      override func draw(in ctx: CGContext) { ctx.fill(bounds) }
    }
    final class Ring: UIView {
      override class var layerClass: AnyClass { RingLayer.self }
    }
    final class Shape: UIView {
      override class var layerClass: AnyClass { CAShapeLayer.self }
    }
    let frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    let callsSuper = CallsSuper(frame: frame)
    let picture = Plain(frame: frame)
    let rows: [(UIView, Bool)] = [
      (UIView(frame: frame), false), (Plain(frame: frame), false), (callsSuper, true),
      (Below(frame: frame), true), (Delegate(frame: frame), true), (Ring(frame: frame), true),
      (Shape(frame: frame), false), (UIWindow(frame: frame), false),
    ]
    let stage = try ViewStage()
    for (view, _) in rows {
      stage.window.addSubview(view)
      view.setNeedsDisplay()
    }
    stage.window.addSubview(picture)
    picture.layer.contents = "a picture"
    picture.setNeedsDisplay()
    try stage.frame(at: 1)
    for (view, draws) in rows {
      #expect((view.layer.contents != nil) == draws, "\(type(of: view))")
    }
    #expect(callsSuper.calls == 1)
    #expect(picture.layer.contents as? String == "a picture", "asking to draw takes none away")
  }

  /// A row: where what was drawn for 20 × 20 points goes in a view that grew to 40 × 40.
  ///
  /// For the modes that keep proportions it was drawn for 40 × 20. Each letter is 10 points wide.
  @Test(
    arguments: [
      (UIView.ContentMode.scaleToFill, ["####", "####", "####", "####"]),
      (.scaleAspectFit, ["....", "####", "####", "...."]),
      (.scaleAspectFill, ["####", "####", "####", "####"]),
      (.center, ["....", ".##.", ".##.", "...."]), (.top, [".##.", ".##.", "....", "...."]),
      (.bottom, ["....", "....", ".##.", ".##."]), (.left, ["....", "##..", "##..", "...."]),
      (.right, ["....", "..##", "..##", "...."]), (.topLeft, ["##..", "##..", "....", "...."]),
      (.topRight, ["..##", "..##", "....", "...."]),
      (.bottomLeft, ["....", "....", "##..", "##.."]),
      (.bottomRight, ["....", "....", "..##", "..##"]),
    ] as [(UIView.ContentMode, [String])])
  func contentModesPlace(_ mode: UIView.ContentMode, _ picture: [String]) throws {
    final class Full: UIView {
      override func draw(_ rect: CGRect) {
        UIColor.red.set()
        UIBezierPath(rect: rect).fill()
      }
    }
    let isAspect = mode == .scaleAspectFit || mode == .scaleAspectFill
    let view = Full(
      frame: CGRect(x: 0, y: 0, width: isAspect ? 40 : 20, height: 20))
    view.contentMode = mode
    view.clipsToBounds = true
    let stage = try ViewStage(view)
    view.frame.size = CGSize(width: 40, height: 40)
    try stage.frame(at: 1)
    #expect(stage.squares(10, of: 4) == picture)
  }

  @Test func functionsDrawIntoTheCurrentContext() throws {
    final class Figures: UIView {
      override func draw(_ rect: CGRect) {
        UIColor.red.setFill()
        UIColor.blue.setStroke()
        let box = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 20, height: 20))
        box.fill()
        box.lineWidth = 4
        box.stroke()
        UIRectFrame(CGRect(x: 30, y: 0, width: 20, height: 20))
        UIGraphicsGetCurrentContext()?.saveGState()
        UIRectClip(CGRect(x: 60, y: 0, width: 10, height: 20))
        UIBezierPath(rect: CGRect(x: 50, y: 0, width: 50, height: 20)).fill()
        UIGraphicsGetCurrentContext()?.restoreGState()
        UIBezierPath(rect: CGRect(x: 0, y: 50, width: 20, height: 20))
          .fill(with: .normal, alpha: 0.5)
        UIBezierPath(rect: CGRect(x: 0, y: 80, width: 10, height: 10)).addClip()
        UIRectFill(CGRect(x: 0, y: 80, width: 20, height: 20))
        UIColor.clear.setFill()
        UIRectFill(CGRect(x: 0, y: 80, width: 5, height: 5))
      }
    }
    let stage = try ViewStage(Figures(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
    let rows: [(Int, Int, UInt32, String)] = [
      (10, 10, 0xFFFF_0000, "filled"), (1, 10, 0xFF00_00FF, "stroked"),
      (21, 10, 0xFF00_00FF, "half of the line outside"), (30, 10, 0xFFFF_0000, "a frame"),
      (40, 10, 0, "with nothing inside"), (49, 19, 0xFFFF_0000, "to the corner"),
      (65, 10, 0xFFFF_0000, "inside the clip"), (75, 10, 0, "outside the clip"),
      (10, 60, 0x8080_0000, "half see-through"), (7, 87, 0xFFFF_0000, "inside the path's clip"),
      (15, 85, 0, "outside of it"), (2, 82, 0, "a clear colour wipes out"),
    ]
    for (x, y, expected, because) in rows {
      #expect(stage.pixel(x, y) == expected, "\(because)")
    }
    #expect(UIGraphicsGetCurrentContext() == nil)
  }

  @Test func pushedContextsAreCurrentUntilPopped() throws {
    var surface = try ImageSurface(size: PixelSize(width: 2, height: 1))
    try surface.withContext { context in
      UIGraphicsPushContext(context)
      UIColor.green.setFill()
      UIRectFill(CGRect(x: 0, y: 0, width: 1, height: 1))
      UIGraphicsPopContext()
      UIGraphicsPopContext()
      UIRectFill(CGRect(x: 1, y: 0, width: 1, height: 1))
    }
    #expect(surface.withPixels { $0[0, 0] } == 0xFF00_FF00)
    #expect(surface.withPixels { $0[1, 0] } == 0)
  }

  @Test func masksAndPicturesOfViews() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    view.backgroundColor = .red
    let mask = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 20))
    mask.backgroundColor = .black
    view.mask = mask
    let stage = try ViewStage(view)
    #expect(stage.pixel(5, 5) == 0xFFFF_0000 && stage.pixel(15, 5) == 0)
    let snapshot = try #require(view.snapshotView(afterScreenUpdates: true))
    view.removeFromSuperview()
    snapshot.frame.origin.y = 40
    stage.window.addSubview(snapshot)
    try stage.frame(at: 1)
    #expect(stage.pixel(5, 5) == 0 && stage.pixel(5, 45) == 0xFFFF_0000)
    #expect(stage.pixel(15, 45) == 0)
    view.mask = nil
    var surface = try ImageSurface(size: PixelSize(width: 10, height: 10))
    try surface.withContext { context in
      UIGraphicsPushContext(context)
      let box = CGRect(x: 5, y: 5, width: 5, height: 5)
      #expect(view.drawHierarchy(in: box, afterScreenUpdates: true))
      UIGraphicsPopContext()
    }
    #expect(surface.withPixels { $0[4, 4] } == 0)
    #expect(surface.withPixels { $0[7, 7] } == 0xFFFF_0000)
  }
}
