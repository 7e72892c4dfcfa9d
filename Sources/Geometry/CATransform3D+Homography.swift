import Glibc

/// A transform of space as a map between planes: a homography.
///
/// Only how points with `z = 0` are seen matters; that is kept in the form of ``plane``, and such
/// forms concatenate to such forms.
extension CATransform3D {
  /// Creates the map of the plane that `affine` is.
  package init(plane affine: CGAffineTransform) {
    self.init(
      rows: SIMD4(affine.a, affine.b, 0, 0), SIMD4(affine.c, affine.d, 0, 0), SIMD4(0, 0, 1, 0),
      SIMD4(affine.tx, affine.ty, 0, 1))
  }

  /// The map of the plane where it keeps parallel lines parallel; `nil` under perspective.
  package var affinePlane: CGAffineTransform? {
    guard m14 == 0, m24 == 0, m44 > 0 else { return nil }
    guard m44 != 1 else {
      return CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m41, ty: m42)
    }
    return CGAffineTransform(
      a: m11 / m44, b: m12 / m44, c: m21 / m44, d: m22 / m44, tx: m41 / m44, ty: m42 / m44)
  }

  /// The nearest to the eye that anything is seen, as a share of how far the plane `z = 0` is.
  package static var nearestDepth: Double { 1e-4 }

  /// The smallest rectangle around what of `rect` is seen: what lies behind the eye is not.
  ///
  /// - Returns: Null when nothing is seen.
  package func seenBox(of rect: CGRect) -> CGRect {
    guard !rect.isNull else { return .null }
    let corners = rect.corners.map { corner in
      SIMD3(
        m11 * corner.x + m21 * corner.y + m41, m12 * corner.x + m22 * corner.y + m42,
        m14 * corner.x + m24 * corner.y + m44)
    }
    var seen: [CGPoint] = []
    for (index, corner) in corners.enumerated() {
      let next = corners[(index + 1) % corners.count]
      if corner.z >= Self.nearestDepth {
        seen.append(CGPoint(x: corner.x / corner.z, y: corner.y / corner.z))
      }
      guard (corner.z >= Self.nearestDepth) != (next.z >= Self.nearestDepth) else { continue }
      // Where the edge passes through the nearest depth.
      let share = (Self.nearestDepth - corner.z) / (next.z - corner.z)
      let cut = corner + (next - corner) * share
      seen.append(CGPoint(x: cut.x / Self.nearestDepth, y: cut.y / Self.nearestDepth))
    }
    guard !seen.isEmpty, seen.allSatisfy(\.isFinite) else { return .null }
    return CGRect(around: seen)
  }

  /// How much longer the axes are seen at `point` of the plane: the longer of the two.
  ///
  /// - Returns: 0 for a point behind the eye.
  package func stretch(at point: CGPoint) -> Double {
    let depth = m14 * point.x + m24 * point.y + m44
    guard depth > 0 else { return 0 }
    let x = (m11 * point.x + m21 * point.y + m41) / depth
    let y = (m12 * point.x + m22 * point.y + m42) / depth
    let along = hypot((m11 - x * m14) / depth, (m12 - y * m14) / depth)
    let down = hypot((m21 - x * m24) / depth, (m22 - y * m24) / depth)
    let stretch = max(along, down)
    return stretch.isFinite ? stretch : 0
  }

  /// How much larger areas around `point` of the plane are seen, negative where mirrored.
  ///
  /// - Returns: 0 for a plane seen edge-on, or a point behind the eye.
  package func areaScale(at point: CGPoint) -> Double {
    let depth = m14 * point.x + m24 * point.y + m44
    guard depth > 0 else { return 0 }
    // - Source: the Jacobian of a projective map is its determinant over the depth's cube.
    let determinant =
      m11 * (m22 * m44 - m24 * m42) - m12 * (m21 * m44 - m24 * m41)
      + m14 * (m21 * m42 - m22 * m41)
    let scale = determinant / (depth * depth * depth)
    return scale.isFinite ? scale : 0
  }
}
