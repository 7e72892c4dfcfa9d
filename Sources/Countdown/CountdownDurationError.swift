/// What is wrong with a text that should be a duration, and where.
package struct CountdownDurationError: Error, Hashable, Sendable {
  /// What is wrong.
  package let fault: Fault
  /// The whole text, as typed.
  package let text: String
  /// The offending character, counted from 0; the text's length if something is missing there.
  package let offset: Int

  /// Makes an error about the character `offset` of `text`.
  package init(fault: Fault, text: String, offset: Int) {
    self.fault = fault
    self.text = text
    self.offset = offset
  }

  /// A thing a person can do wrong in a duration.
  package enum Fault: Hashable, Sendable {
    /// Nothing, or nothing but blanks.
    case empty
    /// A minus sign before the number.
    case negative
    /// A plus sign before the number.
    case plusSign
    /// Something else, or the end, where a number belongs: `h`, `nan`, `1h x`.
    case numberExpected
    /// A point without a digit behind it: `1.h`, `1..5h`.
    case fractionExpected
    /// A comma in a number outside ISO 8601: `1,5h`.
    case decimalComma
    /// A number without a unit beside others that have one: `1h30`.
    case unitMissing
    /// A word that is not a unit: `5x`, `25min`.
    case unknownUnit(String)
    /// The same unit twice: `1h 1h`.
    case unitRepeated(CountdownDuration.Unit)
    /// A larger unit after a smaller one: `5m 1h`.
    case unitOutOfOrder(CountdownDuration.Unit, after: CountdownDuration.Unit)
    /// A character that nothing allows there.
    case unexpectedCharacter(Character)
    /// A field behind a colon that isn't two digits: `5:0`.
    case clockFieldLength
    /// A field behind a colon above 59: `5:60`.
    case clockFieldRange
    /// More than two colons.
    case clockFieldCount
    /// A colon in a duration that has units: `1h 5:00`.
    case colonBesideUnits
    /// An ISO 8601 duration that stops early: `P`, `PT`, `P1DT`.
    case isoIncomplete
    /// A year, month or week in an ISO 8601 duration.
    case isoCalendarUnit(Character)
    /// An ISO 8601 unit on the wrong side of the T: `P1H`, `PT1D`.
    case isoWrongSide(Character)
    /// An ISO 8601 fraction in a part that isn't the last: `PT1.5H30M`.
    case isoFractionNotLast
    /// No time at all.
    case zero
    /// More than nothing, and less than half a millisecond.
    case belowMillisecond
    /// More than 9999 days.
    case tooLong
  }
}

extension CountdownDurationError: CustomStringConvertible {
  /// What is wrong and what would do, without the text.
  package var message: String {
    switch fault {
    case .empty: "the duration is empty: give one like 25m, 1h30m or 5:00"
    case .negative: "a countdown can't be negative: leave out the minus sign"
    case .plusSign: "a duration has no sign: leave out the plus"
    case .numberExpected: "a number is expected here, as in 25m, 1h30m or 5:00"
    case .fractionExpected: "a digit is expected after the point, as in 1.5h"
    case .decimalComma: "a fraction is written with a point, as in 1.5h"
    case .unitMissing: "a unit is missing here: d, h, m, s or ms"
    case .unknownUnit(let word):
      "unknown unit '\(Excerpt.visible(word))': the units are d, h, m, s and ms"
    case .unitRepeated(let unit): "'\(unit.symbol)' is given twice: write each unit once"
    case .unitOutOfOrder(let unit, let previous):
      "'\(unit.symbol)' can't come after '\(previous.symbol)': write the largest unit first"
    case .unexpectedCharacter(let character):
      "'\(Excerpt.visible(String(character)))' can't stand here: write 25m, 1h30m or 5:00"
    case .clockFieldLength: "two digits are expected after a colon, as in 5:00 or 1:30:00"
    case .clockFieldRange: "what follows a colon goes from 00 to 59"
    case .clockFieldCount: "too many colons: write m:ss or h:mm:ss"
    case .colonBesideUnits: "a colon can't stand beside units: write 1h30m or 1:30:00"
    case .isoIncomplete: "the ISO 8601 duration stops here: complete it, as in PT1H30M or P1D"
    case .isoCalendarUnit(let unit): "'\(unit)' has no fixed length here: write days, as in P7D"
    case .isoWrongSide(let unit):
      "'\(unit)' is on the wrong side of the T: days come before it, H, M and S after it"
    case .isoFractionNotLast: "in ISO 8601 only the last part may have a fraction"
    case .zero: "a countdown can't last no time at all: 1ms is the shortest"
    case .belowMillisecond: "that is too short: 1ms is the shortest"
    case .tooLong: "that is too long: 9999d is the longest"
    }
  }

  /// Three lines without a line break at the end: the message, the text, a caret under the fault.
  package var description: String {
    ([message] + Excerpt(of: text, pointingAt: offset).lines).joined(separator: "\n")
  }
}
