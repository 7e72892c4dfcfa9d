/// How long a countdown lasts: at least a millisecond, at most 9999 days, in whole milliseconds.
package struct CountdownDuration: Hashable, Comparable, Sendable {
  /// The length in milliseconds, in `1...863_913_600_000`.
  package let milliseconds: Int

  /// A unit that durations are written in, the largest first.
  package enum Unit: CaseIterable, Hashable, Sendable {
    case day
    case hour
    case minute
    case second
    case millisecond

    /// How many milliseconds the unit has.
    package var milliseconds: Int {
      switch self {
      case .day: 86_400_000
      case .hour: 3_600_000
      case .minute: 60_000
      case .second: 1000
      case .millisecond: 1
      }
    }

    /// How the unit is typed: `d`, `h`, `m`, `s` or `ms`.
    package var symbol: String {
      switch self {
      case .day: "d"
      case .hour: "h"
      case .minute: "m"
      case .second: "s"
      case .millisecond: "ms"
      }
    }

    /// How the unit is shown in a sentence: the symbol, but `min` for a minute.
    package var word: String { self == .minute ? "min" : symbol }
  }

  /// The longest duration there is, 9999 days.
  package static let longest = CountdownDuration(unchecked: 9999 * Unit.day.milliseconds)

  /// Makes a duration of that many milliseconds; `nil` if that is below 1 or above 9999 days.
  package init?(milliseconds: Int) {
    guard milliseconds > 0, milliseconds <= Self.longest.milliseconds else { return nil }
    self.milliseconds = milliseconds
  }

  private init(unchecked milliseconds: Int) {
    self.milliseconds = milliseconds
  }

  /// The length in nanoseconds.
  package var nanoseconds: Nanoseconds { milliseconds * 1_000_000 }

  /// The length in seconds.
  package var seconds: Double { Double(milliseconds) / 1000 }

  /// The length for a sentence: `25 min`, `1 h 30 min`, `1 s 500 ms`.
  package var words: String {
    parts.map { "\($0.count) \($0.unit.word)" }.joined(separator: " ")
  }

  /// Whether `left` is the shorter one.
  package static func < (left: CountdownDuration, right: CountdownDuration) -> Bool {
    left.milliseconds < right.milliseconds
  }

  /// How often each unit goes into the length, the largest first, leaving out those that don't.
  private var parts: [(count: Int, unit: Unit)] {
    var rest = milliseconds
    return Unit.allCases.compactMap { unit in
      let count = rest / unit.milliseconds
      rest %= unit.milliseconds
      return count > 0 ? (count, unit) : nil
    }
  }
}

extension CountdownDuration: CustomStringConvertible {
  /// The canonical spelling, `1d2h3m4s5ms` without the units that are 0; parsing reads it back.
  package var description: String {
    parts.map { "\($0.count)\($0.unit.symbol)" }.joined()
  }
}
