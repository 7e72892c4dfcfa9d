import Drawing
import Geometry
import Layers
import Views

/// A window of 100 × 100 points on a surface, brought from frame to frame by made-up times.
///
/// Every frame's damage is checked against the whole picture.
final class ViewStage {
  let window: UIWindow
  let renderer: LayerRenderer
  private(set) var time = 0.0
  private var surface: ImageSurface

  /// Makes a window of `size` points square at `scale`, and draws its first frame at 0.
  init(size: Int = 100, scale: Double = 1, _ views: UIView...) throws {
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: size, height: size))
    let pixels = Int(Double(size) * scale)
    let pixelSize = PixelSize(width: pixels, height: pixels)
    surface = try ImageSurface(size: pixelSize)
    renderer = LayerRenderer(layer: window.layer, size: pixelSize, scale: scale)
    renderer.checksDamage = true
    MediaClock.use { [weak self] in self?.time ?? 0 }
    for view in views { window.addSubview(view) }
    try frame(at: 0)
  }

  /// Draws the frame at `time`, and calls who waits for it.
  func frame(at time: Double) throws {
    self.time = time
    let damage = renderer.beginFrame(at: time)
    try renderer.paint(damage, into: &surface)
    renderer.endFrame()
  }

  /// The pixel at `x`, `y` as `0xAARRGGBB`.
  func pixel(_ x: Int, _ y: Int) -> UInt32 { surface.withPixels { $0[x, y] } }

  /// Each of `size` × `size` squares of the picture, by what is in its middle: `#` painted, `.` not.
  func squares(_ side: Int, of count: Int) -> [String] {
    (0..<count).map { row in
      String(
        (0..<count).map { column in
          pixel(column * side + side / 2, row * side + side / 2) == 0 ? "." : "#"
        })
    }
  }
}

extension UIView {
  /// What the view's layer shows at `keyPath` in the last frame.
  func shown(_ keyPath: String) -> Any? { layer.presentation()?.value(forKeyPath: keyPath) }

  /// The number that the view's layer shows at `keyPath`; not a number if it is none.
  func number(_ keyPath: String) -> Double {
    switch shown(keyPath) {
    case let number as Double: number
    case let number as Float: Double(number)
    default: .nan
    }
  }
}
