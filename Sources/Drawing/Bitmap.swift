import CCairo
import Geometry

/// The pixels of a bitmap context, in Cairo's layout and in the one asked for.
final class Bitmap {
  var surface: ImageSurface
  let layout: PixelLayout
  let isNative: Bool
  let bytesPerRow: Int
  /// The space and layout as they were asked for.
  let format: (space: CGColorSpace?, info: UInt32)
  /// The pixels in the layout asked for; made when first asked for, if not given.
  private var memory: UnsafeMutableRawPointer?
  private let ownsMemory: Bool

  /// `nil` if the size, row length or layout cannot be drawn into.
  init?(
    data: UnsafeMutableRawPointer?, size: PixelSize, bytesPerRow: Int, layout: PixelLayout,
    format: (space: CGColorSpace?, info: UInt32)
  ) {
    let (least, overflows) = size.width.multipliedReportingOverflow(by: layout.bytesPerPixel)
    let rowLength = bytesPerRow == 0 ? least : bytesPerRow
    guard !overflows, rowLength >= least else { return nil }
    let direct = format.info == PixelLayout.native && rowLength.isMultiple(of: 4) ? data : nil
    let made: ImageSurface? =
      if let direct {
        try? ImageSurface(borrowing: direct, size: size, bytesPerRow: rowLength)
      } else {
        try? ImageSurface(size: size)
      }
    guard let made else { return nil }
    surface = made
    self.layout = layout
    self.format = format
    isNative = direct != nil
    self.bytesPerRow = rowLength
    memory = data
    ownsMemory = data == nil
    if data != nil && direct == nil { load() }
  }

  deinit {
    if ownsMemory { memory?.deallocate() }
  }

  /// The pixels in the layout asked for, as far as they are drawn now.
  var data: UnsafeMutableRawPointer {
    let memory =
      self.memory
      ?? .allocate(byteCount: bytesPerRow * surface.size.height, alignment: 16)
    self.memory = memory
    publish()
    return memory
  }

  /// Copies what was drawn to where the pixels were asked to be.
  func publish() {
    guard !isNative, let memory else { return }
    surface.withPixels { pixels in
      for y in 0..<surface.size.height {
        let row = pixels.row(y)
        for x in row.indices {
          layout.store(row[x], at: memory + y * bytesPerRow + x * layout.bytesPerPixel)
        }
      }
    }
  }

  /// Takes over the pixels that were there before.
  private func load() {
    guard let memory else { return }
    let (size, layout, bytesPerRow) = (surface.size, layout, bytesPerRow)
    surface.withMutablePixels { words, wordsPerRow in
      for y in 0..<size.height {
        for x in 0..<size.width {
          words[y * wordsPerRow + x] = layout.word(
            at: memory + y * bytesPerRow + x * layout.bytesPerPixel)
        }
      }
    }
  }
}

/// Contexts that draw into memory.
extension CGContext {
  /// Creates a context that draws into memory, y down from the first row.
  ///
  /// Pixels in ``data`` are up to date after ``flush()``, when ``data`` is asked for, and once the
  /// context is gone. Those in a layout other than Cairo's are kept twice and converted then.
  ///
  /// - Parameters:
  ///   - data: The first row, which must outlive the context; `nil` to let the context own it.
  ///   - width: In pixels, in `1...32767`.
  ///   - height: In pixels, in `1...32767`.
  ///   - bitsPerComponent: 8.
  ///   - bytesPerRow: From one row to the next, or 0 for the least.
  ///   - space: RGB or grey; not needed for alpha alone.
  ///   - bitmapInfo: A premultiplied or skipped alpha and a byte order. `nil` is the result for any
  ///     other, as it is for whatever else cannot be drawn into.
  public convenience init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int,
    bytesPerRow: Int, space: CGColorSpace?, bitmapInfo: UInt32
  ) {
    let size = PixelSize(width: width, height: height)
    guard
      bitsPerComponent == 8, let layout = PixelLayout(bitmapInfo, space?.model),
      let bitmap = Bitmap(
        data: data, size: size, bytesPerRow: bytesPerRow, layout: layout,
        format: (space, bitmapInfo))
    else { return nil }
    self.init(bitmap)
  }

  private convenience init(_ bitmap: Bitmap) {
    let size = bitmap.surface.size
    self.init(target: bitmap.surface.withHandle { $0 }, size: size)
    self.bitmap = bitmap
    // On iOS y points up in such a context, and pictures are upright.
    turnsImagesOver = false
  }

  /// How many pixels wide the drawing is.
  public var width: Int { size.width }

  /// How many pixels high the drawing is.
  public var height: Int { size.height }

  /// How many bits a component of a pixel has; 0 for a context that draws elsewhere.
  public var bitsPerComponent: Int { bitmap == nil ? 0 : 8 }

  /// How many bits a pixel has; 0 for a context that draws elsewhere.
  public var bitsPerPixel: Int { 8 * (bitmap?.layout.bytesPerPixel ?? 0) }

  /// The space that pixels are measured in; `nil` for alpha alone, and for other contexts.
  public var colorSpace: CGColorSpace? { bitmap?.format.space }

  /// The alpha and the order of components; empty for a context that draws elsewhere.
  public var bitmapInfo: CGBitmapInfo { CGBitmapInfo(rawValue: bitmap?.format.info ?? 0) }

  /// Where alpha is in a pixel.
  public var alphaInfo: CGImageAlphaInfo {
    CGImageAlphaInfo(rawValue: bitmapInfo.intersection(.alphaInfoMask).rawValue) ?? .none
  }

  /// From one row of ``data`` to the next; 0 for a context that draws elsewhere.
  public var bytesPerRow: Int { bitmap?.bytesPerRow ?? 0 }

  /// The pixels drawn so far, in the layout asked for; `nil` for a context that draws elsewhere.
  public var data: UnsafeMutableRawPointer? {
    flush()
    return bitmap?.data
  }

  /// A picture of all that was drawn so far; `nil` only when memory runs out.
  public func makeImage() -> CGImage? {
    flush()
    guard var copy = try? ImageSurface(size: size) else { return nil }
    // The context's own target, also while a layer or mask is being drawn aside.
    let target = cairo_get_target(cairo)
    guard (try? copy.withContext { $0.copyPixels(of: target) }) != nil else { return nil }
    return CGImage(copy)
  }

  private func copyPixels(of source: OpaquePointer?) {
    cairo_set_operator(cairo, CAIRO_OPERATOR_SOURCE)
    cairo_set_source_surface(cairo, source, 0, 0)
    cairo_paint(cairo)
  }
}
