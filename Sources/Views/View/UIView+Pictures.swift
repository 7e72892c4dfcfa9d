import Drawing
public import Geometry
import Layers

/// Pictures of views.
extension UIView {
  /// Draws the view and those inside into the current context, stretched to `rect`.
  ///
  /// - Parameters:
  ///   - rect: Where the view's bounds go.
  ///   - afterUpdates: Whether changes count that no frame has shown yet.
  /// - Returns: Whether there was a context and something to draw.
  @discardableResult
  public final func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    let bounds = bounds
    guard let context = UIGraphicsGetCurrentContext(), !bounds.isEmpty, rect.isFinite else {
      return false
    }
    context.withSavedState {
      context.translateBy(x: rect.minX, y: rect.minY)
      context.scaleBy(x: rect.width / bounds.width, y: rect.height / bounds.height)
      context.translateBy(x: -bounds.minX, y: -bounds.minY)
      (afterUpdates ? layer : layer.presentation() ?? layer).render(in: context)
    }
    return true
  }

  /// A view of the same size that shows a picture of this one.
  ///
  /// - Parameter afterUpdates: Whether changes count that no frame has shown yet.
  /// - Returns: `nil` for a view without size, and where memory runs out.
  public final func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    let (bounds, scale) = (bounds, contentScaleFactor)
    let pixels = PixelRect(
      covering: CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale))
    guard !pixels.isEmpty else { return nil }
    do throws(CairoError) {
      var surface = try ImageSurface(size: pixels.size)
      try surface.withContext { context in
        context.scaleBy(x: scale, y: scale)
        context.translateBy(x: -bounds.minX, y: -bounds.minY)
        (afterUpdates ? layer : layer.presentation() ?? layer).render(in: context)
      }
      let snapshot = UIView(frame: CGRect(origin: .zero, size: bounds.size))
      snapshot.layer.contents = CGImage(surface)
      snapshot.layer.contentsScale = scale
      return snapshot
    } catch {
      LayerThread.current.report(once: "snapshot", "\(type(of: self)): \(error)")
      return nil
    }
  }
}
