import Drawing
import Geometry
import Testing
import Windowing

@testable import X11Windowing

extension DesktopTests {
  /// What reaches the screen, read back from the server.
  @Suite struct PresentingTests {
    @Test(arguments: ["800x600x24", "800x600x16", "800x600x15", "800x600x24+32"])
    func pureRedIsPureRed(_ screen: String) throws {
      let desktop = try Desktop(screen: screen)
      let test = try TestWindow(on: desktop)
      try test.paint(TestWindow.red)
      let window = try desktop.picture(of: test.window)
      #expect((window.width, window.height) == (120, 120))
      for (x, y) in [(0, 0), (119, 0), (60, 60), (0, 119), (119, 119)] {
        #expect(window.colour(x, y) == 0xFF0000)
      }
      #expect(try desktop.picture().colour(160, 140) == 0xFF0000)
      #expect(test.connection.errorCount == 0, "\(test.connection.firstErrors)")
    }

    /// Extensions that a server may lack, one after the other.
    @Test(arguments: ["MIT-SHM", "RENDER", "SHAPE", "XFIXES", "Composite", "RANDR", "XKEYBOARD"])
    func aServerWithoutAnExtensionWillDo(_ name: String) throws {
      let desktop = try Desktop(extras: ["-extension", name])
      let test = try TestWindow(on: desktop)
      try test.paint(TestWindow.red)
      try test.paint(
        TestWindow.green, in: PixelRegion(PixelRect(x: 10, y: 10, width: 5, height: 5)))
      let window = try desktop.picture(of: test.window)
      #expect(window.colour(9, 10) == 0xFF0000)
      #expect(window.colour(10, 10) == 0x00FF00)
      #expect(test.connection.errorCount == 0, "\(test.connection.firstErrors)")
    }

    @Test(arguments: [true, false])
    func onlyDamageIsSent(_ sharesMemory: Bool) throws {
      let desktop = try Desktop()
      let test = try TestWindow(on: desktop) { _ in
      } connectionChange: { connection in
        connection.sharesMemory = connection.sharesMemory && sharesMemory
      }
      #expect(test.connection.sharesMemory == sharesMemory)
      try test.paint(TestWindow.red)
      let small = PixelRect(x: 10, y: 20, width: 14, height: 14)
      let large = PixelRect(x: 0, y: 40, width: 120, height: 60)
      var both = PixelRegion(small)
      both.add(large)
      var painted = PixelRegion()
      try test.wait("no frame is in flight") { !$0.window.isFrameInFlight }
      test.window.present(both) { surface, region in
        painted = region
        surface.withMutablePixels { pixels, wordsPerRow in
          // All of it, though only the damage was asked for.
          for index in 0..<120 * wordsPerRow {
            pixels[index] = TestWindow.green
          }
        }
      }
      test.connection.synchronize()
      #expect(painted == both)
      let picture = try desktop.picture(of: test.window)
      for y in 0..<120 {
        for x in 0..<120 {
          let isSent = small.contains(x: x, y: y) || large.contains(x: x, y: y)
          try #require((picture.colour(x, y) == 0x00FF00) == isSent, "(\(x), \(y))")
        }
      }
    }

    @Test(arguments: [true, false])
    func aFrameIsInFlightUntilTheServerAnswers(_ sharesMemory: Bool) throws {
      let desktop = try Desktop()
      let test = try TestWindow(on: desktop) { _ in
      } connectionChange: { connection in
        connection.sharesMemory = connection.sharesMemory && sharesMemory
      }
      test.window.present(TestWindow.all) { _, _ in }
      #expect(test.window.isFrameInFlight)
      try test.wait("the answer comes") { !$0.window.isFrameInFlight }
    }

    @Test func aTinyFrameToALocalServerNeedsNoAnswer() throws {
      let desktop = try Desktop()
      let test = try TestWindow(on: desktop)
      try test.paint(TestWindow.red)
      test.window.present(PixelRegion(PixelRect(x: 0, y: 0, width: 14, height: 14))) { _, _ in }
      #expect(!test.window.isFrameInFlight)
    }

    @Test func whatTheScreenLostIsSentAgainWithoutPainting() throws {
      // Composite would keep the pixels of a window that has its own depth.
      let desktop = try Desktop(extras: ["-extension", "Composite"])
      let test = try TestWindow(on: desktop)
      try test.paint(TestWindow.red)
      test.forgetEvents()
      // xrefresh covers the screen with a window and takes it away.
      try desktop.run("xrefresh", "-black")
      try test.wait("the window is exposed") { $0.window.isPresentationNeeded }
      #expect(test.events.contains { if case .exposed = $0 { true } else { false } })
      test.window.present(PixelRegion()) { _, _ in Issue.record("the picture was kept") }
      try test.wait("the frame arrives") { !$0.window.isFrameInFlight }
      test.connection.synchronize()
      #expect(try desktop.picture(of: test.window).colour(60, 60) == 0xFF0000)
      #expect(!test.window.isPresentationNeeded)
    }

    @Test func halfTransparentPixelsKeepTheirAlpha() throws {
      let desktop = try Desktop([.windowManager, .compositor])
      let test = try TestWindow(on: desktop)
      try test.paint(0x8080_0000)
      let picture = try desktop.picture(of: test.window)
      #expect(picture.colour(60, 60) == 0x800000)
      #expect(picture.alpha(60, 60) == 0x80)
    }

    @Test func anImpossibleSizeIsAnError() throws {
      let desktop = try Desktop()
      let connection = try desktop.connect()
      for size in [PixelSize(width: 0, height: 10), PixelSize(width: 10, height: 32_768)] {
        #expect(throws: X11WindowError.self) {
          try X11Window(connection, X11WindowOptions(size: size))
        }
      }
      connection.synchronize()
      #expect(connection.errorCount == 0)
    }
  }
}
