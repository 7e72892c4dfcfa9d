/// Linear constraints on variables, to be solved all at once.
///
/// A stronger constraint holds whatever it costs weaker ones. Among constraints of one strength
/// that cannot all hold, the sum of what they miss is as small as can be. The answer depends on
/// which constraints there are, not on their order.
public struct LinearSystem: Hashable, Sendable {
  /// How many variables there are.
  public var variableCount: Int
  /// The constraints; those with a number that is not finite, or of other variables, are refused.
  public var constraints: [LinearConstraint]
  /// Variables that are as near to zero as they may be where no constraint places them.
  ///
  /// The first group goes first.
  public var resting: [[Int]]

  /// Creates a system.
  public init(
    variableCount: Int, constraints: [LinearConstraint] = [], resting: [[Int]] = []
  ) {
    self.variableCount = max(0, variableCount)
    self.constraints = constraints
    self.resting = resting
  }

  /// What the variables are, and which constraints could not be held.
  public struct Solution: Hashable, Sendable {
    /// Each variable's value; finite.
    public var values: [Double]
    /// The required constraints left out because they contradict the others, ascending.
    public var dropped: [Int]
    /// The constraints not reckoned with, ascending: not finite, or of unknown variables.
    public var refused: [Int]
  }

  /// Solves the system.
  ///
  /// - Returns: Values for all variables, whatever the constraints.
  public func solved() -> Solution {
    let (usable, refused) = sortedUsable()
    let required = usable.filter { constraints[$0].strength == .required }
    var (tableau, dropped) = hold(required)
    if dropped.count > 1, let better = holdMore(of: required, than: dropped) {
      (tableau, dropped) = better
    }
    var start = required.count
    while start < usable.count {
      let strength = constraints[usable[start]].strength
      var end = start
      while end < usable.count, constraints[usable[end]].strength == strength { end += 1 }
      tableau.approach(usable[start..<end].map { constraints[$0].upright })
      start = end
    }
    for group in resting {
      let undecided = tableau.undecided(of: group.filter { 0..<variableCount ~= $0 })
      tableau.approach(undecided.map { LinearConstraint([.init(1, $0)]) })
    }
    return Solution(values: tableau.values, dropped: dropped.sorted(), refused: refused)
  }

  /// The constraints to reckon with, in an order by content, and the others.
  private func sortedUsable() -> (usable: [Int], refused: [Int]) {
    var (usable, refused): ([Int], [Int]) = ([], [])
    for (index, constraint) in constraints.enumerated() {
      let isKnown = constraint.terms.allSatisfy { 0..<variableCount ~= $0.variable }
      if isKnown, constraint.isUsable { usable.append(index) } else { refused.append(index) }
    }
    usable.sort { constraints[$0].comesBefore(constraints[$1]) }
    return (usable, refused)
  }

  /// Holds `required` one after the other, leaving out what contradicts those before.
  private func hold(_ required: [Int]) -> (tableau: Tableau, dropped: [Int]) {
    var tableau = Tableau(variableCount: variableCount)
    var dropped: [Int] = []
    for index in required where !tableau.hold(constraints[index].upright) {
      dropped.append(index)
    }
    return (tableau, dropped)
  }

  /// A way to hold `required` that drops fewer, by letting one that stood in the way come last.
  ///
  /// - Returns: `nil` when there is none, or when there are too many to try each.
  private func holdMore(
    of required: [Int], than dropped: [Int]
  ) -> (tableau: Tableau, dropped: [Int])? {
    guard required.count <= 200 else { return nil }
    var best: (tableau: Tableau, dropped: [Int])?
    var fewest = dropped.count
    let lowest = dropped.map { constraints[$0].precedence }.min() ?? 0
    for candidate in required where constraints[candidate].precedence >= lowest {
      let attempt = hold(required.filter { $0 != candidate } + [candidate])
      guard attempt.dropped.count < fewest else { continue }
      fewest = attempt.dropped.count
      best = attempt
    }
    return best
  }
}
