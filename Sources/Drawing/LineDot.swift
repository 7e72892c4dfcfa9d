import Geometry

/// A line too short for Cairo to see its direction, which square caps make a visible square.
///
/// Cairo draws a disc for one with round caps, nothing with butt ones, and, against its own
/// rule, nothing with square ones either.
struct LineDot {
  var center: CGPoint
  /// Where the line leads, at distance 1.
  var direction: CGPoint

  /// How long a line may be, in the path's units, to be a dot.
  static let longest = 1.0 / 64

  /// The outline of the square, as long and as wide as the line is thick.
  func square(side: Double) -> [PathElement] {
    let (along, across) = (direction * (side / 2), direction.turned * (side / 2))
    return [
      .move(center - along - across), .line(center + along - across),
      .line(center + along + across), .line(center - along + across), .close,
    ]
  }
}

extension [PathElement] {
  /// The elements without subpaths that are one very short line, and those lines.
  ///
  /// A line of no length at all leads to the right.
  func separatingDots() -> (lines: [PathElement], dots: [LineDot]) {
    var lines: [PathElement] = []
    var dots: [LineDot] = []
    var index = startIndex
    while index < endIndex {
      let next = index + 1
      let isAlone = next + 1 >= endIndex || self[next + 1].startsSubpath
      if next < endIndex, isAlone, case .move(let start) = self[index],
        case .line(let end) = self[next], (end - start).magnitude < LineDot.longest
      {
        let direction = (end - start).direction ?? CGPoint(x: 1, y: 0)
        dots.append(LineDot(center: start.toward(end, 0.5), direction: direction))
        index += 2
      } else {
        lines.append(self[index])
        index += 1
      }
    }
    return (lines, dots)
  }
}

extension PathElement {
  fileprivate var startsSubpath: Bool {
    if case .move = self { true } else { false }
  }
}
