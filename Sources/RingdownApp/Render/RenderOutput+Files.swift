import Countdown
import Drawing
import Glibc

extension RenderOutput {
  /// Calls `body` with each moment to draw, in seconds since the start, and the file it goes to.
  ///
  /// The last picture of a sequence is the first that shows zero.
  func forEachPicture<Failure: Error>(
    of duration: CountdownDuration, _ body: (Double, String) throws(Failure) -> Void
  ) throws(Failure) {
    switch self {
    case .picture(let time, let file):
      try body(Double(time) / Double(nanosecondsPerSecond), file)
    case .frames(let directory, let rate):
      mkdir(directory, 0o777)
      for frame in 0...Int((duration.seconds * Double(rate)).rounded(.up)) {
        try body(Double(frame) / Double(rate), "\(directory)/frame-\(Self.padded(frame)).png")
      }
    }
  }

  /// The frame's number in at least five digits, so that names sort.
  private static func padded(_ frame: Int) -> String {
    let digits = String(frame)
    return String(repeating: "0", count: max(0, 5 - digits.count)) + digits
  }
}

extension ImageSurface {
  /// Writes the picture as PNG to `file`; `-` is standard output.
  ///
  /// - Throws: `CairoError` naming what cannot be written.
  borrowing func write(to file: String) throws(CairoError) {
    guard file == "-" else { return try writePNG(to: file) }
    guard StandardStream.output.write(try pngData()) == 0 else {
      throw CairoError(operation: "write standard output", reason: "nobody reads it")
    }
  }
}
