import CCairo

extension CGContext {
  /// Draws `body` as one picture whose colours and alpha are multiplied by those of `tint`.
  ///
  /// - Parameters:
  ///   - tint: Red, green, blue and alpha in `0...1`, not premultiplied.
  ///   - body: Draws the picture.
  package func withTint(_ tint: SIMD4<Double>, _ body: () -> Void) {
    withSavedState {
      guard let picture = pattern(of: body) else { return }
      cairo_identity_matrix(cairo)
      Self.multiply(picture, by: tint)
      cairo_set_source(cairo, picture)
      applyMode()
      cairo_paint_with_alpha(cairo, state.alpha)
      cairo_pattern_destroy(picture)
    }
  }

  /// Multiplies each pixel of a group, which has premultiplied colours.
  private static func multiply(_ picture: OpaquePointer, by tint: SIMD4<Double>) {
    var surface: OpaquePointer?
    guard cairo_pattern_get_surface(picture, &surface) == CAIRO_STATUS_SUCCESS, let surface else {
      return
    }
    cairo_surface_flush(surface)
    guard cairo_surface_get_type(surface) == CAIRO_SURFACE_TYPE_IMAGE,
      cairo_image_surface_get_format(surface) == CAIRO_FORMAT_ARGB32,
      let bytes = cairo_image_surface_get_data(surface)
    else { return }
    let words = UnsafeMutableRawPointer(bytes).assumingMemoryBound(to: UInt32.self)
    let (width, height) = (
      Int(cairo_image_surface_get_width(surface)), Int(cairo_image_surface_get_height(surface))
    )
    let wordsPerRow = Int(cairo_image_surface_get_stride(surface)) / 4
    let factors = PixelFactors(tint)
    for y in 0..<height {
      for x in 0..<width {
        let word = words[y * wordsPerRow + x]
        if word != 0 { words[y * wordsPerRow + x] = factors.product(with: word) }
      }
    }
    cairo_surface_mark_dirty(surface)
  }
}

/// What the channels of premultiplied pixels are multiplied by, in 1/65536.
private struct PixelFactors {
  private let alpha: UInt32
  private let red: UInt32
  private let green: UInt32
  private let blue: UInt32

  init(_ tint: SIMD4<Double>) {
    let shares =
      SIMD4(tint.x * tint.w, tint.y * tint.w, tint.z * tint.w, tint.w)
      .clamped(lowerBound: .zero, upperBound: .one) * 65536
    (red, green, blue, alpha) = (
      UInt32(shares.x.rounded()), UInt32(shares.y.rounded()), UInt32(shares.z.rounded()),
      UInt32(shares.w.rounded())
    )
  }

  func product(with word: UInt32) -> UInt32 {
    func scaled(_ byte: UInt32, _ factor: UInt32) -> UInt32 { (byte * factor + 32768) >> 16 }
    let (a, r) = (scaled(word >> 24, alpha), scaled(word >> 16 & 255, red))
    let (g, b) = (scaled(word >> 8 & 255, green), scaled(word & 255, blue))
    return a << 24 | r << 16 | g << 8 | b
  }
}
