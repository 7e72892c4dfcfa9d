import Animation
import Drawing
import Geometry
import Layers
import ReferenceCases
import Testing

/// Groups on layers: one clock for several animations.
@Suite struct GroupAnimationTests {
  private func group(
    _ members: [CAAnimation], duration: Double = 4,
    _ configure: (CAAnimationGroup) -> Void = { _ in }
  ) -> CAAnimationGroup {
    let group = CAAnimationGroup()
    group.animations = members
    group.duration = duration
    configure(group)
    return group
  }

  @Test(arguments: ["GR-01", "GR-02", "GR-04", "GR-05"])
  func referenceCases(id: String) throws {
    let reference = try ReferenceCase.named(id)
    let input = reference.input
    let member = basic(
      "opacity", try input["member"]["from"].number(), try input["member"]["to"].number(),
      duration: try input["member"]["duration"].number())
    let groups = input["groups"]
    let durations =
      try groups.isNull ? [input["group"]["duration"].number()] : groups.numbers()
    var animation: CAAnimation = member
    for duration in durations { animation = group([animation], duration: duration) }
    let begin = input["group"]["beginTime"]
    animation.beginTime = begin.isNull ? 0 : try begin.number()
    let stage = try AnimationStage()
    stage.layer.add(animation, forKey: nil)
    try stage.harness.frame(at: 0)
    let shown = try stage.number("opacity", at: try input["t"].number())
    #expect(abs(shown - (try reference.expected["opacity"].number())) <= reference.tolerance)
  }

  @Test func membersAreCutOffWhereTheGroupEnds() throws {
    let reference = try ReferenceCase.named("GR-07")
    let stage = try AnimationStage()
    let member = basic(
      "zPosition", 0, 1, duration: try reference.input["member"]["duration"].number())
    let end = try reference.input["group"]["duration"].number()
    stage.layer.add(group([member], duration: end).held(), forKey: nil)
    try stage.harness.frame(at: 1)
    let shown = try stage.number("zPosition", at: 1 + end)
    #expect(shown == (try reference.expected["fraction_at_group_end"].number()))
  }

  @Test func fromNowhereItShowsItsStart() throws {
    let reference = try ReferenceCase.named("LS-08")
    let input = reference.input
    let stage = try AnimationStage()
    CATransaction.setDisableActions(true)
    stage.layer.opacity = Float(try input["model"].number())
    let member = basic(
      "opacity", try input["group member"]["from"].number(),
      try input["group member"]["to"].number(),
      duration: try input["group member"]["duration"].number())
    stage.layer.add(group([member]), forKey: nil)
    let shown = try stage.number("opacity", at: 1)
    #expect(try reference.expected["presentation"].string() == "<0.01" && shown < 0.01)
    #expect(Double(stage.layer.opacity) == (try reference.expected["model"].number()))
  }

  @Test func membersBeginByTheGroupsClock() throws {  // GR-03
    let stage = try AnimationStage()
    let late = basic("zPosition", 10, 20, duration: 2) {
      $0.beginTime = 1
      $0.fillMode = .backwards
    }
    stage.layer.add(group([late]), forKey: nil)
    try stage.harness.frame(at: 100)
    #expect(try stage.number("zPosition", at: 100.5) == 10, "filled backwards inside the group")
    #expect(try stage.number("zPosition", at: 102) == 15)
    #expect(try stage.number("zPosition", at: 103.5) == 0, "over, and not filled forwards")
  }

  @Test func theGroupsCurveBendsItsMembersClock() throws {
    let stage = try AnimationStage()
    let curve = CAMediaTimingFunction(name: .easeIn)
    stage.layer.add(
      group([basic("zPosition", 0, 4, duration: 4)]) { $0.timingFunction = curve }, forKey: nil)
    try stage.harness.frame(at: 1)
    let shown = try stage.number("zPosition", at: 3)
    // easeIn is at 0.3153568 half way: CSS's ease-in.
    #expect(abs(shown - 4 * 0.3153568) < 1e-5, "it shows \(shown)")
  }

  @Test func repeatingAndReversingTakesTheMembersAlong() throws {
    let stage = try AnimationStage()
    let curve = CAMediaTimingFunction(controlPoints: 0.5, 0, 1, 1)
    let member = basic("zPosition", 0, 8, duration: 2) { $0.timingFunction = curve }
    stage.layer.add(
      group([member], duration: 2) {
        $0.autoreverses = true
        $0.repeatCount = 2
      }, forKey: nil)
    try stage.harness.frame(at: 10)
    let there = try stage.number("zPosition", at: 10.5)
    for back in [13.5, 14.5, 17.5] {
      #expect(abs(try stage.number("zPosition", at: back) - there) < 1e-9, "the mirror image")
    }
    #expect(try stage.number("zPosition", at: 18) == 0, "over")
  }

  @Test func onlyTheGroupsDelegateIsTold() throws {
    let stage = try AnimationStage()
    let (inner, outer) = (AnimationListener(), AnimationListener())
    let member = basic("opacity", 0, 1, duration: 1) {
      $0.delegate = inner
      $0.isRemovedOnCompletion = true
    }
    stage.layer.add(group([member], duration: 2) { $0.delegate = outer }, forKey: nil)
    for time in [1, 2.5, 3, 4] { try stage.harness.frame(at: time) }
    #expect(inner.heard.isEmpty && outer.heard == ["start", "finished"])
  }

  /// T-02: a group that says no duration lasts a quarter second, and cuts its members there.
  @Test func withoutADurationItLastsAQuarterSecond() throws {
    let stage = try AnimationStage()
    stage.layer.add(group([basic("zPosition", 0, 4, duration: 4)], duration: 0), forKey: "g")
    try stage.harness.frame(at: 1)
    #expect(try stage.number("zPosition", at: 1.125) == 0.125)
    try stage.harness.frame(at: 1.25)
    #expect(stage.layer.animationKeys() == nil)
  }

  /// A player of sections: the group plays one again and again, its members start in the middle.
  @Test func aSectionOfALongerAnimationPlays() throws {
    let stage = try AnimationStage()
    let section = (start: 2.0, length: 3.0)
    let values = keyframes("zPosition", [0, 10, 0], duration: 10) { $0.timeOffset = section.start }
    let turn = basic("transform.rotation.z", 0, 10, duration: 10) { $0.timeOffset = section.start }
    let player = group([values, turn], duration: section.length) {
      $0.autoreverses = true
      $0.repeatCount = .infinity
      $0.timeOffset = 1
    }
    stage.layer.add(player, forKey: "play")
    try stage.harness.frame(at: 50)
    // After 1 + e seconds of a way of three there and three back, from 2 s into the animation.
    for (elapsed, position) in [(0.0, 3.0), (1, 4), (2, 5), (3, 4), (4, 3), (5, 2), (6, 3)] {
      let z = try stage.number("zPosition", at: 50 + elapsed)
      #expect(abs(z - position * 2) < 1e-9, "after \(elapsed) s: \(z)")
      var angle = try stage.number("transform.rotation.z", at: 50 + elapsed) - position
      angle.formRemainder(dividingBy: 2 * .pi)
      #expect(abs(angle) < 1e-9)
    }
  }

  @Test func membersWithoutEndsRunFromTheScreenToTheModel() throws {
    let stage = try AnimationStage()
    CATransaction.setDisableActions(true)
    stage.layer.zPosition = 8
    stage.layer.add(group([basic("zPosition", duration: 4)]), forKey: nil)
    try stage.harness.frame(at: 1)
    #expect(try stage.number("zPosition", at: 2) == 2)
  }
}
