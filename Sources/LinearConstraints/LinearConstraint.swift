/// One linear equation or inequality: a sum of variables and a constant, compared with zero.
///
/// Variables are numbers from 0 on.
public struct LinearConstraint: Hashable, Sendable {
  /// A variable, multiplied.
  public struct Term: Hashable, Sendable {
    /// The variable's number.
    public var variable: Int
    /// What it is multiplied by.
    public var coefficient: Double

    /// Creates a term.
    public init(_ coefficient: Double, _ variable: Int) {
      self.variable = variable
      self.coefficient = coefficient
    }
  }

  /// How the sum compares with zero.
  public enum Relation: Int, Hashable, Sendable {
    /// At most zero.
    case lessThanOrEqual = -1
    /// Zero.
    case equal = 0
    /// At least zero.
    case greaterThanOrEqual = 1
  }

  /// The terms by ascending variable, each variable once and none multiplied by zero.
  public let terms: [Term]
  /// What is added to the terms.
  public let constant: Double
  /// How the sum compares with zero.
  public let relation: Relation
  /// How much the constraint is wanted.
  public let strength: Strength
  /// Which of the required constraints stand first when not all can: those of smaller numbers.
  public let precedence: Int

  /// Creates the constraint `terms + constant relation 0`; terms of one variable are added up.
  public init(
    _ terms: [Term], constant: Double = 0, _ relation: Relation = .equal,
    strength: Strength = .required, precedence: Int = 0
  ) {
    var merged: [Term] = []
    for term in terms.sorted(by: { $0.variable < $1.variable }) {
      if let last = merged.last, last.variable == term.variable {
        merged[merged.count - 1].coefficient += term.coefficient
      } else {
        merged.append(term)
      }
    }
    self.terms = merged.filter { $0.coefficient != 0 }
    self.constant = constant
    self.relation = relation
    self.strength = strength
    self.precedence = precedence
  }

  /// Whether every number can be reckoned with: finite, and small enough to be squared.
  var isUsable: Bool {
    abs(constant) < 1e100 && terms.allSatisfy { abs($0.coefficient) < 1e100 }
  }

  /// The same constraint as an equation or as "at least zero".
  var upright: LinearConstraint {
    guard relation == .lessThanOrEqual else { return self }
    return LinearConstraint(
      terms.map { Term(-$0.coefficient, $0.variable) }, constant: -constant,
      .greaterThanOrEqual, strength: strength, precedence: precedence)
  }

  /// Whether this one is reckoned with before `other`: an order by content alone.
  func comesBefore(_ other: LinearConstraint) -> Bool {
    if strength != other.strength { return strength > other.strength }
    if precedence != other.precedence { return precedence < other.precedence }
    if (relation == .equal) != (other.relation == .equal) { return relation == .equal }
    for (mine, its) in zip(terms, other.terms) where mine != its {
      if mine.variable != its.variable { return mine.variable < its.variable }
      return mine.coefficient < its.coefficient
    }
    if terms.count != other.terms.count { return terms.count < other.terms.count }
    return constant < other.constant
  }
}
