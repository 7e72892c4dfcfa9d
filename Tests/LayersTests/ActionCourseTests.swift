import Animation
import Drawing
import Geometry
import Layers
import Testing

/// Where actions come from, and what presentation copies answer.
@Suite struct ActionCourseTests {
  /// An action that says where it was found.
  private final class Found: CAAction {
    let place: String
    init(_ place: String) { self.place = place }
    func run(forKey event: String, object anObject: Any, arguments: [AnyHashable: Any]?) {}
  }

  private final class Answerer: CALayerDelegate {
    var answer: (any CAAction)?
    func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { answer }
  }

  private final class DefaultLayer: CALayer {
    override class func defaultAction(forKey event: String) -> (any CAAction)? {
      event == "zPosition" ? Found("class") : super.defaultAction(forKey: event)
    }
  }

  @Test func theFirstAnswerCounts() throws {
    let stage = try AnimationStage(DefaultLayer())
    let layer = stage.layer
    func place() -> String? {
      switch layer.action(forKey: "zPosition") {
      case let found as Found: found.place
      case nil: nil
      case let other: "\(type(of: other))"
      }
    }
    #expect(layer.action(forKey: "cornerRadius") is CABasicAnimation)
    #expect(place() == "class")
    layer.style = ["actions": ["zPosition": Found("style")]]
    #expect(place() == "style")
    layer.actions = ["zPosition": Found("actions"), "opacity": NullAction()]
    #expect(place() == "actions")
    let delegate = Answerer()
    layer.delegate = delegate
    #expect(place() == "actions", "nil of the delegate continues the search")
    delegate.answer = Found("delegate")
    #expect(place() == "delegate")
    CATransaction.setDisableActions(true)
    #expect(place() == "delegate", "disabled actions are still found")
    CATransaction.setDisableActions(false)
    delegate.answer = NullAction()
    #expect(place() == nil || place() == "NullAction")
    layer.zPosition = 5
    layer.cornerRadius = 5
    #expect(layer.animationKeys() == nil)
    layer.delegate = nil
    layer.opacity = 0.5
    #expect(layer.animationKeys() == nil, "none by the layer's own actions")
  }

  @Test func whichKeysAnimateByThemselves() throws {
    let stage = try AnimationStage(CAShapeLayer())
    let layer = stage.layer
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
    layer.path = path
    #expect(layer.animationKeys() == nil, "a path has no animation of its own")
    layer.strokeEnd = 0.5
    layer.strokeStart = 0.25
    layer.lineWidth = 3
    layer.lineDashPhase = 3
    layer.fillColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    layer.strokeColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    #expect(
      layer.animationKeys() == [
        "strokeEnd", "strokeStart", "lineWidth", "lineDashPhase", "fillColor", "strokeColor",
      ])
    layer.removeAllAnimations()
    layer.frame = CGRect(x: 5, y: 5, width: 40, height: 40)
    #expect(Set(layer.animationKeys() ?? []) == ["position", "bounds"])
    layer.removeAllAnimations()
    layer.setValue(0.5, forKey: "opacity")
    layer.setValue(7, forKeyPath: "position.x")
    layer.setValue(2, forKeyPath: "transform.scale")
    #expect(layer.animationKeys() == ["opacity", "position", "transform"])
  }

  @Test func aTransactionWithoutDurationChangesAtOnce() throws {
    let stage = try AnimationStage()
    var ran = 0
    CATransaction.begin()
    CATransaction.setValue(0, forKey: "animationDuration")
    CATransaction.setCompletionBlock { ran += 1 }
    stage.layer.opacity = 0.5
    CATransaction.commit()
    #expect(try stage.number("opacity", at: 0) == 0.5)
    #expect(stage.layer.animationKeys() == nil && ran == 1)
    #expect(stage.harness.renderer.nextFrameTime == .infinity)
    CATransaction.begin()
    CATransaction.setValue(true, forKey: "disableActions")
    stage.layer.opacity = 1
    CATransaction.commit()
    #expect(stage.layer.animationKeys() == nil)
  }

  @Test func theStoredAnimationTellsWhenItBeganAndHowLongItTakes() throws {
    let stage = try AnimationStage(at: 100)
    let animation = basic("opacity", 0, 1, duration: 0)
    stage.layer.add(animation, forKey: "a")
    #expect(stage.layer.animation(forKey: "a")?.duration == 0.25)
    try stage.harness.frame(at: 100)
    #expect(stage.layer.animation(forKey: "a")?.beginTime == 100)
    #expect(animation.beginTime == 0 && animation.duration == 0)
  }

  @Test func presentationCopies() throws {
    let lone = CALayer()
    #expect(lone.presentation() == nil && lone.model() === lone)
    let stage = try AnimationStage(CAShapeLayer())
    let child = CALayer()
    child.frame = CGRect(x: 0, y: 0, width: 5, height: 5)
    stage.layer.addSublayer(child)
    stage.layer.add(basic("position", CGPoint(x: 10, y: 10), CGPoint(x: 90, y: 10)), forKey: "go")
    try stage.harness.frame(at: 0)
    try stage.harness.frame(at: 0.5)
    let shown = try #require(stage.layer.presentation())
    #expect(shown === stage.layer.presentation() && shown.model() === stage.layer)
    #expect(type(of: shown) == CAShapeLayer.self && shown.position == CGPoint(x: 50, y: 10))
    #expect(shown.superlayer === stage.harness.root.presentation())
    #expect(shown.sublayers?.first?.model() === child)
    #expect(shown.presentation() == nil || shown.presentation() === shown)
    let model = stage.harness.root
    let moving = try #require(model.presentation())
    #expect(moving.hitTest(CGPoint(x: 52, y: 12))?.model() === stage.layer)
    #expect(model.hitTest(CGPoint(x: 52, y: 12)) === model, "the model has not moved")
    shown.opacity = 0.5
    shown.setNeedsDisplay()
    shown.setNeedsLayout()
    shown.add(basic("opacity", 0, 1), forKey: "never")
    #expect(stage.layer.animationKeys() == ["go"] && stage.layer.opacity == 1)
    #expect(!stage.layer.needsDisplay() && !stage.layer.needsLayout())
    try stage.harness.frame(at: 0.75)
    #expect(stage.layer.presentation()?.position == CGPoint(x: 70, y: 10))
    #expect(stage.layer.presentation()?.opacity == 1)
  }

  /// K-03: whoever hears of an end may add and remove as it likes.
  @Test func changesInsideCallbacks() throws {
    let stage = try AnimationStage()
    let listeners = (0..<3).map { _ in AnimationListener() }
    for (index, path) in ["zPosition", "cornerRadius", "opacity"].enumerated() {
      stage.layer.add(
        basic(path, 0, 1, duration: Double(index + 1)) { $0.delegate = listeners[index] },
        forKey: path)
    }
    listeners[0].onStop = { [layer = stage.layer] in
      layer.removeAllAnimations()
      layer.add(basic("zPosition", 5, 5), forKey: "again")
    }
    try stage.harness.frame(at: 0)
    try stage.harness.frame(at: 1)
    #expect(stage.layer.animationKeys() == ["again"])
    #expect(try stage.number("zPosition", at: 1.5) == 5)
    #expect(listeners.map { $0.heard.last } == ["finished", "stopped", "stopped"])
    let transition = CATransition()
    transition.delegate = listeners[1]
    stage.layer.add(transition, forKey: "whatever")
    #expect(stage.layer.animationKeys() == ["again", "transition"])
  }
}
