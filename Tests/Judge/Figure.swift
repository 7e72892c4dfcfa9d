import Drawing
import Geometry
import Glibc
import Layers

/// A path filled and stroked, which is written once for both sides.
struct Figure: Sendable {
  /// The path in the letters of SVG: M, L, Q, C, A (circles only) and Z, all absolute.
  var data: String
  var fill: String?
  var isEvenOdd = false
  var stroke: String?
  var width = 1.0
  var cap = "butt"
  var join = "miter"
  var miterLimit = 10.0
  var dash: [Double] = []
  var phase = 0.0
  /// The part of the stroke that is drawn, in fractions of a path of one subpath.
  var trim: ClosedRange<Double>?
  /// What the browser strokes where SVG has no words for it: a trim of several subpaths, say.
  var webData: String?

  /// The SVG element.
  var markup: String {
    var dashes = ""
    if !dash.isEmpty {
      let lengths = dash.map { "\($0)" }.joined(separator: " ")
      dashes = " stroke-dasharray='\(lengths)' stroke-dashoffset='\(phase)'"
    } else if let trim, webData == nil {
      let length = trim.upperBound - trim.lowerBound
      dashes =
        " pathLength='1' stroke-dasharray='\(length) 9' stroke-dashoffset='\(-trim.lowerBound)'"
    }
    return """
      <path d='\(webData ?? data)' fill='\(fill ?? "none")' \
      fill-rule='\(isEvenOdd ? "evenodd" : "nonzero")' stroke='\(stroke ?? "none")' \
      stroke-width='\(width)' stroke-linecap='\(cap)' stroke-linejoin='\(join)' \
      stroke-miterlimit='\(miterLimit)'\(dashes)/>
      """
  }

  /// The layer, its points the square's.
  func layer() throws -> CAShapeLayer {
    let layer = CAShapeLayer()
    layer.path = try SVGPath(data).path
    layer.fillColor = fill.map(CGColor.hex)
    layer.fillRule = isEvenOdd ? .evenOdd : .nonZero
    layer.strokeColor = stroke.map(CGColor.hex)
    layer.lineWidth = width
    layer.lineCap = CAShapeLayerLineCap(rawValue: cap)
    layer.lineJoin = CAShapeLayerLineJoin(rawValue: join)
    layer.miterLimit = miterLimit
    layer.lineDashPattern = dash.isEmpty ? nil : dash
    layer.lineDashPhase = phase
    layer.strokeStart = trim?.lowerBound ?? 0
    layer.strokeEnd = trim?.upperBound ?? 1
    return layer
  }
}

/// A path read from the letters of SVG.
struct SVGPath {
  let path = CGMutablePath()

  /// Text that is no such path.
  struct Malformed: Error {
    var text: String
  }

  /// Reads `data`.
  ///
  /// - Throws: ``Malformed`` for anything but M, L, Q, C, A and Z with their numbers.
  init(_ data: String) throws {
    var words = data.split { $0 == " " || $0 == "," }[...]
    func numbers(_ count: Int) throws -> [Double] {
      let found = words.prefix(count).compactMap { Double($0) }
      guard found.count == count else { throw Malformed(text: data) }
      words = words.dropFirst(count)
      return found
    }
    func point(_ numbers: [Double], _ index: Int) -> CGPoint {
      CGPoint(x: numbers[index], y: numbers[index + 1])
    }
    while let letter = words.popFirst() {
      switch letter {
      case "M": path.move(to: point(try numbers(2), 0))
      case "L": path.addLine(to: point(try numbers(2), 0))
      case "Q":
        let n = try numbers(4)
        path.addQuadCurve(to: point(n, 2), control: point(n, 0))
      case "C":
        let n = try numbers(6)
        path.addCurve(to: point(n, 4), control1: point(n, 0), control2: point(n, 2))
      case "A":
        let n = try numbers(7)
        arc(radius: n[0], isLarge: n[3] != 0, isSweeping: n[4] != 0, to: point(n, 5))
      case "Z": path.closeSubpath()
      default: throw Malformed(text: data)
      }
    }
  }

  /// Adds the arc of a circle that SVG describes by its end.
  ///
  /// - Source: "Elliptical arc parameter conversion", SVG 2, appendix B.2.4, for a circle.
  private func arc(radius: Double, isLarge: Bool, isSweeping: Bool, to end: CGPoint) {
    let start = path.currentPoint
    let (dx, dy) = ((end.x - start.x) / 2, (end.y - start.y) / 2)
    let chord = (dx * dx + dy * dy).squareRoot()
    guard chord > 0 else { return }
    let reach = max(radius * radius - chord * chord, 0).squareRoot() / chord
    let side = isLarge == isSweeping ? -reach : reach
    let center = CGPoint(x: start.x + dx - side * dy, y: start.y + dy + side * dx)
    path.addArc(
      center: center, radius: max(radius, chord),
      startAngle: atan2(start.y - center.y, start.x - center.x),
      endAngle: atan2(end.y - center.y, end.x - center.x),
      clockwise: !isSweeping)
  }
}
