import Glibc

/// A turn in space as a quaternion of unit length.
///
/// Rows times matrices, as everywhere here: ``rows`` of a turn about z by `a` begins with
/// `(cos a, sin a, 0)`.
package struct Quaternion: Hashable, Sendable {
  /// The axis times the sine of half the angle.
  package var axis: SIMD3<Double>
  /// The cosine of half the angle.
  package var w: Double

  /// Creates a quaternion from its four numbers.
  package init(axis: SIMD3<Double>, w: Double) {
    self.axis = axis
    self.w = w
  }

  /// Creates the turn about x, then about y, then about z, by `angles` in radians.
  package init(angles: SIMD3<Double>) {
    let half = angles / 2
    let x = Quaternion(axis: SIMD3(sin(half.x), 0, 0), w: cos(half.x))
    let y = Quaternion(axis: SIMD3(0, sin(half.y), 0), w: cos(half.y))
    let z = Quaternion(axis: SIMD3(0, 0, sin(half.z)), w: cos(half.z))
    self = x.followed(by: y).followed(by: z)
  }

  /// The turn that makes this one first and `second` after it.
  package func followed(by second: Quaternion) -> Quaternion {
    let (p, q) = (second, self)
    return Quaternion(
      axis: SIMD3(
        p.w * q.axis.x + p.axis.x * q.w + p.axis.y * q.axis.z - p.axis.z * q.axis.y,
        p.w * q.axis.y - p.axis.x * q.axis.z + p.axis.y * q.w + p.axis.z * q.axis.x,
        p.w * q.axis.z + p.axis.x * q.axis.y - p.axis.y * q.axis.x + p.axis.z * q.w),
      w: p.w * q.w - (p.axis * q.axis).sum())
  }

  /// The turn `fraction` of the shorter way from this one to `end`.
  ///
  /// Half a turn has no shorter way; which one is taken there is not defined.
  package func mixed(with end: Quaternion, by fraction: Double) -> Quaternion {
    var cosine = (axis * end.axis).sum() + w * end.w
    let sign: Double = cosine < 0 ? -1 : 1
    cosine = min(1, cosine * sign)
    let angle = acos(cosine)
    // Nearly parallel: the sines' quotient would be 0 by 0, and a straight line is as good.
    let isTiny = angle < 1e-9
    let startShare = isTiny ? 1 - fraction : sin((1 - fraction) * angle) / sin(angle)
    let endShare = sign * (isTiny ? fraction : sin(fraction * angle) / sin(angle))
    return Quaternion(
      axis: axis * startShare + end.axis * endShare, w: w * startShare + end.w * endShare)
  }

  /// The rows of the turn's matrix.
  package var rows: [SIMD3<Double>] {
    let (x, y, z) = (axis.x, axis.y, axis.z)
    return [
      SIMD3(1 - 2 * (y * y + z * z), 2 * (x * y + w * z), 2 * (x * z - w * y)),
      SIMD3(2 * (x * y - w * z), 1 - 2 * (x * x + z * z), 2 * (y * z + w * x)),
      SIMD3(2 * (x * z + w * y), 2 * (y * z - w * x), 1 - 2 * (x * x + y * y)),
    ]
  }
}
