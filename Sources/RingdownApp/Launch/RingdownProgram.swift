import Countdown
import Drawing
import Geometry
import Glibc
import LayerWindows
import Windowing
import X11Windowing

/// The program: reads its arguments, does what they say and answers its exit status.
public enum RingdownProgram {
  /// The version that `--version` prints.
  static let version = "0.1.0"

  /// Runs the program.
  ///
  /// - Parameter arguments: The words after the program's name.
  /// - Returns: The exit status: 0 reached zero, 1 could not run, 2 usage, 3 cancelled before
  ///   zero, 128 + n ended by signal n.
  public static func run(arguments: [String]) -> Int32 {
    do throws(UsageError) {
      switch try Command(parsing: arguments) {
      case .run(let duration, let options): return count(duration, options)
      case .render(let duration, let options, let output):
        return render(duration, options, to: output)
      case .gallery(let duration, let options): return showGallery(duration, options)
      case .renderGallery(let duration, let options, let output):
        return tryingTo {
          try Gallery(duration, options).write(to: output, of: duration, scale: options.scale ?? 1)
        }
      case .help:
        return StandardStream.output.print(HelpText.text)
      case .version:
        return StandardStream.output.print("ringdown \(version)\n")
      }
    } catch {
      StandardStream.error.print("\(error)\n")
      return UsageError.exitStatus
    }
  }

  /// Counts down in a window on the screen.
  private static func count(_ duration: CountdownDuration, _ options: RingdownOptions) -> Int32 {
    if !options.isQuiet { announce(duration) }
    guard !options.isDryRun else { return ExitStatus.reachedZero }
    do {
      let waiter = try SystemWaiter()
      let connection = try DisplayConnection()
      let window = try openWindow(options, on: connection)
      defer { window.close() }
      let loop = EventLoop(window: window, waiter: waiter)
      let session = CountdownSession(
        duration, options: options, window: window, hasCompositor: connection.hasCompositor,
        now: loop.now)
      loop.run(session)
      return session.exitStatus
    } catch {
      StandardStream.error.print("ringdown: \(error)\n")
      return ExitStatus.failed
    }
  }

  /// Says what was understood.
  private static func announce(_ duration: CountdownDuration) {
    let end = LocalTime.wallClock(secondsFromNow: duration.seconds)
    StandardStream.error.print("\(duration.summary(ending: end))\n")
  }

  private static func openWindow(
    _ options: RingdownOptions, on connection: DisplayConnection
  ) throws -> X11Window {
    let scale = options.scale ?? connection.scale
    var window = X11WindowOptions(
      size: CountdownPicture.pixelSize(options: options, scale: scale))
    window.title = CountdownSession.title(label: options.labelLine, text: "")
    window.scale = options.scale
    window.placement = options.geometry?.place.map { WindowPlacement($0) }
    return try X11Window(connection, window)
  }

  private static func render(
    _ duration: CountdownDuration, _ options: RingdownOptions, to output: RenderOutput
  ) -> Int32 {
    tryingTo { try PictureRendering(duration, options).write(to: output) }
  }

  /// Shows all faces in a window on the screen until it is closed.
  private static func showGallery(
    _ duration: CountdownDuration, _ options: RingdownOptions
  ) -> Int32 {
    guard !options.isDryRun else {
      if !options.isQuiet { announce(duration) }
      return ExitStatus.reachedZero
    }
    do {
      let gallery = Gallery(duration, options)
      guard case .signal(let signal) = try gallery.window.run() else { return 0 }
      return ExitStatus.ended(by: signal)
    } catch {
      StandardStream.error.print("ringdown: \(error)\n")
      return ExitStatus.failed
    }
  }

  /// Does `work`.
  ///
  /// - Returns: The exit status: 0, or 1 with a line on standard error.
  private static func tryingTo(_ work: () throws -> Void) -> Int32 {
    do {
      try work()
      return 0
    } catch {
      StandardStream.error.print("ringdown: \(error)\n")
      return ExitStatus.failed
    }
  }
}

extension WindowPlacement {
  /// The place that `--geometry` asks for.
  fileprivate init(_ place: GeometrySpec.Place) {
    self.init(
      horizontal: place.isFromRight ? .fromEnd(place.x) : .fromStart(place.x),
      vertical: place.isFromBottom ? .fromEnd(place.y) : .fromStart(place.y))
  }
}
