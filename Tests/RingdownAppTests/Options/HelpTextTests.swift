import RingdownApp
import Testing

/// The help that is made from the option table.
@Suite struct HelpTextTests {
  private let lines = HelpText.text.split(separator: "\n", omittingEmptySubsequences: false)

  @Test func noLineIsWiderThanATerminal() {
    for line in lines {
      #expect(line.count <= 80 && !line.hasSuffix(" "), "\(line)")
    }
    #expect(lines.last == "", "the text ends with a line break")
  }

  @Test func everyOptionStandsUnderItsHeadingOnce() throws {
    for entry in OptionTable.entries {
      let flag = "--\(entry.name)\(entry.placeholder.map { "=\($0)" } ?? "")"
      let found = lines.indices.filter {
        lines[$0].hasPrefix("  ") && lines[$0].drop { $0 == " " }.hasPrefix("-")
          && lines[$0].split(separator: " ").contains(flag[...])
      }
      #expect(found.count == 1, "\(flag)")
      let heading = lines[..<(found.first ?? 0)].last { $0.first?.isLetter == true }
      #expect(heading == "\(entry.group.rawValue):", "\(flag)")
    }
  }

  @Test(arguments: [
    "(default: 240)", "(default: the face's)", "(default: pulse)", "(default: 1)", "(default: 0s)",
    "(default: 30)", "(default: the theme's)", "-g, --geometry=[WxH]{+-}X{+-}Y",
    "-o, --output=FILE",
    "128+n ended by signal n",
  ])
  func says(_ text: String) {
    let words = HelpText.text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(words.contains(text))
  }

  /// The examples are command lines that work.
  @Test func examplesAreAccepted() throws {
    let examples = lines.filter { $0.hasPrefix("  ringdown ") }
    #expect(examples.count == 5)
    for example in examples {
      let words = example.split(separator: " ").dropFirst().prefix { $0 != "&&" }
      #expect(throws: Never.self, "\(example)") { try Command(parsing: words.map(String.init)) }
    }
  }
}
