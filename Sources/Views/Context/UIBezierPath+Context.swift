public import Drawing
public import Geometry

/// Drawing into the current context; without one these do nothing.
extension UIBezierPath {
  /// Fills the path in the current fill colour.
  public final func fill() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    fill(in: context)
  }

  /// Strokes the path with its own line in the current stroke colour.
  public final func stroke() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    stroke(in: context)
  }

  /// Fills the path mixed with what is there.
  ///
  /// - Parameters:
  ///   - blendMode: How it is mixed.
  ///   - alpha: How opaque it is, `0...1`, beside the colour's own alpha.
  public final func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
    draw(with: blendMode, alpha) { fill(in: $0) }
  }

  /// Strokes the path mixed with what is there.
  ///
  /// - Parameters:
  ///   - blendMode: How it is mixed.
  ///   - alpha: How opaque it is, `0...1`, beside the colour's own alpha.
  public final func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
    draw(with: blendMode, alpha) { stroke(in: $0) }
  }

  /// Limits what is drawn from now on to the inside of the path.
  public final func addClip() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    clip(context)
  }

  private func draw(with blendMode: CGBlendMode, _ alpha: CGFloat, _ body: (CGContext) -> Void) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.withSavedState {
      context.setBlendMode(blendMode)
      context.setAlpha(alpha)
      body(context)
    }
  }
}
