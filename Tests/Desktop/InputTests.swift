import Geometry
import TestSupport
import Testing
import Windowing

@testable import X11Windowing

extension DesktopTests {
  /// Real buttons and keys, pressed by XTEST.
  @Suite struct InputTests {
    @Test func aClickIsAPressAndARelease() throws {
      let desktop = try Desktop([.windowManager])
      let test = try TestWindow(on: desktop) { $0.scale = 2 }
      try desktop.run("xdotool", "mousemove", "130", "100", "click", "1")
      try test.wait("the release arrives") { $0.buttonActions.contains(.released(.primary)) }
      #expect(test.buttonActions == [.pressed(.primary), .released(.primary)])
      let press = test.events.compactMap { event -> PointerEvent? in
        if case .pointer(let told) = event, told.action == .pressed(.primary) { told } else { nil }
      }.first
      #expect(press?.pixel == PixelPoint(x: 30, y: 20))
      #expect(press?.position == CGPoint(x: 15, y: 10), "points, at two pixels each")
      #expect(press?.desktopPixel == PixelPoint(x: 130, y: 100))
      #expect(test.origin == PixelPoint(x: 100, y: 80), "a click moves nothing")
    }

    @Test func theWheelCountsNotches() throws {
      let desktop = try Desktop()
      let test = try TestWindow(on: desktop)
      try desktop.run(
        "xdotool", "mousemove", "130", "100", "click", "4", "click", "5", "click", "7")
      try test.wait("three notches") { $0.buttonActions.count == 3 }
      #expect(
        test.buttonActions == [
          .scrolled(vertical: 1, horizontal: 0), .scrolled(vertical: -1, horizontal: 0),
          .scrolled(vertical: 0, horizontal: 1),
        ])
    }

    /// The button is up before the window manager has taken the pointer: it would keep moving the
    /// window with no button held, until the next click.
    @Test func aFlickMovesTheWindowAndLetsGoOfIt() throws {
      let desktop = try Desktop([.windowManager])
      let test = try TestWindow(on: desktop)
      try test.paint(TestWindow.red)
      try desktop.run(
        "xdotool", "mousemove", "150", "120", "mousedown", "1", "mousemove", "250", "220",
        "mouseup", "1")
      try test.wait("the press arrives") { $0.buttonActions.contains(.pressed(.primary)) }
      test.window.beginMoving()
      try test.wait("the release arrives") { $0.buttonActions.contains(.released(.primary)) }
      try test.wait("the window is where it was dropped") {
        try desktop.origin(of: $0.window) == PixelPoint(x: 200, y: 180)
      }
      try desktop.run("xdotool", "mousemove", "400", "400", "mousemove", "420", "420")
      test.connection.synchronize()
      #expect(
        try desktop.origin(of: test.window) == PixelPoint(x: 200, y: 180), "it stays there")
    }

    /// With a window manager that can move windows, and with none.
    @Test(arguments: [[Desktop.Program.windowManager], []])
    func aDragMovesTheWindow(_ programs: [Desktop.Program]) throws {
      let desktop = try Desktop(programs)
      let test = try TestWindow(on: desktop)
      try test.paint(TestWindow.red)
      try desktop.run("xdotool", "mousemove", "150", "120", "mousedown", "1")
      try test.wait("the press arrives") { $0.buttonActions == [.pressed(.primary)] }
      try desktop.run("xdotool", "mousemove", "160", "130")
      test.window.beginMoving()
      test.connection.synchronize()
      try test.wait("the window follows") { test in
        // A person's hand never rests, and the window manager takes its time to take over.
        try desktop.run("xdotool", "mousemove", "249", "219", "mousemove", "250", "220")
        return try desktop.origin(of: test.window) == PixelPoint(x: 200, y: 180)
      }
      try desktop.run("xdotool", "mouseup", "1")
      try test.wait("the window is told where it is") { $0.origin == PixelPoint(x: 200, y: 180) }
      try desktop.run("xdotool", "mousemove", "400", "400")
      _ = test.window.drainEvents()
      test.connection.synchronize()
      let place = try desktop.origin(of: test.window)
      #expect(place == PixelPoint(x: 200, y: 180), "it stays after the release")
      #expect(test.connection.errorCount == 0)
    }

    struct KeyRow: CustomTestStringConvertible, Sendable {
      var layout: String
      var name: String
      var expected: KeyPress
      var because: String

      var testDescription: String { because }
    }

    static let keyRows: [KeyRow] = [
      KeyRow(
        layout: "us", name: "27", expected: KeyPress(.character("r")), because: "R on a US keyboard"
      ),
      KeyRow(
        layout: "us,ru", name: "27", expected: KeyPress(.character("r")),
        because: "R while the second layout is Cyrillic"),
      KeyRow(
        layout: "ru", name: "27", expected: KeyPress(.character("r")),
        because: "R's place on a keyboard that has no Latin letters"),
      KeyRow(
        layout: "fr", name: "24", expected: KeyPress(.character("a")),
        because: "a French A is no Q, though it is in Q's place"),
      KeyRow(
        layout: "ru", name: "65", expected: KeyPress(.space), because: "the space bar is the same"),
      KeyRow(layout: "us", name: "Escape", expected: KeyPress(.escape), because: "Escape"),
      KeyRow(layout: "us", name: "111", expected: KeyPress(.up), because: "an arrow"),
      KeyRow(
        layout: "us", name: "86", expected: KeyPress(.character("+")), because: "the keypad's plus"),
      KeyRow(
        layout: "ru", name: "20", expected: KeyPress(.character("-")),
        because: "minus is everywhere"),
    ]

    @Test(.enabled(if: ChildProcess.isInstalled("setxkbmap")), arguments: keyRows)
    func keysAreTheSameUnderEveryLayout(_ row: KeyRow) throws {
      let desktop = try Desktop()
      try desktop.run("setxkbmap", "-layout", row.layout)
      let test = try TestWindow(on: desktop)
      // With no window manager, the keyboard belongs to the window under the pointer.
      try desktop.run("xdotool", "mousemove", "150", "120", "key", row.name)
      try test.wait("the key arrives") { !$0.keys.isEmpty }
      #expect(test.keys == [row.expected])
    }

    @Test(.enabled(if: ChildProcess.isInstalled("setxkbmap")))
    func locksAndASwitchedLayoutDoNotMatter() throws {
      let desktop = try Desktop()
      try desktop.run("setxkbmap", "-layout", "us,ru", "-option", "grp:menu_toggle")
      let test = try TestWindow(on: desktop)
      try desktop.run("xdotool", "mousemove", "150", "120", "key", "66", "key", "77", "key", "135")
      try desktop.run("xdotool", "key", "24")
      try test.wait("the key arrives") { !$0.keys.isEmpty }
      #expect(test.keys == [KeyPress(.character("q"))], "with CapsLock, NumLock and Cyrillic on")
    }

    @Test func shiftIsToldBesideTheKey() throws {
      let desktop = try Desktop()
      let test = try TestWindow(on: desktop)
      try desktop.run("xdotool", "mousemove", "150", "120")
      try desktop.run(
        "xdotool", "keydown", "50", "key", "21", "key", "27", "key", "111", "keyup", "50")
      try test.wait("three keys arrive") { $0.keys.count == 3 }
      #expect(
        test.keys == [
          KeyPress(.character("+"), unshiftedKey: .character("="), modifiers: .shift),
          KeyPress(.character("r"), modifiers: .shift), KeyPress(.up, modifiers: .shift),
        ])
    }
  }
}
