import Drawing
import Testing

/// What colours hold and when they are the same.
@Suite struct CGColorTests {
  @Test func greysHaveTwoComponents() {
    let gray = CGColor(gray: 0.25, alpha: 0.5)
    #expect(gray.components == [0.25, 0.5])
    #expect(gray.numberOfComponents == 2)
    #expect(gray.rgba == SIMD4(0.25, 0.25, 0.25, 0.5), "drawn as red, green and blue")
    #expect(gray.colorSpace?.model == .monochrome)
  }

  @Test func sameColorInAnotherSpaceIsAnother() {
    #expect(CGColor.black != CGColor(red: 0, green: 0, blue: 0, alpha: 1))
    #expect(CGColor(red: 1, green: 0, blue: 0, alpha: 1) == Draw.red)
    #expect(
      CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1).hashValue == Draw.red.hashValue)
  }

  @Test func copyKeepsAllButAlpha() throws {
    let faded = try #require(Draw.green.copy(alpha: 0.5))
    #expect(faded.components == [0, 1, 0, 0.5])
    #expect(faded.colorSpace == Draw.green.colorSpace)
  }

  @Test func whatIsNotFiniteCountsAsZero() {
    let color = CGColor(red: .nan, green: .infinity, blue: 2, alpha: -.infinity)
    #expect(color.components == [0, 0, 2, 0], "2 stays and is clamped when drawn")
  }

  @Test func componentsMustSuffice() {
    #expect(CGColor(colorSpace: CGColorSpaceCreateDeviceRGB(), components: [1, 0, 0]) == nil)
    #expect(CGColor(colorSpace: CGColorSpaceCreateDeviceGray(), components: [1, 1]) == .white)
    #expect(CGColorSpace(name: "kCGColorSpaceGenericCMYK") == nil)
  }
}
