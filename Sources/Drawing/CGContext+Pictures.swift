import CCairo
package import Geometry

/// Drawing pictures so that a part of one drawn alone equals that part of the whole.
extension CGContext {
  /// Draws `picture`, which `projection` takes from its own pixels to user space.
  package func draw(
    _ picture: borrowing ImageSurface, through projection: CATransform3D,
    _ sampling: PictureSampling = PictureSampling()
  ) {
    if let corner = wholeTranslation(of: projection), sampling.part == nil {
      return draw(picture, x: corner.x, y: corner.y)
    }
    guard let seen = seen(picture, through: projection, sampling) else { return }
    cairo_identity_matrix(cairo)
    applyMode()
    seen.surface.withHandle { handle in
      cairo_set_source_surface(cairo, handle, Double(seen.area.x), Double(seen.area.y))
    }
    cairo_paint_with_alpha(cairo, state.alpha)
  }

  /// Draws `picture`, as ``draw(_:through:_:)`` does, where it is covered by `outline`.
  package func draw(
    _ picture: borrowing ImageSurface, through projection: CATransform3D,
    _ sampling: PictureSampling, in outline: CGPath
  ) {
    let placed = outline.elements.map { $0.mapped { Self.clamped($0.applying(state.ctm)) } }
    let area = PixelRect(covering: placed.box).intersection(deviceClip)
    guard !area.isEmpty, isDrawable,
      let seen = seen(picture, through: projection, sampling, in: area)
    else { return }
    cairo_identity_matrix(cairo)
    applyMode()
    seen.surface.withHandle { handle in
      cairo_set_source_surface(cairo, handle, Double(seen.area.x), Double(seen.area.y))
    }
    paintCoverage(of: placed, .winding, alpha: state.alpha)
  }

  /// Fills with the fill colour by the alpha of `picture`.
  package func fill(throughAlphaOf picture: borrowing ImageSurface, _ projection: CATransform3D) {
    guard let seen = seen(picture, through: projection, PictureSampling()) else { return }
    cairo_identity_matrix(cairo)
    setSource(state.fillColor)
    seen.surface.withHandle { handle in
      cairo_mask_surface(cairo, handle, Double(seen.area.x), Double(seen.area.y))
    }
  }

  /// Where `projection` puts a picture's corner, if that only moves it by whole device pixels.
  package func wholeTranslation(of projection: CATransform3D) -> (x: Int, y: Int)? {
    let toDevice = CATransform3DConcat(projection, CATransform3D(plane: state.ctm)).plane
    guard let map = toDevice.affinePlane, map.isFinite,
      max(abs(map.a - 1), abs(map.b), abs(map.c), abs(map.d - 1)) < 1e-7,
      max(abs(map.tx - map.tx.rounded()), abs(map.ty - map.ty.rounded())) < 1e-3,
      let x = Int(exactly: map.tx.rounded()), let y = Int(exactly: map.ty.rounded()),
      max(abs(x), abs(y)) < PixelRect.limit
    else { return nil }
    return (x, y)
  }

  /// A picture as it is seen in an area of device pixels.
  private struct Seen: ~Copyable {
    let surface: ImageSurface
    let area: PixelRect
  }

  /// What of `picture` is seen in the clip, and in `area` where it is given.
  private func seen(
    _ picture: borrowing ImageSurface, through projection: CATransform3D,
    _ sampling: PictureSampling, in area: PixelRect? = nil
  ) -> Seen? {
    let toDevice = CATransform3DConcat(projection, CATransform3D(plane: state.ctm)).plane
    guard toDevice.isFinite, let toPicture = toDevice.inverse else { return nil }
    // Between the outermost pixels' centres and those beyond, the picture fades out.
    let reach = CGRect(PixelRect(size: picture.size)).insetBy(dx: -1, dy: -1)
    let seen = area ?? PixelRect(covering: toDevice.seenBox(of: reach)).intersection(deviceClip)
    guard !seen.isEmpty,
      let surface = picture.sampled(in: seen, through: toPicture, sampling)
    else { return nil }
    return Seen(surface: surface, area: seen)
  }
}
