public import Drawing
public import Geometry

/// The context that is drawn into right now; `nil` where nothing is being drawn.
///
/// In `draw(_:)` of a view it is the view's own.
///
/// - Source: UIKit, "UIGraphicsGetCurrentContext".
public func UIGraphicsGetCurrentContext() -> CGContext? {
  ViewThread.current.contexts.last
}

/// Makes `context` the current one, until ``UIGraphicsPopContext()``.
public func UIGraphicsPushContext(_ context: CGContext) {
  ViewThread.current.push(context)
}

/// Makes the context current again that was before the last ``UIGraphicsPushContext(_:)``.
public func UIGraphicsPopContext() {
  ViewThread.current.popContext()
}

/// Fills `rect` in the current fill colour, over what is there.
///
/// The colour takes the place of what is there, as on iOS: a clear one wipes it out.
public func UIRectFill(_ rect: CGRect) {
  UIRectFillUsingBlendMode(rect, .copy)
}

/// Fills `rect` in the current fill colour, mixed with what is there as `blendMode` says.
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  guard let context = UIGraphicsGetCurrentContext() else { return }
  context.withSavedState {
    context.setBlendMode(blendMode)
    context.fill(rect)
  }
}

/// Draws a frame of one point inside `rect` in the current fill colour.
public func UIRectFrame(_ rect: CGRect) {
  UIRectFrameUsingBlendMode(rect, .copy)
}

/// Draws a frame of one point inside `rect`, mixed with what is there as `blendMode` says.
public func UIRectFrameUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  guard let context = UIGraphicsGetCurrentContext() else { return }
  let rect = rect.standardized
  guard rect.width > 2, rect.height > 2 else { return UIRectFillUsingBlendMode(rect, blendMode) }
  context.withSavedState {
    context.setBlendMode(blendMode)
    context.fill([
      CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: 1),
      CGRect(x: rect.minX, y: rect.maxY - 1, width: rect.width, height: 1),
      CGRect(x: rect.minX, y: rect.minY + 1, width: 1, height: rect.height - 2),
      CGRect(x: rect.maxX - 1, y: rect.minY + 1, width: 1, height: rect.height - 2),
    ])
  }
}

/// Limits what is drawn from now on in the current context to `rect`.
public func UIRectClip(_ rect: CGRect) {
  UIGraphicsGetCurrentContext()?.clip(to: rect)
}
