public import Drawing
public import Geometry

extension CGPath {
  /// Creates the outline of a stroke along `path`, by the name that Swift has for the C function.
  ///
  /// - Parameters:
  ///   - path: What is stroked.
  ///   - transform: Applied to the path first.
  ///   - lineWidth: The width; what is not above 0 gives an empty path.
  ///   - lineCap: How ends look.
  ///   - lineJoin: How lines meet.
  ///   - miterLimit: How many line widths long a miter may be.
  public convenience init?(
    __byStroking path: CGPath, transform: UnsafePointer<CGAffineTransform>?, lineWidth: CGFloat,
    lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat
  ) {
    let outline = path.copy(
      strokingWithWidth: lineWidth, lineCap: lineCap, lineJoin: lineJoin, miterLimit: miterLimit,
      transform: transform?.pointee ?? .identity)
    self.init(copying: outline)
  }

  /// Creates `path` cut into dashes, by the name that Swift has for the C function.
  ///
  /// - Parameters:
  ///   - path: What is cut.
  ///   - transform: Applied to the path first.
  ///   - phase: How far into the pattern it begins.
  ///   - lengths: How long dashes and gaps are, in turn.
  ///   - count: How many of `lengths` count.
  public convenience init?(
    __byDashing path: CGPath, transform: UnsafePointer<CGAffineTransform>?, phase: CGFloat,
    lengths: UnsafePointer<CGFloat>?, count: Int
  ) {
    let pattern = lengths.map { Array(UnsafeBufferPointer(start: $0, count: max(count, 0))) } ?? []
    let dashes = path.copy(
      dashingWithPhase: phase, lengths: pattern, transform: transform?.pointee ?? .identity)
    self.init(copying: dashes)
  }
}
