/// The pixels that have to be painted again: at most eight rectangles that never overlap.
///
/// Adding may take in pixels that nobody asked for: rectangles are merged where they overlap or
/// where their common box wastes little, and beyond eight the pair that wastes least is. It never loses a pixel, and as
/// no two rectangles overlap none is painted or sent twice.
public struct PixelRegion: Hashable, Sendable {
  /// How many rectangles a region can consist of.
  public static let capacity = 8

  /// The region's rectangles: none empty, no two overlapping.
  public private(set) var rects: [PixelRect] = []

  /// Creates a region without pixels.
  public init() {}

  /// Creates the region of one rectangle.
  public init(_ rect: PixelRect) {
    add(rect)
  }

  /// Whether there is no pixel in the region.
  public var isEmpty: Bool { rects.isEmpty }

  /// How many pixels there are in the region.
  public var area: Int { rects.reduce(0) { $0 + $1.area } }

  /// The smallest rectangle that contains the region.
  public var boundingBox: PixelRect { rects.reduce(.empty) { $0.union($1) } }

  /// Adds every pixel of `rect`.
  public mutating func add(_ rect: PixelRect) {
    var pending = [rect]
    // Ends: a split leaves fewer pixels to add, and whatever is appended covers new ones.
    while let candidate = pending.popLast() {
      guard !candidate.isEmpty, !rects.contains(where: { $0.contains(candidate) }) else { continue }
      rects.removeAll { candidate.contains($0) }
      if let partner = rects.indices.first(where: { canMerge(at: $0, candidate) }) {
        pending.append(rects.remove(at: partner).union(candidate))
      } else if let obstacle = rects.first(where: { $0.intersects(candidate) }) {
        pending.append(contentsOf: candidate.subtracting(obstacle))
      } else {
        rects.append(candidate)
        if rects.count > Self.capacity {
          mergeCheapestPair()
        }
      }
    }
  }

  /// Adds every pixel of `other`.
  public mutating func formUnion(_ other: PixelRegion) {
    for rect in other.rects {
      add(rect)
    }
  }

  /// The pixels of the region that lie within `bounds`.
  public func intersection(_ bounds: PixelRect) -> PixelRegion {
    var clipped = PixelRegion()
    clipped.rects = rects.map { $0.intersection(bounds) }.filter { !$0.isEmpty }
    return clipped
  }

  /// Whether there is a pixel both in the region and in `rect`.
  public func intersects(_ rect: PixelRect) -> Bool {
    rects.contains { $0.intersects(rect) }
  }

  /// Whether `candidate` and the rectangle at `index` may become their common box.
  ///
  /// The box may waste at most an eighth of itself. Nor may it touch another rectangle: splitting
  /// it there could bring back the two it was made of, for ever.
  private func canMerge(at index: Int, _ candidate: PixelRect) -> Bool {
    let box = rects[index].union(candidate)
    return Self.waste(rects[index], candidate) <= box.area / 8
      && rects.indices.allSatisfy { $0 == index || !rects[$0].intersects(box) }
  }

  /// Puts the common box in the place of the two rectangles whose box wastes least.
  ///
  /// The box takes in the rectangles it touches, as often as that makes it touch more.
  private mutating func mergeCheapestPair() {
    var least = Int.max
    var box = PixelRect.empty
    for second in rects.indices {
      for first in 0..<second {
        let waste = Self.waste(rects[first], rects[second])
        if waste < least {
          (least, box) = (waste, rects[first].union(rects[second]))
        }
      }
    }
    while let touched = rects.firstIndex(where: { $0.intersects(box) }) {
      box = box.union(rects.remove(at: touched))
    }
    rects.append(box)
  }

  /// How many pixels of the common box neither rectangle covers.
  private static func waste(_ a: PixelRect, _ b: PixelRect) -> Int {
    a.union(b).area - (a.area + b.area - a.intersection(b).area)
  }
}
