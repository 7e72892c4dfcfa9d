package import Countdown

/// What is wrong with a command line: each case a thing that a person can do wrong.
package enum UsageError: Error, Hashable, Sendable {
  /// No duration at all.
  case missingDuration
  /// A duration that isn't one.
  case duration(CountdownDurationError)
  /// Several whole durations.
  case severalDurations([String])
  /// A flag that there isn't.
  case unknownFlag(String)
  /// A flag at the end whose value is missing; `placeholder` says what it would be.
  case missingValue(flag: String, placeholder: String)
  /// A value for a flag that takes none.
  case unexpectedValue(flag: String, value: String)
  /// A value that doesn't do.
  case badValue(flag: String, value: String, OptionValueError)
  /// A flag of `render` without `render`.
  case renderOnly(flag: String)
  /// `render` without a file to write.
  case missingOutput
  /// `render` with both one picture and a sequence asked for.
  case severalOutputs
}

extension UsageError: CustomStringConvertible {
  /// The exit status of a program that was called wrongly.
  package static let exitStatus: Int32 = 2

  /// What standard error gets, without a line break at the end.
  ///
  /// The first line begins with `ringdown:` and says what is wrong and what would do; below it
  /// comes a duration with a caret, if it is about one; the last line leads to the help.
  package var description: String {
    "ringdown: \(message)\nTry 'ringdown --help' for more."
  }

  /// What is wrong and what would do.
  var message: String {
    switch self {
    case .missingDuration: "a duration is missing: give one like 25m, 1h30m or 5:00"
    case .duration(let error): error.description
    case .severalDurations(let words): "\(quoted(words)) are several durations: give one"
    case .unknownFlag(let flag): "unknown option \(quoted(flag))\(suggestion(for: flag))"
    case .missingValue(let flag, let placeholder): "\(flag) needs a value: \(flag) \(placeholder)"
    case .unexpectedValue(let flag, let value):
      "\(flag) takes no value, but \(quoted(value)) is given"
    case .badValue(let flag, let value, .time(let error)):
      "\(flag) \(quoted(value)): \(error.description)"
    case .badValue(let flag, let value, let error):
      "\(flag) \(quoted(value)): \(error.message)"
    case .renderOnly(let flag): "\(flag) is for pictures: ringdown render DURATION \(flag) …"
    case .missingOutput: "render needs a file: --output FILE, or --frames DIR for a sequence"
    case .severalOutputs: "--output and --frames can't be given together: leave one out"
    }
  }

  private func quoted(_ text: String) -> String { "'\(Excerpt.visible(text))'" }

  private func quoted(_ words: [String]) -> String {
    words.prefix(3).map(quoted).joined(separator: ", ") + (words.count > 3 ? ", …" : "")
  }

  private func suggestion(for flag: String) -> String {
    guard flag.hasPrefix("--") else { return "" }
    let nearest = nearestWord(to: String(flag.dropFirst(2)), among: OptionTable.entries.map(\.name))
    return nearest.map { ": did you mean '--\($0)'?" } ?? ""
  }
}
