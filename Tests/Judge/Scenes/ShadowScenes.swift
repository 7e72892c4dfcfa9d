import Drawing
import Geometry
import Layers

/// Shadows under layers; CSS's blur is twice the deviation that a shadow's radius is.
extension Scene {
  private static func shadow(
    _ name: String, radius: Double, offset: CGSize = .zero, opacity: Float = 1, corner: Double = 0
  ) -> Scene {
    Scene(
      name: "shadow/\(name)",
      web: """
        <div style='left:25px;top:25px;width:50px;height:50px;background:#eeeeee;\
        border-radius:\(corner)px;box-shadow:\(offset.width)px \(offset.height)px \
        \(radius * 2)px rgba(0, 40, 120, \(opacity))'></div>
        """
    ) { root in
      let layer = CALayer.box(25, 25, 50, 50, "#eeeeee")
      layer.cornerRadius = corner
      layer.shadowColor = .hex("#002878")
      (layer.shadowRadius, layer.shadowOffset, layer.shadowOpacity) = (radius, offset, opacity)
      root.addSublayer(layer)
    }
  }

  static let shadows: [Scene] = [
    shadow("sharp, moved", radius: 0, offset: CGSize(width: 12, height: -8)),
    shadow("soft", radius: 5),
    shadow("soft, moved, faint", radius: 4, offset: CGSize(width: 6, height: 10), opacity: 0.5),
    // Each is within 5 of a true Gaussian, ours ending at twice the radius, theirs an approximation
    // for discs; at full strength they are 9 apart.
    shadow(
      "of a disc", radius: 6, offset: CGSize(width: 0, height: 5), opacity: 0.6, corner: 25),
  ]
}
