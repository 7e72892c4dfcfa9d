import Geometry
import ReferenceCases
import Testing

/// Taking transforms apart and mixing them part by part.
@Suite struct TransformPartsTests {
  /// Rounding of a decomposition of numbers near 1.
  static let rounding = 1e-12

  @Test func aMoveAndAScaleKeepTheirOwnNumbers() throws {
    var transform = CATransform3DMakeScale(0.1, -0.3, 0)
    (transform.m41, transform.m42, transform.m43) = (0.7, 1.1, 1.3)
    let parts = try #require(TransformParts(transform))
    #expect(parts.scale == SIMD3(0.1, -0.3, 0))
    #expect(parts.translation == SIMD3(0.7, 1.1, 1.3))
    #expect(parts.rotation == RotationAngles())
    #expect(parts.transform == transform)
  }

  static let transforms: [CATransform3D] = {
    var eye = CATransform3DMakeRotation(0.4, 0, 1, 0)
    eye.m34 = -1 / 500
    return [
      CATransform3DMakeRotation(3, 0, 0, 1), CATransform3DMakeRotation(-2, 1, 0, 0),
      CATransform3DMakeRotation(.pi / 2, 0, 1, 0), CATransform3DMakeRotation(1, 3, -2, 1),
      CATransform3DScale(CATransform3DMakeRotation(0.3, 0, 0, 1), -2, 3, 4),
      CATransform3DScale(CATransform3DMakeRotation(0.3, 0, 0, 1), 2, -3, 4),
      CATransform3DScale(CATransform3DMakeRotation(0.3, 1, 1, 1), 2, 3, -4),
      CATransform3DMakeAffineTransform(CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)),
      CATransform3DConcat(
        CATransform3DMakeScale(1, -2, 3),
        CATransform3DConcat(eye, CATransform3DMakeTranslation(1, 2, 3))),
      eye,
    ]
  }()

  @Test(arguments: transforms)
  func takenApartAndPutTogetherIsTheSame(_ transform: CATransform3D) throws {
    let parts = try #require(TransformParts(transform))
    #expect(parts.transform.isClose(to: transform, within: Self.rounding * 10))
  }

  @Test(arguments: [0.3, -2, 3, -3.1])
  func aTurnAboutOneAxisIsReadAsJustThat(angle: Double) throws {
    let axes: [(SIMD3<Double>, RotationAngles)] = [
      (SIMD3(1, 0, 0), RotationAngles(x: angle)), (SIMD3(0, 1, 0), RotationAngles(y: angle)),
      (SIMD3(0, 0, 1), RotationAngles(z: angle)),
    ]
    for (axis, expected) in axes {
      let turn = CATransform3DMakeRotation(angle, axis.x, axis.y, axis.z)
      let angles = try #require(TransformParts(turn)).rotation
      #expect(abs(angles.x - expected.x) < Self.rounding)
      #expect(abs(angles.y - expected.y) < Self.rounding)
      #expect(abs(angles.z - expected.z) < Self.rounding)
    }
  }

  @Test func mirroringStaysOnItsAxisWhileTurning() throws {
    let mirrored = CATransform3DScale(CATransform3DMakeRotation(0.3, 0, 0, 1), 1, -1, 1)
    let parts = try #require(TransformParts(mirrored))
    #expect(parts.scale.y < 0 && parts.scale.x > 0)
    #expect(abs(parts.rotation.z - 0.3) < Self.rounding)
  }

  @Test func writingOnePartKeepsTheOthers() throws {
    let start = CATransform3DScale(CATransform3DMakeTranslation(5, 6, 7), 2, 3, 1)
    var parts = try #require(TransformParts(start))
    parts.rotation.z = .pi / 2
    let again = try #require(TransformParts(parts.transform))
    #expect(abs(again.scale.x - 2) < Self.rounding && abs(again.scale.y - 3) < Self.rounding)
    #expect(again.translation == SIMD3(5, 6, 7))
    #expect(abs(parts.transform.m12 - 2) < Self.rounding, "scaled first, turned after it")
  }

  @Test func whatFlattensASkewHasNoParts() {
    let flat = CGAffineTransform(a: 1, b: 2, c: 2, d: 4, tx: 0, ty: 0)
    #expect(TransformParts(CATransform3DMakeAffineTransform(flat)) == nil)
    #expect(TransformParts(CATransform3D()) == nil)
    #expect(TransformParts(CATransform3DMakeScale(.nan, 1, 1)) == nil)
  }

  // MARK: - Mixing

  @Test func aMoveIsMixedExactly() throws {
    let reference = try ReferenceCase.named("AN-05")
    let to = try reference.input["to"]["translate"].numbers()
    let middle = CATransform3DIdentity.mixed(
      with: CATransform3DMakeTranslation(to[0], to[1], to[2]), by: 0.5)
    let expected = reference.expected
    #expect(middle.m41 == (try expected["m41"].number()))
    #expect(middle.m42 == (try expected["m42"].number()))
    #expect(middle.m43 == (try expected["m43"].number()))
    #expect([middle.m11, middle.m22, middle.m33] == [1, 1, 1])
  }

  @Test func aScaleIsMixedExactlyThroughZero() {
    let middle = CATransform3DIdentity.mixed(with: CATransform3DMakeScale(-1, 3, 1), by: 0.5)
    #expect(middle == CATransform3DMakeScale(0, 2, 1))
  }

  @Test func equalEndsStayBitEqual() throws {
    #expect(try ReferenceCase.named("AN-07").expected["isIdentity"].bool())
    #expect(
      CATransform3DIsIdentity(CATransform3DIdentity.mixed(with: CATransform3DIdentity, by: 1)))
    for transform in Self.transforms {
      #expect(transform.mixed(with: transform, by: 0.3) == transform)
      #expect(CATransform3DIdentity.mixed(with: transform, by: 1) == transform)
      #expect(transform.mixed(with: CATransform3DIdentity, by: 0) == transform)
    }
  }

  @Test func aShearIsMixed() throws {
    let reference = try ReferenceCase.named("AN-31")
    let end = CGAffineTransform(a: 1, b: -0.2, c: 0, d: 1, tx: 0, ty: 0)
    let middle = CGAffineTransform.identity.mixed(with: end, by: 0.5)
    let expected = try reference.expected["matrix"].numbers()
    for (number, wanted) in zip(middle.numbers, expected) {
      #expect(abs(number - wanted) <= reference.tolerance)
    }
  }

  @Test func aSkewedTurnIsMixedByItsParts() throws {
    let reference = try ReferenceCase.named("AN-32")
    let m = try reference.input["to_m"].numbers()
    let end = CATransform3D(
      rows: SIMD4(m[0], m[1], m[2], m[3]), SIMD4(m[4], m[5], m[6], m[7]),
      SIMD4(m[8], m[9], m[10], m[11]), SIMD4(m[12], m[13], m[14], m[15]))
    let middle = CATransform3DGetAffineTransform(CATransform3DIdentity.mixed(with: end, by: 0.5))
    let expected = try reference.expected["a_b_c_d_e_f"].numbers()
    for (number, wanted) in zip(middle.numbers, expected) {
      #expect(abs(number - wanted) <= reference.tolerance)
    }
  }

  @Test func turningTakesTheShorterWay() {
    let start = CATransform3DMakeRotation(3, 0, 0, 1)
    let end = CATransform3DMakeRotation(-3, 0, 0, 1)
    let middle = start.mixed(with: end, by: 0.5)
    #expect(middle.isClose(to: CATransform3DMakeRotation(.pi, 0, 0, 1), within: Self.rounding))
    let beyond = CATransform3DIdentity.mixed(with: CATransform3DMakeRotation(1, 0, 0, 1), by: 1.5)
    #expect(beyond.isClose(to: CATransform3DMakeRotation(1.5, 0, 0, 1), within: Self.rounding))
  }

  @Test func aFlatEndSwitchesInTheMiddle() {
    let flat = CATransform3DMakeScale(0, 0, 1)
    #expect(flat.mixed(with: CATransform3DIdentity, by: 0.49) == flat)
    #expect(flat.mixed(with: CATransform3DIdentity, by: 0.5) == CATransform3DIdentity)
  }
}

extension CGAffineTransform {
  /// The six numbers in order.
  fileprivate var numbers: [Double] { [a, b, c, d, tx, ty] }
}
