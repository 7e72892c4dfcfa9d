import CCairo

/// Why Cairo, or a picture file, would not do what was asked.
public struct CairoError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What was being done, as a verb phrase with the thing and its value: `read ring.png`.
  public let operation: String
  /// Why it could not be done.
  public let reason: String

  /// Creates an error that says `reason` kept `operation` from being done.
  package init(operation: String, reason: String) {
    self.operation = operation
    self.reason = reason
  }

  /// The sentence shown to people: `cannot read ring.png: file not found`.
  public var description: String { "cannot \(operation): \(reason)" }

  /// Throws when `status` is a failure, with Cairo's own words for it.
  static func check(_ status: cairo_status_t, _ operation: String) throws(CairoError) {
    guard status != CAIRO_STATUS_SUCCESS else { return }
    throw CairoError(
      operation: operation, reason: String(cString: cairo_status_to_string(status)))
  }
}
