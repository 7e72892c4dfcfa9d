// For its link to libm, which the rounding of a Double may call.
import Glibc

/// A span of time in nanoseconds; negative means past the end.
package typealias Nanoseconds = Int

/// How many nanoseconds a second has.
package let nanosecondsPerSecond: Nanoseconds = 1_000_000_000

/// A point on the clock that counts a countdown (`CLOCK_BOOTTIME`), to the nanosecond.
///
/// Whole nanoseconds, since a label is rounded up: a deadline in floating-point seconds that
/// comes back a hair late would show 11 where 10 is left.
///
/// - Units: nanoseconds in `-2^61...2^61` (73 years either way). What lies outside is moved to the
///   nearest end, so that the distance of two instants and the end of the longest countdown
///   always fit an `Int`.
package struct CountdownInstant: Hashable, Comparable, Sendable {
  /// Nanoseconds since the clock's zero.
  package let nanoseconds: Nanoseconds

  /// How far from zero an instant may lie.
  private static let reach: Nanoseconds = 1 << 61

  /// Makes the instant `nanoseconds` after the clock's zero.
  package init(nanoseconds: Nanoseconds) {
    self.nanoseconds = min(max(nanoseconds, -Self.reach), Self.reach)
  }

  /// Makes the instant nearest to `seconds` after the clock's zero; not a number counts as 0.
  package init(seconds: Double) {
    let reach = Double(Self.reach)
    let scaled = (seconds * Double(nanosecondsPerSecond)).rounded()
    self.init(nanoseconds: scaled.isNaN ? 0 : Int(min(max(scaled, -reach), reach)))
  }

  /// Seconds since the clock's zero, exact to the nanosecond for 104 days.
  package var seconds: Double { Double(nanoseconds) / Double(nanosecondsPerSecond) }

  /// The instant `span` later, earlier if `span` is negative.
  package func advanced(by span: Nanoseconds) -> CountdownInstant {
    let (sum, isOverflow) = nanoseconds.addingReportingOverflow(span)
    return CountdownInstant(nanoseconds: isOverflow ? (span < 0 ? .min : .max) : sum)
  }

  /// How long it is from `earlier` to this instant.
  package func since(_ earlier: CountdownInstant) -> Nanoseconds {
    nanoseconds - earlier.nanoseconds
  }

  /// Whether `left` comes before `right`.
  package static func < (left: CountdownInstant, right: CountdownInstant) -> Bool {
    left.nanoseconds < right.nanoseconds
  }
}
