import Drawing
import Geometry
import Glibc
import ReferenceCases
import Testing
import Views

/// Arcs run clockwise on the screen when they say so, by both ways of making them.
@Suite struct UIBezierPathArcTests {
  private static func arcs(
    _ start: Double, _ end: Double, _ isClockwise: Bool
  ) -> [UIBezierPath] {
    let center = CGPoint(x: 50, y: 50)
    let made = UIBezierPath(
      arcCenter: center, radius: 50, startAngle: start, endAngle: end, clockwise: isClockwise)
    let added = UIBezierPath()
    added.addArc(
      withCenter: center, radius: 50, startAngle: start, endAngle: end, clockwise: isClockwise)
    return [made, added]
  }

  @Test("PA-10: which half", arguments: [(true, "clockwise_true"), (false, "clockwise_false")])
  func whichHalf(isClockwise: Bool, key: String) throws {
    let reference = try ReferenceCase.named("PA-10")
    let (start, end) = (
      try reference.input["start"].number(), try reference.input["end"].number()
    )
    let text = try reference.expected[key].string()
    let y = try #require(text.split { !$0.isNumber }.dropFirst().first.flatMap { Double($0) })
    for path in Self.arcs(start, end, isClockwise) {
      let middle = try #require(PathMeasure(path.cgPath).position(at: 0.5)).point
      #expect(abs(middle.x - 50) <= reference.tolerance)
      #expect(abs(middle.y - y) < 0.02, "four cubics are not quite a circle: \(middle)")
      #expect(path.bounds.width > 99.9 && abs(path.bounds.height - 50) < 0.1)
      let isClosed = path.cgPath.elements.contains(.close)
      #expect(isClosed == (try reference.expected["closed"].bool()))
    }
  }

  struct Arc: CustomTestStringConvertible, Sendable {
    var because: String
    var start: Double
    var end: Double
    var isClockwise: Bool
    /// How far the arc turns, positive clockwise on the screen; by 2.18's rule, by hand.
    var turn: Double

    var testDescription: String { because }
  }

  static let arcs: [Arc] = [
    Arc(because: "a quarter on", start: 0, end: .pi / 2, isClockwise: true, turn: .pi / 2),
    Arc(
      because: "the other three quarters", start: 0, end: .pi / 2, isClockwise: false,
      turn: -.pi * 3 / 2),
    Arc(
      because: "a quarter back, the long way", start: 0, end: -.pi / 2, isClockwise: true,
      turn: .pi * 3 / 2),
    Arc(
      because: "a quarter back", start: 0, end: -.pi / 2, isClockwise: false, turn: -.pi / 2),
    Arc(
      because: "from 12 o'clock to 12 o'clock", start: -.pi / 2, end: .pi * 3 / 2,
      isClockwise: true, turn: 2 * .pi),
    Arc(
      because: "from 12 o'clock to 12 o'clock, back", start: .pi * 3 / 2, end: -.pi / 2,
      isClockwise: false, turn: -2 * .pi),
    Arc(because: "nowhere", start: 1, end: 1, isClockwise: true, turn: 0),
    Arc(because: "nowhere, back", start: 1, end: 1, isClockwise: false, turn: 0),
    Arc(
      because: "B-03: at most once round", start: 0, end: 1e4, isClockwise: true, turn: 2 * .pi),
    Arc(
      because: "B-03: at most once round, back", start: 0, end: -1e9, isClockwise: false,
      turn: -2 * .pi),
    Arc(
      because: "angles beyond a turn", start: .pi * 4, end: .pi * 4.5, isClockwise: true,
      turn: .pi / 2),
    Arc(
      because: "an end several turns before the start", start: .pi * 4.5, end: 0,
      isClockwise: true, turn: .pi * 1.5),
  ]

  @Test("R-05", arguments: arcs)
  func turns(_ arc: Arc) throws {
    for path in Self.arcs(arc.start, arc.end, arc.isClockwise) {
      let measure = PathMeasure(path.cgPath)
      #expect(abs(measure.length - abs(arc.turn) * 50) < 0.1)
      guard arc.turn != 0 else { continue }
      for fraction in [0.25, 0.5, 0.75] {
        let point = try #require(measure.position(at: fraction)).point
        let angle = arc.start + arc.turn * fraction
        let distance = hypot(point.x - 50 - 50 * cos(angle), point.y - 50 - 50 * sin(angle))
        #expect(distance < 0.05, "\(point) at \(fraction)")
      }
    }
  }

  @Test("N-03: what is not finite is left out, the rest kept")
  func notFinite() {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 1, y: 2))
    path.addArc(
      withCenter: CGPoint(x: .nan, y: 5), radius: 5, startAngle: 0, endAngle: 1, clockwise: true)
    path.addArc(withCenter: .zero, radius: -1, startAngle: 0, endAngle: 1, clockwise: true)
    path.addArc(withCenter: .zero, radius: 1, startAngle: .nan, endAngle: 1, clockwise: false)
    path.addLine(to: CGPoint(x: Double.infinity, y: 0))
    path.addCurve(
      to: .zero, controlPoint1: CGPoint(x: .nan, y: 0), controlPoint2: CGPoint(x: 1, y: 0))
    path.apply(CGAffineTransform(scaleX: .nan, y: 1))
    path.addLine(to: CGPoint(x: 3, y: 4))
    #expect(path.cgPath.description == "M1.0,2.0 L3.0,4.0")
    let nothing = UIBezierPath(
      arcCenter: .zero, radius: .infinity, startAngle: 0, endAngle: 1, clockwise: true)
    #expect(nothing.isEmpty && UIBezierPath(rect: .null).isEmpty)
  }
}

/// Every way to make a path at once, and what can be done with one.
@Suite struct UIBezierPathTests {
  static let box = CGRect(x: 0, y: 0, width: 40, height: 20)

  struct Shape: CustomTestStringConvertible, Sendable {
    var because: String
    /// Where the pen starts.
    var start: CGPoint
    /// Points on the outline, in the order in which it passes them.
    var passes: [CGPoint]
    /// The signed area, positive for a path clockwise on the screen.
    var area: Double
    var make: @Sendable () -> UIBezierPath

    var testDescription: String { because }
  }

  private static func point(_ x: Double, _ y: Double) -> CGPoint { CGPoint(x: x, y: y) }

  /// What a square corner has more than one round by `width` and `height`.
  private static func loss(_ width: Double, _ height: Double) -> Double {
    (1 - .pi / 4) * width * height
  }

  static let shapes: [Shape] = [
    Shape(
      because: "a rectangle, from its top left", start: point(0, 0),
      passes: [point(20, 0), point(40, 10), point(20, 20), point(0, 10)], area: 800
    ) { UIBezierPath(rect: box) },
    Shape(
      because: "an oval, from its right", start: point(40, 10),
      passes: [point(20, 20), point(0, 10), point(20, 0)], area: .pi * 200
    ) { UIBezierPath(ovalIn: box) },
    Shape(
      because: "round corners, from the top edge's left end", start: point(6, 0),
      passes: [point(20, 0), point(40, 10), point(20, 20), point(0, 10)], area: 800 - 4 * loss(6, 6)
    ) { UIBezierPath(roundedRect: box, cornerRadius: 6) },
    Shape(
      because: "corners of at most half the shorter side", start: point(10, 0),
      passes: [point(20, 0), point(40, 10), point(20, 20), point(0, 10)],
      area: 800 - 4 * loss(10, 10)
    ) { UIBezierPath(roundedRect: box, cornerRadius: 99) },
    Shape(
      because: "no radius", start: point(0, 0), passes: [point(20, 0), point(40, 10)], area: 800
    ) { UIBezierPath(roundedRect: box, cornerRadius: -3) },
    Shape(
      because: "no number as a radius", start: point(0, 0), passes: [point(20, 0), point(40, 10)],
      area: 800
    ) { UIBezierPath(roundedRect: box, cornerRadius: .nan) },
    Shape(
      because: "some corners, elliptic", start: point(0, 0),
      passes: [point(20, 0), point(40, 10), point(20, 20), point(0, 10)], area: 800 - 2 * loss(8, 4)
    ) {
      UIBezierPath(
        roundedRect: box, byRoundingCorners: [.topRight, .bottomLeft],
        cornerRadii: CGSize(width: 8, height: 4))
    },
    Shape(
      because: "all corners, elliptic", start: point(8, 0),
      passes: [point(20, 0), point(40, 10), point(20, 20), point(0, 10)], area: 800 - 4 * loss(8, 4)
    ) {
      UIBezierPath(
        roundedRect: box, byRoundingCorners: .allCorners,
        cornerRadii: CGSize(width: 8, height: 4))
    },
    Shape(
      because: "one corner, too large", start: point(20, 0),
      passes: [point(40, 10), point(20, 20)],
      area: 800 - loss(20, 10)
    ) {
      UIBezierPath(
        roundedRect: box, byRoundingCorners: .topLeft, cornerRadii: CGSize(width: 99, height: 99))
    },
    Shape(
      because: "Core Graphics' path", start: point(0, 0), passes: [point(20, 0), point(40, 10)],
      area: 800
    ) { UIBezierPath(cgPath: CGPath(rect: box, transform: nil)) },
  ]

  /// Where along the outline `point` lies, as a fraction; `nil` if it is not on it.
  private static func place(of point: CGPoint, on measure: PathMeasure) -> Double? {
    let steps = 4000
    return (0...steps).map { Double($0) / Double(steps) }.first { fraction in
      guard let found = measure.position(at: fraction)?.point else { return false }
      return hypot(found.x - point.x, found.y - point.y) < 0.05
    }
  }

  /// The signed area inside a closed outline, by the shoelace formula.
  private static func area(_ measure: PathMeasure) -> Double {
    let points = (0..<4000).compactMap { measure.position(at: Double($0) / 4000)?.point }
    return zip(points, points.dropFirst() + points.prefix(1)).reduce(0) { sum, edge in
      sum + (edge.0.x * edge.1.y - edge.1.x * edge.0.y) / 2
    }
  }

  @Test(arguments: shapes)
  func shape(_ shape: Shape) {
    let path = shape.make()
    #expect(path.bounds == Self.box)
    #expect(path.cgPath.elements.first == .move(shape.start))
    #expect(path.cgPath.elements.last == .close && path.currentPoint == shape.start)
    let measure = PathMeasure(path.cgPath)
    let places = shape.passes.compactMap { Self.place(of: $0, on: measure) }
    #expect(places.count == shape.passes.count && places == places.sorted(), "\(places)")
    #expect(abs(Self.area(measure) - shape.area) < 0.5)
    let back = path.reversing()
    #expect(abs(Self.area(PathMeasure(back.cgPath)) + shape.area) < 0.5, "the other way")
    #expect(back.reversing().bounds == path.bounds)
  }

  @Test func pathsHandedOutDoNotChange() {
    let path = UIBezierPath(rect: Self.box)
    let kept = path.cgPath
    path.apply(CGAffineTransform(translationX: 5, y: 0))
    #expect(path.bounds.minX == 5 && kept.boundingBox == Self.box)
    path.append(path)
    #expect(path.cgPath.elements.count == 10)
    path.removeAllPoints()
    #expect(path.isEmpty && path.bounds.isNull && path.currentPoint == .zero)
  }

  @Test func copiesHaveTheLineAndTheRule() throws {
    let path = UIBezierPath(rect: Self.box)
    path.lineWidth = 7
    path.usesEvenOddFillRule = true
    let copy = try #require(path.copy() as? UIBezierPath)
    path.apply(CGAffineTransform(translationX: 5, y: 0))
    path.lineWidth = 1
    #expect(copy.bounds == Self.box && copy.lineWidth == 7 && copy.usesEvenOddFillRule)
  }

  @Test func insideByEitherRule() {
    let path = UIBezierPath(rect: Self.box)
    path.append(UIBezierPath(rect: Self.box.insetBy(dx: 5, dy: 5)))
    let middle = CGPoint(x: 20, y: 10)
    #expect(path.contains(middle))
    path.usesEvenOddFillRule = true
    #expect(!path.contains(middle) && path.contains(CGPoint(x: 2, y: 2)))
  }

  @Test func drawsWithItsOwnLine() throws {
    let path = UIBezierPath()
    #expect(path.lineWidth == 1 && path.miterLimit == 10)
    #expect(path.lineCapStyle == .butt && path.lineJoinStyle == .miter)
    path.move(to: CGPoint(x: 10, y: 10))
    path.addLine(to: CGPoint(x: 30, y: 10))
    (path.lineWidth, path.lineCapStyle, path.lineJoinStyle) = (4, .square, .bevel)
    path.setLineDash([5, 10], count: 2, phase: 0)
    var surface = try ImageSurface(size: PixelSize(width: 40, height: 20))
    try surface.withContext { context in
      context.setLineWidth(9)
      path.stroke(in: context)
      path.clip(context)
      context.stroke(CGRect(x: 0, y: 0, width: 1, height: 1))
    }
    let alphas = surface.withPixels { pixels in (0..<40).map { pixels.alpha($0, 10) > 0 } }
    // Dashes from 10 to 15 and 25 to 30, each 2 longer at both ends.
    #expect(alphas.indices.filter { alphas[$0] } == Array(8..<17) + Array(23..<32))
    #expect(surface.withPixels { $0.alpha(10, 7) == 0 && $0.alpha(10, 11) == 255 }, "4 thick")
  }
}
