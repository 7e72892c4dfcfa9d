import Animation
import Drawing
import Geometry
import Layers
import Testing

/// Properties declared with `@Animatable`: redrawn on set and on every animated frame.
@Suite struct CustomPropertyTests {
  private final class BarLayer: CALayer {
    @Animatable var percentage: CGFloat = 0
    @Animatable var count: Int
    @Animatable var other: CGFloat = 0
    var draws: [CGFloat] = []

    override init() { super.init() }
    override init(layer: Any) { super.init(layer: layer) }

    override class func needsDisplay(forKey key: String) -> Bool {
      key == "percentage" || super.needsDisplay(forKey: key)
    }

    override func draw(in ctx: CGContext) {
      model().draws.append(percentage)
      ctx.setFillColor(.black)
      ctx.fill(CGRect(x: 0, y: 0, width: bounds.width * percentage, height: bounds.height))
    }
  }

  private func makeBar() throws -> (FrameHarness, BarLayer) {
    let harness = try FrameHarness()
    let bar = BarLayer()
    bar.frame = CGRect(x: 0, y: 0, width: 100, height: 10)
    harness.root.addSublayer(bar)
    return (harness, bar)
  }

  @Test func aNewValueRedrawsAndTheSameDoesNot() throws {  // LS-05
    let (harness, bar) = try makeBar()
    bar.percentage = 0.5
    #expect(bar.needsDisplay())
    try harness.frame(at: 0)
    #expect(harness.pixel(49, 5) == 0xFF00_0000 && harness.pixel(51, 5) == 0)
    bar.percentage = 0.5
    #expect(!bar.needsDisplay())
    bar.setValue(0.25, forKey: "percentage")
    #expect(bar.needsDisplay() && bar.percentage == 0.25)
    bar.other = 3
    #expect(bar.value(forKey: "other") as? CGFloat == 3)
    #expect(bar.animationKeys() == nil, "no action of its own unless the class says so")
  }

  @Test func everyAnimatedFrameDrawsThePresentationCopy() throws {
    let (harness, bar) = try makeBar()
    let animation = CABasicAnimation(keyPath: "percentage")
    animation.fromValue = 0
    animation.toValue = 1
    animation.duration = 1
    bar.add(animation, forKey: "grow")
    try harness.frame(at: 0)
    try harness.frame(at: 0.25)
    #expect(harness.pixel(24, 5) == 0xFF00_0000 && harness.pixel(26, 5) == 0)
    #expect(bar.percentage == 0 && bar.presentation()?.percentage == 0.25)
    try harness.frame(at: 0.5)
    #expect(harness.pixel(49, 5) == 0xFF00_0000)
    try harness.frame(at: 1)
    #expect(harness.pixel(10, 5) == 0, "removed: the model draws once more")
    #expect(bar.draws == [0, 0.25, 0.5, 0])
  }

  @Test func heldForwardsItIsNotDrawnAgain() throws {
    let (harness, bar) = try makeBar()
    let animation = CABasicAnimation(keyPath: "percentage")
    animation.toValue = 1
    animation.duration = 1
    animation.fillMode = .forwards
    animation.isRemovedOnCompletion = false
    bar.add(animation, forKey: nil)
    for time in [0, 1, 2, 3] as [Double] { try harness.frame(at: time) }
    #expect(harness.pixel(99, 5) == 0xFF00_0000)
    #expect(bar.draws == [0, 1])
  }

  @Test func withoutADefaultItStartsAtZeroAndRoundsWholeNumbers() throws {
    let (harness, bar) = try makeBar()
    #expect(bar.count == 0)
    let animation = CABasicAnimation(keyPath: "count")
    animation.fromValue = 0
    animation.toValue = 10
    animation.duration = 1
    bar.add(animation, forKey: nil)
    try harness.frame(at: 0)
    try harness.frame(at: 0.26)
    #expect(bar.presentation()?.count == 3)
  }

  @Test func theCopyIsOfTheSameClass() throws {  // C-04, LS-06
    let (harness, bar) = try makeBar()
    #expect(bar.presentation() == nil, "nothing was committed yet")
    try harness.frame(at: 0)
    let copy = try #require(bar.presentation())
    #expect(bar.presentation() === copy, "the same object within a frame")
    #expect(!harness.renderer.isFrameNeeded, "asking changes nothing that shows")
    #expect(type(of: copy) == BarLayer.self && copy !== bar && copy.model() === bar)
    #expect(copy.presentation() === copy && bar.model() === bar)
    #expect(CALayer.needsDisplay(forKey: "bounds") == false)
  }
}
