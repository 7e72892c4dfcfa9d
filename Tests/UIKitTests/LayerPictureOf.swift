import Animation
import Drawing
import Geometry
import Layers
import TestSupport

/// A layer's tree as an event loop would draw it, at times that a test makes up.
final class LayerPictureOf {
  private let renderer: LayerRenderer
  private var surface: ImageSurface

  init(_ layer: CALayer, side: Int = 64) {
    renderer = LayerRenderer(
      layer: layer, size: PixelSize(width: side, height: side), scale: 1)
    do {
      surface = try ImageSurface(size: PixelSize(width: side, height: side))
    } catch {
      preconditionFailure("\(error)")
    }
  }

  /// Draws the frame of the moment `now`.
  func draw(at now: Double) {
    let damage = renderer.beginFrame(at: now)
    do {
      try renderer.paint(damage, into: &surface)
    } catch {
      preconditionFailure("\(error)")
    }
    renderer.endFrame()
  }
}
