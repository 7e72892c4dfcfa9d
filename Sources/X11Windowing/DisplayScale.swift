/// How large things are on a desktop, as its X resources say.
enum DisplayScale {
  /// The device pixels a point: `Xft.dpi` / 96.
  ///
  /// The resources are lines of `name: value`, as in the root window's `RESOURCE_MANAGER`. 1 where
  /// they don't say it, say no number, or one outside of `48...960`.
  static func scale(resources: String) -> Double {
    for line in resources.utf8.split(separator: UInt8(ascii: "\n")) {
      let parts = line.split(separator: UInt8(ascii: ":"), maxSplits: 1)
      guard parts.count == 2, trimmed(parts[0]) == "Xft.dpi" else { continue }
      guard let dpi = Double(trimmed(parts[1])), (48...960).contains(dpi) else { return 1 }
      return dpi / 96
    }
    return 1
  }

  private static func trimmed(_ text: Substring.UTF8View) -> String {
    let isBlank = { (byte: UInt8) in byte == 32 || byte == 9 || byte == 13 }
    let start = text.drop(while: isBlank)
    return String(decoding: start.reversed().drop(while: isBlank).reversed(), as: UTF8.self)
  }
}
