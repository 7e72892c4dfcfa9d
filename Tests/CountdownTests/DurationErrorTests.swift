import Countdown
import Testing

/// What a person can do wrong in a duration, and what is said about it.
@Suite struct DurationErrorTests {
  struct Row: CustomTestStringConvertible, Sendable {
    var text: String
    var fault: CountdownDurationError.Fault
    var offset: Int

    init(_ text: String, _ fault: CountdownDurationError.Fault, at offset: Int) {
      self.text = text
      self.fault = fault
      self.offset = offset
    }

    var testDescription: String { "'\(Excerpt.visible(text))' is \(fault) at \(offset)" }
  }

  static let rows: [Row] = [
    Row("", .empty, at: 0),
    Row("  ", .empty, at: 0),
    Row("-5m", .negative, at: 0),
    Row("+5m", .plusSign, at: 0),
    Row("1h-5m", .negative, at: 2),
    Row("nan", .numberExpected, at: 0),
    Row("inf", .numberExpected, at: 0),
    Row("h", .numberExpected, at: 0),
    Row("tea", .numberExpected, at: 0),
    Row(":30", .numberExpected, at: 0),
    Row("1h x", .numberExpected, at: 3),
    Row("٣m", .numberExpected, at: 0),
    Row("\u{1b}[31m", .numberExpected, at: 0),
    Row("1..5h", .fractionExpected, at: 2),
    Row("1.h", .fractionExpected, at: 2),
    Row("1.", .fractionExpected, at: 2),
    Row(".", .fractionExpected, at: 1),
    Row("1,5h", .decimalComma, at: 1),
    Row("1h30", .unitMissing, at: 4),
    Row("1 30m", .unitMissing, at: 1),
    Row("1h5x", .unknownUnit("x"), at: 3),
    Row("25min", .unknownUnit("min"), at: 2),
    Row("1e3", .unknownUnit("e"), at: 1),
    Row("0x10", .unknownUnit("x"), at: 1),
    Row("1w", .unknownUnit("w"), at: 1),
    Row("5m5m", .unitRepeated(.minute), at: 3),
    Row("5m 1h", .unitOutOfOrder(.hour, after: .minute), at: 4),
    Row("5ms1s", .unitOutOfOrder(.second, after: .millisecond), at: 4),
    Row("5µs", .unexpectedCharacter("µ"), at: 1),
    Row("5\u{301}m", .unexpectedCharacter("5\u{301}"), at: 0),
    Row("1.5.5h", .unexpectedCharacter("."), at: 3),
    Row("5m\0", .numberExpected, at: 2),
    Row("5:00 x", .unexpectedCharacter("x"), at: 5),
    Row("5:00m", .unexpectedCharacter("m"), at: 4),
    Row("P1D x", .unexpectedCharacter("x"), at: 4),
    Row("5:0", .clockFieldLength, at: 2),
    Row("5:", .clockFieldLength, at: 2),
    Row("5:000", .clockFieldLength, at: 2),
    Row("5:60", .clockFieldRange, at: 2),
    Row("1:60:00", .clockFieldRange, at: 2),
    Row("1:00:00:00", .clockFieldCount, at: 7),
    Row("1h 5:00", .colonBesideUnits, at: 4),
    Row("1.5:00", .colonBesideUnits, at: 3),
    Row("P", .isoIncomplete, at: 1),
    Row("PT", .isoIncomplete, at: 2),
    Row("P1DT", .isoIncomplete, at: 4),
    Row("PT1H30", .unitMissing, at: 6),
    Row("P1Y", .isoCalendarUnit("Y"), at: 2),
    Row("P1M", .isoCalendarUnit("M"), at: 2),
    Row("P2W", .isoCalendarUnit("W"), at: 2),
    Row("P1H", .isoWrongSide("H"), at: 2),
    Row("PT1D", .isoWrongSide("D"), at: 3),
    Row("PT1.5H30M", .isoFractionNotLast, at: 3),
    Row("PT.5H", .numberExpected, at: 2),
    Row("PTT1H", .numberExpected, at: 2),
    Row("PT1M1H", .unitOutOfOrder(.hour, after: .minute), at: 5),
    Row("0", .zero, at: 0),
    Row(" 0h0m", .zero, at: 1),
    Row("0:00", .zero, at: 0),
    Row("PT0S", .zero, at: 0),
    Row("0.0004s", .belowMillisecond, at: 0),
    Row("9999d1ms", .tooLong, at: 5),
    Row("10000d", .tooLong, at: 0),
    Row("99999999999999999999999999h", .tooLong, at: 0),
    Row("99999999999999999:00:00", .tooLong, at: 0),
  ]

  @Test(arguments: rows)
  func names(_ row: Row) {
    let expected = CountdownDurationError(fault: row.fault, text: row.text, offset: row.offset)
    #expect(throws: expected) { try CountdownDuration(parsing: row.text) }
  }

  @Test func rendersMessageTextAndCaret() {
    let error = CountdownDurationError(fault: .unknownUnit("x"), text: "1h5x", offset: 3)
    #expect(
      error.description == """
        unknown unit 'x': the units are d, h, m, s and ms
          1h5x
             ^
        """)
  }

  /// The caret must stand under the character on a terminal, whatever the characters before it.
  @Test(arguments: [
    ("é5x", 2, "  é5x", "    ^", "two bytes, one column"),
    ("e\u{301}5x", 2, "  e\u{301}5x", "    ^", "two scalars, one column"),
    ("五5x", 2, "  五5x", "     ^", "a wide character takes two columns"),
    ("👩‍💻x", 1, "  👩‍💻x", "    ^", "a joined emoji takes two columns"),
    ("\u{1b}[2Jx", 4, "  ␛[2Jx", "      ^", "an escape sequence is disarmed"),
    ("a\r\nb", 2, "  a␍b", "    ^", "a line break stays on the line"),
    ("\u{202E}5m", 0, "  �5m", "  ^", "nothing turns the line round"),
    ("\u{9b}m", 9, "  �m", "    ^", "an offset behind the end points just behind it"),
    ("5m", -3, "  5m", "  ^", "a negative offset points at the start"),
  ])
  func excerpt(_ text: String, _ offset: Int, _ shown: String, _ caret: String, _ because: String) {
    #expect(Excerpt(of: text, pointingAt: offset).lines == [shown, caret], "\(because)")
  }

  @Test func longTextIsCutAroundTheCaret() throws {
    let text = String(repeating: "a", count: 200) + "!" + String(repeating: "b", count: 200)
    let excerpt = Excerpt(of: text, pointingAt: 200)
    #expect(excerpt.text.count == 62)
    #expect(Array(excerpt.text)[excerpt.column] == "!")
    #expect(excerpt.text.hasPrefix("…a") && excerpt.text.hasSuffix("b…"))
  }
}
