package import Geometry

/// How a picture is read that is not drawn pixel by pixel.
package struct PictureSampling: Hashable, Sendable {
  /// Whether the nearest pixel is taken rather than a mixture of the four around.
  package var takesNearest = false
  /// The pixels that are read, those at its edge being repeated beyond; `nil` for the whole
  /// picture with nothing beyond.
  package var part: PixelRect?

  /// Reads by `takesNearest`, within `part`.
  package init(takesNearest: Bool = false, part: PixelRect? = nil) {
    self.takesNearest = takesNearest
    self.part = part
  }
}

/// Pictures seen through a map of the plane.
///
/// Cairo shifts what it reads by the middle of what it draws, so that a part drawn alone differs
/// from the whole by a rounding. Here each pixel is worked out by itself.
extension ImageSurface {
  /// What is seen of the picture in `area`.
  ///
  /// - Parameters:
  ///   - area: In device pixels.
  ///   - toPicture: From device pixels to the picture's own, as a map of the plane; what lies
  ///     behind the eye is left out.
  ///   - sampling: How pixels are read.
  /// - Returns: A picture of the size of `area`; `nil` if memory runs out.
  borrowing func sampled(
    in area: PixelRect, through toPicture: CATransform3D, _ sampling: PictureSampling
  ) -> ImageSurface? {
    guard var result = try? ImageSurface(size: area.size) else { return nil }
    let whole = PixelRect(size: size)
    let part = sampling.part?.intersection(whole) ?? whole
    guard !part.isEmpty else { return result }
    let farthest = 1 / CATransform3D.nearestDepth
    withPixels { pixels in
      let reader = PixelReader(pixels: pixels, part: part, repeatsEdges: sampling.part != nil)
      result.withMutablePixels { words, wordsPerRow in
        for row in 0..<area.height {
          let y = Double(area.minY + row) + 0.5
          let target = words + row * wordsPerRow
          for column in 0..<area.width {
            let x = Double(area.minX + column) + 0.5
            let depth = toPicture.m14 * x + toPicture.m24 * y + toPicture.m44
            guard depth > 0, depth <= farthest else { continue }
            let u = (toPicture.m11 * x + toPicture.m21 * y + toPicture.m41) / depth
            let v = (toPicture.m12 * x + toPicture.m22 * y + toPicture.m42) / depth
            target[column] =
              sampling.takesNearest ? reader.nearest(to: u, v) : reader.mixture(at: u, v)
          }
        }
      }
    }
    return result
  }
}

/// Reads pixels of a part of a picture.
private struct PixelReader {
  let pixels: PixelView
  let part: PixelRect
  let repeatsEdges: Bool

  /// The pixel that the point is in.
  func nearest(to u: Double, _ v: Double) -> UInt32 {
    guard let column = whole(u), let row = whole(v) else { return 0 }
    return pixel(column, row)
  }

  /// The four pixels whose centres are around the point, by how near they are.
  func mixture(at u: Double, _ v: Double) -> UInt32 {
    guard let column = whole(u - 0.5), let row = whole(v - 0.5) else { return 0 }
    let right = UInt32(((u - 0.5 - Double(column)) * 256).rounded())
    let below = UInt32(((v - 0.5 - Double(row)) * 256).rounded())
    let top = mixed(pixel(column, row), pixel(column + 1, row), right)
    let bottom = mixed(pixel(column, row + 1), pixel(column + 1, row + 1), right)
    return mixed(top, bottom, below)
  }

  /// The whole number below, where it can matter.
  private func whole(_ coordinate: Double) -> Int? {
    let floor = coordinate.rounded(.down)
    guard floor > -1e6, floor < 1e6 else { return nil }
    return Int(floor)
  }

  private func pixel(_ column: Int, _ row: Int) -> UInt32 {
    guard !repeatsEdges else {
      return pixels.row(min(max(row, part.minY), part.maxY - 1))[
        min(max(column, part.minX), part.maxX - 1)]
    }
    guard part.contains(x: column, y: row) else { return 0 }
    return pixels.row(row)[column]
  }

  /// `share` 256ths of `second`, the rest of `first`, two components at a time.
  private func mixed(_ first: UInt32, _ second: UInt32, _ share: UInt32) -> UInt32 {
    guard first != second, share != 0 else { return first }
    let rest = 256 - share
    let even =
      ((first & 0x00FF_00FF) &* rest &+ (second & 0x00FF_00FF) &* share &+ 0x0080_0080) >> 8
    let odd =
      ((first >> 8) & 0x00FF_00FF) &* rest &+ ((second >> 8) & 0x00FF_00FF) &* share
      &+ 0x0080_0080
    return (even & 0x00FF_00FF) | (odd & 0xFF00_FF00)
  }
}
