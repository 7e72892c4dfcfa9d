import Geometry

/// What `saveGState` keeps, but for the clip, which Cairo keeps beside it.
struct GraphicsState {
  /// From user space to device pixels, finite always, but it may be singular.
  var ctm = CGAffineTransform.identity
  var fillColor = CGColor.black
  var strokeColor = CGColor.black
  /// The spaces that colours given as bare components are in.
  var fillSpace = CGColorSpace.gray
  var strokeSpace = CGColorSpace.gray
  var line = LineStyle()
  /// Multiplies the alpha of everything drawn; in `0...1`.
  var alpha = 1.0
  var blendMode = CGBlendMode.normal
  var shadow: Shadow?
  var interpolationQuality = CGInterpolationQuality.default
  var shouldAntialias = true
  var allowsAntialiasing = true
  /// Whether edges are smoothed.
  var isAntialiased: Bool { shouldAntialias && allowsAntialiasing }
  /// Masks that what is drawn in this state passes through when the state is left.
  var masks: [CGImageMask] = []
}

/// A picture whose alpha lets drawing through, and where it lies in device pixels.
struct CGImageMask {
  var image: CGImage
  /// From the picture's pixels to device pixels; invertible.
  var placement: CGAffineTransform
}

/// The soft copy under what is drawn.
struct Shadow {
  /// How far from its caster, in device pixels.
  var offset: CGSize
  /// How far the edge fades, in device pixels, in `0...1000`; twice the gaussian's deviation.
  var blur: Double
  var color: CGColor
}

/// What a context was doing when it began to draw something else first.
enum ContextLevel {
  /// Left by `restoreGState`.
  case saved(GraphicsState)
  /// Left by `endTransparencyLayer`.
  case layer(GraphicsState)
}
