import CCairo
public import Geometry

/// Pictures.
extension CGContext {
  /// Draws `image` stretched over `rect`, as Core Graphics does: its top row at the larger y.
  ///
  /// In a context whose y points down the picture is therefore upside down, and code written for
  /// iOS turns such a context over before it draws one. In a bitmap's own context it is upright.
  ///
  /// - Parameters:
  ///   - image: The picture.
  ///   - rect: Where it goes, in user space.
  ///   - byTiling: Whether the picture is repeated all over the clip, `rect` being one tile.
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
    draw(
      image, placedBy: placement(of: image, in: rect, isTurnedOver: turnsImagesOver), in: rect,
      byTiling)
  }

  /// Draws `image` with its top row at the smaller y, stretched over `rect`.
  ///
  /// - Parameters:
  ///   - image: The picture.
  ///   - rect: Where it goes, in user space.
  ///   - byTiling: Whether the picture is repeated all over the clip, `rect` being one tile.
  package func drawUpright(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
    draw(image, placedBy: placement(of: image, in: rect, isTurnedOver: false), in: rect, byTiling)
  }

  private func draw(
    _ image: CGImage, placedBy placement: CGAffineTransform?, in rect: CGRect, _ byTiling: Bool
  ) {
    guard let placement else { return }
    compose {
      image.surface.withHandle { handle in
        guard let pattern = cairo_pattern_create_for_surface(handle) else { return }
        var matrix = cairo_matrix_t(placement.inverted())
        cairo_pattern_set_matrix(pattern, &matrix)
        cairo_pattern_set_extend(pattern, byTiling ? CAIRO_EXTEND_REPEAT : CAIRO_EXTEND_PAD)
        cairo_pattern_set_filter(pattern, state.interpolationQuality.filter)
        cairo_save(cairo)
        applyMode()
        if !byTiling {
          trace(CGPath(rect: rect, transform: nil).elements, state.ctm)
          cairo_set_fill_rule(cairo, CAIRO_FILL_RULE_WINDING)
          cairo_clip(cairo)
        }
        cairo_identity_matrix(cairo)
        cairo_set_source(cairo, pattern)
        cairo_paint_with_alpha(cairo, state.alpha)
        cairo_restore(cairo)
        cairo_pattern_destroy(pattern)
      }
    }
  }

  /// Draws whole pixels as they are, the picture's top left at device pixel (`x`, `y`).
  package func draw(_ surface: borrowing ImageSurface, x: Int, y: Int) {
    cairo_identity_matrix(cairo)
    applyMode()
    surface.withHandle { handle in
      cairo_set_source_surface(cairo, handle, Double(x), Double(y))
    }
    cairo_paint_with_alpha(cairo, state.alpha)
  }

  /// From the pixels of `image` to device pixels when it covers `rect`; `nil` if that is flat.
  func placement(
    of image: CGImage, in rect: CGRect, isTurnedOver: Bool
  ) -> CGAffineTransform? {
    guard rect.isFinite else { return nil }
    let rowHeight = rect.height / Double(image.height)
    let placement = CGAffineTransform(
      a: rect.width / Double(image.width), b: 0, c: 0, d: isTurnedOver ? -rowHeight : rowHeight,
      tx: rect.minX, ty: isTurnedOver ? rect.maxY : rect.minY
    ).concatenating(state.ctm)
    return placement.isInvertible ? placement : nil
  }
}

extension CGInterpolationQuality {
  var filter: cairo_filter_t {
    switch self {
    case .none: CAIRO_FILTER_NEAREST
    case .low: CAIRO_FILTER_BILINEAR
    case .default, .medium: CAIRO_FILTER_GOOD
    case .high: CAIRO_FILTER_BEST
    }
  }
}
