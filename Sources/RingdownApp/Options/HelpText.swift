/// What `--help` prints, made from the option table.
package enum HelpText {
  /// How many columns a line has at most.
  static let width = 80
  /// In which column, from 0, what an option does is told.
  private static let helpColumn = 30

  /// The whole text, with a line break at the end.
  package static let text: String = {
    let groups = OptionEntry.Group.allCases.map { group in
      [group.rawValue + ":"] + OptionTable.entries.filter { $0.group == group }.flatMap(entryLines)
    }
    let lines = usage + groups.flatMap { [""] + $0 } + [""] + notes
    return lines.joined(separator: "\n") + "\n"
  }()

  private static let usage = [
    "Usage: ringdown [OPTION]... DURATION",
    "       ringdown render [OPTION]... DURATION --at TIME -o FILE",
    "       ringdown render [OPTION]... DURATION --frames DIR [--fps N]",
    "       ringdown gallery [OPTION]... [DURATION]",
    "A floating countdown: a ring with the time left, over whatever you are doing.",
    "",
    "DURATION is 25m, 1h30m, 1.5h, 90 (seconds), 5:00 (m:ss), 1:30:00 (h:mm:ss) or",
    "PT1H30M. Units are d h m s ms, each at most once, the largest first. The",
    "gallery shows all faces side by side, for 1m unless said; render draws it too.",
  ]

  private static let notes = [
    "COLOR is a CSS or X11 name, #rgb, #rgba, #rrggbb or #rrggbbaa (# may be left",
    "out), rgb(255 99 71), rgba(255, 99, 71, 0.5), hsl(9 100% 64%), rgb:ff/63/47 or",
    "none. Switches are undone by --no-, as in --no-drain; the last one counts.",
    "",
    "Keys and mouse:",
    "  Space, click   pause or go on",
    "  R              start again",
    "  F              the next face",
    "  + -            a minute more or less",
    "  Q, Escape      quit",
    "  drag           move",
    "",
    "Exit status:",
    "  0     the countdown reached zero",
    "  1     it could not run",
    "  2     the command line is wrong",
    "  3     cancelled before zero",
    "  128+n ended by signal n",
    "",
    "Examples:",
    "  ringdown 25m --ring-color tomato --label Focus",
    "  ringdown 5m --exit && make tea",
    "  ringdown 1h 30m --geometry -20+20 --size 160 --drain",
    "  ringdown 10m --face border --border-colors gold,tomato,orchid",
    "  ringdown render 10s --at 3.2s -o frame.png",
  ]

  /// An option's lines: the flag on the left, what it does on the right.
  private static func entryLines(_ entry: OptionEntry) -> [String] {
    let letter = entry.letter.map { "-\($0), " } ?? "    "
    let value = entry.placeholder.map { "=\($0)" } ?? ""
    let flag = "  \(letter)--\(entry.name)\(value)"
    let help = entry.help + (entry.defaultText.map { " (default: \($0))" } ?? "")
    var lines = wrapped(help, to: width - helpColumn).map {
      String(repeating: " ", count: helpColumn) + $0
    }
    if flag.count < helpColumn - 1, let first = lines.first {
      lines[0] = flag + first.dropFirst(flag.count)
    } else {
      lines.insert(flag, at: 0)
    }
    return lines
  }

  /// `text` in lines of at most `width` characters, broken at blanks.
  private static func wrapped(_ text: String, to width: Int) -> [String] {
    text.split(separator: " ").reduce(into: [String]()) { lines, word in
      if let last = lines.last, last.count + 1 + word.count <= width {
        lines[lines.count - 1] = "\(last) \(word)"
      } else {
        lines.append(String(word))
      }
    }
  }
}
