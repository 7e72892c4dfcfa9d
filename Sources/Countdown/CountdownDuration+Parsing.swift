extension CountdownDuration {
  /// Reads a duration as a person types it.
  ///
  /// | form | reads as |
  /// | --- | --- |
  /// | `90`, `1.5` | seconds, as sleep(1) does |
  /// | `90s`, `1h30m`, `1h 30m`, `2d`, `250ms` | numbers with units, each once, the largest first |
  /// | `5:00`, `90:00` | m:ss; the minutes may be any number, the seconds are `00...59` |
  /// | `1:30:00` | h:mm:ss; the hours may be any number |
  /// | `PT1H30M`, `P1DT2H` | ISO 8601 |
  ///
  /// Edges: the whole text must fit. Blanks (space, tab) may stand at both ends, between parts and
  /// between a number and its unit. Units and the ISO letters may be upper or lower case. A
  /// fraction has a point with a digit behind it: `.5h` is half an hour, `1.h` is refused; it may
  /// stand in any part (`1.5h30m`) and behind the last colon field (`0:01.5`). ISO 8601 allows a
  /// comma too, wants a digit before it, and only in the last part. No sign, exponent, blank within
  /// ISO 8601 or colon form, or digit outside ASCII. `1h30` is refused: the 30 may be minutes or
  /// seconds. Parts finer than a millisecond are rounded to the nearest one.
  ///
  /// - Throws: ``CountdownDurationError`` with the first fault from the left.
  package init(parsing text: String) throws(CountdownDurationError) {
    var reader = DurationReader(text)
    self = try reader.duration()
  }

  /// Reads a duration given as several words of a command line: `1h` `30m` reads as `1h 30m`.
  ///
  /// - Throws: ``CountdownDurationError`` about the words joined by blanks.
  package init(parsing words: [String]) throws(CountdownDurationError) {
    try self.init(parsing: words.joined(separator: " "))
  }
}

/// One pass over a duration's bytes, from left to right.
private struct DurationReader {
  private let text: String
  private let bytes: [UInt8]
  private var position = 0
  private var total = 0
  private var isEveryPartZero = true
  private var lastUnit: CountdownDuration.Unit?

  private typealias Fault = CountdownDurationError.Fault
  private typealias Unit = CountdownDuration.Unit

  /// A number, where it starts, and where its fraction's point stands.
  private struct Number {
    var value: DecimalNumber?
    var start: Int
    var point: Int?
  }

  init(_ text: String) {
    self.text = text
    self.bytes = Array(text.utf8)
  }

  mutating func duration() throws(CountdownDurationError) -> CountdownDuration {
    skipBlanks()
    let start = position
    guard let first = current else { throw error(.empty, at: 0) }
    if first | 0x20 == UInt8(ascii: "p") {
      try readISO()
    } else if bytes[skippingDigits(from: start)...].first == UInt8(ascii: ":"), isDigit(first) {
      try readClock()
    } else {
      try readParts()
    }
    skipBlanks()
    guard current == nil else { throw unexpected() }
    guard let duration = CountdownDuration(milliseconds: total) else {
      throw error(isEveryPartZero ? .zero : .belowMillisecond, at: start)
    }
    return duration
  }

  /// Numbers with units, or one number of seconds.
  private mutating func readParts() throws(CountdownDurationError) {
    while current != nil {
      let number = try readNumber()
      let end = position
      skipBlanks()
      if current == nil && lastUnit == nil {
        return try add(number, of: .second)
      }
      let unitStart = position
      let word = readWord()
      guard !word.isEmpty else { throw faultWithoutUnit(at: end) }
      guard let unit = Unit.allCases.first(where: { $0.symbol == word.lowercased() }) else {
        throw error(.unknownUnit(word), at: unitStart)
      }
      try add(number, of: unit, writtenAt: unitStart)
      skipBlanks()
    }
  }

  /// What is wrong with a number, ended at `end`, that no letter follows.
  private func faultWithoutUnit(at end: Int) -> CountdownDurationError {
    guard let next = current, !isDigit(next) else { return error(.unitMissing, at: end) }
    switch next {
    case UInt8(ascii: ","): return error(.decimalComma, at: position)
    case UInt8(ascii: ":"): return error(.colonBesideUnits, at: position)
    default: return unexpected()
    }
  }

  /// `m:ss` or `h:mm:ss`.
  private mutating func readClock() throws(CountdownDurationError) {
    var fields: [Number] = [try readDigits()]
    while current == UInt8(ascii: ":") {
      guard fields.count < 3 else { throw error(.clockFieldCount, at: position) }
      position += 1
      guard skippingDigits(from: position) - position == 2 else {
        throw error(.clockFieldLength, at: position)
      }
      guard bytes[position] < UInt8(ascii: "6") else { throw error(.clockFieldRange, at: position) }
      fields.append(try readDigits())
    }
    if current == UInt8(ascii: "."), let last = fields.popLast() {
      position = last.start
      fields.append(try readNumber())
    }
    for (field, unit) in zip(fields, [.hour, .minute, .second].suffix(fields.count) as [Unit]) {
      try add(field, of: unit)
    }
  }

  /// `P…DT…H…M…S`.
  private mutating func readISO() throws(CountdownDurationError) {
    var isTimePart = false
    var isComplete = false
    var fraction: Int?
    position += 1
    while let byte = current, !isBlank(byte) {
      if byte | 0x20 == UInt8(ascii: "t"), !isTimePart {
        isTimePart = true
        isComplete = false
        position += 1
        continue
      }
      let number = try readNumber(isISO: true)
      if let fraction { throw error(.isoFractionNotLast, at: fraction) }
      fraction = number.point
      let unitStart = position
      let unit = try readISOUnit(isTimePart: isTimePart)
      try add(number, of: unit, writtenAt: unitStart)
      isComplete = true
    }
    guard isComplete else { throw error(.isoIncomplete, at: position) }
  }

  private mutating func readISOUnit(isTimePart: Bool) throws(CountdownDurationError) -> Unit {
    guard let byte = current, !isBlank(byte), !isDigit(byte) else {
      throw error(.unitMissing, at: position)
    }
    let letter = Character(Unicode.Scalar(byte))
    let unit: Unit
    switch (byte & 0xDF, isTimePart) {
    case (UInt8(ascii: "D"), false): unit = .day
    case (UInt8(ascii: "H"), true): unit = .hour
    case (UInt8(ascii: "M"), true): unit = .minute
    case (UInt8(ascii: "S"), true): unit = .second
    case (UInt8(ascii: "Y"), _), (UInt8(ascii: "W"), _), (UInt8(ascii: "M"), false):
      throw error(.isoCalendarUnit(letter), at: position)
    case (UInt8(ascii: "D"), true), (UInt8(ascii: "H"), false), (UInt8(ascii: "S"), false):
      throw error(.isoWrongSide(letter), at: position)
    default: throw unexpected()
    }
    position += 1
    return unit
  }

  /// Adds `number` units to the total, checking their order and the range.
  private mutating func add(
    _ number: Number, of unit: Unit, writtenAt unitStart: Int? = nil
  ) throws(CountdownDurationError) {
    let unitStart = unitStart ?? number.start
    if let lastUnit {
      guard unit != lastUnit else { throw error(.unitRepeated(unit), at: unitStart) }
      guard unit.milliseconds < lastUnit.milliseconds else {
        throw error(.unitOutOfOrder(unit, after: lastUnit), at: unitStart)
      }
    }
    lastUnit = unit
    let longest = CountdownDuration.longest.milliseconds
    guard
      let value = number.value, let length = value.multiplied(by: unit.milliseconds),
      length <= longest - total
    else { throw error(.tooLong, at: number.start) }
    total += length
    isEveryPartZero = isEveryPartZero && value.coefficient == 0
  }

  /// Digits, and a fraction behind a point.
  ///
  /// A value of `nil` is too large to hold. ISO 8601 allows a comma too, and wants a digit before either.
  private mutating func readNumber(
    isISO: Bool = false
  ) throws(CountdownDurationError) -> Number {
    let start = position
    let wholeEnd = skippingDigits(from: start)
    let separator = wholeEnd < bytes.count ? bytes[wholeEnd] : nil
    let isFraction =
      separator == UInt8(ascii: ".") && !(isISO && wholeEnd == start)
      || separator == UInt8(ascii: ",") && isISO && wholeEnd > start
    guard isFraction else { return try readDigits() }
    let end = skippingDigits(from: wholeEnd + 1)
    guard end > wholeEnd + 1 else { throw error(.fractionExpected, at: end) }
    position = end
    let value = DecimalNumber(whole: bytes[start..<wholeEnd], fraction: bytes[wholeEnd + 1..<end])
    return Number(value: value, start: start, point: wholeEnd)
  }

  private mutating func readDigits() throws(CountdownDurationError) -> Number {
    let start = position
    position = skippingDigits(from: start)
    guard position > start else { throw faultWithoutNumber() }
    let value = DecimalNumber(whole: bytes[start..<position], fraction: [])
    return Number(value: value, start: start)
  }

  private func faultWithoutNumber() -> CountdownDurationError {
    switch current {
    case UInt8(ascii: "-"): error(.negative, at: position)
    case UInt8(ascii: "+"): error(.plusSign, at: position)
    default: error(.numberExpected, at: position)
    }
  }

  /// The ASCII letters from here on.
  private mutating func readWord() -> String {
    let start = position
    while let byte = current, (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) {
      position += 1
    }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private var current: UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func skipBlanks() {
    while let byte = current, isBlank(byte) {
      position += 1
    }
  }

  private func skippingDigits(from start: Int) -> Int {
    bytes[start...].firstIndex { !isDigit($0) } ?? bytes.count
  }

  private func isDigit(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
  }

  private func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
  }

  private func unexpected() -> CountdownDurationError {
    let offset = characterOffset(ofByte: position)
    let character = text.dropFirst(offset).first
    return CountdownDurationError(
      fault: character.map { .unexpectedCharacter($0) } ?? .numberExpected, text: text,
      offset: offset)
  }

  private func error(_ fault: Fault, at position: Int) -> CountdownDurationError {
    CountdownDurationError(fault: fault, text: text, offset: characterOffset(ofByte: position))
  }

  /// Which character, from 0, the byte belongs to: a digit with an accent is one character.
  private func characterOffset(ofByte position: Int) -> Int {
    var end = 0
    var offset = 0
    for character in text {
      end += character.utf8.count
      guard end <= position else { break }
      offset += 1
    }
    return offset
  }
}
