import Testing
import UIKit

/// What Foundation's boxes hold is what the engine animates.
@Suite struct BoxingTests {
  struct Row: CustomTestStringConvertible, Sendable {
    var key: String
    var from: @Sendable () -> Any
    var to: @Sendable () -> Any
    /// What the animation adds up to at its middle, as text.
    var middle: String
    var because: String

    var testDescription: String { because }
  }

  static let rows: [Row] = [
    Row(
      key: "opacity", from: { NSNumber(value: 0) }, to: { NSNumber(value: 1) }, middle: "0.5",
      because: "integers in NSNumber"),
    Row(
      key: "cornerRadius", from: { Float(2) }, to: { NSNumber(value: 4.5) }, middle: "3.25",
      because: "a Float and a double in NSNumber"),
    Row(
      key: "cornerRadius", from: { 2 }, to: { CGFloat(4) }, middle: "3.0",
      because: "an Int and a CGFloat"),
    Row(
      key: "position", from: { NSValue(cgPoint: CGPoint(x: 1, y: 2)) },
      to: { NSValue(cgPoint: CGPoint(x: 3, y: 6)) }, middle: "(2.0, 4.0)", because: "points"),
    Row(
      key: "position", from: { NSValue(point: NSPoint(x: 1, y: 2)) },
      to: { CGPoint(x: 3, y: 6) }, middle: "(2.0, 4.0)", because: "a point of Foundation's"),
    Row(
      key: "bounds.size", from: { NSValue(cgSize: CGSize(width: 10, height: 20)) },
      to: { NSValue(cgSize: CGSize(width: 20, height: 40)) }, middle: "(15.0, 30.0)",
      because: "sizes"),
    Row(
      key: "bounds", from: { NSValue(cgRect: CGRect(x: 0, y: 0, width: 10, height: 20)) },
      to: { NSValue(cgRect: CGRect(x: 2, y: 4, width: 20, height: 40)) },
      middle: "(1.0, 2.0, 15.0, 30.0)", because: "rectangles"),
    Row(
      key: "transform", from: { NSValue(caTransform3D: CATransform3DMakeTranslation(2, 0, 0)) },
      to: { NSValue(caTransform3D: CATransform3DMakeTranslation(4, 0, 0)) }, middle: "3.0",
      because: "transforms of space"),
  ]

  @Test(arguments: rows)
  func basicAnimation(_ row: Row) throws {
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 8, height: 8)
    let animation = CABasicAnimation(keyPath: row.key)
    animation.fromValue = row.from()
    animation.toValue = row.to()
    #expect(try middle(of: animation, on: layer, key: row.key) == row.middle)
  }

  @Test(arguments: rows)
  func keyframes(_ row: Row) throws {
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 8, height: 8)
    let animation = CAKeyframeAnimation(keyPath: row.key)
    animation.values = [row.from(), row.to()]
    animation.keyTimes = [0, 1]
    #expect(try middle(of: animation, on: layer, key: row.key) == row.middle)
  }

  /// What `animation` of 2 seconds shows after 1.
  private func middle(
    of animation: CAAnimation, on layer: CALayer, key: String
  ) throws -> String {
    let picture = LayerPictureOf(layer)
    animation.duration = 2
    animation.beginTime = 10
    layer.add(animation, forKey: nil)
    picture.draw(at: 11)
    let shown = try #require(layer.presentation()).value(forKeyPath: key)
    switch shown {
    case let value as CATransform3D: return "\(value.m41)"
    case let value as CGPoint: return "(\(value.x), \(value.y))"
    case let value as CGSize: return "(\(value.width), \(value.height))"
    case let value as CGRect:
      return "(\(value.minX), \(value.minY), \(value.width), \(value.height))"
    default: return "\(shown ?? "nil")"
    }
  }

  @Test func valuesComeBackOut() {
    #expect(NSValue(cgPoint: CGPoint(x: 1, y: 2)).cgPointValue == CGPoint(x: 1, y: 2))
    #expect(NSValue(cgVector: CGVector(dx: 1, dy: 2)).cgVectorValue == CGVector(dx: 1, dy: 2))
    #expect(NSValue(cgSize: CGSize(width: 1, height: 2)).cgSizeValue.height == 2)
    #expect(NSValue(cgRect: CGRect(x: 1, y: 2, width: 3, height: 4)).cgRectValue.maxY == 6)
    let turn = CGAffineTransform(rotationAngle: 1)
    #expect(NSValue(cgAffineTransform: turn).cgAffineTransformValue == turn)
    let spin = CATransform3DMakeRotation(1, 0, 0, 1)
    #expect(CATransform3DEqualToTransform(NSValue(caTransform3D: spin).caTransform3DValue, spin))
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(NSValue(uiEdgeInsets: insets).uiEdgeInsetsValue == insets)
    let offset = UIOffset(horizontal: 1, vertical: 2)
    #expect(NSValue(uiOffset: offset).uiOffsetValue == offset)
    #expect(NSValue(cgPoint: .zero).cgRectValue == .zero, "another type reads as zero")
    #expect(NSNumber(value: 3).cgPointValue == .zero, "a number is no point")
  }

  @Test func castsFindTheValue() {
    let boxes: [Any] = [
      NSValue(cgPoint: CGPoint(x: 1, y: 2)), NSValue(cgSize: CGSize(width: 3, height: 4)),
    ]
    #expect(boxes[0] as? CGPoint == CGPoint(x: 1, y: 2))
    #expect(boxes[1] as? CGPoint == nil)
    #expect(boxes[1] as? CGSize == CGSize(width: 3, height: 4))
    let layer = CALayer()
    layer.position = CGPoint(x: 5, y: 6)
    #expect((layer.value(forKey: "position") as? NSValue)?.cgPointValue.y == 6)
  }

  @Test func valuesAreEqualByWhatTheyHold() {
    let one = NSValue(cgPoint: CGPoint(x: 1, y: 2))
    #expect(one == NSValue(cgPoint: CGPoint(x: 1, y: 2)))
    #expect(one != NSValue(cgPoint: CGPoint(x: 1, y: 3)))
    #expect(one != NSValue(cgSize: CGSize(width: 1, height: 2)))
    #expect(Set([one, NSValue(cgPoint: CGPoint(x: 1, y: 2))]).count == 1)
    #expect(String(cString: one.objCType) == "{CGPoint=dd}")
    var point = CGPoint.zero
    one.getValue(&point)
    #expect(point == CGPoint(x: 1, y: 2))
  }

  @Test func flagsAndNumbersByKey() {
    let layer = CALayer()
    layer.setValue(NSNumber(value: true), forKey: "hidden")
    #expect(layer.isHidden)
    layer.setValue(NSNumber(value: 0), forKey: "hidden")
    #expect(!layer.isHidden)
    layer.setValue(NSNumber(value: 0.25), forKey: "opacity")
    #expect(layer.opacity == 0.25)
    layer.setValue(NSNumber(value: 3), forKeyPath: "transform.translation.x")
    #expect(layer.transform.m41 == 3)
    #expect(layer.value(forKeyPath: "transform.translation.x") as? NSNumber == 3)
  }

  @Test func nullIsNoAction() {
    let layer = CALayer()
    let picture = LayerPictureOf(layer)
    picture.draw(at: 1)
    layer.actions = ["opacity": NSNull()]
    layer.opacity = 0.5
    layer.cornerRadius = 2
    #expect(layer.animationKeys() == ["cornerRadius"])
  }
}

/// The properties that hold `NSNumber` on iOS.
@Suite struct NumberPropertyTests {
  @Test func gradientLocations() {
    let layer = CAGradientLayer()
    #expect(layer.locations == nil)
    layer.locations = [0, 0.5]
    #expect(layer.locations == [0, 0.5])
    let stops: [CGFloat] = [0.25, 0.75]
    layer.locations = stops.map { NSNumber(value: $0) }
    #expect(layer.locations?.map(\.doubleValue) == [0.25, 0.75])
    #expect(layer.value(forKey: "locations") as? [NSNumber] == [0.25, 0.75])
    layer.locations = [NSNumber]()
    #expect(layer.locations == [])
    layer.locations = nil
    #expect(layer.locations == nil)
  }

  @Test func dashes() {
    let layer = CAShapeLayer()
    layer.lineDashPattern = [2, 3]
    #expect(layer.lineDashPattern == [2, 3])
    layer.lineDashPattern = [NSNumber(value: 4), 1.5]
    #expect(layer.value(forKey: "lineDashPattern") as? [Double] == [4, 1.5])
    layer.lineDashPattern = nil
    #expect(layer.lineDashPattern == nil)
  }

  @Test func keyTimes() {
    let animation = CAKeyframeAnimation(keyPath: "opacity")
    animation.keyTimes = [0, 0.5, 1]
    animation.tensionValues = [1]
    animation.continuityValues = [0.5]
    animation.biasValues = [NSNumber(value: -1)]
    #expect(animation.keyTimes == [0, 0.5, 1])
    #expect(animation.tensionValues == [1])
    #expect(animation.continuityValues == [0.5])
    #expect(animation.biasValues == [-1])
  }
}
