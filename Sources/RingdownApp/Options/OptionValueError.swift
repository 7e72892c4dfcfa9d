package import Countdown

/// Why a value can't be given to an option.
package enum OptionValueError: Error, Hashable, Sendable {
  /// Not a colour.
  case color(ColorValueError)
  /// Not a colour, as the one with that number of several; the first is 1.
  case colorOfSeveral(Int, ColorValueError)
  /// Not a window geometry.
  case geometry(GeometrySpecError)
  /// Not a length of time.
  case time(CountdownDurationError)
  /// Not a number, where `range` would do.
  case notANumber(range: String)
  /// A number outside `range`.
  case outOfRange(range: String)
  /// Neither yes nor no.
  case notASwitch
  /// None of the names there are, and what was given.
  case unknownName(String, choices: [String])
  /// Nothing, where something is needed.
  case empty

  /// What is wrong and what would do.
  package var message: String {
    switch self {
    case .color(let error): error.message
    case .colorOfSeveral(let number, let error): "colour \(number): \(error.message)"
    case .geometry(let error): error.message
    case .time(let error): error.message
    case .notANumber(let range): "not a number: give \(range)"
    case .outOfRange(let range): "out of range: give \(range)"
    case .notASwitch: "give yes or no"
    case .unknownName(let name, let choices):
      (nearestWord(to: name, among: choices).map { "unknown: did you mean '\($0)'? There are " }
        ?? "unknown: give ") + choices.joined(separator: ", ")
    case .empty: "the value is empty"
    }
  }
}
