extension CATransform3D {
  /// Where `point` of the plane `z = 0` is seen; `nil` behind the eye or at infinity.
  package func projection(of point: CGPoint) -> CGPoint? {
    let divisor = m14 * point.x + m24 * point.y + m44
    guard divisor > 0 else { return nil }
    let projected = CGPoint(
      x: (m11 * point.x + m21 * point.y + m41) / divisor,
      y: (m12 * point.x + m22 * point.y + m42) / divisor)
    return projected.isFinite ? projected : nil
  }

  /// Where the plane seen at `point` has its own point; `nil` when the plane is seen edge-on.
  ///
  /// The inverse of ``projection(of:)``, which leaves out z: for hit tests.
  package func unprojection(of point: CGPoint) -> CGPoint? {
    plane.inverse?.projection(of: point)
  }

  /// The smallest rectangle around the corners of `rect` as they are seen; null when one isn't.
  package func projection(of rect: CGRect) -> CGRect {
    let seen = rect.corners.compactMap { projection(of: $0) }
    return seen.count == 4 ? CGRect(around: seen) : .null
  }

  /// The same map of the plane `z = 0`, with z itself left alone.
  package var plane: CATransform3D {
    CATransform3D(
      rows: SIMD4(m11, m12, 0, m14), SIMD4(m21, m22, 0, m24), SIMD4(0, 0, 1, 0),
      SIMD4(m41, m42, 0, m44))
  }
}
