/// A number as a person writes it, kept exactly: digits and where the point stands.
///
/// Read without the C library, whose functions take the point from the locale.
///
/// - Shape: `coefficient × 10^-fractionDigits`, at most 18 digits that count. Fraction digits
///   beyond those are dropped; a whole part of more digits is refused.
package struct DecimalNumber: Hashable, Sendable {
  /// Whether a minus sign stood before it; true for `-0` too.
  package let isNegative: Bool
  /// Every digit kept, read as one whole number below 10^18.
  package let coefficient: UInt64
  /// How many of the digits stand behind the point, in `0...18`.
  package let fractionDigits: Int

  /// How many digits that count are kept.
  private static let capacity = 18

  /// Puts a number together from its ASCII digits before and behind the point.
  ///
  /// `nil` if either holds anything but ASCII digits, both are empty, or the whole part has
  /// more than 18 digits after its leading zeros.
  package init?(
    whole: some Sequence<UInt8>, fraction: some Sequence<UInt8>, isNegative: Bool = false
  ) {
    var coefficient: UInt64 = 0
    var fractionDigits = 0
    var significant = 0
    var isEmpty = true
    for byte in whole {
      guard let digit = Self.digit(byte) else { return nil }
      isEmpty = false
      significant += significant > 0 || digit > 0 ? 1 : 0
      guard significant <= Self.capacity else { return nil }
      coefficient = coefficient * 10 + digit
    }
    for byte in fraction {
      guard let digit = Self.digit(byte) else { return nil }
      isEmpty = false
      significant += significant > 0 || digit > 0 ? 1 : 0
      guard significant <= Self.capacity, fractionDigits < Self.capacity else { continue }
      coefficient = coefficient * 10 + digit
      fractionDigits += 1
    }
    guard !isEmpty else { return nil }
    self.isNegative = isNegative
    self.coefficient = coefficient
    self.fractionDigits = fractionDigits
  }

  /// Reads `[+-] digits [. digits]` or `[+-] . digits`; `nil` for anything else.
  ///
  /// There must be a digit behind a point, and no exponent, blank, `nan` or `inf`.
  package init?(parsing text: some StringProtocol) {
    var rest = Array(text.utf8)[...]
    let sign = rest.first
    if sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") {
      rest = rest.dropFirst()
    }
    let whole = rest.prefix { $0 != UInt8(ascii: ".") }
    let fraction = rest.dropFirst(whole.count + 1)
    guard whole.count == rest.count || !fraction.isEmpty else { return nil }
    self.init(whole: whole, fraction: fraction, isNegative: sign == UInt8(ascii: "-"))
  }

  /// The nearest `Double` for up to 15 digits, and within one unit in its last place for more.
  package var doubleValue: Double {
    let magnitude = Double(coefficient) / Self.powersOfTen[fractionDigits]
    return isNegative ? -magnitude : magnitude
  }

  /// The number times `unit`, rounded to the nearest whole, halves away from zero.
  ///
  /// `nil` if the result does not fit.
  package func multiplied(by unit: Int) -> Int? {
    var divisor: UInt128 = 1
    for _ in 0..<fractionDigits {
      divisor *= 10
    }
    let product = UInt128(coefficient) * UInt128(unit.magnitude)
    let rounded = (product + divisor / 2) / divisor
    guard let magnitude = Int(exactly: rounded) else { return nil }
    return isNegative == (unit < 0) ? magnitude : -magnitude
  }

  private static func digit(_ byte: UInt8) -> UInt64? {
    byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") ? UInt64(byte - UInt8(ascii: "0")) : nil
  }

  /// `10^n` for n in `0...18`, each of which a `Double` holds exactly.
  private static let powersOfTen: [Double] = [
    1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16,
    1e17, 1e18,
  ]
}
