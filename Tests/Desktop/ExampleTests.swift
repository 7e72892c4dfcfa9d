import Geometry
import Glibc
import TestSupport
import Testing
import Windowing

extension DesktopTests {
  /// Examples in real windows, as somebody who reads docs/engine.md starts them.
  @Suite struct ExampleTests {
    /// 0.11, 0.12 and 0.16 of 256, which is how Cairo makes a byte of a colour.
    private let ground: UInt32 = 0x1C1E28
    private let tomato: UInt32 = 0xFF6347

    /// An example that runs in a window which was found on the screen.
    private struct Running {
      let program: ChildProcess
      let desktop: Desktop
      let identifier: String
      let origin: PixelPoint

      /// The colour of a pixel of the window, as it is on the screen.
      func colour(_ x: Int, _ y: Int) throws -> UInt32 {
        try desktop.picture().colour(origin.x + x, origin.y + y)
      }
    }

    /// Starts an example and waits until its window, called `title`, is drawn.
    private func start(
      _ name: String, _ title: String, on desktop: Desktop, _ arguments: [String] = []
    ) throws -> Running {
      let program = try ChildProcess(
        [ChildProcess.built(name)] + arguments, display: desktop.display, outputDescriptor: 2)
      var found: (String, PixelPoint)?
      try waitUntil("\(name) shows its window") {
        found = try window(called: title, on: desktop)
        guard let (_, origin) = found else { return false }
        return try desktop.picture().colour(origin.x + 3, origin.y + 3) == ground
      }
      let (identifier, origin) = try #require(found)
      return Running(program: program, desktop: desktop, identifier: identifier, origin: origin)
    }

    /// The identifier and the place on the screen of the window with a title.
    private func window(
      called title: String, on desktop: Desktop
    ) throws -> (String, PixelPoint)? {
      let search = try ChildProcess(
        ["xdotool", "search", "--onlyvisible", "--name", "^\(title)$"], display: desktop.display)
      let identifier = search.readLine()
      guard search.waitForExit() == 0, !identifier.isEmpty else { return nil }
      let list = try ChildProcess(["xwininfo", "-id", identifier], display: desktop.display)
      let lines = String(decoding: list.readOutput(), as: UTF8.self).split(separator: "\n")
      func number(after label: String) -> Int? {
        lines.first { $0.contains(label) }?.split(separator: " ").last.flatMap { Int($0) }
      }
      guard let x = number(after: "Absolute upper-left X:"),
        let y = number(after: "Absolute upper-left Y:")
      else { return nil }
      return (identifier, PixelPoint(x: x, y: y))
    }

    @Test func aClickBringsTheCardToThePointer() throws {
      let desktop = try Desktop([.windowManager])
      let example = try start("FirstLayer", "First layer", on: desktop)
      #expect(try example.colour(120, 80) == tomato)
      try desktop.run(
        "xdotool", "mousemove", "\(example.origin.x + 70)", "\(example.origin.y + 50)", "click",
        "1")
      // The card is 120 × 80, so its left edge is now at 10 and its right one at 130.
      try waitUntil("the card has arrived") {
        try example.colour(15, 50) == tomato && example.colour(140, 50) == ground
      }
    }

    @Test func aWindowIsFramedListedAndOfAnySize() throws {
      let desktop = try Desktop([.windowManager])
      let example = try start("FirstLayer", "First layer", on: desktop)
      let properties = try desktop.run("xprop", "-id", example.identifier)
      #expect(properties.contains("_NET_WM_WINDOW_TYPE_NORMAL"))
      #expect(properties.contains("\"FirstLayer\", \"Ringdown\""))
      #expect(!properties.contains("SKIP_TASKBAR") && !properties.contains("STATE_ABOVE"))
      #expect(!properties.contains("maximum size"))
      let frame = properties.split(separator: "\n").first { $0.hasPrefix("_NET_FRAME_EXTENTS") }
      #expect(frame.map { !$0.hasSuffix("0, 0, 0, 0") } == true, "the window manager's frame")
      try desktop.run("xdotool", "windowsize", example.identifier, "400", "300")
      try waitUntil("the background fills the larger window") {
        try example.colour(395, 295) == ground && example.colour(120, 80) == tomato
      }
    }

    @Test func closingTheWindowEndsTheProgram() throws {
      let desktop = try Desktop([.windowManager])
      let example = try start("FirstLayer", "First layer", on: desktop)
      // What the close button of a frame does; xdotool's own windowclose breaks the connection.
      try desktop.run("xdotool", "windowactivate", "--sync", example.identifier, "key", "alt+F4")
      #expect(example.program.waitForExitStatus() == 0)
    }

    @Test func spacePausesAndArrowsScrub() throws {
      let desktop = try Desktop([.windowManager])
      let example = try start("Pausing", "Pausing", on: desktop)
      try desktop.run("xdotool", "windowactivate", "--sync", example.identifier)
      // It pauses itself after a second, and goes on after another.
      try waitUntil("it turns again after its rest") {
        guard try desktop.picture() == desktop.picture() else { return false }
        try waitUntil("it goes on") { try desktop.picture() != desktop.picture() }
        return true
      }
      try desktop.run("xdotool", "key", "space")
      try waitUntil("it stands") { try desktop.picture() == desktop.picture() }
      let paused = try desktop.picture()
      try desktop.run("xdotool", "key", "Right")
      try waitUntil("it is a little further") { try desktop.picture() != paused }
      try desktop.run("xdotool", "key", "Left")
      try waitUntil("it is back where it was") { try desktop.picture() == paused }
    }

    @Test func aGivenTimeEndsIt() throws {
      let desktop = try Desktop([.windowManager])
      let program = try ChildProcess(
        [ChildProcess.built("Heartbeat"), "--for", "0.3"], display: desktop.display)
      #expect(program.waitForExitStatus() == 0)
    }

    /// What is wrong, and how the program says so without a display.
    @Test(arguments: [
      ([], Int32(1), "FirstLayer: no display: DISPLAY is not set\n"),
      (["--at"], 2, "FirstLayer: --at needs a value\n"),
      (["--render", "/nowhere/a.png"], 1, "FirstLayer: cannot write /nowhere/a.png"),
    ])
    func withoutADisplay(_ arguments: [String], _ status: Int32, _ says: String) throws {
      let program = try ChildProcess(
        [ChildProcess.built("FirstLayer")] + arguments, outputDescriptor: 2)
      #expect(String(decoding: program.readOutput(), as: UTF8.self).hasPrefix(says))
      #expect(program.waitForExitStatus() == status)
    }
  }
}
