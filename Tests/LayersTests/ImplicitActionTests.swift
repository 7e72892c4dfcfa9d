import Animation
import Drawing
import Geometry
import Layers
import ReferenceCases
import Testing

/// What a change of a layer starts by itself, and what transactions say about it.
@Suite struct ImplicitActionTests {
  private static let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)

  /// Answers actions by event, and writes down what it was asked.
  private final class Chooser: CALayerDelegate {
    var asked: [String] = []
    var answers: [String: any CAAction] = [:]
    var valueWhenAsked: Float?
    func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
      asked.append(event)
      valueWhenAsked = layer.opacity
      return answers[event]
    }
  }

  /// Writes down its runs.
  private final class Note: CAAction {
    var runs: [String] = []
    var valueWhenRun: Float?
    func run(forKey event: String, object anObject: Any, arguments: [AnyHashable: Any]?) {
      runs.append(event)
      valueWhenRun = (anObject as? CALayer)?.opacity
    }
  }

  @Test func transactionDefaults() throws {
    let reference = try ReferenceCase.named("TX-01")
    // Outside any transaction: another test may have left one open on this thread.
    CATransaction.flush()
    let values = try reference.input["read"].items().map {
      CATransaction.value(forKey: try $0.string())
    }
    #expect(values[0] as? Double == (try reference.expected["v"][0].number()))
    #expect(values[1] as? Bool == (try reference.expected["v"][1].bool()))
    #expect(reference.expected["v"][2].isNull && values[2] as? CAMediaTimingFunction == nil)
  }

  @Test func nestedTransactionsInherit() throws {
    let reference = try ReferenceCase.named("TX-02")
    CATransaction.begin()
    CATransaction.setAnimationDuration(try reference.input["outer"]["animationDuration"].number())
    CATransaction.setValue("outer", forKey: "note")
    CATransaction.begin()
    #expect(CATransaction.animationDuration() == (try reference.expected["inner_read"].number()))
    CATransaction.setAnimationDuration(5)
    CATransaction.setValue("inner", forKey: "note")
    CATransaction.commit()
    #expect(CATransaction.animationDuration() == (try reference.expected["after"].number()))
    #expect(CATransaction.value(forKey: "note") as? String == "outer")
    CATransaction.commit()
    #expect(CATransaction.value(forKey: "note") == nil)
  }

  @Test func completionRunsOnALaterTurn() throws {
    let expected = try ReferenceCase.named("TX-04").expected
    let stage = try AnimationStage()
    var ran = 0.0
    CATransaction.begin()
    CATransaction.setCompletionBlock { ran += 1 }
    CATransaction.commit()
    #expect(ran == (try expected["after_commit"].number()))
    try stage.harness.frame(at: 1)
    #expect(ran == (try expected["after_turn"].number()))
    try stage.harness.frame(at: 2)
    #expect(ran == (try expected["after_two_turns"].number()))
  }

  @Test func aSecondCompletionAdds() throws {
    let reference = try ReferenceCase.named("TX-05")
    let stage = try AnimationStage()
    var ran: [String: Double] = [:]
    CATransaction.begin()
    for name in try reference.input["set"].items() {
      let name = try name.string()
      CATransaction.setCompletionBlock { ran[name, default: 0] += 1 }
    }
    if try reference.input["then_nil"].bool() { CATransaction.setCompletionBlock(nil) }
    #expect(reference.expected["read_after_nil"].isNull)
    #expect(CATransaction.completionBlock() == nil)
    CATransaction.commit()
    try stage.harness.frame(at: 1)
    for name in ["first", "second"] {
      #expect(ran[name] == (try reference.expected[name].number()))
    }
  }

  /// Nested animations count, those of the enclosing transaction do not; removing counts as ending.
  @Test func completionWaitsForNestedAnimationsAndForRemovals() throws {
    let stage = try AnimationStage()
    var ran: [String] = []
    CATransaction.begin()
    stage.layer.add(basic("opacity", 0, 1, duration: 9), forKey: "before")
    CATransaction.setCompletionBlock { ran.append("outer") }
    CATransaction.begin()
    CATransaction.setCompletionBlock { ran.append("inner") }
    stage.layer.add(basic("zPosition", 0, 1, duration: 1), forKey: "nested")
    CATransaction.commit()
    stage.layer.add(basic("zPosition", 0, 1, duration: 5), forKey: "removed")
    CATransaction.commit()
    try stage.harness.frame(at: 1)
    try stage.harness.frame(at: 2)
    #expect(ran == ["inner"])
    stage.layer.removeAnimation(forKey: "removed")
    try stage.harness.frame(at: 2.5)
    #expect(ran == ["inner", "outer"])
  }

  /// K-05: called once though nothing changed, or changed to where it was.
  @Test func completionOfNoChangeRunsOnce() throws {
    let stage = try AnimationStage()
    var ran = 0
    CATransaction.begin()
    CATransaction.setCompletionBlock { ran += 1 }
    stage.layer.opacity = 1
    CATransaction.commit()
    CATransaction.begin()
    CATransaction.setCompletionBlock { ran += 10 }
    stage.layer.add(basic("opacity", 1, 1), forKey: nil)
    CATransaction.commit()
    for time in [1.0, 1.5, 2, 3] { try stage.harness.frame(at: time) }
    #expect(ran == 11)
  }

  @Test func anotherPropertysAnimationGoesOn() throws {
    let reference = try ReferenceCase.named("AN-26")
    let input = reference.input
    let stage = try AnimationStage()
    let x = try input["animating"]["x"].numbers()
    stage.layer.add(
      basic("position.x", x[0], x[1], duration: try input["animating"]["duration"].number()),
      forKey: "x")
    try stage.harness.frame(at: 0)
    try stage.harness.frame(at: 1)
    stage.layer.opacity = Float(try input["set"]["opacity"].number())
    try stage.harness.frame(at: 2)
    let time = try input["t"].number()
    let expected = reference.expected["presentation"]
    #expect(
      abs(try stage.number("position.x", at: time) - (try expected["x"].number()))
        <= reference.tolerance)
    #expect(try stage.number("opacity", at: time) == (try expected["opacity"].number()))
  }

  @Test func aChangeThatTakesNoTimeIsWrittenOnce() throws {  // AN-22, AN-35
    let reference = try ReferenceCase.named("AN-22")
    let instant = try ReferenceCase.named("AN-35")
    let stage = try AnimationStage()
    let listener = AnimationListener()
    let painted = stage.harness.paintedFrames
    CATransaction.begin()
    CATransaction.setAnimationDuration(try reference.input["duration"].number())
    #expect(try instant.input["duration"].number() == CATransaction.animationDuration())
    CATransaction.setDisableActions(true)
    stage.layer.backgroundColor = Self.red
    stage.layer.add(
      basic("backgroundColor", CGColor(gray: 1, alpha: 1), Self.red, duration: 0) {
        $0.delegate = listener
      }, forKey: nil)
    CATransaction.commit()
    for time in [1.0, 1.125, 2] { try stage.harness.frame(at: time) }
    let writes = stage.harness.paintedFrames - painted
    #expect(writes == Int(try reference.expected["writes"].number()))
    #expect(listener.heard == ["start", "finished"])
    #expect(try reference.expected["stops"].number() == 1)
    #expect(stage.harness.pixel(20, 20) == 0xFFFF_0000)
    #expect(stage.layer.animationKeys() == nil, "stopped")
  }

  @Test func overshootingCurvesPassTheEnds() throws {
    let reference = try ReferenceCase.named("AN-34")
    let input = reference.input
    let duration = try input["duration"].number()
    let stage = try AnimationStage()
    stage.layer.add(
      basic("zPosition", try input["from"].number(), try input["to"].number(), duration: duration) {
        // There and back beyond both ends, as the case's easing, which is no Bézier curve.
        $0.timingFunction = CAMediaTimingFunction(controlPoints: 0.68, -0.55, 0.265, 1.55)
      }, forKey: nil)
    try stage.harness.frame(at: 0)
    let times = try input["t"].numbers()
    let expected = try reference.expected["v"].numbers()
    let first = try stage.number("zPosition", at: times[0])
    let second = try stage.number("zPosition", at: times[1])
    #expect(expected[0] < 0 && first < -50, "it is not cut off at the start: \(first)")
    #expect(expected[1] > 1000 && second > 1050, "nor at the end: \(second)")
  }

  @Test func theActionIsAskedBeforeTheValueAndRunAfter() throws {
    let stage = try AnimationStage()
    let (chooser, note) = (Chooser(), Note())
    chooser.answers = ["opacity": note]
    stage.layer.delegate = chooser
    stage.layer.opacity = 0.5
    #expect(chooser.valueWhenAsked == 1 && note.valueWhenRun == 0.5)
    stage.layer.opacity = 0.5
    #expect(note.runs == ["opacity"], "unchanged: nothing at all")
  }

  @Test func theSearchGoesFromTheDelegateToTheClass() throws {
    final class Own: CALayer {
      override class func defaultAction(forKey event: String) -> (any CAAction)? {
        event == "zPosition" ? NullAction() : nil
      }
    }
    let stage = try AnimationStage(Own())
    let notes = (0..<3).map { _ in Note() }
    let chooser = Chooser()
    stage.layer.delegate = chooser
    stage.layer.style = ["actions": ["opacity": notes[2] as any CAAction]]
    #expect(stage.layer.action(forKey: "opacity") as? Note === notes[2])
    stage.layer.actions = ["opacity": notes[1]]
    #expect(stage.layer.action(forKey: "opacity") as? Note === notes[1])
    chooser.answers = ["opacity": notes[0]]
    #expect(stage.layer.action(forKey: "opacity") as? Note === notes[0])
    chooser.answers = ["opacity": NullAction()]
    #expect(stage.layer.action(forKey: "opacity") == nil, "none ends the search")
    #expect(stage.layer.action(forKey: "zPosition") == nil)
    CATransaction.setDisableActions(true)
    let builtIn = try #require(stage.layer.action(forKey: "cornerRadius") as? CABasicAnimation)
    #expect(builtIn.fromValue == nil && builtIn.toValue == nil && builtIn.byValue == nil)
    #expect(builtIn.timingFunction == CAMediaTimingFunction(name: .default))
    #expect(CAShapeLayer().action(forKey: "path") == nil)
  }

  @Test func treeEventsAreAskedFor() throws {
    let stage = try AnimationStage()
    let (chooser, inner) = (Chooser(), Chooser())
    stage.layer.delegate = chooser
    let sublayer = CALayer()
    sublayer.delegate = inner
    stage.layer.addSublayer(sublayer)
    #expect(chooser.asked == ["sublayers"] && inner.asked == ["onOrderIn"])
    try stage.harness.frame(at: 1)
    sublayer.isHidden = true
    sublayer.isHidden = false
    #expect(inner.asked == ["onOrderIn", "onOrderOut", "hidden", "onOrderIn", "hidden"])
    sublayer.removeFromSuperlayer()
    #expect(chooser.asked == ["sublayers", "sublayers"] && inner.asked.last == "onOrderOut")
    stage.layer.mask = CALayer()
    stage.layer.contents = try image(Self.red)
    #expect(chooser.asked.suffix(2) == ["mask", "contents"])
    #expect(stage.layer.animationKeys() == ["contents"], "only contents have one by themselves")
    CATransaction.setDisableActions(true)
    stage.layer.addSublayer(CALayer())
    #expect(chooser.asked.count == 4)
    let alone = CALayer()
    alone.delegate = chooser
    alone.addSublayer(CALayer())
    alone.isHidden = true
    #expect(chooser.asked.count == 4, "a layer outside a committed tree has no actions")
  }

  @Test func contentsFadeIntoEachOther() throws {
    let stage = try AnimationStage()
    CATransaction.setDisableActions(true)
    stage.layer.backgroundColor = nil
    let (old, new) = (try image(Self.red), try image(CGColor(red: 0, green: 0, blue: 1, alpha: 1)))
    stage.layer.contents = old
    try stage.harness.frame(at: 0.5)
    CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
    stage.layer.contents = new
    stage.layer.contents = new
    #expect(stage.layer.presentation()?.contents as? CGImage === old, "not committed yet")
    try stage.harness.frame(at: 1)
    #expect(stage.harness.pixel(20, 20) == 0xFFFF_0000)
    try stage.harness.frame(at: 1.0625)
    #expect(stage.layer.presentation()?.contents as? CGImage === old, "the nearer one")
    try stage.harness.frame(at: 1.125)
    #expect((127...128).contains(stage.harness.pixel(20, 20) & 255), "half and half")
    #expect(stage.layer.presentation()?.contents as? CGImage === new)
    try stage.harness.frame(at: 1.25)
    #expect(stage.harness.pixel(20, 20) == 0xFF00_00FF)
    stage.layer.contents = nil
    try stage.harness.frame(at: 2)
    try stage.harness.frame(at: 2.125)
    #expect((1..<255).contains(stage.harness.pixel(20, 20) & 255), "fading out")
    try stage.harness.frame(at: 3)
    #expect(stage.harness.pixel(20, 20) == 0)
  }

  private func image(_ color: CGColor) throws -> CGImage {
    var surface = try ImageSurface(size: PixelSize(width: 2, height: 2))
    try surface.withContext { context in
      context.setFillColor(color)
      context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
    }
    return CGImage(surface)
  }

  @Test func thePresentationIsAsOfTheTransactionsStart() throws {
    final class Meter: CAShapeLayer {
      @Animatable var level: CGFloat = 1
    }
    let stage = try AnimationStage(Meter())
    let old = stage.layer.position
    stage.layer.delegate = nil
    CATransaction.setDisableActions(true)
    stage.layer.position = CGPoint(x: 70, y: 70)
    stage.layer.position = CGPoint(x: 80, y: 80)
    stage.layer.strokeColor = Self.red
    stage.layer.level = 5
    let shown = try #require(stage.layer.presentation())
    #expect(shown.position == old && shown.strokeColor == nil && shown.level == 1)
    #expect(shown === stage.layer.presentation(), "the same object within a frame")
    try stage.harness.frame(at: 1)
    let after = try #require(stage.layer.presentation())
    #expect(after.position == CGPoint(x: 80, y: 80) && after.strokeColor == Self.red)
    #expect(after.level == 5)
  }

  /// An explicit animation without ends goes from the screen to the model, also where the model
  /// was set without an action.
  @Test func withoutEndsFromTheScreenToTheModel() throws {
    let stage = try AnimationStage()
    CATransaction.setDisableActions(true)
    stage.layer.zPosition = 8
    stage.layer.borderColor = nil
    stage.layer.add(basic("zPosition"), forKey: nil)
    try stage.harness.frame(at: 1)
    #expect(try stage.number("zPosition", at: 1.25) == 2)
  }

  @Test func anExplicitAnimationUnderTheEventsNameReplacesTheImplicitOne() throws {
    let stage = try AnimationStage()
    stage.layer.opacity = 0
    stage.layer.add(basic("opacity", 0.5, 0.5), forKey: "opacity")
    try stage.harness.frame(at: 1)
    #expect(stage.layer.animationKeys() == ["opacity"])
    #expect(try stage.number("opacity", at: 1.125) == 0.5)
  }

  /// a plain sublayer animates, a view's own layer does not, nor one where actions are off.
  @Test func onlyLayersOfTheirOwnAnimateByThemselves() throws {
    let stage = try AnimationStage(CAShapeLayer())
    stage.layer.strokeEnd = 0.5
    #expect(stage.layer.animationKeys() == ["strokeEnd"])
    stage.layer.removeAllAnimations()
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    stage.layer.strokeEnd = 0.75
    CATransaction.commit()
    #expect(stage.layer.animationKeys() == nil)
    let owner = Chooser()
    owner.answers = ["strokeEnd": NullAction()]
    stage.layer.delegate = owner
    stage.layer.strokeEnd = 1
    #expect(stage.layer.animationKeys() == nil)
  }
}
