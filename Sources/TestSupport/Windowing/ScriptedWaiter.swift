public import Windowing

/// A clock that jumps, so that hours pass in no time, and a script of what happens meanwhile.
///
/// It never sleeps. Where an event loop would sleep for ever, with no deadline and nothing left of
/// the script, it brings `SIGTERM` and notes it in ``isExhausted``.
public final class ScriptedWaiter: EventWaiter {
  /// One thing that happens at a moment of the clock.
  public struct Step: Sendable {
    /// When, on the boot clock; one in the past happens at the next wait.
    public var time: Seconds
    /// What.
    public var action: Action

    /// Creates the step that `action` happens at `time`.
    public init(at time: Seconds, _ action: Action) {
      self.time = time
      self.action = action
    }
  }

  /// What can happen while a program sleeps.
  public enum Action: Sendable {
    /// The window gets events.
    case events([WindowEvent])
    /// The server has read the frame in flight.
    case frameArrived
    /// A signal comes.
    case signal(LoopSignal)
    /// A descriptor can be read.
    case ready(Int32)
    /// The machine is suspended for so many seconds.
    case suspended(Seconds)
    /// The loop wakes for no reason, as poll(2) may.
    case spurious
  }

  /// One sleep: what was waited for.
  public struct Wait: Hashable, Sendable {
    /// When it began, on the boot clock.
    public var start: Seconds
    /// The deadline, if a timer was set.
    public var deadline: Seconds?
    /// The descriptors.
    public var descriptors: [Int32]
  }

  /// Every sleep so far.
  public private(set) var waits: [Wait] = []
  /// Whether the script ran out and the loop would have slept for ever.
  public private(set) var isExhausted = false
  /// How late each deadline is met, in seconds.
  public var lateness: Seconds = 0

  private var time: Seconds
  private var steps: [Step]
  private let window: HeadlessWindow

  /// Creates a waiter whose clock stands at `start`, and what will happen, in order of time.
  public init(window: HeadlessWindow, start: Seconds = 0, script: [Step] = []) {
    self.window = window
    time = start
    steps = script
  }

  /// The time on the made-up clock.
  public func now() -> Seconds { time }

  /// Jumps to the next thing that happens, or to the deadline if that is earlier.
  public func wait(for descriptors: [Int32], until deadline: Seconds?) -> WakeReason {
    waits.append(Wait(start: time, deadline: deadline, descriptors: descriptors))
    while let step = steps.first, step.time <= deadline ?? .infinity {
      steps.removeFirst()
      time = max(time, step.time)
      if let reason = perform(step.action, descriptors, deadline) {
        return reason
      }
    }
    if let deadline {
      time = max(time, deadline + lateness)
      return WakeReason()
    }
    isExhausted = true
    return WakeReason(signals: [.terminate])
  }

  /// Makes something happen; `nil` if it wakes nobody who waits for `descriptors`.
  private func perform(
    _ action: Action, _ descriptors: [Int32], _ deadline: Seconds?
  ) -> WakeReason? {
    let isWindowHeard = window.fileDescriptor.map(descriptors.contains) ?? true
    switch action {
    case .events(let events):
      window.enqueue(events)
      return isWindowHeard ? WakeReason() : nil
    case .frameArrived:
      window.endFrameInFlight()
      return isWindowHeard ? WakeReason() : nil
    case .signal(let signal): return WakeReason(signals: [signal])
    case .ready(let descriptor):
      return descriptors.contains(descriptor) ? WakeReason(readyDescriptors: [descriptor]) : nil
    case .suspended(let duration):
      time += duration
      return deadline.map { $0 <= time } == true ? WakeReason() : nil
    case .spurious: return WakeReason()
    }
  }
}
