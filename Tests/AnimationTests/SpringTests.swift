import Animation
import Testing

/// Springs against their own equation of motion, and when they settle.
@Suite struct SpringTests {
  struct Row: CustomTestStringConvertible, Sendable {
    var mass = 1.0
    var stiffness = 100.0
    var damping = 10.0
    var velocity = 0.0
    var because: String

    var testDescription: String { because }
    var spring: Spring {
      Spring(mass: mass, stiffness: stiffness, damping: damping, initialVelocity: velocity)
    }
  }

  static let rows = [
    Row(because: "the default swings"),
    Row(damping: 20, because: "critical damping"),
    Row(damping: 20.001, because: "a little over the critical one"),
    Row(damping: 19.999, because: "a little under the critical one"),
    Row(damping: 80, because: "it creeps"),
    Row(mass: 3, stiffness: 40, damping: 2, velocity: 15, because: "pushed towards the target"),
    Row(damping: 20, velocity: -30, because: "pushed away, critical"),
    Row(damping: 50, velocity: -30, because: "pushed away, creeping"),
  ]

  /// Mass · acceleration = stiffness · distance left − damping · speed, by difference quotients.
  @Test(arguments: rows)
  func obeysItsEquation(_ row: Row) {
    let spring = row.spring
    let h = 1e-4
    for time in stride(from: 0.01, to: 1, by: 0.037) {
      let (before, now, after) = (
        spring.value(at: time - h), spring.value(at: time), spring.value(at: time + h)
      )
      let speed = (after - before) / (2 * h)
      let acceleration = (after - 2 * now + before) / (h * h)
      let force = row.stiffness * (1 - now) - row.damping * speed
      #expect(abs(row.mass * acceleration - force) < 0.05, "at \(time)")
    }
  }

  @Test(arguments: rows)
  func startsAtItsSpeedAndSettlesInTime(_ row: Row) {
    let spring = row.spring
    #expect(spring.value(at: 0) == 0)
    #expect(abs(spring.value(at: 1e-6) / 1e-6 - row.velocity) < 0.01)
    let settled = spring.settlingDuration()
    #expect(settled > 0 && settled < 60)
    let later = stride(from: settled, to: 3 * settled, by: settled / 500)
    #expect(later.allSatisfy { abs(1 - spring.value(at: $0)) < 1.001e-3 })
    let shortlyBefore = stride(from: settled * 0.85, to: settled, by: settled / 5000)
    #expect(shortlyBefore.contains { abs(1 - spring.value(at: $0)) > 1e-3 }, "no sooner")
  }

  /// The default spring by hand: ζ = ½, ω = 10, so at ωd·t = π the distance is e^(−ζωt)·(−1).
  @Test func theDefaultSpringsFirstSwing() {
    let time = Double.pi / (10 * 0.75.squareRoot())
    #expect(abs(Spring().value(at: time) - 1.163033534) < 1e-8)
  }

  @Test(arguments: [
    Spring(damping: 0), Spring(damping: -1), Spring(mass: 0), Spring(stiffness: 0),
    Spring(mass: .nan, stiffness: .infinity, damping: .nan, initialVelocity: .infinity),
    Spring(mass: 1e-300, stiffness: 1e300), Spring(mass: 1e300, stiffness: 1e-300),
    Spring(damping: 1e300), Spring(initialVelocity: 1e300),
  ])
  func impossibleSpringsStayFinite(_ spring: Spring) {
    let settled = spring.settlingDuration()
    #expect(settled > 0 && settled <= Spring.longestSettling)
    #expect([0, 1e-9, 1, 1e9, .infinity, .nan].allSatisfy { spring.value(at: $0).isFinite })
  }
}
