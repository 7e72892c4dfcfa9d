import Countdown

extension Command {
  /// Reads a command line, without the program's name, as GNU programs do.
  ///
  /// - Options may stand before, between and after the words of the duration. `--` ends them.
  /// - A value follows as `--flag VALUE` or `--flag=VALUE`, `-g VALUE` or `-gVALUE`; it may begin
  ///   with a dash. Switches may be bundled (`-qn`) and undone (`--no-drain`, `--drain=no`).
  /// - The last of several wins.
  /// - A word that begins with a dash and a digit or point is taken for a duration, so that `-5m` is
  ///   told what is wrong with it.
  /// - `render` as the first word that isn't an option asks for pictures; `gallery`, alone or after
  ///   it, for all faces, and the duration may be left out.
  /// - `--help` and `--version` count at once: what stands behind them is not looked at.
  ///
  /// - Throws: ``UsageError`` with the first fault; those of the duration come after the options'.
  package init(parsing arguments: [String]) throws(UsageError) {
    var reader = CommandLineReader(rest: arguments[...])
    self = try reader.command()
  }
}

/// One pass over the words of a command line.
private struct CommandLineReader {
  var rest: ArraySlice<String>
  private var options = RingdownOptions()
  private var words: [String] = []
  private var isRender = false
  private var isGallery = false
  private var renderFlag: String?

  init(rest: ArraySlice<String>) {
    self.rest = rest
  }

  mutating func command() throws(UsageError) -> Command {
    var isPastOptions = false
    while let argument = rest.popFirst() {
      if isPastOptions || !isOption(argument) {
        readWord(argument, isPlain: isPastOptions)
      } else if argument == "--" {
        isPastOptions = true
      } else if let action = try readOption(argument) {
        return action
      }
    }
    if let renderFlag, !isRender { throw .renderOnly(flag: renderFlag) }
    let duration = try duration()
    if isGallery {
      return isRender
        ? .renderGallery(duration, options, try renderOutput()) : .gallery(duration, options)
    }
    return isRender ? .render(duration, options, try renderOutput()) : .run(duration, options)
  }

  /// Whether an argument is an option, not a negative number or a lone dash.
  private func isOption(_ argument: String) -> Bool {
    guard argument.hasPrefix("-"), let second = argument.dropFirst().first else { return false }
    return !(second.isNumber || second == ".")
  }

  private mutating func readWord(_ word: String, isPlain: Bool) {
    if word == "render" && !isPlain && !isRender && !isGallery && words.isEmpty {
      isRender = true
    } else if word == "gallery" && !isPlain && !isGallery && words.isEmpty {
      isGallery = true
    } else {
      words.append(word)
    }
  }

  /// Reads one option with its value, and gives the command that it alone is, if any.
  private mutating func readOption(_ argument: String) throws(UsageError) -> Command? {
    guard argument.hasPrefix("--") else { return try readLetters(argument.dropFirst()) }
    let equals = argument.firstIndex(of: "=")
    let flag = String(argument[..<(equals ?? argument.endIndex)])
    let value = equals.map { String(argument[argument.index(after: $0)...]) }
    let name = String(flag.dropFirst(2))
    if let entry = OptionTable.entry(named: name) {
      return try give(value, to: entry, as: flag)
    }
    guard name.hasPrefix("no-"), let entry = OptionTable.entry(named: String(name.dropFirst(3))),
      case .toggle = entry.effect
    else { throw .unknownFlag(flag) }
    if let value { throw .unexpectedValue(flag: flag, value: value) }
    return try give("no", to: entry, as: flag)
  }

  /// Reads what stands behind one dash: switches, and at the end perhaps an option with its value.
  private mutating func readLetters(_ letters: Substring) throws(UsageError) -> Command? {
    var letters = letters
    while let letter = letters.popFirst() {
      let flag = "-\(letter)"
      guard let entry = OptionTable.entry(letter: letter) else { throw .unknownFlag(flag) }
      var value: String?
      if entry.placeholder != nil, !letters.isEmpty {
        value = String(letters)
        letters = ""
      }
      if let action = try give(value, to: entry, as: flag) { return action }
    }
    return nil
  }

  /// Lets an option have its effect, with the next argument for a value if it needs one.
  private mutating func give(
    _ value: String?, to entry: OptionEntry, as flag: String
  ) throws(UsageError) -> Command? {
    if entry.group == .pictures { renderFlag = flag }
    switch entry.effect {
    case .act(let command):
      if let value { throw .unexpectedValue(flag: flag, value: value) }
      return command
    case .toggle(let set):
      try apply(value ?? "yes", flag, set)
    case .set(let set):
      guard let value = value ?? rest.popFirst() else {
        throw .missingValue(flag: flag, placeholder: entry.placeholder ?? "VALUE")
      }
      try apply(value, flag, set)
    }
    return nil
  }

  private mutating func apply(
    _ value: String, _ flag: String,
    _ set: (String, inout RingdownOptions) throws(OptionValueError) -> Void
  ) throws(UsageError) {
    do throws(OptionValueError) {
      try set(value, &options)
    } catch {
      throw .badValue(flag: flag, value: value, error)
    }
  }

  private func duration() throws(UsageError) -> CountdownDuration {
    if words.isEmpty, isGallery, let minute = CountdownDuration(milliseconds: 60_000) {
      return minute
    }
    guard !words.isEmpty else { throw .missingDuration }
    do throws(CountdownDurationError) {
      return try CountdownDuration(parsing: words)
    } catch {
      // `5m 1h` is one duration in the wrong order; `5m 10m` and `5:00 10:00` are two.
      if case .unitOutOfOrder = error.fault { throw .duration(error) }
      let areAllDurations = words.allSatisfy { (try? CountdownDuration(parsing: $0)) != nil }
      throw words.count > 1 && areAllDurations ? .severalDurations(words) : .duration(error)
    }
  }

  private func renderOutput() throws(UsageError) -> RenderOutput {
    switch (options.renderOutput, options.renderFrames) {
    case (let file?, nil): return .picture(time: options.renderTime, file: file)
    case (nil, let directory?): return .frames(directory: directory, rate: options.renderRate)
    case (nil, nil): throw .missingOutput
    case (.some, .some): throw .severalOutputs
    }
  }
}
