import Glibc

/// Corners of every join, on both sides of the miter limit.
extension Scene {
  /// A wedge whose point, at the right, has an angle of so many degrees.
  private static func wedge(_ degrees: Double, y: Double) -> String {
    let rise = 50 * tan(degrees / 2 * .pi / 180)
    return "M 15 \(y - rise) L 65 \(y) L 15 \(y + rise)"
  }

  static let joins: [Scene] =
    ["miter", "round", "bevel"].flatMap { join in
      [
        .figures(
          "join/\(join), blunt and sharp",
          Figure(data: wedge(100, y: 50), stroke: "#445566", width: 14, join: join),
          Figure(data: wedge(22, y: 50), stroke: "#bb3300", width: 8, join: join)),
        .figures(
          "join/\(join), closed triangle",
          Figure(data: "M 20 80 L 50 20 L 80 80 Z", stroke: "#225522", width: 16, join: join)),
        .figures(
          "join/\(join), line and curve",
          Figure(
            data: "M 20 85 L 30 20 C 60 20 20 70 85 60", stroke: "#552255", width: 14,
            join: join)),
      ]
    } + [
      // A miter of limit 4 reaches to 2·asin(1/4) = 28.955°.
      .figures(
        "join/miter limit 4 at 30°",
        Figure(data: wedge(30, y: 50), stroke: "#111111", width: 10, miterLimit: 4)),
      .figures(
        "join/miter limit 4 at 28°",
        Figure(data: wedge(28, y: 50), stroke: "#111111", width: 10, miterLimit: 4)),
      // One of limit 10 to 11.478°.
      .figures(
        "join/miter limit 10 at 12°",
        Figure(data: wedge(12, y: 50), stroke: "#111111", width: 5)),
      .figures(
        "join/miter limit 10 at 11°",
        Figure(data: wedge(11, y: 50), stroke: "#111111", width: 5)),
      .figures(
        "join/miter limit 1 cuts a right angle",
        Figure(data: "M 20 80 L 20 20 L 80 20", stroke: "#111111", width: 16, miterLimit: 1)),
      .figures(
        "join/there and back",
        Figure(data: "M 15 30 L 80 30 L 15 30", stroke: "#777711", width: 16, join: "round"),
        Figure(data: "M 15 70 L 80 70 L 15 70", stroke: "#777711", width: 16, join: "bevel")),
      .figures(
        "join/zigzag shorter than its width",
        Figure(
          data: "M 20 50 L 30 40 L 40 60 L 50 40 L 60 60 L 70 40 L 80 50", stroke: "#1188aa",
          width: 30, join: "round")),
    ]
}
