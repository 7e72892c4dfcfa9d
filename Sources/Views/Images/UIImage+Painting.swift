package import Drawing
package import Geometry

extension UIImage {
  /// Paints the picture over `rect` by the state of `context`.
  package func paint(in context: CGContext, _ rect: CGRect) {
    guard let cgImage, rect.isFinite else { return }
    if drawing.capInsets != nil, let upright {
      paintParts(of: upright, in: context, rect)
      return
    }
    guard drawing.orientation != .up else { return context.drawUpright(cgImage, in: rect) }
    context.withSavedState {
      context.translateBy(x: rect.minX, y: rect.minY)
      context.scaleBy(x: rect.width, y: rect.height)
      context.concatenate(drawing.orientation.turn)
      context.drawUpright(cgImage, in: CGRect(x: 0, y: 0, width: 1, height: 1))
    }
  }

  /// The pixels turned upright; `nil` where there are none, or no memory.
  package var upright: CGImage? {
    guard let cgImage, drawing.orientation != .up else { return cgImage }
    let turned = drawing.orientation.isSideways
    let size = PixelSize(
      width: turned ? cgImage.height : cgImage.width,
      height: turned ? cgImage.width : cgImage.height)
    return CGImage.drawn(size: size) { context in
      context.scaleBy(x: CGFloat(size.width), y: CGFloat(size.height))
      context.concatenate(drawing.orientation.turn)
      context.interpolationQuality = .none
      context.drawUpright(cgImage, in: CGRect(x: 0, y: 0, width: 1, height: 1))
    }
  }

  /// The pixels as what is tinted with `tint` shows them.
  package func shown(tint: UIColor?) -> CGImage? {
    guard drawing.renderingMode == .alwaysTemplate, let tint else { return upright }
    return upright?.stencil(in: tint.cgColor)
  }

  /// The picture as it fills `size` points at `scale`, only its middle being stretched.
  package func resized(
    to size: CGSize, scale: CGFloat, tint: UIColor?
  ) -> CGImage? {
    guard let shown = shown(tint: tint) else { return nil }
    let pixels = PixelRect(
      covering: CGRect(x: 0, y: 0, width: size.width * scale, height: size.height * scale))
    guard !pixels.isEmpty else { return nil }
    return CGImage.drawn(size: pixels.size) { context in
      context.scaleBy(x: scale, y: scale)
      paintParts(of: shown, in: context, CGRect(origin: .zero, size: size))
    }
  }

  /// Whether only a part of the picture is stretched.
  package var isResizable: Bool { drawing.capInsets != nil }

  private func paintParts(of image: CGImage, in context: CGContext, _ rect: CGRect) {
    let caps = drawing.capInsets ?? .zero
    let columns = Cut(
      whole: size.width, target: rect.width, caps.left, caps.right)
    let rows = Cut(whole: size.height, target: rect.height, caps.top, caps.bottom)
    for (fromY, toY) in rows.parts {
      for (fromX, toX) in columns.parts {
        let source = CGRect(
          x: fromX.lowerBound * scale, y: fromY.lowerBound * scale,
          width: (fromX.upperBound - fromX.lowerBound) * scale,
          height: (fromY.upperBound - fromY.lowerBound) * scale)
        let target = CGRect(
          x: rect.minX + toX.lowerBound, y: rect.minY + toY.lowerBound,
          width: toX.upperBound - toX.lowerBound, height: toY.upperBound - toY.lowerBound)
        guard target.width > 0, target.height > 0, let part = image.cropping(to: source) else {
          continue
        }
        if drawing.resizingMode == .stretch {
          context.drawUpright(part, in: target)
        } else {
          context.withSavedState {
            context.clip(to: target)
            let tile = CGSize(
              width: source.width / scale, height: source.height / scale)
            context.drawUpright(part, in: CGRect(origin: target.origin, size: tile), byTiling: true)
          }
        }
      }
    }
  }
}

/// A side cut in three, of which only the middle grows.
private struct Cut {
  /// Where each part lies in the picture, and where it goes.
  var parts: [(Range<CGFloat>, Range<CGFloat>)]

  init(whole: CGFloat, target: CGFloat, _ first: CGFloat, _ last: CGFloat) {
    let before = min(max(first, 0), whole)
    let after = min(max(last, 0), whole - before)
    // Where there is too little room, the edges share it.
    let fit = min(1, before + after > 0 ? max(target, 0) / (before + after) : 1)
    let middle = before * fit..<max(before * fit, target - after * fit)
    parts = [
      (0..<before, 0..<middle.lowerBound), (before..<(whole - after), middle),
      ((whole - after)..<whole, middle.upperBound..<max(middle.upperBound, target)),
    ].filter { $0.0.upperBound > $0.0.lowerBound && $0.1.upperBound > $0.1.lowerBound }
  }
}

extension UIImage.Orientation {
  /// Whether width and height are exchanged.
  var isSideways: Bool {
    switch self {
    case .left, .right, .leftMirrored, .rightMirrored: true
    case .up, .down, .upMirrored, .downMirrored: false
    }
  }

  /// The orientation that shows left and right exchanged.
  var flipped: UIImage.Orientation {
    switch self {
    case .up: .upMirrored
    case .upMirrored: .up
    case .down: .downMirrored
    case .downMirrored: .down
    case .left: .rightMirrored
    case .rightMirrored: .left
    case .right: .leftMirrored
    case .leftMirrored: .right
    }
  }

  /// Takes a square of side 1, with the pixels in it, to where they are upright.
  var turn: CGAffineTransform {
    switch self {
    case .up: .identity
    case .down: CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: 1, ty: 1)
    case .left: CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: 1)
    case .right: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 1, ty: 0)
    case .upMirrored: CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 1, ty: 0)
    case .downMirrored: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 1)
    case .leftMirrored: CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
    case .rightMirrored: CGAffineTransform(a: 0, b: -1, c: -1, d: 0, tx: 1, ty: 1)
    }
  }
}
