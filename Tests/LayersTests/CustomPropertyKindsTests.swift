import Animation
import Drawing
import Geometry
import Layers
import Testing

/// Properties of every kind with `@Animatable`, in classes of every shape.
@Suite struct CustomPropertyKindsTests {
  private enum Side { case left, right }

  private class Everything: CALayer {
    @Animatable var number: CGFloat = 0
    @Animatable var single: Float = 0
    @Animatable var whole: Int = 0
    @Animatable var byte: UInt8 = 0
    @Animatable var long: Int64 = 0
    @Animatable var flag: Bool
    @Animatable var point: CGPoint = .zero
    @Animatable var size: CGSize = .zero
    @Animatable var rect: CGRect = .zero
    @Animatable var color: CGColor = .black
    @Animatable var maybe: CGFloat?
    @Animatable var maybeWhole: Int?
    @Animatable var maybeColor: CGColor?
    @Animatable var list: [CGFloat]
    @Animatable var side: Side = .left
    @Animatable private var hidden_ = 0.0
    @Animatable var alsoNumber: CGFloat = 0
    var observed: [CGFloat] = []
    @Animatable var watched: CGFloat = 0 { didSet { observed.append(watched) } }

    override init() { super.init() }
    override init(layer: Any) { super.init(layer: layer) }
    var secret: Double {
      get { hidden_ }
      set { hidden_ = newValue }
    }
    override class func needsDisplay(forKey key: String) -> Bool {
      key == "number" || super.needsDisplay(forKey: key)
    }
  }

  /// Overrides a property, and has one with the name of a private one above.
  private final class Special: Everything {
    @Animatable private var hidden_ = 5.0
    @Animatable var extra: CGFloat = 1
    override var number: CGFloat {
      didSet { observed.append(number) }
    }
    override class func needsDisplay(forKey key: String) -> Bool {
      key == "extra" || super.needsDisplay(forKey: key)
    }
    var ownSecret: Double { hidden_ }
  }

  struct Row: CustomTestStringConvertible, Sendable {
    var key: String
    var to: @Sendable () -> Any
    var shows: @Sendable (Any) -> Bool
    var testDescription: String { key }
  }

  /// A quarter of the way from nothing; a value without in-betweens is still the first.
  static let rows: [Row] = [
    Row(key: "number", to: { 8 }, shows: { $0 as? CGFloat == 2 }),
    Row(key: "single", to: { 8.0 }, shows: { $0 as? Float == 2 }),
    Row(key: "whole", to: { 10 }, shows: { $0 as? Int == 3 }),
    Row(key: "byte", to: { 200 }, shows: { $0 as? UInt8 == 50 }),
    Row(key: "long", to: { 400 }, shows: { $0 as? Int64 == 100 }),
    Row(key: "flag", to: { true }, shows: { $0 as? Bool == false }),
    Row(
      key: "point", to: { CGPoint(x: 4, y: 8) }, shows: { $0 as? CGPoint == CGPoint(x: 1, y: 2) }),
    Row(
      key: "size", to: { CGSize(width: 4, height: 8) },
      shows: { $0 as? CGSize == CGSize(width: 1, height: 2) }),
    Row(
      key: "rect", to: { CGRect(x: 4, y: 8, width: 12, height: 16) },
      shows: { $0 as? CGRect == CGRect(x: 1, y: 2, width: 3, height: 4) }),
    Row(
      key: "color", to: { CGColor(red: 1, green: 0, blue: 0, alpha: 1) },
      shows: { ($0 as? CGColor)?.rgba == SIMD4(0.25, 0, 0, 1) }),
    Row(key: "list", to: { [CGFloat]() }, shows: { ($0 as? [CGFloat])?.isEmpty == true }),
    Row(key: "alsoNumber", to: { 8 }, shows: { $0 as? CGFloat == 2 }),
    Row(key: "extra", to: { 5 }, shows: { $0 as? CGFloat == 2 }),
    Row(key: "hidden_", to: { 9.0 }, shows: { $0 as? Double == 6 }),
  ]

  @Test(arguments: rows)
  func aQuarterOfTheWay(_ row: Row) throws {
    let harness = try FrameHarness()
    let layer = Special()
    harness.root.addSublayer(layer)
    let animation = CABasicAnimation(keyPath: row.key)
    animation.toValue = row.to()
    animation.duration = 4
    layer.add(animation, forKey: nil)
    try harness.frame(at: 0)
    try harness.frame(at: 1)
    let shown = try #require(layer.presentation()?.value(forKey: row.key))
    #expect(row.shows(shown), "it shows \(shown)")
  }

  @Test func settingByKeyConvertsAndLeavesWrongTypesAlone() {
    let layer = Special()
    layer.setValue(7, forKey: "number")
    layer.setValue(2.6, forKey: "whole")
    layer.setValue(300, forKey: "byte")
    layer.setValue("text", forKey: "single")
    layer.setValue(3, forKey: "maybe")
    layer.setValue(4, forKey: "maybeWhole")
    layer.setValue(Double.nan, forKey: "long")
    #expect(layer.number == 7 && layer.whole == 3 && layer.byte == 0 && layer.single == 0)
    #expect(layer.maybe == 3 && layer.maybeWhole == 4 && layer.long == 0)
    layer.setValue(nil, forKey: "maybe")
    #expect(layer.maybe == nil)
    layer.watched = 2
    layer.watched = 3
    layer.number = 9
    #expect(layer.observed == [2, 3, 9], "observers run, by key they do not")
    layer.side = .right
    #expect(layer.side == .right)
  }

  @Test func copiesHaveEveryValuePrivateOnesToo() throws {  // C-02, C-04
    let harness = try FrameHarness()
    let layer = Special()
    (layer.number, layer.secret, layer.maybeColor, layer.side) = (3, 4, .white, .right)
    layer.list = [1, 2]
    layer.observed = [1]
    harness.root.addSublayer(layer)
    try harness.frame(at: 0)
    let copy = try #require(layer.presentation())
    #expect(copy.number == 3 && copy.secret == 4 && copy.maybeColor == .white)
    #expect(copy.ownSecret == 5 && copy.list == [1, 2] && copy.side == .right)
    #expect(copy.observed.isEmpty, "a plain property is the class's own to copy")
  }

  /// What programs call for: a shape "of" their view's layer, drawn at its own origin.
  @Test func aLayerThatAProgramMakesOfAnotherIsANewOne() {
    let layer = CALayer()
    layer.frame = CGRect(x: 30, y: 40, width: 20, height: 20)
    layer.opacity = 0.5
    layer.backgroundColor = .black
    let shape = CAShapeLayer(layer: layer)
    #expect(shape.frame == .zero && shape.opacity == 1 && shape.backgroundColor == nil)
    #expect(shape.fillColor == .black && shape.model() === shape)
  }

  /// C-03: a copy that builds its sublayers again neither draws them nor takes the layer's own.
  @Test func aCopyThatSetsItselfUpAgainAddsNothing() throws {
    final class Built: CALayer {
      let box: CALayer
      override init() {
        box = CALayer()
        super.init()
        setUp()
      }
      override init(layer: Any) {
        box = (layer as? Built)?.box ?? CALayer()
        super.init(layer: layer)
        setUp()
      }
      private func setUp() {
        box.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        box.backgroundColor = CGColor(red: 0, green: 0, blue: 0, alpha: 0.5)
        addSublayer(box)
        let second = CALayer()
        second.frame = CGRect(x: 20, y: 0, width: 10, height: 10)
        second.backgroundColor = box.backgroundColor
        addSublayer(second)
      }
    }
    let harness = try FrameHarness()
    let layer = Built()
    harness.root.addSublayer(layer)
    let move = CABasicAnimation(keyPath: "position.y")
    move.toValue = 40
    move.duration = 1
    layer.add(move, forKey: nil)
    try harness.frame(at: 0)
    try harness.frame(at: 0.5)
    #expect(layer.sublayers?.count == 2 && layer.box.superlayer === layer)
    #expect(harness.pixel(5, 25) == 0x8000_0000 && harness.pixel(25, 25) == 0x8000_0000)
  }

  /// C-01: a class without `init(layer:)` works as long as no copy of it is needed.
  @Test func aClassWithoutACopyInitializerIsNeverCopiedForNothing() throws {
    final class Own: CALayer {
      let tag: Int
      init(tag: Int) {
        self.tag = tag
        super.init()
      }
    }
    let harness = try FrameHarness()
    let layer = Own(tag: 3)
    layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    layer.backgroundColor = .black
    harness.root.addSublayer(layer)
    try harness.frame(at: 0)
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    layer.opacity = 0.5
    CATransaction.commit()
    try harness.frame(at: 1)
    #expect(harness.pixel(5, 5) == 0x8000_0000 && layer.tag == 3)
    #expect(layer.hitTest(CGPoint(x: 5, y: 5)) === layer)
  }

  @Test func anActionOfBlogCodeStartsFromWhatIsOnTheScreen() throws {
    final class Ring: CALayer {
      @Animatable var progress: CGFloat = 0
      override init() { super.init() }
      override init(layer: Any) { super.init(layer: layer) }
      override class func needsDisplay(forKey key: String) -> Bool {
        key == "progress" || super.needsDisplay(forKey: key)
      }
      override func action(forKey event: String) -> (any CAAction)? {
        guard event == "progress" else { return super.action(forKey: event) }
        let animation = CABasicAnimation(keyPath: event)
        animation.fromValue = presentation()?.value(forKey: event)
        animation.duration = 1
        return animation
      }
      override func display() {
        let shown = presentation() ?? self
        bounds.size.width = 10 + shown.progress * 10
      }
    }
    let harness = try FrameHarness()
    let ring = Ring()
    harness.root.addSublayer(ring)
    try harness.frame(at: 0)
    ring.progress = 1
    #expect(ring.animationKeys() == ["progress"])
    for time in [0.0, 0.5] { try harness.frame(at: time) }
    #expect(ring.presentation()?.progress == 0.5)
    ring.progress = 0
    try harness.frame(at: 0.5)
    #expect(ring.presentation()?.progress == 0.5, "it turns round where it is")
  }
}
