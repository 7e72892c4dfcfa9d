import Geometry
import Glibc
import TestSupport
import Testing
import Windowing

@testable import X11Windowing

/// A screen of our own with what a person's desktop has on it.
///
/// The server is an Xvfb on a display number that it chose, and ends with this object. What a test
/// wants to know it asks the server for, by programs that aren't ours.
final class Desktop {
  let display: String
  private let server: ChildProcess
  private var programs: [ChildProcess] = []

  /// What runs on the desktop.
  enum Program: CaseIterable, Sendable {
    case windowManager
    case compositor
  }

  /// Whether this machine has what every desktop test needs.
  static let isAvailable = [
    "Xvfb", "openbox", "picom", "xdotool", "xprop", "xwininfo", "xwd", "import",
  ]
  .allSatisfy(ChildProcess.isInstalled)

  /// Starts a server and the programs, and waits until they are ready.
  init(_ programs: [Program] = [], screen: String = "800x600x24", extras: [String] = []) throws {
    server = try ChildProcess(
      ["Xvfb", "-displayfd", "3", "-screen", "0", screen, "-nolisten", "tcp", "-noreset"] + extras,
      outputDescriptor: 3)
    let number = server.readLine()
    try #require(!number.isEmpty, "Xvfb didn't start with \(screen)")
    display = ":\(number)"
    for program in programs {
      try start(program)
    }
  }

  deinit {
    // Clients before their server, so that they have no time to complain.
    programs.reversed().forEach { $0.end() }
    server.end()
  }

  /// Ends the server as a crash would.
  func crash() {
    server.end()
  }

  /// Starts a part of the desktop and waits until it is ready.
  func start(_ program: Program) throws {
    let connection = try connect()
    switch program {
    case .windowManager:
      programs.append(try ChildProcess(["openbox", "--sm-disable"], display: display))
      try waitUntil("a window manager runs") {
        connection.windowManagerSupports(.netMoveResize)
      }
      // openbox says so before it is ready, and loses windows that appear meanwhile: it is ready
      // when it lets one appear.
      var probe = try X11Window(connection, X11WindowOptions(size: PixelSize(width: 1, height: 1)))
      var tries = 0
      try waitUntil("the window manager shows windows") {
        _ = probe.drainEvents()
        tries += 1
        if !probe.isMapped, tries % 20 == 0 {
          probe = try X11Window(connection, X11WindowOptions(size: PixelSize(width: 1, height: 1)))
        }
        return probe.isMapped
      }
    case .compositor:
      programs.append(
        try ChildProcess(
          ["picom", "--config", "/dev/null", "--backend", "xrender", "--no-fading-openclose"],
          display: display))
      try waitUntil("a compositor runs") {
        connection.dispatchEvents()
        return connection.hasCompositor
      }
    }
  }

  /// Ends the program that was started last.
  func endLastProgram() {
    programs.popLast()?.end()
  }

  /// Opens a connection as our program would.
  func connect() throws -> DisplayConnection {
    try DisplayConnection(displayName: display)
  }

  /// Runs another program to its end and answers what it wrote.
  @discardableResult
  func run(_ arguments: String...) throws -> String {
    String(decoding: try outputBytes(arguments), as: UTF8.self)
  }

  /// Starts another program, which runs as long as the desktop.
  func launch(_ arguments: String...) throws {
    programs.append(try ChildProcess(arguments, display: display))
  }

  /// The properties of a window, as xprop shows them.
  func properties(of window: X11Window) throws -> String {
    try run("xprop", "-id", String(window.xIdentifier))
  }

  /// The window that has the focus, as xprop shows it.
  func activeWindow() throws -> String {
    try run("xprop", "-root", "_NET_ACTIVE_WINDOW")
  }

  /// Where a window is on the screen, frame or not, as xwininfo says it.
  func origin(of window: X11Window) throws -> PixelPoint {
    let text = try run("xwininfo", "-id", String(window.xIdentifier))
    func number(after label: String) throws -> Int {
      let line = text.split(separator: "\n").first { $0.contains(label) }
      let word = line?.split(separator: " ").last
      return try #require(word.flatMap { Int($0) }, "xwininfo told no place")
    }
    return PixelPoint(
      x: try number(after: "Absolute upper-left X:"),
      y: try number(after: "Absolute upper-left Y:"))
  }

  /// What is on the screen.
  ///
  /// Not by xwd, which takes windows of another depth for rectangles whatever their shape.
  func picture() throws -> ScreenPicture {
    let bytes = try outputBytes(["import", "-silent", "-window", "root", "-depth", "8", "rgb:-"])
    return try #require(ScreenPicture(rgb: bytes, width: 800), "import wrote no picture")
  }

  /// What one window's own pixels are.
  func picture(of window: X11Window) throws -> ScreenPicture {
    let bytes = try outputBytes(["xwd", "-silent", "-id", String(window.xIdentifier)])
    return try #require(ScreenPicture(windowDump: bytes), "xwd wrote no picture")
  }

  private func outputBytes(_ arguments: [String]) throws -> [UInt8] {
    let child = try ChildProcess(arguments, display: display)
    let bytes = child.readOutput()
    try #require(child.waitForExit() == 0, "\(arguments.joined(separator: " ")) failed")
    return bytes
  }
}

/// Asks again until `condition` holds; a test fails if it doesn't within seconds.
func waitUntil(
  _ what: Comment, within seconds: Double = 10, sourceLocation: SourceLocation = #_sourceLocation,
  _ condition: () throws -> Bool
) throws {
  var waiter = try SystemWaiter()
  let deadline = waiter.now() + seconds
  while try !condition() {
    try #require(waiter.now() < deadline, what, sourceLocation: sourceLocation)
    _ = waiter.wait(for: [], until: waiter.now() + 0.005)
  }
}
