import Countdown
import Drawing
import Geometry
import Glibc
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
      let window = try openWindow(options)
      defer { window.close() }
      let loop = EventLoop(window: window, waiter: waiter)
      let session = CountdownSession(duration, options: options, window: window, now: loop.now)
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

  private static func openWindow(_ options: RingdownOptions) throws -> X11Window {
    let connection = try DisplayConnection()
    let scale = options.scale ?? connection.scale
    var window = X11WindowOptions(
      size: CountdownPicture.pixelSize(options: options, scale: scale))
    window.title = CountdownSession.title(label: options.label, text: "")
    window.scale = options.scale
    window.placement = options.geometry?.place.map { WindowPlacement($0) }
    return try X11Window(connection, window)
  }

  private static func render(
    _ duration: CountdownDuration, _ options: RingdownOptions, to output: RenderOutput
  ) -> Int32 {
    do throws(CairoError) {
      try PictureRendering(duration, options).write(to: output)
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
