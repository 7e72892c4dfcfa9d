import Drawing
import Geometry
import Layers

/// Our side of a scene: its layers, brought from moment to moment and painted by damage.
struct Stage {
  /// Our pictures of `scene` at each of its times.
  static func pictures(of scene: Scene, scale: Int) throws -> [Picture] {
    MediaClock.use { 0 }
    let root = CALayer()
    let side = Double(Scene.side)
    root.anchorPoint = .zero
    root.bounds = CGRect(x: 0, y: 0, width: side, height: side)
    root.backgroundColor = .white
    try scene.build(root)
    let size = PixelSize(width: Scene.side * scale, height: Scene.side * scale)
    let renderer = LayerRenderer(layer: root, size: size, scale: Double(scale))
    var surface = try ImageSurface(size: size)
    func frame(_ time: Double) throws {
      try renderer.paint(renderer.beginFrame(at: time), into: &surface)
      renderer.endFrame()
    }
    // Animations begin with the first frame after they were added.
    try frame(0)
    return try scene.times.map { time in
      if time > 0 { try frame(time / 1000) }
      return surface.withPixels { Picture($0, x: 0, y: 0, side: size.width) }
    }
  }
}
