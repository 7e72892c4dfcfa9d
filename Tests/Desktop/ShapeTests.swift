import Drawing
import Geometry
import Testing
import Windowing

@testable import X11Windowing

extension DesktopTests {
  /// A round window, with a compositor and without.
  @Suite struct ShapeTests {
    private let orange = CGColor(red: 1, green: 0.5, blue: 0, alpha: 1)

    /// Whether the server gives the window another shape than its rectangle.
    private func isShaped(_ test: TestWindow, _ desktop: Desktop) throws -> Bool {
      try desktop.run("xwininfo", "-shape", "-id", String(test.window.xIdentifier))
        .contains("Window shape extents")
    }

    /// Covers the screen with blue by a window of another program, and waits until it is shown.
    ///
    /// picom draws a root window of its own colour.
    private func paintGround(_ desktop: Desktop) throws {
      try desktop.launch("xclock", "-geometry", "800x600+0+0", "-bg", "#0000FF", "-fg", "#0000FF")
      try waitUntil("the ground is blue") { try desktop.picture().colour(700, 500) == 0x0000FF }
    }

    @Test func withoutACompositorTheWindowHasTheShapeOfItsPicture() throws {
      let desktop = try Desktop([.windowManager])
      try paintGround(desktop)
      let test = try TestWindow(on: desktop)
      try test.paintDisc(orange)
      #expect(try isShaped(test, desktop))
      try test.show("the screen shows a disc") { _ in
        try desktop.picture().colour(160, 140) == 0xFF8000
      }
      let screen = try desktop.picture()
      #expect(screen.colour(101, 81) == 0x0000FF, "the corner is the desktop's")
      #expect(screen.colour(101, 140) == 0xFF8000, "the left end of the disc")
      #expect(test.connection.errorCount == 0)
    }

    @Test func withACompositorTheWindowIsARectangleThatCanBeSeenThrough() throws {
      let desktop = try Desktop([.windowManager, .compositor])
      try paintGround(desktop)
      let test = try TestWindow(on: desktop)
      try test.paintDisc(CGColor(red: 1, green: 0, blue: 0, alpha: 0.5))
      #expect(try !isShaped(test, desktop))
      try test.show("half red over blue") { _ in
        [0x80007F, 0x7F0080, 0x800080, 0x7F007F].contains(try desktop.picture().colour(160, 140))
      }
      #expect(try desktop.picture().colour(101, 81) == 0x0000FF, "the corner is the desktop's")
    }

    @Test func theShapeFollowsTheCompositorAsItComesAndGoes() throws {
      let desktop = try Desktop([.windowManager])
      let test = try TestWindow(on: desktop)
      try test.paintDisc(orange)
      #expect(try isShaped(test, desktop))
      try desktop.start(.compositor)
      try test.wait("it is noticed") { $0.events.contains(.compositorChanged(true)) }
      test.connection.synchronize()
      #expect(try !isShaped(test, desktop))
      desktop.endLastProgram()
      try test.wait("its end is noticed") { $0.events.contains(.compositorChanged(false)) }
      test.connection.synchronize()
      #expect(try isShaped(test, desktop))
      #expect(test.connection.errorCount == 0)
    }

    @Test func aShapeThatGrowsShowsNewPixelsAtOnce() throws {
      let desktop = try Desktop()
      try paintGround(desktop)
      let test = try TestWindow(on: desktop)
      let left = PixelRegion(PixelRect(x: 0, y: 0, width: 60, height: 120))
      try test.paint(0)
      try test.paint(TestWindow.red, in: left)
      #expect(try desktop.picture().colour(110, 140) == 0xFF0000)
      #expect(try desktop.picture().colour(200, 140) == 0x0000FF)
      try test.paint(TestWindow.green)
      _ = test.window.drainEvents()
      #expect(try desktop.picture().colour(200, 140) == 0x00FF00)
      #expect(!test.window.isPresentationNeeded, "what was sent already is not asked for again")
      try test.paint(0, in: left)
      #expect(try desktop.picture().colour(110, 140) == 0x0000FF)
    }

    @Test func clicksOutsideOfTheInputShapePassThrough() throws {
      let desktop = try Desktop([.windowManager, .compositor])
      let test = try TestWindow(on: desktop)
      try test.paintDisc(orange)
      let click: [PointerEvent.Action] = [.pressed(.primary), .released(.primary)]
      test.window.setInputShape(.ellipse(PixelRect(size: TestWindow.size)))
      test.connection.synchronize()
      try desktop.run("xdotool", "mousemove", "103", "83", "click", "1")
      try desktop.run("xdotool", "mousemove", "160", "140", "click", "1")
      try test.wait("the click inside arrives") { !$0.buttonActions.isEmpty }
      try test.wait("and its end") { $0.buttonActions.last == .released(.primary) }
      #expect(test.buttonActions == click, "the corner's click went elsewhere")
      test.forgetEvents()
      test.window.setInputShape(.nothing)
      test.connection.synchronize()
      try desktop.run("xdotool", "click", "1")
      test.window.setInputShape(.everything)
      test.connection.synchronize()
      try desktop.run("xdotool", "mousemove", "103", "83", "click", "1")
      try test.wait("the corner's click arrives") { $0.buttonActions.last == .released(.primary) }
      #expect(test.buttonActions == click, "and the one in between went elsewhere")
    }
  }
}
