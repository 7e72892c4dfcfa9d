import Geometry
import Testing
import Views

/// Arcs run clockwise on the screen when they say so; reference case PA-10 and fault R-05.
@Suite struct UIBezierPathTests {
  private static let center = CGPoint(x: 50, y: 50)

  @Test(arguments: [(true, CGPoint(x: 50, y: 100)), (false, CGPoint(x: 50, y: 0))])
  func whichHalf(isClockwise: Bool, passes: CGPoint) {
    let made = UIBezierPath(
      arcCenter: Self.center, radius: 50, startAngle: 0, endAngle: .pi, clockwise: isClockwise)
    let added = UIBezierPath()
    added.addArc(
      withCenter: Self.center, radius: 50, startAngle: 0, endAngle: .pi, clockwise: isClockwise)
    for path in [made, added] {
      #expect(abs(path.bounds.midY - (passes.y + 50) / 2) < 0.1, "the half through \(passes)")
      #expect(path.bounds.width > 99.9 && abs(path.bounds.height - 50) < 0.1)
    }
  }

  @Test func aFullTurnIsACircle() {
    let path = UIBezierPath(
      arcCenter: Self.center, radius: 50, startAngle: -.pi / 2, endAngle: .pi * 3 / 2,
      clockwise: true)
    #expect(abs(path.bounds.width - 100) < 0.1 && abs(path.bounds.height - 100) < 0.1)
    #expect(abs(path.currentPoint.y) < 0.001, "it ends where it began, at the top")
  }

  @Test func aRadiusIsAtMostHalfTheShorterSide() {
    let path = UIBezierPath(
      roundedRect: CGRect(x: 0, y: 0, width: 40, height: 10), cornerRadius: 99)
    #expect(path.bounds == CGRect(x: 0, y: 0, width: 40, height: 10))
    #expect(!path.contains(CGPoint(x: 0.5, y: 0.5)), "the corner is round")
  }
}
