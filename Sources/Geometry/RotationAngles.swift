import Glibc

/// A turn in space as three turns: about x first, then about y, then about z.
///
/// The angles are what the key paths `transform.rotation.x`, `.y` and `.z` read and write. They
/// are kept as written, so that a turn by 2π is not the same value as none.
package struct RotationAngles: Hashable, Sendable {
  /// The turn about x, from y towards z, in radians.
  package var x: Double
  /// The turn about y, from z towards x, in radians.
  package var y: Double
  /// The turn about z, from x towards y, in radians: clockwise on screen.
  package var z: Double

  /// Creates a turn from its three angles, in radians.
  package init(x: Double = 0, y: Double = 0, z: Double = 0) {
    self.x = x
    self.y = y
    self.z = z
  }

  /// Creates the angles of the turn whose matrix has these three orthonormal rows.
  ///
  /// Of the two ways to say a turn the one with less turning is taken, so that a turn about one
  /// axis alone is read back as just that.
  package init(rows: [SIMD3<Double>]) {
    let across = hypot(rows[0].x, rows[0].y)
    let y = atan2(-rows[0].z, across)
    guard across > 1e-9 else {
      // Looking along x: turns about x and z are the same, so all of it is said as z.
      self.init(y: y, z: atan2(-rows[1].x, rows[1].y))
      return
    }
    let near = RotationAngles(
      x: atan2(rows[1].z, rows[2].z), y: y, z: atan2(rows[0].y, rows[0].x))
    let far = RotationAngles(
      x: Self.turnedHalf(near.x), y: Self.supplement(of: y), z: Self.turnedHalf(near.z))
    self = far.amount < near.amount ? far : near
  }

  /// The rows of the turn's matrix.
  package var rows: [SIMD3<Double>] {
    let (sx, cx, sy, cy, sz, cz) = (sin(x), cos(x), sin(y), cos(y), sin(z), cos(z))
    return [
      SIMD3(cy * cz, cy * sz, -sy),
      SIMD3(sx * sy * cz - cx * sz, sx * sy * sz + cx * cz, sx * cy),
      SIMD3(cx * sy * cz + sx * sz, cx * sy * sz - sx * cz, cx * cy),
    ]
  }

  /// The turn `fraction` of the shorter way from this one to `end`.
  package func mixed(with end: RotationAngles, by fraction: Double) -> RotationAngles {
    guard self != end else { return self }
    let start = Quaternion(angles: SIMD3(x, y, z))
    let turn = start.mixed(with: Quaternion(angles: SIMD3(end.x, end.y, end.z)), by: fraction)
    return RotationAngles(rows: turn.rows)
  }

  private var amount: Double { abs(x) + abs(y) + abs(z) }

  private static func turnedHalf(_ angle: Double) -> Double {
    angle > 0 ? angle - .pi : angle + .pi
  }

  private static func supplement(of angle: Double) -> Double {
    angle < 0 ? -.pi - angle : .pi - angle
  }
}
