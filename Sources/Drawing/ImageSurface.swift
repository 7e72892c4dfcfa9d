import CCairo
public import Geometry

/// A block of premultiplied ARGB pixels in memory that can be drawn into.
///
/// The surface owns one reference to a `cairo_surface_t` and gives it up when it goes out of
/// scope. It cannot be copied, so there is never a question of who frees it; lend it to a
/// function with `borrowing`, give it away with `consuming`.
///
/// Pixels are 32-bit native-endian words, `0xAARRGGBB`, colour premultiplied by alpha (Cairo's
/// `CAIRO_FORMAT_ARGB32`). A new surface is fully transparent.
public struct ImageSurface: ~Copyable {
  /// The surface's size, in device pixels.
  public let size: PixelSize

  /// The one owned reference, which leaves this type only through ``withHandle(_:)``.
  private let handle: OpaquePointer

  /// Creates a transparent surface.
  ///
  /// - Parameter size: Both sides in `1...32767`, the range Cairo accepts.
  /// - Throws: ``CairoError`` if a side is out of range or memory runs out.
  public init(size: PixelSize) throws(CairoError) {
    let operation = "create a surface of \(size)"
    let (width, height) = try Self.sides(of: size, operation)
    guard let handle = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, width, height) else {
      throw CairoError(operation: operation, reason: "out of memory")
    }
    try self.init(adopting: handle, operation: operation)
  }

  /// Draws into memory that belongs to someone else, such as a shared-memory segment.
  ///
  /// - Parameters:
  ///   - memory: The first pixel of the top row; must outlive the surface. Not cleared.
  ///   - size: Both sides in `1...32767`.
  ///   - bytesPerRow: From one row to the next; a multiple of 4, at least 4 a pixel.
  /// - Throws: ``CairoError`` if a side or the row length is out of range.
  public init(
    borrowing memory: UnsafeMutableRawPointer, size: PixelSize, bytesPerRow: Int
  ) throws(CairoError) {
    let operation = "draw into borrowed memory of \(size)"
    let (width, height) = try Self.sides(of: size, operation)
    guard
      let stride = Int32(exactly: bytesPerRow), stride >= width * 4,
      let handle = cairo_image_surface_create_for_data(
        memory.assumingMemoryBound(to: UInt8.self), CAIRO_FORMAT_ARGB32, width, height, stride)
    else { throw CairoError(operation: operation, reason: "rows of \(bytesPerRow) bytes") }
    try self.init(adopting: handle, operation: operation)
  }

  /// Takes over `handle`, also when it throws, so no caller has to clean up.
  init(adopting handle: OpaquePointer, operation: String) throws(CairoError) {
    do throws(CairoError) {
      try CairoError.check(cairo_surface_status(handle), operation)
      guard cairo_image_surface_get_format(handle) == CAIRO_FORMAT_ARGB32 else {
        throw CairoError(operation: operation, reason: "pixels are not ARGB32")
      }
    } catch {
      cairo_surface_destroy(handle)
      throw error
    }
    self.handle = handle
    self.size = PixelSize(
      width: Int(cairo_image_surface_get_width(handle)),
      height: Int(cairo_image_surface_get_height(handle)))
  }

  deinit {
    cairo_surface_destroy(handle)
  }

  /// Both sides as Cairo counts them.
  private static func sides(
    of size: PixelSize, _ operation: String
  ) throws(CairoError) -> (Int32, Int32) {
    guard
      let width = Int32(exactly: size.width), let height = Int32(exactly: size.height),
      1...32767 ~= width, 1...32767 ~= height
    else { throw CairoError(operation: operation, reason: "size out of range") }
    return (width, height)
  }

  /// Lends the C handle to `body`, for modules that hand it on to another library.
  ///
  /// The pointer must not be kept past the call.
  package borrowing func withHandle<Result, Failure: Error>(
    _ body: (OpaquePointer) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try body(handle)
  }

  /// Draws into the surface; the context must not be kept past the call.
  ///
  /// - Throws: ``CairoError`` if Cairo failed while drawing, which only a lack of memory makes it.
  public mutating func withContext<Result>(
    _ body: (CGContext) -> Result
  ) throws(CairoError) -> Result {
    let context = CGContext(target: handle, size: size)
    let result = body(context)
    context.finish()
    try CairoError.check(context.status, "draw into a surface of \(size)")
    return result
  }

  /// Makes the memory hold all that was drawn, before someone else reads it.
  package borrowing func flush() {
    cairo_surface_flush(handle)
  }

  /// Lends the pixels to `body`, to read.
  public borrowing func withPixels<Result, Failure: Error>(
    _ body: (PixelView) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    cairo_surface_flush(handle)
    return try body(PixelView(words: UnsafePointer(words), size: size, wordsPerRow: wordsPerRow))
  }

  /// Lends the pixels to `body`, to change: the first pixel and how many from a row to the next.
  package mutating func withMutablePixels<Result, Failure: Error>(
    _ body: (UnsafeMutablePointer<UInt32>, Int) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    cairo_surface_flush(handle)
    defer { cairo_surface_mark_dirty(handle) }
    return try body(words, wordsPerRow)
  }

  private var wordsPerRow: Int { Int(cairo_image_surface_get_stride(handle)) / 4 }

  private var words: UnsafeMutablePointer<UInt32> {
    guard let bytes = cairo_image_surface_get_data(handle) else {
      // Only a finished surface has none, and nothing here finishes one.
      preconditionFailure("an image surface of \(size) has no pixels")
    }
    return UnsafeMutableRawPointer(bytes).assumingMemoryBound(to: UInt32.self)
  }
}
