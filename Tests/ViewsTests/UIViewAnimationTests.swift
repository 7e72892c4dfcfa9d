import Drawing
import Geometry
import Glibc
import Layers
import Testing
import Views

/// Changes in an animation's block run from what was to what is, and the completion hears once.
@Suite struct UIViewAnimationTests {
  private let box = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))

  /// One row: what is changed, what shows of it after a quarter and a half of a second.
  struct Row: CustomTestStringConvertible, Sendable {
    let what: String
    let change: @Sendable (UIView) -> Void
    let path: String
    let quarter: Double
    let half: Double
    let because: String
    var testDescription: String { what }
  }

  static let rows = [
    Row(
      what: "alpha", change: { $0.alpha = 0 }, path: "opacity", quarter: 0.75, half: 0.5,
      because: "from 1 to 0 evenly"),
    Row(
      what: "center", change: { $0.center.x = 50 }, path: "position.x", quarter: 20, half: 30,
      because: "from 10 to 50"),
    Row(
      what: "frame moves", change: { $0.frame = CGRect(x: 40, y: 0, width: 60, height: 20) },
      path: "position.x", quarter: 25, half: 40, because: "the middle goes from 10 to 70"),
    Row(
      what: "frame grows", change: { $0.frame = CGRect(x: 40, y: 0, width: 60, height: 20) },
      path: "bounds.size.width", quarter: 30, half: 40, because: "from 20 to 60"),
    Row(
      what: "bounds scroll", change: { $0.bounds.origin.y = 8 }, path: "bounds.origin.y",
      quarter: 2, half: 4, because: "from 0 to 8"),
    Row(
      what: "scale", change: { $0.transform = CGAffineTransform(scaleX: 3, y: 3) },
      path: "transform.scale.x", quarter: 1.5, half: 2, because: "from 1 to 3"),
    Row(
      what: "rotation", change: { $0.transform = CGAffineTransform(rotationAngle: 2) },
      path: "transform.rotation.z", quarter: 0.5, half: 1, because: "from 0 to 2"),
    Row(
      what: "half a turn", change: { $0.transform = CGAffineTransform(rotationAngle: .pi) },
      path: "transform.rotation.z", quarter: .pi / 4, half: .pi / 2,
      because: "clockwise, from 0 to pi"),
    Row(
      what: "translation", change: { $0.transform = CGAffineTransform(translationX: 0, y: -4) },
      path: "transform.translation.y", quarter: -1, half: -2, because: "from 0 to -4"),
    Row(
      what: "corners", change: { $0.layer.cornerRadius = 8 }, path: "cornerRadius", quarter: 2,
      half: 4, because: "a property of the view's own layer goes along"),
  ]

  @Test(arguments: rows)
  func changesRunEvenly(_ row: Row) throws {
    let stage = try ViewStage(box)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { row.change(box) }
    try stage.frame(at: 10)
    try stage.frame(at: 10.25)
    #expect(abs(box.number(row.path) - row.quarter) < 1e-6, "\(row.because)")
    try stage.frame(at: 10.5)
    #expect(abs(box.number(row.path) - row.half) < 1e-6, "\(row.because)")
    try stage.frame(at: 11)
    #expect(box.layer.animationKeys() == nil)
  }

  @Test func aColourRuns() throws {
    box.backgroundColor = .black
    let stage = try ViewStage(box)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      box.backgroundColor = .white
    }
    try stage.frame(at: 1)
    try stage.frame(at: 1.5)
    let shown = try #require(box.shown("backgroundColor") as? CGColor)
    #expect(abs(shown.rgba.x - 0.5) < 0.01)
    #expect(box.backgroundColor == .white)
  }

  /// A row: a curve, and where it is after a half and three quarters.
  @Test(arguments: [
    (UIView.AnimationOptions.curveEaseInOut, 0.5, 0.8708),
    (.curveEaseIn, 0.3154, 0.6219), (.curveEaseOut, 0.6846, 0.9065), (.curveLinear, 0.5, 0.75),
  ])
  func curvesAreTheSystems(
    _ options: UIView.AnimationOptions, _ half: Double, _ threeQuarters: Double
  ) throws {
    let stage = try ViewStage(box)
    UIView.animate(withDuration: 2, delay: 0, options: options) { box.center.x = 110 }
    try stage.frame(at: 0)
    try stage.frame(at: 1)
    #expect(abs(box.number("position.x") - 10 - 100 * half) < 0.1)
    try stage.frame(at: 1.5)
    #expect(abs(box.number("position.x") - 10 - 100 * threeQuarters) < 0.1)
  }

  @Test func itWaitsShowingWhatWas() throws {
    let stage = try ViewStage(box)
    box.alpha = 0
    UIView.animate(withDuration: 1, delay: 2, options: .curveLinear) { box.alpha = 1 }
    try stage.frame(at: 0)
    #expect(box.number("opacity") == 0, "the value before the block, not the one on the screen")
    try stage.frame(at: 1.9)
    #expect(box.number("opacity") == 0)
    try stage.frame(at: 2.5)
    #expect(abs(box.number("opacity") - 0.5) < 1e-6)
  }

  @Test func aViewThatCameInTheSameTurnAnimates() throws {
    let stage = try ViewStage()
    box.alpha = 0
    stage.window.addSubview(box)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { box.alpha = 1 }
    try stage.frame(at: 1)
    try stage.frame(at: 1.25)
    #expect(abs(box.number("opacity") - 0.25) < 1e-6)
    let alone = UIView()
    UIView.animate(withDuration: 1) { alone.alpha = 0 }
    #expect(alone.layer.animationKeys() == nil, "a view outside of windows does not animate")
  }

  @Test func oneAfterTheOtherAndOneInTheMiddleOfAnother() throws {
    let stage = try ViewStage(box)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { box.center.x = 110 }
    UIView.animate(withDuration: 1, delay: 1, options: .curveLinear) { box.center.x = 10 }
    for (time, x) in [(0.0, 10.0), (0.5, 60), (1, 110), (1.5, 60), (2, 10)] {
      try stage.frame(at: time)
      #expect(abs(box.number("position.x") - x) < 1e-6, "at \(time): there, and then back")
    }
    try stage.frame(at: 3)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { box.center.x = 110 }
    try stage.frame(at: 3)
    try stage.frame(at: 3.5)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { box.center.x = 10 }
    try stage.frame(at: 3.5)
    #expect(abs(box.number("position.x") - 60) < 1e-6, "it does not jump")
    try stage.frame(at: 4)
    #expect(abs(box.number("position.x") - 60) < 1e-6, "10 + 50 of the second, the first over")
  }

  @Test func fromWhatIsOnTheScreenItTakesTheOthersPlace() throws {
    let stage = try ViewStage(box)
    var heard: [Bool] = []
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      box.center.x = 110
    } completion: {
      heard.append($0)
    }
    try stage.frame(at: 0)
    try stage.frame(at: 0.5)
    UIView.animate(
      withDuration: 1, delay: 0, options: [.curveLinear, .beginFromCurrentState]
    ) {
      box.center.x = 10
    }
    try stage.frame(at: 0.5)
    #expect(abs(box.number("position.x") - 60) < 1e-6)
    #expect(heard == [false])
    try stage.frame(at: 1)
    #expect(abs(box.number("position.x") - 35) < 1e-6, "half the way from 60 to 10")
    try stage.frame(at: 2)
    #expect(heard == [false])
  }

  @Test func repeatingAndReversing() throws {
    let stage = try ViewStage(box)
    UIView.animate(
      withDuration: 1, delay: 0, options: [.curveLinear, .repeat, .autoreverse]
    ) {
      box.alpha = 0
    }
    for (time, alpha) in [(0.0, 1.0), (0.25, 0.75), (1.25, 0.25), (100.5, 0.5), (101.75, 0.75)] {
      try stage.frame(at: time)
      #expect(abs(box.number("opacity") - alpha) < 1e-4, "at \(time)")
    }
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { box.alpha = 1 }
    try stage.frame(at: 101.75)
    try stage.frame(at: 103)
    #expect(box.layer.animationKeys() == nil, "another animation ends one that repeats")
  }

  /// A row: what happens after a block, and what the completion hears, by frames at 0, 1 and 2.
  struct Ending: CustomTestStringConvertible, Sendable {
    let what: String
    let block: @Sendable (UIView) -> Void
    let after: @Sendable (UIView) -> Void
    let heard: [[Bool]]
    var testDescription: String { what }
  }

  @Test(arguments: [
    Ending(
      what: "it ends", block: { $0.alpha = 0 }, after: { _ in }, heard: [[], [true], [true]]),
    Ending(
      what: "nothing changed", block: { _ in }, after: { _ in }, heard: [[true], [true], [true]]),
    Ending(
      what: "the same value", block: { $0.alpha = 1 }, after: { _ in },
      heard: [[true], [true], [true]]),
    Ending(
      what: "taken away", block: { $0.alpha = 0 }, after: { $0.layer.removeAllAnimations() },
      heard: [[false], [false], [false]]),
    Ending(
      what: "the view leaves", block: { $0.alpha = 0 }, after: { $0.removeFromSuperview() },
      heard: [[false], [false], [false]]),
    Ending(
      what: "two properties", block: { ($0.alpha, $0.center.x) = (0, 50) }, after: { _ in },
      heard: [[], [true], [true]]),
    Ending(
      what: "one of two taken away", block: { ($0.alpha, $0.center.x) = (0, 50) },
      after: { $0.layer.removeAnimation(forKey: "opacity") }, heard: [[], [false], [false]]),
    Ending(
      what: "switched off", block: { view in UIView.performWithoutAnimation { view.alpha = 0 } },
      after: { _ in }, heard: [[true], [true], [true]]),
  ])
  func theCompletionHearsOnce(_ ending: Ending) throws {
    let stage = try ViewStage(box)
    var heard: [Bool] = []
    UIView.animate(withDuration: 1) { [box] in
      ending.block(box)
    } completion: {
      heard.append($0)
    }
    #expect(heard.isEmpty, "never inside")
    ending.after(box)
    for (time, expected) in zip([0.0, 1, 2], ending.heard) {
      try stage.frame(at: time)
      #expect(heard == expected, "at \(time)")
    }
  }

  @Test func withoutDurationItIsThereAtOnce() throws {
    let stage = try ViewStage(box)
    var heard: [Bool] = []
    UIView.animate(withDuration: 0) {
      box.alpha = 0
    } completion: {
      heard.append($0)
    }
    #expect(box.layer.animationKeys() == nil && heard.isEmpty)
    try stage.frame(at: 1)
    #expect(heard == [true])
    UIView.setAnimationsEnabled(false)
    UIView.animate(withDuration: 1) {
      box.alpha = 1
    } completion: {
      heard.append($0)
    }
    #expect(!UIView.areAnimationsEnabled && box.layer.animationKeys() == nil)
    UIView.setAnimationsEnabled(true)
    try stage.frame(at: 2)
    #expect(heard == [true, true])
  }

  @Test func theLayoutGoesAlong() throws {
    final class Row: UIView {
      override func layoutSubviews() { subviews.first?.frame = bounds }
    }
    let row = Row(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    row.addSubview(box)
    let stage = try ViewStage(row)
    #expect(box.frame.width == 10)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      row.frame.size.width = 50
      row.layoutIfNeeded()
    }
    try stage.frame(at: 1)
    try stage.frame(at: 1.5)
    #expect(abs(box.number("bounds.size.width") - 30) < 1e-6)
    try stage.frame(at: 3)
    UIView.animate(withDuration: 1, delay: 0, options: [.curveLinear, .layoutSubviews]) {
      row.frame.size.width = 10
    }
    try stage.frame(at: 3)
    try stage.frame(at: 3.5)
    #expect(abs(box.number("bounds.size.width") - 30) < 1e-6, "asked for by the option")
  }

  @Test func aBlockInsideAnotherTakesItsDurationUnlessItSaysNo() throws {
    let other = UIView(frame: box.frame)
    let stage = try ViewStage(box, other)
    UIView.animate(withDuration: 4, delay: 0, options: .curveLinear) {
      #expect(UIView.inheritedAnimationDuration == 4)
      UIView.animate(withDuration: 1) { box.alpha = 0 }
      UIView.animate(
        withDuration: 1, delay: 0, options: [.overrideInheritedDuration]
      ) {
        other.alpha = 0
      }
    }
    #expect(UIView.inheritedAnimationDuration == 0)
    try stage.frame(at: 0)
    try stage.frame(at: 0.5)
    #expect(abs(box.number("opacity") - 0.875) < 1e-6)
    #expect(abs(other.number("opacity") - 0.5) < 1e-6)
  }

  @Test(arguments: [(0.3, 0.0), (0.5, 0), (0.8, 2), (1, 0), (1, 5)])
  func aSpringMovesByTheFormula(ratio: Double, velocity: Double) throws {
    let stage = try ViewStage(box)
    UIView.animate(
      withDuration: 2, delay: 0, usingSpringWithDamping: ratio, initialSpringVelocity: velocity
    ) {
      box.center.x = 110
    }
    let spring = try #require(box.layer.animation(forKey: "position") as? CASpringAnimation)
    let frequency = spring.stiffness.squareRoot()
    #expect(abs(spring.damping / (2 * frequency) - ratio) < 1e-9)
    #expect(spring.initialVelocity == velocity && spring.mass == 1)
    func distance(_ time: Double) -> Double {
      guard ratio < 1 else {
        return exp(-frequency * time) * (1 + (frequency - velocity) * time)
      }
      let swings = frequency * (1 - ratio * ratio).squareRoot()
      return exp(-ratio * frequency * time)
        * (cos(swings * time) + (ratio * frequency - velocity) / swings * sin(swings * time))
    }
    try stage.frame(at: 0)
    for time in [0.1, 0.4, 1.1] {
      try stage.frame(at: time)
      #expect(abs(box.number("position.x") - 110 + 100 * distance(time)) < 1e-6, "at \(time)")
    }
    #expect(abs(distance(2)) <= 0.001, "it is at rest when the time is over")
    #expect((0...8).contains { abs(distance(2 - Double($0) * 0.1)) > 0.001 }, "and not long before")
  }

  @Test func throughKeyframes() throws {
    let stage = try ViewStage(box)
    var heard: [Bool] = []
    UIView.animateKeyframes(
      withDuration: 4, delay: 0,
      options: [UIView.KeyframeAnimationOptions(rawValue: 3 << 16)]
    ) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.25) { box.center.x = 50 }
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.25) { box.center.x = 10 }
      box.alpha = 0
    } completion: {
      heard.append($0)
    }
    for (time, x) in [(0.0, 10.0), (0.5, 30), (1, 50), (1.5, 50), (2, 50), (2.5, 30), (3, 10)] {
      try stage.frame(at: time)
      #expect(abs(box.number("position.x") - x) < 1e-6, "at \(time)")
      #expect(abs(box.number("opacity") - 1 + time / 4) < 1e-6, "at \(time)")
    }
    #expect(heard.isEmpty)
    try stage.frame(at: 4)
    #expect(heard == [true] && box.center.x == 10)
  }

  @Test func aCrossDissolveFadesAndAFlipTurns() throws {
    box.backgroundColor = .red
    let stage = try ViewStage(box)
    UIView.transition(
      with: box, duration: 1, options: [.transitionCrossDissolve, .curveLinear]
    ) {
      box.backgroundColor = .blue
    }
    try stage.frame(at: 0)
    #expect(stage.pixel(10, 10) == 0xFFFF_0000)
    try stage.frame(at: 0.5)
    let middle = stage.pixel(10, 10)
    #expect(abs(Int(middle >> 16 & 255) - 128) < 3 && abs(Int(middle & 255) - 128) < 3)
    try stage.frame(at: 1)
    #expect(stage.pixel(10, 10) == 0xFF00_00FF)

    UIView.transition(
      with: box, duration: 1, options: [.transitionFlipFromLeft, .curveLinear]
    ) {
      box.backgroundColor = .red
    }
    try stage.frame(at: 1)
    try stage.frame(at: 1.25)
    #expect(stage.pixel(10, 10) == 0xFF00_00FF, "the old side is still in front")
    #expect(stage.pixel(17, 10) == 0 && stage.pixel(2, 10) != 0, "its left side is nearer")
    try stage.frame(at: 1.75)
    #expect(stage.pixel(10, 10) == 0xFFFF_0000)
    try stage.frame(at: 2)
    #expect(stage.pixel(1, 10) == 0xFFFF_0000)
  }

  @Test func aTransitionPutsOneViewInAnothersPlace() throws {
    let other = UIView(frame: box.frame)
    let stage = try ViewStage(box)
    var heard: [Bool] = []
    UIView.transition(from: box, to: other, duration: 1, options: .transitionCrossDissolve) {
      heard.append($0)
    }
    #expect(stage.window.subviews == [other])
    try stage.frame(at: 0)
    try stage.frame(at: 1)
    #expect(heard == [true])
  }

  @Test func touchesPassAMovingViewByUnlessAllowed() throws {
    let stage = try ViewStage(box)
    let point = CGPoint(x: 10, y: 10)
    UIView.animate(withDuration: 1) { box.alpha = 0.5 }
    #expect(stage.window.hitTest(point, with: nil) === stage.window)
    try stage.frame(at: 0)
    try stage.frame(at: 1)
    #expect(stage.window.hitTest(point, with: nil) === box)
    UIView.animate(withDuration: 1, delay: 0, options: .allowUserInteraction) { box.alpha = 1 }
    #expect(stage.window.hitTest(point, with: nil) === box)
  }

  @Test func betweenTwoCallsAsBeforeThereWereBlocks() throws {
    let stage = try ViewStage(box)
    UIView.beginAnimations(nil, context: nil)
    UIView.setAnimationDuration(2)
    UIView.setAnimationCurve(.linear)
    box.center.x = 30
    UIView.commitAnimations()
    box.center.y = 90
    try stage.frame(at: 0)
    try stage.frame(at: 1)
    #expect(abs(box.number("position.x") - 20) < 1e-6)
    #expect(box.number("position.y") == 90, "after the commit nothing is animated")
  }

  @Test func aLayersOwnActionMadeOfTheViewsIsWaitedFor() throws {
    final class DialLayer: CALayer {
      @Animatable var turn: CGFloat = 0
      override func action(forKey event: String) -> (any CAAction)? {
        guard event == "turn",
          let animation = super.action(forKey: "backgroundColor") as? CABasicAnimation
        else { return super.action(forKey: event) }
        animation.keyPath = event
        animation.fromValue = presentation()?.turn
        return animation
      }
    }
    final class Dial: UIView {
      override class var layerClass: AnyClass { DialLayer.self }
    }
    let dial = Dial(frame: box.frame)
    let layer = try #require(dial.layer as? DialLayer)
    let stage = try ViewStage(dial)
    var heard: [Bool] = []
    UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) {
      layer.turn = 1
    } completion: {
      heard.append($0)
    }
    try stage.frame(at: 0)
    try stage.frame(at: 1)
    #expect(abs((layer.presentation()?.turn ?? .nan) - 0.5) < 1e-6 && heard.isEmpty)
    try stage.frame(at: 2)
    #expect(heard == [true])
  }
}
