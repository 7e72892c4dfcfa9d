import Glibc
import Testing

/// The pages for users of the engine and of UIKit say nothing that is not run.
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

  /// All Swift files in a folder and those below, in order.
  private func sources(in path: String) throws -> [String] {
    try names(in: path).flatMap { name -> [String] in
      let entry = "\(path)/\(name)"
      if name.hasSuffix(".swift") { return [try text(of: entry)] }
      return name.contains(".") ? [] : try sources(in: entry)
    }
  }

  /// A page, and the least number of blocks of code it has.
  @Test(arguments: [("docs/engine.md", 10), ("docs/uikit.md", 4)])
  func everyBlockOfCodeIsTakenFromAnExample(_ page: String, _ count: Int) throws {
    let sources = try sources(in: "Sources/Examples")
    let blocks = swiftBlocks(in: try text(of: page))
    #expect(blocks.count > count)
    for block in blocks {
      #expect(
        sources.contains { "\n\($0)".contains("\n\(block)\n") }, "in no example:\n\(block)")
    }
  }

  @Test func everyExampleIsOnAPage() throws {
    let pages = try text(of: "docs/engine.md") + text(of: "docs/uikit.md")
    for name in try names(in: "Sources/Examples") {
      #expect(pages.contains("Sources/Examples/\(name)"), "no page names \(name)")
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
