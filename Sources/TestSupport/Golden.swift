public import Drawing
import Geometry
import Glibc
public import Testing

/// Expects `actual` to look like the picture `Goldens/<name>.png` beside the test's file.
///
/// When there is no such picture, or it looks different, the test fails, and what was drawn is
/// left in `$RINGDOWN_ARTIFACTS` (or the temporary folder) to look at. To accept it, run the
/// tests once with `RINGDOWN_GOLDENS=record`. That run fails too: recording is no check, and
/// must not pass for one.
///
/// - Parameters:
///   - actual: The picture drawn.
///   - name: The golden picture's file name, in kebab-case, without folder and extension.
///   - tolerance: The largest difference of a channel, in `0...255`, that is let through: 0 for
///     shapes, at most 2 for text.
///   - testFile: The test's own file. Leave it out.
///   - sourceLocation: Where a failure is reported. Leave it out.
/// - Throws: ``CairoError`` when a picture cannot be read or written.
public func expectGolden(
  _ actual: borrowing ImageSurface,
  _ name: String,
  tolerance: Int = 0,
  testFile: String = #filePath,
  sourceLocation: SourceLocation = #_sourceLocation
) throws(CairoError) {
  guard isKebabCase(name) else {
    Issue.record("a golden's name is kebab-case: \(name)", sourceLocation: sourceLocation)
    return
  }
  let golden = goldenPath(name, besides: testFile)
  if environment("RINGDOWN_GOLDENS") == "record" {
    try actual.writePNG(to: golden)
    Issue.record("recorded \(golden): look at it, then test again", sourceLocation: sourceLocation)
    return
  }
  guard let mismatch = try mismatch(of: actual, with: golden, tolerance: tolerance) else { return }
  let folder = environment("RINGDOWN_ARTIFACTS") ?? environment("TMPDIR") ?? "/tmp"
  let drawn = "\(folder)/\(name).actual.png"
  try actual.writePNG(to: drawn)
  Issue.record("\(name): \(mismatch); drawn: \(drawn)", sourceLocation: sourceLocation)
}

/// What sets `actual` apart from the picture at `path`; `nil` when nothing does.
private func mismatch(
  of actual: borrowing ImageSurface, with path: String, tolerance: Int
) throws(CairoError) -> String? {
  guard access(path, R_OK) == 0 else { return "there is no \(path)" }
  let expected = try ImageSurface(pngFile: path)
  guard actual.size == expected.size else {
    return "the size is \(actual.size), the golden's is \(expected.size)"
  }
  let difference = actual.withPixels { actualPixels in
    expected.withPixels { expectedPixels in
      PixelDifference(actualPixels, expectedPixels, tolerance: tolerance)
    }
  }
  guard difference.count > 0 else { return nil }
  return "\(difference.count) pixels differ, the worst channel by \(difference.worst)"
}

/// Where the golden picture of a test lies: in the folder `Goldens` beside its file.
private func goldenPath(_ name: String, besides testFile: String) -> String {
  let folder = testFile.split(separator: "/", omittingEmptySubsequences: false).dropLast()
  return folder.joined(separator: "/") + "/Goldens/\(name).png"
}

private func isKebabCase(_ name: String) -> Bool {
  !name.isEmpty
    && name.utf8.allSatisfy { byte in
      byte == UInt8(ascii: "-") || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
        || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }
}

func environment(_ name: String) -> String? {
  getenv(name).map { String(cString: $0) }
}
