internal import CX11

/// The kind of pixels that a window is made of.
struct WindowVisual {
  let visual: UnsafeMutablePointer<Visual>
  let depth: Int32
  /// Whether a compositor would regard the alpha of our pixels.
  let hasAlpha: Bool

  /// Finds a visual with alpha; else the default one; else any that has its colours in the pixel.
  ///
  /// - Returns: `nil` on a server that only has palettes.
  static func best(on connection: DisplayConnection) -> WindowVisual? {
    let (display, screen) = (connection.handle, connection.screen)
    var found = XVisualInfo()
    if connection.extensions.hasRender,
      XMatchVisualInfo(display, screen, 32, TrueColor, &found) != 0,
      let format = XRenderFindVisualFormat(display, found.visual),
      format.pointee.direct.alphaMask != 0
    {
      return WindowVisual(visual: found.visual, depth: 32, hasAlpha: true)
    }
    let depths = [XDefaultDepth(display, screen), 24, 16, 15]
    for depth in depths where XMatchVisualInfo(display, screen, depth, TrueColor, &found) != 0 {
      return WindowVisual(visual: found.visual, depth: depth, hasAlpha: false)
    }
    return nil
  }
}
