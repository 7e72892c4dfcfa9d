import Drawing
import Geometry
import Layers

/// Gradient layers beside SVG's gradients in units of the bounding box, which lean as they do.
extension Scene {
  /// A gradient layer's settings.
  private struct Gradient: Sendable {
    var colors = ["#ff0000", "#ffee00", "#0033cc"]
    var locations: [Double]?
    var start = CGPoint(x: 0, y: 0)
    var end = CGPoint(x: 1, y: 1)
    var frame = CGRect(x: 5, y: 20, width: 90, height: 50)
    var radius = 0.0

    var places: [Double] {
      locations ?? colors.indices.map { Double($0) / Double(colors.count - 1) }
    }

    func layer(_ type: CAGradientLayerType) -> CAGradientLayer {
      let layer = CAGradientLayer()
      layer.frame = frame
      layer.type = type
      layer.colors = colors.map(CGColor.hex)
      layer.locations = locations.map { $0.map { CGFloat($0) } }
      (layer.startPoint, layer.endPoint, layer.cornerRadius) = (start, end, radius)
      return layer
    }

    var stops: String {
      zip(places, colors).map { "<stop offset='\($0)' stop-color='\($1)'/>" }.joined()
    }

    /// The layer's rectangle, filled by the gradient called `ID`.
    var rect: String {
      """
      <rect x='\(frame.minX)' y='\(frame.minY)' width='\(frame.width)' height='\(frame.height)' \
      rx='\(radius)' fill='url(#ID)'/>
      """
    }
  }

  private static func axial(_ name: String, _ gradient: Gradient) -> Scene {
    .svg(
      "gradient layer/axial, \(name)",
      "<linearGradient id='ID' x1='\(gradient.start.x)' y1='\(gradient.start.y)' "
        + "x2='\(gradient.end.x)' y2='\(gradient.end.y)'>\(gradient.stops)</linearGradient>"
        + gradient.rect
    ) { $0.addSublayer(gradient.layer(.axial)) }
  }

  /// An ellipse around the start whose axes reach as far as the end does.
  private static func radial(_ name: String, _ gradient: Gradient) -> Scene {
    let (dx, dy) = (gradient.end.x - gradient.start.x, gradient.end.y - gradient.start.y)
    return .svg(
      "gradient layer/radial, \(name)",
      "<radialGradient id='ID' cx='0' cy='0' r='1' gradientTransform='translate("
        + "\(gradient.start.x) \(gradient.start.y)) scale(\(abs(dx)) \(abs(dy)))'>"
        + "\(gradient.stops)</radialGradient>" + gradient.rect
    ) { $0.addSublayer(gradient.layer(.radial)) }
  }

  /// CSS counts from 12 o'clock, a gradient layer from where its end lies: `degrees` in CSS.
  private static func conic(_ name: String, _ gradient: Gradient, degrees: Double) -> Scene {
    let stops = zip(gradient.places, gradient.colors).map { "\($1) \($0 * 360)deg" }
    let frame = gradient.frame
    return Scene(
      name: "gradient layer/conic, \(name)",
      web: """
        <div style='left:\(frame.minX)px;top:\(frame.minY)px;width:\(frame.width)px;\
        height:\(frame.height)px;border-radius:\(gradient.radius)px;\
        background:conic-gradient(from \(degrees)deg at \(gradient.start.x * 100)% \
        \(gradient.start.y * 100)%, \(stops.joined(separator: ", ")))'></div>
        """
    ) { $0.addSublayer(gradient.layer(.conic)) }
  }

  private static func point(_ x: Double, _ y: Double) -> CGPoint { CGPoint(x: x, y: y) }

  static let gradientLayers: [Scene] = [
    axial("down", Gradient(start: point(0.5, 0), end: point(0.5, 1))),
    axial("leaning with the bounds", Gradient()),
    axial("short, its ends go on", Gradient(start: point(0.4, 0.3), end: point(0.6, 0.6))),
    axial("from outside", Gradient(start: point(-0.5, 0.5), end: point(1.5, 0.2))),
    axial(
      "hard stops",
      Gradient(
        colors: ["#ff0000", "#ff0000", "#00aa00", "#0000ff"], locations: [0, 0.3, 0.3, 1])),
    axial("locations that begin late", Gradient(locations: [0.3, 0.5, 0.7])),
    axial("to clear, not multiplied", Gradient(colors: ["#ff0000", "#0000ff00"])),
    axial("rounded", Gradient(radius: 25)),
    radial("circle", Gradient(start: point(0.5, 0.5), end: point(0.75, 0.95))),
    radial("ellipse", Gradient(start: point(0.5, 0.5), end: point(1, 1))),
    radial("off the middle", Gradient(start: point(0.2, 0.7), end: point(1, 0))),
    radial(
      "hard stops",
      Gradient(
        colors: ["#ffaa00", "#ffaa00", "#004488", "#88cc44"], locations: [0, 0.5, 0.5, 1],
        start: point(0.5, 0.5), end: point(1, 1))),
    conic(
      "from the top",
      Gradient(
        colors: ["#ff0000", "#00cc44", "#0033ff", "#ff0000"], start: point(0.5, 0.5),
        end: point(0.5, 0)), degrees: 0),
    conic(
      "from the right, a seam", Gradient(start: point(0.5, 0.5), end: point(1, 0.5)), degrees: 90),
    conic(
      "off the middle, a disc",
      Gradient(
        start: point(0.3, 0.4), end: point(0.3, 0.9),
        frame: CGRect(x: 10, y: 10, width: 80, height: 80), radius: 40), degrees: 180),
    conic(
      "hard stops",
      Gradient(
        colors: ["#222222", "#222222", "#ffcc00", "#ffcc00"], locations: [0, 0.6, 0.6, 1],
        start: point(0.5, 0.5), end: point(0.5, 0)), degrees: 0),
    // The angle is measured in points: here 45° on the screen, however wide the layer is.
    conic(
      "toward a corner of a square",
      Gradient(
        start: point(0.5, 0.5), end: point(1, 1),
        frame: CGRect(x: 10, y: 10, width: 80, height: 80)), degrees: 135),
  ]
}
