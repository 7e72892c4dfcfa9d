import Countdown

/// A size and place of a window in X's syntax, `[=][WxH][{+-}X{+-}Y]`, in pixels.
///
/// - Source: `XParseGeometry`, "Parsing the Window Geometry" in Xlib – C Language X Interface.
package struct GeometrySpec: Hashable, Sendable {
  /// The size asked for, both sides in `1...32767`; `nil` if only a place is.
  package let size: Extent?
  /// Where the window goes; `nil` if only a size is given.
  package let place: Place?

  /// A width and a height.
  package struct Extent: Hashable, Sendable {
    /// The width in pixels.
    package let width: Int
    /// The height in pixels.
    package let height: Int

    /// Makes an extent.
    package init(width: Int, height: Int) {
      self.width = width
      self.height = height
    }
  }

  /// How far the window's edges are from the screen's.
  ///
  /// Both distances are in `-32767...32767` and count inwards; a negative one reaches beyond the
  /// edge: `+-5` is 5 pixels beyond the left edge, `--5` 5 pixels beyond the right one.
  package struct Place: Hashable, Sendable {
    /// The distance from the left or right edge.
    package let x: Int
    /// Whether `x` counts from the screen's right edge to the window's.
    package let isFromRight: Bool
    /// The distance from the top or bottom edge.
    package let y: Int
    /// Whether `y` counts from the screen's bottom edge to the window's.
    package let isFromBottom: Bool

    /// Makes a place.
    package init(x: Int, isFromRight: Bool, y: Int, isFromBottom: Bool) {
      self.x = x
      self.isFromRight = isFromRight
      self.y = y
      self.isFromBottom = isFromBottom
    }
  }

  /// Makes a geometry of what is given.
  package init(size: Extent?, place: Place?) {
    self.size = size
    self.place = place
  }

  /// Reads `240x240`, `+10-10`, `240x240-0+0`, also with a leading `=` and an upper-case `X`.
  ///
  /// Stricter than X: a size has both sides, a place both distances, and nothing may follow.
  ///
  /// - Throws: ``GeometrySpecError`` with the first fault from the left.
  package init(parsing text: String) throws(GeometrySpecError) {
    var rest = Array(text.utf8)[...]
    if rest.first == UInt8(ascii: "=") { rest.removeFirst() }
    guard !rest.isEmpty else { throw .syntax }
    var size: Extent?
    if let first = rest.first, isDigit(first) {
      let width = try readNumber(&rest)
      guard let x = rest.popFirst(), x | 0x20 == UInt8(ascii: "x") else { throw .syntax }
      let height = try readNumber(&rest)
      guard width > 0, height > 0 else { throw .emptySize }
      size = Extent(width: width, height: height)
    }
    guard !rest.isEmpty else {
      self.init(size: size, place: nil)
      return
    }
    let isFromRight = try readSign(&rest)
    let x = try readDistance(&rest)
    let isFromBottom = try readSign(&rest)
    let y = try readDistance(&rest)
    guard rest.isEmpty else { throw .syntax }
    let place = Place(x: x, isFromRight: isFromRight, y: y, isFromBottom: isFromBottom)
    self.init(size: size, place: place)
  }
}

extension GeometrySpec: CustomStringConvertible {
  /// The geometry as it is typed; parsing reads it back.
  package var description: String {
    let sides = size.map { "\($0.width)x\($0.height)" } ?? ""
    guard let place else { return sides }
    let x = "\(place.isFromRight ? "-" : "+")\(place.x)"
    return sides + x + "\(place.isFromBottom ? "-" : "+")\(place.y)"
  }
}

/// Why a text is not a geometry.
package enum GeometrySpecError: Error, Hashable, Sendable {
  /// Not of the form that a geometry has.
  case syntax
  /// A side of 0.
  case emptySize
  /// A number beyond 32767, where X's coordinates end.
  case range

  /// What is wrong and what would do.
  package var message: String {
    switch self {
    case .syntax:
      "not a geometry: write +X+Y, -X+Y, +X-Y, -X-Y or WxH before one, as in 240x240-10+10"
    case .emptySize: "a window can't have a side of 0"
    case .range: "a side or distance can't be more than 32767"
    }
  }
}

private func isDigit(_ byte: UInt8) -> Bool {
  byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
}

private func readNumber(_ rest: inout ArraySlice<UInt8>) throws(GeometrySpecError) -> Int {
  let digits = rest.prefix(while: isDigit)
  guard !digits.isEmpty else { throw .syntax }
  rest = rest.dropFirst(digits.count)
  let number = DecimalNumber(whole: digits, fraction: [])?.multiplied(by: 1)
  guard let number, number <= 32_767 else { throw .range }
  return number
}

/// Whether the sign that must stand here is a minus.
private func readSign(_ rest: inout ArraySlice<UInt8>) throws(GeometrySpecError) -> Bool {
  let sign = rest.popFirst()
  guard sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") else { throw .syntax }
  return sign == UInt8(ascii: "-")
}

/// A number with a sign of its own or without.
private func readDistance(_ rest: inout ArraySlice<UInt8>) throws(GeometrySpecError) -> Int {
  guard let sign = rest.first, !isDigit(sign) else { return try readNumber(&rest) }
  let isNegative = try readSign(&rest)
  let number = try readNumber(&rest)
  return isNegative ? -number : number
}
