/// A transform of space taken apart: what scales, shears, turns, moves it, in that order.
///
/// Transforms are mixed part by part, and the key paths below `transform` read and write parts.
/// While several animations write parts of one transform, keep the parts and recompose once: a
/// scale of 0 would destroy the rotation for whoever takes the matrix apart again.
///
/// - Source: "Decomposing a Matrix into Simple Transformations", Graphics Gems II, with rows for
///   columns.
package struct TransformParts: Hashable, Sendable {
  /// The factors along x, y and z.
  package var scale: SIMD3<Double>
  /// How much of x goes into y, of x into z and of y into z, in this order.
  package var shear: SIMD3<Double>
  /// The turn.
  package var rotation: RotationAngles
  /// The move along x, y and z, in points.
  package var translation: SIMD3<Double>
  /// The fourth column that is applied last: `(0, 0, 0, 1)` without perspective.
  package var perspective: SIMD4<Double>

  /// Takes `transform` apart; `nil` when it is not finite or flattens what it also turns.
  ///
  /// A transform that only moves and scales gives its own numbers, without rounding: a scale of 0
  /// can be read and written over, and mirroring is a negative scale. Elsewhere mirroring is put on the axis that keeps the turn small.
  package init?(_ transform: CATransform3D) {
    guard transform.isFinite, transform.m44 != 0 else { return nil }
    let rows = transform.rows.map { transform.m44 == 1 ? $0 : $0 / transform.m44 }
    let linear = rows[0..<3].map(\.direction)
    guard let perspective = Self.perspective(of: rows, linear: linear) else { return nil }
    self.perspective = perspective
    translation = rows[3].direction
    let diagonal = SIMD3(linear[0].x, linear[1].y, linear[2].z)
    let isDiagonal =
      linear == [
        SIMD3(diagonal.x, 0, 0), SIMD3(0, diagonal.y, 0), SIMD3(0, 0, diagonal.z),
      ]
    guard !isDiagonal else {
      (scale, shear, rotation) = (diagonal, SIMD3(), RotationAngles())
      return
    }
    guard let frame = ShearedFrame(linear) else { return nil }
    (scale, shear, rotation) = (frame.scale, frame.shear, RotationAngles(rows: frame.axes))
  }

  /// The transform that these parts make up.
  package var transform: CATransform3D {
    let turn = rotation.rows
    let linear = [
      turn[0] * scale.x,
      (turn[1] + turn[0] * shear.x) * scale.y,
      (turn[2] + turn[0] * shear.y + turn[1] * shear.z) * scale.z,
      translation,
    ]
    let rows = linear.enumerated().map { index, row in
      let straight = SIMD4(row, index == 3 ? 1 : 0)
      return SIMD4(row, (straight * perspective).sum())
    }
    return CATransform3D(rows: rows[0], rows[1], rows[2], rows[3])
  }

  /// The parts `fraction` of the way from these to `end`, turning the shorter way.
  package func mixed(with end: TransformParts, by fraction: Double) -> TransformParts {
    var parts = self
    parts.scale += (end.scale - scale) * fraction
    parts.shear += (end.shear - shear) * fraction
    parts.rotation = rotation.mixed(with: end.rotation, by: fraction)
    parts.translation += (end.translation - translation) * fraction
    parts.perspective += (end.perspective - perspective) * fraction
    return parts
  }
}

extension TransformParts {
  /// The fourth column `p` for which `(linear and translation) · p` is the fourth column given.
  private static func perspective(
    of rows: [SIMD4<Double>], linear: [SIMD3<Double>]
  ) -> SIMD4<Double>? {
    let column = SIMD4(rows[0].w, rows[1].w, rows[2].w, 0)
    guard column != SIMD4() else { return SIMD4(0, 0, 0, 1) }
    let straight = CATransform3D(
      rows: SIMD4(linear[0], 0), SIMD4(linear[1], 0), SIMD4(linear[2], 0), SIMD4(0, 0, 0, 1))
    guard let inverse = straight.inverse?.rows else { return nil }
    let solved = SIMD3(
      (inverse[0] * column).sum(), (inverse[1] * column).sum(), (inverse[2] * column).sum())
    return SIMD4(solved, 1 - (rows[3].direction * solved).sum())
  }
}

/// Three rows as factors and shears of three unit rows at right angles.
private struct ShearedFrame {
  /// The unit rows, a turn without mirroring.
  private(set) var axes: [SIMD3<Double>]
  /// The factor of each row, one of them negative where the rows mirror.
  private(set) var scale: SIMD3<Double>
  /// The shares of row 0 in row 1, of row 0 in row 2 and of row 1 in row 2.
  private(set) var shear: SIMD3<Double>

  /// Makes the rows orthonormal one after the other; `nil` when they lie in one plane.
  init?(_ rows: [SIMD3<Double>]) {
    let x = rows[0].length
    guard x > 0 else { return nil }
    let first = rows[0] / x
    let firstInSecond = (first * rows[1]).sum()
    let secondRest = rows[1] - first * firstInSecond
    let y = secondRest.length
    guard y > 1e-12 * rows[1].length else { return nil }
    let second = secondRest / y
    let firstInThird = (first * rows[2]).sum()
    let secondInThird = (second * rows[2]).sum()
    let thirdRest = rows[2] - first * firstInThird - second * secondInThird
    let z = thirdRest.length
    guard z > 1e-12 * rows[2].length else { return nil }
    axes = [first, second, thirdRest / z]
    scale = SIMD3(x, y, z)
    shear = SIMD3(firstInSecond / y, firstInThird / z, secondInThird / z)
    if first.cross(second, dot: axes[2]) < 0 {
      mirror()
    }
  }

  /// Turns the axis around that points backwards most, so that the axes no longer mirror.
  private mutating func mirror() {
    let diagonal = [axes[0].x, axes[1].y, axes[2].z]
    let axis = diagonal.indices.min { diagonal[$0] < diagonal[$1] } ?? 0
    axes[axis] = -axes[axis]
    scale[axis] = -scale[axis]
    // Each share that involves the axis changes its sign with it.
    let signs = [SIMD3<Double>(-1, -1, 1), SIMD3(-1, 1, -1), SIMD3(1, -1, -1)]
    shear *= signs[axis]
  }
}

extension SIMD4<Double> {
  /// The first three numbers.
  fileprivate var direction: SIMD3<Double> { SIMD3(x, y, z) }
}

extension SIMD3<Double> {
  fileprivate var length: Double { (self * self).sum().squareRoot() }

  /// The volume that this vector, `second` and `third` span, negative when they are left-handed.
  fileprivate func cross(_ second: SIMD3, dot third: SIMD3) -> Double {
    let normal = SIMD3(
      y * second.z - z * second.y, z * second.x - x * second.z, x * second.y - y * second.x)
    return (normal * third).sum()
  }
}
