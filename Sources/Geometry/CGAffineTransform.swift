import Glibc

/// A map of the plane that keeps straight lines straight and parallels parallel.
///
/// A point is a row vector: `x' = a·x + c·y + tx` and `y' = b·x + d·y + ty`. With y pointing
/// down, positive angles turn clockwise on screen.
public struct CGAffineTransform: Hashable, Sendable {
  /// The transform that leaves everything where it is.
  public static let identity = CGAffineTransform()

  /// How much of x goes into x.
  public var a: CGFloat
  /// How much of x goes into y.
  public var b: CGFloat
  /// How much of y goes into x.
  public var c: CGFloat
  /// How much of y goes into y.
  public var d: CGFloat
  /// The move along x, in points.
  public var tx: CGFloat
  /// The move along y, in points.
  public var ty: CGFloat

  /// Creates the identity.
  public init() {
    self.init(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)
  }

  /// Creates a transform from its six numbers.
  public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// Creates a transform from its six numbers, without labels.
  public init(
    _ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat
  ) {
    self.init(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
  }

  /// Creates a move by `x` to the right and `y` down.
  public init(translationX x: CGFloat, y: CGFloat) {
    self.init(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
  }

  /// Creates a scaling about the origin.
  public init(scaleX x: CGFloat, y: CGFloat) {
    self.init(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0)
  }

  /// Creates a turn about the origin by `angle` radians, from x towards y.
  public init(rotationAngle angle: CGFloat) {
    self.init(a: cos(angle), b: sin(angle), c: -sin(angle), d: cos(angle), tx: 0, ty: 0)
  }

  /// Whether the transform changes nothing.
  public var isIdentity: Bool { self == .identity }

  /// The transform that applies this one first and `second` after it.
  public func concatenating(_ second: CGAffineTransform) -> CGAffineTransform {
    CGAffineTransform(
      a: a * second.a + b * second.c,
      b: a * second.b + b * second.d,
      c: c * second.a + d * second.c,
      d: c * second.b + d * second.d,
      tx: tx * second.a + ty * second.c + second.tx,
      ty: tx * second.b + ty * second.d + second.ty)
  }

  /// The transform that moves by `x`, `y` before it does what this one does.
  public func translatedBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
    CGAffineTransform(translationX: x, y: y).concatenating(self)
  }

  /// The transform that scales by `x`, `y` before it does what this one does.
  public func scaledBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
    CGAffineTransform(scaleX: x, y: y).concatenating(self)
  }

  /// The transform that turns by `angle` radians before it does what this one does.
  public func rotated(by angle: CGFloat) -> CGAffineTransform {
    CGAffineTransform(rotationAngle: angle).concatenating(self)
  }

  /// The transform that undoes this one; this one itself where nothing can.
  ///
  /// A transform that flattens the plane has no inverse: like Core Graphics, this answers the
  /// transform unchanged.
  public func inverted() -> CGAffineTransform {
    guard isInvertible else { return self }
    let determinant = self.determinant
    return CGAffineTransform(
      a: d / determinant,
      b: -b / determinant,
      c: -c / determinant,
      d: a / determinant,
      tx: (c * ty - d * tx) / determinant,
      ty: (b * tx - a * ty) / determinant)
  }

  /// By how much areas grow; negative where the transform mirrors, 0 where it flattens.
  package var determinant: CGFloat { a * d - b * c }

  /// Whether the transform is finite and can be undone, so that Cairo may be given it.
  package var isInvertible: Bool {
    let determinant = self.determinant
    return isFinite && determinant.isFinite && determinant != 0 && (1 / determinant).isFinite
  }

  /// Whether none of the six numbers is infinite or not a number.
  package var isFinite: Bool {
    a.isFinite && b.isFinite && c.isFinite && d.isFinite && tx.isFinite && ty.isFinite
  }
}
