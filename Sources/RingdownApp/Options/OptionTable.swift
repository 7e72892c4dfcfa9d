import Faces

/// Every option there is, once, in the order of the help.
package enum OptionTable {
  /// The entries.
  package static let entries: [OptionEntry] = look + colors + window + running + pictures + about

  /// The entry of a long flag or configuration key.
  package static func entry(named name: String) -> OptionEntry? {
    entries.first { $0.name == name }
  }

  /// The entry of a letter after one dash.
  package static func entry(letter: Character) -> OptionEntry? {
    entries.first { $0.letter == letter }
  }

  private static let look: [OptionEntry] = [
    .value(
      "face", "NAME", \.face, .face, in: .look,
      "the picture: \(FaceName.allCases.map(\.rawValue).joined(separator: ", "))"),
    .value(
      "size", "POINTS", \.size, .number(48...2000, "48 to 2000 points"), in: .look,
      "width and height, 48 to 2000"),
    .value(
      "line-width", "POINTS", \.lineWidth, .number(0.5...60, "0.5 to 60 points"), in: .look,
      "thickness of the ring, 0.5 to 60, in a picture of size 240; it grows and shrinks with --size",
      default: "the face's"),
    .value(
      "font", "FONT", \.font, .text, in: .look,
      "font of the time as Pango describes it, like 'DejaVu Sans Bold 32'", default: "the face's"),
    .value("label", "TEXT", \.label, .anyText, in: .look, "text shown with the time"),
    .toggle("drain", \.isDraining, in: .look, "empty the ring instead of filling it"),
    .toggle(
      "counterclockwise", \.isCounterclockwise, in: .look,
      "run the ring against the clock's direction"),
    .toggle(
      "reduced-motion", \.isMotionReduced, in: .look,
      "nothing pulses or turns, the ring moves on once a second"),
    .toggle(
      "smooth-border", \.turnsSmoothly, in: .look,
      "the border's colours turn evenly instead of moving on one by one"),
  ]

  private static let colors: [OptionEntry] = [
    color("ring-color", \.ringColor, "the part of the ring that shows progress"),
    color("track-color", \.trackColor, "the whole ring under it"),
    color("pulse-color", \.pulseColor, "the pulse behind the ring"),
    color("text-color", \.textColor, "the time"),
    color("label-color", \.labelColor, "the label"),
    color("background-color", \.backgroundColor, "the disc or card behind everything"),
    .value(
      "border-colors", "COLOR,...", \.borderColors, .colors, in: .colors,
      "the colours that go round the border", default: "the theme's"),
    .value(
      "opacity", "SHARE", \.opacity, .share, in: .colors,
      "how opaque it all is, 0 to 1 or 0% to 100%"),
  ]

  private static let window: [OptionEntry] = [
    .value(
      "geometry", letter: "g", "[WxH]{+-}X{+-}Y", \.geometry, .geometry, in: .window,
      "place, and size in pixels, in X syntax: -10+10 is near the top right corner",
      default: "the window manager's choice"),
    .value(
      "scale", "FACTOR", \.scale, .number(0.5...10, "0.5 to 10"), in: .window,
      "device pixels a point, 0.5 to 10", default: "the display's"),
  ]

  private static let running: [OptionEntry] = [
    .toggle("exit", \.exitsAtEnd, in: .running, "leave at zero instead of staying"),
    .toggle("quiet", letter: "q", \.isQuiet, in: .running, "don't say what was understood"),
    .toggle(
      "dry-run", letter: "n", \.isDryRun, in: .running, "say what was understood, and do no more"),
  ]

  private static let pictures: [OptionEntry] = [
    .value(
      "at", "TIME", \.renderTime, .moment, in: .pictures, "how much of the countdown is over"),
    .value(
      "output", letter: "o", "FILE", \.renderOutput, .text, in: .pictures,
      "write one picture as PNG; - is standard output"),
    .value(
      "frames", "DIR", \.renderFrames, .text, in: .pictures,
      "write the whole countdown as a sequence of pictures"),
    .value(
      "fps", "N", \.renderRate, .wholeNumber(1...240), in: .pictures,
      "pictures a second in the sequence, 1 to 240"),
  ]

  private static let about: [OptionEntry] = [
    .action("help", letter: "h", .help, "show this help"),
    .action("version", letter: "V", .version, "show the version"),
  ]

  private static func color(
    _ name: String, _ path: any WritableKeyPath<RingdownOptions, ColorValue?> & Sendable,
    _ help: String
  ) -> OptionEntry {
    .value(name, "COLOR", path, .color, in: .colors, help, default: "the theme's")
  }
}
