import Drawing
import Geometry
import Layers
import Testing

/// The check that stops a program whose damage is not enough.
@Suite struct DamageCheckTests {
  /// A root with a box in it, painted once with the check on.
  private func makeRenderer() -> (LayerRenderer, CALayer) {
    let (root, box) = (CALayer(), CALayer())
    root.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
    box.frame = CGRect(x: 2, y: 3, width: 4, height: 4)
    box.backgroundColor = .black
    root.addSublayer(box)
    let renderer = LayerRenderer(layer: root, size: PixelSize(width: 20, height: 20), scale: 1)
    renderer.checksDamage = true
    _ = renderer.beginFrame(at: 0)
    return (renderer, box)
  }

  @Test func enoughDamageGoesOn() {
    let (renderer, box) = makeRenderer()
    box.isHidden = true
    #expect(!renderer.beginFrame(at: 1).isEmpty)
    renderer.size = PixelSize(width: 30, height: 10)
    #expect(renderer.beginFrame(at: 2).area == 300)
    renderer.size = PixelSize(width: 0, height: 10)
    #expect(renderer.beginFrame(at: 3).isEmpty, "a surface without pixels has nothing to check")
  }

  @Test func damageForgottenIsNamedWithItsFirstPixel() throws {
    let (renderer, _) = makeRenderer()
    let check = try DamageCheck(size: renderer.size)
    let fault = try check.fault(of: PixelRegion(), by: renderer)
    #expect(
      fault
        == "damage [] left pixel (2, 3) as 0x0, which the whole picture has as 0xff000000")
    let box = PixelRegion(PixelRect(x: 2, y: 3, width: 4, height: 4))
    #expect(try check.fault(of: box, by: renderer) == nil)
  }
}
