/// A map of three-dimensional space as a four by four matrix.
///
/// A point is a row vector, `(x, y, z, 1) · M`: `m41`, `m42`, `m43` are the translation, and the
/// fourth column makes the perspective. It is made and combined by the functions beside it.
public struct CATransform3D: Hashable, Sendable {
  /// The first row's first number: how much of x goes into x.
  public var m11: CGFloat
  /// The first row's second number: how much of x goes into y.
  public var m12: CGFloat
  /// The first row's third number: how much of x goes into z.
  public var m13: CGFloat
  /// The first row's fourth number: how much of x goes into the divisor.
  public var m14: CGFloat
  /// The second row's first number: how much of y goes into x.
  public var m21: CGFloat
  /// The second row's second number: how much of y goes into y.
  public var m22: CGFloat
  /// The second row's third number: how much of y goes into z.
  public var m23: CGFloat
  /// The second row's fourth number: how much of y goes into the divisor.
  public var m24: CGFloat
  /// The third row's first number: how much of z goes into x.
  public var m31: CGFloat
  /// The third row's second number: how much of z goes into y.
  public var m32: CGFloat
  /// The third row's third number: how much of z goes into z.
  public var m33: CGFloat
  /// The third row's fourth number, where blog code puts `-1 / distance` for perspective.
  public var m34: CGFloat
  /// The fourth row's first number: the move along x.
  public var m41: CGFloat
  /// The fourth row's second number: the move along y.
  public var m42: CGFloat
  /// The fourth row's third number: the move along z.
  public var m43: CGFloat
  /// The fourth row's fourth number: the divisor's constant part.
  public var m44: CGFloat

  /// Creates the matrix of zeros, as Core Animation does; see ``CATransform3DIdentity``.
  public init() {
    self.init(rows: SIMD4(), SIMD4(), SIMD4(), SIMD4())
  }

  /// Creates a matrix from its sixteen numbers, row by row.
  public init(
    m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat,
    m21: CGFloat, m22: CGFloat, m23: CGFloat, m24: CGFloat,
    m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat,
    m41: CGFloat, m42: CGFloat, m43: CGFloat, m44: CGFloat
  ) {
    self.init(
      rows: SIMD4(m11, m12, m13, m14), SIMD4(m21, m22, m23, m24), SIMD4(m31, m32, m33, m34),
      SIMD4(m41, m42, m43, m44))
  }

  /// Creates a matrix from its four rows.
  package init(
    rows first: SIMD4<Double>, _ second: SIMD4<Double>, _ third: SIMD4<Double>,
    _ fourth: SIMD4<Double>
  ) {
    (m11, m12, m13, m14) = (first[0], first[1], first[2], first[3])
    (m21, m22, m23, m24) = (second[0], second[1], second[2], second[3])
    (m31, m32, m33, m34) = (third[0], third[1], third[2], third[3])
    (m41, m42, m43, m44) = (fourth[0], fourth[1], fourth[2], fourth[3])
  }

  /// The four rows, the translation in the last one.
  package var rows: [SIMD4<Double>] {
    [
      SIMD4(m11, m12, m13, m14), SIMD4(m21, m22, m23, m24), SIMD4(m31, m32, m33, m34),
      SIMD4(m41, m42, m43, m44),
    ]
  }

  /// Whether none of the sixteen numbers is infinite or not a number.
  package var isFinite: Bool {
    rows.allSatisfy { row in row.x.isFinite && row.y.isFinite && row.z.isFinite && row.w.isFinite }
  }
}
