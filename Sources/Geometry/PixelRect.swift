import Glibc

/// A rectangle of whole device pixels whose size is never negative.
///
/// The edges are kept within ``limit`` of the origin, far outside of any screen, so that sums and
/// areas of rectangles can't overflow.
public struct PixelRect: Hashable, Sendable, CustomStringConvertible {
  /// How far from the origin an edge can lie, in pixels.
  public static let limit = 1 << 28

  /// The rectangle without pixels.
  public static let empty = PixelRect(minX: 0, minY: 0, maxX: 0, maxY: 0)

  /// The first column of pixels inside.
  public let minX: Int
  /// The first row of pixels inside.
  public let minY: Int
  /// The first column to the right that is outside.
  public let maxX: Int
  /// The first row below that is outside.
  public let maxY: Int

  /// Creates the rectangle between edges; those beyond ``limit`` are moved there.
  ///
  /// Edges in the wrong order make a rectangle without pixels.
  public init(minX: Int, minY: Int, maxX: Int, maxY: Int) {
    self.minX = Self.clamped(minX)
    self.minY = Self.clamped(minY)
    self.maxX = max(self.minX, Self.clamped(maxX))
    self.maxY = max(self.minY, Self.clamped(maxY))
  }

  /// Creates a rectangle of `width` by `height` pixels at `x`, `y`.
  public init(x: Int, y: Int, width: Int, height: Int) {
    let (x, y) = (Self.clamped(x), Self.clamped(y))
    self.init(
      minX: x, minY: y, maxX: x + Self.clamped(width), maxY: y + Self.clamped(height))
  }

  /// Creates the rectangle of `size` at the origin.
  public init(size: PixelSize) {
    self.init(x: 0, y: 0, width: size.width, height: size.height)
  }

  /// Creates the smallest rectangle that contains `rect`, whose units are device pixels already.
  ///
  /// Edges are rounded outwards. Huge and infinite ones are moved to ``limit``. A rectangle that
  /// is null or has a member that isn't a number has no pixels; neither has an empty one.
  public init(covering rect: CGRect) {
    guard !rect.isEmpty, !rect.minX.isNaN, !rect.minY.isNaN, !rect.maxX.isNaN, !rect.maxY.isNaN
    else {
      self = .empty
      return
    }
    self.init(
      minX: Self.pixel(floor(rect.minX)), minY: Self.pixel(floor(rect.minY)),
      maxX: Self.pixel(ceil(rect.maxX)), maxY: Self.pixel(ceil(rect.maxY)))
  }

  /// Creates the smallest rectangle that contains what of `rect` lies within `bounds`.
  public init(covering rect: CGRect, within bounds: PixelRect) {
    self = PixelRect(covering: rect).intersection(bounds)
  }

  /// The first column of pixels inside.
  public var x: Int { minX }
  /// The first row of pixels inside.
  public var y: Int { minY }
  /// How many pixels wide.
  public var width: Int { maxX - minX }
  /// How many pixels high.
  public var height: Int { maxY - minY }
  /// Width and height.
  public var size: PixelSize { PixelSize(width: width, height: height) }
  /// How many pixels there are inside.
  public var area: Int { width * height }
  /// Whether there is no pixel inside.
  public var isEmpty: Bool { minX == maxX || minY == maxY }

  /// The rectangle as `30x40 at (10, 20)`.
  public var description: String { "\(width)x\(height) at (\(x), \(y))" }

  /// Whether every pixel of `other` lies inside; true for one without pixels.
  public func contains(_ other: PixelRect) -> Bool {
    other.isEmpty
      || (minX <= other.minX && minY <= other.minY && maxX >= other.maxX && maxY >= other.maxY)
  }

  /// Whether the pixel in column `x` and row `y` lies inside.
  public func contains(x: Int, y: Int) -> Bool {
    x >= minX && x < maxX && y >= minY && y < maxY
  }

  /// Whether there is a pixel in both.
  public func intersects(_ other: PixelRect) -> Bool {
    max(minX, other.minX) < min(maxX, other.maxX) && max(minY, other.minY) < min(maxY, other.maxY)
  }

  /// The pixels in both; ``empty`` where there are none.
  public func intersection(_ other: PixelRect) -> PixelRect {
    guard intersects(other) else { return .empty }
    return PixelRect(
      minX: max(minX, other.minX), minY: max(minY, other.minY),
      maxX: min(maxX, other.maxX), maxY: min(maxY, other.maxY))
  }

  /// The smallest rectangle that contains both; one without pixels adds nothing.
  public func union(_ other: PixelRect) -> PixelRect {
    guard !isEmpty else { return other }
    guard !other.isEmpty else { return self }
    return PixelRect(
      minX: min(minX, other.minX), minY: min(minY, other.minY),
      maxX: max(maxX, other.maxX), maxY: max(maxY, other.maxY))
  }

  /// The rectangle moved by `dx` columns and `dy` rows.
  public func offsetBy(dx: Int, dy: Int) -> PixelRect {
    let (dx, dy) = (Self.clamped(dx), Self.clamped(dy))
    return PixelRect(minX: minX + dx, minY: minY + dy, maxX: maxX + dx, maxY: maxY + dy)
  }

  /// The pixels that `other` does not cover, as at most four rectangles that don't overlap.
  public func subtracting(_ other: PixelRect) -> [PixelRect] {
    let hole = intersection(other)
    guard !hole.isEmpty else { return isEmpty ? [] : [self] }
    return [
      PixelRect(minX: minX, minY: minY, maxX: maxX, maxY: hole.minY),
      PixelRect(minX: minX, minY: hole.minY, maxX: hole.minX, maxY: hole.maxY),
      PixelRect(minX: hole.maxX, minY: hole.minY, maxX: maxX, maxY: hole.maxY),
      PixelRect(minX: minX, minY: hole.maxY, maxX: maxX, maxY: maxY),
    ].filter { !$0.isEmpty }
  }

  private static func clamped(_ coordinate: Int) -> Int {
    min(max(coordinate, -limit), limit)
  }

  /// A whole coordinate as an integer, at most ``limit`` from 0; it is a number.
  private static func pixel(_ coordinate: Double) -> Int {
    Int(exactly: min(max(coordinate, -Double(limit)), Double(limit))) ?? 0
  }
}

extension CGRect {
  /// Creates the rectangle that covers just the pixels of `rect`, in device pixels.
  public init(_ rect: PixelRect) {
    self.init(x: rect.x, y: rect.y, width: rect.width, height: rect.height)
  }
}
