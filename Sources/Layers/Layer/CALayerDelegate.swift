public import Drawing

/// Draws for a layer, lays it out, and chooses its actions.
///
/// - Source: Core Animation, "CALayerDelegate".
public protocol CALayerDelegate: AnyObject {
  /// Provides the layer's contents; unless implemented, they are drawn by ``draw(_:in:)``.
  func display(_ layer: CALayer)
  /// Draws the layer's contents.
  func draw(_ layer: CALayer, in ctx: CGContext)
  /// Told before the layer's contents are drawn.
  func layerWillDraw(_ layer: CALayer)
  /// Places the layer's sublayers, once the layer's own size is known.
  func layoutSublayers(of layer: CALayer)
  /// The action for `event`: `nil` to go on searching, ``NullAction`` for none.
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
  /// Draws the layer's backing store.
  public func display(_ layer: CALayer) { layer.drawBackingStore() }
  /// Draws nothing.
  public func draw(_ layer: CALayer, in ctx: CGContext) {}
  /// Does nothing.
  public func layerWillDraw(_ layer: CALayer) {}
  /// Does nothing.
  public func layoutSublayers(of layer: CALayer) {}
  /// Goes on searching.
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}
