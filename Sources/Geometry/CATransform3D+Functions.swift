// Core Animation's own function names begin with the type's name.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Glibc

/// The transform that leaves everything where it is.
public let CATransform3DIdentity = CATransform3D(
  rows: SIMD4(1, 0, 0, 0), SIMD4(0, 1, 0, 0), SIMD4(0, 0, 1, 0), SIMD4(0, 0, 0, 1))

/// Whether `t` is the identity, number by number.
public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool {
  t == CATransform3DIdentity
}

/// Whether `a` and `b` are equal, number by number.
public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool {
  a == b
}

/// Makes a move by `tx`, `ty`, `tz`.
public func CATransform3DMakeTranslation(
  _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D {
  CATransform3D(
    rows: SIMD4(1, 0, 0, 0), SIMD4(0, 1, 0, 0), SIMD4(0, 0, 1, 0), SIMD4(tx, ty, tz, 1))
}

/// Makes a scaling about the origin.
public func CATransform3DMakeScale(
  _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat
) -> CATransform3D {
  CATransform3D(
    rows: SIMD4(sx, 0, 0, 0), SIMD4(0, sy, 0, 0), SIMD4(0, 0, sz, 0), SIMD4(0, 0, 0, 1))
}

/// Makes a turn by `angle` radians about the axis `(x, y, z)`.
///
/// About z a positive angle turns x towards y, which is clockwise on a screen whose y axis
/// points down. The axis needs no unit length; one without length, or one that isn't finite,
/// gives the identity.
public func CATransform3DMakeRotation(
  _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  let length = (x * x + y * y + z * z).squareRoot()
  guard length > 0, length.isFinite else { return CATransform3DIdentity }
  let axis = SIMD3(x, y, z) / length
  let (sine, cosine) = (sin(angle), cos(angle))
  let part = axis * (1 - cosine)
  return CATransform3D(
    rows: SIMD4(
      cosine + part.x * axis.x, part.x * axis.y + sine * axis.z, part.x * axis.z - sine * axis.y, 0),
    SIMD4(
      part.y * axis.x - sine * axis.z, cosine + part.y * axis.y, part.y * axis.z + sine * axis.x, 0),
    SIMD4(
      part.z * axis.x + sine * axis.y, part.z * axis.y - sine * axis.x, cosine + part.z * axis.z, 0),
    SIMD4(0, 0, 0, 1))
}

/// Moves by `tx`, `ty`, `tz` before what `t` does.
public func CATransform3DTranslate(
  _ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeTranslation(tx, ty, tz), t)
}

/// Scales by `sx`, `sy`, `sz` before what `t` does.
public func CATransform3DScale(
  _ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeScale(sx, sy, sz), t)
}

/// Turns by `angle` radians about `(x, y, z)` before what `t` does.
public func CATransform3DRotate(
  _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeRotation(angle, x, y, z), t)
}

/// The transform that does `a` first and `b` after it: the matrix product `a · b`.
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
  let right = b.rows
  let product = a.rows.map { row in
    right[0] * row.x + right[1] * row.y + right[2] * row.z + right[3] * row.w
  }
  return CATransform3D(rows: product[0], product[1], product[2], product[3])
}

/// The transform that undoes `t`; `t` itself where nothing can, as in Core Animation.
public func CATransform3DInvert(_ t: CATransform3D) -> CATransform3D {
  t.inverse ?? t
}

/// The transform of space that does in the plane what `m` does.
public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
  CATransform3D(
    rows: SIMD4(m.a, m.b, 0, 0), SIMD4(m.c, m.d, 0, 0), SIMD4(0, 0, 1, 0),
    SIMD4(m.tx, m.ty, 0, 1))
}

/// Whether `t` can be said by a `CGAffineTransform` without loss.
public func CATransform3DIsAffine(_ t: CATransform3D) -> Bool {
  t == CATransform3DMakeAffineTransform(CATransform3DGetAffineTransform(t))
}

/// What `t` does in the plane, as far as an affine transform can say it.
public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform {
  CGAffineTransform(a: t.m11, b: t.m12, c: t.m21, d: t.m22, tx: t.m41, ty: t.m42)
}
