import Drawing
import Geometry

/// A layer kind's own content and the picture set as the layer's contents, one over the other.
struct StackedContent: LayerContent {
  let lower: any LayerContent
  let upper: any LayerContent

  var extent: CGRect { lower.extent.union(upper.extent) }
  var isSinglePaint: Bool { false }
  var parts: [any LayerContent] { [lower, upper] }

  func damage(since old: any LayerContent) -> CGRect? {
    guard let old = old as? StackedContent else { return wholeDamage(since: old) }
    switch (lower.damage(since: old.lower), upper.damage(since: old.upper)) {
    case (let below?, let above?): return below.union(above)
    case (let below, let above): return below ?? above
    }
  }

  func paint(in context: CGContext) {
    lower.paint(in: context)
    upper.paint(in: context)
  }
}

extension CALayer {
  /// The kind's own content together with the picture `contents`.
  ///
  /// - Parameters:
  ///   - contents: The picture set as contents or drawn into the layer.
  ///   - scale: Device pixels a point along the layer's larger axis.
  ///   - old: What the last frame painted.
  /// - Returns: `nil` where there is neither.
  func stackedContent(
    with contents: (any LayerContent)?, scale: CGFloat, replacing old: (any LayerContent)?
  ) -> (any LayerContent)? {
    let isOver = type(of: self).paintsOverContents
    let stack = old as? StackedContent
    let oldOwn = isOver ? stack?.upper : stack?.lower
    guard let own = makeContent(scale: scale, replacing: oldOwn ?? old) else { return contents }
    guard let contents else { return own }
    return isOver
      ? StackedContent(lower: contents, upper: own) : StackedContent(lower: own, upper: contents)
  }
}
