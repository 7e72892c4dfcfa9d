import Glibc
import Testing

/// The page for users of the engine says nothing that is not run.
@Suite struct EnginePageTests {
  /// The package's folder.
  private static let root: String = {
    let words = #filePath.split(separator: "/", omittingEmptySubsequences: false)
    return words.dropLast(3).joined(separator: "/")
  }()

  /// The whole of a text file.
  private func text(of path: String) throws -> String {
    let file = try #require(fopen("\(Self.root)/\(path)", "r"), "there is no \(path)")
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while case let count = fread(&buffer, 1, buffer.count, file), count > 0 {
      bytes += buffer.prefix(count)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// What is in a folder, in order.
  private func names(in path: String) throws -> [String] {
    let folder = try #require(opendir("\(Self.root)/\(path)"), "there is no \(path)")
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if !name.hasPrefix(".") { names.append(name) }
    }
    return names.sorted()
  }

  /// The lines between ```` ```swift ```` and ```` ``` ````, block by block.
  private func swiftBlocks(in page: String) -> [String] {
    var blocks: [String] = []
    var block: [Substring]?
    for line in page.split(separator: "\n", omittingEmptySubsequences: false) {
      if line == "```swift" {
        block = []
      } else if line == "```", let lines = block {
        blocks.append(lines.joined(separator: "\n"))
        block = nil
      } else {
        block?.append(line)
      }
    }
    return blocks
  }

  @Test func everyBlockOfCodeIsTakenFromAnExample() throws {
    let package = "Sources/Examples/OwnPackage"
    let programs =
      try names(in: "Sources/Examples").map { "Sources/Examples/\($0)" } + [
        "\(package)/Sources/Hello"
      ]
    let sources =
      try programs.filter { $0 != package }.map { try text(of: "\($0)/main.swift") }
      + [text(of: "\(package)/Package.swift")]
    let blocks = swiftBlocks(in: try text(of: "docs/engine.md"))
    #expect(blocks.count > 10)
    for block in blocks {
      #expect(
        sources.contains { "\n\($0)".contains("\n\(block)\n") }, "in no example:\n\(block)")
    }
  }

  @Test func everyExampleIsOnThePage() throws {
    let page = try text(of: "docs/engine.md")
    for name in try names(in: "Sources/Examples") {
      #expect(page.contains("Sources/Examples/\(name)"), "the page does not name \(name)")
    }
  }

  @Test func everyPictureOnThePageIsThere() throws {
    let page = try text(of: "docs/engine.md")
    let pictures = try names(in: "docs/pictures")
    let shown = page.split(separator: "(pictures/").dropFirst().map { $0.prefix { $0 != ")" } }
    #expect(!shown.isEmpty)
    for picture in shown { #expect(pictures.contains(String(picture)), "no \(picture)") }
  }
}
