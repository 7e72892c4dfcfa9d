import Drawing
import Geometry
import Layers

/// Clips, by bounds and by masks.
extension Scene {
  /// A layer whose sublayers reach beyond it, clipped.
  private static func clipped(radius: Double, border: Double = 0) -> Scene {
    Scene(
      name: "clip/bounds of corner radius \(Int(radius)), border \(Int(border))",
      // A border of its own element: CSS clips inside the border, Core Animation at its outside.
      web: """
        <div style='left:20px;top:20px;width:60px;height:60px;background:#dddddd;overflow:hidden;\
        border-radius:\(radius)px'>
        <div style='left:-10px;top:-10px;width:40px;height:40px;background:#cc0000'></div>
        <div style='left:30px;top:30px;width:60px;height:60px;background:#0000cc'></div>
        <div style='left:0;top:0;width:60px;height:60px;border-radius:\(radius)px;\
        border:\(border)px solid #222222'></div></div>
        """
    ) { root in
      let layer = CALayer.box(20, 20, 60, 60, "#dddddd")
      layer.cornerRadius = radius
      layer.borderWidth = border
      layer.borderColor = .hex("#222222")
      layer.masksToBounds = true
      layer.addSublayer(.box(-10, -10, 40, 40, "#cc0000"))
      layer.addSublayer(.box(30, 30, 60, 60, "#0000cc"))
      root.addSublayer(layer)
    }
  }

  /// A shape or layer that `mask` lets through, made once for both sides.
  private static func masked(
    _ name: String, _ mask: Figure, opacity: Float = 1
  ) -> Scene {
    Scene(
      name: "mask/\(name)",
      web: svgElement(
        "<mask id='ID' maskUnits='userSpaceOnUse' x='-100' y='-100' width='300' height='300' "
          + "style='mask-type:alpha'>\(mask.markup)</mask>"
          + "<g mask='url(#ID)' opacity='\(opacity)'><rect width='100' height='100' fill='#dd7700'/>"
          + "<rect x='30' y='30' width='90' height='90' fill='#007788'/></g>")
    ) { root in
      let layer = CALayer.box(0, 0, 100, 100, "#dd7700")
      layer.addSublayer(.box(30, 30, 90, 90, "#007788"))
      layer.mask = try mask.layer()
      layer.opacity = opacity
      root.addSublayer(layer)
    }
  }

  static let clips: [Scene] = [
    clipped(radius: 0),
    clipped(radius: 15),
    clipped(radius: 30),
    clipped(radius: 15, border: 6),
    masked("opaque disc", Figure(data: circle, fill: "#000000")),
    masked("half clear disc", Figure(data: circle, fill: "#00000080")),
    masked("even-odd star", Figure(data: star, fill: "#ff0000", isEvenOdd: true)),
    masked("ring", Figure(data: dial, stroke: "#000000", width: 16, cap: "round", trim: 0...0.7)),
    masked(
      "fill and stroke of several alphas",
      Figure(data: square, fill: "#00000060", stroke: "#000000c0", width: 20)),
    masked("disc of a faded layer", Figure(data: circle, fill: "#000000"), opacity: 0.5),
    Scene(
      name: "mask/a layer smaller than what it masks",
      web: """
        <div style='left:0;top:0;width:100px;height:100px;background:#553388;
        clip-path:inset(25px 35px 20px 15px)'></div>
        """
    ) { root in
      let layer = CALayer.box(0, 0, 100, 100, "#553388")
      layer.mask = .box(15, 25, 50, 55, "#00ff00")
      root.addSublayer(layer)
    },
    .canvas(
      "clip/one in another",
      "c.beginPath(); c.arc(40, 50, 35, 0, 7); c.clip(); c.beginPath(); c.arc(65, 50, 30, 0, 7);"
        + "c.clip(); c.fillStyle = '#008855'; c.fillRect(0, 0, 100, 100);"
    ) { context in
      context.addEllipse(in: CGRect(x: 5, y: 15, width: 70, height: 70))
      context.clip()
      context.addEllipse(in: CGRect(x: 35, y: 20, width: 60, height: 60))
      context.clip()
      context.setFillColor(.hex("#008855"))
      context.fill(CGRect(x: 0, y: 0, width: 100, height: 100))
    },
  ]
}
