import Animation
public import Drawing
import Geometry

extension CALayer {
  /// Draws the layer and its sublayers into `ctx`, whose user space are the layer's coordinates.
  ///
  /// What is drawn is what a renderer would show: shadows, masks and fading in groups included.
  /// The layer's own position and transform do not count, its opacity does. A layer draws its
  /// model's values, whatever animates; its ``presentation()`` draws what the last frame showed.
  /// Layers below that wait to be placed or to draw their contents do that first, as they would
  /// before a frame. The layer needs no renderer, and one that it has does not notice.
  public final func render(in ctx: CGContext) {
    let model = modelLayer ?? self
    if !isPresentation {
      model.layoutTree()
      model.displayTree()
    }
    let map = ctx.ctm
    guard map.isInvertible else { return }
    var visit = FrameVisit(
      thread: LayerThread.current, subject: isPresentation ? .presentations : .models)
    let node = visit.run(
      model,
      FrameVisit.Surroundings(
        time: model.frameTimeAbove, toDevice: map, clip: .empty, countsDamage: false,
        isDetached: true))
    // Alpha, mode and shadow of the context apply to all together.
    ctx.saveGState()
    ctx.beginTransparencyLayer(auxiliaryInfo: nil)
    node.paint(in: ctx, touching: nil)
    ctx.endTransparencyLayer()
    ctx.restoreGState()
  }

  /// The time of the last frame on the superlayer's clock, which late copies count from.
  ///
  /// 0 before the first frame, when nothing is presented yet.
  private var frameTimeAbove: Seconds {
    guard let time = root.renderer?.lastFrameTime, time.isFinite else { return 0 }
    return superlayer?.convertTime(time, from: nil) ?? time
  }
}
