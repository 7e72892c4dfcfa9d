/// How a server wants the pixels of a visual, and how to get them from ours.
struct PixelFormat: Hashable, Sendable {
  /// How many bits a pixel takes in memory: 16, 24 or 32 can be made.
  let bitsPerPixel: Int
  let red: Channel
  let green: Channel
  let blue: Channel

  /// The bits of a pixel that hold one colour.
  struct Channel: Hashable, Sendable {
    /// How many bits lie below the lowest of the channel.
    let shift: Int
    /// How many bits the channel has, at most 8 of which are used.
    let width: Int

    /// Creates the channel whose bits are set in `mask`.
    init(mask: UInt) {
      shift = mask == 0 ? 0 : mask.trailingZeroBitCount
      width = mask.nonzeroBitCount
    }

    /// The channel's bits for a value in `0...255`, rounded to the nearest that it can hold.
    func bits(_ value: UInt32) -> UInt32 {
      guard width < 8 else { return value << UInt32(shift + width - 8) }
      let largest: UInt32 = 1 << UInt32(width) - 1
      return ((value * largest + 127) / 255) << UInt32(shift)
    }
  }

  /// Creates the format of `bitsPerPixel` with the channels that the masks say.
  init(bitsPerPixel: Int, redMask: UInt, greenMask: UInt, blueMask: UInt) {
    self.bitsPerPixel = bitsPerPixel
    red = Channel(mask: redMask)
    green = Channel(mask: greenMask)
    blue = Channel(mask: blueMask)
  }

  /// Whether the server takes our pixels, `0xAARRGGBB`, as they are.
  var isOurs: Bool {
    self
      == PixelFormat(
        bitsPerPixel: 32, redMask: 0xFF_0000, greenMask: 0xFF00, blueMask: 0xFF)
  }

  /// The server's pixel for one of ours; its alpha is dropped, so it lies over black.
  func pixel(_ ours: UInt32) -> UInt32 {
    red.bits(ours >> 16 & 0xFF) | green.bits(ours >> 8 & 0xFF) | blue.bits(ours & 0xFF)
  }

  /// Writes the server's pixels for a row of ours, in this machine's byte order.
  ///
  /// - Precondition: `row` has room for the pixels at ``bitsPerPixel``.
  func convert(_ pixels: UnsafeBufferPointer<UInt32>, into row: UnsafeMutableRawPointer) {
    let bytes = bitsPerPixel / 8
    for (index, ours) in pixels.enumerated() {
      let pixel = pixel(ours)
      switch bitsPerPixel {
      case 32: row.storeBytes(of: pixel, toByteOffset: index * bytes, as: UInt32.self)
      case 16:
        row.storeBytes(
          of: UInt16(truncatingIfNeeded: pixel), toByteOffset: index * bytes, as: UInt16.self)
      default:
        for byte in 0..<bytes {
          let position = UInt32(1).littleEndian == 1 ? byte : bytes - 1 - byte
          row.storeBytes(
            of: UInt8(truncatingIfNeeded: pixel >> UInt32(8 * byte)),
            toByteOffset: index * bytes + position, as: UInt8.self)
        }
      }
    }
  }
}
