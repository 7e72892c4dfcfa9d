import Foundation

/// What is wrong with a reference case or with what a test asks of it.
public struct ReferenceCaseError: Error, CustomStringConvertible {
  /// One sentence.
  public let description: String

  init(_ description: String) {
    self.description = description
  }
}

/// A case of `engine.json`: an input, and what other projects or standards expect of it.
public struct ReferenceCase: Sendable {
  /// The name that tests, comments and design texts use, such as `TF-01`.
  public let id: String
  /// What is checked, in words.
  public let check: String
  /// What goes in.
  public let input: JSONValue
  /// What must come out.
  public let expected: JSONValue
  /// How far off a number may be; 0 when the file gives none.
  public let tolerance: Double

  private static let all = Result { try load() }

  /// The case called `id`.
  ///
  /// - Throws: ``ReferenceCaseError`` when there is none, or what went wrong reading the file.
  public static func named(_ id: String) throws -> ReferenceCase {
    guard let found = try all.get()[id] else {
      throw ReferenceCaseError("there is no reference case \(id)")
    }
    return found
  }

  private static func load() throws -> [String: ReferenceCase] {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("engine.json")
    let cases = try JSONDecoder().decode(JSONValue.self, from: Data(contentsOf: file))["cases"]
    let pairs = try cases.items().map { item in
      let id = try item["id"].string()
      return (id, try ReferenceCase(id: id, item))
    }
    return Dictionary(pairs) { first, _ in first }
  }

  private init(id: String, _ item: JSONValue) throws {
    self.id = id
    check = try item["check"].string()
    input = item["input"]
    expected = item["expected"]
    tolerance = item["tolerance"].isNull ? 0 : try item["tolerance"].number()
  }
}
