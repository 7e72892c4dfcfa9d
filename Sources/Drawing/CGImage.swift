public import Geometry

/// A picture that does not change and may be shared.
public final class CGImage {
  /// The picture's pixels.
  package let surface: ImageSurface

  /// Takes over the pixels of `surface`.
  package init(_ surface: consuming ImageSurface) {
    self.surface = surface
  }

  /// Reads a picture from a PNG file.
  ///
  /// - Throws: ``CairoError`` if there is no such file or it is not a PNG.
  public convenience init(pngFile path: String) throws(CairoError) {
    self.init(try ImageSurface(pngFile: path))
  }

  /// Reads a picture from the bytes of a PNG file.
  ///
  /// - Throws: ``CairoError`` if they are not a PNG.
  public convenience init(pngData: [UInt8]) throws(CairoError) {
    self.init(try ImageSurface(pngData: pngData))
  }

  /// How many pixels wide the picture is.
  public var width: Int { surface.size.width }

  /// How many pixels high the picture is.
  public var height: Int { surface.size.height }

  /// How many bits a component of a pixel has.
  public var bitsPerComponent: Int { 8 }

  /// How many bits a pixel has.
  public var bitsPerPixel: Int { 32 }

  /// From one row of pixels to the next, in bytes, as the picture is kept.
  public var bytesPerRow: Int { width * 4 }

  /// Whether the picture is a stencil: none is.
  public var isMask: Bool { false }

  /// The alpha and the order of the components; every picture is kept in the same.
  public var bitmapInfo: CGBitmapInfo { CGBitmapInfo(rawValue: PixelLayout.native) }

  /// Where alpha is, and that colours are multiplied by it.
  public var alphaInfo: CGImageAlphaInfo { .premultipliedFirst }

  /// The same picture; pictures do not change, so it is this one.
  public func copy() -> CGImage? { self }

  /// The space its colours are measured in.
  public var colorSpace: CGColorSpace? { .rgb }

  /// The bytes of a PNG file of the picture.
  ///
  /// - Throws: ``CairoError`` if memory runs out.
  public func pngData() throws(CairoError) -> [UInt8] {
    try surface.pngData()
  }

  /// The part of the picture inside `rect`, in pixels from its top left; `nil` if there is none.
  ///
  /// A rectangle that cuts pixels takes them whole.
  public func cropping(to rect: CGRect) -> CGImage? {
    guard rect.isFinite else { return nil }
    let part = PixelRect(covering: rect, within: PixelRect(size: surface.size))
    guard !part.isEmpty, var copy = try? ImageSurface(size: part.size) else { return nil }
    copy.withMutablePixels { target, wordsPerRow in
      surface.withPixels { pixels in
        for y in 0..<part.height {
          let row = pixels.row(part.minY + y)
          for x in 0..<part.width {
            target[y * wordsPerRow + x] = row[part.minX + x]
          }
        }
      }
    }
    return CGImage(copy)
  }
}
