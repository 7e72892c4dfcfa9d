import Drawing
import Geometry

/// What the renderer keeps of a layer between frames: all that painting needs, as it was last
/// shown, so that the next frame can tell what changed.
final class LayerNode {
  /// Takes the layer's coordinates to its superlayer's, as they are seen there.
  var projection = CATransform3DIdentity
  /// The same, where it needs no ``plane``.
  var toSuperlayer = CGAffineTransform.identity
  /// Takes the layer's coordinates to device pixels: those of ``plane`` where there is one.
  var toDevice = CGAffineTransform.identity
  /// Whether the layer can be seen at all: not hidden, not transparent, not flattened.
  var isShowing = false
  var bounds = CGRect.null
  var grouping = LayerGrouping()
  var look = LayerLook()
  var content: (any LayerContent)?
  var shadow = LayerShadow()
  /// The blurred shadow; made when it is painted.
  var shadowPicture: ShadowPicture?
  /// The picture that the layer is drawn into first, where it needs one.
  var plane: LayerPlane?
  /// What the layer does to its sublayers.
  var sublayerMatrix = CATransform3DIdentity
  /// Counts the changes of what the layer and its sublayers paint, wherever they are.
  var contentVersion = 0
  var mask: LayerNode?
  /// Which layer was the mask, to notice another.
  var maskID: ObjectIdentifier?
  /// The sublayers back to front.
  var sublayers: [LayerNode] = []
  /// How the sublayers themselves are shown.
  var ownInstance = OwnInstance()
  /// The copies that are shown of the sublayers, back to front.
  var replicas: [LayerReplica] = []
  /// How the layer is on its way from what it showed to what it shows; `nil` for not at all.
  var transition: LayerTransition?
  /// The pixels that the layer itself paints.
  var ownBounds = PixelRect.empty
  /// The pixels that the layer and its sublayers paint, but for the layer's shadow.
  var castBounds = PixelRect.empty
  /// The pixels of the shadow.
  var shadowBounds = PixelRect.empty
  /// The pixels of all together, as clipped by bounds and mask; in ``plane`` where there is one.
  var bodyBounds = PixelRect.empty
  /// The pixels that are painted where the superlayer paints.
  var treeBounds = PixelRect.empty

  /// Lets nodes below go one after the other: inside each other they could exceed the stack.
  deinit {
    var leaving = sublayers
    sublayers = []
    while var node = leaving.popLast() {
      guard isKnownUniquelyReferenced(&node) else { continue }
      leaving.append(contentsOf: node.sublayers)
      node.sublayers = []
    }
  }

  /// The box, in the layer's coordinates, of all that the layer itself paints.
  var ownExtent: CGRect {
    let content = content?.extent ?? .null
    return look.isVisible ? content.union(bounds) : content
  }

  /// The pixels of `box`, given in the layer's coordinates, and those next to its edges.
  func pixels(of box: CGRect) -> PixelRect {
    guard isShowing, !box.isNull else { return .empty }
    // Flattened curves and rounded coordinates may reach a fraction of a pixel further.
    return PixelRect(covering: box.applying(toDevice).insetBy(dx: -0.25, dy: -0.25))
  }

  /// Whether the opacity is applied to all that is painted together, rather than to its only part.
  var isFadedAsGroup: Bool { plane == nil && grouping.opacity < 1 && paintCount > 1 }

  /// How many operations paint the layer and its sublayers, counted no further than two.
  var paintCount: Int {
    guard transition == nil else { return 2 }
    var count = content.map { $0.isSinglePaint ? 1 : 2 } ?? 0
    if look.backgroundColor != nil { count += 1 }
    if look.hasBorder { count += 1 }
    if !sublayers.isEmpty || !replicas.isEmpty { count += 2 }
    if hasShadow { count += 1 }
    return min(count, 2)
  }
}

extension LayerLook {
  /// Whether a border is painted.
  var hasBorder: Bool { borderWidth > 0 && borderColor != nil }

  /// Whether anything is painted in the bounds.
  var isVisible: Bool { backgroundColor != nil || hasBorder }

  /// The outline of `bounds` with its rounded corners, `inset` further in.
  func outline(of bounds: CGRect, inset: CGFloat = 0) -> CGPath {
    let rect = bounds.insetBy(dx: inset, dy: inset)
    guard !rect.isNull else { return CGPath() }
    let radius = max(0, min(cornerRadius, bounds.width / 2, bounds.height / 2) - inset)
    guard radius > 0, !maskedCorners.isEmpty else { return CGPath(rect: rect, transform: nil) }
    if maskedCorners.isSuperset(of: .all) {
      return CGPath(
        roundedRect: rect, cornerWidth: radius, cornerHeight: radius, transform: nil)
    }
    return partlyRounded(rect, radius: radius)
  }

  /// A rectangle of which only ``maskedCorners`` are round, beginning after the top left corner.
  private func partlyRounded(_ rect: CGRect, radius: CGFloat) -> CGPath {
    let corners: [(CACornerMask, CGPoint, CGPoint)] = [
      (
        .layerMaxXMinYCorner, CGPoint(x: rect.maxX, y: rect.minY),
        CGPoint(x: rect.maxX, y: rect.maxY)
      ),
      (
        .layerMaxXMaxYCorner, CGPoint(x: rect.maxX, y: rect.maxY),
        CGPoint(x: rect.minX, y: rect.maxY)
      ),
      (
        .layerMinXMaxYCorner, CGPoint(x: rect.minX, y: rect.maxY),
        CGPoint(x: rect.minX, y: rect.minY)
      ),
      (
        .layerMinXMinYCorner, CGPoint(x: rect.minX, y: rect.minY),
        CGPoint(x: rect.maxX, y: rect.minY)
      ),
    ]
    let path = CGMutablePath()
    path.move(to: CGPoint(x: rect.midX, y: rect.minY))
    for (mask, corner, next) in corners {
      if maskedCorners.contains(mask) {
        path.addArc(tangent1End: corner, tangent2End: next, radius: radius)
      } else {
        path.addLine(to: corner)
      }
    }
    path.closeSubpath()
    return path
  }
}
