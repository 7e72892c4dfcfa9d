import CCairo
import Geometry

/// How much of each pixel of an area an outline covers, exactly, to 1/256 of a pixel.
///
/// Cairo's own smoothing of a row of pixels depends on everything else in the row, so a shape
/// repainted in a clip, or beside a part that moved, would not meet the pixels around it. Here
/// a pixel depends only on the edges that lie left of it in its row, added up in whole numbers:
/// a part painted alone is the same, bit for bit, as in the whole picture.
///
/// An edge adds, to the pixels right of it, the height it crosses in their row. Inside an outline
/// that sum is the winding number, and along its edge the share that is covered.
struct Coverage {
  private let area: PixelRect
  /// What each pixel adds to its right neighbours, in 1/131072 of a pixel; a row is a pixel longer.
  private var steps: [Int32]
  /// The sum of a pixel that is wholly covered: 256 rows of 512 half columns.
  private static let full: Int32 = 131_072

  /// Starts with nothing covered.
  init(area: PixelRect) {
    self.area = area
    steps = Array(repeating: 0, count: (area.width + 1) * area.height)
  }

  /// Adds the inside of `elements`, in device pixels; open subpaths are closed.
  ///
  /// - Precondition: Points are at most 2²² pixels away.
  mutating func add(_ elements: [PathElement]) {
    var start = CGPoint.zero
    var current = CGPoint.zero
    for element in elements {
      switch element {
      case .move(let end):
        line(current, start)
        start = end
      case .line(let end):
        line(current, end)
      case .quad(let control, let end):
        let (first, second) = CubicCurve.controls(ofQuadFrom: current, control: control, to: end)
        follow(CubicCurve(current, first, second, end))
      case .cubic(let first, let second, let end):
        follow(CubicCurve(current, first, second, end))
      case .close:
        line(current, start)
      }
      current = element.end ?? start
    }
    line(current, start)
  }

  /// Adds lines that stay within 1/160 of a pixel of `curve`.
  private mutating func follow(_ curve: CubicCurve) {
    let first = (curve.start - curve.control1 * 2 + curve.control2).magnitude
    let second = (curve.control1 - curve.control2 * 2 + curve.end).magnitude
    // - Source: Wang's formula, in Goldman, "Pyramid Algorithms", chapter 5.
    let count = (0.75 * max(first, second) * 160).squareRoot().rounded(.up)
    let pieces = Int(min(max(count, 1), 1024))
    var last = curve.start
    for piece in 1..<(pieces + 1) {
      let next = piece == pieces ? curve.end : curve.point(at: Double(piece) / Double(pieces))
      line(last, next)
      last = next
    }
  }

  private mutating func line(_ start: CGPoint, _ end: CGPoint) {
    let (x0, y0) = (Self.fixed(start.x), Self.fixed(start.y))
    let (x1, y1) = (Self.fixed(end.x), Self.fixed(end.y))
    if y0 < y1 {
      edge(x0, y0, x1, y1, 1)
    } else if y1 < y0 {
      edge(x1, y1, x0, y0, -1)
    }
  }

  /// The coordinate in 1/256 of a pixel.
  private static func fixed(_ coordinate: Double) -> Int {
    // Above 0 an integer conversion rounds down, which is much faster than asking for it.
    Int(coordinate * 256 + 1_073_741_824.5) - 1_073_741_824
  }

  /// Adds an edge that runs down; `direction` is -1 for one drawn upward.
  private mutating func edge(_ x0: Int, _ y0: Int, _ x1: Int, _ y1: Int, _ direction: Int) {
    let (top, bottom) = (max(y0, area.minY << 8), min(y1, area.maxY << 8))
    guard top < bottom, min(x0, x1) < area.maxX << 8 else { return }
    let (width, height) = (x1 - x0, y1 - y0)
    /// Where the edge crosses a height, reckoned from the whole edge wherever it is clipped.
    func x(at y: Int) -> Int {
      if y == y0 { return x0 }
      return y == y1 ? x1 : x0 + Self.floorDivide((y - y0) * width, height)
    }
    var upper = (x: x(at: top), y: top)
    for row in (top >> 8)...((bottom - 1) >> 8) {
      let y = min(bottom, (row + 1) << 8)
      let lower = (x: x(at: y), y: y)
      span(row, min(upper.x, lower.x), max(upper.x, lower.x), y - upper.y, direction)
      upper = lower
    }
  }

  /// Adds the part of an edge in one row: it is `height` high and goes from `left` to `right`.
  private mutating func span(
    _ row: Int, _ left: Int, _ right: Int, _ height: Int, _ direction: Int
  ) {
    let line = (row - area.minY) * (area.width + 1)
    let (first, last) = (left >> 8, max(left, right - 1) >> 8)
    /// How much of the height lies left of a column's left edge.
    func heightLeft(of column: Int) -> Int {
      // Divisions cost the most here, and an edge within one column needs none.
      if column > last { return height }
      return column << 8 <= left ? 0 : ((column << 8) - left) * height / (right - left)
    }
    let begin = max(first, area.minX)
    var above = heightLeft(of: begin)
    if begin > first, above > 0 {
      // All that lies left of the area covers its whole row.
      steps[line] &+= Int32(truncatingIfNeeded: direction * above * 512)
    }
    guard begin <= last, begin < area.maxX else { return }
    for column in begin...min(last, area.maxX - 1) {
      let below = heightLeft(of: column + 1)
      let part = below - above
      let edges = max(left, column << 8) + min(right, (column + 1) << 8) - column * 512
      let index = line + column - area.minX
      let beyond = direction * part * edges
      steps[index] &+= Int32(truncatingIfNeeded: direction * part * 512 - beyond)
      steps[index + 1] &+= Int32(truncatingIfNeeded: beyond)
      above = below
    }
  }

  private static func floorDivide(_ number: Int, _ divisor: Int) -> Int {
    let quotient = number / divisor
    return number % divisor < 0 ? quotient - 1 : quotient
  }

  /// Lends a mask of the coverage by `rule` to `body`: a Cairo surface of alpha alone.
  func withMask(_ rule: CGPathFillRule, _ body: (OpaquePointer) -> Void) {
    let stride = Int(
      cairo_format_stride_for_width(CAIRO_FORMAT_A8, Int32(clamping: area.width)))
    guard stride > 0 else { return }
    var alphas = [UInt8](repeating: 0, count: stride * area.height)
    alphas.withUnsafeMutableBufferPointer { alphas in
      resolve(into: alphas, stride: stride, rule)
      guard
        let surface = cairo_image_surface_create_for_data(
          alphas.baseAddress, CAIRO_FORMAT_A8, Int32(clamping: area.width),
          Int32(clamping: area.height), Int32(clamping: stride))
      else { return }
      body(surface)
      cairo_surface_finish(surface)
      cairo_surface_destroy(surface)
    }
  }

  private func resolve(
    into alphas: UnsafeMutableBufferPointer<UInt8>, stride: Int, _ rule: CGPathFillRule
  ) {
    steps.withUnsafeBufferPointer { steps in
      guard let first = steps.baseAddress, let alphas = alphas.baseAddress else { return }
      for y in 0..<area.height {
        resolve(first + y * (area.width + 1), into: alphas + y * stride, rule)
      }
    }
  }

  /// Adds up a row of `steps`; `alphas` are 0 before.
  ///
  /// Most of a row is inside or outside, where nothing is added: it is filled run by run.
  private func resolve(
    _ steps: UnsafePointer<Int32>, into alphas: UnsafeMutablePointer<UInt8>,
    _ rule: CGPathFillRule
  ) {
    var sum: Int32 = 0
    var alpha: UInt8 = 0
    var x = 0
    while x < area.width {
      if steps[x] != 0 {
        sum &+= steps[x]
        let share = rule == .winding ? Self.wound(sum) : Self.folded(sum)
        alpha = UInt8(truncatingIfNeeded: (share &* 255 &+ 65_536) >> 17)
        alphas[x] = alpha
        x += 1
        continue
      }
      var end = x + 1
      while end + 8 <= area.width, Self.areEightZeros(steps + end) { end += 8 }
      while end < area.width, steps[end] == 0 { end += 1 }
      if alpha != 0 { (alphas + x).update(repeating: alpha, count: end - x) }
      x = end
    }
  }

  private static func areEightZeros(_ steps: UnsafePointer<Int32>) -> Bool {
    let words = UnsafeRawPointer(steps)
    let (a, b) = (words.loadUnaligned(as: UInt64.self), (words + 8).loadUnaligned(as: UInt64.self))
    let (c, d) = (
      (words + 16).loadUnaligned(as: UInt64.self), (words + 24).loadUnaligned(as: UInt64.self)
    )
    return a | b | c | d == 0
  }

  /// The share covered where everything wound around counts.
  private static func wound(_ sum: Int32) -> Int32 {
    min(sum.magnitude, UInt32(full)) == UInt32(full) ? full : abs(sum)
  }

  /// The share covered where what is wound around twice is outside again.
  private static func folded(_ sum: Int32) -> Int32 {
    let rest = Int32(truncatingIfNeeded: sum.magnitude % UInt32(2 * full))
    return rest > full ? 2 * full - rest : rest
  }
}
