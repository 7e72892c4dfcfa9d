package import Countdown

/// What a command line asks for.
package enum Command: Hashable, Sendable {
  /// A countdown on the screen.
  case run(CountdownDuration, RingdownOptions)
  /// Pictures of a countdown in files, with no screen.
  case render(CountdownDuration, RingdownOptions, RenderOutput)
  /// All faces in one window.
  case gallery(CountdownDuration, RingdownOptions)
  /// Pictures of that window in files, with no screen.
  case renderGallery(CountdownDuration, RingdownOptions, RenderOutput)
  /// The help, on standard output.
  case help
  /// The version, on standard output.
  case version
}

/// Which pictures are drawn, and where they go.
package enum RenderOutput: Hashable, Sendable {
  /// One picture, of the countdown when `time` of it is over, in `file`; `-` is standard output.
  case picture(time: Nanoseconds, file: String)
  /// The whole countdown, `rate` pictures a second, in `directory`.
  case frames(directory: String, rate: Int)
}
