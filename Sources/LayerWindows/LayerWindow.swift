public import Drawing
public import Geometry
public import Layers
public import Windowing
public import X11Windowing

/// A window that shows a tree of layers and tells what the person does to it.
///
///     let layer = CALayer()
///     layer.backgroundColor = CGColor(red: 0.1, green: 0.1, blue: 0.2, alpha: 1)
///     try LayerWindow(layer: layer, size: CGSize(width: 320, height: 240), title: "Hello").run()
///
/// ``layer`` fills the window: its frame follows the window's size. Where nothing opaque is drawn
/// one sees through the window. While nothing changes, the program sleeps and sets no timer.
///
/// While nothing of the window can be seen, no frame is drawn: animations go on in time, but
/// delegates and completion blocks wait for the next frame. Blocks of ``after(_:_:)`` do not.
///
/// The same window can be drawn without a display; see ``withPicture(at:scale:_:)``.
public final class LayerWindow {
  /// The root of the tree; (0, 0) is the window's top left corner, y points down.
  public let layer: CALayer
  /// The window's size, in points.
  public internal(set) var size: CGSize
  /// The text in the window's frame and in lists of windows.
  public var title: String {
    didSet { if title != oldValue { session?.window.setTitle(title) } }
  }
  /// What the window is among others; counts when it opens.
  public var kind = X11WindowOptions.Kind.ordinary
  /// How many device pixels a point is wide, if not as many as the desktop says.
  ///
  /// Counts when the window opens.
  public var scale: CGFloat?

  // MARK: What happens

  /// Called when the pointer does something; the position is in the coordinates of ``layer``.
  public var onPointer: ((PointerEvent) -> Void)?
  /// Called when a key goes down while the window has the focus.
  public var onKeyPress: ((KeyPress) -> Void)?
  /// Called with the size in points after the window got another one, and ``layer`` with it.
  public var onResize: ((CGSize) -> Void)?
  /// Called when the window comes into sight or is covered, minimised or on another workspace.
  public var onVisibilityChange: ((Bool) -> Void)?
  /// Asked when the person closes the window: whether it closes, as it does unless set.
  public var shouldClose: (() -> Bool)?

  /// What runs the window now.
  var session: LayerSession?
  /// The blocks that wait, soonest first.
  var timers: [WindowTimer] = []
  private var headless: HeadlessRun?

  /// Why a window's run ended.
  public enum Ending: Hashable, Sendable {
    /// By the person, or by ``LayerWindow/close()``.
    case closed
    /// The time it was to run for is over.
    case timeOver
    /// The process got a signal.
    case signal(LoopSignal)
  }

  /// Describes a window; ``run(for:)`` opens it.
  ///
  /// - Parameters:
  ///   - layer: The root of the tree.
  ///   - size: The size at first, in points; at least a pixel, at most 16384 in each direction.
  ///   - title: The text in the window's frame.
  public init(layer: CALayer, size: CGSize, title: String = "") {
    self.layer = layer
    self.size = size
    self.title = title
  }

  /// Opens the window on the display that `DISPLAY` names, and returns when it was closed.
  ///
  /// Meanwhile `SIGINT`, `SIGTERM` and `SIGHUP` end the run instead of the process.
  ///
  /// - Parameter duration: After how many seconds the window closes by itself.
  /// - Returns: Why the run ended.
  /// - Throws: `DisplayUnavailable`, `X11WindowError`, `SystemWaiterError` or `CairoError` if the
  ///   machine has not got what it takes; ``DisplayLost`` if the server went away meanwhile.
  /// - Precondition: The window is not running already.
  @discardableResult
  public func run(for duration: Seconds = .infinity) throws -> Ending {
    let waiter = try SystemWaiter()
    let connection = try DisplayConnection()
    var options = X11WindowOptions(
      size: Self.pixelSize(size, scale: scale ?? connection.scale), kind: kind)
    options.title = title
    options.scale = scale
    options.instanceName = Self.programName
    let window = try X11Window(connection, options)
    defer { window.close() }
    return try run(on: EventLoop(window: window, waiter: waiter), for: duration)
  }

  /// Shows the layers in the window of `loop`, whatever kind that is, until it was closed.
  ///
  /// - Parameters:
  ///   - loop: The loop to run; its time is the media time meanwhile.
  ///   - duration: After how many seconds the run ends by itself.
  /// - Returns: Why the run ended.
  /// - Throws: `CairoError` when memory runs out, ``DisplayLost`` if the server goes away.
  /// - Precondition: The window is not running already.
  @discardableResult
  public func run<Waiter: EventWaiter & ~Copyable>(
    on loop: EventLoop<Waiter>, for duration: Seconds = .infinity
  ) throws -> Ending {
    precondition(session == nil, "a window runs once at a time")
    let thread = LayerThread.current
    let clockBefore = thread.clock
    let session = LayerSession(
      of: self, in: loop.window, now: loop.now, end: loop.now + max(0, duration))
    self.session = session
    defer {
      self.session = nil
      session.leaveTimers(at: loop.now)
      thread.clock = clockBefore
    }
    loop.run(session)
    return try session.outcome()
  }

  /// Ends the run at the end of the present turn; does nothing while the window does not run.
  public func close() {
    session?.finish(.closed)
  }

  /// Has `block` called in `delay` seconds: from now, or from the start before there was one.
  ///
  /// It is called while the window runs, whether or not the window can be seen.
  public func after(_ delay: Seconds, _ block: @escaping () -> Void) {
    let now = (session ?? headless?.session)?.picture.now
    let timer = WindowTimer(due: (now ?? 0) + delay, block: block)
    // Behind those due at the same time: blocks are called in the order in which they were given.
    let place = timers.firstIndex { $0.due > timer.due } ?? timers.endIndex
    timers.insert(timer, at: place)
  }

  /// Lends the picture that the window shows `time` seconds after its start, with no display.
  ///
  /// The window runs in made-up time, frame by frame at 60 a second, and in no time at all:
  /// animations, callbacks and blocks of ``after(_:_:)`` come as they would on a screen.
  /// `CACurrentMediaTime()` is the made-up time from then on. Called again it goes on from where
  /// it was, which is how to draw several moments of one run.
  ///
  /// - Parameters:
  ///   - time: Seconds since the start, not before those of the last call.
  ///   - scale: Device pixels a point; counts in the first call.
  ///   - body: Gets the picture, and must not keep it.
  /// - Returns: What `body` answers.
  /// - Throws: `CairoError` when memory runs out, and what `body` throws.
  /// - Precondition: `time` is finite, `scale` positive, and the window is not running.
  public func withPicture<Result>(
    at time: Seconds, scale: CGFloat = 1, _ body: (borrowing ImageSurface) throws -> Result
  ) throws -> Result {
    precondition(session == nil, "a window runs once at a time")
    precondition(time.isFinite, "a picture shows a moment that comes")
    let run = try headless ?? HeadlessRun(of: self, scale: scale)
    headless = run
    return try run.withPicture(at: time, body)
  }

  /// Points as pixels, within what a window can have.
  package static func pixelSize(_ size: CGSize, scale: CGFloat) -> PixelSize {
    func pixels(_ length: CGFloat) -> Int {
      let exact = (length * scale).rounded()
      return exact.isNaN ? 1 : Int(min(max(exact, 1), 16_384))
    }
    return PixelSize(width: pixels(size.width), height: pixels(size.height))
  }

  /// What the running program is called, for the window manager.
  static var programName: String {
    let path = CommandLine.arguments.first ?? ""
    return path.split(separator: "/").last.map { String($0) } ?? "layers"
  }
}

/// The X server went away while it showed a window.
public struct DisplayLost: Error, Hashable, CustomStringConvertible {
  /// One line for a person.
  public var description: String { "the connection to the display was lost" }
}

/// A block that waits for its time.
struct WindowTimer {
  /// When it is called: on the loop's clock, before the start in seconds since then.
  var due: Seconds
  let block: () -> Void
}
