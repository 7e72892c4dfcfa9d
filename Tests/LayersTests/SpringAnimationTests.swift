import Animation
import Geometry
import Glibc
import Layers
import Testing

/// Springs and value functions on layers.
@Suite struct SpringAnimationTests {
  /// The damped oscillator by hand, with its three cases.
  struct Row: CustomTestStringConvertible, Sendable {
    var damping: Double
    var velocity = 0.0
    var time: Double
    var expected: Double
    var because: String
    var testDescription: String { because }
  }

  // ω0 = 10: ζ = ½, 1 and 2.
  static let rows = [
    Row(
      damping: 10, time: .pi / (10 * 0.75.squareRoot()), expected: 1 + exp(-.pi / 3.0.squareRoot()),
      because: "half a swing past the end"),
    Row(damping: 20, time: 0.25, expected: 1 - exp(-2.5) * 3.5, because: "critically damped"),
    Row(
      damping: 20, velocity: 10, time: 0.25, expected: 1 - exp(-2.5),
      because: "pushed towards the end"),
    Row(
      damping: 40, time: 0.25,
      expected: 1
        - (exp(-0.25 * (20 - 300.0.squareRoot())) * (20 + 300.0.squareRoot())
          - exp(-0.25 * (20 + 300.0.squareRoot())) * (20 - 300.0.squareRoot()))
          / (2 * 300.0.squareRoot()),
      because: "overdamped, by its two exponents"),
  ]

  @Test(arguments: rows)
  func movesAsASpring(_ row: Row) throws {
    let stage = try AnimationStage()
    let spring = CASpringAnimation(keyPath: "zPosition")
    (spring.fromValue, spring.toValue) = (0, 1)
    (spring.damping, spring.initialVelocity) = (row.damping, row.velocity)
    spring.duration = 4
    stage.layer.add(spring, forKey: nil)
    try stage.harness.frame(at: 1)
    let shown = try stage.number("zPosition", at: 1 + row.time)
    #expect(abs(shown - row.expected) < 1e-9, "it shows \(shown)")
  }

  @Test func theDurationClipsIt() throws {
    let stage = try AnimationStage()
    let spring = CASpringAnimation(keyPath: "zPosition")
    (spring.fromValue, spring.toValue, spring.damping) = (0, 1, 20)
    spring.duration = 0.25
    stage.layer.add(spring.held(), forKey: nil)
    try stage.harness.frame(at: 1)
    let shown = try stage.number("zPosition", at: 9)
    #expect(abs(shown - (1 - exp(-2.5) * 3.5)) < 1e-9, "where it was when its time ran out")
  }

  @Test func defaultsAndSettling() throws {
    let spring = CASpringAnimation(keyPath: "opacity")
    #expect(spring.mass == 1 && spring.stiffness == 100 && spring.damping == 10)
    #expect(spring.initialVelocity == 0 && spring.keyPath == "opacity")
    #expect((1...2).contains(spring.settlingDuration))
    spring.damping = 0
    #expect(spring.settlingDuration > 0 && spring.settlingDuration.isFinite)
    let copy = try #require(spring.copy() as? CASpringAnimation)
    #expect(copy.damping == 0 && copy.keyPath == "opacity")
  }

  /// The stiffness is (2π ÷ duration)², the damping 4π · (1 − bounce) ÷ duration.
  @Test func perceptualDurationAndBounce() {
    let spring = CASpringAnimation(perceptualDuration: 0.5, bounce: 0.25)
    #expect(abs(spring.stiffness - 16 * .pi * .pi) < 1e-9)
    #expect(abs(spring.damping - 6 * .pi) < 1e-9)
    #expect(abs(spring.perceptualDuration - 0.5) < 1e-12 && abs(spring.bounce - 0.25) < 1e-12)
    let creeping = CASpringAnimation(perceptualDuration: 1, bounce: -0.5)
    #expect(abs(creeping.damping - 8 * .pi) < 1e-9 && abs(creeping.bounce + 0.5) < 1e-12)
    creeping.allowsOverdamping = false
    let critical = CASpringAnimation(perceptualDuration: 1)
    #expect(creeping.settlingDuration == critical.settlingDuration)
  }

  @Test func aSpringRunsByAndTowardsTheModel() throws {
    let stage = try AnimationStage()
    CATransaction.setDisableActions(true)
    stage.layer.zPosition = 10
    let spring = CASpringAnimation(keyPath: "zPosition")
    (spring.fromValue, spring.damping, spring.duration) = (0, 20, 4)
    stage.layer.add(spring, forKey: nil)
    try stage.harness.frame(at: 1)
    let shown = try stage.number("zPosition", at: 1.25)
    #expect(abs(shown - 10 * (1 - exp(-2.5) * 3.5)) < 1e-9)
  }
}
