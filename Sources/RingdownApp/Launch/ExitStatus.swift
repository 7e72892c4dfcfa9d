import Windowing

/// The program's exit statuses, which a script can rely on.
enum ExitStatus {
  /// The countdown reached zero.
  static let reachedZero: Int32 = 0
  /// The program could not run, or lost its display.
  static let failed: Int32 = 1
  /// The person ended the countdown before zero.
  static let cancelled: Int32 = 3

  /// A signal ended the program.
  static func ended(by signal: LoopSignal) -> Int32 { 128 + signal.number }
}
