import Drawing
import Geometry
import Testing

/// What programs written for iOS call on contexts and pictures beside the usual.
@Suite struct ComponentColorTests {
  @Test("Colours of bare numbers are grey until a space is set, and black when it is")
  func components() throws {
    let picture = try Draw.picture(4, 1) { context in
      let pixel = { (x: Double) in CGRect(x: x, y: 0, width: 1, height: 1) }
      context.setFillColor([1, 1])
      context.fill(pixel(0))
      context.setFillColorSpace(CGColorSpaceCreateDeviceRGB())
      context.fill(pixel(1))
      context.setFillColor([0, 1, 0, 1])
      context.fill(pixel(2))
      context.setStrokeColorSpace(CGColorSpaceCreateDeviceRGB())
      context.setStrokeColor([0, 0, 1, 1])
      context.stroke(CGRect(x: 3.25, y: 0.25, width: 0.5, height: 0.5), width: 0.5)
    }
    #expect(picture.pixel(0, 0) == "ffffffff")
    #expect(picture.pixel(1, 0) == "ff000000")
    #expect(picture.pixel(2, 0) == "ff00ff00")
    #expect(picture.pixel(3, 0).hasSuffix("ff") && picture.pixel(3, 0).hasPrefix("ff0000"))
  }

  @Test func aClipIsTakenBack() throws {
    let picture = try Draw.picture(4, 1) { context in
      context.clip(to: CGRect(x: 0, y: 0, width: 1, height: 1))
      context.resetClip()
      context.fill(CGRect(x: 0, y: 0, width: 4, height: 1))
    }
    #expect(picture.paintedPixels() == 4)
  }

  @Test("A mask keeps what is bright: white all, grey half, black and clear nothing")
  func masking() throws {
    let mask = CGImage(
      try Draw.picture(4, 1) { context in
        for (x, white) in [1.0, 0.5, 0].enumerated() {
          context.setFillColor(gray: white, alpha: 1)
          context.fill(CGRect(x: Double(x), y: 0, width: 1, height: 1))
        }
      })
    let red = CGImage(
      try Draw.picture(4, 1) { context in
        context.setFillColor(Draw.red)
        context.fill(CGRect(x: 0, y: 0, width: 4, height: 1))
      })
    let masked = try #require(red.masking(mask))
    let words = masked.surface.withPixels { pixels in (0..<4).map { pixels[$0, 0] } }
    #expect(words == [0xFFFF_0000, 0x8080_0000, 0, 0])
  }

  @Test("Gradients take colours cast as Core Graphics' arrays")
  func arrays() {
    let gradient = CGGradient(
      colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: [Draw.red, Draw.blue] as CFArray,
      locations: [0, 1])
    #expect(gradient?.stops.count == 2)
    #expect(CGFont("" as CFString) == nil && CGFont("Helvetica" as CFString) != nil)
  }

  @Test("Shadows count in points of the drawing as it was begun")
  func shadowScale() throws {
    let picture = try Draw.picture(20, 20) { context in
      context.scale = 2
      context.scaleBy(x: 2, y: 2)
      context.setShadow(offset: CGSize(width: 5, height: 0), blur: 0, color: Draw.green)
      context.setFillColor(Draw.red)
      context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
    }
    #expect(picture.pixel(11, 1) == "ff00ff00" && picture.pixel(7, 1) == "00000000")
  }
}
