package import Geometry
import Glibc

/// The length of a path, and the parts of it between two lengths.
///
/// All subpaths count as one length, in order; closing lines count, moves add nothing. Every
/// curve and line is divided once into pieces, and a part is made of whole pieces and at most
/// one cut piece at each end. Cairo draws a part of a curve otherwise than the whole of it, so
/// only this keeps the pixels far from a moving cut as they were.
package final class PathMeasure {
  /// The path measured.
  package let path: CGPath
  /// The length of all subpaths together, in the path's units.
  package let length: Double

  private let pieces: [Piece]
  private let subpaths: [Run]

  /// A stretch that is drawn whole or cut, and where it lies in the whole length.
  private struct Piece {
    var segment: PathSegment
    var begin: Double
    var end: Double

    var length: Double { end - begin }
  }

  /// The pieces of one subpath.
  private struct Run {
    var pieces: Range<Int>
    var isClosed: Bool
  }

  /// Measures `path`.
  ///
  /// - Parameters:
  ///   - path: Any path.
  ///   - pieceLength: About how long a piece is, in the path's units: some six device pixels for
  ///     a cut that moves. Infinity leaves the curves whole.
  /// - Complexity: O(*n*) in the number of pieces, at most 4096 for an element.
  package init(_ path: CGPath, pieceLength: Double = .infinity) {
    var pieces: [Piece] = []
    var runs: [Run] = []
    var total = 0.0
    for subpath in path.subpaths {
      let first = pieces.count
      for segment in subpath.segments {
        for part in segment.divided(pieceLength) {
          let end = total + part.length
          pieces.append(Piece(segment: part, begin: total, end: end))
          total = end
        }
      }
      runs.append(Run(pieces: first..<pieces.count, isClosed: subpath.isClosed))
    }
    self.path = path
    self.pieces = pieces
    subpaths = runs
    length = total
  }

  /// The point at a fraction of the whole length, and the direction there, at distance 1.
  ///
  /// - Parameter fraction: Clamped to `0...1`.
  /// - Returns: `nil` if the path has no length or the fraction is not a number.
  package func position(at fraction: Double) -> (point: CGPoint, direction: CGVector)? {
    guard length > 0, !fraction.isNaN else { return nil }
    let distance = min(max(fraction, 0), 1) * length
    let piece = pieces[index(at: distance)]
    let curve = piece.segment.curve
    let t = piece.segment.parameter(at: distance - piece.begin, of: piece.length)
    let direction = curve.tangent(at: t) ?? CGPoint(x: 1, y: 0)
    return (curve.point(at: t), CGVector(dx: direction.x, dy: direction.y))
  }

  /// The part of the path between two fractions of its length.
  ///
  /// - Parameters:
  ///   - from: Where the part starts; clamped to `0...1`.
  ///   - to: Where it ends; clamped to `0...1`.
  /// - Returns: The path itself for the whole; nothing when `from` is larger or either is not a
  ///   number. For equal fractions a line of no visible length in the path's direction there,
  ///   which a context strokes as a disc with round caps, a square with square ones, and
  ///   nothing with butt ones.
  package func trimmed(from: Double, to: Double) -> CGPath {
    guard let (from, to) = range(from, to) else { return CGPath() }
    guard from > 0 || to < length else { return path }
    guard from < to else { return dot(at: from) }
    let trimmed = CGMutablePath()
    for run in subpaths where !run.pieces.isEmpty {
      add(run, from, to, to: trimmed)
    }
    return CGPath(copying: trimmed)
  }

  /// The box around every piece that the part between two fractions touches.
  ///
  /// Outside it, grown by the stroke's reach, two parts that only differ there look the same.
  ///
  /// - Parameters:
  ///   - from: One end; clamped to `0...1`.
  ///   - to: The other, not smaller.
  /// - Returns: `null` where ``trimmed(from:to:)`` answers nothing.
  package func bounds(from: Double, to: Double) -> CGRect {
    guard let (from, to) = range(from, to) else { return .null }
    var touched = Array(pieces[index(at: from)...index(at: to)])
    // A cut may fall on the seam of two pieces; the one before ends there as well.
    if let before = pieces.last(where: { $0.end == from }) { touched.append(before) }
    for run in subpaths where run.isClosed {
      // A closed subpath gets its join at the start back when its last piece is whole.
      guard let first = run.pieces.first, let last = run.pieces.last else { continue }
      let (begin, end) = (pieces[first].begin, pieces[last].end)
      if (from...to).contains(begin) || (from...to).contains(end) {
        touched += [pieces[first], pieces[last]]
      }
    }
    return CGRect(
      around: touched.lazy.map(\.segment.curve).flatMap {
        [$0.start, $0.control1, $0.control2, $0.end]
      })
  }

  /// Both ends as lengths, in order; `nil` if that makes no part.
  private func range(_ from: Double, _ to: Double) -> (Double, Double)? {
    guard length > 0, from <= to else { return nil }
    return (min(max(from, 0), 1) * length, min(max(to, 0), 1) * length)
  }

  /// The piece that `distance` falls in; at a seam, the later one.
  private func index(at distance: Double) -> Int {
    var (low, high) = (0, pieces.count - 1)
    while low < high {
      let middle = (low + high) / 2
      if pieces[middle].end > distance {
        high = middle
      } else {
        low = middle + 1
      }
    }
    return low
  }

  /// A line too short to see, which has nothing but its caps.
  private func dot(at distance: Double) -> CGPath {
    let dot = CGMutablePath()
    guard let (point, direction) = position(at: distance / length) else { return dot }
    let step = CGPoint(x: direction.dx, y: direction.dy) * (LineDot.longest / 1024)
    dot.move(to: point - step)
    dot.addLine(to: point + step)
    return CGPath(copying: dot)
  }

  /// Adds what of `run` lies between two lengths; a whole closed run is closed again.
  private func add(_ run: Run, _ from: Double, _ to: Double, to path: CGMutablePath) {
    var isOpen = false
    var isWhole = true
    for index in run.pieces {
      let piece = pieces[index]
      let (begin, end) = (max(from, piece.begin), min(to, piece.end))
      guard begin < end || (piece.length == 0 && from <= piece.begin && piece.end <= to) else {
        isWhole = false
        continue
      }
      let segment = piece.segment.part(
        from: begin - piece.begin, to: end - piece.begin, of: piece.length)
      isWhole = isWhole && begin == piece.begin && end == piece.end
      if !isOpen { path.move(to: segment.start) }
      isOpen = true
      switch segment {
      case .line(_, let end): path.addLine(to: end)
      case .curve(let curve):
        path.addCurve(to: curve.end, control1: curve.control1, control2: curve.control2)
      }
    }
    if isOpen && isWhole && run.isClosed { path.closeSubpath() }
  }
}
