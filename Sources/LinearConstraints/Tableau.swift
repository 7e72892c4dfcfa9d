/// The simplex method's table, to which constraints are added one after the other.
///
/// Columns are the variables, which may be of any sign, and after them slacks and errors, which
/// are at least zero. A variable that a constraint can be solved for is defined by it, once and
/// for all. Only constraints on slacks and errors alone make rows, and only rows take part in
/// pivoting.
///
/// - Source: Badros, Borning and Stuckey, "The Cassowary Linear Arithmetic Constraint Solving
///   Algorithm"; the strengths are taken one after the other instead of being weighed.
struct Tableau {
  /// What became of a slack or an error.
  private enum Place {
    /// Zero unless it enters a row.
    case free
    /// Given by the row of a number.
    case basic(Int)
    /// Of this value for good.
    case fixed(Double)
  }

  /// A basic column as an expression of free ones; its constant is at least zero.
  private struct Row {
    var basic: Int
    var expression: LinearExpression
  }

  /// What a variable is by other columns.
  private struct Definition {
    var variable: Int
    var expression: LinearExpression
  }

  private let variableCount: Int
  /// Definitions by columns that had none themselves when it was made.
  private var reduced: [Definition] = []
  /// Definitions of variables that nothing named before, as their constraints were given: without
  /// them a long row of views, each placed by the one before, would name all of those.
  private var immediate: [Definition] = []
  /// Which definition each variable has; a definition names only variables of larger keys.
  ///
  /// Reduced ones count from 0 on, immediate ones from −1 down.
  private var keys: [Int?]
  /// Whether a definition names the variable.
  private var isNamed: [Bool]
  private var places: [Place] = []
  private var rows: [Row?] = []
  /// The rows in which a slack or an error may occur.
  private var occurrences: [[Int]] = []
  /// Sums under way, by column; all zero in between.
  private var sums: [Double]
  private var isInSum: [Bool]

  /// Creates a table without constraints.
  init(variableCount: Int) {
    self.variableCount = variableCount
    keys = Array(repeating: nil, count: variableCount)
    isNamed = Array(repeating: false, count: variableCount)
    sums = Array(repeating: 0, count: variableCount)
    isInSum = Array(repeating: false, count: variableCount)
  }

  // MARK: Adding constraints

  /// Holds `constraint`, an equation or "at least zero", from now on.
  ///
  /// - Returns: `false` when it contradicts what is held; then nothing is held in addition.
  mutating func hold(_ constraint: LinearConstraint) -> Bool {
    let isEquation = constraint.relation == .equal
    if let variable = unnamedVariable(of: constraint) {
      var expression = LinearExpression(constraint)
      if !isEquation { expression.append(makeColumn(), times: -1) }
      define(variable, by: expression, isImmediate: true)
      return true
    }
    var expression = expanded(LinearExpression(constraint))
    guard !expression.terms.isEmpty else {
      return isEquation
        ? abs(expression.constant) <= expression.tolerance
        : expression.constant >= -expression.tolerance
    }
    if let variable = variable(toSolveFor: expression) {
      if !isEquation { expression.append(makeColumn(), times: -1) }
      define(variable, by: expression, isImmediate: false)
      return true
    }
    let errors = addRow(expression, isEquation: isEquation)
    guard !errors.isEmpty else { return true }
    let minimum = minimize(errors)
    guard minimum.value <= expression.tolerance * 10 else {
      for error in errors { forget(error) }
      return false
    }
    settle(minimum)
    for error in errors { forget(error) }
    return true
  }

  /// Comes as close to all of `constraints` as possible, and holds that from now on.
  mutating func approach(_ constraints: [LinearConstraint]) {
    var errors: [Int] = []
    for constraint in constraints {
      let isEquation = constraint.relation == .equal
      let unnamed = unnamedVariable(of: constraint)
      var expression = LinearExpression(constraint)
      if unnamed == nil { expression = expanded(expression) }
      guard !expression.terms.isEmpty else { continue }
      if let variable = unnamed ?? variable(toSolveFor: expression) {
        let (above, below) = (makeColumn(), makeColumn())
        expression.append(above, times: -1)
        expression.append(below, times: 1)
        define(variable, by: expression, isImmediate: unnamed != nil)
        errors += isEquation ? [above, below] : [below]
      } else {
        errors += addRow(expression, isEquation: isEquation, countsBoth: true)
      }
    }
    guard !errors.isEmpty else { return }
    settle(minimize(errors))
  }

  /// The variables of `group` that nothing gives a value yet.
  func undecided(of group: [Int]) -> [Int] {
    var isDecided = Array(repeating: false, count: variableCount)
    for definition in fromTheGround {
      isDecided[definition.variable] = definition.expression.terms.allSatisfy { term in
        if term.column < variableCount { return isDecided[term.column] }
        if case .fixed = places[term.column - variableCount] { return true }
        return false
      }
    }
    return group.filter { !isDecided[$0] }
  }

  /// The variables' values as of now: what is not decided is zero.
  var values: [Double] {
    var values = Array(repeating: 0.0, count: variableCount)
    for definition in fromTheGround {
      var value = definition.expression.constant
      for term in definition.expression.terms {
        value +=
          term.coefficient
          * (term.column < variableCount ? values[term.column] : columnValue(term.column))
      }
      values[definition.variable] = value.isFinite ? value : 0
    }
    return values
  }

  private func columnValue(_ column: Int) -> Double {
    switch places[column - variableCount] {
    case .free: 0
    case .basic(let row): rows[row]?.expression.constant ?? 0
    case .fixed(let value): value
    }
  }

  // MARK: Expressions

  private mutating func makeColumn() -> Int {
    places.append(.free)
    occurrences.append([])
    sums.append(0)
    isInSum.append(false)
    return variableCount + places.count - 1
  }

  /// All definitions, each after those of the variables it names.
  private var fromTheGround: [Definition] { reduced.reversed() + immediate }

  /// `expression` by columns that are neither defined nor basic nor fixed.
  private mutating func expanded(_ expression: LinearExpression) -> LinearExpression {
    var result = LinearExpression(constant: 0, terms: [])
    var magnitude = abs(expression.constant)
    var largest = 0.0
    var touched: [Int] = []
    var waiting = SmallestFirst()
    func enter(_ added: LinearExpression, _ factor: Double, _ table: inout Tableau) {
      result.constant += factor * added.constant
      magnitude = max(magnitude, abs(factor * added.constant))
      for term in added.terms {
        let coefficient = factor * term.coefficient
        largest = max(largest, abs(coefficient))
        table.sums[term.column] += coefficient
        guard !table.isInSum[term.column] else { continue }
        table.isInSum[term.column] = true
        touched.append(term.column)
        if term.column < table.variableCount, let key = table.keys[term.column] {
          waiting.insert(key)
        }
      }
    }
    enter(expression, 1, &self)
    // A definition names only variables of larger keys, so each is met once.
    while let key = waiting.popSmallest() {
      let definition = key < 0 ? immediate[-1 - key] : reduced[key]
      let factor = sums[definition.variable]
      sums[definition.variable] = 0
      if factor != 0 { enter(definition.expression, factor, &self) }
    }
    var next = 0
    while next < touched.count {
      let column = touched[next]
      next += 1
      guard column >= variableCount, sums[column] != 0 else { continue }
      switch places[column - variableCount] {
      case .free: continue
      case .fixed(let value): result.constant += sums[column] * value
      case .basic(let row):
        if let row = rows[row] { enter(row.expression, sums[column], &self) }
      }
      sums[column] = 0
    }
    for column in touched.sorted() {
      if abs(sums[column]) > 1e-10 * largest {
        result.terms.append(.init(column: column, coefficient: sums[column]))
      }
      sums[column] = 0
      isInSum[column] = false
    }
    result.tolerance = 1e-8 * max(1, magnitude)
    return result
  }

  /// The undefined variable that `expression` is best solved for.
  private func variable(toSolveFor expression: LinearExpression) -> Int? {
    var best: LinearExpression.Term?
    for term in expression.terms where term.column < variableCount {
      if best.map({ abs(term.coefficient) > abs($0.coefficient) }) ?? true { best = term }
    }
    return best?.column
  }

  /// The variable of `constraint` that nothing defines or names yet, the first of the largest.
  private func unnamedVariable(of constraint: LinearConstraint) -> Int? {
    var best: LinearConstraint.Term?
    for term in constraint.terms where !isNamed[term.variable] && keys[term.variable] == nil {
      if best.map({ abs(term.coefficient) > abs($0.coefficient) }) ?? true { best = term }
    }
    return best?.variable
  }

  /// Defines `variable` so that `expression` is zero.
  private mutating func define(
    _ variable: Int, by expression: LinearExpression, isImmediate: Bool
  ) {
    var expression = expression
    guard let coefficient = expression.remove(variable) else { return }
    expression.scale(by: -1 / coefficient)
    for term in expression.terms where term.column < variableCount { isNamed[term.column] = true }
    let definition = Definition(variable: variable, expression: expression)
    if isImmediate {
      immediate.append(definition)
      keys[variable] = -immediate.count
    } else {
      keys[variable] = reduced.count
      reduced.append(definition)
    }
  }

  // MARK: Rows

  /// Adds `expression`, which names no variable, with a slack and an error.
  ///
  /// - Parameters:
  ///   - expression: What should be zero, or at least zero.
  ///   - isEquation: Whether it should be zero.
  ///   - countsBoth: Whether an error that is zero now may grow later.
  /// - Returns: The errors to be made small; none where there is nothing to do.
  private mutating func addRow(
    _ expression: LinearExpression, isEquation: Bool, countsBoth: Bool = false
  ) -> [Int] {
    var expression = expression
    if abs(expression.constant) <= expression.tolerance { expression.constant = 0 }
    if !isEquation, !countsBoth, expression.constant >= 0 {
      insertRow(of: makeColumn(), expression)
      return []
    }
    let (above, below) = (makeColumn(), makeColumn())
    if expression.constant >= 0 {
      expression.append(below, times: 1)
      insertRow(of: above, expression)
    } else {
      expression.scale(by: -1)
      expression.append(above, times: 1)
      insertRow(of: below, expression)
    }
    return isEquation ? [above, below] : [below]
  }

  private mutating func insertRow(of basic: Int, _ expression: LinearExpression) {
    let number = rows.count
    places[basic - variableCount] = .basic(number)
    rows.append(Row(basic: basic, expression: expression))
    for term in expression.terms { occurrences[term.column - variableCount].append(number) }
  }

  /// Leaves an error out of everything that follows, and with it the row that gives it.
  private mutating func forget(_ column: Int) {
    switch places[column - variableCount] {
    case .free: fix(column)
    case .fixed: break
    case .basic(let row):
      rows[row] = nil
      places[column - variableCount] = .fixed(0)
    }
  }

  /// Makes a free column zero for good; rows without columns give their own a value for good.
  private mutating func fix(_ column: Int) {
    places[column - variableCount] = .fixed(0)
    for number in occurrences[column - variableCount] {
      guard rows[number]?.expression.remove(column) != nil else { continue }
      guard let row = rows[number], row.expression.terms.isEmpty else { continue }
      places[row.basic - variableCount] = .fixed(row.expression.constant)
      rows[number] = nil
    }
    occurrences[column - variableCount] = []
  }

  // MARK: Optimizing

  /// The smallest sum of errors there is.
  private struct Minimum {
    var value: Double
    /// The free columns that would make it larger, ascending.
    var raising: [Int]
  }

  /// Makes the sum of `errors` as small as possible.
  private mutating func minimize(_ errors: [Int]) -> Minimum {
    let objective = expanded(
      LinearExpression(
        constant: 0, terms: errors.map { .init(column: $0, coefficient: 1) }))
    var value = 0.0
    var costs: [Int: Double] = [:]
    var lowering = SmallestFirst()
    func add(_ expression: LinearExpression, _ factor: Double) {
      value += factor * expression.constant
      for term in expression.terms {
        let cost = (costs[term.column] ?? 0) + factor * term.coefficient
        costs[term.column] = cost
        if cost < -1e-9 { lowering.insert(term.column) }
      }
    }
    add(objective, 1)
    // By the smallest column first the method cannot go round in circles, but for rounding.
    var remaining = 1000 + 20 * (rows.count + places.count)
    while remaining > 0, let entering = lowering.popSmallest() {
      guard let cost = costs[entering], cost < -1e-9 else { continue }
      guard let leaving = rowLimiting(entering) else { break }
      remaining -= 1
      pivot(entering, leaving)
      costs[entering] = nil
      if let row = rows[leaving] { add(row.expression, cost) }
    }
    return Minimum(value: value, raising: costs.filter { $0.value > 1e-9 }.keys.sorted())
  }

  /// Holds the smallest sum that was reached: whatever would make it larger stays zero.
  private mutating func settle(_ minimum: Minimum) {
    for column in minimum.raising { fix(column) }
  }

  /// The row whose column is the first to become zero when `entering` grows.
  private func rowLimiting(_ entering: Int) -> Int? {
    var best: (ratio: Double, basic: Int, row: Int)?
    for number in occurrences[entering - variableCount] {
      guard let row = rows[number] else { continue }
      let coefficient = row.expression.coefficient(of: entering)
      guard coefficient < -1e-9 else { continue }
      let ratio = row.expression.constant / -coefficient
      if let found = best {
        guard ratio < found.ratio || (ratio == found.ratio && row.basic < found.basic) else {
          continue
        }
      }
      best = (ratio, row.basic, number)
    }
    return best?.row
  }

  /// Lets the free column `entering` take the place of the row's own.
  private mutating func pivot(_ entering: Int, _ number: Int) {
    guard var row = rows[number], let coefficient = row.expression.remove(entering) else { return }
    let leaving = row.basic
    row.expression.append(leaving, times: -1)
    row.expression.scale(by: -1 / coefficient)
    row.expression.constant = max(0, row.expression.constant)
    row.basic = entering
    places[leaving - variableCount] = .free
    places[entering - variableCount] = .basic(number)
    rows[number] = row
    occurrences[leaving - variableCount] = [number]
    for other in occurrences[entering - variableCount] where other != number {
      guard let factor = rows[other]?.expression.remove(entering) else { continue }
      rows[other]?.expression.add(row.expression, times: factor)
      if let constant = rows[other]?.expression.constant, constant < 0 {
        rows[other]?.expression.constant = 0
      }
      for term in row.expression.terms {
        occurrences[term.column - variableCount].append(other)
      }
    }
    occurrences[entering - variableCount] = []
  }
}

extension LinearExpression {
  /// The constraint's sum.
  fileprivate init(_ constraint: LinearConstraint) {
    self.init(
      constant: constraint.constant,
      terms: constraint.terms.map { Term(column: $0.variable, coefficient: $0.coefficient) })
  }

  /// Adds a column that does not occur yet.
  fileprivate mutating func append(_ column: Int, times coefficient: Double) {
    let index = terms.firstIndex { $0.column > column } ?? terms.endIndex
    terms.insert(Term(column: column, coefficient: coefficient), at: index)
  }
}
