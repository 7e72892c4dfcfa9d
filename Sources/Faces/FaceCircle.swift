import Geometry
import Views

/// A circle of a face, and the ring along it.
struct FaceCircle: Hashable {
  var center: CGPoint
  var radius: CGFloat

  /// The circle's box.
  var box: CGRect {
    CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
  }

  /// The circle once round from the top.
  func ring(counterclockwise: Bool) -> UIBezierPath {
    UIBezierPath(
      arcCenter: center, radius: radius, startAngle: -.pi / 2,
      endAngle: counterclockwise ? -.pi * 5 / 2 : .pi * 3 / 2, clockwise: !counterclockwise)
  }

  /// How wide the circle is at `distance` from its middle, with that share of its radius left free.
  func chord(at distance: CGFloat, inset: CGFloat = 0) -> CGFloat {
    let reach = radius * (1 - inset)
    return 2 * max(0, reach * reach - distance * distance).squareRoot()
  }
}
