import Glibc

/// One of the two streams that a program writes text to.
enum StandardStream {
  /// What was asked for.
  case output
  /// What the person should know.
  case error

  /// Writes the whole of `text`, past what the C library keeps back.
  ///
  /// - Returns: 0, or 1 where nobody reads any more or the disk is full.
  @discardableResult
  func print(_ text: String) -> Int32 {
    write(Array(text.utf8))
  }

  /// Writes all of `bytes`.
  ///
  /// - Returns: 0, or 1 where nobody reads any more or the disk is full.
  func write(_ bytes: [UInt8]) -> Int32 {
    let descriptor = self == .output ? STDOUT_FILENO : STDERR_FILENO
    var rest = bytes[...]
    while !rest.isEmpty {
      let written = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      guard written > 0 else {
        if written < 0, errno == EINTR { continue }
        return ExitStatus.failed
      }
      rest = rest.dropFirst(written)
    }
    return 0
  }
}
