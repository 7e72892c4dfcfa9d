import CCairo
import Geometry
import Glibc

/// Pictures made from the pixels of others.
extension ImageSurface {
  /// Draws with a bare `cairo_t` whose device pixels start at the corner of `origin`.
  mutating func withRawContext(origin: PixelRect, _ body: (OpaquePointer) -> Void) {
    withHandle { handle in
      cairo_surface_set_device_offset(handle, -Double(origin.x), -Double(origin.y))
      if let context = cairo_create(handle) {
        body(context)
        cairo_destroy(context)
      }
      cairo_surface_set_device_offset(handle, 0, 0)
    }
  }

  /// The alpha of the picture spread by a gaussian, as a picture of the same size.
  ///
  /// - Parameter blur: Twice the deviation, in pixels, and as far as an edge spreads.
  /// - Returns: Black with that alpha; `nil` if memory runs out.
  package borrowing func shadow(blur: Double) -> ImageSurface? {
    guard var result = try? ImageSurface(size: size) else { return nil }
    var field = withPixels { pixels in
      AlphaField(size: size) { Float(pixels.alpha($0, $1)) }
    }
    field.blur(by: blur)
    result.withMutablePixels { words, wordsPerRow in
      for y in 0..<size.height {
        for x in 0..<size.width {
          let alpha = UInt32(min(max(field[x, y] + 0.5, 0), 255))
          words[y * wordsPerRow + x] = alpha << 24
        }
      }
    }
    return result
  }

  /// Turns every colour into its complement, keeping alpha.
  mutating func invertColors() {
    let size = size
    withMutablePixels { words, wordsPerRow in
      for y in 0..<size.height {
        for x in 0..<size.width {
          let word = words[y * wordsPerRow + x]
          // Premultiplied, the complement of a component is alpha minus it; no byte borrows.
          let alpha = word >> 24
          words[y * wordsPerRow + x] = (alpha &* 0x0101_0101) &- (word & 0x00FF_FFFF)
        }
      }
    }
  }
}

/// A number for each pixel of a picture, to blur.
struct AlphaField {
  private let size: PixelSize
  private var values: [Float]

  init(size: PixelSize, _ value: (Int, Int) -> Float) {
    self.size = size
    values = []
    values.reserveCapacity(size.width * size.height)
    for y in 0..<size.height {
      for x in 0..<size.width {
        values.append(value(x, y))
      }
    }
  }

  subscript(x: Int, y: Int) -> Float { values[y * size.width + x] }

  /// Spreads every value by a gaussian that is cut off at `reach`, twice its deviation.
  mutating func blur(by reach: Double) {
    let taps = Self.kernel(reach: reach)
    guard taps.count > 1 else { return }
    convolve(taps, step: 1, lines: size.height, lineStep: size.width, length: size.width)
    convolve(taps, step: size.width, lines: size.width, lineStep: 1, length: size.height)
  }

  /// The gaussian's weights from `-reach` to `reach`, which add up to 1.
  private static func kernel(reach: Double) -> [Float] {
    let radius = Int(min(reach.rounded(), 1000))
    let deviation = reach / 2
    guard radius > 0, deviation > 0 else { return [1] }
    let weights = (-radius...radius).map { exp(-pow(Double($0) / deviation, 2) / 2) }
    let sum = weights.reduce(0, +)
    return weights.map { Float($0 / sum) }
  }

  /// Convolves `lines` lines of `length` values that lie `step` apart.
  private mutating func convolve(
    _ taps: [Float], step: Int, lines: Int, lineStep: Int, length: Int
  ) {
    let radius = taps.count / 2
    var padded = [Float](repeating: 0, count: length + 2 * radius)
    var sums = [Float](repeating: 0, count: length)
    values.withUnsafeMutableBufferPointer { values in
      for line in 0..<lines {
        let start = line * lineStep
        var isBlank = true
        for index in 0..<length {
          let value = values[start + index * step]
          padded[radius + index] = value
          isBlank = isBlank && value == 0
        }
        guard !isBlank else { continue }
        Self.convolve(padded, taps, into: &sums)
        for index in 0..<length {
          values[start + index * step] = sums[index]
        }
      }
    }
  }

  /// The sums of `padded` weighed by `taps`, tap by tap so that many are added at once.
  private static func convolve(_ padded: [Float], _ taps: [Float], into sums: inout [Float]) {
    padded.withUnsafeBufferPointer { padded in
      sums.withUnsafeMutableBufferPointer { sums in
        sums.update(repeating: 0)
        guard let source = padded.baseAddress, let target = sums.baseAddress else { return }
        for (offset, weight) in taps.enumerated() {
          let shifted = source + offset
          for index in 0..<sums.count {
            target[index] += shifted[index] * weight
          }
        }
      }
    }
  }
}
