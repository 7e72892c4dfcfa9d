package import Geometry
import Glibc

/// The colours of a gradient at 1024 even steps, ready to be stored as pixels.
package struct ColorRamp: Sendable {
  /// `0xAARRGGBB`, premultiplied; each the colour at the middle of its step.
  fileprivate let words: [UInt32]

  /// Samples `gradient`.
  package init(_ gradient: CGGradient) {
    words = (0..<AngleMap.steps).map { step in
      let rgba = gradient.color(at: (Double(step) + 0.5) / Double(AngleMap.steps))
      let bytes = SIMD4(rgba.x * rgba.w, rgba.y * rgba.w, rgba.z * rgba.w, rgba.w) * 255
      let (r, g, b, a) = (
        UInt32(bytes.x.rounded()), UInt32(bytes.y.rounded()), UInt32(bytes.z.rounded()),
        UInt32(bytes.w.rounded())
      )
      return a << 24 | r << 16 | g << 8 | b
    }
  }
}

/// The angle each pixel of an area is seen at from a point, for painting conic gradients.
///
/// Making one costs an arc tangent a pixel, painting from it a look-up. A gradient that turns
/// or changes its colours keeps its map.
package struct AngleMap: Sendable {
  /// How many colours a ramp has.
  static let steps = 1024

  /// The pixels mapped.
  package let area: PixelRect
  /// The angle at each pixel's middle, row by row, in 1/65536 of a turn clockwise.
  private let angles: [UInt16]

  /// Maps the pixels of `area`.
  ///
  /// - Parameters:
  ///   - area: Device pixels.
  ///   - center: The point, in user space.
  ///   - zero: The angle that counts as 0, in radians from +x toward +y of user space.
  ///   - userSpace: From user space to device pixels; `nil` is the result if it is flat.
  package init?(
    _ area: PixelRect, _ center: CGPoint, _ zero: Double, userSpace: CGAffineTransform
  ) {
    guard center.isFinite, zero.isFinite, userSpace.isInvertible else { return nil }
    let inverse = userSpace.inverted()
    let (cosine, sine) = (cos(zero), sin(zero))
    var angles: [UInt16] = []
    angles.reserveCapacity(area.area)
    for y in area.minY..<area.maxY {
      for x in area.minX..<area.maxX {
        let pixel = CGPoint(x: Double(x) + 0.5, y: Double(y) + 0.5).applying(inverse)
        let (dx, dy) = (pixel.x - center.x, pixel.y - center.y)
        // Turned back by `zero`, so that the seam is met exactly, not up to rounding.
        let turn = Self.turn(dx * cosine + dy * sine, dy * cosine - dx * sine)
        angles.append(UInt16(truncatingIfNeeded: Int(turn * 65536)))
      }
    }
    self.area = area
    self.angles = angles
  }

  /// The area painted in the colours of `ramp`, the picture's top left being the area's.
  ///
  /// - Parameters:
  ///   - ramp: The colours around the point.
  ///   - shift: How far the colours are turned clockwise, in turns.
  /// - Returns: `nil` if memory runs out or the area has no pixels.
  package func picture(in ramp: ColorRamp, turnedBy shift: Double = 0) -> ImageSurface? {
    guard var surface = try? ImageSurface(size: area.size) else { return nil }
    let turn = shift.isFinite ? shift - shift.rounded(.down) : 0
    let offset = UInt16(truncatingIfNeeded: Int((turn * 65536).rounded()))
    let width = area.width
    surface.withMutablePixels { words, wordsPerRow in
      angles.withUnsafeBufferPointer { angles in
        ramp.words.withUnsafeBufferPointer { colors in
          for y in 0..<area.height {
            for x in 0..<width {
              words[y * wordsPerRow + x] = colors[Int((angles[y * width + x] &- offset) >> 6)]
            }
          }
        }
      }
    }
    return surface
  }

  /// The angle of (`x`, `y`) from +x toward +y, in turns, in `0..<1`; 0 for the origin.
  ///
  /// - Source: Hastings, "Approximations for Digital Computers", sheet 11: a polynomial within
  ///   2e-6 radians of the arc tangent between 0 and 1.
  private static func turn(_ x: Double, _ y: Double) -> Double {
    let (width, height) = (abs(x), abs(y))
    let (short, long) = (min(width, height), max(width, height))
    guard long > 0, long.isFinite else { return 0 }
    let ratio = short / long
    let square = ratio * ratio
    var sum = -0.011_721_20
    sum = sum * square + 0.052_653_32
    sum = sum * square - 0.116_432_87
    sum = sum * square + 0.193_543_46
    sum = sum * square - 0.332_623_47
    sum = sum * square + 0.999_977_26
    var turn = ratio * sum / (2 * .pi)
    if height > width { turn = 0.25 - turn }
    if x < 0 { turn = 0.5 - turn }
    if y < 0 { turn = 1 - turn }
    return turn < 1 ? turn : 0
  }
}
