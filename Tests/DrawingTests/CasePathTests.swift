import Drawing
import Geometry
import ReferenceCases
import Testing

/// Paths, lengths and dashes as the case file has them.
@Suite struct CasePathTests {
  /// What a case adds to an empty path.
  private static func path(_ input: JSONValue) throws -> CGMutablePath {
    let path = CGMutablePath()
    for (key, degree) in [("line", 1), ("quad", 2), ("cubic", 3)] where !input[key].isNull {
      let points = try input[key].items().map(point)
      path.move(to: points[0])
      switch degree {
      case 1: path.addLine(to: points[1])
      case 2: path.addQuadCurve(to: points[2], control: points[1])
      default: path.addCurve(to: points[3], control1: points[1], control2: points[2])
      }
    }
    if !input["rect"].isNull { path.addRect(try rect(input["rect"])) }
    return path
  }

  private static func point(_ value: JSONValue) throws -> CGPoint {
    CGPoint(x: try value[0].number(), y: try value[1].number())
  }

  private static func rect(_ value: JSONValue) throws -> CGRect {
    let numbers = try value.numbers()
    return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  /// The numbers in the parentheses of `rect(2,4,8,16)`.
  private static func rect(in text: String) throws -> CGRect {
    let numbers = text.split(separator: "(").last?.dropLast().split(separator: ",") ?? []
    return try rect(.array(numbers.map { .string(String($0)) }))
  }

  private static func expectElements(_ path: CGPath, _ reference: ReferenceCase) throws {
    let expected = try reference.expected["elements"].items()
    let found = path.letters.suffix(expected.count)
    #expect(found.count == expected.count)
    for (element, wanted) in zip(found, expected) {
      let items = try wanted.items()
      #expect(element.0 == (try items[0].string()))
      let numbers = try items.dropFirst().map { try $0.number() }
      #expect(numbers.count == element.1.count)
      for (number, wanted) in zip(element.1, numbers) {
        #expect(abs(number - wanted) <= reference.tolerance, "\(element)")
      }
    }
  }

  @Test("PA-01: a rectangle's elements, and where it ends")
  func rectangle() throws {
    let reference = try ReferenceCase.named("PA-01")
    let path = CGMutablePath()
    path.addRect(try Self.rect(in: reference.input["add"].string()))
    try Self.expectElements(path, reference)
    #expect(path.currentPoint == (try Self.point(reference.expected["current_point"])))
  }

  @Test("PA-02: an ellipse's elements")
  func ellipse() throws {
    let reference = try ReferenceCase.named("PA-02")
    let path = CGMutablePath()
    path.addEllipse(in: try Self.rect(in: reference.input["add"].string()))
    try Self.expectElements(path, reference)
  }

  @Test("PA-04: an arc by tangents")
  func tangents() throws {
    let reference = try ReferenceCase.named("PA-04")
    let path = CGMutablePath()
    path.move(to: try Self.point(reference.input["from"]))
    path.addArc(
      tangent1End: try Self.point(reference.input["p1"]),
      tangent2End: try Self.point(reference.input["p2"]),
      radius: try reference.input["r"].number())
    try Self.expectElements(path, reference)
  }

  @Test("PA-05: arcs by tangents in square corners, into a path and into a context")
  func squareCorners() throws {
    let reference = try ReferenceCase.named("PA-05")
    let from = try Self.point(reference.input["from"])
    let path = CGMutablePath()
    path.move(to: from)
    var currents: [CGPoint] = []
    for arc in try reference.input["arcs"].items() {
      path.addArc(
        tangent1End: try Self.point(arc[0]), tangent2End: try Self.point(arc[1]),
        radius: try arc[2].number())
      currents.append(path.currentPoint)
    }
    for (current, wanted) in zip(currents, try reference.expected["current"].items()) {
      let wanted = try Self.point(wanted)
      #expect(abs(current.x - wanted.x) <= reference.tolerance, "\(current)")
      #expect(abs(current.y - wanted.y) <= reference.tolerance, "\(current)")
    }
    #expect(currents.count == 2)
    let box = try Self.rect(reference.expected["bbox"])
    #expect(path.boundingBox == box && path.boundingBoxOfPath == box)
    _ = try Draw.picture(1, 1) { context in
      context.addPath(path)
      #expect(context.boundingBoxOfPath == box)
      #expect(context.currentPointOfPath == currents[1])
    }
  }

  @Test("PA-07: a box with and without control points")
  func boxes() throws {
    let reference = try ReferenceCase.named("PA-07")
    let text = try reference.input["path"].string()
    let numbers = text.split { !"0123456789.-".contains($0) }.compactMap { Double($0) }
    let points = (0..<4).map { CGPoint(x: numbers[2 * $0], y: numbers[2 * $0 + 1]) }
    let path = CGMutablePath()
    path.move(to: points[0])
    path.addCurve(to: points[3], control1: points[1], control2: points[2])
    #expect(path.boundingBox == (try Self.rect(reference.expected["boundingBox"])))
    let (found, wanted) = (
      path.boundingBoxOfPath, try Self.rect(reference.expected["pathBoundingBox"])
    )
    let differences = [
      found.minX - wanted.minX, found.minY - wanted.minY, found.maxX - wanted.maxX,
      found.maxY - wanted.maxY,
    ]
    #expect(differences.allSatisfy { abs($0) <= reference.tolerance }, "\(found)")
  }

  @Test("PA-08: the current point after each element")
  func currentPoint() throws {
    let reference = try ReferenceCase.named("PA-08")
    let path = CGMutablePath()
    #expect(path.currentPoint == .zero)
    let operations = try reference.input["ops"].items()
    let currents = try reference.expected["current"].items()
    #expect(operations.count == currents.count)
    for (operation, current) in zip(operations, currents) {
      let text = try operation.string()
      let numbers = text.dropFirst().split { $0 == "," || $0 == " " }.compactMap { Double($0) }
      switch text.first {
      case "M": path.move(to: CGPoint(x: numbers[0], y: numbers[1]))
      case "L": path.addLine(to: CGPoint(x: numbers[0], y: numbers[1]))
      case "Q":
        path.addQuadCurve(
          to: CGPoint(x: numbers[2], y: numbers[3]),
          control: CGPoint(x: numbers[0], y: numbers[1]))
      default: path.closeSubpath()
      }
      #expect(path.currentPoint == (try Self.point(current)), "after \(text)")
    }
  }

  @Test("PA-10, R-05: which half an arc passes, in Core Graphics' own sense of clockwise")
  func halves() throws {
    let reference = try ReferenceCase.named("PA-10")
    let input = reference.input
    for (isClockwise, key, y) in [(true, "clockwise_true", 100.0), (false, "clockwise_false", 0)] {
      #expect(try reference.expected[key].string().contains("(50,\(Int(y)))"), "the file says so")
      let path = CGMutablePath()
      path.addArc(
        center: try Self.point(input["center"]), radius: try input["r"].number(),
        startAngle: try input["start"].number(), endAngle: try input["end"].number(),
        clockwise: !isClockwise)
      let middle = try #require(PathMeasure(path).position(at: 0.5)).point
      #expect(abs(middle.x - 50) <= reference.tolerance, "\(middle)")
      #expect(abs(middle.y - y) <= 0.02, "four cubics are not quite a circle: \(middle)")
      #expect(path.letters.contains { $0.0 == "Z" } == (try reference.expected["closed"].bool()))
    }
  }

  @Test("AL: lengths", arguments: ["AL-01", "AL-02", "AL-07", "AL-08"])
  func length(id: String) throws {
    let reference = try ReferenceCase.named(id)
    let expected = try reference.expected["length"].number()
    let path = try Self.path(reference.input)
    for pieceLength in [Double.infinity, 0.3] {
      let length = PathMeasure(path, pieceLength: pieceLength).length
      #expect(abs(length - expected) <= max(reference.tolerance, expected * 1e-12))
    }
  }

  @Test("AL-04: the parameter at a length of a line")
  func inverse() throws {
    let reference = try ReferenceCase.named("AL-04")
    let measure = PathMeasure(try Self.path(reference.input))
    let fraction = try reference.input["s"].number() / measure.length
    let point = try #require(measure.position(at: fraction)).point
    // On the line from (0, 0) to (1, 1) both coordinates are the parameter.
    let expected = try reference.expected["t"].number()
    #expect(abs(point.x - expected) <= reference.tolerance)
    #expect(abs(point.y - expected) <= reference.tolerance)
  }

  @Test("AL-05: a part is as long as it should be", arguments: 0...10)
  func tenths(tenth: Int) throws {
    let reference = try ReferenceCase.named("AL-05")
    let path = try Self.path(reference.input)
    let whole = try reference.expected["length"].number()
    for pieceLength in [Double.infinity, 6] {
      let measure = PathMeasure(path, pieceLength: pieceLength)
      let part = measure.trimmed(from: 0, to: Double(tenth) / 10)
      // What is left of nothing is a dot of a sixteen-thousandth.
      let slack = tenth == 0 ? 2.0 / 16384 : reference.tolerance
      #expect(abs(PathMeasure(part).length - Double(tenth) / 10 * whole) <= slack)
    }
  }

  @Test("AL-09: the last dash of a closed square joins the first")
  func closedSquare() throws {
    let reference = try ReferenceCase.named("AL-09")
    let dashed = try Self.path(reference.input).copy(
      dashingWithPhase: try reference.input["phase"].number(),
      lengths: try reference.input["dash"].numbers())
    let pieces = try reference.expected["pieces"].items()
    let expected = try pieces.flatMap { piece in
      try piece.items().enumerated().map { ($0.offset == 0 ? "M" : "L", try $0.element.numbers()) }
    }
    let found = dashed.letters
    #expect(found.map(\.0) == expected.map(\.0))
    for (element, wanted) in zip(found, expected) {
      #expect(
        zip(element.1, wanted.1).allSatisfy { abs($0 - $1) <= reference.tolerance }, "\(element)")
    }
  }

  @Test("AL-10: dashes and gaps in turn")
  func dashesInTurn() throws {
    let reference = try ReferenceCase.named("AL-10")
    let dashed = try Self.path(reference.input).copy(
      dashingWithPhase: 0, lengths: try reference.input["dash"].numbers())
    let expected = try reference.expected["pieces"].items().flatMap { try $0.numbers() }
    let found = dashed.letters.compactMap { $0.1.first }
    #expect(found.count == expected.count)
    #expect(zip(found, expected).allSatisfy { abs($0 - $1) <= reference.tolerance }, "\(found)")
  }
}
