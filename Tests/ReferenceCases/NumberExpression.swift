/// The arithmetic that the case file writes numbers in.
enum NumberExpression {
  /// The value of products and quotients of numbers, `pi`, `infinity`, `sqrt2` and `sqrt(2)`.
  ///
  /// `nil` when `text` is anything else.
  static func value(of text: String) -> Double? {
    var rest = Substring(text)
    let isNegative = rest.hasPrefix("-")
    if isNegative {
      rest.removeFirst()
    }
    var product: Double? = isNegative ? -1 : 1
    var isDivisor = false
    while let soFar = product {
      let end = rest.firstIndex { $0 == "*" || $0 == "/" } ?? rest.endIndex
      product = factor(rest[..<end]).map { isDivisor ? soFar / $0 : soFar * $0 }
      guard end < rest.endIndex else { break }
      isDivisor = rest[end] == "/"
      rest = rest[rest.index(after: end)...]
    }
    return product
  }

  private static func factor(_ text: Substring) -> Double? {
    switch text {
    case "pi": return .pi
    case "infinity": return .infinity
    default:
      guard text.hasPrefix("sqrt") else { return Double(text) }
      let radicand = text.dropFirst("sqrt".count).filter { $0 != "(" && $0 != ")" }
      return Double(radicand)?.squareRoot()
    }
  }
}
