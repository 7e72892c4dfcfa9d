import Drawing
import Geometry

extension CALayer {
  /// Puts `new` in the place of the contents, set or drawn, and runs the action for it.
  final func replaceContents(by new: Any?) {
    guard isPresentation || isOnItsThread else { return }
    let old = contents
    if old == nil, new == nil { return }
    if let old = old as? CGImage, let new = new as? CGImage, old === new { return }
    let action = isPresentation ? nil : pendingAction(forKey: "contents")
    if !isPresentation { noteUncommitted(presentedContents, forKey: "contents") }
    state.contents.object = new
    backing = nil
    contentsVersion += 1
    markAppearance()
    action?.run(on: self)
  }

  /// The contents as an animation reads and writes them.
  final var presentedContents: FadingPicture {
    get { state.contents.fade ?? FadingPicture(contents as? CGImage) }
    set {
      if !newValue.isFading, newValue.image === backingStore, backingStore != nil {
        state.contents.fade = nil
        return
      }
      state.contents.object = newValue.nearest
      state.contents.fade = newValue.isFading ? newValue : nil
      if newValue.nearest == nil { backing = nil }
    }
  }
}

/// What a layer drew, and for what size.
struct LayerBacking {
  let image: CGImage
  /// The size of the bounds it was drawn for, in points.
  let size: CGSize
  /// How many of its pixels make a point.
  let scale: CGFloat
}

extension CALayer {
  /// The picture that ``display()`` drew last.
  final var backingStore: CGImage? { backing?.image }
}
