public import Drawing
import Geometry

/// How two pictures of the same size differ.
public struct PixelDifference: Hashable, Sendable {
  /// How many pixels have a channel that differs by more than is let through.
  public let count: Int
  /// The largest difference of a channel, in `0...255`, whether let through or not.
  public let worst: Int

  /// Compares two pictures channel by channel, premultiplied.
  ///
  /// - Parameters:
  ///   - first: One picture.
  ///   - second: The other.
  ///   - tolerance: The largest difference of a channel, in `0...255`, that is let through.
  /// - Precondition: Both pictures have the same size.
  public init(_ first: PixelView, _ second: PixelView, tolerance: Int = 0) {
    precondition(first.size == second.size, "pictures of \(first.size) and \(second.size)")
    var count = 0
    var worst = 0
    for y in 0..<first.size.height {
      for x in 0..<first.size.width where first[x, y] != second[x, y] {
        let difference = Self.largest(first[x, y], second[x, y])
        worst = max(worst, difference)
        if difference > tolerance { count += 1 }
      }
    }
    self.count = count
    self.worst = worst
  }

  /// The largest difference of a byte of two words.
  private static func largest(_ first: UInt32, _ second: UInt32) -> Int {
    var largest = 0
    for shift in stride(from: UInt32(0), to: 32, by: 8) {
      let (a, b) = (Int(first >> shift & 255), Int(second >> shift & 255))
      largest = max(largest, abs(a - b))
    }
    return largest
  }
}
