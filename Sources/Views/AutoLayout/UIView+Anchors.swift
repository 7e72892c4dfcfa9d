extension UIView {
  /// The edge where lines begin.
  public final var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
  /// The edge where lines end.
  public final var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
  /// The left edge.
  public final var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
  /// The right edge.
  public final var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
  /// The middle across.
  public final var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
  /// The top edge.
  public final var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
  /// The bottom edge.
  public final var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
  /// The middle down.
  public final var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
  /// The baseline of the first line of text.
  public final var firstBaselineAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(self, .firstBaseline)
  }
  /// The baseline of the last line of text.
  public final var lastBaselineAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(self, .lastBaseline)
  }
  /// The width.
  public final var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
  /// The height.
  public final var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }

  // MARK: Guides

  /// The part of the view that nothing of the system covers.
  public final var safeAreaLayoutGuide: UILayoutGuide { record.guide(.safeArea, of: self) }
  /// The view without its margins.
  public final var layoutMarginsGuide: UILayoutGuide { record.guide(.margins, of: self) }
  /// The view without its margins, in the middle, and no wider than lines are easily read.
  public final var readableContentGuide: UILayoutGuide { record.guide(.readable, of: self) }

  /// The guides that were added, in that order.
  public final var layoutGuides: [UILayoutGuide] { layoutRecord?.guides ?? [] }

  /// Gives the view a guide.
  public final func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.owningView !== self, layoutGuide.kind == .free else { return }
    layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
    layoutGuide.owningView = self
    record.guides.append(layoutGuide)
    raise(.placesItems)
  }

  /// Takes a guide away, and the constraints that use it.
  public final func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.owningView === self, layoutGuide.kind == .free else { return }
    removeConstraints(from: self) { $0 === layoutGuide }
    layoutGuide.owningView = nil
    layoutRecord?.guides.removeAll { $0 === layoutGuide }
    constraintsChanged()
  }
}
