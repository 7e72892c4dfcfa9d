internal import CX11
internal import Drawing
internal import Geometry
internal import Glibc

/// The picture that a window keeps: ours to draw into, the server's to read.
///
/// Where both want the same pixels it is one memory. Otherwise ours is a memory of its own, from
/// which the server's is made piece by piece.
struct WindowPicture: ~Copyable {
  // Goes before the memory that it draws into.
  private var surface: ImageSurface
  private let own: PixelMemory?
  private let image: ServerImage
  private let pixels: UnsafeMutableRawPointer
  private let bytesPerRow: Int

  /// Creates a transparent picture of `size`, for windows of `visual`.
  ///
  /// - Throws: `CairoError` if a side is outside of `1...32767` or memory runs out.
  init(
    size: PixelSize, visual: WindowVisual, connection: DisplayConnection
  ) throws(CairoError) {
    guard (1...32_767).contains(size.width), (1...32_767).contains(size.height) else {
      throw CairoError(
        operation: "create a window picture of \(size)", reason: "size out of range")
    }
    let image = try ServerImage(size: size, visual: visual, connection: connection)
    let own = image.format.isOurs ? nil : try PixelMemory(size: size)
    let pixels = own?.address ?? image.memory
    let bytesPerRow = own?.bytesPerRow ?? image.bytesPerRow
    let surface = try ImageSurface(borrowing: pixels, size: size, bytesPerRow: bytesPerRow)
    self.image = image
    self.own = own
    self.pixels = pixels
    self.bytesPerRow = bytesPerRow
    self.surface = surface
  }

  /// The picture's size, in device pixels.
  var size: PixelSize { image.size }

  /// The server's name for the memory it shares with us; `nil` if it shares none.
  var segmentIdentifier: UInt? { image.segmentIdentifier }

  /// Lends the picture for painting `region`.
  mutating func draw(
    _ region: PixelRegion, _ drawing: (inout ImageSurface, PixelRegion) -> Void
  ) {
    drawing(&surface, region)
    guard own != nil else { return }
    for rect in region.rects {
      for y in rect.minY..<rect.maxY {
        image.format.convert(
          row(y, rect.minX..<rect.maxX),
          into: image.memory + y * image.bytesPerRow + rect.minX * image.format.bitsPerPixel / 8)
      }
    }
  }

  /// Sends `region` to the same place of a window; see ``ServerImage/put(_:into:with:)``.
  func put(_ region: PixelRegion, into window: UInt, with context: GC) -> Bool {
    image.put(region, into: window, with: context)
  }

  /// Our pixels of a part of a row; they must not be kept.
  func row(_ y: Int, _ columns: Range<Int>) -> UnsafeBufferPointer<UInt32> {
    UnsafeBufferPointer(
      start: (pixels + y * bytesPerRow).assumingMemoryBound(to: UInt32.self)
        + columns.lowerBound, count: columns.count)
  }
}

/// Zeroed memory for pixels of four bytes each.
private final class PixelMemory {
  let address: UnsafeMutableRawPointer
  let bytesPerRow: Int

  /// Allocates memory for `size`, whose sides are in `1...32767`.
  init(size: PixelSize) throws(CairoError) {
    bytesPerRow = size.width * 4
    guard let address = calloc(size.height, bytesPerRow) else {
      throw CairoError(operation: "create a window picture of \(size)", reason: "out of memory")
    }
    self.address = address
  }

  deinit {
    free(address)
  }
}
