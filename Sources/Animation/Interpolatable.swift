/// A value that an animation can run through.
///
/// Each answer is `nil` where the two values, or their type, have none: ends of different kinds
/// have no in-between, transforms no sum. An animation then contributes nothing.
package protocol Interpolatable {
  /// The value `fraction` of the way to `end`: `self` at 0, `end` at 1, and beyond outside.
  func mixed(with end: Self, by fraction: Double) -> Self?

  /// The sum, which `byValue`, cumulative animations and cubic curves need.
  func adding(_ other: Self) -> Self?

  /// The value times `factor`, counted from the type's zero.
  func scaled(by factor: Double) -> Self?

  /// How far apart the two values are, at least 0, for an even pace.
  func distance(to other: Self) -> Double?

  /// What an additive animation that stands at this value makes of `base`.
  ///
  /// By default the sum; transforms concatenate here although they have no sum.
  func composed(over base: Self) -> Self?
}

extension Interpolatable {
  package func composed(over base: Self) -> Self? {
    base.adding(self)
  }
}

/// Numbers that are animated member by member: of a number, point, rectangle or colour.
package struct Components: Hashable, Sendable {
  /// The numbers, in an order that is the value type's affair.
  package var numbers: [Double]

  /// Creates components.
  package init(_ numbers: [Double]) {
    self.numbers = numbers
  }

  /// Combines the members of two values of the same shape.
  private func combined(
    with other: Components, _ combine: (Double, Double) -> Double
  ) -> Components? {
    guard numbers.count == other.numbers.count else { return nil }
    return Components(zip(numbers, other.numbers).map { combine($0, $1) })
  }
}

extension Components: Interpolatable {
  package func mixed(with end: Components, by fraction: Double) -> Components? {
    combined(with: end) { from, to in
      // The general form need not meet the end, nor keep two infinite ends.
      fraction == 1 || from == to ? to : from + (to - from) * fraction
    }
  }

  package func adding(_ other: Components) -> Components? {
    combined(with: other, +)
  }

  package func scaled(by factor: Double) -> Components? {
    Components(numbers.map { $0 * factor })
  }

  package func distance(to other: Components) -> Double? {
    let squares = combined(with: other) { ($0 - $1) * ($0 - $1) }
    return squares.map { $0.numbers.reduce(0, +).squareRoot() }
  }
}
