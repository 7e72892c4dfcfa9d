import Geometry
import LinearConstraints

/// A sum of multiplied variables and a constant.
struct LinearForm {
  var terms: [LinearConstraint.Term] = []
  var constant: Double = 0

  init(_ constant: Double) {
    self.constant = constant
  }

  init(variable: Int) {
    terms = [.init(1, variable)]
  }

  static func + (one: LinearForm, other: LinearForm) -> LinearForm {
    var sum = one
    sum.terms += other.terms
    sum.constant += other.constant
    return sum
  }

  static func + (one: LinearForm, number: Double) -> LinearForm {
    var sum = one
    sum.constant += number
    return sum
  }

  static func * (factor: Double, form: LinearForm) -> LinearForm {
    var product = form
    for index in product.terms.indices { product.terms[index].coefficient *= factor }
    product.constant *= factor
    return product
  }

  static func - (one: LinearForm, other: LinearForm) -> LinearForm {
    one + (-1) * other
  }

  static func - (one: LinearForm, number: Double) -> LinearForm {
    one + (-number)
  }

  /// The form's value where the variables have `values`.
  func value(_ values: [Double]) -> Double {
    let sum = terms.reduce(constant) { $0 + $1.coefficient * values[$1.variable] }
    // What reckoning left beside a simple fraction of a point is no part of the layout.
    let simple = (sum * 64).rounded() / 64
    return abs(sum - simple) < 1e-6 ? simple : sum
  }
}

/// A rectangle whose sides are sums of variables.
struct LinearBox {
  var x, y, width, height: LinearForm

  var maxX: LinearForm { x + width }
  var maxY: LinearForm { y + height }
  var midX: LinearForm { x + 0.5 * width }
  var midY: LinearForm { y + 0.5 * height }

  /// The rectangle without `insets`.
  func inset(by insets: UIEdgeInsets) -> LinearBox {
    LinearBox(
      x: x + insets.left, y: y + insets.top, width: width - (insets.left + insets.right),
      height: height - (insets.top + insets.bottom))
  }

  /// The rectangle where the variables have `values`; a size is at least zero.
  func rectangle(_ values: [Double]) -> CGRect {
    CGRect(
      x: x.value(values), y: y.value(values), width: max(0, width.value(values)),
      height: max(0, height.value(values)))
  }
}
