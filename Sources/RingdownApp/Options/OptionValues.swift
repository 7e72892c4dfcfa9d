import Countdown
import Faces

/// A type of value that options have: how it is read and how it is shown.
struct OptionValueKind<Value>: Sendable {
  /// Reads a value.
  let parse: @Sendable (String) throws(OptionValueError) -> Value
  /// Shows a value as it would be typed.
  let show: @Sendable (Value) -> String
}

extension OptionValueKind where Value == Bool {
  /// A switch: `yes` or `no`, also `true`, `on`, `1` and their opposites, in any case.
  static let toggle = OptionValueKind { text throws(OptionValueError) in
    switch text.lowercased() {
    case "yes", "true", "on", "1": return true
    case "no", "false", "off", "0": return false
    default: throw .notASwitch
    }
  } show: {
    $0 ? "yes" : "no"
  }
}

extension OptionValueKind where Value == String {
  /// Any text, also none.
  static let anyText = OptionValueKind { text throws(OptionValueError) in
    text
  } show: {
    $0
  }
}

extension OptionValueKind where Value == String? {
  /// A text that says something: a font, a file's name.
  static let text = OptionValueKind { text throws(OptionValueError) in
    guard !text.trimmingBlanks().isEmpty else { throw .empty }
    return text
  } show: {
    $0 ?? ""
  }
}

extension OptionValueKind where Value == ColorValue? {
  /// A colour.
  static let color = OptionValueKind { text throws(OptionValueError) in
    do throws(ColorValueError) {
      return try ColorValue(parsing: text)
    } catch {
      throw .color(error)
    }
  } show: {
    $0?.description ?? ""
  }
}

extension OptionValueKind where Value == [ColorValue]? {
  /// The most colours there may be.
  private static let mostColors = 32

  /// Colours with commas between them; commas within brackets are a colour's own.
  static let colors = OptionValueKind { text throws(OptionValueError) in
    guard !text.trimmingBlanks().isEmpty else { throw .empty }
    let words = wordsBetweenCommas(text)
    guard words.count <= mostColors else { throw .outOfRange(range: "1 to \(mostColors) colours") }
    var colors: [ColorValue] = []
    for word in words {
      do throws(ColorValueError) {
        colors.append(try ColorValue(parsing: word.trimmingBlanks()))
      } catch {
        throw words.count > 1 ? .colorOfSeveral(colors.count + 1, error) : .color(error)
      }
    }
    return colors
  } show: {
    $0?.map(\.description).joined(separator: ",") ?? ""
  }
}

/// The parts of `text` between the commas that are not in brackets.
private func wordsBetweenCommas(_ text: String) -> [String] {
  var words = [""]
  var depth = 0
  for character in text {
    if character == "(" { depth += 1 }
    if character == ")" { depth -= 1 }
    if character == ",", depth <= 0 {
      words.append("")
    } else {
      words[words.count - 1].append(character)
    }
  }
  return words
}

extension OptionValueKind where Value == GeometrySpec? {
  /// A window geometry.
  static let geometry = OptionValueKind { text throws(OptionValueError) in
    do throws(GeometrySpecError) {
      return try GeometrySpec(parsing: text)
    } catch {
      throw .geometry(error)
    }
  } show: {
    $0?.description ?? ""
  }
}

extension OptionValueKind where Value == FaceName {
  /// One of the faces, in any case.
  static let face = OptionValueKind { text throws(OptionValueError) in
    guard let face = FaceName(rawValue: text.lowercased()) else {
      throw .unknownName(text, choices: FaceName.allCases.map(\.rawValue))
    }
    return face
  } show: {
    $0.rawValue
  }
}

extension OptionValueKind where Value == Nanoseconds {
  /// A moment of a countdown: a duration, or zero in any of its forms.
  static let moment = OptionValueKind { text throws(OptionValueError) in
    do throws(CountdownDurationError) {
      return try CountdownDuration(parsing: text).nanoseconds
    } catch {
      guard error.fault == .zero else { throw .time(error) }
      return 0
    }
  } show: {
    CountdownDuration(milliseconds: $0 / 1_000_000)?.description ?? "0s"
  }
}

extension OptionValueKind where Value == Double {
  /// A number in `range`, which is spelled `rangeText` for people.
  static func number(_ range: ClosedRange<Double>, _ rangeText: String) -> Self {
    OptionValueKind { text throws(OptionValueError) in
      try readNumber(text, range, rangeText)
    } show: {
      showNumber($0)
    }
  }

  /// A share of the whole: `0.8` or `80%`.
  static let share = OptionValueKind { text throws(OptionValueError) in
    let range = "0 to 1, or 0% to 100%"
    guard text.hasSuffix("%") else { return try readNumber(text, 0...1, range) }
    return try readNumber(text.dropLast(), 0...100, range) / 100
  } show: {
    showNumber($0)
  }
}

extension OptionValueKind where Value == Double? {
  /// A number in `range`, which is spelled `rangeText` for people.
  static func number(_ range: ClosedRange<Double>, _ rangeText: String) -> Self {
    OptionValueKind { text throws(OptionValueError) in
      try readNumber(text, range, rangeText)
    } show: {
      $0.map(showNumber) ?? ""
    }
  }
}

extension OptionValueKind where Value == Int {
  /// A whole number in `range`.
  static func wholeNumber(_ range: ClosedRange<Int>) -> Self {
    let rangeText = "a whole number, \(range.lowerBound) to \(range.upperBound)"
    return OptionValueKind { text throws(OptionValueError) in
      guard let number = DecimalNumber(parsing: text), number.fractionDigits == 0 else {
        throw .notANumber(range: rangeText)
      }
      guard let value = number.multiplied(by: 1), range.contains(value) else {
        throw .outOfRange(range: rangeText)
      }
      return value
    } show: {
      "\($0)"
    }
  }
}

private func readNumber(
  _ text: some StringProtocol, _ range: ClosedRange<Double>, _ rangeText: String
) throws(OptionValueError) -> Double {
  guard let number = DecimalNumber(parsing: text) else { throw .notANumber(range: rangeText) }
  guard range.contains(number.doubleValue) else { throw .outOfRange(range: rangeText) }
  return number.doubleValue
}

/// A number without a fraction of zero.
private func showNumber(_ number: Double) -> String {
  Int(exactly: number).map { "\($0)" } ?? "\(number)"
}
