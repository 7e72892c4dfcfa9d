import Geometry
import Layers

extension UIView {
  /// The view's rectangle in its superview, as if it was not transformed.
  final var untransformedFrame: CGRect {
    let (size, anchor) = (bounds.size, layer.anchorPoint)
    return CGRect(
      x: center.x - anchor.x * size.width, y: center.y - anchor.y * size.height,
      width: size.width, height: size.height)
  }

  /// Gives the view `frame` but for its transform.
  ///
  /// - Returns: Whether that moves it, or makes it another size.
  final func place(_ frame: CGRect) -> Bool {
    guard frame.isFinite else { return false }
    let middle: CGPoint
    if superview == nil {
      // The topmost view stays where it was put.
      let (origin, anchor) = (untransformedFrame.origin, layer.anchorPoint)
      middle = CGPoint(x: origin.x + anchor.x * frame.width, y: origin.y + anchor.y * frame.height)
    } else {
      // As on iOS, where code makes up for it: wherever the anchor is, it comes to the middle.
      middle = CGPoint(x: frame.midX, y: frame.midY)
    }
    let (resizes, moves) = (bounds.size != frame.size, center != middle)
    if resizes { bounds = CGRect(origin: bounds.origin, size: frame.size) }
    if moves { center = middle }
    return resizes || moves
  }

  /// The size of a text in lines of at most `width`; `nil` for what has its size anyway.
  final func contentSize(wrappedAt width: CGFloat) -> CGSize? {
    guard let label = self as? UILabel, label.numberOfLines != 1 else { return nil }
    guard label.preferredMaxLayoutWidth <= 0, width > 0 else { return nil }
    let natural = label.intrinsicContentSize
    guard natural.width > width else { return nil }
    label.record.isMeasuring = true
    label.preferredMaxLayoutWidth = width
    defer {
      label.preferredMaxLayoutWidth = 0
      label.record.isMeasuring = false
    }
    // How wide the text wants to be stays as it was: only its lines are others.
    return CGSize(width: natural.width, height: label.intrinsicContentSize.height)
  }
}

/// Says something on standard error, once in these words.
func report(_ message: String) {
  LayerThread.current.report(once: message, message)
}
