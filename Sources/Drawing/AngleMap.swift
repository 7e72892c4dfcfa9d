package import Geometry
import Glibc

/// The angle each pixel of an area is seen at from a point, for painting conic gradients.
///
/// Making one costs an arc tangent a pixel, painting from it a look-up. A gradient that turns
/// or changes its colours keeps its map.
package struct AngleMap: Sendable {
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

  /// The area, or a part of it, painted in the colours of `ramp`.
  ///
  /// - Parameters:
  ///   - ramp: The colours around the point.
  ///   - shift: How far the colours are turned clockwise, in turns.
  ///   - part: The device pixels to paint; those outside the area are left out.
  /// - Returns: `nil` if memory runs out or there are no pixels.
  package func picture(
    in ramp: ColorRamp, turnedBy shift: Double = 0, part: PixelRect? = nil
  ) -> ImageSurface? {
    let part = part?.intersection(area) ?? area
    guard !part.isEmpty, var surface = try? ImageSurface(size: part.size) else { return nil }
    let turn = shift.isFinite ? shift - shift.rounded(.down) : 0
    let offset = UInt16(truncatingIfNeeded: Int((turn * 65536).rounded()))
    surface.withMutablePixels { words, wordsPerRow in
      angles.withUnsafeBufferPointer { angles in
        ramp.withWords { colors in
          for y in 0..<part.height {
            let first = (part.minY - area.minY + y) * area.width + part.minX - area.minX
            for x in 0..<part.width {
              let turn = angles[first + x] &- offset
              words[y * wordsPerRow + x] = colors[ColorRamp.index(ofTurn: turn)]
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
  static func turn(_ x: Double, _ y: Double) -> Double {
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
