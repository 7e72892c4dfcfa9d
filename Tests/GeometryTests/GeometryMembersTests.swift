import Geometry
import Testing

/// Members that programs for iOS use, by arithmetic.
@Suite struct GeometryMembersTests {
  struct Row: CustomTestStringConvertible, Sendable {
    var transform: CGAffineTransform
    var scale: CGSize
    var shear: CGFloat = 0
    var rotation: CGFloat = 0
    var translation = CGVector.zero
    var testDescription: String { "\(transform)" }
  }

  static let rows: [Row] = [
    Row(transform: .identity, scale: CGSize(width: 1, height: 1)),
    Row(
      transform: CGAffineTransform(a: 2, b: 0, c: 0, d: 3, tx: 5, ty: 6),
      scale: CGSize(width: 2, height: 3), translation: CGVector(dx: 5, dy: 6)),
    Row(
      transform: CGAffineTransform(a: 0, b: 2, c: -3, d: 0, tx: 0, ty: 0),
      scale: CGSize(width: 2, height: 3), rotation: .pi / 2),
    Row(
      transform: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 0),
      scale: CGSize(width: 1, height: -1)),
    Row(
      transform: CGAffineTransform(a: 1, b: 0, c: 0.5, d: 1, tx: 0, ty: 0),
      scale: CGSize(width: 1, height: 1), shear: 0.5),
    Row(
      transform: CGAffineTransform(a: 0, b: 0, c: 0, d: 0, tx: 1, ty: 2), scale: .zero,
      translation: CGVector(dx: 1, dy: 2)),
  ]

  @Test(arguments: rows)
  func takenApart(_ row: Row) {
    let parts = row.transform.decomposed()
    #expect(parts.scale == row.scale && parts.horizontalShear == row.shear)
    #expect(abs(parts.rotation - row.rotation) < 1e-12 && parts.translation == row.translation)
    let again = CGAffineTransform(parts)
    for (one, two) in zip(
      [again.a, again.b, again.c, again.d, again.tx, again.ty],
      [
        row.transform.a, row.transform.b, row.transform.c, row.transform.d, row.transform.tx,
        row.transform.ty,
      ])
    {
      #expect(abs(one - two) < 1e-12)
    }
  }

  @Test func whatReachesBeyondAllNumbersIsNotFinite() {
    let huge = CGFloat.greatestFiniteMagnitude
    #expect(CGRect.infinite.isFinite, "Core Graphics' own numbers are finite")
    #expect(!CGRect(x: huge, y: 0, width: huge, height: 1).isFinite)
    #expect(!CGRect(x: -huge, y: 0, width: -huge, height: 1).isFinite)
    #expect(!CGRect(x: 0, y: CGFloat.nan, width: 0, height: 0).isFinite)
  }

  @Test func valuesDescribeThemselves() {
    #expect("\(CGPoint(x: 1, y: 2))" == "(1.0, 2.0)")
    #expect("\(CGSize(width: 1, height: 2))" == "(1.0, 2.0)")
    #expect("\(CGVector(dx: 1, dy: 2))" == "(1.0, 2.0)")
    #expect("\(CGRect(x: 1, y: 2, width: 3, height: 4))" == "(1.0, 2.0, 3.0, 4.0)")
  }
}
