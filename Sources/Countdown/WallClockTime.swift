/// A time of day as a clock on the wall shows it, with a date where the day needs saying.
package struct WallClockTime: Hashable, Sendable, CustomStringConvertible {
  /// The hour, in `0...23`.
  package let hour: Int
  /// The minute, in `0...59`.
  package let minute: Int
  /// The second, in `0...60`, for leap seconds.
  package let second: Int
  /// The day, unless it goes without saying.
  package let date: CalendarDate?

  /// A day of the calendar.
  package struct CalendarDate: Hashable, Sendable {
    /// The year, as in 2026.
    package let year: Int
    /// The month, in `1...12`.
    package let month: Int
    /// The day of the month, in `1...31`.
    package let day: Int

    /// Makes a day.
    package init(year: Int, month: Int, day: Int) {
      self.year = year
      self.month = month
      self.day = day
    }
  }

  /// Makes a time of day; leave `date` out where it is today.
  package init(hour: Int, minute: Int, second: Int, date: CalendarDate? = nil) {
    self.hour = hour
    self.minute = minute
    self.second = second
    self.date = date
  }

  /// `14:03:25`, or `2026-12-31 14:03:25` with a date.
  package var description: String {
    let time = "\(twoDigits(hour)):\(twoDigits(minute)):\(twoDigits(second))"
    guard let date else { return time }
    return "\(date.year)-\(twoDigits(date.month))-\(twoDigits(date.day)) \(time)"
  }
}

extension CountdownDuration {
  /// What was understood, to be said back at the start: `25 min, ends 14:03:25`.
  package func summary(ending end: WallClockTime) -> String {
    "\(words), ends \(end)"
  }
}
