import Drawing
import Geometry
import Layers

/// Layers turned, scaled and leant, about their anchor points and one in another.
extension Scene {
  /// A box with a smaller one in its corner, transformed about an anchor point.
  private static func transformed(
    _ name: String, _ css: String, anchor: (x: Double, y: Double) = (0.5, 0.5),
    _ transform: @escaping @Sendable () -> CATransform3D
  ) -> Scene {
    Scene(
      name: "transform/\(name)",
      web: """
        <div style='left:25px;top:30px;width:50px;height:40px;background:#4477aa;\
        transform-origin:\(anchor.x * 100)% \(anchor.y * 100)%;transform:\(css)'>
        <div style='left:0;top:0;width:20px;height:16px;background:#eecc66'></div>
        <div style='left:34px;top:24px;width:16px;height:16px;background:#cc6677;
        border-radius:8px'></div></div>
        """
    ) { root in
      let layer = sample()
      layer.anchorPoint = CGPoint(x: anchor.x, y: anchor.y)
      layer.position = CGPoint(x: 25 + 50 * anchor.x, y: 30 + 40 * anchor.y)
      layer.transform = transform()
      root.addSublayer(layer)
    }
  }

  private static func sample() -> CALayer {
    let layer = CALayer.box(25, 30, 50, 40, "#4477aa")
    layer.addSublayer(.box(0, 0, 20, 16, "#eecc66"))
    let disc = CALayer.box(34, 24, 16, 16, "#cc6677")
    disc.cornerRadius = 8
    layer.addSublayer(disc)
    return layer
  }

  private static func degrees(_ angle: Double) -> Double { angle * .pi / 180 }

  private static func matrix(
    _ a: Double, _ b: Double, _ c: Double, _ d: Double, _ tx: Double, _ ty: Double
  ) -> CATransform3D {
    CATransform3DMakeAffineTransform(CGAffineTransform(a: a, b: b, c: c, d: d, tx: tx, ty: ty))
  }

  static let transforms: [Scene] = [
    transformed("none", "none") { CATransform3DIdentity },
    transformed("turned by 30°", "rotate(30deg)") {
      CATransform3DMakeRotation(degrees(30), 0, 0, 1)
    },
    transformed("turned back by 100°", "rotate(-100deg)") {
      CATransform3DMakeRotation(degrees(-100), 0, 0, 1)
    },
    transformed("turned about a corner", "rotate(25deg)", anchor: (0, 0)) {
      CATransform3DMakeRotation(degrees(25), 0, 0, 1)
    },
    transformed("turned about a point outside", "rotate(-20deg)", anchor: (1.5, -0.5)) {
      CATransform3DMakeRotation(degrees(-20), 0, 0, 1)
    },
    transformed("scaled", "scale(1.5, 0.6)") { CATransform3DMakeScale(1.5, 0.6, 1) },
    transformed("mirrored", "scale(-1, 1)", anchor: (0.4, 0.5)) {
      CATransform3DMakeScale(-1, 1, 1)
    },
    transformed("leant", "matrix(1, 0.2, 0.5, 1, 0, 0)") { matrix(1, 0.2, 0.5, 1, 0, 0) },
    transformed("matrix", "matrix(0.8, 0.4, -0.6, 1.1, 5, -7)") {
      matrix(0.8, 0.4, -0.6, 1.1, 5, -7)
    },
    transformed("moved, turned, scaled", "translate(10px, 5px) rotate(40deg) scale(1.2, 0.7)") {
      CATransform3DScale(
        CATransform3DRotate(CATransform3DMakeTranslation(10, 5, 0), degrees(40), 0, 0, 1),
        1.2, 0.7, 1)
    },
    transformed("scaled, then turned and moved", "scale(1.4, 0.7) rotate(40deg) translate(10px)") {
      CATransform3DTranslate(
        CATransform3DRotate(CATransform3DMakeScale(1.4, 0.7, 1), degrees(40), 0, 0, 1), 10, 0, 0)
    },
    transformed("scaled to nothing", "scale(0)") { CATransform3DMakeScale(0, 0, 1) },
    Scene(
      name: "transform/one in another",
      web: """
        <div style='left:20px;top:20px;width:60px;height:60px;background:#ddcc77;\
        transform:rotate(20deg)'>
        <div style='left:10px;top:10px;width:40px;height:40px;background:#117733;\
        transform:rotate(-50deg) scale(0.8, 1.2)'>
        <div style='left:10px;top:10px;width:20px;height:20px;background:#882255;\
        transform-origin:0 0;transform:matrix(1, 0, 0.6, 1, 0, 0)'></div></div></div>
        """
    ) { root in
      let (outer, middle, inner) = (
        CALayer.box(20, 20, 60, 60, "#ddcc77"), CALayer.box(10, 10, 40, 40, "#117733"),
        CALayer.box(10, 10, 20, 20, "#882255")
      )
      outer.transform = CATransform3DMakeRotation(degrees(20), 0, 0, 1)
      middle.transform = CATransform3DScale(
        CATransform3DMakeRotation(degrees(-50), 0, 0, 1), 0.8, 1.2, 1)
      inner.anchorPoint = .zero
      inner.position = CGPoint(x: 10, y: 10)
      inner.transform = matrix(1, 0, 0.6, 1, 0, 0)
      middle.addSublayer(inner)
      outer.addSublayer(middle)
      root.addSublayer(outer)
    },
    Scene(
      name: "transform/of the sublayers",
      web: """
        <div style='left:10px;top:10px;width:80px;height:80px;background:#dddddd'>
        <div style='left:0;top:0;width:80px;height:80px;transform:rotate(30deg)'>
        <div style='left:20px;top:30px;width:40px;height:20px;background:#aa4499'></div></div></div>
        """
    ) { root in
      let layer = CALayer.box(10, 10, 80, 80, "#dddddd")
      layer.sublayerTransform = CATransform3DMakeRotation(degrees(30), 0, 0, 1)
      layer.addSublayer(.box(20, 30, 40, 20, "#aa4499"))
      root.addSublayer(layer)
    },
    Scene(
      name: "transform/bounds that start elsewhere",
      web: """
        <div style='left:20px;top:20px;width:60px;height:60px;background:#dddddd;overflow:hidden'>
        <div style='left:-5px;top:20px;width:40px;height:30px;background:#332288'></div></div>
        """
    ) { root in
      let layer = CALayer.box(20, 20, 60, 60, "#dddddd")
      layer.bounds.origin = CGPoint(x: 15, y: -10)
      layer.masksToBounds = true
      layer.addSublayer(.box(10, 10, 40, 30, "#332288"))
      root.addSublayer(layer)
    },
    Scene(
      name: "transform/of a stroke, stretched",
      web: svgElement(
        "<g transform='translate(50 50) rotate(30) scale(2 0.5)'>"
          + Figure(data: "M -18 -40 L 18 -40 L 0 50 Z", stroke: "#cc3300", width: 10, join: "round")
          .markup + "</g>")
    ) { root in
      let figure = Figure(
        data: "M -18 -40 L 18 -40 L 0 50 Z", stroke: "#cc3300", width: 10, join: "round")
      let layer = try figure.layer()
      layer.position = CGPoint(x: 50, y: 50)
      layer.transform = CATransform3DScale(
        CATransform3DMakeRotation(degrees(30), 0, 0, 1), 2, 0.5, 1)
      root.addSublayer(layer)
    },
    .canvas(
      "transform/of a context",
      "c.translate(50, 50); c.rotate(0.5); c.scale(1.5, 0.75); c.lineWidth = 8;"
        + "c.strokeStyle = '#0055aa'; c.strokeRect(-25, -25, 50, 50); c.rotate(1);"
        + "c.fillStyle = '#ffaa00'; c.fillRect(-10, -10, 20, 20);"
    ) { context in
      context.translateBy(x: 50, y: 50)
      context.rotate(by: 0.5)
      context.scaleBy(x: 1.5, y: 0.75)
      context.setStrokeColor(.hex("#0055aa"))
      context.stroke(CGRect(x: -25, y: -25, width: 50, height: 50), width: 8)
      context.rotate(by: 1)
      context.setFillColor(.hex("#ffaa00"))
      context.fill(CGRect(x: -10, y: -10, width: 20, height: 20))
    },
  ]
}
