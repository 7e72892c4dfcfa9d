import Drawing
import Geometry
import Layers

/// Backgrounds, corners and borders.
extension Scene {
  /// A layer with a background, corners and a border, written once for both sides.
  private struct Box: Sendable {
    var frame = (x: 10.0, y: 15.0, width: 80.0, height: 60.0)
    var color: String? = "#3388aa"
    var radius = 0.0
    var corners: CACornerMask = [
      .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]
    var border = 0.0
    var borderColor = "#222222"

    /// CSS's corners go round from the top left.
    var markup: String {
      let order: [CACornerMask] = [
        .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMaxXMaxYCorner, .layerMinXMaxYCorner,
      ]
      let largest = min(radius, frame.width / 2, frame.height / 2)
      let radii = order.map { corners.contains($0) ? "\(largest)px" : "0" }.joined(separator: " ")
      return """
        <div style='left:\(frame.x)px;top:\(frame.y)px;width:\(frame.width)px;\
        height:\(frame.height)px;background:\(color ?? "none");border-radius:\(radii);\
        border:\(border)px solid \(borderColor)'></div>
        """
    }

    var layer: CALayer {
      let layer = CALayer.box(frame.x, frame.y, frame.width, frame.height, color)
      layer.cornerRadius = radius
      layer.maskedCorners = corners
      layer.borderWidth = border
      layer.borderColor = .hex(borderColor)
      return layer
    }
  }

  private static func box(_ name: String, _ box: Box) -> Scene {
    Scene(name: "box/\(name)", web: box.markup) { $0.addSublayer(box.layer) }
  }

  static let boxes: [Scene] = [
    box("plain", Box()),
    // A rectangle of SVG's: those of CSS are laid out on whole pixels.
    .svg(
      "box/between pixels",
      "<rect x='10.25' y='15.5' width='70.5' height='60.25' fill='#3388aa'/>"
    ) { $0.addSublayer(.box(10.25, 15.5, 70.5, 60.25, "#3388aa")) },
    box("corners", Box(radius: 18)),
    box("corners as round as can be", Box(radius: 200)),
    box("two corners", Box(radius: 24, corners: [.layerMinXMinYCorner, .layerMaxXMaxYCorner])),
    box("one corner as round as can be", Box(radius: 99, corners: .layerMaxXMinYCorner)),
    box("border", Box(border: 8)),
    box("border alone", Box(color: nil, border: 12)),
    box("border and corners", Box(radius: 20, border: 8)),
    box("border as wide as its corners", Box(radius: 14, border: 14)),
    box("border wider than its corners", Box(radius: 8, border: 16)),
    box("border around a disc", Box(frame: (15, 15, 70, 70), radius: 35, border: 10)),
    box(
      "border and two corners",
      Box(radius: 22, corners: [.layerMaxXMinYCorner, .layerMinXMaxYCorner], border: 6)),
    box("border that leaves no inside", Box(border: 30)),
    box("thin border", Box(radius: 10, border: 1)),
  ]
}
