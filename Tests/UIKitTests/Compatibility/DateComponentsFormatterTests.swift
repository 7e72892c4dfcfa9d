import Testing
import UIKit

/// Spans of time as text; examples of each style are those of Apple's documentation.
@Suite struct DateComponentsFormatterTests {
  struct Row: CustomTestStringConvertible, Sendable {
    var seconds: Double
    var units: NSCalendar.Unit
    var style: DateComponentsFormatter.UnitsStyle
    var zeros = DateComponentsFormatter.ZeroFormattingBehavior.default
    var most = 0
    var text: String?
    var because: String

    var testDescription: String { "\(seconds) s: \(because)" }
  }

  static let all: NSCalendar.Unit = [.day, .hour, .minute, .second]
  static let rows = [
    Row(
      seconds: 34890, units: all, style: .positional, text: "9:41:30", because: "as on a clock"),
    Row(
      seconds: 34890, units: all, style: .abbreviated, text: "9h 41m 30s", because: "by letters"),
    Row(
      seconds: 34890, units: all, style: .short, text: "9 hr, 41 min, 30 sec",
      because: "by short words"),
    Row(
      seconds: 34890, units: all, style: .brief, text: "9hr 41min 30sec", because: "without blanks"),
    Row(
      seconds: 34890, units: all, style: .full, text: "9 hours, 41 minutes, 30 seconds",
      because: "by words"),
    Row(
      seconds: 34890, units: all, style: .spellOut,
      text: "nine hours, forty-one minutes, thirty seconds", because: "numbers are words"),
    Row(
      seconds: 3610, units: all, style: .positional, text: "1:00:10",
      because: "a clock drops zeros in front only"),
    Row(
      seconds: 3610, units: all, style: .abbreviated, text: "1h 10s",
      because: "other styles drop all zeros"),
    Row(
      seconds: 3600, units: all, style: .abbreviated, zeros: .pad, text: "0d 1h 0m 0s",
      because: "none dropped"),
    Row(
      seconds: 65, units: [.minute, .second], style: .positional, zeros: .pad, text: "01:05",
      because: "two digits"),
    Row(
      seconds: 61, units: [.minute, .second], style: .full, text: "1 minute, 1 second",
      because: "one of each"),
    Row(
      seconds: 34890, units: all, style: .abbreviated, most: 2, text: "9h 41m",
      because: "the largest two"),
    Row(
      seconds: 90, units: [.second], style: .short, text: "90 sec",
      because: "the only unit takes all"),
    Row(
      seconds: 0, units: [.minute, .second], style: .short, text: "0 sec",
      because: "something is written"),
    Row(
      seconds: -65.9, units: [.minute, .second], style: .positional, text: "-1:05",
      because: "the sign in front, the rest dropped"),
    Row(
      seconds: 65, units: [], style: .positional, text: "1:05",
      because: "without units those of a clock"),
    Row(
      seconds: .infinity, units: all, style: .short, text: nil, because: "no span"),
  ]

  @Test(arguments: rows) func writes(row: Row) {
    let formatter = DateComponentsFormatter()
    formatter.allowedUnits = row.units
    formatter.unitsStyle = row.style
    formatter.zeroFormattingBehavior = row.zeros
    formatter.maximumUnitCount = row.most
    #expect(formatter.string(from: row.seconds) == row.text)
  }

  @Test func addsComponentsUp() {
    let formatter = DateComponentsFormatter()
    #expect(formatter.string(from: DateComponents(hour: 1, minute: 61)) == "2:01:00")
  }
}
