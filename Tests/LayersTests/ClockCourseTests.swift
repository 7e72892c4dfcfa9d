import Animation
import Geometry
import Layers
import Testing

/// Layers whose clocks are shifted, slowed or stopped, and springs.
@Suite struct ClockCourseTests {
  private func pause(_ layer: CALayer) {
    let time = layer.convertTime(CACurrentMediaTime(), from: nil)
    layer.speed = 0
    layer.timeOffset = time
  }

  private func resume(_ layer: CALayer) {
    let paused = layer.timeOffset
    layer.speed = 1
    layer.timeOffset = 0
    layer.beginTime = 0
    layer.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) - paused
  }

  /// QA1673, for the layer itself and for the one above it.
  @Test(arguments: [true, false]) func pausingAndResuming(above: Bool) throws {
    let stage = try AnimationStage(at: 50)
    let clock = above ? stage.harness.root : stage.layer
    stage.layer.add(deepen { $0.repeatCount = .infinity }, forKey: nil)
    try stage.harness.frame(at: 50)
    #expect(try stage.number("zPosition", at: 51) == 2.5)
    pause(clock)
    #expect(try stage.number("zPosition", at: 53) == 2.5)
    #expect(stage.harness.renderer.nextFrameTime == .infinity)
    pause(clock)
    #expect(try stage.number("zPosition", at: 1053) == 2.5, "paused twice is paused")
    resume(clock)
    #expect(try stage.number("zPosition", at: 1053) == 2.5)
    #expect(try stage.number("zPosition", at: 1054) == 5)
    pause(clock)
    #expect(try stage.number("zPosition", at: 1060) == 5)
    resume(clock)
    #expect(try stage.number("zPosition", at: 1061) == 7.5)
  }

  @Test func resumingWhatWasNotPausedChangesNothing() throws {
    let stage = try AnimationStage(at: 50)
    stage.layer.add(deepen(), forKey: nil)
    try stage.harness.frame(at: 50)
    try stage.harness.frame(at: 51)
    resume(stage.layer)
    // By the recipe: beginTime = now - 0, so the layer's clock stands at 0 again.
    #expect(stage.layer.beginTime == 51)
    #expect(stage.layer.convertTime(51, from: nil) == 0)
  }

  @Test func timesOfAStoppedClock() {
    let (above, layer, below) = (CALayer(), CALayer(), CALayer())
    above.addSublayer(layer)
    layer.addSublayer(below)
    (layer.beginTime, layer.speed, layer.timeOffset) = (3, 0, 7)
    #expect(layer.convertTime(100, from: nil) == 7 && layer.convertTime(1, from: above) == 7)
    #expect(layer.convertTime(100, to: nil) == 3, "no way back: the begin time")
    #expect(below.convertTime(100, from: nil) == 7 && below.convertTime(5, to: layer) == 5)
    #expect(below.convertTime(5, to: above) == 3)
    (above.speed, above.beginTime) = (2, 1)
    #expect(layer.convertTime(50, to: nil) == 2.5, "3 in the clock above is 3 / 2 + 1")
    #expect(below.convertTime(2, from: below) == 2)
    (layer.speed, layer.timeOffset) = (-1, 0)
    #expect(layer.convertTime(10, from: above) == -7 && layer.convertTime(-7, to: above) == 10)
  }

  /// T-05: a beginning one second ahead, by the layer's clock and by the wall's.
  @Test func beginningLaterInASlowTree() throws {
    let stage = try AnimationStage(at: 100)
    stage.harness.root.speed = 0.5
    try stage.harness.frame(at: 100)
    let now = stage.layer.convertTime(CACurrentMediaTime(), from: nil)
    #expect(now == 50)
    stage.layer.add(
      deepen {
        $0.beginTime = now + 1
        $0.fillMode = .backwards
      }, forKey: nil)
    stage.layer.add(basic("cornerRadius", 1, 9) { $0.beginTime = 101 }, forKey: nil)
    try stage.harness.frame(at: 100)
    #expect(abs(stage.harness.renderer.nextFrameTime - 102) < 1e-9, "two seconds of the wall's")
    #expect(try stage.number("zPosition", at: 102) == 0)
    #expect(try stage.number("zPosition", at: 106) == 5)
    #expect(try stage.number("cornerRadius", at: 106) == 0)
    #expect(try stage.number("cornerRadius", at: 203) == 5, "101 there is 202 here")
  }

  @Test func shiftedAndFastLayers() throws {
    let stage = try AnimationStage(at: 100)
    (stage.layer.beginTime, stage.layer.timeOffset, stage.layer.speed) = (40, 5, 2)
    stage.layer.add(deepen(), forKey: nil)
    try stage.harness.frame(at: 100)
    #expect(try stage.number("zPosition", at: 100.5) == 2.5)
    #expect(try stage.number("zPosition", at: 101.5) == 7.5)
    #expect(try stage.number("zPosition", at: 102) == 0)
  }

  /// Scrubbing: the clock stands where timeOffset says.
  @Test func scrubbing() throws {
    let stage = try AnimationStage(at: 100)
    stage.layer.speed = 0
    stage.layer.add(deepen().held(), forKey: nil)
    try stage.harness.frame(at: 100)
    for (offset, shows) in [(0, 0), (1, 2.5), (3, 7.5), (2, 5), (4, 10), (6, 10), (0, 0)]
      as [(Double, Double)]
    {
      stage.layer.timeOffset = offset
      #expect(try stage.number("zPosition", at: 101) == shows, "at \(offset)")
      #expect(stage.harness.renderer.nextFrameTime == .infinity)
    }
  }

  @Test func framesAreDueOnlyWhenSomethingMoves() throws {
    let stage = try AnimationStage(at: 10)
    let renderer = stage.harness.renderer
    #expect(renderer.nextFrameTime == .infinity)
    stage.layer.add(basic("zPosition", 0, 1) { $0.beginTime = 15 }, forKey: nil)
    try stage.harness.frame(at: 10)
    #expect(renderer.nextFrameTime == 15)
    stage.layer.add(
      basic("cornerRadius", 0, 1) {
        $0.beginTime = 13
        $0.fillMode = .backwards
      }, forKey: nil)
    try stage.harness.frame(at: 11)
    #expect(renderer.nextFrameTime == 13)
    try stage.harness.frame(at: 13)
    #expect(renderer.nextFrameTime < 13.1)
    try stage.harness.frame(at: 14)
    #expect(renderer.nextFrameTime == 15)
    try stage.harness.frame(at: 17)
    #expect(renderer.nextFrameTime == .infinity)
    stage.layer.add(basic("opacity", 0, 1).held(), forKey: nil)
    try stage.harness.frame(at: 20)
    try stage.harness.frame(at: 21)
    #expect(renderer.nextFrameTime == .infinity, "over and kept")
    stage.layer.add(basic("opacity", 0, 1) { $0.speed = 0 }, forKey: nil)
    try stage.harness.frame(at: 22)
    #expect(renderer.nextFrameTime == .infinity, "stopped for ever")
  }

  struct SpringRow: Sendable, CustomTestStringConvertible {
    var mass = 1.0
    var stiffness = 100.0
    var damping: Double
    var velocity = 0.0
    var at = 0.25
    var shows: Double
    var because: String
    var testDescription: String { because }
  }

  // The closed forms, evaluated by themselves.
  static let springs = [
    SpringRow(damping: 10, shows: 1.0233596, because: "under damped"),
    SpringRow(damping: 10, velocity: 5, shows: 1.1604145, because: "under damped, pushed"),
    SpringRow(damping: 20, shows: 0.7127025, because: "critical"),
    SpringRow(damping: 20, velocity: 5, shows: 0.8153088, because: "critical, pushed"),
    SpringRow(damping: 30, shows: 0.5496613, because: "over damped"),
    SpringRow(damping: 30, velocity: 5, shows: 0.6353939, because: "over damped, pushed"),
    SpringRow(mass: 2, stiffness: 50, damping: 0, shows: 0.6846776, because: "undamped"),
    SpringRow(
      mass: 2, stiffness: 50, damping: 0, velocity: 3, at: 1, shows: 0.1409832,
      because: "undamped, pushed"),
  ]

  @Test(arguments: springs) func springing(row: SpringRow) throws {
    let stage = try AnimationStage()
    let spring = CASpringAnimation(keyPath: "zPosition")
    (spring.mass, spring.stiffness) = (row.mass, row.stiffness)
    (spring.damping, spring.initialVelocity) = (row.damping, row.velocity)
    (spring.fromValue, spring.toValue, spring.duration) = (20, 120, 4)
    #expect(spring.settlingDuration > 0 && spring.settlingDuration.isFinite)
    stage.layer.add(spring, forKey: nil)
    try stage.harness.frame(at: 0)
    #expect(try stage.number("zPosition", at: 0) == 20)
    #expect(abs(try stage.number("zPosition", at: row.at) - (20 + 100 * row.shows)) < 1e-4)
    #expect(try stage.number("zPosition", at: 4) == 0, "the duration clips it")
  }

  @Test(
    arguments: [
      (0, 100, 10, 0), (1, 0, 10, 0), (-1, 100, 10, 0), (1, -5, 10, 0), (1, 100, -10, 0),
      (.nan, .nan, .nan, .nan), (1e-300, 1e300, 0, 1e300), (1, 1e-9, 0, 0), (1e9, 1, 1e9, -1e9),
      (.infinity, 100, 10, 0), (1, 100, .infinity, .infinity),
    ] as [(Double, Double, Double, Double)])
  func springsOfNonsense(mass: Double, stiffness: Double, damping: Double, velocity: Double) throws
  {
    let spring = CASpringAnimation(keyPath: "zPosition")
    (spring.mass, spring.stiffness) = (mass, stiffness)
    (spring.damping, spring.initialVelocity) = (damping, velocity)
    (spring.fromValue, spring.toValue, spring.duration) = (0, 10, 2)
    #expect(spring.settlingDuration > 0 && spring.settlingDuration.isFinite)
    let stage = try AnimationStage()
    stage.layer.add(spring, forKey: nil)
    try stage.harness.frame(at: 0)
    for time in [0, 0.1, 1, 1.9, 2] as [Double] {
      #expect(try stage.number("zPosition", at: time).isFinite)
    }
  }
}
