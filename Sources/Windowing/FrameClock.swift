/// Decides when the next frame may be drawn.
///
/// It holds no clock, sleeps nowhere and knows no window. The event loop tells it the frames it
/// drew; a test does the same with times it makes up.
///
/// Frames follow a grid of one interval, so that a loop that wakes a little late every time does
/// not run slow. A frame more than half an interval late starts a new grid: what was missed
/// is dropped, never made up for, and frames are never closer than half an interval.
public struct FrameClock: Hashable, Sendable {
  /// The time from one frame to the next while everything moves, in seconds.
  public let interval: Seconds
  /// The place on the grid of the last frame drawn.
  private var lastSlot: Seconds?

  /// Creates a clock whose frames are `interval` apart.
  ///
  /// - Precondition: `interval` is positive and finite.
  public init(interval: Seconds) {
    precondition(interval > 0 && interval.isFinite, "frames are a positive time apart")
    self.interval = interval
  }

  /// When the next frame is due for a picture that changes visibly at `change`.
  ///
  /// The later of the two: the change, and the next place on the grid. A change in the past
  /// waits for the grid like one that is now.
  ///
  /// - Returns: A time that may have passed already, or `nil` if there is no change to come: one
  ///   at infinity, one that is not a number, or `nil`.
  public func nextFrame(forChangeAt change: Seconds?) -> Seconds? {
    guard let change, change < .infinity else { return nil }
    guard let lastSlot else { return change }
    return max(change, lastSlot + interval)
  }

  /// Notes that a frame was drawn at `now`.
  public mutating func recordFrame(at now: Seconds) {
    if let lastSlot, now >= lastSlot + interval, now <= lastSlot + interval * 1.5 {
      self.lastSlot = lastSlot + interval
    } else {
      lastSlot = now
    }
  }
}
