import Animation
import Drawing
import Geometry
import Layers
import Testing

/// Reading and setting by key and key path.
@Suite struct LayerKeyValueTests {
  struct Row: CustomTestStringConvertible, Sendable {
    var key: String
    var value: @Sendable () -> Any?
    var holds: @Sendable (CALayer) -> Bool
    var because: String
    var testDescription: String { "\(key): \(because)" }
  }

  static let rows: [Row] = [
    Row(key: "opacity", value: { 0.5 }, holds: { $0.opacity == 0.5 }, because: "a Double"),
    Row(key: "opacity", value: { 0 }, holds: { $0.opacity == 0 }, because: "an Int"),
    Row(key: "opacity", value: { "x" }, holds: { $0.opacity == 1 }, because: "a wrong type"),
    Row(key: "opacity", value: { nil }, holds: { $0.opacity == 1 }, because: "nothing"),
    Row(key: "opacity", value: { Double.nan }, holds: { $0.opacity == 1 }, because: "no number"),
    Row(key: "hidden", value: { true }, holds: { $0.isHidden }, because: "its own key"),
    Row(key: "isHidden", value: { true }, holds: { $0.isHidden }, because: "its getter's name"),
    Row(key: "masksToBounds", value: { 1 }, holds: { $0.masksToBounds }, because: "a number"),
    Row(
      key: "backgroundColor", value: { CGColor.black }, holds: { $0.backgroundColor == .black },
      because: "a colour"),
    Row(
      key: "borderColor", value: { 3 }, holds: { $0.borderColor == .black },
      because: "what is no colour is left alone"),
    Row(key: "borderColor", value: { nil }, holds: { $0.borderColor == nil }, because: "none"),
    Row(
      key: "contentsGravity", value: { "center" }, holds: { $0.contentsGravity == .center },
      because: "its name in words"),
    Row(key: "speed", value: { 2 }, holds: { $0.speed == 2 }, because: "an Int for a Float"),
    Row(key: "timeOffset", value: { Float(3) }, holds: { $0.timeOffset == 3 }, because: "a Float"),
    Row(
      key: "frame.size.width", value: { 30 },
      holds: { $0.frame == CGRect(x: 0, y: 0, width: 30, height: 20) },
      because: "a member of a member"),
    Row(
      key: "position.y", value: { 7 }, holds: { $0.position == CGPoint(x: 5, y: 7) },
      because: "the other member stays"),
    Row(
      key: "transform.scale", value: { 2 },
      holds: { $0.transform == CATransform3DMakeScale(2, 2, 2) }, because: "all three factors"),
    Row(
      key: "transform.rotation.z", value: { Double.pi / 2 },
      holds: { abs($0.transform.m12 - 1) < 1e-9 }, because: "an angle in radians"),
    Row(
      key: "mask", value: { CAShapeLayer() }, holds: { $0.mask is CAShapeLayer },
      because: "a layer"),
    Row(
      key: "anything", value: { [1, 2] },
      holds: { $0.value(forKey: "anything") as? [Int] == [1, 2] }, because: "a program's own"),
    Row(
      key: "any.path", value: { 4 }, holds: { $0.value(forKeyPath: "any.path") as? Int == 4 },
      because: "a program's own path"),
    Row(key: "name", value: { "ring" }, holds: { $0.name == "ring" }, because: "a text"),
  ]

  @Test(arguments: rows)
  func setting(_ row: Row) {
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 10, height: 20)
    layer.setValue(row.value(), forKeyPath: row.key)
    #expect(row.holds(layer))
  }

  @Test func readingGoesByStyleAndClassWhereNobodySetAnything() {
    final class Styled: CALayer {
      override class func defaultValue(forKey key: String) -> Any? { key == "gap" ? 8 : nil }
    }
    let layer = Styled()
    #expect(layer.value(forKey: "gap") as? Int == 8 && layer.value(forKey: "other") == nil)
    layer.style = ["gap": 9]
    #expect(layer.value(forKey: "gap") as? Int == 9)
    layer.setValue(10, forKey: "gap")
    #expect(layer.value(forKey: "gap") as? Int == 10)
    #expect(!layer.shouldArchiveValue(forKey: "gap"))
  }

  @Test func contentsAreComparedByIdentity() throws {
    let harness = try FrameHarness()
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    harness.root.addSublayer(layer)
    let image = CGImage(try ImageSurface(size: PixelSize(width: 2, height: 2)))
    layer.contents = image
    try harness.frame(at: 0)
    layer.contents = image
    #expect(!harness.renderer.isFrameNeeded, "the same picture again is no change")
    layer.contents = nil
    #expect(harness.renderer.isFrameNeeded && layer.contents == nil)
  }

  @Test func anchorAndDepthMoveLayersOutOfThePlane() {
    let (root, layer) = (CALayer(), CALayer())
    root.bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
    root.sublayerTransform.m34 = -1 / 100
    layer.bounds = CGRect(x: 0, y: 0, width: 20, height: 20)
    layer.position = CGPoint(x: 50, y: 50)
    root.addSublayer(layer)
    // Half the way to the eye everything is twice as large: 1 / (1 − 50/100).
    layer.zPosition = 50
    #expect(layer.convert(CGPoint.zero, to: root) == CGPoint(x: 30, y: 30))
    layer.anchorPointZ = 50
    #expect(layer.convert(CGPoint.zero, to: root) == CGPoint(x: 40, y: 40))
    layer.setAffineTransform(CGAffineTransform(scaleX: 2, y: 3))
    #expect(layer.affineTransform() == CGAffineTransform(scaleX: 2, y: 3))
    #expect(layer.preferredFrameSize() == layer.frame.size)
  }

  @Test func whatIsCutOffIsNotVisible() {
    let (root, middle, layer) = (CALayer(), CALayer(), CALayer())
    root.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
    middle.frame = CGRect(x: 20, y: 20, width: 100, height: 100)
    layer.frame = CGRect(x: 10, y: 10, width: 100, height: 10)
    root.addSublayer(middle)
    middle.addSublayer(layer)
    #expect(layer.visibleRect == layer.bounds)
    root.masksToBounds = true
    #expect(layer.visibleRect == CGRect(x: 0, y: 0, width: 20, height: 10))
  }
}
