import Testing
import UIKit

/// Names that iOS has beside UIKit's own.
@Suite struct DarwinNamesTests {
  @Test func randomNumbersStayBelowTheirBound() {
    #expect(arc4random_uniform(0) == 0)
    #expect(arc4random_uniform(1) == 0)
    #expect(Set((0..<1000).map { _ in arc4random_uniform(4) }) == [0, 1, 2, 3])
  }

  @Test func geometryFromText() {
    #expect(NSCoder.cgPoint(for: "{1, -2.5}") == CGPoint(x: 1, y: -2.5))
    #expect(NSCoder.cgSize(for: "{3,4}") == CGSize(width: 3, height: 4))
    #expect(NSCoder.cgRect(for: "{{1, 2}, {3, 4}}") == CGRect(x: 1, y: 2, width: 3, height: 4))
    for nonsense in ["", "{1}", "{1, x}", "{1, 2, 3}", "{nan, 1}", "{inf, 1}"] {
      #expect(NSCoder.cgPoint(for: nonsense) == .zero)
    }
  }

  @Test func geometryAsText() {
    #expect(NSCoder.string(for: CGPoint(x: 1, y: 2.5)) == "{1, 2.5}")
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(NSCoder.string(for: rect) == "{{1, 2}, {3, 4}}")
    #expect(NSCoder.cgRect(for: NSCoder.string(for: rect)) == rect)
  }

  @Test func transactionsTakeTheirKeys() {
    CATransaction.begin()
    defer { CATransaction.commit() }
    CATransaction.setValue(kCFBooleanTrue, forKey: kCATransactionDisableActions)
    #expect(CATransaction.disableActions())
    CATransaction.setValue(NSNumber(value: 2.5), forKey: kCATransactionAnimationDuration)
    #expect(CATransaction.animationDuration() == 2.5)
    CATransaction.setValue(NSNumber(value: false), forKey: kCATransactionDisableActions)
    #expect(!CATransaction.disableActions())
  }

  @Test func strokesBecomePaths() {
    let line = CGMutablePath()
    line.move(to: .zero)
    line.addLine(to: CGPoint(x: 10, y: 0))
    let outline = CGPath(
      __byStroking: line, transform: nil, lineWidth: 4, lineCap: .butt, lineJoin: .round,
      miterLimit: 0)
    #expect(outline?.boundingBox == CGRect(x: 0, y: -2, width: 10, height: 4))
  }

  /// A layer hears of what the program does with it, not of the engine's own moves.
  @Test func layersOverrideTheirTree() {
    final class Watched: CALayer {
      var removals = 0
      var marks = 0
      override func removeFromSuperlayer() {
        removals += 1
        super.removeFromSuperlayer()
      }
      override func setNeedsDisplay() {
        marks += 1
        super.setNeedsDisplay()
      }
      override var frame: CGRect { didSet { marks += 10 } }
    }
    let layer = Watched()
    let one = CALayer()
    let other = CALayer()
    one.addSublayer(layer)
    other.addSublayer(layer)
    #expect(layer.superlayer === other)
    #expect(layer.removals == 0)
    layer.removeFromSuperlayer()
    #expect(layer.superlayer == nil)
    #expect(layer.removals == 1)
    layer.frame = CGRect(x: 0, y: 0, width: 2, height: 2)
    layer.setNeedsDisplay()
    #expect(layer.marks == 11)
  }
}
