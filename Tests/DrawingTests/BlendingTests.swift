import Drawing
import Geometry
import Testing

/// Blend modes and shadows.
@Suite struct BlendingTests {
  /// What a red square over a blue one gives, both opaque.
  static let rows: [(CGBlendMode, String)] = [
    (.normal, "ffff0000"), (.multiply, "ff000000"), (.screen, "ffff00ff"),
    (.darken, "ff000000"), (.lighten, "ffff00ff"), (.difference, "ffff00ff"),
    (.exclusion, "ffff00ff"), (.clear, "00000000"), (.copy, "ffff0000"),
    (.sourceIn, "ffff0000"), (.sourceOut, "00000000"), (.sourceAtop, "ffff0000"),
    (.destinationOver, "ff0000ff"), (.destinationIn, "ff0000ff"),
    (.destinationOut, "00000000"), (.destinationAtop, "ff0000ff"), (.xor, "00000000"),
    (.plusDarker, "ff000000"), (.plusLighter, "ffff00ff"),
  ]

  @Test(arguments: rows)
  func redOverBlue(mode: CGBlendMode, expected: String) throws {
    let picture = try Self.picture(mode)
    #expect(picture.pixel(10, 10) == expected)
  }

  @Test("No mode touches what is not drawn on", arguments: CGBlendMode.allCases)
  func outside(mode: CGBlendMode) throws {
    let picture = try Self.picture(mode)
    #expect(picture.pixel(2, 2) == "ff0000ff")
  }

  @Test func plusDarkerAddsComplements() throws {
    let picture = try Draw.picture(4, 4) { context in
      context.setFillColor(gray: 0.8, alpha: 1)
      context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
      context.setBlendMode(.plusDarker)
      context.setFillColor(gray: 0.6, alpha: 1)
      context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    }
    #expect(picture.pixel(1, 1) == "ff666666", "0.8 + 0.6 − 1")
  }

  private static func picture(_ mode: CGBlendMode) throws(CairoError) -> ImageSurface {
    try Draw.picture(20, 20) { context in
      context.setFillColor(Draw.blue)
      context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
      context.setBlendMode(mode)
      context.setFillColor(Draw.red)
      context.fill(CGRect(x: 5, y: 5, width: 10, height: 10))
      context.setStrokeColor(Draw.red)
      context.stroke(CGRect(x: 6, y: 6, width: 8, height: 8), width: 2)
    }
  }

  @Test("SD-01: a shadow reaches as far as its offset and its blur")
  func shadowReach() throws {
    let picture = try Draw.picture(200, 200) { context in
      context.setShadow(offset: CGSize(width: 20, height: 20), blur: 10, color: .black)
      context.setFillColor(Draw.red)
      context.fill(CGRect(x: 80, y: 80, width: 40, height: 40))
    }
    let alpha = picture.withPixels { pixels in
      [(149, 120), (152, 120), (140, 140), (100, 100)].map { pixels.alpha($0.0, $0.1) }
    }
    #expect(alpha[0] > 0)
    #expect(alpha[1] == 0)
    #expect(alpha[2] > 0)
    #expect(picture.pixel(100, 100) == "ffff0000", "over its shadow")
    #expect(picture.withPixels { $0[130, 130] & 0xFFFFFF } == 0, "and the shadow is black")
    #expect(picture.withPixels { $0.alpha(130, 130) } > 240, "all but full inside")
  }

  @Test("A shadow falls into the clip from outside it, and does not turn with user space")
  func shadowFromOutside() throws {
    let picture = try Draw.picture(100, 100) { context in
      context.clip(to: CGRect(x: 50, y: 0, width: 50, height: 100))
      context.rotate(by: .pi)
      context.setShadow(offset: CGSize(width: 40, height: 0), blur: 0, color: Draw.green)
      context.fill(CGRect(x: -30, y: -30, width: 10, height: 10))
    }
    #expect(picture.pixel(65, 25) == "ff00ff00")
    #expect(picture.paintedPixels() == 100)
  }

  @Test func farShadowIsNoneAndTheCasterIsDrawn() throws {
    let picture = try Draw.picture(20, 20) { context in
      context.setShadow(offset: CGSize(width: 1e12, height: 0), blur: 4, color: .black)
      context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
      context.fill(CGRect(x: 4, y: 0, width: 2, height: 2))
    }
    #expect(picture.paintedPixels() == 8)
  }

  @Test func shadowOfALayerIsOne() throws {
    let picture = try Draw.picture(60, 20) { context in
      context.setShadow(
        offset: CGSize(width: 30, height: 0), blur: 0, color: CGColor(gray: 0, alpha: 0.5))
      context.beginTransparencyLayer(auxiliaryInfo: nil)
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
      context.fill(CGRect(x: 5, y: 5, width: 10, height: 10))
      context.endTransparencyLayer()
    }
    #expect(picture.pixel(37, 7) == "80000000")
  }
}
