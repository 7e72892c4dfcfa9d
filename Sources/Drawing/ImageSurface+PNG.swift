import CCairo

/// PNG files, which keep premultiplied pixels exactly.
extension ImageSurface {
  /// Reads a picture from a PNG file.
  ///
  /// - Throws: ``CairoError`` if there is no such file or it is not a PNG.
  public init(pngFile path: String) throws(CairoError) {
    try self.init(png: cairo_image_surface_create_from_png(path), operation: "read \(path)")
  }

  /// Reads a picture from the bytes of a PNG file.
  ///
  /// - Throws: ``CairoError`` if they are not a PNG.
  public init(pngData: [UInt8]) throws(CairoError) {
    let source = ByteSource(pngData)
    let handle = cairo_image_surface_create_from_png_stream(
      { closure, bytes, count in
        guard let closure, let bytes else { return CAIRO_STATUS_READ_ERROR }
        let source = Unmanaged<ByteSource>.fromOpaque(closure).takeUnretainedValue()
        return source.read(Int(count), into: bytes) ? CAIRO_STATUS_SUCCESS : CAIRO_STATUS_READ_ERROR
      }, Unmanaged.passUnretained(source).toOpaque())
    try self.init(png: handle, operation: "read a PNG of \(pngData.count) bytes")
    withExtendedLifetime(source) {}
  }

  /// Takes over a surface of any format that was read from a PNG.
  private init(png handle: OpaquePointer?, operation: String) throws(CairoError) {
    guard let handle else { throw CairoError(operation: operation, reason: "out of memory") }
    defer { cairo_surface_destroy(handle) }
    try CairoError.check(cairo_surface_status(handle), operation)
    guard cairo_image_surface_get_format(handle) != CAIRO_FORMAT_ARGB32 else {
      try self.init(adopting: cairo_surface_reference(handle), operation: operation)
      return
    }
    // Pictures without alpha are read as RGB24; everything here wants ARGB32.
    let (width, height) = (
      cairo_image_surface_get_width(handle), cairo_image_surface_get_height(handle)
    )
    let copy = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, width, height)
    let context = cairo_create(copy)
    cairo_set_source_surface(context, handle, 0, 0)
    cairo_paint(context)
    cairo_destroy(context)
    guard let copy else { throw CairoError(operation: operation, reason: "out of memory") }
    try self.init(adopting: copy, operation: operation)
  }

  /// Writes the picture to a PNG file.
  ///
  /// - Throws: ``CairoError`` if the file cannot be written.
  public borrowing func writePNG(to path: String) throws(CairoError) {
    let status = withHandle { cairo_surface_write_to_png($0, path) }
    try CairoError.check(status, "write \(path)")
  }

  /// The bytes of a PNG file of the picture.
  ///
  /// - Throws: ``CairoError`` if memory runs out.
  public borrowing func pngData() throws(CairoError) -> [UInt8] {
    let sink = ByteSink()
    let status = withHandle { handle in
      cairo_surface_write_to_png_stream(
        handle,
        { closure, bytes, count in
          guard let closure, let bytes else { return CAIRO_STATUS_WRITE_ERROR }
          let sink = Unmanaged<ByteSink>.fromOpaque(closure).takeUnretainedValue()
          sink.bytes.append(contentsOf: UnsafeBufferPointer(start: bytes, count: Int(count)))
          return CAIRO_STATUS_SUCCESS
        }, Unmanaged.passUnretained(sink).toOpaque())
    }
    try CairoError.check(status, "write a PNG of \(size)")
    return sink.bytes
  }
}

/// Bytes handed to libpng as it asks for them.
private final class ByteSource {
  private let bytes: [UInt8]
  private var position = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Copies the next `count` bytes; false when there are fewer.
  func read(_ count: Int, into target: UnsafeMutablePointer<UInt8>) -> Bool {
    guard count <= bytes.count - position else { return false }
    for index in 0..<count {
      target[index] = bytes[position + index]
    }
    position += count
    return true
  }
}

/// Bytes collected from libpng.
private final class ByteSink {
  var bytes: [UInt8] = []
}
