/// A label text with fields for the time left: `{h}h {m}m`, `{percent} %`.
///
/// | field | stands for |
/// | --- | --- |
/// | `{h}` | whole hours, beyond 24 too |
/// | `{m}` | minutes of the hour, two digits |
/// | `{s}` | seconds of the minute, two digits |
/// | `{total}` | all that is left, in seconds |
/// | `{percent}` | how much is left, `0` to `100` |
///
/// `{{` and `}}` stand for a brace.
package struct CountdownTemplate: Hashable, Sendable {
  private let parts: [Part]

  private enum Part: Hashable {
    case text(String)
    case field(Field)
  }

  private enum Field: String, Hashable {
    case hours = "h"
    case minutes = "m"
    case seconds = "s"
    case total
    case percent
  }

  /// Reads a template.
  ///
  /// - Throws: ``CountdownTemplateError`` if there is no field, a field is unknown or a brace is left
  ///   open.
  package init(parsing text: String) throws(CountdownTemplateError) {
    var parts: [Part] = []
    var literal = ""
    var rest = Array(text)[...]
    while let character = rest.popFirst() {
      if character == "{" || character == "}", rest.first == character {
        rest = rest.dropFirst()
        literal.append(character)
      } else if character == "{" {
        let offset = rest.startIndex
        guard let end = rest.firstIndex(of: "}") else {
          throw CountdownTemplateError(fault: .openBrace, text: text, offset: offset - 1)
        }
        let name = String(rest[offset..<end])
        guard let field = Field(rawValue: name) else {
          throw CountdownTemplateError(fault: .unknownField(name), text: text, offset: offset)
        }
        parts += [.text(literal), .field(field)]
        literal = ""
        rest = rest[(end + 1)...]
      } else if character == "}" {
        let offset = rest.startIndex - 1
        throw CountdownTemplateError(fault: .openBrace, text: text, offset: offset)
      } else {
        literal.append(character)
      }
    }
    guard !parts.isEmpty else {
      throw CountdownTemplateError(fault: .noField, text: text, offset: 0)
    }
    self.parts = parts + [.text(literal)]
  }

  /// The text with the fields filled in.
  func text(of time: ClockFields, percent: Int) -> String {
    parts.reduce(into: "") { text, part in
      switch part {
      case .text(let literal): text += literal
      case .field(.hours): text += "\(time.hours)"
      case .field(.minutes): text += time.minuteDigits
      case .field(.seconds): text += time.secondDigits
      case .field(.total): text += "\(time.total)"
      case .field(.percent): text += "\(percent)"
      }
    }
  }
}

/// What is wrong with a format, and where.
package struct CountdownTemplateError: Error, Hashable, Sendable {
  /// What is wrong.
  package let fault: Fault
  /// The whole text, as typed.
  package let text: String
  /// The offending character, counted from 0.
  package let offset: Int

  /// Makes an error about the character `offset` of `text`.
  package init(fault: Fault, text: String, offset: Int) {
    self.fault = fault
    self.text = text
    self.offset = offset
  }

  /// A thing a person can do wrong in a format.
  package enum Fault: Hashable, Sendable {
    /// Neither a format's name nor a field in braces.
    case noField
    /// A field that there isn't: `{min}`.
    case unknownField(String)
    /// A brace without its partner.
    case openBrace
  }
}

extension CountdownTemplateError: CustomStringConvertible {
  /// What is wrong and what would do, without the text.
  package var message: String {
    switch fault {
    case .noField:
      "unknown format: give auto, hms, seconds, or a text with {h} {m} {s} {total} {percent} in it"
    case .unknownField(let name):
      "unknown field '\(Excerpt.visible(name))': the fields are h, m, s, total and percent"
    case .openBrace: "this brace has no partner: write {{ or }} for a brace itself"
    }
  }

  /// Three lines without a line break at the end: the message, the text, a caret under the fault.
  package var description: String {
    ([message] + Excerpt(of: text, pointingAt: offset).lines).joined(separator: "\n")
  }
}
