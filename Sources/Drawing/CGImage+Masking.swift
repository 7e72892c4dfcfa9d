import Geometry

extension CGImage {
  /// The picture where `mask` is bright, and nothing where it is dark; `nil` without memory.
  ///
  /// - Parameter mask: A picture of greys, stretched over this one; where it is clear it is dark.
  /// - Returns: A picture of this one's size.
  public func masking(_ mask: CGImage) -> CGImage? {
    guard var result = try? ImageSurface(size: surface.size),
      var stretched = try? ImageSurface(size: surface.size)
    else { return nil }
    let whole = CGRect(x: 0, y: 0, width: Double(width), height: Double(height))
    guard (try? stretched.withContext { $0.draw(mask, in: whole) }) != nil else { return nil }
    let size = surface.size
    result.withMutablePixels { words, wordsPerRow in
      surface.withPixels { pixels in
        stretched.withPixels { greys in
          for y in 0..<size.height {
            let (row, lights) = (pixels.row(y), greys.row(y))
            for x in 0..<size.width {
              words[y * wordsPerRow + x] = faded(row[x], by: luma(lights[x]))
            }
          }
        }
      }
    }
    return CGImage(result)
  }
}

/// How bright a premultiplied pixel is on black, in `0...255`.
private func luma(_ word: UInt32) -> UInt32 {
  // Rec. 709 in 1/256, as sRGB's own primaries weigh.
  (54 * (word >> 16 & 255) + 183 * (word >> 8 & 255) + 19 * (word & 255)) >> 8
}

/// A premultiplied pixel with each of its bytes multiplied by `share` of 255.
private func faded(_ word: UInt32, by share: UInt32) -> UInt32 {
  var result: UInt32 = 0
  for shift: UInt32 in [0, 8, 16, 24] {
    result |= (((word >> shift & 255) * share + 127) / 255) << shift
  }
  return result
}
