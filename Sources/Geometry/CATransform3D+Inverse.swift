extension CATransform3D {
  /// By how much volumes grow; 0 where the transform flattens space.
  package var determinant: CGFloat {
    let upper = minors(m11, m12, m13, m14, m21, m22, m23, m24)
    let lower = minors(m31, m32, m33, m34, m41, m42, m43, m44)
    return determinant(upper, lower)
  }

  /// Whether the transform is finite and can be undone.
  package var isInvertible: Bool { inverse != nil }

  /// The transform that undoes this one; `nil` where none does or it would not be finite.
  ///
  /// - Source: Laplace expansion by complementary minors of the upper and the lower two rows.
  package var inverse: CATransform3D? {
    let u = minors(m11, m12, m13, m14, m21, m22, m23, m24)
    let l = minors(m31, m32, m33, m34, m41, m42, m43, m44)
    let determinant = determinant(u, l)
    guard determinant.isFinite, determinant != 0 else { return nil }
    let first = SIMD4(
      m22 * l[5] - m23 * l[4] + m24 * l[3], -m12 * l[5] + m13 * l[4] - m14 * l[3],
      m42 * u[5] - m43 * u[4] + m44 * u[3], -m32 * u[5] + m33 * u[4] - m34 * u[3])
    let second = SIMD4(
      -m21 * l[5] + m23 * l[2] - m24 * l[1], m11 * l[5] - m13 * l[2] + m14 * l[1],
      -m41 * u[5] + m43 * u[2] - m44 * u[1], m31 * u[5] - m33 * u[2] + m34 * u[1])
    let third = SIMD4(
      m21 * l[4] - m22 * l[2] + m24 * l[0], -m11 * l[4] + m12 * l[2] - m14 * l[0],
      m41 * u[4] - m42 * u[2] + m44 * u[0], -m31 * u[4] + m32 * u[2] - m34 * u[0])
    let fourth = SIMD4(
      -m21 * l[3] + m22 * l[1] - m23 * l[0], m11 * l[3] - m12 * l[1] + m13 * l[0],
      -m41 * u[3] + m42 * u[1] - m43 * u[0], m31 * u[3] - m32 * u[1] + m33 * u[0])
    let inverse = CATransform3D(
      rows: first / determinant, second / determinant, third / determinant, fourth / determinant)
    return inverse.isFinite ? inverse : nil
  }

  /// The six two by two minors of two rows, for the columns 12, 13, 14, 23, 24, 34.
  private func minors(
    _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double,
    _ b1: Double, _ b2: Double, _ b3: Double, _ b4: Double
  ) -> [Double] {
    [
      a1 * b2 - a2 * b1, a1 * b3 - a3 * b1, a1 * b4 - a4 * b1,
      a2 * b3 - a3 * b2, a2 * b4 - a4 * b2, a3 * b4 - a4 * b3,
    ]
  }

  /// The determinant from the minors of the upper and of the lower two rows.
  private func determinant(_ u: [Double], _ l: [Double]) -> Double {
    u[0] * l[5] - u[1] * l[4] + u[2] * l[3] + u[3] * l[2] - u[4] * l[1] + u[5] * l[0]
  }
}
