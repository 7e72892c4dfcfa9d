import Geometry
import Layers
import Testing

/// `transform.scale.xy`, which no document lists and libraries of pulses animate.
@Suite struct ScaleOfTwoAxesTests {
  @Test func scalesAcrossAndDown() {
    let layer = CALayer()
    layer.transform = CATransform3DMakeScale(1, 1, 3)
    layer.setValue(2, forKeyPath: "transform.scale.xy")
    #expect(layer.transform == CATransform3DMakeScale(2, 2, 3))
    #expect(layer.value(forKeyPath: "transform.scale.xy") as? Double == 2)
  }
}
