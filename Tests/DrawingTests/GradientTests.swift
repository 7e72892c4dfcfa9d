import Drawing
import Geometry
import Glibc
import Testing

/// Colours along lines, circles and turns.
@Suite struct GradientTests {
  static func gradient(_ colors: [CGColor], _ locations: [Double]? = nil) throws -> CGGradient {
    try #require(CGGradient(colorsSpace: nil, colors: colors, locations: locations))
  }

  @Test("Between white and clear there is grey: colours are mixed as they are")
  func whiteToClear() throws {
    let gradient = try Self.gradient([.white, .clear])
    let picture = try Draw.picture(101, 1) { context in
      context.drawLinearGradient(
        gradient, start: .zero, end: CGPoint(x: 101, y: 0), options: [])
    }
    let (alpha, red) = picture.withPixels { ($0.alpha(50, 0), Int($0[50, 0] >> 16 & 255)) }
    #expect(abs(alpha - 127) <= 2)
    #expect(abs(red - 63) <= 2, "premultiplied: half of a half")
  }

  static let ends: [(CGGradientDrawingOptions, String, String)] = [
    ([], "00000000", "00000000"),
    ([.drawsBeforeStartLocation], "ffff0000", "00000000"),
    ([.drawsAfterEndLocation], "00000000", "ff0000ff"),
    ([.drawsBeforeStartLocation, .drawsAfterEndLocation], "ffff0000", "ff0000ff"),
  ]

  @Test("Beyond its ends a gradient goes on only where told", arguments: ends)
  func beyond(options: CGGradientDrawingOptions, before: String, after: String) throws {
    let gradient = try Self.gradient([Draw.red, Draw.blue])
    let picture = try Draw.picture(60, 1) { context in
      context.drawLinearGradient(
        gradient, start: CGPoint(x: 20, y: 0), end: CGPoint(x: 40, y: 0), options: options)
    }
    #expect(picture.pixel(10, 0) == before)
    #expect(picture.pixel(50, 0) == after)
    #expect(picture.withPixels { $0.alpha(30, 0) } == 255)
  }

  @Test("B-04: no way from start to end paints nothing")
  func degenerate() throws {
    let gradient = try Self.gradient([Draw.red, Draw.blue])
    let all: CGGradientDrawingOptions = [.drawsBeforeStartLocation, .drawsAfterEndLocation]
    let point = CGPoint(x: 5, y: 5)
    let picture = try Draw.picture(10, 10) { context in
      context.drawLinearGradient(gradient, start: point, end: point, options: all)
      context.drawLinearGradient(
        gradient, start: point, end: CGPoint(x: Double.nan, y: 0), options: all)
      context.drawRadialGradient(
        gradient, startCenter: point, startRadius: 3, endCenter: point, endRadius: 3,
        options: all)
      context.drawRadialGradient(
        gradient, startCenter: point, startRadius: -3, endCenter: point, endRadius: 3,
        options: all)
      context.drawConicGradient(gradient, center: point, angle: .infinity)
    }
    #expect(picture.paintedPixels() == 0)
  }

  @Test func stopsMustFit() {
    #expect(CGGradient(colorsSpace: nil, colors: [], locations: nil) == nil)
    #expect(CGGradient(colorsSpace: nil, colors: ["red"], locations: nil) == nil)
    #expect(
      CGGradient(colorsSpace: nil, colors: [Draw.red, Draw.blue], locations: [0.5]) == nil,
      "GD-03: fewer locations than colours")
    let bent = CGGradient(
      colorsSpace: nil, colors: [Draw.red, Draw.blue, Draw.green], locations: [0.5, 0.2, .nan])
    #expect(bent?.stops.map(\.location) == [0.5, 0.5, 0.5], "never back")
  }

  @Test("GD-04: two colours at one place are a hard edge")
  func hardEdge() throws {
    let gradient = try Self.gradient([Draw.red, Draw.red, Draw.blue, Draw.blue], [0, 0.5, 0.5, 1])
    let picture = try Draw.picture(20, 1) { context in
      context.drawLinearGradient(
        gradient, start: .zero, end: CGPoint(x: 20, y: 0), options: [])
    }
    #expect(picture.pixel(9, 0) == "ffff0000")
    #expect(picture.pixel(10, 0) == "ff0000ff")
  }

  @Test func radial() throws {
    let gradient = try Self.gradient([Draw.red, Draw.blue])
    let picture = try Draw.picture(40, 40) { context in
      context.drawRadialGradient(
        gradient, startCenter: CGPoint(x: 20, y: 20), startRadius: 0,
        endCenter: CGPoint(x: 20, y: 20), endRadius: 10, options: .drawsAfterEndLocation)
    }
    #expect(picture.pixel(2, 2) == "ff0000ff")
    let middle = picture.withPixels { $0[20, 20] }
    #expect(middle >> 16 & 255 > 230)
  }

  @Test("G-02: the seam is one clean edge")
  func seam() throws {
    let gradient = try Self.gradient([Draw.red, Draw.green, Draw.blue])
    let picture = try Draw.picture(100, 100) { context in
      context.drawConicGradient(gradient, center: CGPoint(x: 50, y: 50), angle: 0)
    }
    for x in 60..<100 {
      let (above, below) = picture.withPixels { ($0[x, 49], $0[x, 50]) }
      #expect(above & 255 > 240 && above >> 16 & 255 == 0, "blue above, column \(x)")
      #expect(below >> 16 & 255 > 240 && below & 255 == 0, "red below, column \(x)")
    }
  }

  @Test func mapIsWithinAStepOfTheArcTangent() throws {
    let gradient = try Self.gradient([.black, .white])
    let area = PixelRect(x: 0, y: 0, width: 64, height: 64)
    let map = try #require(AngleMap(area, CGPoint(x: 31, y: 29), 0.7, userSpace: .identity))
    guard let picture = map.picture(in: ColorRamp(gradient)) else {
      Issue.record("no picture")
      return
    }
    let (middle, zero) = (CGPoint(x: 31, y: 29), 0.7)
    for index in 0..<(64 * 64) {
      let (x, y) = (index % 64, index / 64)
      var turn =
        (atan2(Double(y) + 0.5 - middle.y, Double(x) + 0.5 - middle.x) - zero)
        / (2 * .pi)
      turn -= turn.rounded(.down)
      let found = Double(picture.withPixels { $0[x, y] & 255 })
      #expect(abs(found - turn * 255) <= 1 || turn > 0.999 || turn < 0.001)
    }
  }
}
