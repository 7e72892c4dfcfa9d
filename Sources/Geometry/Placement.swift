/// Where a rectangle of its own coordinates lies in those of its parent.
///
/// A layer's geometry as a value: the anchor, given in the unit square of the bounds, is put at
/// the position, and the transform works about it.
package struct Placement: Hashable, Sendable {
  /// The rectangle in its own coordinates; the origin moves what is inside, not the frame.
  package var bounds: CGRect
  /// Where the anchor lies, in the parent's coordinates.
  package var position: CGPoint
  /// The anchor in the unit square of the bounds; may lie outside.
  package var anchorPoint: CGPoint
  /// What happens about the anchor.
  package var transform: CATransform3D

  /// Creates a placement; the defaults are a layer's.
  package init(
    bounds: CGRect = .zero, position: CGPoint = .zero,
    anchorPoint: CGPoint = CGPoint(x: 0.5, y: 0.5),
    transform: CATransform3D = CATransform3DIdentity
  ) {
    self.bounds = bounds
    self.position = position
    self.anchorPoint = anchorPoint
    self.transform = transform
  }

  /// The map from own coordinates to the parent's: `T(−anchor) · transform · T(position)`.
  package var toParent: CATransform3D {
    CATransform3DConcat(
      CATransform3DTranslate(transform, -anchor.x, -anchor.y, 0),
      CATransform3DMakeTranslation(position.x, position.y, 0))
  }

  /// The smallest rectangle around the bounds as mapped to the parent; null when it can't be seen.
  ///
  /// Setting it standardizes the rectangle, keeps the bounds' origin and solves for the bounds'
  /// size by the inverse of the transform's linear part. Where there is no inverse the size is the
  /// one that the frame has without a transform.
  package var frame: CGRect {
    get { toParent.projection(of: bounds) }
    set {
      let wanted = newValue.standardized
      let linear = CATransform3DGetAffineTransform(transform)
      guard linear.isInvertible else {
        bounds = CGRect(origin: bounds.standardized.origin, size: wanted.size)
        position = CGPoint(
          x: wanted.minX + anchorPoint.x * wanted.width,
          y: wanted.minY + anchorPoint.y * wanted.height)
        return
      }
      let size = CGRect(origin: .zero, size: wanted.size).applying(linear.inverted()).size
      bounds = CGRect(origin: bounds.standardized.origin, size: size)
      position = .zero
      let offset = frame.isNull ? CGPoint.zero : frame.origin
      position = CGPoint(x: wanted.minX - offset.x, y: wanted.minY - offset.y)
    }
  }

  /// The anchor in own coordinates.
  package var anchor: CGPoint {
    CGPoint(
      x: bounds.minX + anchorPoint.x * bounds.width, y: bounds.minY + anchorPoint.y * bounds.height)
  }
}
