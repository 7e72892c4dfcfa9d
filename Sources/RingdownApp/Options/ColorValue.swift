import Countdown

/// A colour as an option names it, straight (not premultiplied), in sRGB.
package struct ColorValue: Hashable, Sendable {
  /// How much red, in `0...1`.
  package let red: Double
  /// How much green, in `0...1`.
  package let green: Double
  /// How much blue, in `0...1`.
  package let blue: Double
  /// How opaque, in `0...1`; 0 for `none`, which paints nothing.
  package let alpha: Double

  /// No colour at all: nothing is painted.
  package static let none = ColorValue(red: 0, green: 0, blue: 0, alpha: 0)

  /// Makes a colour; parts outside `0...1` are moved to the nearest end.
  ///
  /// - Precondition: no part is NaN.
  package init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    precondition(!(red + green + blue + alpha).isNaN, "a colour's parts must be numbers")
    self.red = min(max(red, 0), 1)
    self.green = min(max(green, 0), 1)
    self.blue = min(max(blue, 0), 1)
    self.alpha = min(max(alpha, 0), 1)
  }

  /// Makes an opaque colour from `0xRRGGBB`; higher bits don't count.
  init(rgb: UInt32) {
    self.init(
      red: Double(rgb >> 16 & 0xFF) / 255, green: Double(rgb >> 8 & 0xFF) / 255,
      blue: Double(rgb & 0xFF) / 255)
  }

  /// Makes a colour from a hue in degrees and saturation, lightness and alpha in `0...1`.
  ///
  /// - Source: "Converting HSL Colors to sRGB", CSS Color Module Level 4.
  init(hue: Double, saturation: Double, lightness: Double, alpha: Double) {
    let turn = hue.truncatingRemainder(dividingBy: 360)
    let sector = (turn < 0 ? turn + 360 : turn) / 30
    let reach = saturation * min(lightness, 1 - lightness)
    func channel(_ offset: Double) -> Double {
      let position = (offset + sector).truncatingRemainder(dividingBy: 12)
      return lightness - reach * max(-1, min(position - 3, 9 - position, 1))
    }
    self.init(red: channel(0), green: channel(8), blue: channel(4), alpha: alpha)
  }
}

extension ColorValue: CustomStringConvertible {
  /// The colour as `#rrggbb`, `#rrggbbaa` if it isn't opaque, or `none`.
  package var description: String {
    guard alpha > 0 else { return "none" }
    let parts = alpha < 1 ? [red, green, blue, alpha] : [red, green, blue]
    return parts.reduce("#") { text, part in
      let byte = String(UInt8((part * 255).rounded()), radix: 16)
      return text + (byte.count < 2 ? "0" + byte : byte)
    }
  }
}

/// Why a text is not a colour.
package enum ColorValueError: Error, Hashable, Sendable {
  /// Nothing, or nothing but blanks.
  case empty
  /// A word that isn't a colour's name.
  case unknownName(String)
  /// Hexadecimal digits, but not 3, 4, 6 or 8 of them.
  case hexLength(Int)
  /// A character behind the `#` that isn't a hexadecimal digit.
  case hexDigit(Character)
  /// `rgb:` without three fields of 1 to 4 hexadecimal digits each.
  case xFields
  /// A function other than rgb, rgba, hsl and hsla, or one that isn't closed.
  case function(String)
  /// A function with too few or too many parts, or commas and blanks mixed.
  case partCount(function: String)
  /// A part of a function that isn't a number, or carries a wrong unit.
  case part(String)
  /// A part of a function outside its range.
  case partRange(String, range: String)

  /// What is wrong and what would do.
  package var message: String {
    switch self {
    case .empty: "a colour is missing: give a name like tomato, or #rrggbb"
    case .unknownName(let name):
      nearestWord(to: name.filter { !$0.isWhitespace }, among: ColorNames.all.keys)
        .map { "unknown colour: did you mean '\($0)'?" }
        ?? "unknown colour: give a name like tomato, #rrggbb, rgb(255 99 71), hsl(9 100% 64%) or none"
    case .hexLength(let count):
      "a colour has 3, 4, 6 or 8 hexadecimal digits, not \(count): #rgb, #rgba, #rrggbb, #rrggbbaa"
    case .hexDigit(let character):
      "'\(Excerpt.visible(String(character)))' is not a hexadecimal digit"
    case .xFields: "three fields of 1 to 4 hexadecimal digits are expected, as in rgb:ff/63/47"
    case .function(let name):
      "'\(Excerpt.visible(name))' is not rgb(…), rgba(…), hsl(…) or hsla(…)"
    case .partCount(let function):
      function.hasPrefix("h")
        ? "write hsl(9 100% 64%), hsl(9 100% 64% / 50%) or hsla(9, 100%, 64%, 0.5)"
        : "write rgb(255 99 71), rgb(255 99 71 / 50%) or rgba(255, 99, 71, 0.5)"
    case .part(let text): "'\(Excerpt.visible(text))' is not a number that can stand here"
    case .partRange(let text, let range):
      "'\(Excerpt.visible(text))' is out of range: \(range)"
    }
  }
}
