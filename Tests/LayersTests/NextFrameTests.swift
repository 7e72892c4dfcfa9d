import Animation
import Drawing
import Geometry
import Layers
import Testing

/// When the next frame is due: as soon as something shows, and not before.
///
/// The layer is 20 × 20 points on a surface of one pixel a point; frames were at 0 and 1 s, and
/// the animation began at 1 s. A layer whose class draws it moves in every frame.
@Suite struct NextFrameTests {
  struct Row: CustomTestStringConvertible {
    var because: String
    var animation: CAAnimation
    /// Seconds after 1 s; 0 for every frame.
    var wait: Double
    var testDescription: String { because }
  }

  private static let black = CGColor(gray: 0, alpha: 1)
  private static let white = CGColor(gray: 1, alpha: 1)

  private static func rows() -> [Row] {
    [
      Row(
        because: "opacity by a level of 255", animation: basic("opacity", 0, 1, duration: 510),
        wait: 2),
      Row(
        because: "a half of the way in levels", animation: basic("opacity", 0.5, 1, duration: 510),
        wait: 4),
      Row(
        because: "a colour by its fastest channel",
        animation: basic("backgroundColor", black, white, duration: 510), wait: 2),
      Row(
        because: "twice as fast", animation: basic("opacity", 0, 1, duration: 510) { $0.speed = 2 },
        wait: 1),
      Row(
        because: "eighths of a pixel, on the diagonal of x and y",
        animation: basic("position.x", 0, 10, duration: 80), wait: 1 / 2.0.squareRoot()),
      Row(
        because: "the border's width", animation: basic("borderWidth", 0, 1, duration: 16),
        wait: 2 / 2.0.squareRoot()),
      Row(
        because: "a curve is not known to move evenly",
        animation: basic("opacity", 0, 1, duration: 510) {
          $0.timingFunction = CAMediaTimingFunction(name: .easeIn)
        }, wait: 0),
      Row(because: "scaling is every frame's", animation: basic("transform.scale", 1, 2), wait: 0),
      Row(
        because: "nothing moves until the end", animation: basic("opacity", 1, 1, duration: 7),
        wait: 7),
      Row(
        because: "a pass that begins again",
        animation: basic("opacity", 0, 0.001, duration: 3) {
          $0.repeatCount = 5
        }, wait: 3),
      Row(
        because: "an unknown property until the end", animation: basic("noSuch.thing", 0, 1),
        wait: 1),
      Row(
        because: "discrete keyframes at the next key time",
        animation: keyframes("position.x", [0, 50, 90], duration: 10) {
          $0.calculationMode = .discrete
          $0.keyTimes = [0, 0.25, 0.75, 1]
        }, wait: 2.5),
      Row(
        because: "keyframes by their stretch",
        animation: keyframes("opacity", [0, 0.5, 1], duration: 510), wait: 2),
      Row(
        because: "a still stretch until the next keyframe",
        animation: keyframes("opacity", [1, 1, 0], duration: 8), wait: 4),
      Row(
        because: "a bent stretch is every frame's",
        animation: keyframes("opacity", [0, 1], duration: 510) {
          $0.timingFunctions = [CAMediaTimingFunction(name: .easeOut)]
        }, wait: 0),
      Row(
        because: "a group by its fastest member",
        animation: group([
          basic("opacity", 0, 1, duration: 510), basic("borderWidth", 1, 1, duration: 510),
        ]), wait: 2),
      Row(
        because: "a group by the member that begins",
        animation: group([basic("position.x", 0, 9) { $0.beginTime = 5 }]), wait: 5),
      Row(
        because: "one that waits", animation: basic("position.x", 0, 9) { $0.beginTime = 4 },
        wait: 3),
      Row(
        because: "a fade by levels", animation: fade(), wait: 2),
      Row(
        because: "one that stands still",
        animation: basic("position.x", 0, 9) { $0.speed = 0 }, wait: .infinity),
      Row(
        because: "backwards", animation: basic("opacity", 0, 1, duration: 510) { $0.speed = -1 },
        wait: 2),
    ]
  }

  private static func group(_ members: [CAAnimation]) -> CAAnimationGroup {
    let group = CAAnimationGroup()
    group.animations = members
    group.duration = 1000
    return group
  }

  private static func fade() -> CATransition {
    let transition = CATransition()
    transition.duration = 510
    return transition
  }

  @Test func theNextFrameIsDueWhenSomethingShows() throws {
    for row in Self.rows() {
      let stage = try AnimationStage()
      stage.layer.add(row.animation, forKey: nil)
      try stage.harness.frame(at: 1)
      let wait = stage.harness.renderer.nextFrameTime - 1
      if row.wait == 0 {
        #expect(wait <= 0, "\(row.because): \(wait)")
      } else {
        #expect(wait == row.wait || abs(wait - row.wait) < 1e-9, "\(row.because): \(wait)")
      }
    }
  }

  @Test func theFastestDecides() throws {
    let stage = try AnimationStage()
    stage.layer.add(basic("opacity", 0, 1, duration: 510), forKey: nil)
    stage.layer.add(basic("backgroundColor", Self.black, Self.white, duration: 255), forKey: nil)
    try stage.harness.frame(at: 1)
    #expect(abs(stage.harness.renderer.nextFrameTime - 2) < 1e-9)
  }

  /// A slow hand: 2π in an hour, 50 pixels long, asks for a frame when its tip moved an eighth.
  @Test func aSlowHandAsksForFewFrames() throws {
    let stage = try AnimationStage()
    CATransaction.setDisableActions(true)
    stage.layer.anchorPoint = .zero
    stage.layer.bounds = CGRect(x: 0, y: 0, width: 40, height: 30)
    stage.layer.add(basic("transform.rotation.z", 0, 2 * Double.pi, duration: 3600), forKey: nil)
    try stage.harness.frame(at: 1)
    let wait = stage.harness.renderer.nextFrameTime - 1
    let exact = 0.125 / (2 * .pi * 50 / 3600)
    #expect(wait > exact * 0.9 && wait <= exact, "\(wait) for \(exact)")
  }

  /// Drawn only when due, every frame is as it would be if drawn all the time.
  @Test func framesWhenDueMissNothing() throws {
    let stage = try AnimationStage()
    stage.layer.add(basic("opacity", 1, 0, duration: 40), forKey: nil)
    var (time, frames, last) = (1.0, 0, UInt32(256))
    try stage.harness.frame(at: time)
    while time < 41, frames < 400 {
      let alpha = stage.harness.pixel(20, 20) >> 24
      #expect(last - alpha <= 2 && alpha <= last, "no level is left out by more than rounding")
      last = alpha
      let next = stage.harness.renderer.nextFrameTime
      #expect(next > time)
      time = next
      try stage.harness.frame(at: time)
      frames += 1
    }
    #expect((250...260).contains(frames), "one frame a level: \(frames)")
    #expect(stage.layer.animationKeys() == nil)
  }

  @Test func aPropertyThatIsDrawnMovesInEveryFrame() throws {
    final class Drawn: CALayer {
      @Animatable var level: CGFloat = 0
      override class func needsDisplay(forKey key: String) -> Bool { key == "level" }
    }
    let stage = try AnimationStage(Drawn())
    stage.layer.add(basic("level", 0, 1, duration: 1000), forKey: nil)
    try stage.harness.frame(at: 1)
    #expect(stage.harness.renderer.nextFrameTime <= 1)
  }
}
