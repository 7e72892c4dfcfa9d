public import Geometry

extension UIView {
  /// What stands for a width or a height that the content does not decide.
  public static let noIntrinsicMetric: CGFloat = -1
  /// The target size to measure the smallest size that constraints allow.
  public static let layoutFittingCompressedSize = CGSize.zero
  /// The target size to measure the largest size that constraints allow.
  public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

  // MARK: Holding constraints

  /// The constraints that the view holds: between it and views inside, or among those.
  public final var constraints: [NSLayoutConstraint] { layoutRecord?.constraints ?? [] }

  /// Makes `constraint`, which is between the view and views inside, or among those, active.
  public final func addConstraint(_ constraint: NSLayoutConstraint) {
    guard constraint.holder !== self else { return }
    if let fault = constraint.fault { return constraint.refuse(fault) }
    guard let ancestor = constraint.commonAncestor, ancestor.isDescendant(of: self) else {
      return constraint.refuse("its views are not inside of the view that should hold it")
    }
    hold(constraint)
  }

  /// Makes `constraints` active; see ``addConstraint(_:)``.
  public final func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }

  /// Makes a constraint that the view holds inactive.
  public final func removeConstraint(_ constraint: NSLayoutConstraint) {
    guard constraint.holder === self else { return }
    constraint.holder = nil
    layoutRecord?.constraints.removeAll { $0 === constraint }
    constraintsChanged()
  }

  /// Makes constraints that the view holds inactive.
  public final func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  final func hold(_ constraint: NSLayoutConstraint) {
    constraint.holder?.removeConstraint(constraint)
    constraint.holder = self
    record.constraints.append(constraint)
    for item in [constraint.firstItem, constraint.secondItem] {
      (item as? any LayoutItem)?.layoutView?.raise(.placesItems)
    }
    raise([.placesItems, .holdsConstraints])
  }

  // MARK: Content

  /// How much the view holds on to its content's size when there is more room: 250 unless set.
  public final func contentHuggingPriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority {
    layoutRecord?.hugging[axis.rawValue] ?? .defaultLow
  }

  /// Sets how much the view holds on to its content's size when there is more room.
  public final func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    record.hugging[axis.rawValue] = priority
    constraintsChanged()
  }

  /// How much the view resists being smaller than its content: 750 unless set.
  public final func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority {
    layoutRecord?.compressionResistance[axis.rawValue] ?? .defaultHigh
  }

  /// Sets how much the view resists being smaller than its content.
  public final func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    record.compressionResistance[axis.rawValue] = priority
    constraintsChanged()
  }

  // MARK: Updating

  /// Whether ``updateConstraints()`` is called before the next layout.
  public final func needsUpdateConstraints() -> Bool { wantsConstraintUpdate }

  /// Calls ``updateConstraints()`` of this view and those below that wait for it.
  public final func updateConstraintsIfNeeded() {
    for view in subviews { view.updateConstraintsIfNeeded() }
    guard wantsConstraintUpdate else { return }
    wantsConstraintUpdate = false
    updateConstraints()
  }

  /// The smallest size that holds the constraints inside and comes near `targetSize`.
  ///
  /// - Parameters:
  ///   - targetSize: The size wished for.
  ///   - horizontal: How much its width is wished for.
  ///   - vertical: How much its height is wished for.
  /// - Returns: The size of the view's frame.
  final func fittingSize(
    _ targetSize: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> CGSize {
    updateConstraintsIfNeeded()
    return ConstraintPass.size(
      of: self,
      fitting: .init(size: targetSize, horizontal: horizontal, vertical: vertical))
  }

  // MARK: Solving

  /// Places all views that hang together with this one by their constraints, if that is due.
  final func solveConstraintsIfNeeded() {
    guard let layoutRecord, !layoutRecord.contents.isEmpty else { return }
    let top = root
    guard let record = top.layoutRecord, !record.isSolving else { return }
    guard record.needsSolving || record.solvedSize != top.bounds.size else { return }
    record.isSolving = true
    // What is resized may resize in turn what others lean on.
    for _ in 0..<8 where record.needsSolving || record.solvedSize != top.bounds.size {
      record.needsSolving = false
      top.updateConstraintsIfNeeded()
      record.solvedSize = top.bounds.size
      if record.contents.contains(.holdsConstraints) { ConstraintPass.place(top, exceptFor: self) }
    }
    record.needsSolving = false
    record.isSolving = false
  }
}
