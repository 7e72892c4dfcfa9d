import Glibc

/// An affine transform taken apart: what scales, shears, turns and moves, in this order.
public struct CGAffineTransformComponents: Hashable, Sendable {
  /// The factors along x and y.
  public var scale: CGSize
  /// How much of x goes into y, relative to the scale along y.
  public var horizontalShear: CGFloat
  /// The turn from x towards y, in radians.
  public var rotation: CGFloat
  /// The move, in points.
  public var translation: CGVector

  /// Creates components; the defaults make the identity.
  public init(
    scale: CGSize = CGSize(width: 1.0, height: 1.0), horizontalShear: CGFloat = 0,
    rotation: CGFloat = 0, translation: CGVector = .zero
  ) {
    self.scale = scale
    self.horizontalShear = horizontalShear
    self.rotation = rotation
    self.translation = translation
  }
}

extension CGAffineTransform {
  /// Creates the transform that scales, shears, turns and moves, in this order.
  public init(_ components: CGAffineTransformComponents) {
    let shear = CGAffineTransform(
      a: 1, b: 0, c: components.horizontalShear, d: 1, tx: 0, ty: 0)
    self = CGAffineTransform(scaleX: components.scale.width, y: components.scale.height)
      .concatenating(shear)
      .concatenating(CGAffineTransform(rotationAngle: components.rotation))
      .concatenating(
        CGAffineTransform(
          translationX: components.translation.dx, y: components.translation.dy))
  }

  /// How much longer the axes become: the longer of the two.
  package var largestScale: CGFloat { max(hypot(a, b), hypot(c, d)) }

  /// The transform taken apart, so that ``init(_:)`` puts it together again.
  ///
  /// Mirroring is a negative scale along y. Where x is flattened, the turn is read from y.
  ///
  /// - Returns: Scale, shear, rotation and translation.
  public func decomposed() -> CGAffineTransformComponents {
    let move = CGVector(dx: tx, dy: ty)
    let across = hypot(a, b)
    guard across > 0 else {
      return CGAffineTransformComponents(
        scale: CGSize(width: 0, height: hypot(c, d)), rotation: c == 0 && d == 0 ? 0 : atan2(-c, d),
        translation: move)
    }
    let turn = atan2(b, a)
    let down = determinant / across
    // In the turned axes the second row is (shear, 1) times the scale along y.
    let along = (a * c + b * d) / across
    return CGAffineTransformComponents(
      scale: CGSize(width: across, height: down), horizontalShear: down == 0 ? 0 : along / down,
      rotation: turn, translation: move)
  }
}
