public import Foundation

/// Writes spans of time, such as 1:05 or "1 minute, 5 seconds", in English.
///
/// Foundation on Linux has no such class. A span is split into the largest units allowed first;
/// what is left below the smallest is dropped.
open class DateComponentsFormatter {
  /// How units are written.
  public enum UnitsStyle: Int, Sendable {
    /// As on a clock: 1:05:09.
    case positional
    /// Letters: 1h 5m 9s.
    case abbreviated
    /// Short words: 1 hr, 5 min, 9 sec.
    case short
    /// Words: 1 hour, 5 minutes, 9 seconds.
    case full
    /// Words for numbers, too: one hour, five minutes, nine seconds.
    case spellOut
    /// Short words without blanks: 1hr 5min 9sec.
    case brief
  }

  /// What becomes of units that are zero.
  public struct ZeroFormattingBehavior: OptionSet, Sendable {
    /// The sum of the options.
    public let rawValue: UInt

    /// Creates options from their sum.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// On a clock those in front are dropped, otherwise all of them.
    public static let `default` = ZeroFormattingBehavior(rawValue: 1 << 0)
    /// Those in front are dropped.
    public static let dropLeading = ZeroFormattingBehavior(rawValue: 1 << 1)
    /// Those between others are dropped, though not on a clock.
    public static let dropMiddle = ZeroFormattingBehavior(rawValue: 1 << 2)
    /// Those behind are dropped, though not on a clock.
    public static let dropTrailing = ZeroFormattingBehavior(rawValue: 1 << 3)
    /// All of them are dropped.
    public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
    /// None is dropped, and on a clock each has two digits.
    public static let pad = ZeroFormattingBehavior(rawValue: 1 << 16)
  }

  /// The units to write; where there are none, hours, minutes and seconds.
  open var allowedUnits: NSCalendar.Unit = []
  /// How units are written.
  open var unitsStyle = UnitsStyle.positional
  /// What becomes of units that are zero.
  open var zeroFormattingBehavior = ZeroFormattingBehavior.default
  /// How many units are written at most, the largest ones; 0 for all.
  open var maximumUnitCount = 0

  /// Creates a formatter of the clock's style.
  public init() {}

  /// The span of `seconds` as text.
  ///
  /// - Parameter seconds: How long it is; below zero the text begins with a minus sign.
  /// - Returns: `nil` for what is not finite or too long to count.
  open func string(from seconds: TimeInterval) -> String? {
    guard seconds.isFinite, let whole = Int(exactly: seconds.magnitude.rounded(.down)) else {
      return nil
    }
    var rest = whole
    let counts = units.map { unit in
      defer { rest %= unit.seconds }
      return (count: rest / unit.seconds, unit: unit)
    }
    let text = write(counts)
    return seconds < 0 && whole > 0 ? "-\(text)" : text
  }

  /// The span between two moments as text.
  open func string(from start: Date, to end: Date) -> String? {
    string(from: end.timeIntervalSince(start))
  }

  /// The span that `components` add up to, of weeks, days, hours, minutes and seconds.
  open func string(from components: DateComponents) -> String? {
    let days = (components.weekOfMonth ?? 0) * 7 + (components.day ?? 0)
    let hours = Double(days) * 24 + Double(components.hour ?? 0)
    return string(
      from: (hours * 60 + Double(components.minute ?? 0)) * 60 + Double(components.second ?? 0))
  }

  private var units: [SpanUnit] {
    let allowed = SpanUnit.all.filter { allowedUnits.contains($0.unit) }
    return allowed.isEmpty ? Array(SpanUnit.all.suffix(3)) : allowed
  }

  /// The units that are written, joined as the style has it.
  private func write(_ counts: [(count: Int, unit: SpanUnit)]) -> String {
    var kept = withoutZeros(counts)
    if kept.isEmpty { kept = counts.suffix(1) }
    if maximumUnitCount > 0 { kept = Array(kept.prefix(maximumUnitCount)) }
    let texts = kept.enumerated().map { index, part in
      text(part.count, part.unit, isFirst: index == 0)
    }
    switch unitsStyle {
    case .positional: return texts.joined(separator: ":")
    case .abbreviated, .brief: return texts.joined(separator: " ")
    case .short, .full, .spellOut: return texts.joined(separator: ", ")
    }
  }

  private func withoutZeros(
    _ counts: [(count: Int, unit: SpanUnit)]
  ) -> [(count: Int, unit: SpanUnit)] {
    let isClock = unitsStyle == .positional
    var dropped = zeroFormattingBehavior
    if dropped.contains(.pad) { return counts }
    if dropped.contains(.default) { dropped = isClock ? .dropLeading : .dropAll }
    guard let first = counts.firstIndex(where: { $0.count != 0 }),
      let last = counts.lastIndex(where: { $0.count != 0 })
    else { return dropped.isEmpty ? counts : [] }
    return counts.enumerated().filter { index, part in
      if part.count != 0 { return true }
      if index < first { return !dropped.contains(.dropLeading) }
      if isClock { return true }
      return !dropped.contains(index > last ? .dropTrailing : .dropMiddle)
    }.map(\.element)
  }

  private func text(_ count: Int, _ unit: SpanUnit, isFirst: Bool) -> String {
    switch unitsStyle {
    case .positional:
      let isPadded = !isFirst || zeroFormattingBehavior.contains(.pad)
      return isPadded && count < 10 ? "0\(count)" : "\(count)"
    case .abbreviated: return "\(count)\(unit.letter)"
    case .short: return "\(count) \(count == 1 ? unit.short : unit.shorts)"
    case .brief: return "\(count)\(count == 1 ? unit.short : unit.shorts)"
    case .full: return "\(count) \(unit.name)\(count == 1 ? "" : "s")"
    case .spellOut:
      let speller = NumberFormatter()
      speller.numberStyle = .spellOut
      speller.locale = Locale(identifier: "en_US")
      let word = speller.string(from: NSNumber(value: count)) ?? "\(count)"
      return "\(word) \(unit.name)\(count == 1 ? "" : "s")"
    }
  }
}

/// A unit of time of one length, and what it is called.
private struct SpanUnit {
  let unit: NSCalendar.Unit
  let seconds: Int
  let name: String
  let letter: String
  let short: String
  let shorts: String

  static let all = [
    SpanUnit(
      unit: .weekOfMonth, seconds: 604_800, name: "week", letter: "w", short: "wk", shorts: "wks"),
    SpanUnit(unit: .day, seconds: 86_400, name: "day", letter: "d", short: "day", shorts: "days"),
    SpanUnit(unit: .hour, seconds: 3600, name: "hour", letter: "h", short: "hr", shorts: "hr"),
    SpanUnit(
      unit: .minute, seconds: 60, name: "minute", letter: "m", short: "min", shorts: "min"),
    SpanUnit(unit: .second, seconds: 1, name: "second", letter: "s", short: "sec", shorts: "sec"),
  ]
}
