import Drawing
import Geometry
import Layers

/// One picture, described twice: as a tree of our layers, and as text for a browser.
///
/// Both lie on a white square of 100 × 100 points, y down, and are held at the same moments.
struct Scene: Sendable {
  /// How wide and high a scene is, in points.
  static let side = 100

  /// Where the scene stands in the table, such as `trim/round caps`.
  var name: String
  /// The moments the picture is held at, in ascending milliseconds.
  var times: [Double] = [0]
  /// Markup of what stands in the square; `ID` in it is a name no other scene has.
  var web: String
  /// What is run once the markup is there, with `cell`, `t` in milliseconds and the functions of
  /// ``Page``.
  var script = ""
  /// Adds the same as layers to the square.
  var build: @Sendable (CALayer) throws -> Void

  /// All scenes, topic by topic.
  static let all: [Scene] = [
    figures, trims, dashes, joins, gradients, compositing, boxes, clips, transforms, timing,
    keyframes, properties, gradientLayers, spaces, shadows,

  ].flatMap { $0 }
}

extension Scene {
  /// A scene whose web side is SVG in the square's own points.
  static func svg(
    _ name: String, _ markup: String, _ build: @escaping @Sendable (CALayer) throws -> Void
  ) -> Scene {
    Scene(name: name, web: svgElement(markup), build: build)
  }

  /// A scene of figures drawn one over another.
  static func figures(_ name: String, _ figures: Figure...) -> Scene {
    svg(name, figures.map(\.markup).joined()) { root in
      for figure in figures {
        root.addSublayer(try figure.layer())
      }
    }
  }

  /// A scene drawn into our context on one side and into a canvas on the other.
  static func canvas(
    _ name: String, _ script: String, _ draw: @escaping @Sendable (CGContext) -> Void
  ) -> Scene {
    Scene(
      name: name, web: "<canvas style='left:0;top:0;width:100px;height:100px'></canvas>",
      script: """
        const canvas = q('canvas'), scale = devicePixelRatio;
        canvas.width = canvas.height = 100 * scale;
        const c = canvas.getContext('2d');
        c.scale(scale, scale);
        \(script)
        """
    ) { root in
      root.addSublayer(DrawnLayer.filling(draw))
    }
  }

  /// `markup` in an SVG element that fills the square.
  static func svgElement(_ markup: String) -> String {
    "<svg style='left:0;top:0' width='100' height='100' viewBox='0 0 100 100'>\(markup)</svg>"
  }
}

/// A layer whose contents a closure draws.
final class DrawnLayer: CALayer {
  private var paint: @Sendable (CGContext) -> Void = { _ in }

  /// A layer of the whole square that `paint` draws.
  static func filling(_ paint: @escaping @Sendable (CGContext) -> Void) -> DrawnLayer {
    let layer = DrawnLayer()
    layer.frame = CGRect(x: 0, y: 0, width: Double(Scene.side), height: Double(Scene.side))
    layer.paint = paint
    layer.setNeedsDisplay()
    return layer
  }

  override init() { super.init() }

  override init(layer: Any) {
    super.init(layer: layer)
    paint = (layer as? DrawnLayer)?.paint ?? paint
  }

  override func draw(in ctx: CGContext) { paint(ctx) }
}

extension CALayer {
  /// A plain layer, for chaining.
  static func box(
    _ x: Double, _ y: Double, _ width: Double, _ height: Double, _ color: String? = nil
  ) -> CALayer {
    let layer = CALayer()
    layer.frame = CGRect(x: x, y: y, width: width, height: height)
    layer.backgroundColor = color.map(CGColor.hex)
    return layer
  }
}

extension CGColor {
  /// The colour that `#rrggbb` or `#rrggbbaa` stands for.
  static func hex(_ text: String) -> CGColor {
    let digits = text.dropFirst()
    let word = UInt32(digits, radix: 16) ?? 0
    let bytes = digits.count == 8 ? word : word << 8 | 255
    func share(_ shift: UInt32) -> Double { Double(bytes >> shift & 255) / 255 }
    return CGColor(red: share(24), green: share(16), blue: share(8), alpha: share(0))
  }
}
