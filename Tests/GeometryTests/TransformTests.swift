import Geometry
import ReferenceCases
import Testing

/// Transforms of plane and space: order, inverses and what can't be undone.
@Suite struct TransformTests {
  /// Rounding of a few products of numbers near 1.
  static let rounding = 1e-12

  @Test func pointsGoThroughInTheOrderOfConcatenation() {
    let moveThenScale = CGAffineTransform(translationX: 10, y: 0)
      .concatenating(CGAffineTransform(scaleX: 2, y: 3))
    #expect(CGPoint(x: 1, y: 1).applying(moveThenScale) == CGPoint(x: 22, y: 3))
    let scaled = CGAffineTransform(scaleX: 2, y: 3)
    #expect(scaled.translatedBy(x: 10, y: 0) == moveThenScale)
    #expect(
      CGAffineTransform(translationX: 10, y: 0).scaledBy(x: 2, y: 3)
        == CGAffineTransform(a: 2, b: 0, c: 0, d: 3, tx: 10, ty: 0))
    #expect(CGSize(width: 1, height: 1).applying(moveThenScale) == CGSize(width: 2, height: 3))
  }

  @Test func aPositiveAngleTurnsXTowardsY() {
    let turned = CGPoint(x: 1, y: 0).applying(CGAffineTransform.identity.rotated(by: .pi / 2))
    #expect(abs(turned.x) < Self.rounding && abs(turned.y - 1) < Self.rounding)
  }

  @Test func invertingUndoes() {
    let transform = CGAffineTransform(a: 2, b: 1, c: -1, d: 3, tx: 5, ty: -7)
    let point = CGPoint(x: 3, y: 4)
    let back = point.applying(transform).applying(transform.inverted())
    #expect(abs(back.x - 3) < Self.rounding && abs(back.y - 4) < Self.rounding)
    #expect(transform.isInvertible)
  }

  @Test(arguments: [
    CGAffineTransform(scaleX: 0, y: 1), CGAffineTransform(a: 1, b: 2, c: 2, d: 4, tx: 0, ty: 0),
    CGAffineTransform(scaleX: 1e-200, y: 1e-200), CGAffineTransform(scaleX: .infinity, y: 1),
  ])
  func whatFlattensIsItsOwnInverse(_ transform: CGAffineTransform) {
    #expect(!transform.isInvertible)
    #expect(transform.inverted() == transform)
  }

  @Test func concatenationOrderInSpace() throws {
    let reference = try ReferenceCase.named("TR-01")
    let move = CATransform3DMakeTranslation(10, 0, 0)
    let scale = CATransform3DMakeScale(2, 2, 2)
    let results = [
      CATransform3DConcat(move, scale), CATransform3DConcat(scale, move),
      CATransform3DTranslate(scale, 10, 0, 0), CATransform3DScale(move, 2, 2, 2),
    ]
    #expect(results.map(\.m41) == (try reference.expected["m41"].numbers()))
  }

  @Test func turnAboutXThenMove() throws {
    let reference = try ReferenceCase.named("TR-02")
    let third = Double.pi / 3
    let results = [
      CATransform3DConcat(
        CATransform3DMakeRotation(third, 1, 0, 0), CATransform3DMakeTranslation(5, 5, 5)),
      CATransform3DRotate(CATransform3DMakeTranslation(5, 5, 5), third, 1, 0, 0),
    ]
    for (index, row) in try reference.expected["rows"].items().enumerated() {
      for (column, number) in try row.numbers().enumerated() {
        for result in results {
          #expect(abs(result.rows[index][column] - number) <= reference.tolerance)
        }
      }
    }
  }

  @Test func rotationNeedsAnAxis() {
    #expect(CATransform3DIsIdentity(CATransform3DMakeRotation(1, 0, 0, 0)))
    let long = CATransform3DMakeRotation(1, 0, 0, 7)
    #expect(long.isClose(to: CATransform3DMakeRotation(1, 0, 0, 1), within: Self.rounding))
    #expect(CATransform3DIsAffine(long))
    #expect(
      CATransform3DMakeAffineTransform(CGAffineTransform(rotationAngle: 1))
        .isClose(to: long, within: Self.rounding))
  }

  @Test func affineMeansNoDepthAndNoPerspective() {
    var perspective = CATransform3DIdentity
    perspective.m34 = -1 / 500
    #expect(!CATransform3DIsAffine(perspective))
    #expect(!CATransform3DIsAffine(CATransform3DMakeTranslation(0, 0, 1)))
    #expect(CATransform3DIsAffine(CATransform3DMakeTranslation(1, 2, 0)))
  }

  @Test func invertingInSpace() {
    var transform = CATransform3DMakeRotation(0.7, 1, 2, 3)
    transform = CATransform3DTranslate(transform, 4, 5, 6)
    transform.m34 = -0.002
    let product = CATransform3DConcat(transform, CATransform3DInvert(transform))
    #expect(product.isClose(to: CATransform3DIdentity, within: Self.rounding))
    let flat = CATransform3DMakeScale(1, 0, 1)
    #expect(CATransform3DInvert(flat) == flat && !flat.isInvertible)
    #expect(CATransform3DMakeScale(2, 3, 4).determinant == 24)
  }

  @Test func perspectiveIsSeenAndUnseen() throws {
    var eye = CATransform3DIdentity
    eye.m34 = -1 / 100
    let tilted = CATransform3DConcat(CATransform3DMakeRotation(0.5, 0, 1, 0), eye)
    let point = CGPoint(x: 30, y: 40)
    let seen = try #require(tilted.projection(of: point))
    let back = try #require(tilted.unprojection(of: seen))
    #expect(abs(back.x - 30) < 1e-9 && abs(back.y - 40) < 1e-9)
    let edgeOn = CATransform3DMakeScale(0, 1, 1)
    #expect(edgeOn.unprojection(of: point) == nil)
    let behind = CATransform3DConcat(CATransform3DMakeTranslation(0, 0, 200), eye)
    #expect(behind.projection(of: point) == nil)
    #expect(behind.projection(of: CGRect(x: 0, y: 0, width: 1, height: 1)).isNull)
  }
}

extension CATransform3D {
  /// Whether every number is at most `tolerance` away from `other`'s.
  func isClose(to other: CATransform3D, within tolerance: Double) -> Bool {
    zip(rows, other.rows).allSatisfy { mine, theirs in
      (0..<4).allSatisfy { abs(mine[$0] - theirs[$0]) <= tolerance }
    }
  }
}
