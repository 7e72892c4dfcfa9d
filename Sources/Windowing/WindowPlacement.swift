public import Geometry

/// Where a window is put on a screen: each axis counted from one of its two edges.
///
/// It is the position part of an X geometry, `+10-20`. A negative distance from the left is `+-10`
/// there, and not the same as a distance from the right.
public struct WindowPlacement: Hashable, Sendable {
  /// The distance of the window's left or right edge from the screen's.
  public var horizontal: Distance
  /// The distance of the window's top or bottom edge from the screen's.
  public var vertical: Distance

  /// How far an edge of the window is inside the same edge of the screen, in device pixels.
  public enum Distance: Hashable, Sendable {
    /// From the left or the top; `+N` in X geometry.
    case fromStart(Int)
    /// From the right or the bottom; `-N` in X geometry.
    case fromEnd(Int)
  }

  /// Creates a placement from the distance on each axis.
  public init(horizontal: Distance, vertical: Distance) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// The top left corner on `screen` of a window of `size`, frame included.
  public func origin(of size: PixelSize, on screen: PixelSize) -> PixelPoint {
    PixelPoint(
      x: horizontal.start(of: size.width, on: screen.width),
      y: vertical.start(of: size.height, on: screen.height))
  }
}

extension WindowPlacement.Distance {
  /// The first pixel of a window `length` long on a screen `screenLength` long.
  ///
  /// Kept within what an X server can say, so that a distance of any size is far outside at worst.
  fileprivate func start(of length: Int, on screenLength: Int) -> Int {
    let furthest = 16_384
    switch self {
    case .fromStart(let distance): return min(max(distance, -furthest), furthest)
    case .fromEnd(let distance):
      return screenLength - length - min(max(distance, -furthest), furthest)
    }
  }
}
