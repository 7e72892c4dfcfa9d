import Drawing
import Geometry
import TestSupport
import Testing
import Windowing

@testable import X11Windowing

extension DesktopTests {
  /// How a window lives under a real window manager, openbox.
  @Suite struct WindowManagerTests {
    @Test func theHintsAreThere() throws {
      let desktop = try Desktop([.windowManager])
      let test = try TestWindow(on: desktop) {
        $0.title = "Tee ☕"
        $0.icons = [WindowIcon(size: PixelSize(width: 1, height: 1), pixels: [0xFF12_3456])]
      }
      try test.paint(TestWindow.red)
      let properties = try desktop.properties(of: test.window)
      for line in [
        "_NET_WM_WINDOW_TYPE(ATOM) = _NET_WM_WINDOW_TYPE_UTILITY",
        "WM_CLASS(STRING) = \"ringdown\", \"Ringdown\"",
        "_NET_WM_NAME(UTF8_STRING) = \"Tee ☕\"",
        "WM_NAME(UTF8_STRING) = ",
        "program specified minimum size: 120 by 120",
        "program specified maximum size: 120 by 120",
        "user specified location: 100, 80",
        "window gravity: NorthWest",
        "_MOTIF_WM_HINTS(_MOTIF_WM_HINTS) = 0x2, 0x0, 0x0, 0x0, 0x0",
        "_NET_WM_USER_TIME(CARDINAL) = 0",
        "_NET_WM_DESKTOP(CARDINAL) = 4294967295",
        "_NET_WM_PID(CARDINAL) = ",
        "WM_CLIENT_MACHINE(STRING) = ",
        "_GTK_FRAME_EXTENTS(CARDINAL) = 0, 0, 0, 0",
        "Client accepts input or input focus: True",
        "WM_PROTOCOLS(ATOM): protocols  WM_DELETE_WINDOW, _NET_WM_PING",
        "_NET_FRAME_EXTENTS(CARDINAL) = 0, 0, 0, 0",
      ] {
        #expect(properties.contains(line), "\(line)")
      }
      let states = properties.split(separator: "\n").first { $0.hasPrefix("_NET_WM_STATE(ATOM)") }
      // openbox says sticky by the desktop alone.
      for state in ["ABOVE", "SKIP_TASKBAR", "SKIP_PAGER"] {
        #expect(states?.contains("_NET_WM_STATE_\(state)") == true, "\(state)")
      }
      #expect(test.connection.errorCount == 0)
    }

    @Test func theStatesAreThereBeforeAnyManagerSetsThem() throws {
      let desktop = try Desktop()
      let test = try TestWindow(on: desktop)
      let properties = try desktop.properties(of: test.window)
      let states = properties.split(separator: "\n").first { $0.hasPrefix("_NET_WM_STATE(ATOM)") }
      for state in ["ABOVE", "STICKY", "SKIP_TASKBAR", "SKIP_PAGER"] {
        #expect(states?.contains("_NET_WM_STATE_\(state)") == true, "\(state)")
      }
      #expect(properties.contains("_NET_WM_DESKTOP(CARDINAL) = 4294967295"))
    }

    @Test func aLatinTitleIsReadableByOldPrograms() throws {
      let desktop = try Desktop([.windowManager])
      let test = try TestWindow(on: desktop)
      test.window.setTitle("Käse")
      test.connection.synchronize()
      let properties = try desktop.properties(of: test.window)
      #expect(
        properties.contains("WM_NAME(STRING) = \"K\\344se\"")
          || properties.contains("WM_NAME(STRING) = \"Käse\""))
      #expect(properties.contains("_NET_WM_NAME(UTF8_STRING) = \"Käse\""))
    }

    struct Corner: CustomTestStringConvertible, Sendable {
      var geometry: String
      var placement: WindowPlacement
      var origin: PixelPoint
      var gravity: String

      var testDescription: String { geometry }
    }

    static let corners: [Corner] = [
      Corner(
        geometry: "+10+20",
        placement: WindowPlacement(horizontal: .fromStart(10), vertical: .fromStart(20)),
        origin: PixelPoint(x: 10, y: 20), gravity: "NorthWest"),
      Corner(
        geometry: "-10+20",
        placement: WindowPlacement(horizontal: .fromEnd(10), vertical: .fromStart(20)),
        origin: PixelPoint(x: 670, y: 20), gravity: "NorthEast"),
      Corner(
        geometry: "+10-20",
        placement: WindowPlacement(horizontal: .fromStart(10), vertical: .fromEnd(20)),
        origin: PixelPoint(x: 10, y: 460), gravity: "SouthWest"),
      Corner(
        geometry: "-10-20",
        placement: WindowPlacement(horizontal: .fromEnd(10), vertical: .fromEnd(20)),
        origin: PixelPoint(x: 670, y: 460), gravity: "SouthEast"),
    ]

    @Test(arguments: corners)
    func aPlaceIsCountedFromItsEdges(_ corner: Corner) throws {
      let desktop = try Desktop([.windowManager])
      let test = try TestWindow(on: desktop) { $0.placement = corner.placement }
      let geometry = try desktop.run("xwininfo", "-id", String(test.window.xIdentifier))
      #expect(try desktop.origin(of: test.window) == corner.origin)
      #expect(geometry.contains("Width: 120\n") && geometry.contains("Height: 120\n"))
      let hints = try desktop.properties(of: test.window)
      #expect(hints.contains("window gravity: \(corner.gravity)\n"))
      try test.wait("the window is told where it is") { $0.origin == corner.origin }
    }

    @Test func theFocusStaysWhereItWas() throws {
      let desktop = try Desktop([.windowManager])
      try desktop.launch("xev", "-event", "visibility")
      try waitUntil("another program has the focus") {
        try desktop.activeWindow().contains("# 0x") && !desktop.activeWindow().contains("# 0x0\n")
      }
      let before = try desktop.activeWindow()
      let test = try TestWindow(on: desktop)
      try test.paint(TestWindow.red)
      #expect(try desktop.activeWindow() == before, "at the start")
      try test.paint(TestWindow.green)
      test.window.setTitle("another")
      test.connection.synchronize()
      #expect(try desktop.activeWindow() == before, "when drawn again")
      try desktop.run("xdotool", "mousemove", "150", "150", "click", "1")
      let own = String(test.window.xIdentifier, radix: 16)
      try test.wait("a click gives the focus") { _ in try desktop.activeWindow().contains(own) }
    }

    @Test func otherWindowsStayBelow() throws {
      let desktop = try Desktop([.windowManager])
      let test = try TestWindow(on: desktop)
      try test.paint(TestWindow.red)
      try desktop.launch("xclock", "-geometry", "300x300+50+50", "-bg", "white")
      try waitUntil("the other window is shown") {
        try desktop.picture().colour(60, 340) == 0xFFFFFF
      }
      try test.show("ours is above") { _ in
        try desktop.picture().colour(160, 140) == 0xFF0000
      }
      test.window.setAbove(false)
      _ = test.window.drainEvents()
      try test.wait("the window manager takes it out of the upper layer") { test in
        try !desktop.properties(of: test.window).contains("_NET_WM_STATE_ABOVE")
      }
      #expect(test.connection.errorCount == 0)
    }

    @Test func closingAsksTheProgram() throws {
      let desktop = try Desktop([.windowManager])
      let test = try TestWindow(on: desktop)
      let own = String(test.window.xIdentifier, radix: 16)
      try desktop.run("xdotool", "mousemove", "150", "150", "click", "1")
      try test.wait("a click gives the focus") { _ in try desktop.activeWindow().contains(own) }
      // openbox's own key for it.
      try desktop.run("xdotool", "key", "alt+F4")
      try test.wait("the request arrives") { $0.events.contains(.closeRequested) }
      test.window.close()
      test.connection.synchronize()
      #expect(test.connection.errorCount == 0)
    }

    @Test func aPingIsAnswered() throws {
      let desktop = try Desktop()
      let test = try TestWindow(on: desktop)
      // A program of its own sees what is sent to window managers.
      let listener = try ChildProcess(
        ["stdbuf", "-oL", "xev", "-root", "-event", "substructure"], display: desktop.display)
      let asker = try desktop.connect()
      let (ping, window) = (Int(bitPattern: asker.atoms[.netPing]), test.window.xIdentifier)
      var seen = ""
      try test.wait("the ping comes back to the root window") { _ in
        asker.sendMessage(
          .wmProtocols, about: window, [ping, 1234, Int(bitPattern: window)], to: window)
        asker.synchronize()
        seen += listener.readAvailable()
        return seen.contains("synthetic YES, window 0x") && seen.contains("(WM_PROTOCOLS)")
      }
    }

    @Test func aResizeIsObeyedAndKeepsItsOneSize() throws {
      let desktop = try Desktop([.windowManager])
      let test = try TestWindow(on: desktop)
      try test.paint(TestWindow.red)
      let larger = PixelSize(width: 200, height: 150)
      test.window.resize(to: larger)
      try test.wait("the window is larger") { $0.window.pixelSize == larger }
      #expect(test.events.contains(.resized(larger)))
      #expect(test.window.lostContent == PixelRegion(PixelRect(size: larger)))
      try test.paint(TestWindow.green)
      // The frame grows after us, and until then cuts off what we send.
      try test.show("all of it is green") { test in
        try desktop.picture(of: test.window).colour(199, 149) == 0x00FF00
      }
      #expect(
        try desktop.properties(of: test.window).contains(
          "program specified minimum size: 200 by 150")
      )
      test.window.resize(to: PixelSize(width: 0, height: 5))
      test.window.resize(to: PixelSize(width: 40_000, height: 5))
      test.connection.synchronize()
      #expect(test.connection.errorCount == 0)
    }

    @Test func aHiddenWindowIsNotViewable() throws {
      let desktop = try Desktop([.windowManager])
      let test = try TestWindow(on: desktop)
      try test.paint(TestWindow.red)
      try desktop.run("xdotool", "windowminimize", String(test.window.xIdentifier))
      try test.wait("it is unmapped") { !$0.window.isViewable }
      #expect(test.events.last == .viewabilityChanged(false))
      // Painted while hidden: it shows when the window is back.
      test.window.present(TestWindow.all) { surface, _ in
        surface.withMutablePixels { pixels, _ in pixels[0] = TestWindow.green }
      }
      try desktop.run("xdotool", "windowmap", String(test.window.xIdentifier))
      try test.wait("it is back") { $0.window.isViewable && $0.window.isPresentationNeeded }
      test.window.present(PixelRegion()) { _, _ in Issue.record("the picture was kept") }
      test.connection.synchronize()
      let picture = try desktop.picture(of: test.window)
      #expect(picture.colour(0, 0) == 0x00FF00)
      #expect(picture.colour(1, 0) == 0xFF0000)
    }
  }
}
