import Drawing
import Glibc
import Testing

/// Our pictures beside those that a browser, written by others, draws of the same scenes.
@Suite struct JudgeTests {
  private static let reason: Comment =
    "RINGDOWN_CHROMIUM names no browser: Tests/Gates/judge installs one and names it"

  @Test(.enabled(if: Browser.program != nil, reason))
  func scenesLookTheSame() throws {
    let folder = try temporaryFolder()
    let browser = Browser(program: try #require(Browser.program), folder: folder)
    let page = Page(Scene.all)
    var rows: [String] = []
    var failed: Set<String> = []
    for scale in [1, 2] {
      let sheet = try browser.picture(of: page, scale: scale)
      var cells = page.cells[...]
      for scene in Scene.all {
        for ours in try Stage.pictures(of: scene, scale: scale) {
          let next = cells.popFirst()
          let cell = try #require(next)
          let side = Scene.side * scale
          let theirs = sheet.withPixels {
            Picture($0, x: cell.column * side, y: cell.row * side, side: side)
          }
          let difference = EdgeDifference(ours, theirs)
          let row = Self.row(cell.title, scale, difference)
          rows.append(row)
          guard !difference.passes else { continue }
          failed.insert(scene.name)
          let stem = "\(folder)/\(cell.column)-\(cell.row)-\(scale)x"
          try ours.writePNG(to: "\(stem).ours.png")
          try theirs.writePNG(to: "\(stem).theirs.png")
          Issue.record("\(row) in \(difference.farthest), see \(stem).*.png")
        }
      }
    }
    rows.sort()
    print("scene, scale, mean, worst away from edges, worst near them")
    print(rows.joined(separator: "\n"))
    print(
      "\(Scene.all.count) scenes, \(page.cells.count) pictures at 1× and 2×, \(failed.count) fail")
    #expect(Set(Scene.all.map(\.name)).count == Scene.all.count, "two scenes share a name")
  }

  /// A line of the table.
  private static func row(_ title: String, _ scale: Int, _ difference: EdgeDifference) -> String {
    func padded(_ text: String, _ width: Int) -> String {
      String(repeating: " ", count: max(width - text.count, 0)) + text
    }
    let mean = "\((difference.mean * 1000).rounded() / 1000)"
    return title + String(repeating: " ", count: max(50 - title.count, 1)) + "\(scale)×"
      + padded(mean, 8) + padded("\(difference.far)", 5) + padded("\(difference.near)", 5)
      + (difference.passes ? "" : "  DIFFERS")
  }

  /// A folder for what is drawn: `$RINGDOWN_ARTIFACTS`, or a new one.
  private func temporaryFolder() throws -> String {
    if let named = getenv("RINGDOWN_ARTIFACTS") { return String(cString: named) }
    var template = Array("/tmp/ringdown-judge-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else {
      throw Browser.Failure(description: "cannot make a folder in /tmp")
    }
    return String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
