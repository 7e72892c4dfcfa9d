import Geometry
import Glibc
import TestSupport
import Testing
import Windowing

extension DesktopTests {
  /// Faces in real windows, as a person changes and resizes them.
  @Suite struct FaceTests {
    /// What a window of the program is called, and where and how large it is on the screen.
    private struct Found {
      var identifier: String
      var frame: PixelRect
    }

    private func window(called title: String, on desktop: Desktop) throws -> Found? {
      let search = try ChildProcess(
        ["xdotool", "search", "--onlyvisible", "--name", title], display: desktop.display)
      let identifier = search.readLine()
      guard search.waitForExit() == 0, !identifier.isEmpty else { return nil }
      let list = try ChildProcess(["xwininfo", "-id", identifier], display: desktop.display)
      let lines = String(decoding: list.readOutput(), as: UTF8.self).split(separator: "\n")
      func number(after label: String) -> Int? {
        lines.first { $0.contains(label) }?.split(separator: " ").last.flatMap { Int($0) }
      }
      guard let x = number(after: "Absolute upper-left X:"),
        let y = number(after: "Absolute upper-left Y:"), let width = number(after: "Width:"),
        let height = number(after: "Height:")
      else { return nil }
      return Found(
        identifier: identifier, frame: PixelRect(x: x, y: y, width: width, height: height))
    }

    @Test func fShowsTheNextFaceAndKeepsTheTime() throws {
      let desktop = try Desktop([.windowManager])
      let countdown = try ChildProcess(
        [
          ChildProcess.built("ringdown"), "20m", "--quiet", "--geometry", "+100+100",
          "--background-color", "#204060",
        ], display: desktop.display, outputDescriptor: 2)
      let ground: UInt32 = 0x204060
      try waitUntil("the disc of `pulse` shows") {
        try desktop.picture().colour(105, 220) == ground
      }
      // A click gives the keyboard and pauses; another one goes on.
      try desktop.run("xdotool", "mousemove", "220", "300", "click", "1", "click", "1", "key", "f")
      // `ring` has a smaller disc.
      try waitUntil("`ring` shows") {
        let picture = try desktop.picture()
        return picture.colour(105, 220) != ground && picture.colour(125, 220) == ground
      }
      try desktop.run("xdotool", "key", "f")
      // `bar` has a card from edge to edge, with nothing above it.
      try waitUntil("`bar` shows") {
        let picture = try desktop.picture()
        return picture.colour(103, 220) == ground && picture.colour(220, 130) != ground
      }
      let list = try desktop.run("xwininfo", "-root", "-tree")
      #expect(list.contains("\"19:5") || list.contains("\"20:00"), "\(list)")
      try desktop.run("xdotool", "key", "f", "key", "f", "key", "f")
      try waitUntil("`pulse` shows again") {
        let picture = try desktop.picture()
        return picture.colour(105, 220) == ground && picture.colour(220, 130) != 0
      }
      try desktop.run("xdotool", "key", "q")
      #expect(countdown.waitForExitStatus() == 3)
    }

    @Test func theGalleryIsAnOrdinaryWindowThatCanBeResized() throws {
      let desktop = try Desktop([.windowManager])
      let gallery = try ChildProcess(
        [ChildProcess.built("ringdown"), "gallery", "--size", "100"], display: desktop.display,
        outputDescriptor: 2)
      var found: Found?
      try waitUntil("the gallery shows") {
        found = try window(called: "^Ringdown", on: desktop)
        guard let frame = found?.frame else { return false }
        return try desktop.picture().colour(frame.minX + 2, frame.minY + 2) == 0xEEEEEE
      }
      let identifier = try #require(found).identifier
      let properties = try desktop.run("xprop", "-id", identifier, "_NET_WM_WINDOW_TYPE")
      #expect(properties.contains("_NET_WM_WINDOW_TYPE_NORMAL"), "\(properties)")
      // Five beside each other: white discs and dark ones as far as the right end.
      try desktop.run("xdotool", "windowsize", "--sync", identifier, "780", "190")
      try waitUntil("all five are in one row") {
        guard let frame = try window(called: "^Ringdown", on: desktop)?.frame,
          frame.width == 780, frame.height == 190
        else { return false }
        let picture = try desktop.picture()
        // The last one, `disc`, is white where the background is not.
        let y = frame.minY + 40
        let whites = (frame.minX..<frame.maxX).filter { picture.colour($0, y) == 0xFFFFFF }
        return whites.contains { $0 > frame.minX + 640 }
          && (frame.minX + 600..<frame.maxX).contains {
            picture.colour($0, frame.maxY - 2) == 0xEEEEEE
          }
      }
      try desktop.run("xdotool", "windowfocus", "--sync", identifier)
      try desktop.run("xdotool", "key", "q")
      #expect(gallery.waitForExitStatus() == 0)
    }

    @Test func escapeClosesTheGallery() throws {
      let desktop = try Desktop([.windowManager])
      let gallery = try ChildProcess(
        [ChildProcess.built("ringdown"), "gallery", "5s", "--size", "80"],
        display: desktop.display, outputDescriptor: 2)
      var found: Found?
      try waitUntil("the gallery shows") {
        found = try window(called: "^Ringdown", on: desktop)
        guard let frame = found?.frame else { return false }
        return try desktop.picture().colour(frame.minX + 2, frame.minY + 2) == 0xEEEEEE
      }
      try desktop.run("xdotool", "windowfocus", "--sync", try #require(found).identifier)
      try desktop.run("xdotool", "key", "Escape")
      #expect(gallery.waitForExitStatus() == 0)
    }

    /// Without a compositor the window is cut to what is opaque: the outline is to be whole.
    @Test func theBorderIsWholeWithoutACompositor() throws {
      let desktop = try Desktop([.windowManager])
      let countdown = try ChildProcess(
        [
          ChildProcess.built("ringdown"), "1m", "--quiet", "--face", "border", "--geometry",
          "+100+100", "--border-colors", "#ff000040", "--opacity", "30%",
        ], display: desktop.display, outputDescriptor: 2)
      // A quarter of red on white.
      try waitUntil("all four sides show") {
        let picture = try desktop.picture()
        return [(110, 220), (330, 220), (220, 110), (220, 330)].allSatisfy {
          picture.colour($0.0, $0.1) & 0xFE_FEFE == 0xFE_BEBE
        }
      }
      kill(countdown.identifier, SIGTERM)
      #expect(countdown.waitForExitStatus() == 143)
    }
  }
}
