import Drawing
public import Geometry
import Layers

/// Begins a drawing of its own, of which a pixel is a point, and makes it the current context.
///
/// - Source: UIKit, "UIGraphicsBeginImageContext".
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Begins a drawing of its own and makes it the current context.
///
/// Of a size that no picture can have there is none: drawing has no effect until it is ended.
///
/// - Parameters:
///   - size: In points.
///   - opaque: Whether it begins as black rather than as nothing.
///   - scale: How many pixels make a point; 0 for as many as the screen has.
public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize, _ opaque: Bool, _ scale: CGFloat
) {
  let factor = scale.isFinite && scale > 0 ? scale : screenScale
  ImageDrawings.ofThread.begin(
    CGContext.picture(size: size, scale: factor, isOpaque: opaque), factor)
}

/// What was drawn since the last begin of a drawing; `nil` where none is open.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  ImageDrawings.ofThread.picture
}

/// Ends the drawing last begun; the context is current again that was before.
public func UIGraphicsEndImageContext() {
  ImageDrawings.ofThread.end()
}

/// How many pixels make a point of the screen.
var screenScale: CGFloat { ViewThread.current.displayScale }

extension CGContext {
  /// A context of a picture; `nil` for a size that none can have.
  static func picture(size: CGSize, scale: CGFloat, isOpaque: Bool) -> CGContext? {
    let pixels = CGSize(width: size.width * scale, height: size.height * scale)
    guard pixels.isFinite, pixels.width > 0, pixels.height > 0,
      max(pixels.width, pixels.height) <= 32767
    else { return nil }
    let alpha: CGImageAlphaInfo = .premultipliedFirst
    guard
      let context = CGContext(
        data: nil, width: Int(pixels.width.rounded(.up)), height: Int(pixels.height.rounded(.up)),
        bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGBitmapInfo.byteOrder32Little.rawValue | alpha.rawValue)
    else { return nil }
    context.turnsImagesOver = true
    context.scale = scale
    context.scaleBy(x: scale, y: scale)
    if isOpaque {
      context.withSavedState {
        context.setFillColor(.black)
        context.fill(CGRect(origin: .zero, size: size))
      }
    }
    return context
  }
}

/// The drawings that a thread has begun and not ended.
private final class ImageDrawings {
  private var drawings: [(context: CGContext?, scale: CGFloat)] = []

  static var ofThread: ImageDrawings { LayerThread.current.kept { ImageDrawings() } }

  func begin(_ context: CGContext?, _ scale: CGFloat) {
    drawings.append((context, scale))
    if let context { UIGraphicsPushContext(context) }
  }

  var picture: UIImage? {
    guard let last = drawings.last, let image = last.context?.makeImage() else { return nil }
    return UIImage(cgImage: image, scale: last.scale, orientation: .up)
  }

  func end() {
    guard let last = drawings.popLast(), last.context != nil else { return }
    UIGraphicsPopContext()
  }
}
