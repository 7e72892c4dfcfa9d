import LinearConstraints
import Testing

/// The range that strengths are kept within.
@Suite struct StrengthTests {
  @Test(arguments: [(-1.0, 0.0), (1001, 1000), (.nan, 0), (.infinity, 1000), (250, 250)])
  func clampsItsNumber(_ given: Double, _ kept: Double) {
    #expect(Strength(given).rawValue == kept)
  }
}
