/// All that is known about one option; parsing, `--help` and the rest are made from it.
package struct OptionEntry: Sendable {
  /// The long flag without its dashes, which is the key in a configuration file too.
  package let name: String
  /// A letter that stands for it after one dash.
  package let letter: Character?
  /// What stands for the value in the help; `nil` for a switch or an action.
  package let placeholder: String?
  /// Where the help lists it.
  package let group: Group
  /// What it does, without a full stop.
  package let help: String
  /// What the help says about its default; `nil` if that goes without saying.
  package let defaultText: String?
  /// What giving it does.
  package let effect: Effect

  /// A heading of the help, in the order they come.
  package enum Group: String, CaseIterable, Sendable {
    /// How it looks.
    case look = "Look"
    /// What is painted in which colour.
    case colors = "Colours"
    /// Where it stands.
    case window = "Window"
    /// How it runs and ends.
    case running = "Running"
    /// What `render` draws.
    case pictures = "Pictures (ringdown render)"
    /// What the program says about itself.
    case information = "Information"
  }

  /// What giving an option does.
  package enum Effect: Sendable {
    /// Sets a value in the options.
    case set(@Sendable (String, inout RingdownOptions) throws(OptionValueError) -> Void)
    /// Does the same with `yes` where no value is given, and `no` after `--no-`.
    case toggle(@Sendable (String, inout RingdownOptions) throws(OptionValueError) -> Void)
    /// Makes the program do something else instead of a countdown.
    case act(Command)
  }

  /// The resource's name in the X resource database: `ring-color` is `ringColor`.
  package var resourceName: String {
    let words = name.split(separator: "-")
    return words.dropFirst().reduce(String(words.first ?? "")) {
      $0 + $1.prefix(1).uppercased() + $1.dropFirst()
    }
  }
}

extension OptionEntry {
  /// An option with a value, kept at `path`.
  ///
  /// Its default is read from the built-in options; `defaultText` is for where those can't tell.
  static func value<Value>(
    _ name: String, letter: Character? = nil, _ placeholder: String,
    _ path: any WritableKeyPath<RingdownOptions, Value> & Sendable, _ kind: OptionValueKind<Value>,
    in group: Group, _ help: String, default defaultText: String? = nil
  ) -> OptionEntry {
    let builtIn = kind.show(RingdownOptions()[keyPath: path])
    return OptionEntry(
      name: name, letter: letter, placeholder: placeholder, group: group, help: help,
      defaultText: defaultText ?? (builtIn.isEmpty ? nil : builtIn),
      effect: .set { text, options throws(OptionValueError) in
        options[keyPath: path] = try kind.parse(text)
      })
  }

  /// A switch, off unless it is given, kept at `path`.
  static func toggle(
    _ name: String, letter: Character? = nil,
    _ path: any WritableKeyPath<RingdownOptions, Bool> & Sendable, in group: Group, _ help: String
  ) -> OptionEntry {
    OptionEntry(
      name: name, letter: letter, placeholder: nil, group: group, help: help, defaultText: nil,
      effect: .toggle { text, options throws(OptionValueError) in
        options[keyPath: path] = try OptionValueKind.toggle.parse(text)
      })
  }

  /// An option that makes the program do something else.
  static func action(
    _ name: String, letter: Character? = nil, _ command: Command, _ help: String
  ) -> OptionEntry {
    OptionEntry(
      name: name, letter: letter, placeholder: nil, group: .information, help: help,
      defaultText: nil, effect: .act(command))
  }
}
