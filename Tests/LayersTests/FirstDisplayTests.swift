import Geometry
import Layers
import Testing

/// What a layer finds when it makes its contents for its first frame.
@Suite struct FirstDisplayTests {
  private final class Ring: CALayer {
    @Animatable var progress: CGFloat
    var seen: [CGFloat?] = []
    override func display() { seen.append(presentation()?.progress) }
  }

  /// Rings that draw by `presentation()?.progress ?? 0` would start empty otherwise.
  @Test func hasAPresentation() {
    let layer = Ring()
    layer.progress = 0.65
    #expect(layer.presentation() == nil)
    layer.setNeedsDisplay()
    layer.displayIfNeeded()
    #expect(layer.seen == [0.65])
    #expect(layer.presentation() == nil)
  }
}
