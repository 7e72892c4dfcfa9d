package import Countdown

/// Everything a countdown can be told besides its duration, each with its built-in default.
///
/// Where a value is `nil`, the theme, the face or the display decides.
package struct RingdownOptions: Hashable, Sendable {
  /// Which picture shows the countdown.
  package var face = FaceName.pulse
  /// The size of the picture's sides, in points, in `48...2000`.
  package var size = 240.0
  /// The ring's thickness, in points of a picture 240 points wide; it scales with ``size``.
  package var lineWidth = 10.0
  /// A font as Pango describes it.
  package var font: String?
  /// A text shown with the time; empty for none.
  package var label = ""
  /// Whether the ring empties instead of filling.
  package var isDraining = false
  /// Whether the ring runs against the clock's direction.
  package var isCounterclockwise = false

  /// The progress ring's colour.
  package var ringColor: ColorValue?
  /// The colour of the track, the whole ring under the progress.
  package var trackColor: ColorValue?
  /// The colour of the pulse behind the ring.
  package var pulseColor: ColorValue?
  /// The colour of the time.
  package var textColor: ColorValue?
  /// The colour of the label.
  package var labelColor: ColorValue?
  /// The colour of the disc behind everything.
  package var backgroundColor: ColorValue?
  /// How opaque the whole picture is, in `0...1`.
  package var opacity = 1.0

  /// The window's place and, if it says so, size.
  package var geometry: GeometrySpec?
  /// How many device pixels a point has, in `0.5...10`.
  package var scale: Double?

  /// Whether the program ends at zero instead of staying.
  package var exitsAtEnd = false
  /// Whether the line saying what was understood is left out.
  package var isQuiet = false
  /// Whether saying what was understood is all that is done.
  package var isDryRun = false

  /// How much of the countdown is over in the picture that `render` draws.
  package var renderTime: Nanoseconds = 0
  /// The file that `render` writes one picture to; `-` is standard output.
  package var renderOutput: String?
  /// The folder that `render` writes a picture sequence to.
  package var renderFrames: String?
  /// How many pictures a second the sequence has, in `1...240`.
  package var renderRate = 30

  /// Makes the built-in defaults.
  package init() {}
}

/// A picture that shows a countdown.
package enum FaceName: String, CaseIterable, Hashable, Sendable {
  /// Three rings and the time in the middle.
  case pulse
}
