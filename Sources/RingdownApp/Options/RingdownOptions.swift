package import Countdown
package import Faces

/// Everything a countdown can be told besides its duration, each with its built-in default.
///
/// Where a value is `nil`, the theme, the face or the display decides.
package struct RingdownOptions: Hashable, Sendable {
  /// Which picture shows the countdown.
  package var face = FaceName.pulse
  /// The size of the picture's sides, in points, in `48...2000`.
  package var size = 240.0
  /// The ring's thickness, in points of a picture 240 points wide; it scales with ``size``.
  package var lineWidth: Double?
  /// A font as Pango describes it.
  package var font: String?
  /// A text shown with the time; empty for none.
  package var label = ""
  /// Whether the ring empties instead of filling.
  package var isDraining = false
  /// Whether the ring runs against the clock's direction.
  package var isCounterclockwise = false
  /// Whether nothing pulses or turns, and the rest steps once a second.
  package var isMotionReduced = false
  /// Whether the border's colours turn evenly instead of moving on one by one.
  package var turnsSmoothly = false

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
  /// The colours that go round the border, from its beginning.
  package var borderColors: [ColorValue]?
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

extension RingdownOptions {
  /// The label on one line, since it has no more room: line breaks are blanks.
  var labelLine: String {
    label.split(whereSeparator: \.isNewline).joined(separator: " ")
  }
}
