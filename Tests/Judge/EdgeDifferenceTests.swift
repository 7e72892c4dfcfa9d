import Testing

/// What the judge lets pass, and what not.
@Suite struct EdgeDifferenceTests {
  struct Row: CustomTestStringConvertible, Sendable {
    var because: String
    var theirs: Picture = square(at: 20)
    var ours: Picture
    var passes: Bool
    var far: ClosedRange<Int>

    var testDescription: String { because }
  }

  /// A white picture of 100 × 100 with a square of 60 in `color`, its left edge at `left`.
  private static func square(at left: Int, _ color: UInt32 = 0xFF30_3030) -> Picture {
    painted(Picture(width: 100, height: 100, filledWith: 0xFFFF_FFFF), left, 20, 60, 60, color)
  }

  /// `picture` with a rectangle painted over.
  private static func painted(
    _ picture: Picture, _ x: Int, _ y: Int, _ width: Int, _ height: Int, _ color: UInt32
  ) -> Picture {
    var picture = picture
    for row in y..<(y + height) {
      for column in x..<(x + width) { picture.words[row * picture.width + column] = color }
    }
    return picture
  }

  static let rows: [Row] = [
    Row(because: "the same picture", ours: square(at: 20), passes: true, far: 0...0),
    Row(
      because: "an edge smoothed in another way",
      ours: painted(square(at: 20), 19, 20, 1, 60, 0xFFD0_D0D0), passes: true, far: 0...0),
    Row(
      because: "an edge one pixel off is near, but too much of it",
      ours: square(at: 21), passes: false, far: 0...0),
    Row(because: "an edge three pixels off", ours: square(at: 23), passes: false, far: 0...0),
    Row(because: "an edge five pixels off", ours: square(at: 25), passes: false, far: 200...255),
    Row(
      because: "a surface off by 8 in a channel, a tenth of it",
      ours: painted(square(at: 20), 40, 40, 20, 20, 0xFF38_3030), passes: true, far: 8...8),
    Row(
      because: "one pixel of a surface off by 9 in a channel",
      ours: painted(square(at: 20), 40, 40, 1, 1, 0xFF30_3039), passes: false, far: 9...9),
    Row(
      because: "a whole surface off by 3",
      ours: square(at: 20, 0xFF33_3333), passes: false, far: 3...3),
    Row(
      because: "an edge that only we draw",
      ours: painted(square(at: 20), 5, 5, 1, 1, 0xFF00_0000), passes: false, far: 255...255),
    Row(
      because: "a faint edge of theirs, which counts as none",
      theirs: painted(square(at: 20), 40, 40, 10, 10, 0xFF40_4040), ours: square(at: 20),
      passes: false, far: 16...16),
    Row(
      because: "a pixel 2 from an edge pixel, near it",
      ours: painted(square(at: 20), 17, 50, 1, 1, 0xFFC0_C0C0), passes: true, far: 0...0),
    Row(
      because: "a pixel 3 from an edge pixel, away from it",
      ours: painted(square(at: 20), 16, 50, 1, 1, 0xFFC0_C0C0), passes: false, far: 63...63),
  ]

  @Test(arguments: rows)
  func verdict(_ row: Row) {
    let difference = EdgeDifference(row.ours, row.theirs)
    #expect(difference.passes == row.passes)
    #expect(row.far.contains(difference.far), "\(difference.far)")
  }
}
