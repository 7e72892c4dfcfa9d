/// How a smooth curve through keyframes bends at each of them; missing entries are 0.
package struct KeyframeCurveShape: Hashable, Sendable {
  /// How tight the curve is: 1 makes it straight, negative numbers rounder.
  package var tension: [Double] = []
  /// How sharp the corners are.
  package var continuity: [Double] = []
  /// Whether it bends before (positive) or after the keyframe.
  package var bias: [Double] = []

  /// Creates the shape of an animation that says nothing.
  package init() {}

  fileprivate func entry(_ list: KeyPath<KeyframeCurveShape, [Double]>, at index: Int) -> Double {
    let entries = self[keyPath: list]
    return entries.indices.contains(index) ? entries[index] : 0
  }
}

/// A smooth curve through values: cubic Hermite pieces with Kochanek and Bartels' tangents.
///
/// - Source: Kochanek and Bartels, "Interpolating Splines with Local Tension, Continuity, and Bias
///   Control", SIGGRAPH 1984. At either end the neighbour beyond is the value itself.
struct KeyframeCurve<Value: Interpolatable> {
  private let values: [Value]
  /// How the curve leaves each keyframe.
  private let outgoing: [Value]
  /// How the curve arrives at each keyframe.
  private let incoming: [Value]

  /// Creates the curve; `nil` for values without sums.
  init?(_ values: [Value], _ shape: KeyframeCurveShape) {
    var outgoing: [Value] = []
    var incoming: [Value] = []
    for index in values.indices {
      let before = values[max(0, index - 1)]
      let after = values[min(values.count - 1, index + 1)]
      let loose = (1 - shape.entry(\.tension, at: index)) / 2
      let corner = shape.entry(\.continuity, at: index)
      let bias = shape.entry(\.bias, at: index)
      guard let arriving = Self.difference(values[index], before),
        let leaving = Self.difference(after, values[index]),
        let out = Self.sum([
          (arriving, loose * (1 + corner) * (1 + bias)),
          (leaving, loose * (1 - corner) * (1 - bias)),
        ]),
        let into = Self.sum([
          (arriving, loose * (1 - corner) * (1 + bias)),
          (leaving, loose * (1 + corner) * (1 - bias)),
        ])
      else { return nil }
      outgoing.append(out)
      incoming.append(into)
    }
    self.values = values
    self.outgoing = outgoing
    self.incoming = incoming
  }

  /// The value `fraction` of the way from keyframe `index` to the next one, which there must be.
  func value(inStretch index: Int, at fraction: Double) -> Value? {
    let s = fraction
    let rest = 1 - s
    return Self.sum([
      (values[index], (1 + 2 * s) * rest * rest),
      (outgoing[index], s * rest * rest),
      (values[index + 1], s * s * (3 - 2 * s)),
      (incoming[index + 1], -s * s * rest),
    ])
  }

  private static func difference(_ minuend: Value, _ subtrahend: Value) -> Value? {
    sum([(minuend, 1), (subtrahend, -1)])
  }

  /// The sum of at least one value times its weight.
  private static func sum(_ terms: [(value: Value, weight: Double)]) -> Value? {
    var total: Value?
    for term in terms {
      guard let scaled = term.value.scaled(by: term.weight) else { return nil }
      guard let soFar = total else {
        total = scaled
        continue
      }
      guard let next = soFar.adding(scaled) else { return nil }
      total = next
    }
    return total
  }
}
