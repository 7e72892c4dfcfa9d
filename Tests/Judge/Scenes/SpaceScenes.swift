import Drawing
import Geometry
import Layers

/// Layers in space: turned out of the plane and seen from near.
extension Scene {
  private static func degrees(_ angle: Double) -> Double { angle * .pi / 180 }

  /// What an eye `distance` points in front of the plane sees.
  private static func perspective(_ distance: Double) -> CATransform3D {
    var transform = CATransform3DIdentity
    transform.m34 = -1 / distance
    return transform
  }

  /// A box in which a smaller one lies, under a transform of its own.
  private static func turned(
    _ name: String, _ css: String, _ transform: @escaping @Sendable () -> CATransform3D
  ) -> Scene {
    Scene(
      name: "space/\(name)",
      web: """
        <div style='left:20px;top:20px;width:60px;height:60px;background:#336699;transform:\(css)'>
        <div style='left:5px;top:5px;width:25px;height:25px;background:#ffcc33'></div></div>
        """
    ) { root in
      let layer = CALayer.box(20, 20, 60, 60, "#336699")
      layer.addSublayer(.box(5, 5, 25, 25, "#ffcc33"))
      layer.transform = transform()
      root.addSublayer(layer)
    }
  }

  static let spaces: [Scene] = [
    turned("turned about y, flat", "rotateY(60deg)") {
      CATransform3DMakeRotation(degrees(60), 0, 1, 0)
    },
    turned("turned about x, flat", "rotateX(-50deg)") {
      CATransform3DMakeRotation(degrees(-50), 1, 0, 0)
    },
    turned("turned about y, seen from near", "perspective(150px) rotateY(50deg)") {
      CATransform3DRotate(perspective(150), degrees(50), 0, 1, 0)
    },
    turned("turned about x, seen from near", "perspective(120px) rotateX(-40deg)") {
      CATransform3DRotate(perspective(120), degrees(-40), 1, 0, 0)
    },
    turned("turned about a slanted axis", "perspective(200px) rotate3d(1, 2, 0.5, 70deg)") {
      CATransform3DRotate(perspective(200), degrees(70), 1, 2, 0.5)
    },
    turned("moved nearer", "perspective(200px) translate3d(5px, 0, 60px)") {
      CATransform3DTranslate(perspective(200), 5, 0, 60)
    },
    turned("seen from behind", "perspective(200px) rotateY(150deg)") {
      CATransform3DRotate(perspective(200), degrees(150), 0, 1, 0)
    },
    Scene(
      name: "space/sublayers seen from one eye",
      web: """
        <div style='left:0;top:0;width:100px;height:100px;background:#eeeeee;perspective:150px'>
        <div style='left:5px;top:20px;width:40px;height:60px;background:#993355;\
        transform:rotateY(45deg)'></div>
        <div style='left:55px;top:20px;width:40px;height:60px;background:#339955;\
        transform:rotateY(-45deg)'></div></div>
        """
    ) { root in
      let stage = CALayer.box(0, 0, 100, 100, "#eeeeee")
      stage.sublayerTransform = perspective(150)
      let (left, right) = (
        CALayer.box(5, 20, 40, 60, "#993355"), CALayer.box(55, 20, 40, 60, "#339955")
      )
      left.transform = CATransform3DMakeRotation(degrees(45), 0, 1, 0)
      right.transform = CATransform3DMakeRotation(degrees(-45), 0, 1, 0)
      stage.addSublayer(left)
      stage.addSublayer(right)
      root.addSublayer(stage)
    },
  ]
}
