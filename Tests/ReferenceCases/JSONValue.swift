/// A value read from JSON.
public enum JSONValue: Hashable, Sendable {
  /// Nothing: `null`, or a member that isn't there.
  case null
  /// `true` or `false`.
  case bool(Bool)
  /// A number.
  case number(Double)
  /// A text.
  case string(String)
  /// Values in order.
  case array([JSONValue])
  /// Values by name.
  case object([String: JSONValue])

  /// The member called `name`; ``null`` when there is none.
  public subscript(name: String) -> JSONValue {
    guard case .object(let members) = self else { return .null }
    return members[name] ?? .null
  }

  /// The item at `index`; ``null`` when there is none.
  public subscript(index: Int) -> JSONValue {
    guard case .array(let items) = self, items.indices.contains(index) else { return .null }
    return items[index]
  }

  /// Whether there is no value.
  public var isNull: Bool { self == .null }

  /// The number, or what a text such as `23/6`, `-50*sqrt2` or `pi/4` says.
  ///
  /// - Throws: ``ReferenceCaseError`` when it is no number.
  public func number() throws -> Double {
    switch self {
    case .number(let number): return number
    case .string(let text):
      guard let number = NumberExpression.value(of: text) else {
        throw ReferenceCaseError("\"\(text)\" is no number")
      }
      return number
    case .null, .bool, .array, .object: throw ReferenceCaseError("\(self) is no number")
    }
  }

  /// The text.
  ///
  /// - Throws: ``ReferenceCaseError`` when it is no text.
  public func string() throws -> String {
    guard case .string(let text) = self else { throw ReferenceCaseError("\(self) is no text") }
    return text
  }

  /// The truth value.
  ///
  /// - Throws: ``ReferenceCaseError`` when it is none.
  public func bool() throws -> Bool {
    guard case .bool(let value) = self else { throw ReferenceCaseError("\(self) is no bool") }
    return value
  }

  /// The items of an array; a single value counts as an array of itself.
  ///
  /// - Throws: ``ReferenceCaseError`` when there is no value.
  public func items() throws -> [JSONValue] {
    switch self {
    case .array(let items): return items
    case .null: throw ReferenceCaseError("there is no value")
    case .bool, .number, .string, .object: return [self]
    }
  }

  /// The numbers of an array, or the one number there is.
  ///
  /// - Throws: ``ReferenceCaseError`` when an item is no number.
  public func numbers() throws -> [Double] {
    try items().map { try $0.number() }
  }
}

extension JSONValue: Decodable {
  /// Reads whatever value there is.
  public init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    if value.decodeNil() {
      self = .null
    } else if let bool = try? value.decode(Bool.self) {
      self = .bool(bool)
    } else if let number = try? value.decode(Double.self) {
      self = .number(number)
    } else if let string = try? value.decode(String.self) {
      self = .string(string)
    } else if let array = try? value.decode([JSONValue].self) {
      self = .array(array)
    } else {
      self = .object(try value.decode([String: JSONValue].self))
    }
  }
}
