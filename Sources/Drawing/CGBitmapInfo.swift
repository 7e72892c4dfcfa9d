/// Where alpha is in a pixel, and whether colours are multiplied by it.
public enum CGImageAlphaInfo: UInt32, Hashable, Sendable {
  /// No alpha and no byte for it; greys only.
  case none = 0
  /// Red, green, blue, alpha, premultiplied.
  case premultipliedLast
  /// Alpha, red, green, blue, premultiplied.
  case premultipliedFirst
  /// Red, green, blue, alpha, not premultiplied; cannot be drawn into.
  case last
  /// Alpha, red, green, blue, not premultiplied; cannot be drawn into.
  case first
  /// Red, green, blue and a byte that is not used.
  case noneSkipLast
  /// A byte that is not used, red, green and blue.
  case noneSkipFirst
  /// Alpha and nothing else.
  case alphaOnly
}

/// How the components of a pixel lie in memory.
public struct CGBitmapInfo: OptionSet, Hashable, Sendable {
  /// An alpha info and a byte order.
  public let rawValue: UInt32

  /// Creates a layout from an alpha info's raw value and a byte order.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// The bits that hold an alpha info.
  public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
  /// The bits that hold the byte order.
  public static let byteOrderMask = CGBitmapInfo(rawValue: 0x7000)
  /// Components in the order their names say.
  public static let byteOrderDefault: CGBitmapInfo = []
  /// Pixels are 32-bit words, the lowest byte first: the order is reversed in memory.
  public static let byteOrder32Little = CGBitmapInfo(rawValue: 2 << 12)
  /// Pixels are 32-bit words, the highest byte first.
  public static let byteOrder32Big = CGBitmapInfo(rawValue: 4 << 12)
}

/// A pixel layout that can be drawn into, and how it turns into Cairo's words.
enum PixelLayout {
  /// 32-bit pixels: how far each component is shifted in a word with the first byte lowest.
  case color(red: UInt32, green: UInt32, blue: UInt32, alpha: UInt32, isOpaque: Bool)
  /// A byte of grey a pixel, on black.
  case gray
  /// A byte of alpha a pixel.
  case alpha

  /// The layout Cairo itself draws in, on a machine whose words have the lowest byte first.
  static let native =
    CGBitmapInfo.byteOrder32Little.rawValue
    | CGImageAlphaInfo.premultipliedFirst.rawValue

  init?(_ info: UInt32, _ model: CGColorSpaceModel?) {
    let alphaInfo = CGImageAlphaInfo(rawValue: info & CGBitmapInfo.alphaInfoMask.rawValue)
    let order = info & CGBitmapInfo.byteOrderMask.rawValue
    let isReversed = order == CGBitmapInfo.byteOrder32Little.rawValue
    guard isReversed || order == 0 || order == CGBitmapInfo.byteOrder32Big.rawValue else {
      return nil
    }
    /// The shift of the component that comes at `index` in the order of names.
    func shift(_ index: UInt32) -> UInt32 { 8 * (isReversed ? 3 - index : index) }
    switch (alphaInfo, model) {
    case (.alphaOnly, _): self = .alpha
    case (.some(.none), .monochrome): self = .gray
    case (.premultipliedLast, .rgb), (.noneSkipLast, .rgb):
      self = .color(
        red: shift(0), green: shift(1), blue: shift(2), alpha: shift(3),
        isOpaque: alphaInfo == .noneSkipLast)
    case (.premultipliedFirst, .rgb), (.noneSkipFirst, .rgb):
      self = .color(
        red: shift(1), green: shift(2), blue: shift(3), alpha: shift(0),
        isOpaque: alphaInfo == .noneSkipFirst)
    default: return nil
    }
  }

  var bytesPerPixel: Int {
    switch self {
    case .color: 4
    case .gray, .alpha: 1
    }
  }

  /// Cairo's word for the pixel at `memory`.
  func word(at memory: UnsafeRawPointer) -> UInt32 {
    switch self {
    case .color(let red, let green, let blue, let alpha, let isOpaque):
      let stored = UInt32(littleEndian: memory.loadUnaligned(as: UInt32.self))
      let opacity = isOpaque ? 255 : stored >> alpha & 255
      return opacity << 24 | (stored >> red & 255) << 16 | (stored >> green & 255) << 8
        | stored >> blue & 255
    case .gray:
      return 0xFF00_0000 | UInt32(memory.load(as: UInt8.self)) * 0x01_0101
    case .alpha:
      return UInt32(memory.load(as: UInt8.self)) << 24
    }
  }

  /// Writes the pixel for Cairo's `word` to `memory`.
  func store(_ word: UInt32, at memory: UnsafeMutableRawPointer) {
    let (opacity, r, g, b) = (word >> 24, word >> 16 & 255, word >> 8 & 255, word & 255)
    switch self {
    case .color(let red, let green, let blue, let alpha, let isOpaque):
      let stored = r << red | g << green | b << blue | (isOpaque ? 255 : opacity) << alpha
      memory.storeBytes(of: stored.littleEndian, as: UInt32.self)
    case .gray:
      // Rec. 709 luma in 1/256, as sRGB's own primaries weigh.
      memory.storeBytes(of: UInt8((54 * r + 183 * g + 19 * b) >> 8), as: UInt8.self)
    case .alpha:
      memory.storeBytes(of: UInt8(opacity), as: UInt8.self)
    }
  }
}
