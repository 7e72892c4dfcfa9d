import Animation

/// Calls back once a frame, before layers are laid out, for as long as it runs.
///
/// While a link runs, frames are drawn at the screen's rate; paused or invalidated, it costs
/// nothing. It belongs to the thread that starts it, is kept until it is invalidated, and is to be
/// invalidated there. It takes the place of Core Animation's `add(to:forMode:)`, which needs a run
/// loop: ``start()`` is all.
///
/// - Source: Core Animation, "CADisplayLink".
public final class CADisplayLink {
  /// What is called; let go of with the link's invalidation.
  private var callback: ((CADisplayLink) -> Void)?
  /// When it was called last; `nil` before.
  private var lastCall: Seconds?

  /// Whether callbacks are left out for now.
  public var isPaused = false
  /// The time of the frame that called last, in seconds on the media clock; 0 before the first.
  public private(set) var timestamp: CFTimeInterval = 0
  /// When the next callback is due, in seconds on the media clock; 0 before the first.
  public private(set) var targetTimestamp: CFTimeInterval = 0
  /// The time between two frames of the screen, in seconds.
  public private(set) var duration: CFTimeInterval = 1.0 / 60
  /// How many callbacks a second there are at most; 0, the default, or less for one in each frame.
  public var preferredFramesPerSecond = 0
  /// How many callbacks a second there are; wins over ``preferredFramesPerSecond`` if it says.
  ///
  /// The preferred number counts, else the maximum. Callbacks come in frames, no faster than those.
  public var preferredFrameRateRange = CAFrameRateRange.default

  /// Creates a link, not yet running, that calls `callback` with itself.
  public init(_ callback: @escaping (CADisplayLink) -> Void) {
    self.callback = callback
  }

  /// Has the link run on the calling thread; does nothing once it runs or was invalidated.
  public func start() {
    guard callback != nil else { return }
    LayerThread.current.displayLinks.add(self)
  }

  /// Ends the link's run on the calling thread until it is started again.
  package func stop() {
    lastCall = nil
    LayerThread.current.displayLinks.remove(self)
  }

  /// Ends the link for good; safe in its own callback.
  public func invalidate() {
    callback = nil
    LayerThread.current.displayLinks.remove(self)
  }

  /// Calls back for the frame at `time` if a callback is due.
  fileprivate func tick(at time: Seconds, frameDuration: Seconds) {
    guard !isPaused, let callback else { return }
    let interval = max(self.interval, frameDuration)
    // A frame is never exactly on time: what comes half a frame early is on time too.
    if let lastCall, time < lastCall + interval - frameDuration / 2 { return }
    lastCall = time
    duration = frameDuration
    timestamp = time
    targetTimestamp = time + interval
    callback(self)
  }

  /// When the next callback is due after a frame at `time`; infinite while there is none.
  fileprivate func nextTick(after time: Seconds) -> Seconds {
    guard !isPaused, callback != nil else { return .infinity }
    guard let lastCall, interval > 0 else { return time }
    return max(time, lastCall + interval)
  }

  /// The least time between two callbacks, in seconds; 0 for every frame.
  private var interval: Seconds {
    let range = preferredFrameRateRange
    let rates = [range.preferred, range.maximum, Float(preferredFramesPerSecond)]
    guard let rate = rates.first(where: { $0 > 0 }), rate.isFinite else { return 0 }
    return 1 / Double(rate)
  }
}

/// How many callbacks a second a display link is to make.
///
/// - Source: Core Animation, "CAFrameRateRange".
public struct CAFrameRateRange: Hashable, Sendable {
  /// The fewest callbacks a second.
  public var minimum: Float
  /// The most callbacks a second.
  public var maximum: Float
  /// The number wanted; 0 leaves it to ``maximum``.
  public var preferred: Float

  /// Creates a range; all in callbacks a second.
  public init(minimum: Float, maximum: Float, preferred: Float = 0) {
    self.minimum = minimum
    self.maximum = maximum
    self.preferred = preferred
  }

  /// A callback in each frame.
  public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0)
}

/// The display links that run on a thread, in the order in which they were started.
struct DisplayLinks {
  private var links: [CADisplayLink] = []

  mutating func add(_ link: CADisplayLink) {
    if !contains(link) { links.append(link) }
  }

  mutating func remove(_ link: CADisplayLink) {
    links.removeAll { $0 === link }
  }

  /// When a callback is due after a frame at `time`; infinite when none is.
  func nextTick(after time: Seconds) -> Seconds {
    links.reduce(.infinity) { min($0, $1.nextTick(after: time)) }
  }

  private func contains(_ link: CADisplayLink) -> Bool { links.contains { $0 === link } }

  /// Calls the links that are due in the frame at `time`, once for all renderers.
  ///
  /// A link that another one's callback ends is not called any more.
  fileprivate func tick(at time: Seconds, frameDuration: Seconds) {
    for link in links { link.tick(at: time, frameDuration: frameDuration) }
  }
}

extension LayerThread {
  /// Calls the display links that are due in the frame at `time`.
  func tickDisplayLinks(at time: Seconds, frameDuration: Seconds) {
    // A copy is gone through: callbacks start and end links.
    let links = displayLinks
    links.tick(at: time, frameDuration: frameDuration)
  }
}
