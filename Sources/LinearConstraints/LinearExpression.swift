/// A constant and a sum of columns, each once, by ascending number.
struct LinearExpression {
  /// A column, multiplied.
  struct Term {
    var column: Int
    var coefficient: Double
  }

  var constant: Double
  var terms: [Term]
  /// Below this the constant counts as zero: what reckoning alone may have left of it.
  var tolerance = 1e-8

  /// What `column` is multiplied by, 0 when it does not occur.
  func coefficient(of column: Int) -> Double {
    guard let index = index(of: column) else { return 0 }
    return terms[index].coefficient
  }

  /// Takes `column` out and answers what it was multiplied by.
  mutating func remove(_ column: Int) -> Double? {
    guard let index = index(of: column) else { return nil }
    return terms.remove(at: index).coefficient
  }

  /// Adds `factor · other`; columns that cancel each other leave.
  mutating func add(_ other: LinearExpression, times factor: Double) {
    constant += factor * other.constant
    var sum: [Term] = []
    sum.reserveCapacity(terms.count + other.terms.count)
    var (mine, its) = (0, 0)
    while mine < terms.count || its < other.terms.count {
      if its == other.terms.count
        || (mine < terms.count && terms[mine].column < other.terms[its].column)
      {
        sum.append(terms[mine])
        mine += 1
        continue
      }
      let added = factor * other.terms[its].coefficient
      if mine < terms.count, terms[mine].column == other.terms[its].column {
        let total = terms[mine].coefficient + added
        if abs(total) > 1e-10 * max(abs(added), 1e-3) {
          sum.append(Term(column: terms[mine].column, coefficient: total))
        }
        mine += 1
      } else {
        sum.append(Term(column: other.terms[its].column, coefficient: added))
      }
      its += 1
    }
    terms = sum
  }

  /// Multiplies everything by `factor`.
  mutating func scale(by factor: Double) {
    constant *= factor
    for index in terms.indices { terms[index].coefficient *= factor }
  }

  private func index(of column: Int) -> Int? {
    var (low, high) = (0, terms.count)
    while low < high {
      let middle = (low + high) / 2
      if terms[middle].column < column { low = middle + 1 } else { high = middle }
    }
    return low < terms.count && terms[low].column == column ? low : nil
  }
}
