public import Geometry

/// How a picture is scaled.
public enum CGInterpolationQuality: Int32, Hashable, Sendable {
  /// As the context thinks best, which is smooth.
  case `default` = 0
  /// Pixels stay hard-edged.
  case none = 1
  /// Smooth, fast.
  case low = 2
  /// Smooth, best.
  case high = 3
  /// Smooth.
  case medium = 4
}

/// Attributes of the state. A number that is not finite leaves an attribute as it was.
extension CGContext {
  /// Sets the thickness of lines, in user space; 0 or less strokes nothing.
  public func setLineWidth(_ width: CGFloat) {
    state.line.width = width
  }

  /// Sets how open lines end.
  public func setLineCap(_ cap: CGLineCap) {
    state.line.cap = cap
  }

  /// Sets how lines meet.
  public func setLineJoin(_ join: CGLineJoin) {
    state.line.join = join
  }

  /// Sets how many line widths long a miter may be before it is cut to a bevel.
  public func setMiterLimit(_ limit: CGFloat) {
    state.line.miterLimit = limit
  }

  /// Sets dashes and gaps, in user space; none, only zeros or one below 0 mean a solid line.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    state.line.setDash(lengths, phase: phase)
  }

  /// Sets all that shapes strokes.
  package func setLineStyle(_ style: LineStyle) {
    state.line = style
  }

  /// Multiplies the alpha of everything drawn from now on; in `0...1`.
  public func setAlpha(_ alpha: CGFloat) {
    guard !alpha.isNaN else { return }
    state.alpha = min(max(alpha, 0), 1)
  }

  /// Sets how what is drawn mixes with what is there.
  public func setBlendMode(_ mode: CGBlendMode) {
    state.blendMode = mode
  }

  /// Sets whether edges are smoothed; they are to begin with.
  public func setShouldAntialias(_ shouldAntialias: Bool) {
    state.shouldAntialias = shouldAntialias
  }

  /// Sets whether edges may be smoothed at all, whatever ``setShouldAntialias(_:)`` says.
  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {
    state.allowsAntialiasing = allowsAntialiasing
  }

  /// How pictures are scaled.
  public var interpolationQuality: CGInterpolationQuality {
    get { state.interpolationQuality }
    set { state.interpolationQuality = newValue }
  }

  /// Sets the colour that shapes and text are filled with.
  public func setFillColor(_ color: CGColor) {
    state.fillColor = color
  }

  /// Sets the colour that shapes and text are filled with, in sRGB.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Sets the grey that shapes and text are filled with.
  public func setFillColor(gray: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(gray: gray, alpha: alpha))
  }

  /// Sets the colour of lines.
  public func setStrokeColor(_ color: CGColor) {
    state.strokeColor = color
  }

  /// Sets the colour of lines, in sRGB.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Sets the grey of lines.
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(gray: gray, alpha: alpha))
  }

  /// Puts a soft copy under everything drawn from now on; `nil` or a clear colour ends that.
  ///
  /// - Parameters:
  ///   - offset: How far from its caster, whatever the transform, y down: in the points of the
  ///     drawing as it was begun, which are device pixels but for a view's or layer's own drawing.
  ///   - blur: How far the edge fades, in the same; twice the gaussian's deviation.
  ///   - color: The colour of the copy.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    setDeviceShadow(
      offset: CGSize(width: offset.width * scale, height: offset.height * scale),
      blur: blur * scale, color: color)
  }

  /// Puts a soft copy under everything drawn from now on, all measured in device pixels.
  func setDeviceShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    guard offset.isFinite, blur.isFinite else { return }
    guard let color, color.alpha > 0 else {
      state.shadow = nil
      return
    }
    state.shadow = Shadow(offset: offset, blur: min(max(blur, 0), 1000), color: color)
  }

  /// Puts a soft copy in a third of black under everything drawn from now on.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1.0 / 3))
  }
}
