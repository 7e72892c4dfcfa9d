internal import CLinux

/// A signal that the event loop takes as a message instead of dying of it.
public enum LoopSignal: Hashable, Sendable, CaseIterable {
  /// `SIGINT`, Ctrl+C in the terminal.
  case interrupt
  /// `SIGTERM`, the polite request to end.
  case terminate
  /// `SIGHUP`, the terminal closed.
  case hangUp
  /// `SIGUSR1`, free for the program's own use.
  case user1

  /// The signal's number, from which a shell makes the exit code 128 + number.
  public var number: Int32 {
    switch self {
    case .interrupt: SIGINT
    case .terminate: SIGTERM
    case .hangUp: SIGHUP
    case .user1: SIGUSR1
    }
  }

  /// The signal with a number; `nil` for one that the loop leaves alone.
  init?(number: UInt32) {
    guard let signal = Self.allCases.first(where: { $0.number == number }) else { return nil }
    self = signal
  }
}
