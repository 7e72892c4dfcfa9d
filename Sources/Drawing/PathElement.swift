package import Geometry

/// One step of a path: where the pen goes, and how.
///
/// A step other than a move after a close goes on from the start of the closed subpath.
package enum PathElement: Hashable, Sendable {
  case move(CGPoint)
  case line(CGPoint)
  case quad(control: CGPoint, end: CGPoint)
  case cubic(control1: CGPoint, control2: CGPoint, end: CGPoint)
  case close

  /// The element's points in drawing order, the end point last; none for a close.
  package var points: [CGPoint] {
    switch self {
    case .move(let end), .line(let end): [end]
    case .quad(let control, let end): [control, end]
    case .cubic(let control1, let control2, let end): [control1, control2, end]
    case .close: []
    }
  }

  /// Where the pen is afterwards; `nil` for a close.
  package var end: CGPoint? {
    switch self {
    case .move(let end), .line(let end), .quad(_, let end), .cubic(_, _, let end): end
    case .close: nil
    }
  }

  /// The same step with every point replaced by what `place` answers for it.
  package func mapped(_ place: (CGPoint) -> CGPoint) -> PathElement {
    switch self {
    case .move(let end): .move(place(end))
    case .line(let end): .line(place(end))
    case .quad(let control, let end): .quad(control: place(control), end: place(end))
    case .cubic(let control1, let control2, let end):
      .cubic(control1: place(control1), control2: place(control2), end: place(end))
    case .close: .close
    }
  }

  /// Whether every coordinate is a finite number.
  var isFinite: Bool {
    switch self {
    case .move(let end), .line(let end): end.isFinite
    case .quad(let control, let end): control.isFinite && end.isFinite
    case .cubic(let control1, let control2, let end):
      control1.isFinite && control2.isFinite && end.isFinite
    case .close: true
    }
  }
}
