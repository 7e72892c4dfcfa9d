import Drawing
import Geometry

/// A context's gradients beside a canvas's.
extension Scene {
  /// Colours, and where they are.
  private struct Stops: Sendable {
    var colors: [String]
    var locations: [Double]

    var script: String {
      zip(locations, colors).map { "g.addColorStop(\($0), '\($1)');" }.joined()
    }

    var gradient: CGGradient? {
      CGGradient(colorsSpace: nil, colors: colors.map(CGColor.hex), locations: locations)
    }
  }

  private static let two = Stops(colors: ["#ff0000", "#0000ff"], locations: [0, 1])
  private static let rainbow = Stops(
    colors: ["#ff0000", "#ffff00", "#00ff00", "#00ffff", "#0000ff"],
    locations: [0, 0.2, 0.5, 0.6, 1])
  private static let hard = Stops(
    colors: ["#ffcc00", "#ffcc00", "#114488", "#22aa66"], locations: [0, 0.4, 0.4, 1])
  private static let loop = Stops(
    colors: ["#ff0000", "#00cc44", "#0033ff", "#ff0000"], locations: [0, 0.3, 0.7, 1])
  /// Mixed as they are, not multiplied by alpha, in a canvas as in Core Graphics.
  private static let fading = Stops(colors: ["#ff0000ff", "#0000ff00"], locations: [0, 1])

  private static let both: CGGradientDrawingOptions = [
    .drawsBeforeStartLocation, .drawsAfterEndLocation,
  ]

  private static func linear(
    _ name: String, _ stops: Stops, _ x0: Double, _ y0: Double, _ x1: Double, _ y1: Double
  ) -> Scene {
    .canvas(
      "gradient/linear, \(name)",
      "const g = c.createLinearGradient(\(x0), \(y0), \(x1), \(y1)); \(stops.script)"
        + "c.fillStyle = g; c.fillRect(0, 0, 100, 100);"
    ) { context in
      guard let gradient = stops.gradient else { return }
      context.drawLinearGradient(
        gradient, start: CGPoint(x: x0, y: y0), end: CGPoint(x: x1, y: y1), options: both)
    }
  }

  /// A circle, from one to another of which a gradient runs.
  private struct Circle: Sendable {
    var x: Double
    var y: Double
    var radius: Double

    var center: CGPoint { CGPoint(x: x, y: y) }
  }

  private static func radial(
    _ name: String, _ stops: Stops, _ from: Circle, _ to: Circle, stretch: Double = 1
  ) -> Scene {
    .canvas(
      "gradient/radial, \(name)",
      "c.scale(1, \(stretch)); const g = c.createRadialGradient(\(from.x), \(from.y), "
        + "\(from.radius), \(to.x), \(to.y), \(to.radius)); \(stops.script)"
        + "c.fillStyle = g; c.fillRect(0, 0, 100, \(100 / stretch));"
    ) { context in
      guard let gradient = stops.gradient else { return }
      context.scaleBy(x: 1, y: stretch)
      context.drawRadialGradient(
        gradient, startCenter: from.center, startRadius: from.radius, endCenter: to.center,
        endRadius: to.radius, options: both)
    }
  }

  private static func conic(
    _ name: String, _ stops: Stops, _ x: Double, _ y: Double, angle: Double, stretch: Double = 1
  ) -> Scene {
    .canvas(
      "gradient/conic, \(name)",
      "c.scale(1, \(stretch)); const g = c.createConicGradient(\(angle), \(x), \(y)); "
        + "\(stops.script) c.fillStyle = g; c.fillRect(0, 0, 100, \(100 / stretch));"
    ) { context in
      guard let gradient = stops.gradient else { return }
      context.scaleBy(x: 1, y: stretch)
      context.drawConicGradient(gradient, center: CGPoint(x: x, y: y), angle: angle)
    }
  }

  static let gradients: [Scene] = [
    linear("across", two, 0, 0, 100, 0),
    linear("down", rainbow, 0, 0, 0, 100),
    linear("at a slant", rainbow, 10, 20, 90, 70),
    linear("goes on beyond its ends", two, 40, 40, 60, 60),
    linear("backward", rainbow, 100, 100, 0, 50),
    linear("hard stops", hard, 0, 0, 100, 0),
    linear("hard stops at a slant", hard, 0, 0, 100, 100),
    linear("red to clear blue", fading, 0, 0, 100, 0),
    radial("from a point", two, Circle(x: 50, y: 50, radius: 0), Circle(x: 50, y: 50, radius: 50)),
    radial(
      "between circles", rainbow, Circle(x: 50, y: 50, radius: 10),
      Circle(x: 50, y: 50, radius: 60)),
    radial(
      "off its centre", rainbow, Circle(x: 35, y: 40, radius: 0),
      Circle(x: 50, y: 50, radius: 50)),
    radial("hard stops", hard, Circle(x: 50, y: 50, radius: 0), Circle(x: 50, y: 50, radius: 60)),
    radial(
      "elliptic", rainbow, Circle(x: 50, y: 100, radius: 0), Circle(x: 50, y: 100, radius: 50),
      stretch: 0.5),
    radial(
      "red to clear blue", fading, Circle(x: 50, y: 50, radius: 0),
      Circle(x: 50, y: 50, radius: 50)),
    conic("from the right", loop, 50, 50, angle: 0),
    conic("from the top", loop, 50, 50, angle: -.pi / 2),
    conic("with a seam", two, 50, 50, angle: 1),
    conic("off the middle", rainbow, 20.5, 70.25, angle: 2),
    conic("hard stops", hard, 50, 50, angle: -.pi / 2),
    conic("elliptic", loop, 50, 100, angle: 0.5, stretch: 0.5),
    conic("centre outside", rainbow, -20, -20, angle: 0),
    .canvas(
      "gradient/clipped to a ring",
      "const g = c.createConicGradient(-Math.PI / 2, 50, 50); \(loop.script)"
        + "c.arc(50, 50, 45, 0, 7); c.arc(50, 50, 25, 0, 7); c.clip('evenodd');"
        + "c.fillStyle = g; c.fillRect(0, 0, 100, 100);"
    ) { context in
      guard let gradient = loop.gradient else { return }
      context.addEllipse(in: CGRect(x: 5, y: 5, width: 90, height: 90))
      context.addEllipse(in: CGRect(x: 25, y: 25, width: 50, height: 50))
      context.clip(using: .evenOdd)
      context.drawConicGradient(gradient, center: CGPoint(x: 50, y: 50), angle: -.pi / 2)
    },
  ]
}
