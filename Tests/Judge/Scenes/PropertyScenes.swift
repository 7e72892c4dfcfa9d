import Animation
import Drawing
import Geometry
import Layers

/// One animation for each kind of property, held at moments.
extension Scene {
  private static let moments: [Double] = [0, 250, 600, 999]

  /// A layer, one property of which goes from one value to another in a second.
  private struct Change: Sendable {
    var keyPath: String
    var from: @Sendable () -> Any
    var to: @Sendable () -> Any

    func add(to layer: CALayer) {
      let animation = CABasicAnimation(keyPath: keyPath)
      (animation.fromValue, animation.toValue, animation.duration) = (from(), to(), 1)
      layer.add(animation, forKey: nil)
    }
  }

  /// A box of which CSS properties change.
  private static func box(
    _ name: String, style: String = "", frames: String, _ changes: [Change],
    _ configure: @escaping @Sendable (CALayer) -> Void = { _ in }
  ) -> Scene {
    Scene(
      name: "property/\(name)", times: moments,
      web: """
        <div style='left:20px;top:25px;width:60px;height:50px;background:#aa5500;\(style)'></div>
        """,
      script: "hold(q('div'), \(frames), { duration: 1000 }, t);"
    ) { root in
      let layer = CALayer.box(20, 25, 60, 50, "#aa5500")
      configure(layer)
      root.addSublayer(layer)
      changes.forEach { $0.add(to: layer) }
    }
  }

  /// A figure of which SVG properties change.
  private static func figure(
    _ name: String, _ figure: Figure, frames: String, _ change: Change
  ) -> Scene {
    Scene(
      name: "property/\(name)", times: moments, web: svgElement(figure.markup),
      script: "hold(q('path'), \(frames), { duration: 1000 }, t);"
    ) { root in
      let layer = try figure.layer()
      root.addSublayer(layer)
      change.add(to: layer)
    }
  }

  static let properties: [Scene] = [
    box(
      "opacity", frames: "{ opacity: [1, 0.2] }",
      [Change(keyPath: "opacity", from: { Float(1) }, to: { Float(0.2) })]),
    box(
      "backgroundColor", frames: "{ backgroundColor: ['#ff0000', '#00ff88'] }",
      [
        Change(
          keyPath: "backgroundColor", from: { CGColor.hex("#ff0000") },
          to: { CGColor.hex("#00ff88") })
      ]),
    box(
      "cornerRadius", frames: "{ borderRadius: ['0px', '25px'] }",
      [Change(keyPath: "cornerRadius", from: { 0.0 }, to: { 25.0 })]),
    // CSS rounds a border's width down to whole pixels, so it goes through halves of 2×.
    Scene(
      name: "property/borderColor", times: moments,
      web: """
        <div style='left:20px;top:25px;width:60px;height:50px;background:#eeeeee;\
        border:10px solid black'></div>
        """,
      script: "hold(q('div'), { borderColor: ['#000000', '#ff00aa'] }, { duration: 1000 }, t);"
    ) { root in
      let layer = CALayer.box(20, 25, 60, 50, "#eeeeee")
      layer.borderWidth = 10
      root.addSublayer(layer)
      Change(
        keyPath: "borderColor", from: { CGColor.hex("#000000") }, to: { CGColor.hex("#ff00aa") }
      ).add(to: layer)
    },
    box(
      "transform.rotation", frames: "{ transform: ['rotate(0deg)', 'rotate(300deg)'] }",
      [Change(keyPath: "transform.rotation", from: { 0.0 }, to: { 300 * Double.pi / 180 })]),
    box(
      "transform.scale", frames: "{ transform: ['scale(1.4)', 'scale(0.2)'] }",
      [Change(keyPath: "transform.scale", from: { 1.4 }, to: { 0.2 })]),
    box(
      "transform.translation and rotation at once",
      frames: "{ translate: ['0px 0px', '20px -10px'], rotate: ['0deg', '90deg'] }",
      [
        Change(
          keyPath: "transform.translation", from: { CGSize.zero },
          to: { CGSize(width: 20, height: -10) }),
        Change(keyPath: "transform.rotation.z", from: { 0.0 }, to: { Double.pi / 2 }),
      ]),
    // Both take matrices apart, turn the short way and put them together again.
    box(
      "transform as a matrix",
      frames: "{ transform: ['matrix(1, 0, 0, 1, 0, 0)', 'matrix(0, 1.2, -0.6, 0, 10, 15)'] }",
      [
        Change(
          keyPath: "transform", from: { CATransform3DIdentity },
          to: {
            CATransform3DMakeAffineTransform(
              CGAffineTransform(a: 0, b: 1.2, c: -0.6, d: 0, tx: 10, ty: 15))
          })
      ]),
    box(
      "bounds and position", frames: "{ width: ['60px', '20px'], height: ['50px', '70px'] }",
      [
        Change(
          keyPath: "bounds.size", from: { CGSize(width: 60, height: 50) },
          to: { CGSize(width: 20, height: 70) }),
        Change(
          keyPath: "position", from: { CGPoint(x: 50, y: 50) }, to: { CGPoint(x: 30, y: 60) }),
      ]),
    figure(
      "strokeEnd", Figure(data: dial, stroke: "#dd4422", width: 14, cap: "round", trim: 0...1),
      frames: "{ strokeDasharray: ['0.1 9', '0.9 9'] }",
      Change(keyPath: "strokeEnd", from: { 0.1 }, to: { 0.9 })),
    figure(
      "lineWidth", Figure(data: wave, stroke: "#225588", width: 4, cap: "square"),
      frames: "{ strokeWidth: ['2px', '30px'] }",
      Change(keyPath: "lineWidth", from: { 2.0 }, to: { 30.0 })),
    figure(
      "lineDashPhase", Figure(data: square, stroke: "#225588", width: 10, dash: [20, 10]),
      frames: "{ strokeDashoffset: [0, 55] }",
      Change(keyPath: "lineDashPhase", from: { 0.0 }, to: { 55.0 })),
    figure(
      "fillColor", Figure(data: star, fill: "#000000"), frames: "{ fill: ['#ffff00', '#0000ff'] }",
      Change(
        keyPath: "fillColor", from: { CGColor.hex("#ffff00") }, to: { CGColor.hex("#0000ff") })),
    figure(
      "path", Figure(data: "M 10 10 L 90 10 L 90 90 L 10 90 Z", fill: "#663399"),
      frames: "{ d: [\"path('M 10 10 L 90 10 L 90 90 L 10 90 Z')\", "
        + "\"path('M 50 5 L 95 50 L 50 95 L 40 50 Z')\"] }",
      Change(
        keyPath: "path",
        from: { (try? SVGPath("M 10 10 L 90 10 L 90 90 L 10 90 Z"))?.path ?? CGPath() },
        to: { (try? SVGPath("M 50 5 L 95 50 L 50 95 L 40 50 Z"))?.path ?? CGPath() })),
    figure(
      "path of curves", Figure(data: circle, fill: "#339966"),
      frames: "{ d: [\"path('M 10 80 C 30 0 70 0 90 80 Z')\", "
        + "\"path('M 20 30 C 40 95 60 95 80 30 Z')\"] }",
      Change(
        keyPath: "path", from: { (try? SVGPath("M 10 80 C 30 0 70 0 90 80 Z"))?.path ?? CGPath() },
        to: { (try? SVGPath("M 20 30 C 40 95 60 95 80 30 Z"))?.path ?? CGPath() })),
  ]
}
