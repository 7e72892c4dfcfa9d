import Countdown
import Testing

/// What a label shows.
@Suite struct CountdownFormatTests {
  struct Row: CustomTestStringConvertible, Sendable {
    var format: String
    var milliseconds: Int
    var label: String
    var because: String

    init(_ format: String, _ milliseconds: Int, _ label: String, _ because: String) {
      self.format = format
      self.milliseconds = milliseconds
      self.label = label
      self.because = because
    }

    var testDescription: String { "\(format) of \(milliseconds) ms: \(because)" }
  }

  static let rows: [Row] = [
    Row("auto", 10_000, "10", "ten seconds show 10 at their start"),
    Row("auto", 9999, "10", "and 10 for the whole first second"),
    Row("auto", 9000, "9", "a whole second is not rounded up"),
    Row("auto", 1, "1", "0 only when it is over"),
    Row("auto", 0, "0", "over"),
    Row("auto", 59_000, "59", "seconds alone below a minute"),
    Row("auto", 59_001, "1:00", "rounded before it is split, never 0:60 or 60"),
    Row("auto", 3_599_000, "59:59", "minutes below an hour"),
    Row("auto", 3_599_500, "1:00:00", "rounded before it is split, never 60:00"),
    Row("auto", 86_399_000, "23:59:59", "hours below a day"),
    Row("auto", 86_399_001, "1d 00:00:00", "rounded before it is split, never 24:00:00"),
    Row("auto", 183_845_000, "2d 03:04:05", "days"),
    Row("auto", -999, "0", "the first second past the end"),
    Row("auto", -1000, "−1", "one whole second past the end"),
    Row("auto", -65_500, "−1:05", "overtime counts whole seconds"),
    Row("hms", 59_000, "0:00:59", "always three fields"),
    Row("hms", 183_845_000, "51:04:05", "hours go on beyond a day"),
    Row("hms", -1000, "−0:00:01", "one sign for all fields"),
    Row("seconds", 90_000, "90", "seconds beyond a minute"),
    Row("seconds", 863_913_600_000, "863913600", "the longest"),
    Row("{h}h {m}m {s}s", 183_845_000, "51h 04m 05s", "fields in a text"),
    Row("{total}|{percent} %", 300_000, "300|50 %", "how much is left, of ten minutes"),
    Row("{percent}", 1, "1", "a percentage is rounded up too"),
    Row("{{{s}}}", 5000, "{05}", "doubled braces stand for one"),
    Row("{m}:{s}", -65_000, "−01:05", "the sign goes before the text"),
  ]

  @Test(arguments: rows)
  func label(_ row: Row) throws {
    let format = try CountdownFormat(parsing: row.format)
    let label = format.label(
      remaining: row.milliseconds * 1_000_000, total: 600 * nanosecondsPerSecond)
    #expect(label == row.label)
  }

  @Test(arguments: [
    ("", CountdownTemplateError.Fault.noField, 0), ("automatic", .noField, 0),
    ("{{}}", .noField, 0),
    ("a {min}", .unknownField("min"), 3), ("{}", .unknownField(""), 1), ("{h} {m", .openBrace, 4),
    ("{h} }", .openBrace, 4), ("{{h}", .openBrace, 3),
  ])
  func names(_ text: String, _ fault: CountdownTemplateError.Fault, _ offset: Int) {
    #expect(throws: CountdownTemplateError(fault: fault, text: text, offset: offset)) {
      try CountdownFormat(parsing: text)
    }
  }

  @Test func anErrorRendersInThreeLines() {
    let error = CountdownTemplateError(fault: .unknownField("min"), text: "a {min}", offset: 3)
    #expect(
      error.description == """
        unknown field 'min': the fields are h, m, s, total and percent
          a {min}
             ^
        """)
  }
}
