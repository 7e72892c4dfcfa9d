package import Geometry
import Glibc

/// The length of a path, and the parts of it between two lengths.
///
/// All subpaths count as one length, in order; closing lines count, moves add nothing. Every
/// curve and line is divided once into pieces, and a part is made of whole pieces and at most
/// one cut piece at each end. The outline of a cut curve's stroke is not a part of that of the
/// whole curve, so only this keeps the pixels far from a moving cut as they were.
package final class PathMeasure {
  /// The path measured.
  package let path: CGPath
  /// The length of all subpaths together, in the path's units.
  package let length: Double

  private let pieces: [Piece]
  private let runs: [Run]
  /// Cut ends shorter than this would have no direction left once their points are rounded to
  /// what is drawn; the neighbouring piece goes on in their place.
  private let sliver: Double

  /// A stretch that is drawn whole or cut, and where it lies in the whole length.
  private struct Piece {
    var segment: PathSegment
    /// Which line or curve of the path it is a piece of.
    var origin: Int
    var begin: Double
    var end: Double

    var length: Double { end - begin }
  }

  /// The pieces of one subpath.
  private struct Run {
    var pieces: Range<Int>
    var isClosed: Bool
  }

  /// A piece and the lengths on it between which it is drawn.
  private struct Part {
    var piece: Int
    var low: Double
    var high: Double
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
    var (total, origin) = (0.0, 0)
    for subpath in path.subpaths {
      let first = pieces.count
      for segment in subpath.segments {
        origin += 1
        for part in segment.divided(pieceLength) {
          let end = total + part.length
          guard end > total else { continue }
          pieces.append(Piece(segment: part, origin: origin, begin: total, end: end))
          total = end
        }
      }
      if first == pieces.count, let dot = subpath.segments.first {
        pieces.append(Piece(segment: dot, origin: origin, begin: total, end: total))
      }
      runs.append(Run(pieces: first..<pieces.count, isClosed: subpath.isClosed))
    }
    self.path = path
    self.pieces = pieces
    self.runs = runs
    length = total
    sliver = pieceLength.isFinite ? max(pieceLength, 0) / 64 : total * 1e-12
  }

  /// The point at a fraction of the whole length, and the direction there, at distance 1.
  ///
  /// - Parameter fraction: Clamped to `0...1`.
  /// - Returns: `nil` if the path has no length or the fraction is not a number.
  package func position(at fraction: Double) -> (point: CGPoint, direction: CGVector)? {
    guard let (distance, _) = range(fraction, fraction) else { return nil }
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
    guard let (low, high) = range(from, to) else { return CGPath() }
    return trimmed(fromLength: low, toLength: high)
  }

  /// The part of the path between two lengths, which are in order and in `0...length`.
  func trimmed(fromLength from: Double, toLength to: Double) -> CGPath {
    guard from > 0 || to < length else { return path }
    let trimmed = CGMutablePath()
    if from < to {
      for run in runs {
        add(run, from, to, to: trimmed)
      }
    }
    return trimmed.isEmpty ? dot(at: from) : CGPath(copying: trimmed)
  }

  /// The box around every piece that may look different when a cut moves between two fractions.
  ///
  /// Outside it, grown by the stroke's reach, two parts whose ends differ only there look the
  /// same; but the whole path is drawn in pieces of its own, and is alike only where straight.
  ///
  /// - Parameters:
  ///   - from: One end of the move; clamped to `0...1`.
  ///   - to: The other, not smaller.
  /// - Returns: `null` where ``trimmed(from:to:)`` answers nothing.
  package func bounds(from: Double, to: Double) -> CGRect {
    guard let (from, to) = range(from, to) else { return .null }
    var (first, last) = (index(at: from), index(at: to))
    // A cut this near to a seam changes the piece beyond it as well.
    if from - pieces[first].begin <= sliver { first = max(first - 1, 0) }
    if pieces[last].end - to <= sliver { last = min(last + 1, pieces.count - 1) }
    var touched = Array(pieces[first...last])
    for run in runs where run.isClosed {
      // A closed subpath gets its join at the start back when its last piece is whole.
      guard let first = run.pieces.first, let last = run.pieces.last else { continue }
      let ends = [pieces[first].begin, pieces[last].end]
      if ends.contains(where: { from - sliver <= $0 && $0 <= to + sliver }) {
        touched += [pieces[first], pieces[last]]
      }
    }
    var box = PointBox()
    for curve in touched.lazy.map(\.segment.curve) {
      box.add(curve.start)
      box.add(curve.control1)
      box.add(curve.control2)
      box.add(curve.end)
    }
    return box.rect.insetBy(dx: -sliver, dy: -sliver)
  }

  /// Both ends as lengths, in order; `nil` if that makes no part.
  private func range(_ from: Double, _ to: Double) -> (Double, Double)? {
    guard length > 0, length.isFinite, from <= to else { return nil }
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

  /// Half the length of what is too short to see and still has a direction.
  private static let dotLength = 1.0 / 16384

  /// A line too short to see, which has nothing but its caps.
  private func dot(at distance: Double) -> CGPath {
    let dot = CGMutablePath()
    guard let (point, direction) = position(at: distance / length) else { return dot }
    let step = CGPoint(x: direction.dx, y: direction.dy) * Self.dotLength
    dot.move(to: point - step)
    dot.addLine(to: point + step)
    return CGPath(copying: dot)
  }

  /// Adds what of `run` lies between two lengths; a whole closed run is closed again.
  private func add(_ run: Run, _ from: Double, _ to: Double, to path: CGMutablePath) {
    var parts = run.pieces.compactMap { index -> Part? in
      let piece = pieces[index]
      let part = Part(
        piece: index, low: max(from - piece.begin, 0), high: min(to - piece.begin, piece.length))
      let isDot = piece.length == 0 && part.low == 0 && part.high == 0
      return part.low < part.high || isDot ? part : nil
    }
    let isWhole =
      parts.count == run.pieces.count && parts.first?.low == 0
      && parts.last.map { $0.high == pieces[$0.piece].length } == true
    mergeSlivers(&parts)
    for (index, part) in parts.enumerated() {
      let piece = pieces[part.piece]
      let segment = piece.segment.part(from: part.low, to: part.high, of: piece.length)
      if index == 0 { path.move(to: segment.start) }
      switch segment {
      case .line(_, let end): path.addLine(to: end)
      case .curve(let curve):
        path.addCurve(to: curve.end, control1: curve.control1, control2: curve.control2)
      }
    }
    if isWhole && run.isClosed { path.closeSubpath() }
  }

  /// Lets the neighbour of a very short part at either end go on in its place.
  ///
  /// The neighbour goes on along its own curve, so this holds only where both come from one; at
  /// a corner the short part is left out.
  private func mergeSlivers(_ parts: inout [Part]) {
    if parts.count > 1, let last = parts.last, last.high < sliver {
      parts.removeLast()
      let before = parts.count - 1
      if pieces[parts[before].piece].origin == pieces[last.piece].origin {
        parts[before].high += last.high
      }
    }
    if parts.count > 1, let first = parts.first {
      let rest = pieces[first.piece].length - first.low
      guard first.low > 0, rest < sliver else { return }
      parts.removeFirst()
      if pieces[parts[0].piece].origin == pieces[first.piece].origin {
        parts[0].low -= rest
      }
    }
  }
}
