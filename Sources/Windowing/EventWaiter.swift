/// The clock and the waiting that an event loop stands on.
///
/// ``SystemWaiter`` is the machine's. A test has its own, whose clock jumps to the deadline, so
/// that a countdown of hours runs in no time.
public protocol EventWaiter: ~Copyable {
  /// The time on the boot clock.
  func now() -> Seconds

  /// Sleeps until a descriptor can be read, a signal came or the deadline passed.
  ///
  /// It may wake without reason. With no deadline it sets no timer at all.
  ///
  /// - Parameters:
  ///   - descriptors: The file descriptors to wake for.
  ///   - deadline: A point on the boot clock; one in the past returns at once.
  /// - Returns: Why it woke.
  mutating func wait(for descriptors: [Int32], until deadline: Seconds?) -> WakeReason
}

/// Why an event loop woke up; nothing in it for a deadline that passed.
public struct WakeReason: Hashable, Sendable {
  /// The descriptors that can be read or were closed at the other end.
  public var readyDescriptors: [Int32] = []
  /// The signals that came, each once.
  public var signals: [LoopSignal] = []

  /// Creates a reason from what is ready and which signals came.
  public init(readyDescriptors: [Int32] = [], signals: [LoopSignal] = []) {
    self.readyDescriptors = readyDescriptors
    self.signals = signals
  }
}
