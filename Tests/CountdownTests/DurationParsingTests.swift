import Countdown
import Testing

/// What durations may be written like, and what they mean.
@Suite struct DurationParsingTests {
  struct Row: CustomTestStringConvertible, Sendable {
    var text: String
    var milliseconds: Int
    var because: String

    init(_ text: String, _ milliseconds: Int, _ because: String) {
      self.text = text
      self.milliseconds = milliseconds
      self.because = because
    }

    var testDescription: String { "'\(text)': \(because)" }
  }

  static let rows: [Row] = [
    Row("90", 90_000, "a bare number is seconds, as sleep(1) reads it"),
    Row("1.5", 1500, "a bare number may have a fraction, as sleep(1) reads it"),
    Row("0007", 7000, "leading zeros are decimal, not octal"),
    Row("90s", 90_000, "seconds beyond a minute"),
    Row("25m", 1_500_000, "the pomodoro"),
    Row("1h30m", 5_400_000, "two units"),
    Row("1h 30m", 5_400_000, "a blank between parts"),
    Row(" \t1h30m  ", 5_400_000, "blanks at both ends"),
    Row("25 m", 1_500_000, "a blank before the unit"),
    Row("1H30M", 5_400_000, "upper case"),
    Row("1.5h", 5_400_000, "a fraction of an hour"),
    Row("1.5h30m", 7_200_000, "a fraction in a part that isn't the last"),
    Row(".5h", 1_800_000, "a fraction without a whole part"),
    Row("2d", 172_800_000, "days of 24 hours"),
    Row("250ms", 250, "milliseconds are not minutes and seconds"),
    Row("1d2h3m4s5ms", 93_784_005, "every unit once"),
    Row("0h5m", 300_000, "a part may be zero"),
    Row("0.1s", 100, "a tenth that no Double holds"),
    Row("0.0005s", 1, "half a millisecond rounds up"),
    Row("1.0004s", 1000, "parts finer than a millisecond round to the nearest"),
    Row("1ms", 1, "the shortest"),
    Row("9999d", 863_913_600_000, "the longest"),
    Row("863913600s", 863_913_600_000, "the longest in seconds"),
    Row("000000000000000000000000005m", 300_000, "leading zeros don't count as digits"),
    Row("0.33333333333333333333333333h", 1_200_000, "more fraction digits than are kept"),
    Row("5:00", 300_000, "m:ss"),
    Row("0:09", 9000, "m:ss below a minute"),
    Row("90:00", 5_400_000, "m:ss with more than an hour of minutes"),
    Row("1:30:00", 5_400_000, "h:mm:ss"),
    Row("100:00:01", 360_001_000, "h:mm:ss with more than four days of hours"),
    Row("0:01.5", 1500, "a fraction behind the last colon field"),
    Row("5:59", 359_000, "the last second of a minute"),
    Row("PT1H30M", 5_400_000, "ISO 8601"),
    Row("pt1h30m", 5_400_000, "ISO 8601 in lower case"),
    Row("P1DT2H", 93_600_000, "ISO 8601 with days"),
    Row("P2D", 172_800_000, "ISO 8601 without a time part"),
    Row("PT36H", 129_600_000, "ISO 8601 with hours beyond a day"),
    Row("PT0.5M", 30_000, "ISO 8601 with a fraction"),
    Row("PT1M30,25S", 90_250, "ISO 8601 with a comma"),
  ]

  @Test(arguments: rows)
  func reads(_ row: Row) throws {
    #expect(try CountdownDuration(parsing: row.text).milliseconds == row.milliseconds)
  }

  @Test func wordsOfACommandLineReadAsOneText() throws {
    let duration = try CountdownDuration(parsing: ["1h", "30m"])
    #expect(duration.milliseconds == 5_400_000)
    #expect(throws: CountdownDurationError(fault: .empty, text: "", offset: 0)) {
      try CountdownDuration(parsing: [])
    }
  }

  @Test(arguments: [
    ("90", "1m30s", "1 min 30 s"), ("25m", "25m", "25 min"), ("1.5s", "1s500ms", "1 s 500 ms"),
    ("P1DT2H", "1d2h", "1 d 2 h"), ("9999d", "9999d", "9999 d"),
  ])
  func spelling(_ text: String, _ canonical: String, _ words: String) throws {
    let duration = try CountdownDuration(parsing: text)
    #expect(duration.description == canonical)
    #expect(duration.words == words)
  }

  @Test(arguments: [Int.min, -1, 0, 863_913_600_001, Int.max])
  func outOfRange(_ milliseconds: Int) {
    #expect(CountdownDuration(milliseconds: milliseconds) == nil)
  }

  @Test func summarySaysWhenItEnds() throws {
    let duration = try CountdownDuration(parsing: "25m")
    #expect(
      duration.summary(ending: WallClockTime(hour: 14, minute: 3, second: 25))
        == "25 min, ends 14:03:25")
    let tomorrow = WallClockTime(
      hour: 0, minute: 3, second: 5, date: .init(year: 2027, month: 1, day: 9))
    #expect(duration.summary(ending: tomorrow) == "25 min, ends 2027-01-09 00:03:05")
  }
}
