import Drawing
import Geometry
import Testing

/// The elements that each maker of paths adds.
@Suite struct CGPathTests {
  struct Row: CustomTestStringConvertible, Sendable {
    var id: String
    var because: String
    /// `M`, `L`, `Q`, `C` or `Z` and the coordinates of each element.
    var expected: [(String, [Double])]
    var make: @Sendable (CGMutablePath) -> Void

    var testDescription: String { "\(id): \(because)" }
  }

  static let start = CGPoint(x: 400, y: 400)

  static let rows: [Row] = [
    Row(
      id: "PA-01", because: "a negative size is a rectangle the other way",
      expected: [("M", [2, 4]), ("L", [10, 4]), ("L", [10, 20]), ("L", [2, 20]), ("Z", [])]
    ) { $0.addRect(CGRect(x: 10, y: 20, width: -8, height: -16)) },
    Row(
      id: "engine.md 2.18", because: "clockwise runs toward smaller angles, a cubic a quarter",
      expected: [
        ("M", [10.857864, 85.857864]),
        ("C", [3.047379, 93.668350, 3.047379, 106.331650, 10.857864, 114.142136]),
        ("C", [18.668350, 121.952621, 31.331650, 121.952621, 39.142136, 114.142136]),
        ("C", [42.892864, 110.391407, 45, 105.304330, 45, 100]),
      ]
    ) {
      $0.addArc(
        center: CGPoint(x: 25, y: 100), radius: 20, startAngle: .pi * 1.25, endAngle: 0,
        clockwise: true)
    },
    Row(
      id: "2.18", because: "a quadratic curve stays one",
      expected: [("M", [400, 400]), ("Q", [140, 250, 110, 180])]
    ) {
      $0.move(to: start)
      $0.addQuadCurve(to: CGPoint(x: 110, y: 180), control: CGPoint(x: 140, y: 250))
    },
    Row(
      id: "2.18", because: "an arc starts with a line from the current point",
      expected: [("M", [400, 400]), ("L", [10, 0]), ("C", [10, 5.522847, 5.522847, 10, 0, 10])]
    ) {
      $0.move(to: start)
      $0.addRelativeArc(center: .zero, radius: 10, startAngle: 0, delta: .pi / 2)
    },
    Row(
      id: "2.18", because: "equal angles are no arc", expected: [("M", [10, 0])]
    ) {
      $0.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: 0, clockwise: false)
    },
    Row(
      id: "2.18", because: "a rounded corner too large shrinks and stays round",
      expected: [
        ("M", [2, 0]), ("L", [8, 0]), ("C", [9.104569, 0, 10, 0.895431, 10, 2]), ("L", [10, 2]),
        ("C", [10, 3.104569, 9.104569, 4, 8, 4]), ("L", [2, 4]),
        ("C", [0.895431, 4, 0, 3.104569, 0, 2]), ("L", [0, 2]),
        ("C", [0, 0.895431, 0.895431, 0, 2, 0]), ("Z", []),
      ]
    ) {
      $0.addRoundedRect(
        in: CGRect(x: 0, y: 0, width: 10, height: 4), cornerWidth: 50, cornerHeight: 50)
    },
    Row(
      id: "N-03", because: "what is not finite is left out and the rest kept",
      expected: [("M", [0, 0]), ("L", [10, 0])]
    ) {
      $0.move(to: .zero)
      $0.addArc(
        center: CGPoint(x: .nan, y: 5), radius: 5, startAngle: 0, endAngle: 1, clockwise: true)
      $0.addArc(center: .zero, radius: -1, startAngle: 0, endAngle: 1, clockwise: true)
      $0.addArc(center: .zero, radius: 1, startAngle: 0, endAngle: .nan, clockwise: false)
      $0.addArc(center: .zero, radius: 1, startAngle: .infinity, endAngle: 0, clockwise: false)
      $0.addLine(to: CGPoint(x: Double.infinity, y: 0))
      $0.addRect(CGRect(x: .nan, y: 0, width: 1, height: 1))
      $0.addEllipse(in: .null)
      $0.addLine(to: CGPoint(x: 1, y: 1), transform: CGAffineTransform(scaleX: .nan, y: 1))
      $0.addLine(to: CGPoint(x: 10, y: 0))
    },
    Row(id: "2.18", because: "a line needs a point to start from", expected: []) {
      $0.addLine(to: CGPoint(x: 10, y: 0))
      $0.closeSubpath()
    },
  ]

  /// From 0 to 2π toward smaller angles is once round too, though no way leads there but none.
  @Test(arguments: [false, true], [2 * Double.pi, -2 * Double.pi, 4 * Double.pi, -4 * Double.pi])
  func onceRoundIsACircleInEitherSense(clockwise: Bool, end: Double) {
    let path = CGMutablePath()
    path.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: end, clockwise: clockwise)
    #expect(path.elements.count == 5)
    let box = path.boundingBoxOfPath
    #expect(abs(box.width - 20) < 1e-9 && abs(box.height - 20) < 1e-9)
  }

  @Test(arguments: rows)
  func elements(_ row: Row) {
    let path = CGMutablePath()
    row.make(path)
    let found = path.letters
    #expect(found.map(\.0) == row.expected.map(\.0))
    for (element, expected) in zip(found, row.expected) {
      for (number, wanted) in zip(element.1, expected.1) {
        #expect(abs(number - wanted) < 1e-5, "\(element)")
      }
    }
  }

  @Test("B-03: an arc turns at most once round", arguments: [1e4, 1e9, 1e300, -1e9])
  func turnsOnce(delta: Double) {
    let path = CGMutablePath()
    path.addRelativeArc(center: .zero, radius: 10, startAngle: 0, delta: delta)
    #expect(path.letters.map(\.0) == ["M", "C", "C", "C", "C"])
    let other = CGMutablePath()
    other.addArc(
      center: .zero, radius: 10, startAngle: 0, endAngle: abs(delta), clockwise: false)
    #expect(other.letters.count == 5)
  }

  @Test("A tangent arc that turns more than a quarter ends on the second tangent")
  func sharpCorner() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 100, y: 10))
    path.addArc(tangent1End: .zero, tangent2End: CGPoint(x: 100, y: -10), radius: 2)
    let end = path.currentPoint
    #expect(abs(end.y + end.x / 10) < 1e-9)
    #expect(path.boundingBoxOfPath.minX > 17, "the circle is touched, not the corner")
    #expect(path.boundingBoxOfPath.minX < 19)
  }

  @Test("An empty path has no boxes")
  func noBoxes() {
    #expect(CGMutablePath().boundingBox.isNull)
    #expect(CGMutablePath().boundingBoxOfPath.isNull)
  }

  @Test func valuesAreEqualByElements() throws {
    let rect = CGRect(x: 0, y: 0, width: 10, height: 10)
    let path = CGPath(rect: rect, transform: nil)
    let copy = try #require(path.mutableCopy())
    #expect(copy == path)
    #expect(copy.hashValue == path.hashValue)
    copy.addEllipse(in: rect)
    #expect(copy != path, "the copy changes alone")
    #expect(path.letters.count == 5)
    var shift = CGAffineTransform(translationX: 5, y: 0)
    let moved = try #require(path.copy(using: &shift))
    #expect(moved.boundingBox == CGRect(x: 5, y: 0, width: 10, height: 10))
    copy.addPath(copy)
    #expect(copy.letters.count == 22, "a path may be added to itself")
  }

  @Test(
    "Points inside by both rules",
    arguments: [
      (CGPoint(x: 15, y: 15), true, false), (CGPoint(x: 5, y: 5), true, true),
      (CGPoint(x: 35, y: 15), false, false), (CGPoint(x: Double.nan, y: 15), false, false),
    ])
  func contains(point: CGPoint, winding: Bool, evenOdd: Bool) {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: 30, height: 30))
    path.addEllipse(in: CGRect(x: 10, y: 10, width: 10, height: 10))
    #expect(path.contains(point) == winding)
    #expect(path.contains(point, using: .evenOdd) == evenOdd)
  }

  @Test func containsFollowsCurves() {
    let circle = CGPath(ellipseIn: CGRect(x: -10, y: -10, width: 20, height: 20), transform: nil)
    for step in 0..<64 {
      let (x, y) = (Double(step % 8) * 2.7 - 9.5, Double(step / 8) * 2.7 - 9.5)
      let distance = (x * x + y * y).squareRoot()
      guard abs(distance - 10) > 0.05 else { continue }
      #expect(circle.contains(CGPoint(x: x, y: y)) == (distance < 10), "(\(x), \(y))")
    }
  }

  @Test("Reversed, the last subpath comes first and runs back")
  func reversed() {
    let path = CGMutablePath()
    path.addLines(between: [.zero, CGPoint(x: 10, y: 0)])
    path.addRect(CGRect(x: 0, y: 0, width: 4, height: 2))
    #expect(
      path.reversed().description
        == "M0.0,0.0 L0.0,2.0 L4.0,2.0 L4.0,0.0 L0.0,0.0 Z M10.0,0.0 L0.0,0.0")
    let circle = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20), transform: nil)
    #expect(
      circle.reversed().letters[1].1 == [20, 4.477152501692064, 15.522847498307936, 0, 10, 0])
    #expect(circle.reversed().reversed().boundingBoxOfPath == circle.boundingBoxOfPath)
  }

  @Test func walksOverElements() {
    let path = CGPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4), transform: nil)
    var types: [CGPathElementType] = []
    var last = CGPoint.zero
    path.applyWithBlock { element in
      types.append(element.pointee.type)
      if element.pointee.type != .closeSubpath { last = element.pointee.points[0] }
    }
    #expect(
      types == [
        .moveToPoint, .addLineToPoint, .addLineToPoint, .addLineToPoint, .closeSubpath,
      ])
    #expect(last == CGPoint(x: 1, y: 6))
  }
}

extension CGPath {
  /// The elements as letters and coordinates.
  var letters: [(String, [Double])] {
    elements.map { element in
      let letter =
        switch element {
        case .move: "M"
        case .line: "L"
        case .quad: "Q"
        case .cubic: "C"
        case .close: "Z"
        }
      return (letter, element.points.flatMap { [$0.x, $0.y] })
    }
  }
}
