/// Filled paths, and whole strokes.
extension Scene {
  /// A circle around the middle, from its right, clockwise.
  static let circle = "M 85 50 A 35 35 0 0 1 15 50 A 35 35 0 0 1 85 50 Z"
  /// A pentagram, whose middle is wound around twice.
  static let star = "M 50 5 L 76.45 86.41 L 7.2 36.09 L 92.8 36.09 L 23.55 86.41 Z"
  /// A wave of two cubic curves.
  static let wave = "M 10 60 C 25 -10 40 110 55 50 C 65 10 80 20 90 80"

  static let figures: [Scene] = [
    .figures("figure/circle filled", Figure(data: circle, fill: "#336699")),
    .figures("figure/star non-zero", Figure(data: star, fill: "#cc3311")),
    .figures("figure/star even-odd", Figure(data: star, fill: "#cc3311", isEvenOdd: true)),
    .figures(
      "figure/rings one in another",
      Figure(
        data: "M 90 50 A 40 40 0 0 1 10 50 A 40 40 0 0 1 90 50 Z "
          + "M 70 50 A 20 20 0 0 0 30 50 A 20 20 0 0 0 70 50 Z", fill: "#117733")),
    .figures(
      "figure/open path filled", Figure(data: "M 10 10 L 90 20 L 70 90", fill: "#884499")),
    .figures(
      "figure/curves filled",
      Figure(data: "M 10 90 Q 50 -60 90 90 C 70 60 30 60 10 90 Z", fill: "#225577")),
    .figures(
      "figure/fill under stroke",
      Figure(data: circle, fill: "#ffcc00", stroke: "#222222", width: 12)),
    .figures(
      "figure/half clear stroke over fill",
      Figure(data: circle, fill: "#ffcc00", stroke: "#2222ff80", width: 20)),
    .figures(
      "figure/half clear stroke crossing itself",
      Figure(data: star, stroke: "#aa000080", width: 9)),
    .figures("figure/wave", Figure(data: wave, stroke: "#117755", width: 10)),
    .figures(
      "figure/wave wider than its bends",
      Figure(data: "M 25 80 C 25 -20 75 -20 75 80", stroke: "#117755", width: 44)),
    .figures(
      "figure/hairlines",
      Figure(data: "M 5 10 L 95 30", stroke: "#000000", width: 1),
      Figure(data: "M 5 30 L 95 90", stroke: "#000000", width: 0.5)),
    .figures(
      "figure/quadratic stroke",
      Figure(data: "M 10 80 Q 50 -30 90 80", stroke: "#444488", width: 8, cap: "round")),
    .figures(
      "figure/arcs of every size",
      Figure(data: "M 45 10 A 20 20 0 0 1 45 50", stroke: "#cc0000", width: 6),
      Figure(data: "M 55 10 A 20 20 0 0 0 55 50", stroke: "#00aa00", width: 6),
      Figure(data: "M 30 60 A 17 17 0 1 0 45 75", stroke: "#0000cc", width: 6),
      Figure(data: "M 60 75 A 17 17 0 1 1 77 92", stroke: "#aa00aa", width: 6)),
  ]
}
