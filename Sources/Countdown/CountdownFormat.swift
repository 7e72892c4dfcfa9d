/// How the time left is written on a face.
///
/// Every format rounds once, up to whole seconds, and splits afterwards: a countdown of ten seconds
/// shows 10 first and 0 only when it is over. In overtime the time past the end follows a minus
/// sign (U+2212), `−5` after five whole seconds.
package enum CountdownFormat: Hashable, Sendable {
  /// As short as it goes: `59`, `1:00`, `1:00:00`, `2d 03:04:05`.
  case auto
  /// Always hours, minutes and seconds: `0:00:59`, `51:04:05`.
  case hms
  /// Always seconds: `90`.
  case seconds
  /// A text with fields in it.
  case template(CountdownTemplate)

  /// Reads `auto`, `hms`, `seconds`, or a template, which has at least one `{`.
  ///
  /// - Throws: ``CountdownTemplateError`` for a field that isn't one, or a word that isn't a format.
  package init(parsing text: String) throws(CountdownTemplateError) {
    switch text {
    case "auto": self = .auto
    case "hms": self = .hms
    case "seconds": self = .seconds
    default: self = .template(try CountdownTemplate(parsing: text))
    }
  }

  /// The label for a countdown that has `remaining` to go out of `total`.
  package func label(remaining: Nanoseconds, total: Nanoseconds) -> String {
    let time = ClockFields(wholeSeconds(roundingUp: remaining))
    let text =
      switch self {
      case .auto: time.short
      case .hms: "\(time.hours):\(time.minuteDigits):\(time.secondDigits)"
      case .seconds: "\(time.total)"
      case .template(let template):
        template.text(of: time, percent: percentLeft(remaining: remaining, total: total))
      }
    return time.isNegative ? "−" + text : text
  }

  /// How much of the whole is left, rounded up to whole percent, in `0...100`.
  private func percentLeft(remaining: Nanoseconds, total: Nanoseconds) -> Int {
    guard remaining > 0, total > 0 else { return 0 }
    return min(100, Int((Double(remaining) / Double(total) * 100).rounded(.up)))
  }
}

/// Whole seconds split as a clock shows them.
struct ClockFields {
  /// Whether the time lies past the end.
  let isNegative: Bool
  /// All of it, in seconds, without the sign.
  let total: Int

  init(_ seconds: Int) {
    isNegative = seconds < 0
    total = abs(seconds)
  }

  /// Whole hours, beyond 24 too.
  var hours: Int { total / 3600 }
  /// The minutes of the hour, as two digits.
  var minuteDigits: String { twoDigits(total / 60 % 60) }
  /// The seconds of the minute, as two digits.
  var secondDigits: String { twoDigits(total % 60) }

  /// The shortest form that shows it all.
  var short: String {
    switch total {
    case ..<60: "\(total)"
    case ..<3600: "\(total / 60):\(secondDigits)"
    case ..<86_400: "\(hours):\(minuteDigits):\(secondDigits)"
    default: "\(total / 86_400)d \(twoDigits(hours % 24)):\(minuteDigits):\(secondDigits)"
    }
  }
}

/// `number` as two digits, with a leading zero below 10.
func twoDigits(_ number: Int) -> String {
  number < 10 ? "0\(number)" : "\(number)"
}
