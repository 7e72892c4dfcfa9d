import Drawing
import Geometry
import Glibc
import Layers
import TestSupport
import Testing
import Views

@testable import Faces

/// The face `border` against linear interpolation of its colours.
@Suite struct BorderViewTests {
  /// Eight opaque colours that differ in every channel.
  private static let colors: [[Double]] = [
    [1, 0, 0], [0, 1, 0], [0, 0, 1], [1, 1, 0], [0, 1, 1], [1, 0, 1], [0.2, 0.4, 0.6], [1, 1, 1],
  ]

  private static func opaque(_ style: inout FaceStyle) {
    style.borderColors = colors.map {
      UIColor(red: $0[0], green: $0[1], blue: $0[2], alpha: 1)
    }
  }

  /// The colour, as channels of 255, at `place` of the gradient after `steps` moves, by hand.
  ///
  /// Between two of the eight places colours are mixed; after the last there is only the last.
  private static func expected(_ place: Double, after steps: Double, isReversed: Bool) -> [Double] {
    func array(_ moves: Int) -> [[Double]] {
      (0..<8).map { colors[(($0 + (isReversed ? moves : -moves)) % 8 + 8) % 8] }
    }
    let (old, new) = (array(Int(steps)), array(Int(steps) + 1))
    let now = (0..<8).map { i in
      (0..<3).map { old[i][$0] + (new[i][$0] - old[i][$0]) * (steps - steps.rounded(.down)) }
    }
    let spot = min(place * 8, 7)
    let first = Int(spot)
    let second = min(first + 1, 7)
    return (0..<3).map {
      (now[first][$0] + (now[second][$0] - now[first][$0]) * (spot - Double(first))) * 255
    }
  }

  /// Where on the outline's middle the compass points of a 240 points square are, and at which
  /// place of a gradient that begins at the lower right.
  private static let compass: [(x: Double, y: Double, name: String)] = [
    (230, 120, "east"), (120, 230, "south"), (10, 120, "west"), (120, 10, "north"),
    (230, 160, "east by south"), (90, 230, "south by west"), (10, 70, "west by north"),
    (150, 10, "north by east"),
  ]

  @Test(
    arguments: [0, 0.1, 0.2, 0.35, 0.999, 1.6, 100.05], [false, true])
  func theColoursAreMixedAtEveryMoment(time: Double, isReversed: Bool) throws {
    let stage = try FaceStage(.border) {
      Self.opaque(&$0)
      $0.isCounterclockwise = isReversed
    }
    try stage.run(1000)
    try stage.draw(at: time)
    let steps = (time / 0.2).truncatingRemainder(dividingBy: 8)
    for point in Self.compass {
      // The pixel's middle.
      let angle = atan2(point.y.rounded(.down) + 0.5 - 120, point.x.rounded(.down) + 0.5 - 120)
      let turns = angle / (2 * .pi) - 0.125
      let place = turns - turns.rounded(.down)
      let wanted = Self.expected(place, after: steps, isReversed: isReversed)
      let found = channels(stage.pixel(point.x, point.y))
      #expect(found[0] == 255)
      for channel in 0..<3 {
        #expect(
          abs(Double(found[channel + 1]) - wanted[channel]) <= 4,
          "\(point.name): \(found) is not \(wanted)")
      }
    }
  }

  /// Two frames next to each other, one before and one after a move, differ by no more than two in
  /// the middle of a move do.
  @Test(arguments: 1...9)
  func nothingJumpsBetweenTwoMoves(_ move: Int) throws {
    let stage = try FaceStage(.border, Self.opaque)
    let seam = Double(move) * 0.2
    let frame = 1.0 / 60
    try stage.run(1000)
    try stage.draw(at: seam - frame / 2)
    let before = Self.compass.map { channels(stage.pixel($0.x, $0.y)) }
    try stage.draw(at: seam + frame / 2)
    let after = Self.compass.map { channels(stage.pixel($0.x, $0.y)) }
    // A channel goes by 255 in 0.2 s at most: 21.25 a frame.
    for (old, new) in zip(before, after) {
      #expect(zip(old, new).allSatisfy { abs($0 - $1) <= 23 }, "\(old), then \(new)")
    }
  }

  @Test func theRingBufferIsExact() {
    let colors = (0..<8).map { CGColor(gray: Double($0) / 8, alpha: 1) }
    let buffer = BorderColors(colors)
    #expect(buffer.moved(0) == colors)
    #expect(buffer.moved(1) == [colors[7]] + colors[0..<7], "the last colour to the front")
    #expect(buffer.moved(8) == colors)
    #expect(buffer.round.count == 9 && buffer.round.last == colors)
    #expect(buffer.locations == [0, 0.125, 0.25, 0.375, 0.5, 0.625, 0.75, 0.875])
    #expect(abs(buffer.period - 1.6) < 1e-12)
    #expect(BorderColors(colors, isReversed: true).moved(1) == colors[1...] + [colors[0]])
    let half = buffer.shown(after: 0.1).map { ($0.components ?? [])[0] }
    #expect(abs(half[0] - 7.0 / 16) < 1e-9 && abs(half[1] - 1.0 / 16) < 1e-9)
    #expect(BorderColors([]).shown(after: 1) == [])
    #expect(BorderColors([.black]).colors.count == 2)
  }

  @Test func theDesignsEightColours() {
    let alphas = FaceName.border.style.borderColors.map(\.cgColor.alpha)
    #expect(alphas == [1, 0.7, 0.4, 0.3, 0.7, 0.3, 0.4, 0.7])
    let isGreen = FaceName.border.style.borderColors.map {
      ($0.cgColor.components ?? [])[1] > ($0.cgColor.components ?? [])[2]
    }
    #expect(isGreen == [false, false, false, true, true, true, false, false])
  }

  /// At its own size as in the nominal square, the outline reaches from 5 to 15 points.
  @Test(arguments: [(100.0, 350.0), (240, 240)])
  func theOutlineIsTenPointsWideAndTenInside(width: Double, height: Double) throws {
    let stage = try FaceStage(.border, width: width, height: height, Self.opaque)
    try stage.run(10)
    let row = stage.row(height / 3)
    #expect(row[4] == 0 && row[5] >> 24 == 255 && row[14] >> 24 == 255 && row[15] == 0)
    #expect(stage.pixel(0, 0) == 0 && stage.pixel(8, 8) == 0, "round corners")
    // 30 points round: on the diagonal the outline's middle is 10 + 30 · (1 − 1/√2) from the edges.
    let corner = 10 + 30 * (1 - 0.5.squareRoot())
    #expect(stage.pixel(corner, corner) >> 24 == 255)
    #expect(stage.pixel(corner + 6, corner + 6) == 0 && stage.pixel(corner - 6, corner - 6) == 0)
  }

  @Test func smoothlyItTurnsAsAWholeWithoutASeam() throws {
    let stage = try FaceStage(.border) {
      Self.opaque(&$0)
      $0.turnsSmoothly = true
    }
    try stage.run(1000)
    let south = stage.pixel(120, 230)
    let east = stage.pixel(230, 120)
    // After a quarter of 1.6 s what was east is south.
    try stage.draw(at: 0.4)
    #expect(isNear(stage.pixel(120, 230), east, within: 8))
    #expect(!isNear(stage.pixel(120, 230), south, within: 40))
    // Over the lower edge, colours change gradually: 255 in an eighth of a turn at most.
    for time in [0, 0.3, 0.7, 1.3] {
      try stage.draw(at: 1.6 + time)
      let row = stage.row(230)[40..<200]
      let steps = zip(row, row.dropFirst()).map { one, two in
        zip(channels(one), channels(two)).map { abs($0 - $1) }.max() ?? 0
      }
      #expect((steps.max() ?? 0) <= 8, "at \(time) s")
    }
  }

  /// On a screen that blends nothing, the colours are those that would be seen on white.
  @Test func cutOutTheOutlineIsAsOnWhite() throws {
    let stage = try FaceStage(.border) {
      $0.borderColors = [UIColor(red: 0, green: 1, blue: 0, alpha: 0.2)]
      $0.isCutOut = true
    }
    try stage.run(10)
    for point in Self.compass { #expect(stage.pixel(point.x, point.y) == 0xFFCC_FFCC) }
    stage.face.style.borderColors = [.clear]
    try stage.draw(at: 0.3)
    #expect(stage.pixel(230, 120) == 0, "what is not there stays away")
  }

  @Test(arguments: [false, true])
  func aPauseKeepsTheColours(smoothly: Bool) throws {
    let stage = try FaceStage(.border) {
      Self.opaque(&$0)
      $0.turnsSmoothly = smoothly
    }
    try stage.run(10)
    try stage.draw(at: 0.7)
    let running = Self.compass.map { stage.pixel($0.x, $0.y) }
    try stage.show(.paused(elapsed: 0.7, total: 10), text: "10", at: 0.7)
    let paused = Self.compass.map { stage.pixel($0.x, $0.y) }
    for (one, two) in zip(running, paused) { #expect(isNear(one, two)) }
    #expect(stage.rest == .infinity)
  }

  /// At the end the colours stop where they are: 3 s are 15 moves of 8, not a whole round.
  @Test(arguments: [false, true])
  func theEndKeepsTheColours(smoothly: Bool) throws {
    let stage = try FaceStage(.border) {
      Self.opaque(&$0)
      $0.turnsSmoothly = smoothly
    }
    try stage.run(3)
    try stage.draw(at: 2.9999)
    let running = Self.compass.map { stage.pixel($0.x, $0.y) }
    try stage.show(.finished, text: "0", at: 3)
    let over = Self.compass.map { stage.pixel($0.x, $0.y) }
    for (one, two) in zip(running, over) { #expect(isNear(one, two, within: 3)) }
    #expect(stage.rest == .infinity)
  }

  @Test func drainingTakesTheOutlineAway() throws {
    let stage = try FaceStage(.border) {
      Self.opaque(&$0)
      $0.isDraining = true
    }
    try stage.run(10)
    try stage.draw(at: 5)
    // Half of the way from the top left corner clockwise: the right edge is there, the left not.
    #expect(stage.pixel(230, 120) >> 24 == 255)
    #expect(stage.pixel(10, 120) == 0)
  }
}
