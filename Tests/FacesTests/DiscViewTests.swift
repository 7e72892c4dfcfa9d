import Drawing
import Geometry
import Layers
import TestSupport
import Testing
import Views

@testable import Faces

/// The face `disc` and its layer against arithmetic.
@Suite struct DiscViewTests {
  private static let blue: UInt32 = 0xFF00_7AFF
  private static let grey: UInt32 = 0xFFAA_AAAA
  /// The rings' middle line at the nominal size: 120 − 10 / 2.
  private static let radius = 115.0

  /// Shows the seconds as the program does, and then draws at `time`.
  private func play(_ stage: FaceStage, duration: Double, to time: Double) throws {
    var second = 0.0
    try stage.run(duration)
    while second + 1 <= time {
      second += 1
      try stage.run(duration, at: second)
    }
    try stage.draw(at: time)
  }

  /// Where the progress ends, in turns, probed on the middle line and without its round cap.
  private func end(_ stage: FaceStage, radius: Double, isReversed: Bool = false) -> Double {
    let steps = 2000
    let last = (0..<steps).last { step in
      let turns = Double(step) / Double(steps)
      let parts = channels(stage.pixel(radius: radius, turns: isReversed ? 1 - turns : turns))
      return parts[3] > parts[1] + 100 && turns < 0.985
    }
    return Double(last ?? 0) / Double(steps) - 5 / (2 * .pi * Self.radius)
  }

  @Test(arguments: 1...9)
  func theRingIsRightAtEveryWholeSecond(second: Int) throws {
    let stage = try FaceStage(.disc)
    try play(stage, duration: 10, to: Double(second))
    #expect(abs(end(stage, radius: Self.radius) - Double(second) / 10) < 0.005)
  }

  /// Between two seconds: ease in, ease out over the last 0.7 s.
  @Test(arguments: [
    (3.0, 0.3), (3.2, 0.3), (3.3, 0.3),
    // The curve (0.42, 0, 0.58, 1) is at 0.129162 after a quarter, at a half half way.
    (3.475, 0.3 + 0.0129162), (3.65, 0.35), (3.825, 0.4 - 0.0129162), (4, 0.4),
  ])
  func aStepTakesSevenTenthsOfASecond(time: Double, progress: Double) throws {
    let stage = try FaceStage(.disc)
    try play(stage, duration: 10, to: time)
    #expect(abs(end(stage, radius: Self.radius) - progress) < 0.004)
  }

  @Test(arguments: [(48.0, 2.0), (600, 1)])
  func otherSizes(side: Double, scale: Double) throws {
    let stage = try FaceStage(.disc, width: side, scale: scale)
    try play(stage, duration: 4, to: 1)
    #expect(abs(end(stage, radius: Self.radius * side / 240) - 0.25) < 0.02)
  }

  @Test func counterclockwiseAndDraining() throws {
    let stage = try FaceStage(.disc) {
      $0.isCounterclockwise = true
      $0.isDraining = true
    }
    try play(stage, duration: 10, to: 3)
    #expect(abs(end(stage, radius: Self.radius, isReversed: true) - 0.7) < 0.005)
  }

  @Test func discAndRingsHaveTheDesignsMeasures() throws {
    let stage = try FaceStage(.disc)
    try stage.run(10)
    // To the right of the middle: the disc to 110, the ring to 120.
    let row = stage.row(120)
    #expect(row[200] == 0xFFFF_FFFF && row[229] == 0xFFFF_FFFF)
    #expect(row[230] == Self.grey && row[238] == Self.grey)
  }

  @Test func aLongCountdownMakesItsStepsAtOnceAndSleepsBetween() throws {
    let stage = try FaceStage(.disc)
    try stage.run(1500)
    try stage.draw(at: 0.5)
    #expect(stage.rest == .infinity, "half a point a second is no motion")
    try stage.run(1500, at: 750)
    #expect(abs(end(stage, radius: Self.radius) - 0.5) < 0.005)
    #expect(stage.rest == .infinity)
  }

  @Test func aShortOneSleepsUntilItsStepBegins() throws {
    let stage = try FaceStage(.disc)
    try stage.run(10)
    try stage.draw(at: 0.1)
    #expect(abs(stage.rest - 0.2) < 1e-6)
  }

  /// The layer alone: every change of the progress sweeps there from nothing.
  @Test func theLayersProgressSweepsFromNothing() throws {
    let stage = try FaceStage(.disc)
    let disc = try #require(stage.face.layer as? DiscLayer)
    try stage.draw(at: 0)
    disc.progress = 0.8
    try stage.draw(at: 1)
    try stage.draw(at: 1.35)
    #expect(abs(end(stage, radius: Self.radius) - 0.4) < 0.005)
    try stage.draw(at: 1.7)
    #expect(abs(end(stage, radius: Self.radius) - 0.8) < 0.005)
    disc.progress = 0.6
    try stage.draw(at: 2)
    try stage.draw(at: 2.35)
    #expect(abs(end(stage, radius: Self.radius) - 0.3) < 0.005, "from nothing, not from 0.8")
    disc.isClockwise = false
    try stage.draw(at: 3)
    #expect(abs(end(stage, radius: Self.radius, isReversed: true) - 0.6) < 0.005)
  }

  @Test func progressSetBeforeTheFirstDrawingIsSwept() throws {
    let stage = try FaceStage(.disc)
    let disc = try #require(stage.face.layer as? DiscLayer)
    disc.progress = 0.5
    #expect(disc.sublayers?.contains { $0 is CAShapeLayer } != true, "made by the first drawing")
    try stage.draw(at: 0)
    try stage.draw(at: 0.35)
    #expect(abs(end(stage, radius: Self.radius) - 0.25) < 0.005)
  }
}
