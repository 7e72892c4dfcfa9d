import Drawing
import Geometry

extension CALayer {
  /// Whether the sublayers are to be placed before the next frame.
  public final func needsLayout() -> Bool { dirt.contains(.layout) }

  /// What ``layoutIfNeeded()`` does unless overridden.
  final func layoutFromTop() {
    var top = self
    var ancestor = storedSuperlayer
    while let layer = ancestor {
      if layer.needsLayout() { top = layer }
      ancestor = layer.storedSuperlayer
    }
    top.layoutTree()
  }

  /// Places the sublayers of this layer and of those below that need it, until all is placed.
  ///
  /// Layouts that keep undoing each other stop after a bounded number of rounds.
  final func layoutTree() {
    for _ in 0..<100 where dirt.contains(.layout) || dirtBelow.contains(.layout) {
      layoutOnce()
    }
  }

  private func layoutOnce() {
    if dirt.contains(.layout) {
      dirt.remove(.layout)
      layoutSublayers()
    }
    guard dirtBelow.contains(.layout) else { return }
    dirtBelow.remove(.layout)
    storedMask?.layoutOnce()
    for layer in storedSublayers { layer.layoutOnce() }
    if storedSublayers.contains(where: { !$0.dirt.union($0.dirtBelow).isDisjoint(with: .layout) }) {
      dirtBelow.insert(.layout)
    }
  }

  /// Whether the contents are to be drawn before the next frame.
  public final func needsDisplay() -> Bool { dirt.contains(.display) }

  /// What ``displayIfNeeded()`` does unless overridden.
  final func displayMarked() {
    guard dirt.contains(.display) else { return }
    dirt.remove(.display)
    isDisplaying = true
    display()
    isDisplaying = false
  }

  /// Draws the contents of this layer and of those below that need it.
  final func displayTree() {
    displayIfNeeded()
    guard dirtBelow.contains(.display) else { return }
    dirtBelow.remove(.display)
    storedMask?.displayTree()
    for layer in storedSublayers { layer.displayTree() }
  }

  /// What ``display()`` does unless overridden.
  final func provideContents() {
    if let delegate { delegate.display(self) } else { drawBackingStore() }
  }

  /// Draws into a new picture as large as the bounds and makes it the contents.
  ///
  /// The picture has at least the renderer's own number of pixels a point. Bounds without area,
  /// or too large for a picture, leave the layer without contents.
  package final func drawBackingStore() {
    let bounds = bounds
    let scale = max(contentsScale, (modelLayer ?? self).root.renderer?.scale ?? 1)
    do throws(CairoError) {
      let image = try CGImage.drawn(size: bounds.size, scale: scale) { context in
        context.translateBy(x: -bounds.minX, y: -bounds.minY)
        delegate?.layerWillDraw(self)
        draw(in: context)
      }
      backing = image.map { LayerBacking(image: $0, size: bounds.size, scale: scale) }
    } catch {
      backing = nil
      LayerThread.current.report(once: "contents", "\(type(of: self)): \(error)")
    }
    state.contents.object = nil
    contentsVersion += 1
    markAppearance()
  }
}
