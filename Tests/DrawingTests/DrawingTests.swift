import Drawing
import Geometry

/// What every test of this target draws with.
enum Draw {
  static let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
  static let green = CGColor(red: 0, green: 1, blue: 0, alpha: 1)
  static let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)

  /// The picture `body` draws on a transparent surface.
  static func picture(
    _ width: Int, _ height: Int, _ body: (CGContext) -> Void
  ) throws(CairoError) -> ImageSurface {
    var surface = try ImageSurface(size: PixelSize(width: width, height: height))
    try surface.withContext(body)
    return surface
  }
}

extension ImageSurface {
  /// How many pixels are not fully transparent.
  borrowing func paintedPixels() -> Int {
    withPixels { pixels in
      var count = 0
      for y in 0..<pixels.size.height {
        for x in 0..<pixels.size.width where pixels.alpha(x, y) > 0 {
          count += 1
        }
      }
      return count
    }
  }

  /// The pixel at (`x`, `y`) as eight hexadecimal digits, alpha first.
  borrowing func pixel(_ x: Int, _ y: Int) -> String {
    withPixels { pixels in
      let digits = String(pixels[x, y], radix: 16)
      return String(repeating: "0", count: 8 - digits.count) + digits
    }
  }
}
