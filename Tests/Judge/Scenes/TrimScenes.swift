/// Strokes cut by length, with every cap.
extension Scene {
  /// A ring around the middle that begins at its top and runs clockwise.
  static let dial = "M 50 14 A 36 36 0 0 1 50 86 A 36 36 0 0 1 50 14"
  /// A square of 60, from its top left.
  static let square = "M 20 20 L 80 20 L 80 80 L 20 80 Z"

  static let trims: [Scene] =
    ["butt", "round", "square"].flatMap { cap in
      [
        .figures(
          "trim/dial to 72 %, \(cap)",
          Figure(data: dial, stroke: "#dd4422", width: 14, cap: cap, trim: 0...0.72)),
        .figures(
          "trim/dial from 15 to 40 %, \(cap)",
          Figure(data: dial, stroke: "#dd4422", width: 14, cap: cap, trim: 0.15...0.4)),
        .figures(
          "trim/square to 55 %, \(cap)",
          Figure(data: square, stroke: "#2266cc", width: 12, cap: cap, trim: 0...0.55)),
        .figures(
          "trim/wave from 30 to 90 %, \(cap)",
          Figure(data: wave, stroke: "#228833", width: 9, cap: cap, trim: 0.3...0.9)),
      ]
    } + [
      .figures(
        "trim/nearly all of a closed square is open",
        Figure(data: square, stroke: "#2266cc", width: 12, trim: 0...0.9999)),
      .figures(
        "trim/nothing left with round caps is a dot",
        Figure(
          data: dial, stroke: "#dd4422", width: 30, cap: "round", trim: 0.25...0.25,
          webData: "M 86 50 L 86 50")),
      .figures(
        "trim/several subpaths are one length",
        Figure(
          data: "M 10 20 L 90 20 M 10 50 L 90 50 M 10 80 L 90 80", stroke: "#773377", width: 10,
          trim: 0.25...0.75, webData: "M 70 20 L 90 20 M 10 50 L 90 50 M 10 80 L 30 80")),
      .figures(
        "trim/half clear dial",
        Figure(data: dial, stroke: "#dd442280", width: 14, cap: "round", trim: 0.1...0.95)),
      .figures(
        "trim/fill stays whole",
        Figure(data: square, fill: "#ffee99", stroke: "#664400", width: 8, trim: 0...0.4)),
    ]
}
