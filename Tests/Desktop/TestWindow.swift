import Drawing
import Geometry
import Testing
import Windowing

@testable import X11Windowing

/// A window of ours on a test's desktop, with all that happened to it.
final class TestWindow {
  let connection: DisplayConnection
  let window: X11Window
  private(set) var events: [WindowEvent] = []

  static let size = PixelSize(width: 120, height: 120)
  static let all = PixelRegion(PixelRect(size: size))
  static let red: UInt32 = 0xFFFF_0000
  static let green: UInt32 = 0xFF00_FF00

  /// Opens a window and waits until it is shown, all red.
  init(
    on desktop: Desktop, _ change: (inout X11WindowOptions) -> Void = { _ in },
    connectionChange: (DisplayConnection) -> Void = { _ in }
  ) throws {
    connection = try desktop.connect()
    connectionChange(connection)
    var options = X11WindowOptions(size: Self.size)
    options.placement = WindowPlacement(horizontal: .fromStart(100), vertical: .fromStart(80))
    change(&options)
    window = try X11Window(connection, options)
    try wait("the window appears") { $0.window.isPresentationNeeded }
    // Without a compositor, a window of which nothing was painted has no pixel to click on.
    try paint(Self.red)
  }

  /// Takes events until `condition` holds.
  func wait(
    _ what: Comment, sourceLocation: SourceLocation = #_sourceLocation,
    until condition: (TestWindow) throws -> Bool
  ) throws {
    try waitUntil(what, sourceLocation: sourceLocation) {
      events += window.drainEvents()
      return try condition(self)
    }
  }

  /// Sends what the screen lost, as a program does, until `condition` holds.
  func show(
    _ what: Comment, sourceLocation: SourceLocation = #_sourceLocation,
    until condition: (TestWindow) throws -> Bool
  ) throws {
    try wait(what, sourceLocation: sourceLocation) { test in
      if window.isPresentationNeeded, !window.isFrameInFlight {
        window.present(PixelRegion()) { _, _ in Issue.record("the picture was lost") }
        connection.synchronize()
      }
      return try condition(test)
    }
  }

  /// Fills a part of the window, by default all of it, and waits until the server has read it.
  func paint(_ pixel: UInt32, in region: PixelRegion = all) throws {
    try wait("the last frame arrives") { !$0.window.isFrameInFlight }
    window.present(region) { surface, region in
      surface.withMutablePixels { pixels, wordsPerRow in
        for rect in region.rects {
          for y in rect.minY..<rect.maxY {
            for x in rect.minX..<rect.maxX {
              pixels[y * wordsPerRow + x] = pixel
            }
          }
        }
      }
    }
    try wait("the frame arrives") { !$0.window.isFrameInFlight }
    connection.synchronize()
  }

  /// Draws a disc that touches the window's edges, and waits until the server has read it.
  func paintDisc(_ colour: CGColor) throws {
    try wait("the last frame arrives") { !$0.window.isFrameInFlight }
    window.present(Self.all) { surface, _ in
      #expect(throws: Never.self) {
        try surface.withContext { context in
          context.clear(CGRect(PixelRect(size: Self.size)))
          context.setFillColor(colour)
          context.fillEllipse(in: CGRect(PixelRect(size: Self.size)))
        }
      }
    }
    try wait("the frame arrives") { !$0.window.isFrameInFlight }
    connection.synchronize()
  }

  /// The last place that the window was told to be at.
  var origin: PixelPoint? { window.origin }

  /// The actions of the pointer so far, motion left out.
  var buttonActions: [PointerEvent.Action] {
    events.compactMap {
      guard case .pointer(let event) = $0 else { return nil }
      switch event.action {
      case .pressed, .released, .scrolled: return event.action
      case .moved, .entered, .left: return nil
      }
    }
  }

  /// The keys pressed so far.
  var keys: [KeyPress] {
    events.compactMap { if case .keyPressed(let press) = $0 { press } else { nil } }
  }

  /// Forgets the events so far.
  func forgetEvents() {
    events = []
  }
}
