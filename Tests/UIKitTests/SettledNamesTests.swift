import Testing
import UIKit

/// A file that imports UIKit alone has Foundation and the engine, and their shared names once.
@Suite struct SettledNamesTests {
  @Test func geometryIsTheEngines() {
    let rect = CGRect(x: 0, y: 0, width: CGFloat(2), height: 3)
    let layer = CALayer()
    layer.frame = rect
    #expect(layer.position == CGPoint(x: 1, y: 1.5))
    #expect(NSNumber(value: 2).doubleValue == rect.width)
  }

  @Test func classesTakeAnArchive() {
    final class Ring: UIView {
      override init(frame: CGRect) { super.init(frame: frame) }
      required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }
    }
    final class RingLayer: CAShapeLayer {
      override init() { super.init() }
      override init(layer: Any) { super.init(layer: layer) }
      required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }
    }
    #expect(Ring().frame == .zero)
    #expect(Ring(coder: NSCoder()) != nil)
    #expect(RingLayer(coder: NSCoder())?.fillColor == CAShapeLayer().fillColor)
  }
}
