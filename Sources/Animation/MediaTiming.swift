/// A span or a point on a clock, in seconds.
public typealias Seconds = Double

/// When something runs on its parent's clock, how fast, how often and which way.
///
/// The properties of Core Animation's `CAMediaTiming` as a value: it holds no clock and never asks
/// for the time. Any numbers are allowed, those of which nothing can be made included; such a
/// timing contributes nothing.
public struct MediaTiming: Hashable, Sendable {
  /// When it begins, in seconds on the parent's clock.
  public var beginTime: Seconds
  /// How long one pass takes, in seconds on its own clock.
  public var duration: Seconds
  /// How fast its own clock runs on its parent's; negative runs backwards, 0 stands still.
  public var speed: Double
  /// How far into its passes it starts, in seconds on its own clock.
  public var timeOffset: Seconds
  /// How many times it runs, fractions and infinity included; 0 stands for once.
  public var repeatCount: Float
  /// How long it runs over and over, in seconds; takes precedence over ``repeatCount`` if over 0.
  public var repeatDuration: Seconds
  /// Whether each pass is followed by one that runs backwards.
  public var autoreverses: Bool
  /// What shows before the beginning and after the end.
  public var fillMode: CAMediaTimingFillMode

  /// Creates a timing; the defaults are an animation's.
  public init(
    beginTime: Seconds = 0, duration: Seconds = 0, speed: Double = 1, timeOffset: Seconds = 0,
    repeatCount: Float = 0, repeatDuration: Seconds = 0, autoreverses: Bool = false,
    fillMode: CAMediaTimingFillMode = .removed
  ) {
    self.beginTime = beginTime
    self.duration = duration
    self.speed = speed
    self.timeOffset = timeOffset
    self.repeatCount = repeatCount
    self.repeatDuration = repeatDuration
    self.autoreverses = autoreverses
    self.fillMode = fillMode
  }

  /// A layer's timing as long as nobody changes it: its own clock is its parent's.
  public static let layer = MediaTiming(duration: .infinity)

  /// The own clock's time when the parent's clock shows `parentTime`.
  public func localTime(fromParent parentTime: Seconds) -> Seconds {
    // Subtracting first keeps the precision of times far from the clock's start.
    (parentTime - beginTime) * speed + timeOffset
  }

  /// The parent clock's time when the own clock shows `localTime`.
  ///
  /// A clock that stands still shows one time for ever: then the answer is ``beginTime``.
  public func parentTime(fromLocal localTime: Seconds) -> Seconds {
    speed == 0 ? beginTime : (localTime - timeOffset) / speed + beginTime
  }

  /// How long all passes together take, in seconds on the parent's clock.
  ///
  /// Infinite when it repeats for ever or its clock stands still.
  package var activeDuration: Seconds {
    let duration = activeLength / abs(speed)
    return speed == 0 || duration.isNaN ? .infinity : duration
  }

  /// When it ends, in seconds on the parent's clock; infinite when it never does.
  package var endTime: Seconds {
    beginTime + activeDuration
  }

  /// How long all passes together take, in seconds on the own clock; at least 0.
  var activeLength: Seconds {
    guard hasDuration else { return 0 }
    return repeatDuration > 0 ? repeatDuration : passes * duration
  }

  /// How many passes there are, each way counted, unless ``repeatDuration`` says.
  var passes: Double {
    (repeatCount > 0 ? Double(repeatCount) : 1) * (autoreverses ? 2 : 1)
  }

  /// Whether the timing is made of numbers, so that it is before, in or after its active time.
  package var isUsable: Bool {
    timeOffset.isFinite && ![beginTime, duration, speed].contains(where: \.isNaN)
  }

  /// Whether a pass takes time that can be divided by.
  var hasDuration: Bool { duration > 0 && duration.isFinite }
}
