import LinearConstraints
import TestSupport
import Testing

/// What linear systems come to: by hand for small ones, by laws for random ones.
@Suite struct LinearSystemTests {
  typealias Constraint = LinearConstraint

  /// `terms + constant relation 0`, the terms' variables counting from 0.
  private static func rule(
    _ coefficients: [Double], _ relation: Constraint.Relation, _ value: Double,
    _ strength: Double = 1000
  ) -> Constraint {
    Constraint(
      coefficients.enumerated().map { .init($1, $0) }, constant: -value, relation,
      strength: Strength(strength))
  }

  struct Row: CustomTestStringConvertible, Sendable {
    var constraints: [Constraint]
    var expected: [Double]
    var dropped: [Int] = []
    var because: String

    var testDescription: String { because }
  }

  static let rows: [Row] = [
    Row(
      constraints: [rule([1, 1], .equal, 10), rule([1, -1], .equal, 4)], expected: [7, 3],
      because: "two equations in two unknowns: x + y = 10, x − y = 4"),
    Row(
      constraints: [
        rule([1, 1], .equal, 10), rule([2, 2], .equal, 20), rule([1, 0], .equal, 2),
      ],
      expected: [2, 8], because: "what follows from others is no contradiction"),
    Row(
      constraints: [rule([1, 0], .equal, 5), rule([1, -1], .lessThanOrEqual, 0)],
      expected: [5, 5], because: "an inequality is touched by what rests at zero: y ≥ x = 5"),
    Row(
      constraints: [
        rule([1], .equal, 30, 750), rule([1], .equal, 100, 250), rule([1], .lessThanOrEqual, 80),
      ],
      expected: [30], because: "the stronger wish wins"),
    Row(
      constraints: [rule([1], .equal, 100, 250), rule([1], .lessThanOrEqual, 80)],
      expected: [80], because: "a wish that cannot be had is come close to"),
    Row(
      constraints: [
        rule([1], .equal, 0, 250), rule([1], .equal, 10, 250), rule([1], .equal, 10, 250),
      ],
      expected: [10], because: "of one strength, the smallest sum of misses: 10 + 0 + 0"),
    Row(
      constraints: [
        rule([1], .equal, 0, 251), rule([1], .equal, 10, 250), rule([1], .equal, 10, 250),
      ],
      expected: [0], because: "a stronger one outweighs any number of weaker ones"),
    Row(
      constraints: [rule([1], .equal, 1), rule([1], .equal, 2)], expected: [2], dropped: [0],
      because: "one of two contradictions goes"),
    Row(
      constraints: [rule([1], .equal, 3), rule([1], .equal, 2), rule([1], .equal, 3)],
      expected: [3], dropped: [1], because: "the fewest go: one 2, not two 3s"),
    Row(
      constraints: [rule([1], .greaterThanOrEqual, 50), rule([1], .lessThanOrEqual, 40)],
      expected: [50], dropped: [1], because: "inequalities contradict each other too"),
    Row(
      constraints: [
        rule([1, 0], .greaterThanOrEqual, 10), rule([0, 1], .greaterThanOrEqual, 20),
        rule([1, 1], .lessThanOrEqual, 25),
      ],
      expected: [10, 0], dropped: [1],
      because: "three of which each two go together: 10 and 20 are more than 25"),
    Row(
      constraints: [
        rule([1, 0], .greaterThanOrEqual, 10, 750), rule([0, 1], .greaterThanOrEqual, 20, 749),
        rule([1, 1], .lessThanOrEqual, 25),
      ],
      expected: [10, 15], because: "the weaker of the two gives way: 25 − 10"),
    Row(
      constraints: [rule([0, 0], .equal, 0), rule([0, 0], .equal, 1)], expected: [0, 0],
      dropped: [1], because: "nothing is zero, and never one"),
    Row(
      constraints: [rule([1, -0.5], .equal, 0), rule([0, 1], .equal, 7)], expected: [3.5, 7],
      because: "a multiplier: x is half of y"),
    Row(constraints: [], expected: [0, 0, 0], because: "without constraints all rests at zero"),
  ]

  @Test(arguments: rows)
  func solves(_ row: Row) {
    let system = LinearSystem(
      variableCount: row.expected.count, constraints: row.constraints,
      resting: [Array(row.expected.indices)])
    let solution = system.solved()
    #expect(solution.dropped == row.dropped)
    #expect(zip(solution.values, row.expected).allSatisfy { abs($0 - $1) < 1e-9 })
    #expect(solution.refused.isEmpty)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300])
  func refusesWhatCannotBeReckonedWith(_ number: Double) {
    let system = LinearSystem(
      variableCount: 1,
      constraints: [
        Constraint([.init(1, 0)], constant: number), Constraint([.init(number, 0)]),
        Constraint([.init(1, 3)]), Constraint([.init(1, 0)], constant: -4),
      ])
    let solution = system.solved()
    #expect(solution.values == [4] && solution.dropped == [] && solution.refused == [0, 1, 2])
  }

  // MARK: Laws

  /// A few constraints of small whole numbers on `count` variables.
  private func randomConstraints(
    _ count: Int, _ random: inout SeededGenerator, holdingAt point: [Double]?
  ) -> [Constraint] {
    (0..<Int.random(in: 2...14, using: &random)).map { _ in
      let coefficients = (0..<count).map { _ in
        Bool.random(using: &random) ? 0.0 : Double(Int.random(in: -3...3, using: &random))
      }
      let relation = Constraint.Relation(rawValue: Int.random(in: -1...1, using: &random))
      var value = Double(Int.random(in: -20...20, using: &random))
      let slack = Double(Int.random(in: 0...9, using: &random))
      if let point {
        value = zip(coefficients, point).reduce(0) { $0 + $1.0 * $1.1 }
        value += slack * Double(-(relation ?? .equal).rawValue)
      }
      let strengths: [Double] = point == nil ? [1000, 750, 250, 250, 1] : [1000]
      let strength = strengths.randomElement(using: &random) ?? 1000
      return Self.rule(coefficients, relation ?? .equal, value, strength)
    }
  }

  /// How far `values` are from holding `constraint`.
  private func miss(_ constraint: Constraint, _ values: [Double]) -> Double {
    let sum = constraint.terms.reduce(constraint.constant) {
      $0 + $1.coefficient * values[$1.variable]
    }
    return switch constraint.relation {
    case .equal: abs(sum)
    case .lessThanOrEqual: max(0, sum)
    case .greaterThanOrEqual: max(0, -sum)
    }
  }

  @Test(arguments: 0..<60)
  func whatCanHoldHolds(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let count = Int.random(in: 1...6, using: &random)
    let point = (0..<count).map { _ in Double(Int.random(in: -30...30, using: &random)) }
    let constraints = randomConstraints(count, &random, holdingAt: point)
    let solution = LinearSystem(variableCount: count, constraints: constraints).solved()
    #expect(solution.dropped.isEmpty)
    #expect(constraints.allSatisfy { miss($0, solution.values) < 1e-6 })
  }

  @Test(arguments: 0..<60)
  func whatIsDroppedContradictsWhatIsKept(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed &+ 1000)
    let count = Int.random(in: 1...4, using: &random)
    let constraints = randomConstraints(count, &random, holdingAt: nil)
    let solution = LinearSystem(variableCount: count, constraints: constraints).solved()
    let required = constraints.indices.filter { constraints[$0].strength == .required }
    let kept = required.filter { !solution.dropped.contains($0) }
    #expect(kept.allSatisfy { miss(constraints[$0], solution.values) < 1e-6 })
    for dropped in solution.dropped {
      let together = (kept + [dropped]).map { constraints[$0] }
      let again = LinearSystem(variableCount: count, constraints: together).solved()
      #expect(!again.dropped.isEmpty)
    }
  }

  @Test(arguments: 0..<60)
  func theOrderDoesNotMatter(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed &+ 2000)
    let count = Int.random(in: 1...5, using: &random)
    let constraints = randomConstraints(count, &random, holdingAt: nil)
    let system = LinearSystem(variableCount: count, constraints: constraints)
    let other = LinearSystem(
      variableCount: count, constraints: constraints.shuffled(using: &random))
    #expect(system.solved().values == other.solved().values)
  }

  /// Weaker constraints cost the stronger ones nothing.
  @Test(arguments: 0..<60)
  func theWeakerDoNotDisturbTheStronger(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed &+ 3000)
    let count = Int.random(in: 1...4, using: &random)
    let constraints = randomConstraints(count, &random, holdingAt: nil)
    let all = LinearSystem(variableCount: count, constraints: constraints).solved()
    for strength in [750.0, 250, 1] {
      let stronger = constraints.filter { $0.strength.rawValue >= strength }
      let alone = LinearSystem(variableCount: count, constraints: stronger).solved()
      let level = stronger.filter { $0.strength.rawValue == strength }
      func misses(_ values: [Double]) -> Double {
        level.reduce(0) { $0 + miss($1, values) }
      }
      #expect(abs(misses(all.values) - misses(alone.values)) < 1e-6)
    }
  }

  /// A column of five hundred rows, each below the one before and of a wished height.
  @Test func aLongColumnIsSolvedAtOnce() {
    let rows = 500
    var constraints = [Constraint([.init(1, 0)])]
    for row in 0..<rows {
      let (top, height) = (2 * row, 2 * row + 1)
      if row > 0 {
        constraints.append(
          Constraint([.init(1, top), .init(-1, top - 2), .init(-1, height - 2)], constant: -8))
      }
      constraints.append(
        Constraint([.init(1, height)], constant: -20, .equal, strength: Strength(250)))
      constraints.append(
        Constraint([.init(1, height)], .greaterThanOrEqual, strength: Strength(999)))
    }
    let solution = LinearSystem(variableCount: 2 * rows, constraints: constraints).solved()
    #expect((0..<rows).allSatisfy { abs(solution.values[2 * $0] - 28 * Double($0)) < 1e-6 })
    #expect(solution.dropped.isEmpty)
  }
}
