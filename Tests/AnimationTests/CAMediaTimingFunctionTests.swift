import Animation
import ReferenceCases
import Testing

/// Curves of progress over time.
@Suite struct CAMediaTimingFunctionTests {
  @Test(arguments: ["TF-01", "TF-02", "TF-07", "TF-08", "TF-10", "TF-13"])
  func heights(id: String) throws {
    let reference = try ReferenceCase.named(id)
    let curve = CAMediaTimingFunction(try reference.input["points"].numbers())
    let heights = try reference.expected["y"].numbers()
    for (x, y) in zip(try reference.input["x"].numbers(), heights) {
      #expect(abs(curve.value(at: x) - y) <= reference.tolerance, "x = \(x)")
    }
  }

  @Test func linearInDisguise() throws {
    let reference = try ReferenceCase.named("TF-04")
    for points in try reference.input["curves"].items() {
      let curve = CAMediaTimingFunction(try points.numbers())
      for x in try reference.input["x"].numbers() {
        #expect(curve.value(at: x) == x)
      }
    }
  }

  @Test func howFarTheCurveReaches() throws {
    let reference = try ReferenceCase.named("TF-05")
    for (index, points) in try reference.input["curves"].items().enumerated() {
      let range = CAMediaTimingFunction(try points.numbers()).range
      let largest = reference.expected["max"][index]
      let smallest = reference.expected["min"][index]
      let wantedLargest = largest.isNull ? 1 : try largest.number()
      let wantedSmallest = smallest.isNull ? 0 : try smallest.number()
      #expect(abs(range.upperBound - wantedLargest) <= reference.tolerance)
      #expect(abs(range.lowerBound - wantedSmallest) <= reference.tolerance)
    }
  }

  @Test func outsideItIsClamped() throws {
    let reference = try ReferenceCase.named("TF-11")
    let name = CAMediaTimingFunctionName(rawValue: try reference.input["named"].string())
    for curve in [CAMediaTimingFunction(name: name), CAMediaTimingFunction(name: .easeIn)] {
      let heights = try reference.input["x"].numbers().map { curve.value(at: $0) }
      #expect(heights == (try reference.expected["y"].numbers()))
      #expect(curve.value(at: .nan) == 0)
    }
  }

  @Test func controlPointsOfTheNamedOnes() throws {
    let reference = try ReferenceCase.named("TF-14")
    for (index, name) in try reference.input["names"].items().enumerated() {
      let function = CAMediaTimingFunction(name: .init(rawValue: try name.string()))
      let points = (0...3).flatMap { function.controlPoint(at: $0) }
      let expected = [0, 0] + (try reference.expected["points"][index].numbers()) + [1, 1]
      #expect(points == expected.map { Float($0) })
    }
    #expect(CAMediaTimingFunction(name: .linear).controlPoint(at: 4) == [-1, -1], "not written")
  }

  @Test func equalPointsMakeEqualFunctions() {
    let same = CAMediaTimingFunction(controlPoints: 0.42, 0, 1, 1)
    #expect(same == CAMediaTimingFunction(name: .easeIn))
    #expect(same.hashValue == CAMediaTimingFunction(name: .easeIn).hashValue)
    #expect(same != CAMediaTimingFunction(name: .easeOut))
  }

  /// P-02: where Newton's steps leave the curve, or swing for ever.
  @Test(arguments: [
    [0, 1, 1, 0], [1, 0, 0, 1], [0, 0, 0.58, 1], [0, 0, 1, 1], [0.001, 0, 0.999, 1],
    [1, 0, 1, 0], [0, 1, 0, 1], [0.68, -0.55, 0.27, 1.55], [1, -5, 0, 6], [-3, 0, 9, 1],
  ])
  func theSolverFindsEveryHeight(points: [Double]) {
    let curve = CAMediaTimingFunction(points)
    // The points as the function keeps them: in single precision, and x taken into 0...1.
    let p = points.map { Double(Float($0)) }
    let (x1, x2) = (min(max(p[0], 0), 1), min(max(p[2], 0), 1))
    var worst = 0.0
    for step in 0...10_000 {
      let s = Double(step) / 10_000
      let rest = 1 - s
      let x = 3 * rest * rest * s * x1 + 3 * rest * s * s * x2 + s * s * s
      let y = 3 * rest * rest * s * p[1] + 3 * rest * s * s * p[3] + s * s * s
      // Where the curve is vertical a rounding of x is any distance in y.
      let slope = 3 * rest * rest * x1 + 6 * rest * s * (x2 - x1) + 3 * s * s * (1 - x2)
      guard slope > 1e-3 else { continue }
      worst = max(worst, abs(curve.value(at: x) - y))
    }
    #expect(worst < 1e-6)
  }

  @Test func pointsThatAreNoNumbersMakeACurveAllTheSame() {
    let curve = CAMediaTimingFunction(controlPoints: .nan, .infinity, .nan, -.infinity)
    #expect((0...100).allSatisfy { curve.value(at: Double($0) / 100).isFinite })
  }
}

extension CAMediaTimingFunction {
  /// Creates a function from x1, y1, x2 and y2.
  fileprivate convenience init(_ points: [Double]) {
    self.init(
      controlPoints: Float(points[0]), Float(points[1]), Float(points[2]), Float(points[3]))
  }

  /// The point at `index`, or -1 twice when none is written.
  fileprivate func controlPoint(at index: Int) -> [Float] {
    var point: [Float] = [-1, -1]
    point.withUnsafeMutableBufferPointer { buffer in
      guard let values = buffer.baseAddress else { return }
      getControlPoint(at: index, values: values)
    }
    return point
  }
}
