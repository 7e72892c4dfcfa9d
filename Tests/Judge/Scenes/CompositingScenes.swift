import Drawing
import Geometry
import Layers

/// How what is drawn mixes with what is there.
extension Scene {
  /// Core Graphics' modes by the names a canvas has for them, for opaque and half clear colours.
  private static let modes: [(CGBlendMode, String)] = [
    (.multiply, "multiply"), (.screen, "screen"), (.overlay, "overlay"), (.darken, "darken"),
    (.lighten, "lighten"), (.colorDodge, "color-dodge"), (.colorBurn, "color-burn"),
    (.softLight, "soft-light"), (.hardLight, "hard-light"), (.difference, "difference"),
    (.exclusion, "exclusion"), (.hue, "hue"), (.saturation, "saturation"), (.color, "color"),
    (.luminosity, "luminosity"), (.sourceAtop, "source-atop"),
    (.destinationOver, "destination-over"), (.destinationOut, "destination-out"), (.xor, "xor"),
    (.plusLighter, "lighter"), (.copy, "copy"), (.sourceIn, "source-in"),
    (.sourceOut, "source-out"), (.destinationIn, "destination-in"),
    (.destinationAtop, "destination-atop"),
  ]

  private static let backdrop = ["#e6b800", "#3366cc", "#99334d80", "#00000000"]
  private static let source = ["#cc3319", "#4db366", "#6633cc99"]

  /// Columns of backdrop colours, crossed by rows of source colours in one mode.
  ///
  /// Each crossing is clipped: a canvas's modes reach over all of it, Core Graphics' do not.
  private static func mode(_ mode: CGBlendMode, _ name: String) -> Scene {
    var script = ""
    for (column, color) in backdrop.enumerated() {
      script += "c.fillStyle = '\(color)'; c.fillRect(\(25 * column), 0, 25, 100);"
    }
    for (row, color) in source.enumerated() {
      for column in backdrop.indices {
        let rect = "\(25 * column + 3), \(33 * row + 4), 19, 25"
        script += "c.save(); c.beginPath(); c.rect(\(rect)); c.clip();"
        script += "c.globalCompositeOperation = '\(name)'; c.fillStyle = '\(color)';"
        script += "c.fillRect(\(rect)); c.restore();"
      }
    }
    return .canvas("blend/\(name)", script) { context in
      for (column, color) in backdrop.enumerated() {
        context.setFillColor(.hex(color))
        context.fill(CGRect(x: 25 * Double(column), y: 0, width: 25, height: 100))
      }
      context.setBlendMode(mode)
      for (row, color) in source.enumerated() {
        context.setFillColor(.hex(color))
        for column in backdrop.indices {
          context.fill(
            CGRect(
              x: 25 * Double(column) + 3, y: 33 * Double(row) + 4, width: 19, height: 25))
        }
      }
    }
  }

  private static let groups: [Scene] = [
    Scene(
      name: "opacity/a group fades as one",
      web: """
        <div style='left:10px;top:10px;width:60px;height:60px;background:#cc2200;opacity:0.5'>
        <div style='left:20px;top:20px;width:60px;height:60px;background:#0022cc'></div></div>
        """
    ) { root in
      let group = CALayer.box(10, 10, 60, 60, "#cc2200")
      group.opacity = 0.5
      group.addSublayer(.box(20, 20, 60, 60, "#0022cc"))
      root.addSublayer(group)
    },
    Scene(
      name: "opacity/in opacity",
      web: """
        <div style='left:10px;top:10px;width:80px;height:80px;background:#118833;opacity:0.7'>
        <div style='left:10px;top:10px;width:60px;height:60px;background:#ffee00;opacity:0.4'>
        <div style='left:10px;top:10px;width:60px;height:60px;background:#0000ff;opacity:0.6'></div>
        </div></div>
        """
    ) { root in
      let (outer, middle, inner) = (
        CALayer.box(10, 10, 80, 80, "#118833"), CALayer.box(10, 10, 60, 60, "#ffee00"),
        CALayer.box(10, 10, 60, 60, "#0000ff")
      )
      (outer.opacity, middle.opacity, inner.opacity) = (0.7, 0.4, 0.6)
      middle.addSublayer(inner)
      outer.addSublayer(middle)
      root.addSublayer(outer)
    },
    Scene(
      name: "opacity/fill and stroke fade as one",
      web: svgElement(
        "<g opacity='0.5'>"
          + Figure(data: circle, fill: "#ffcc00", stroke: "#222288", width: 20).markup + "</g>")
    ) { root in
      let layer = try Figure(data: circle, fill: "#ffcc00", stroke: "#222288", width: 20).layer()
      layer.opacity = 0.5
      root.addSublayer(layer)
    },
    Scene(
      name: "opacity/half clear background and border",
      web: """
        <div style='left:10px;top:10px;width:80px;height:80px;background:#0000ff80;
        border:14px solid #ff000080;background-clip:border-box'></div>
        """
    ) { root in
      let layer = CALayer.box(10, 10, 80, 80, "#0000ff80")
      layer.borderWidth = 14
      layer.borderColor = .hex("#ff000080")
      root.addSublayer(layer)
    },
    .canvas(
      "opacity/alpha of the context",
      "c.globalAlpha = 0.5; c.fillStyle = '#cc0000'; c.fillRect(10, 10, 60, 60);"
        + "c.globalAlpha = 0.25; c.fillStyle = '#0000cc'; c.fillRect(30, 30, 60, 60);"
    ) { context in
      context.setAlpha(0.5)
      context.setFillColor(.hex("#cc0000"))
      context.fill(CGRect(x: 10, y: 10, width: 60, height: 60))
      context.setAlpha(0.25)
      context.setFillColor(.hex("#0000cc"))
      context.fill(CGRect(x: 30, y: 30, width: 60, height: 60))
    },
    Scene(
      name: "order/by zPosition, then by place",
      web: """
        <div style='left:10px;top:10px;width:50px;height:50px;background:#cc0000;z-index:1'></div>
        <div style='left:25px;top:25px;width:50px;height:50px;background:#00aa00;z-index:0'></div>
        <div style='left:40px;top:40px;width:50px;height:50px;background:#0000cc;z-index:0'></div>
        """
    ) { root in
      let layers = [
        CALayer.box(10, 10, 50, 50, "#cc0000"), .box(25, 25, 50, 50, "#00aa00"),
        .box(40, 40, 50, 50, "#0000cc"),
      ]
      layers[0].zPosition = 1
      layers.forEach(root.addSublayer)
    },
  ]

  static let compositing = modes.map(mode) + groups
}
