import Countdown
import Glibc

/// The time of day where the person is.
enum LocalTime {
  /// The wall clock's time so many seconds from now, with its date where that is not today.
  static func wallClock(secondsFromNow seconds: Double) -> WallClockTime {
    var now = timespec()
    clock_gettime(CLOCK_REALTIME, &now)
    let exact = Double(now.tv_sec) + Double(now.tv_nsec) / 1e9 + seconds
    // A countdown is at most 9999 days long, so both are far from the ends of `time_t`.
    let today = broken(now.tv_sec)
    let end = broken(time_t(exact.rounded()))
    let date =
      (today.tm_year, today.tm_yday) == (end.tm_year, end.tm_yday)
      ? nil
      : WallClockTime.CalendarDate(
        year: Int(end.tm_year) + 1900, month: Int(end.tm_mon) + 1, day: Int(end.tm_mday))
    return WallClockTime(
      hour: Int(end.tm_hour), minute: Int(end.tm_min), second: Int(end.tm_sec), date: date)
  }

  private static func broken(_ time: time_t) -> tm {
    var time = time
    var parts = tm()
    localtime_r(&time, &parts)
    return parts
  }
}
