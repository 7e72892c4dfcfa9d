import CCairo
public import Geometry

/// Drawing several things as one.
extension CGContext {
  /// Begins a drawing of its own, which the state's alpha, mode and shadow apply to as a whole.
  ///
  /// - Parameter auxiliaryInfo: Not used; Core Graphics has none defined either.
  public func beginTransparencyLayer(auxiliaryInfo: [String: Int]?) {
    enter(.layer(state))
    state.alpha = 1
    state.blendMode = .normal
    state.shadow = nil
    state.masks = []
    cairo_push_group(cairo)
  }

  /// Begins a drawing of its own, limited to `rect`.
  ///
  /// - Parameters:
  ///   - rect: What the layer covers, in user space.
  ///   - auxiliaryInfo: Not used; Core Graphics has none defined either.
  public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: [String: Int]?) {
    beginTransparencyLayer(auxiliaryInfo: auxiliaryInfo)
    clip(to: rect)
  }

  /// Ends the drawing last begun and draws it; does nothing when none was begun.
  public func endTransparencyLayer() {
    let isOpen = levels.contains { level in
      if case .layer = level { true } else { false }
    }
    guard isOpen else { return }
    while case .saved = levels.last {
      leaveLevel()
    }
    leaveLevel()
  }

  /// Draws `body` as one picture, faded by `alpha`.
  ///
  /// Limit the clip to what changes first: the picture is as large as the clip.
  package func withGroup(
    alpha: Double, blendMode: CGBlendMode = .normal, _ body: () -> Void
  ) {
    withSavedState {
      state.shadow = nil
      state.blendMode = blendMode
      setAlpha(alpha)
      beginTransparencyLayer(auxiliaryInfo: nil)
      body()
      endTransparencyLayer()
    }
  }

  /// Draws `content` as one picture that the alpha of what `mask` draws lets through.
  package func withMask(content: () -> Void, mask: () -> Void) {
    withSavedState {
      let picture = pattern(of: content)
      let alpha = pattern(of: mask)
      cairo_identity_matrix(cairo)
      cairo_set_source(cairo, picture)
      applyMode()
      cairo_mask(cairo, alpha)
      cairo_pattern_destroy(picture)
      cairo_pattern_destroy(alpha)
    }
  }

  /// Draws `content` as one picture, cut by the edge of `outline`, which is in user space.
  ///
  /// The same as ``withMask(content:mask:)`` with the outline filled as the mask, but for the
  /// picture that would take.
  package func withMask(
    _ outline: CGPath, using rule: CGPathFillRule = .winding, content: () -> Void
  ) {
    let placed = outline.elements.map { $0.mapped { Self.clamped($0.applying(state.ctm)) } }
    let box = PixelRect(covering: placed.box)
    guard !box.isEmpty, isDrawable else { return }
    withSavedState {
      clip(to: PixelRegion(box))
      guard !isClipEmpty else { return }
      let picture = pattern(of: content)
      cairo_identity_matrix(cairo)
      cairo_set_source(cairo, picture)
      applyMode()
      paintCoverage(of: placed, rule)
      cairo_pattern_destroy(picture)
    }
  }

  /// What `body` draws, as a pattern that the caller owns.
  func pattern(of body: () -> Void) -> OpaquePointer? {
    let outer = state
    state.shadow = nil
    state.blendMode = .normal
    state.alpha = 1
    state.masks = []
    cairo_identity_matrix(cairo)
    cairo_push_group(cairo)
    withSavedState(body)
    cairo_identity_matrix(cairo)
    let pattern = cairo_pop_group(cairo)
    state = outer
    return pattern
  }

  /// Draws the group last pushed, in the state it was begun in.
  func composeLayer() {
    cairo_identity_matrix(cairo)
    guard let picture = cairo_pop_group(cairo) else { return }
    compose {
      cairo_identity_matrix(cairo)
      cairo_set_source(cairo, picture)
      applyMode()
      cairo_paint_with_alpha(cairo, state.alpha)
    }
    cairo_pattern_destroy(picture)
  }

  /// Runs `draw`, which paints by the state, with the state's shadow under it.
  func compose(_ draw: () -> Void) {
    guard isDrawable else { return }
    if let shadow = state.shadow {
      compose(draw, over: shadow)
    } else if state.blendMode == .plusDarker {
      darken(draw)
    } else {
      draw()
    }
  }

  /// Draws the shadow of what `draw` paints, then that.
  private func compose(_ draw: () -> Void, over shadow: Shadow) {
    let clip = deviceClip
    let reach = shadow.blur + 1
    // What casts a shadow into the clip may itself lie outside it.
    let casting = CGRect(clip).insetBy(dx: -reach, dy: -reach)
      .offsetBy(dx: -shadow.offset.width, dy: -shadow.offset.height)
    let area = PixelRect(covering: casting).union(clip)
    guard !clip.isEmpty else { return }
    guard let picture = offscreen(area, draw) else {
      // A shadow that far away is not worth the memory.
      state.shadow = nil
      compose(draw)
      state.shadow = shadow
      return
    }
    let cast = picture.shadow(blur: shadow.blur)
    cairo_identity_matrix(cairo)
    cairo_set_operator(cairo, state.blendMode.cairo)
    let rgba = shadow.color.rgba
    cairo_set_source_rgba(cairo, rgba.x, rgba.y, rgba.z, min(max(rgba.w, 0), 1))
    cast?.withHandle { handle in
      cairo_mask_surface(
        cairo, handle, Double(area.x) + shadow.offset.width,
        Double(area.y) + shadow.offset.height)
    }
    picture.withHandle { handle in
      cairo_set_source_surface(cairo, handle, Double(area.x), Double(area.y))
    }
    cairo_paint(cairo)
  }

  /// What `draw` paints in `area`, apart from everything that is there, by the state's alpha.
  private func offscreen(_ area: PixelRect, _ draw: () -> Void) -> ImageSurface? {
    guard var surface = try? ImageSurface(size: area.size) else { return nil }
    let outer = (cairo, state)
    surface.withRawContext(origin: area) { aside in
      cairo = aside
      state.shadow = nil
      state.blendMode = .normal
      draw()
    }
    (cairo, state) = outer
    return surface
  }

  /// Adds what `draw` paints to what is there so that it only ever gets darker.
  ///
  /// Cairo has no such operator, but its complement is adding: the target is inverted, the
  /// inverted colours are added by their alpha, and it is inverted again.
  private func darken(_ draw: () -> Void) {
    let area = deviceClip
    guard !area.isEmpty, var picture = offscreen(area, draw) else { return }
    picture.invertColors()
    cairo_identity_matrix(cairo)
    invertTarget()
    picture.withHandle { handle in
      cairo_set_source_surface(cairo, handle, Double(area.x), Double(area.y))
    }
    cairo_set_operator(cairo, CAIRO_OPERATOR_ADD)
    cairo_paint(cairo)
    invertTarget()
  }

  /// Turns every colour in the clip into its complement, keeping alpha.
  private func invertTarget() {
    cairo_set_source_rgb(cairo, 1, 1, 1)
    cairo_set_operator(cairo, CAIRO_OPERATOR_DIFFERENCE)
    cairo_paint(cairo)
  }
}
