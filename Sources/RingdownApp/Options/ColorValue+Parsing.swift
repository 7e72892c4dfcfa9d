import Countdown

extension ColorValue {
  /// Reads a colour in any of the forms people know.
  ///
  /// | form | reads as |
  /// | --- | --- |
  /// | `#rgb` `#rgba` `#rrggbb` `#rrggbbaa` | hexadecimal, alpha last; the `#` may be left out |
  /// | `tomato`, `Light Sea Green`, `gray50` | a CSS or X11 name (``ColorNames``) |
  /// | `rgb:ff/63/47` | X11's form, 1 to 4 hexadecimal digits a field |
  /// | `rgb(255 99 71 / 50%)`, `rgba(255, 99, 71, 0.5)` | CSS, also with percentages |
  /// | `hsl(9deg 100% 64%)`, `hsla(9, 100%, 64%, 0.5)` | CSS; a hue in `deg`, `turn`, `rad`, `grad` |
  /// | `none`, `transparent` | ``none`` |
  ///
  /// Case and blanks at both ends don't count; in names no blank counts. `rgb` and `rgba` are the
  /// same, as in CSS. Unlike CSS, a part out of range is refused, since it was most likely a slip;
  /// a hue may be any number.
  ///
  /// - Throws: ``ColorValueError`` saying what would do.
  package init(parsing text: String) throws(ColorValueError) {
    let trimmed = text.trimmingBlanks().lowercased()
    let name = trimmed.filter { !$0.isWhitespace }
    if name.isEmpty {
      throw .empty
    } else if name == "none" || name == "transparent" {
      self = .none
    } else if let rgb = ColorNames.all[name] {
      self.init(rgb: rgb)
    } else if trimmed.hasPrefix("#") {
      try self.init(hexDigits: String(trimmed.dropFirst()))
    } else if trimmed.hasPrefix("rgb:") {
      try self.init(xFields: trimmed.dropFirst(4))
    } else if let parenthesis = trimmed.firstIndex(of: "(") {
      let function = String(trimmed[..<parenthesis])
      guard let close = trimmed.firstIndex(of: ")"),
        trimmed.index(after: close) == trimmed.endIndex
      else { throw .function(function) }
      let parts = String(trimmed[trimmed.index(after: parenthesis)..<close])
      try self.init(function: function, parts: parts)
    } else if trimmed.utf8.allSatisfy(isHexDigit) {
      try self.init(hexDigits: trimmed)
    } else {
      throw .unknownName(text)
    }
  }

  private init(hexDigits text: String) throws(ColorValueError) {
    if let wrong = text.first(where: { !$0.utf8.allSatisfy(isHexDigit) }) {
      throw .hexDigit(wrong)
    }
    let digits = text.utf8.count
    guard [3, 4, 6, 8].contains(digits), let value = UInt32(text, radix: 16) else {
      throw .hexLength(digits)
    }
    let width = digits > 4 ? 8 : 4
    let top = width > 4 ? 255.0 : 15
    let channels = (0..<digits * 4 / width).map { index in
      let shift = digits * 4 - (index + 1) * width
      return Double(value >> UInt32(shift) & UInt32(top)) / top
    }
    self.init(
      red: channels[0], green: channels[1], blue: channels[2],
      alpha: channels.count > 3 ? channels[3] : 1)
  }

  private init(xFields text: Substring) throws(ColorValueError) {
    let fields = text.split(separator: "/", omittingEmptySubsequences: false)
    let channels = fields.compactMap { field -> Double? in
      guard (1...4).contains(field.utf8.count), field.utf8.allSatisfy(isHexDigit),
        let value = UInt32(field, radix: 16)
      else { return nil }
      return Double(value) / Double(1 << (4 * field.utf8.count) - 1)
    }
    guard fields.count == 3, channels.count == 3 else { throw .xFields }
    self.init(red: channels[0], green: channels[1], blue: channels[2])
  }

  private init(function: String, parts text: String) throws(ColorValueError) {
    guard ["rgb", "rgba", "hsl", "hsla"].contains(function) else { throw .function(function) }
    guard let parts = functionParts(text) else { throw .partCount(function: function) }
    let alpha = parts.count > 3 ? try fraction(parts[3], whole: 1) : 1
    if function.hasPrefix("rgb") {
      self.init(
        red: try fraction(parts[0], whole: 255), green: try fraction(parts[1], whole: 255),
        blue: try fraction(parts[2], whole: 255), alpha: alpha)
    } else {
      self.init(
        hue: try degrees(parts[0]), saturation: try fraction(parts[1], whole: 100),
        lightness: try fraction(parts[2], whole: 100), alpha: alpha)
    }
  }
}

/// A function's three or four parts, `a, b, c[, d]` or `a b c[ / d]`; `nil` for any other shape.
private func functionParts(_ text: String) -> [String]? {
  let isLegacy = text.contains(",")
  let halves =
    isLegacy ? [text[...]] : text.split(separator: "/", omittingEmptySubsequences: false)
  let colors =
    isLegacy
    ? text.split(separator: ",", omittingEmptySubsequences: false)
    : (halves.first ?? "").split(whereSeparator: \.isWhitespace)
  let parts = (colors + halves.dropFirst()).map { String($0).trimmingBlanks() }
  let isComplete = isLegacy ? [3, 4].contains(colors.count) : colors.count == 3 && halves.count < 3
  guard isComplete, parts.allSatisfy({ !$0.isEmpty && !$0.contains(where: \.isWhitespace) }) else {
    return nil
  }
  return parts
}

/// `50%` as 0.5 and, where `whole` is 255, `127.5` too; in `0...1`.
private func fraction(_ text: String, whole: Double) throws(ColorValueError) -> Double {
  let isPercentage = text.hasSuffix("%")
  guard let number = DecimalNumber(parsing: isPercentage ? text.dropLast() : text[...]) else {
    throw .part(text)
  }
  let value = number.doubleValue / (isPercentage ? 100 : whole)
  guard (0...1).contains(value) else {
    throw .partRange(text, range: isPercentage ? "0% to 100%" : "0 to \(Int(whole))")
  }
  return value
}

/// An angle in degrees; without a unit, that is what it is in.
private func degrees(_ text: String) throws(ColorValueError) -> Double {
  let units = [("grad", 0.9), ("turn", 360), ("deg", 1), ("rad", 180 / Double.pi)]
  let unit = units.first { text.hasSuffix($0.0) } ?? ("", 1)
  guard let number = DecimalNumber(parsing: text.dropLast(unit.0.count)) else { throw .part(text) }
  return number.doubleValue * unit.1
}

/// Whether a byte is an ASCII hexadecimal digit.
private func isHexDigit(_ byte: UInt8) -> Bool {
  Character(Unicode.Scalar(byte)).isHexDigit
}

extension String {
  /// The text without white space at its ends.
  func trimmingBlanks() -> String {
    let start = drop(while: \.isWhitespace)
    guard let end = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(start[...end])
  }
}
