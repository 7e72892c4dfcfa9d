import Geometry
import TestSupport
import Testing
import Windowing

@testable import X11Windowing

extension DesktopTests {
  /// Servers that aren't there, die, or change their mind.
  @Suite struct ConnectionTests {
    @Test func aServerThatIsNotThereIsAnError() {
      #expect(
        throws: DisplayUnavailable(
          displayName: ":9999", reason: "the server doesn't answer or refuses")
      ) {
        try DisplayConnection(displayName: ":9999")
      }
    }

    @Test func aServerThatDiesIsAnEvent() throws {
      let desktop = try Desktop()
      let test = try TestWindow(on: desktop)
      try test.paint(TestWindow.red)
      let loop = EventLoop(window: test.window, waiter: try SystemWaiter())
      desktop.crash()
      let start = loop.now
      var events: [WindowEvent] = []
      while !events.contains(.connectionLost), loop.now < start + 5 {
        events += loop.turn(until: start + 5).events
      }
      #expect(events.contains(.connectionLost))
      #expect(events.contains(.viewabilityChanged(false)))
      #expect(loop.now - start < 1)
      // Nothing the window is told does harm any more, and it is told once.
      test.window.present(TestWindow.all) { _, _ in }
      test.window.setTitle("gone")
      test.window.setAbove(false)
      test.window.setInputShape(.nothing)
      test.window.beginMoving()
      test.window.move(to: PixelPoint(x: 0, y: 0))
      test.window.resize(to: PixelSize(width: 10, height: 10))
      test.connection.synchronize()
      #expect(test.window.drainEvents() == [])
      #expect(test.window.fileDescriptor == nil)
      test.window.close()
    }

    @Test func aRefusedRequestIsCountedByName() throws {
      let desktop = try Desktop()
      let connection = try desktop.connect()
      connection.setProperty(connection.atoms[.netName], of: 0x0BAD, type: 31, to: "x".utf8)
      connection.synchronize()
      #expect(connection.errorCount == 1)
      #expect(connection.firstErrors.map(\.description) == ["BadWindow from ChangeProperty"])
      let other = try desktop.connect()
      #expect(other.errorCount == 0, "each connection has its own")
    }

    @Test func theScaleIsTheDesktopsAndFollowsIt() throws {
      let desktop = try Desktop()
      let test = try TestWindow(on: desktop)
      #expect(test.window.scale == 1)
      try desktop.run(
        "xprop", "-root", "-f", "RESOURCE_MANAGER", "8s", "-set", "RESOURCE_MANAGER",
        "Xft.dpi:\t144\n")
      try test.wait("the change is noticed") { $0.window.scale == 1.5 }
      #expect(test.events.contains(.scaleChanged(1.5)))
      #expect(try desktop.connect().scale == 1.5, "and there at the start")
    }

    @Test func twoWindowsShareAConnection() throws {
      let desktop = try Desktop()
      let test = try TestWindow(on: desktop)
      let other = try X11Window(
        test.connection, X11WindowOptions(size: PixelSize(width: 9, height: 9)))
      try test.wait("the first one doesn't take the other's events") { _ in
        _ = test.window.drainEvents()
        return other.drainEvents().contains(.viewabilityChanged(true))
      }
      test.connection.synchronize()
      #expect(test.connection.errorCount == 0)
    }

    @Test func noSharedMemoryIsLeftBehind() throws {
      let desktop = try Desktop()
      let test = try TestWindow(on: desktop)
      try test.paint(TestWindow.red)
      let segments = try desktop.run("cat", "/proc/sysvipc/shm")
        .split(separator: "\n").dropFirst()
        .map { $0.split(separator: " ") }
        .filter { $0[4] == String(ChildProcess.ownIdentifier) }
      #expect(test.connection.sharesMemory && !segments.isEmpty)
      // SHM_DEST (0o1000): the kernel frees it when the last process has gone.
      #expect(segments.allSatisfy { Int($0[2], radix: 8).map { $0 & 0o1000 != 0 } == true })
    }
  }
}
