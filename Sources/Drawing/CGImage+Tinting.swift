package import Geometry

extension CGImage {
  /// The picture's alpha in one colour; `nil` where memory runs out.
  package func stencil(in color: CGColor) -> CGImage? {
    guard var result = try? ImageSurface(size: surface.size) else { return nil }
    let size = surface.size
    let whole = color.rgba.clamped(lowerBound: .zero, upperBound: .one)
    let premultiplied = SIMD4(
      whole.x * whole.w, whole.y * whole.w, whole.z * whole.w, whole.w)
    // One word for each alpha there can be.
    let words = (0...255).map { alpha -> UInt32 in
      let bytes = SIMD4<UInt32>((premultiplied * Double(alpha)).rounded(.toNearestOrAwayFromZero))
      return bytes.w << 24 | bytes.x << 16 | bytes.y << 8 | bytes.z
    }
    result.withMutablePixels { target, wordsPerRow in
      surface.withPixels { pixels in
        for y in 0..<size.height {
          let row = pixels.row(y)
          for x in 0..<size.width {
            target[y * wordsPerRow + x] = words[Int(row[x] >> 24)]
          }
        }
      }
    }
    return CGImage(result)
  }

  /// A picture of `size` pixels drawn by `body`; `nil` for a size that no picture can have.
  package static func drawn(size: PixelSize, _ body: (CGContext) -> Void) -> CGImage? {
    guard var surface = try? ImageSurface(size: size) else { return nil }
    guard (try? surface.withContext(body)) != nil else { return nil }
    return CGImage(surface)
  }
}
