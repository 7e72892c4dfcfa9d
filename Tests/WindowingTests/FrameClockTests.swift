import Testing
import Windowing

/// When frames may be drawn; times are multiples of 1/64 s, so that sums are exact.
@Suite struct FrameClockTests {
  static let interval = 1.0 / 64

  struct Row: CustomTestStringConvertible, Sendable {
    /// The frames drawn so far, in intervals.
    var frames: [Double]
    /// The next visible change, in intervals.
    var change: Double?
    /// The next frame, in intervals.
    var expected: Double?
    var because: String

    var testDescription: String { because }
  }

  static let rows: [Row] = [
    Row(frames: [], change: 3, expected: 3, because: "the first frame waits for nothing"),
    Row(frames: [], change: nil, expected: nil, because: "no change, no frame"),
    Row(frames: [5], change: nil, expected: nil, because: "no change after a frame, no frame"),
    Row(
      frames: [5], change: .infinity, expected: nil, because: "a change that never comes is none"),
    Row(frames: [5], change: .nan, expected: nil, because: "a change at no time is none"),
    Row(frames: [5], change: 5, expected: 6, because: "continuous motion waits for the refresh"),
    Row(frames: [5], change: -100, expected: 6, because: "an overdue change waits like any other"),
    Row(frames: [5], change: 5.5, expected: 6, because: "a change before the refresh waits for it"),
    Row(
      frames: [5], change: 20.25, expected: 20.25, because: "a later change sets the time itself"),
    Row(
      frames: [0, 1.25, 2.25, 3.25], change: 3, expected: 4,
      because: "waking late each time does not add up"),
    Row(
      frames: [0, 1.5], change: 1, expected: 2,
      because: "half an interval late still counts for its place"),
    Row(
      frames: [0, 1.75], change: 1, expected: 2.75,
      because: "a later frame moves the grid: no two come close together"),
    Row(
      frames: [0, 7.25], change: 7, expected: 8.25,
      because: "missed frames are dropped, not made up for"),
    Row(
      frames: [0, 0.5], change: 0, expected: 1.5,
      because: "a frame drawn too early counts from when it was drawn"),
  ]

  @Test(arguments: rows)
  func nextFrame(_ row: Row) {
    var clock = FrameClock(interval: Self.interval)
    for frame in row.frames {
      clock.recordFrame(at: frame * Self.interval)
    }
    let next = clock.nextFrame(forChangeAt: row.change.map { $0 * Self.interval })
    #expect(next == row.expected.map { $0 * Self.interval })
  }

  @Test func tenSecondsOfLateWakesMakeSixHundredAndFortyFrames() {
    var clock = FrameClock(interval: Self.interval)
    var now = 0.0
    var count = 0
    while now < 10 {
      clock.recordFrame(at: now)
      count += 1
      now = (clock.nextFrame(forChangeAt: now) ?? .infinity) + Self.interval / 8
    }
    #expect(count == 640)
  }
}
