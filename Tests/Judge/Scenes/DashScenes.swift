import Glibc
import Layers

/// Dashes, their phases and their caps, and dashes of what is cut.
extension Scene {
  private static let line = "M 10 50 L 90 50"

  /// Lines one under another, each dashed its own way.
  private static func ladder(_ name: String, _ cap: String, _ phases: [Double]) -> Scene {
    Scene(
      name: name,
      web: svgElement(rungs(cap, phases).map(\.markup).joined())
    ) { root in
      for rung in rungs(cap, phases) {
        root.addSublayer(try rung.layer())
      }
    }
  }

  private static func rungs(_ cap: String, _ phases: [Double]) -> [Figure] {
    phases.enumerated().map { index, phase in
      let y = 12 + 18 * index
      return Figure(
        data: "M 8 \(y) L 92 \(y)", stroke: "#223355", width: 8, cap: cap, dash: [14, 9],
        phase: phase)
    }
  }

  /// A ring around the middle whose dashes are written out as arcs for the browser.
  ///
  /// Chromium measures curves along chords that stay within half a pixel: by the ring's end its own
  /// dashes are a pixel off at 1×. These are where arithmetic puts them, `length / radius` on.
  private static func ring(
    _ name: String, _ figure: Figure, radius: Double, start: Double
  ) -> Scene {
    var arcs = figure
    arcs.data = ""
    arcs.dash = []
    let lengths = figure.dash.count.isMultiple(of: 2) ? figure.dash : figure.dash + figure.dash
    let whole = 2 * .pi * radius
    var (begin, index) = (-figure.phase, 0)
    while begin < whole {
      let end = begin + lengths[index]
      if index.isMultiple(of: 2) {
        let (from, to) = (max(begin, 0), min(end, whole))
        let angles = [start + from / radius, start + to / radius]
        let points = angles.map { "\(50 + radius * cos($0)) \(50 + radius * sin($0))" }
        arcs.data += "M \(points[0]) A \(radius) \(radius) 0 0 1 \(points[1]) "
      }
      (begin, index) = (end, (index + 1) % lengths.count)
    }
    return .svg(name, arcs.markup) { root in root.addSublayer(try figure.layer()) }
  }

  static let dashes: [Scene] = [
    ladder("dash/phases, butt", "butt", [0, 7, 14, 20, 40]),
    ladder("dash/phases, round", "round", [0, 7, 14, 20, 40]),
    ladder("dash/phases, square", "square", [0, 7, 14, 20, 40]),
    ladder("dash/phases below 0", "butt", [-3, -10, -20, -23, -100]),
    .figures(
      "dash/odd count",
      Figure(data: line, stroke: "#994400", width: 20, dash: [12])),
    ring(
      "dash/three lengths on a ring",
      Figure(
        data: dial, stroke: "#994400", width: 10, dash: [12, 4, 6]), radius: 36, start: -.pi / 2),
    .figures(
      "dash/dots of no length",
      Figure(data: square, stroke: "#115599", width: 10, cap: "round", dash: [0, 20])),
    ring(
      "dash/ring with a phase",
      Figure(
        data: "M 85 50 A 35 35 0 0 1 15 50 A 35 35 0 0 1 85 50", stroke: "#116611", width: 12,
        dash: [20, 10], phase: 5), radius: 35, start: 0),
    .figures(
      "dash/the last joins the first",
      Figure(data: square, stroke: "#aa2266", width: 10, join: "round", dash: [35, 13])),
    .figures(
      "dash/around corners, bevel",
      Figure(data: square, stroke: "#aa2266", width: 14, join: "bevel", dash: [50, 20], phase: 30)),
    .figures(
      "dash/curves",
      Figure(data: wave, stroke: "#333399", width: 7, cap: "round", dash: [9, 14])),
    .figures(
      "dash/none but zeros is solid",
      Figure(data: wave, stroke: "#333399", width: 7, dash: [0, 0])),
    .figures(
      "dash/each subpath begins anew",
      Figure(
        data: "M 10 30 L 90 30 M 10 70 L 90 70", stroke: "#333399", width: 16, dash: [30, 20])),
    .figures(
      "dash/of a trimmed line",
      Figure(
        data: line, stroke: "#006666", width: 20, dash: [10, 6], trim: 0.25...0.9,
        webData: "M 30 50 L 82 50")),
    .figures(
      "dash/of a trimmed square",
      Figure(
        data: square, stroke: "#006666", width: 12, cap: "round", dash: [10, 16],
        trim: 0.125...0.875, webData: "M 50 20 L 80 20 L 80 80 L 20 80 L 20 50")),
  ]
}
