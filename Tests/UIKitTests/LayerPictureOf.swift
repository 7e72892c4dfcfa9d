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

  /// Lends the pixels of the last frame to `body`.
  func pixels<Result>(_ body: (PixelView) -> Result) -> Result { surface.withPixels(body) }

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

extension LayerPictureOf {
  /// The colours of all pixels that are wholly opaque.
  var colors: Set<UInt32> {
    pixels { view in
      var found: Set<UInt32> = []
      for y in 0..<view.size.height {
        for x in 0..<view.size.width where view.alpha(x, y) == 255 { found.insert(view[x, y]) }
      }
      return found
    }
  }
}
