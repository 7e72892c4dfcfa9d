import Drawing
import Geometry
import ReferenceCases
import Testing

/// A context's gradients as the case file has them.
@Suite struct CaseGradientTests {
  /// A colour by the name that the file gives it; a canvas's green is a full one there.
  private static func color(_ name: JSONValue) throws -> CGColor {
    switch try name.string() {
    case "black": return .black
    case "white": return .white
    case "red": return Draw.red
    case "green": return Draw.green
    default: throw ReferenceCaseColor(name: "\(name)")
    }
  }

  private struct ReferenceCaseColor: Error {
    var name: String
  }

  private static func gradient(_ stops: JSONValue) throws -> CGGradient {
    let stops = try stops.items()
    return try #require(
      CGGradient(
        colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: try stops.map { try color($0[1]) },
        locations: try stops.map { try $0[0].number() }))
  }

  /// The two numbers of `pixel(25,40)` or `(5,256)`.
  private static func place(_ key: String) -> (x: Int, y: Int) {
    let numbers = key.split { !$0.isNumber }.compactMap { Int($0) }
    return (numbers[0], numbers[1])
  }

  @Test("GD-12: black to white is monotone, opaque and grey")
  func linear() throws {
    let reference = try ReferenceCase.named("GD-12")
    let width = Int(try reference.input["width"].number())
    let colors = try reference.input["colors"].items().map(Self.color)
    let gradient = try #require(
      CGGradient(colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: colors, locations: nil))
    let context = try #require(
      CGContext(
        data: nil, width: width, height: 1, bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
    context.drawLinearGradient(
      gradient, start: .zero, end: CGPoint(x: Double(width), y: 0), options: [])
    let bytes = try #require(context.data).assumingMemoryBound(to: UInt8.self)
    let pixels = (0..<width).map { x in (0..<4).map { Int(bytes[x * 4 + $0]) } }
    let alpha = Int(try reference.expected["alpha"].number())
    #expect(pixels.allSatisfy { $0[0] == $0[1] && $0[1] == $0[2] && $0[3] == alpha })
    #expect((pixels[0][0] < 60) == (try reference.expected["first<60"].bool()))
    #expect((pixels[width - 1][0] > 200) == (try reference.expected["last>200"].bool()))
    let isMonotone = zip(pixels, pixels.dropFirst()).allSatisfy { $0[0] <= $1[0] }
    #expect(isMonotone == (try reference.expected["monotone"].bool()))
  }

  @Test("CN-01: a conic gradient turns clockwise from its angle")
  func direction() throws {
    let reference = try ReferenceCase.named("CN-01")
    let size = try reference.input["canvas"].numbers()
    let center = try reference.input["center"].numbers()
    let gradient = try Self.gradient(reference.input["stops"])
    #expect(try reference.input["zero direction"].string().hasPrefix("left"))
    let picture = try Draw.picture(Int(size[0]), Int(size[1])) { context in
      context.drawConicGradient(
        gradient, center: CGPoint(x: center[0], y: center[1]), angle: .pi)
    }
    for key in ["pixel(25,40)", "pixel(75,15)"] {
      let (x, y) = Self.place(key)
      let wanted = try reference.expected[key].numbers().map { UInt32($0) }
      let word = wanted[3] << 24 | wanted[0] << 16 | wanted[1] << 8 | wanted[2]
      #expect(picture.withPixels { $0[x, y] } == word, "\(key)")
    }
  }

  @Test("CN-02, G-03: compass points of a conic gradient")
  func compass() throws {
    let reference = try ReferenceCase.named("CN-02")
    let size = try reference.input["canvas"].numbers()
    let center = try reference.input["center"].numbers()
    let gradient = try Self.gradient(reference.input["stops"])
    let angles = try reference.input["startAngle"].numbers()
    for (angle, key) in zip(angles, ["angle0", "angle90"]) {
      let picture = try Draw.picture(Int(size[0]), Int(size[1])) { context in
        context.drawConicGradient(
          gradient, center: CGPoint(x: center[0], y: center[1]), angle: angle)
      }
      for point in ["(5,256)", "(500,256)", "(256,500)", "(256,5)"] {
        let wanted = reference.expected[key][point]
        guard !wanted.isNull else { continue }
        let (x, y) = Self.place(point)
        let found = Double(picture.withPixels { $0[x, y] & 255 })
        let level = try Self.color(wanted) == .white ? 255.0 : 0
        #expect(abs(found - level) <= reference.tolerance, "\(key), \(point)")
      }
    }
  }
}
