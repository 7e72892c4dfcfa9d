import Drawing
import Geometry
import Glibc
import Testing

/// Pictures in memory, in files and on other pictures.
@Suite struct ImageTests {
  /// Red, green over blue, white.
  static func corners() throws(CairoError) -> ImageSurface {
    try Draw.picture(2, 2) { context in
      for (index, color) in [Draw.red, Draw.green, Draw.blue, .white].enumerated() {
        context.setFillColor(color)
        context.fill(CGRect(x: index % 2, y: index / 2, width: 1, height: 1))
      }
    }
  }

  /// The error `body` throws; `#expect(throws:)` cannot take what throws one type only.
  static func failure(_ body: () throws(CairoError) -> Void) -> CairoError? {
    do throws(CairoError) {
      try body()
      return nil
    } catch {
      return error
    }
  }

  @Test("A PNG keeps every premultiplied pixel")
  func roundTrip() throws {
    var surface = try ImageSurface(size: PixelSize(width: 256, height: 256))
    surface.withMutablePixels { words, wordsPerRow in
      for alpha in 0..<UInt32(256) {
        for color in 0...alpha {
          words[Int(alpha) * wordsPerRow + Int(color)] =
            alpha << 24 | color << 16 | (alpha - color) << 8 | color / 2
        }
      }
    }
    let copy = try ImageSurface(pngData: surface.pngData())
    let areSame = surface.withPixels { first in
      copy.withPixels { second in
        (0..<256).allSatisfy { y in first.row(y).elementsEqual(second.row(y)) }
      }
    }
    #expect(areSame)
  }

  @Test func files() throws {
    let path = "/tmp/ringdown-drawing-\(getpid()).png"
    defer { unlink(path) }
    try Self.corners().writePNG(to: path)
    let image = try CGImage(pngFile: path)
    #expect(image.width == 2 && image.height == 2)
    #expect(image.surface.pixel(1, 0) == "ff00ff00")
    #expect(
      Self.failure { () throws(CairoError) in _ = try CGImage(pngFile: "/no/such.png") }?
        .description == "cannot read /no/such.png: file not found")
    #expect(Self.failure { () throws(CairoError) in _ = try CGImage(pngData: [1, 2, 3]) } != nil)
    #expect(
      Self.failure { () throws(CairoError) in
        try Self.corners().writePNG(to: "/no/such/folder.png")
      } != nil)
  }

  @Test(
    "Sizes Cairo cannot make are refused",
    arguments: [
      PixelSize(width: 0, height: 1), PixelSize(width: 1, height: -1),
      PixelSize(width: 32768, height: 1), PixelSize(width: 1, height: .max),
    ])
  func badSizes(size: PixelSize) {
    let error = Self.failure { () throws(CairoError) in
      let surface = try ImageSurface(size: size)
      _ = surface.size
    }
    #expect(error?.reason == "size out of range")
  }

  @Test func borrowedMemory() throws {
    let memory = UnsafeMutableRawPointer.allocate(byteCount: 48, alignment: 16)
    defer { memory.deallocate() }
    memory.initializeMemory(as: UInt32.self, repeating: 0x1111_1111, count: 12)
    do {
      var surface = try ImageSurface(
        borrowing: memory, size: PixelSize(width: 2, height: 2), bytesPerRow: 16)
      try surface.withContext { context in
        context.setFillColor(Draw.red)
        context.fill(CGRect(x: 1, y: 1, width: 1, height: 1))
      }
    }
    let words = memory.assumingMemoryBound(to: UInt32.self)
    #expect(words[5] == 0xFFFF_0000, "row 1, column 1")
    #expect(words[4] == 0x1111_1111, "the rest stays")
    let error = Self.failure { () throws(CairoError) in
      let surface = try ImageSurface(
        borrowing: memory, size: PixelSize(width: 3, height: 1), bytesPerRow: 8)
      _ = surface.size
    }
    #expect(error?.reason == "rows of 8 bytes")
  }

  /// Core Graphics puts the top row at the larger y, which is upside down where y points down.
  @Test func drawsUpsideDownAsOnIOS() throws {
    let image = CGImage(try Self.corners())
    let plain = try Draw.picture(20, 20) { context in
      context.interpolationQuality = .none
      context.draw(image, in: CGRect(x: 5, y: 5, width: 10, height: 10))
    }
    #expect(plain.pixel(5, 5) == "ff0000ff" && plain.pixel(14, 5) == "ffffffff")
    #expect(plain.pixel(5, 14) == "ffff0000" && plain.pixel(14, 14) == "ff00ff00")
    let turned = try Draw.picture(20, 20) { context in
      context.interpolationQuality = .none
      context.translateBy(x: 0, y: 20)
      context.scaleBy(x: 1, y: -1)
      context.draw(image, in: CGRect(x: 5, y: 5, width: 10, height: 10))
    }
    #expect(turned.pixel(5, 5) == "ffff0000" && turned.pixel(5, 14) == "ff0000ff")
    let half = CGImage(
      try Draw.picture(2, 2) { $0.fill(CGRect(x: 0, y: 0, width: 2, height: 1)) })
    let masked = try Draw.picture(2, 2) { context in
      context.saveGState()
      context.interpolationQuality = .none
      context.clip(to: CGRect(x: 0, y: 0, width: 2, height: 2), mask: half)
      context.setFillColor(Draw.red)
      context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
      context.restoreGState()
    }
    #expect(masked.pixel(0, 0) == "00000000" && masked.pixel(0, 1) == "ffff0000")
  }

  @Test func drawsUprightAndSharp() throws {
    let image = CGImage(try Self.corners())
    let picture = try Draw.picture(20, 20) { context in
      context.interpolationQuality = .none
      context.drawUpright(image, in: CGRect(x: 5, y: 5, width: 10, height: 10))
      context.drawUpright(image, in: CGRect(x: 0, y: 0, width: 0, height: 10))
      context.drawUpright(image, in: .infinite)
    }
    #expect(picture.paintedPixels() == 100)
    #expect(picture.pixel(5, 5) == "ffff0000" && picture.pixel(14, 5) == "ff00ff00")
    #expect(picture.pixel(5, 14) == "ff0000ff" && picture.pixel(14, 14) == "ffffffff")
    let smooth = try Draw.picture(20, 20) {
      $0.drawUpright(image, in: CGRect(x: 5, y: 5, width: 10, height: 10))
    }
    #expect(smooth.paintedPixels() == 100, "edges stay sharp when it is smoothed")
    #expect(smooth.pixel(5, 5) == "ffff0000")
  }

  @Test func tiles() throws {
    let image = CGImage(try Self.corners())
    let picture = try Draw.picture(8, 8) { context in
      context.drawUpright(image, in: CGRect(x: 1, y: 1, width: 2, height: 2), byTiling: true)
    }
    #expect(picture.paintedPixels() == 64)
    #expect(picture.pixel(7, 7) == "ffff0000")
  }

  @Test func cropping() throws {
    let image = CGImage(try Self.corners())
    let part = try #require(image.cropping(to: CGRect(x: 1, y: 0, width: 5, height: 1)))
    #expect(part.width == 1 && part.height == 1)
    #expect(part.surface.pixel(0, 0) == "ff00ff00")
    #expect(image.cropping(to: CGRect(x: 2, y: 0, width: 1, height: 1)) == nil)
    #expect(image.cropping(to: CGRect(x: .nan, y: 0, width: 1, height: 1)) == nil)
    #expect(image.cropping(to: .infinite)?.width == 2)
  }

  @Test func clipsByAMask() throws {
    let mask = CGImage(
      try Draw.picture(2, 1) { context in
        context.setFillColor(gray: 1, alpha: 0.5)
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      })
    let picture = try Draw.picture(20, 10) { context in
      context.saveGState()
      context.interpolationQuality = .none
      context.clip(to: CGRect(x: 0, y: 0, width: 20, height: 10), mask: mask)
      context.setFillColor(Draw.red)
      context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
      context.restoreGState()
      context.fill(CGRect(x: 19, y: 9, width: 1, height: 1))
    }
    #expect(picture.pixel(2, 5) == "80800000")
    #expect(picture.pixel(17, 5) == "00000000")
    #expect(picture.pixel(19, 9) == "ff000000", "restored")
  }

  struct Layout: CustomTestStringConvertible, Sendable {
    var because: String
    var info: UInt32
    var space: CGColorSpace?
    var expected: [UInt8]

    var testDescription: String { because }
  }

  static let layouts: [Layout] = [
    Layout(
      because: "RGBA", info: CGImageAlphaInfo.premultipliedLast.rawValue,
      space: CGColorSpaceCreateDeviceRGB(), expected: [128, 64, 0, 128]),
    Layout(
      because: "ARGB", info: CGImageAlphaInfo.premultipliedFirst.rawValue,
      space: CGColorSpaceCreateDeviceRGB(), expected: [128, 128, 64, 0]),
    Layout(
      because: "BGRA, as Cairo has it",
      info: CGImageAlphaInfo.premultipliedFirst.rawValue
        | CGBitmapInfo.byteOrder32Little.rawValue,
      space: CGColorSpaceCreateDeviceRGB(), expected: [0, 64, 128, 128]),
    Layout(
      because: "RGBX", info: CGImageAlphaInfo.noneSkipLast.rawValue,
      space: CGColorSpaceCreateDeviceRGB(), expected: [128, 64, 0, 255]),
    Layout(
      because: "alpha", info: CGImageAlphaInfo.alphaOnly.rawValue, space: nil, expected: [128]),
    Layout(
      because: "grey", info: CGImageAlphaInfo.none.rawValue,
      space: CGColorSpaceCreateDeviceGray(), expected: [72]),
  ]

  @Test(arguments: layouts)
  func bitmaps(_ row: Layout) throws {
    let memory = UnsafeMutableRawPointer.allocate(byteCount: 16, alignment: 16)
    defer { memory.deallocate() }
    memory.initializeMemory(as: UInt8.self, repeating: 0, count: 16)
    for data in [memory, nil] {
      let context = try #require(
        CGContext(
          data: data, width: 1, height: 2, bitsPerComponent: 8, bytesPerRow: 8,
          space: row.space, bitmapInfo: row.info))
      context.setFillColor(red: 1, green: 0.5, blue: 0, alpha: 0.5)
      context.fill(CGRect(x: 0, y: 1, width: 1, height: 1))
      let bytes = try #require(context.data).assumingMemoryBound(to: UInt8.self)
      let found = row.expected.indices.map { bytes[8 + $0] }
      for (byte, wanted) in zip(found, row.expected) {
        #expect(abs(Int(byte) - Int(wanted)) <= 1, "\(found)")
      }
      let image = try #require(context.makeImage())
      #expect(image.surface.withPixels { $0.alpha(0, 1) } >= 128)
    }
  }

  @Test func bitmapsThatCannotBe() {
    func context(_ info: CGImageAlphaInfo, bits: Int = 8, row: Int = 0, width: Int = 4)
      -> CGContext?
    {
      CGContext(
        data: nil, width: width, height: 4, bitsPerComponent: bits, bytesPerRow: row,
        space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: info.rawValue)
    }
    #expect(context(.premultipliedLast) != nil)
    #expect(context(.last) == nil, "not premultiplied")
    #expect(context(.none) == nil, "three bytes a pixel")
    #expect(context(.premultipliedLast, bits: 16) == nil)
    #expect(context(.premultipliedLast, row: 15) == nil)
    #expect(context(.premultipliedLast, width: 0) == nil)
    #expect(context(.premultipliedLast, width: .max) == nil)
  }

  @Test func makeImageIsACopy() throws {
    let context = try #require(
      CGContext(
        data: nil, width: 2, height: 2, bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    let image = try #require(context.makeImage())
    context.clear(CGRect(x: 0, y: 0, width: 2, height: 2))
    #expect(image.surface.paintedPixels() == 1)
    #expect(context.makeImage()?.surface.paintedPixels() == 0)
  }
}
