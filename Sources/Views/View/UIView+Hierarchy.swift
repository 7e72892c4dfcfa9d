import Layers

/// How views come into a view and change places in it.
extension UIView {
  /// Where a view goes among the views inside another.
  enum Place {
    /// Before all, stand-alone layers too.
    case front
    /// Behind all, stand-alone layers too.
    case back
    case above(UIView)
    case below(UIView)
  }

  /// Puts `view` inside at `place`, taking it from where it was.
  ///
  /// This view and those above it are left alone. A place beside a view that is not inside is the
  /// front.
  final func put(_ view: UIView, at place: Place) {
    guard view !== self, !isDescendant(of: view) else { return }
    guard view.superview !== self else { return move(view, to: place) }
    let (oldWindow, newWindow, oldTint) = (view.window, window, view.tintColor)
    if oldWindow !== newWindow { view.announce(newWindow) }
    view.willMove(toSuperview: self)
    view.leaveSuperview()
    insert(view, at: place)
    if oldWindow !== newWindow { view.tellOfWindow() }
    view.didMoveToSuperview()
    if view.tintColor != oldTint { view.tellOfTint() }
    didAddSubview(view)
  }

  /// Takes `view` from its superview, who is told.
  final func leaveSuperview() {
    guard let above = superview else { return }
    above.willRemoveSubview(self)
    guard superview === above else { return }
    constraintsLeave()
    above.subviews.removeAll { $0 === self }
    superview = nil
    layer.removeFromSuperlayer()
  }

  private func insert(_ view: UIView, at place: Place) {
    let layer = view.layer
    switch place {
    case .above(let sibling) where sibling.superview === self:
      self.layer.insertSublayer(layer, above: sibling.layer)
    case .below(let sibling) where sibling.superview === self:
      self.layer.insertSublayer(layer, below: sibling.layer)
    case .back:
      self.layer.insertSublayer(layer, at: 0)
    case .front, .above, .below:
      self.layer.addSublayer(layer)
    }
    subviews.insert(view, at: index(of: place))
    view.superview = self
    constraintsFollow(view)
  }

  /// The index of `place` among the views inside, none of which goes there.
  private func index(of place: Place) -> Int {
    switch place {
    case .above(let sibling):
      subviews.firstIndex { $0 === sibling }.map { $0 + 1 } ?? subviews.count
    case .below(let sibling): subviews.firstIndex { $0 === sibling } ?? subviews.count
    case .back: 0
    case .front: subviews.count
    }
  }

  /// Moves `view`, which is inside, to `place`; it is not told, and its animations go on.
  private func move(_ view: UIView, to place: Place) {
    switch place {
    case .above(let sibling) where sibling === view, .below(let sibling) where sibling === view:
      return
    default: break
    }
    let others = (layer.sublayers ?? []).filter { $0 !== view.layer }
    func layerIndex(of sibling: UIView) -> Int? { others.firstIndex { $0 === sibling.layer } }
    let layerPlace: Int
    switch place {
    case .above(let sibling): layerPlace = layerIndex(of: sibling).map { $0 + 1 } ?? others.count
    case .below(let sibling): layerPlace = layerIndex(of: sibling) ?? others.count
    case .back: layerPlace = 0
    case .front: layerPlace = others.count
    }
    layer.moveSublayer(view.layer, to: layerPlace)
    subviews.removeAll { $0 === view }
    subviews.insert(view, at: index(of: place))
  }

  /// Has two views inside, and their layers, change places.
  final func exchange(_ one: Int, _ other: Int) {
    guard subviews.indices.contains(one), subviews.indices.contains(other), one != other else {
      return
    }
    let (low, high) = (subviews[min(one, other)], subviews[max(one, other)])
    guard let layers = layer.sublayers, let back = layers.firstIndex(where: { $0 === low.layer }),
      let front = layers.firstIndex(where: { $0 === high.layer })
    else { return }
    layer.moveSublayer(high.layer, to: min(back, front))
    layer.moveSublayer(low.layer, to: max(back, front))
    subviews.swapAt(one, other)
  }

  /// Tells this view and those inside which window they are going to.
  final func announce(_ window: UIWindow?) {
    willMove(toWindow: window)
    for view in subviews { view.announce(window) }
  }

  /// Tells this view and those inside that they are in another window, or in none.
  final func tellOfWindow() {
    if window == nil, isFirstResponder { ViewThread.current.firstResponder = nil }
    didMoveToWindow()
    owner?.viewDidMoveToWindow()
    for view in subviews { view.tellOfWindow() }
  }

  /// Tells this view, and those inside that have its tint, that it is another one.
  final func tellOfTint() {
    tintColorDidChange()
    for view in subviews where !view.hasOwnTint { view.tellOfTint() }
  }
}
