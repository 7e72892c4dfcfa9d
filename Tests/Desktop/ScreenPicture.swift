/// The pixels of a screen or a window, as another program read them.
struct ScreenPicture: Equatable {
  let width: Int
  let height: Int
  private let pixels: [UInt32]
  private let masks: [UInt32]

  /// Takes rows of `width` pixels, each a byte of red, of green and of blue.
  init?(rgb bytes: [UInt8], width: Int) {
    guard bytes.count >= width * 3, bytes.count % (width * 3) == 0 else { return nil }
    self.width = width
    height = bytes.count / (width * 3)
    masks = [0xFF_0000, 0xFF00, 0xFF]
    // By hand, since a closure for each pixel takes a second without optimization.
    pixels = bytes.withUnsafeBufferPointer { bytes in
      [UInt32](unsafeUninitializedCapacity: bytes.count / 3) { pixels, count in
        while count < pixels.count {
          let first = count * 3
          pixels[count] =
            UInt32(bytes[first]) << 16 | UInt32(bytes[first + 1]) << 8 | UInt32(bytes[first + 2])
          count += 1
        }
      }
    }
  }

  /// Reads what xwd dumps.
  ///
  /// - Source: XWDFile.h: a header of 32-bit words, most significant byte first, then the window's
  ///   name, the colours, and the rows.
  init?(windowDump bytes: [UInt8]) {
    func word(_ index: Int) -> Int {
      bytes[index * 4..<index * 4 + 4].reduce(0) { $0 << 8 | Int($1) }
    }
    guard bytes.count >= 100, word(1) == 7 else { return nil }
    let (headerSize, colourCount) = (word(0), word(19))
    let (bitsPerPixel, bytesPerRow, isMostSignificantFirst) = (word(11), word(12), word(7) == 1)
    (width, height) = (word(4), word(5))
    masks = [14, 15, 16].map { UInt32(truncatingIfNeeded: word($0)) }
    let start = headerSize + colourCount * 12
    guard bytes.count >= start + height * bytesPerRow else { return nil }
    var pixels: [UInt32] = []
    for y in 0..<height {
      for x in 0..<width {
        let first = start + y * bytesPerRow + x * bitsPerPixel / 8
        let pixel = bytes[first..<first + bitsPerPixel / 8]
        let ordered = isMostSignificantFirst ? Array(pixel) : pixel.reversed()
        pixels.append(ordered.reduce(0) { $0 << 8 | UInt32($1) })
      }
    }
    self.pixels = pixels
  }

  /// The colour of a pixel as `0xRRGGBB`, each channel stretched to 8 bits.
  func colour(_ x: Int, _ y: Int) -> UInt32 {
    let pixel = pixels[y * width + x]
    return masks.reduce(0) { colour, mask in
      let largest = mask >> UInt32(mask.trailingZeroBitCount)
      let value = (pixel & mask) >> UInt32(mask.trailingZeroBitCount)
      return colour << 8 | (value * 255 + largest / 2) / max(largest, 1)
    }
  }

  /// The bits of a pixel that hold no colour: alpha, in a picture of 32 bits.
  func alpha(_ x: Int, _ y: Int) -> UInt32 {
    pixels[y * width + x] >> 24
  }
}
