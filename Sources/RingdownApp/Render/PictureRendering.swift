import Countdown
import Drawing
import Geometry

/// Draws the pictures of a countdown at chosen moments, with no display at all.
final class PictureRendering {
  private let picture: CountdownPicture
  private let duration: CountdownDuration
  private var countdown: CountdownState
  private var surface: ImageSurface

  /// When the countdown starts, in seconds of a clock that only this rendering has.
  private static let start = 1000.0

  /// Prepares the pictures that `options` describe.
  ///
  /// - Throws: `CairoError` when there is no memory for one.
  init(_ duration: CountdownDuration, _ options: RingdownOptions) throws(CairoError) {
    let scale = options.scale ?? 1
    let size = CountdownPicture.pixelSize(options: options, scale: scale)
    let surface = try ImageSurface(size: size)
    self.surface = surface
    picture = CountdownPicture(options: options, size: size, scale: scale)
    self.duration = duration
    countdown = CountdownState(duration: duration)
    countdown.start(at: CountdownInstant(seconds: Self.start))
    try draw(at: 0)
  }

  /// Writes one picture, or a sequence of them from start to end.
  ///
  /// - Throws: `CairoError` naming the file that cannot be written.
  func write(to output: RenderOutput) throws(CairoError) {
    try output.forEachPicture(of: duration) { time, file throws(CairoError) in
      try draw(at: time)
      try surface.write(to: file)
    }
  }

  /// Draws the picture of the moment `time` seconds after the start.
  private func draw(at time: Double) throws(CairoError) {
    let now = Self.start + time
    _ = countdown.advance(to: CountdownInstant(seconds: now))
    picture.show(countdown, at: now)
    try picture.drawFrame(at: now, into: &surface)
  }
}
