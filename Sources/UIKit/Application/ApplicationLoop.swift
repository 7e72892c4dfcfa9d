import Animation
import Drawing
import Foundation
import Geometry
import Layers
import Views
import Windowing
import X11Windowing

/// The one place where an application sleeps: it waits for windows, timers, queues and frames.
///
/// Each turn takes in what happened, draws the frames that are due, and lets Foundation's run loop
/// do what is due there. Then it sleeps until the next of all these, and for ever if there is none.
final class ApplicationLoop {
  private unowned let application: UIApplication
  private let connection: DisplayConnection
  private let settings: RunSettings
  private let mainRunLoop = MainRunLoop()
  private let clock = FrameTime()
  private let end: Seconds
  private var waiter: SystemWaiter
  private(set) var windows: [ShownWindow] = []
  /// The exit status, once the application is to end.
  private var status: Int32?
  /// Whether there ever was a window.
  private var hasShownWindows = false

  /// For how long, in seconds, the end of a frame in flight may go unread; see `EventLoop`.
  private static let longestInattention = 0.05

  /// Makes the loop of `application`, whose time becomes the thread's.
  ///
  /// - Throws: `SystemWaiterError` if the kernel has no descriptor left.
  init(
    of application: UIApplication, on connection: DisplayConnection, _ settings: RunSettings
  ) throws(SystemWaiterError) {
    self.application = application
    self.connection = connection
    self.settings = settings
    waiter = try SystemWaiter()
    end = waiter.now() + settings.duration
    useClock()
  }

  /// Ends the loop after the present turn; the first status counts.
  func finish(_ status: Int32) {
    if self.status == nil { self.status = status }
  }

  /// Runs until the last window is closed, or a signal or somebody ends it.
  ///
  /// - Returns: The exit status.
  func run() -> Int32 {
    var signals: [LoopSignal] = []
    while true {
      let now = waiter.now()
      for signal in signals where signal != .user1 { finish(128 + signal.number) }
      if now >= end { finish(0) }
      takeEvents(at: now)
      drawFrames()
      let nextTimer = mainRunLoop.turn()
      application.noteVisibility(windows.map(\.isOnDesktop))
      if let status {
        closeAll()
        return status
      }
      signals = sleep(nextTimer)
    }
  }

  // MARK: Windows

  /// Puts `window` on the screen.
  ///
  /// - Throws: `X11WindowError` if the server has not got what it takes.
  func open(_ window: UIWindow, title: String) throws(X11WindowError) {
    let size = ShownWindow.pixelSize(window.bounds.size, scale: connection.scale)
    var options = X11WindowOptions(size: size, kind: .ordinary)
    options.title = settings.title ?? title
    options.instanceName = UIApplication.programName
    let surface = try X11Window(connection, options)
    show(window, in: surface)
  }

  /// Shows `window` in what was made for it.
  func show(_ window: UIWindow, in surface: any OverlayWindow) {
    windows.append(ShownWindow(window, in: surface, now: waiter.now()))
    // A picture takes the thread's clock for itself.
    useClock()
    hasShownWindows = true
  }

  /// Takes `window` from the screen.
  func close(_ window: UIWindow) {
    guard let index = windows.firstIndex(where: { $0.window === window }) else { return }
    windows.remove(at: index).close()
  }

  /// Sets the text in a window's frame.
  func setTitle(_ title: String, of window: UIWindow) {
    windows.first { $0.window === window }?.surface.setTitle(settings.title ?? title)
  }

  private func closeAll() {
    for shown in windows { shown.close() }
    windows = []
  }

  private func useClock() {
    MediaClock.use { [clock] in clock.now }
  }

  // MARK: A turn

  private func takeEvents(at now: Seconds) {
    // Until there are none: what one window asks the server may bring events of another.
    var hadEvents = true
    while hadEvents, status == nil {
      hadEvents = false
      for shown in windows {
        let events = shown.surface.drainEvents()
        hadEvents = hadEvents || !events.isEmpty
        for event in events { take(event, of: shown, at: now) }
      }
    }
    for shown in windows { shown.window.advanceGestures(to: now) }
    if connection.isLost {
      application.complain("the connection to the display was lost")
      finish(1)
    } else if hasShownWindows, windows.isEmpty {
      finish(0)
    }
  }

  private func take(_ event: WindowEvent, of shown: ShownWindow, at now: Seconds) {
    // An event before this one may have closed it.
    guard status == nil, windows.contains(where: { $0 === shown }) else { return }
    if shown.handle(event, at: now) == .closed { application.closed(shown.window) }
  }

  private func drawFrames() {
    // Later than what the events' handlers took for the time: what they began has begun.
    let now = waiter.now()
    for shown in windows {
      guard let due = shown.nextFrame(after: now), due <= now else { continue }
      clock.frame = now
      defer { clock.frame = nil }
      do throws(CairoError) {
        try shown.drawFrame(at: now)
      } catch {
        application.complain("\(error)")
        finish(1)
      }
    }
  }

  /// Sleeps until something happens or is due, and answers the signals that came.
  private func sleep(_ nextTimer: Seconds?) -> [LoopSignal] {
    let now = waiter.now()
    var deadlines = windows.compactMap { $0.nextFrame(after: now) }
    deadlines += windows.compactMap { $0.window.gestureDeadline }
    if let nextTimer { deadlines.append(now + nextTimer) }
    if end < .infinity { deadlines.append(end) }
    let deadline = deadlines.min()
    // What Xlib has read already would be slept over; asking also sends what is queued.
    if connection.hasQueuedEvents { return waiter.wait(for: [], until: now).signals }
    var descriptors = [mainRunLoop.descriptor]
    let isInattentive =
      windows.contains { $0.surface.isFrameInFlight }
      && (deadline.map { $0 > now && $0 - now <= Self.longestInattention } ?? false)
    if !isInattentive { descriptors.append(connection.fileDescriptor) }
    return waiter.wait(for: descriptors, until: deadline).signals
  }
}

/// The media time: that of the frame while one is drawn, else the clock's.
private final class FrameTime {
  /// The time of the frame being drawn.
  var frame: Seconds?

  var now: Seconds { frame ?? Self.bootTime }

  private static var bootTime: Seconds {
    var time = timespec()
    clock_gettime(CLOCK_BOOTTIME, &time)
    return Seconds(time.tv_sec) + Seconds(time.tv_nsec) / 1e9
  }
}
