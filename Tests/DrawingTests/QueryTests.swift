import Drawing
import Geometry
import Testing

/// What paths, contexts, pictures and colours tell about themselves.
@Suite struct QueryTests {
  struct Outline: CustomTestStringConvertible, Sendable {
    var because: String
    var rect: CGRect?
    var make: @Sendable (CGMutablePath) -> Void

    var testDescription: String { because }
  }

  static let box = CGRect(x: 1, y: 2, width: 3, height: 4)

  private static func corners(_ numbers: [Double]) -> [CGPoint] {
    stride(from: 0, to: numbers.count, by: 2).map { CGPoint(x: numbers[$0], y: numbers[$0 + 1]) }
  }

  static let outlines: [Outline] = [
    Outline(because: "a rectangle", rect: box) { $0.addRect(box) },
    Outline(because: "from another corner, the other way", rect: box) {
      $0.addLines(between: corners([4, 6, 4, 2, 1, 2, 1, 6]))
      $0.closeSubpath()
    },
    Outline(because: "drawn back to its start", rect: box) {
      $0.addLines(between: corners([1, 2, 4, 2, 4, 6, 1, 6, 1, 2]))
    },
    Outline(because: "drawn back and closed", rect: box) {
      $0.addLines(between: corners([1, 2, 4, 2, 4, 6, 1, 6, 1, 2]))
      $0.closeSubpath()
    },
    Outline(because: "open", rect: nil) {
      $0.addLines(between: corners([1, 2, 4, 2, 4, 6, 1, 6]))
    },
    Outline(because: "leaning", rect: nil) {
      $0.addLines(between: corners([1, 2, 4, 2, 5, 6, 2, 6]))
      $0.closeSubpath()
    },
    Outline(because: "there and back along one line", rect: nil) {
      $0.addLines(between: corners([0, 0, 4, 0, 2, 0, 3, 0]))
      $0.closeSubpath()
    },
    Outline(because: "two rectangles", rect: nil) { $0.addRects([box, box]) },
    Outline(because: "an ellipse", rect: nil) { $0.addEllipse(in: box) },
    Outline(because: "nothing", rect: nil) { _ in },
  ]

  @Test(arguments: outlines)
  func isRect(_ outline: Outline) {
    let path = CGMutablePath()
    outline.make(path)
    var rect = CGRect.null
    #expect(path.isRect(&rect) == (outline.rect != nil))
    #expect(rect == outline.rect ?? .null)
    #expect(path.isRect(nil) == (outline.rect != nil))
  }

  @Test func functionsWalkWithWhatTheyAreHanded() {
    var count = 0
    withUnsafeMutablePointer(to: &count) { counter in
      CGPath(rect: Self.box, transform: nil).apply(info: counter) { info, element in
        guard element.pointee.type != .closeSubpath else { return }
        info?.assumingMemoryBound(to: Int.self).pointee += 1
      }
    }
    #expect(count == 4)
  }

  @Test func sizesAndRectanglesCrossIntoTheDevice() throws {
    _ = try Draw.picture(1, 1) { context in
      context.translateBy(x: 10, y: 20)
      context.scaleBy(x: 2, y: 4)
      #expect(
        context.convertToDeviceSpace(Self.box) == CGRect(x: 12, y: 28, width: 6, height: 16))
      #expect(
        context.convertToUserSpace(CGRect(x: 12, y: 28, width: 6, height: 16)) == Self.box)
      let size = CGSize(width: 3, height: 4)
      #expect(context.convertToDeviceSpace(size) == CGSize(width: 6, height: 16))
      #expect(context.convertToUserSpace(CGSize(width: 6, height: 16)) == size)
    }
  }

  @Test func bitmapsKnowTheirFormat() throws {
    let info = CGImageAlphaInfo.premultipliedLast.rawValue
    let context = try #require(
      CGContext(
        data: nil, width: 3, height: 2, bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpace(name: CGColorSpace.sRGB), bitmapInfo: info))
    #expect(context.bitsPerComponent == 8 && context.bitsPerPixel == 32)
    #expect(context.bitmapInfo.rawValue == info && context.alphaInfo == .premultipliedLast)
    #expect(context.colorSpace?.name == CGColorSpace.sRGB && context.bytesPerRow == 12)
    let mask = try #require(
      CGContext(
        data: nil, width: 3, height: 2, bitsPerComponent: 8, bytesPerRow: 0, space: nil,
        bitmapInfo: CGImageAlphaInfo.alphaOnly.rawValue))
    #expect(mask.bitsPerPixel == 8 && mask.colorSpace == nil && mask.alphaInfo == .alphaOnly)
    let image = try #require(context.makeImage())
    #expect(image.bitsPerPixel == 32 && image.alphaInfo == .premultipliedFirst)
    #expect(image.bitmapInfo.contains(.byteOrder32Little) && image.copy() === image)
    _ = try Draw.picture(1, 1) { context in
      #expect(context.bitsPerPixel == 0 && context.colorSpace == nil)
    }
  }

  @Test func colorsCrossSpaces() throws {
    let gray = CGColorSpaceCreateDeviceGray()
    let rgb = CGColorSpaceCreateDeviceRGB()
    func converted(_ color: CGColor, _ space: CGColorSpace) -> [CGFloat]? {
      color.converted(to: space, intent: .defaultIntent, options: nil)?.components
    }
    #expect(converted(.white, rgb) == [1, 1, 1, 1])
    let green = try #require(converted(CGColor(red: 0, green: 1, blue: 0, alpha: 0.5), gray))
    #expect(abs(green[0] - 0.7152) < 1e-9 && green[1] == 0.5, "Rec. 709 luminance")
    #expect(converted(CGColor(gray: 0.25, alpha: 1), gray) == [0.25, 1])
    #expect(Draw.red.copy() == Draw.red)
  }

  @Test func smoothingMayBeForbidden() throws {
    func shades(_ allows: Bool, _ should: Bool) throws -> Set<Int> {
      let picture = try Draw.picture(20, 20) { context in
        context.setAllowsAntialiasing(allows)
        context.setShouldAntialias(should)
        context.fillEllipse(in: CGRect(x: 2, y: 2, width: 15, height: 15))
      }
      return picture.withPixels { pixels in
        Set((0..<400).map { pixels.alpha($0 % 20, $0 / 20) })
      }
    }
    #expect(try shades(true, true).count > 2)
    for (allows, should) in [(false, true), (true, false), (false, false)] {
      #expect(try shades(allows, should) == [0, 255])
    }
  }
}
