import Geometry
import LinearConstraints

/// What Auto Layout keeps about a view; views without one cost it nothing.
final class LayoutRecord {
  /// What there is in the view or below it.
  struct Contents: OptionSet {
    let rawValue: UInt8

    /// Views or guides that constraints place, or use.
    static let placesItems = Contents(rawValue: 1)
    /// Constraints.
    static let holdsConstraints = Contents(rawValue: 2)
    /// Views that wait for `updateConstraints()`, though nothing else asks for a layout.
    static let updatesConstraints = Contents(rawValue: 4)
  }

  /// What there is in the view or below it; never less than there is.
  var contents: Contents = []
  /// The constraints that the view holds, in the order they came.
  var constraints: [NSLayoutConstraint] = []
  /// The guides that the program added.
  var guides: [UILayoutGuide] = []
  /// The guides made of the view's own numbers, once they were asked for.
  var ownGuides: [UILayoutGuide] = []
  /// How much the view holds on to its content's size, across and down.
  var hugging = [UILayoutPriority.defaultLow, .defaultLow]
  /// How much the view resists being smaller than its content, across and down.
  var compressionResistance = [UILayoutPriority.defaultHigh, .defaultHigh]

  /// Whether a text is asked how high it is at some width, which changes nothing.
  var isMeasuring = false

  // Of the topmost view only:

  /// Whether something changed since the last solving.
  var needsSolving = false
  /// Whether views are being asked, or placed.
  var isSolving = false
  /// What the last solving came from, and came to.
  var last: (first: LinearSystem, values: [Double])?
  /// The view's size when it was solved last.
  var solvedSize: CGSize?

  /// The guide of a kind, made when it is first asked for.
  func guide(_ kind: UILayoutGuide.Kind, of view: UIView) -> UILayoutGuide {
    if let guide = ownGuides.first(where: { $0.kind == kind }) { return guide }
    let guide = UILayoutGuide(kind, of: view)
    ownGuides.append(guide)
    return guide
  }
}

extension UIView {
  /// The view's record, made when it is first asked for.
  final var record: LayoutRecord {
    if let layoutRecord { return layoutRecord }
    let made = LayoutRecord()
    layoutRecord = made
    return made
  }

  /// Notes that there is something in this view, and has the layout reckon with it.
  final func raise(_ contents: LayoutRecord.Contents) {
    var view: UIView? = self
    while let here = view, !here.record.contents.isSuperset(of: contents) || here === self {
      here.record.contents.formUnion(contents)
      view = here.superview
    }
    constraintsChanged()
  }

  /// Has everything that hangs together with this view solved again before the next frame.
  final func constraintsChanged() {
    guard layoutRecord != nil else { return }
    let top = root
    guard let record = top.layoutRecord, !record.contents.isEmpty else { return }
    record.needsSolving = true
    if !record.isSolving { top.setNeedsLayout() }
  }

  // MARK: What a view tells Auto Layout

  /// Told when the view's content has another size.
  final func contentSizeChanged() {
    guard let layoutRecord, !layoutRecord.isMeasuring else { return }
    root.layoutRecord?.last = nil
    constraintsChanged()
  }

  /// Told when the view shows, or no longer.
  final func visibilityChanged() {
    if superview is UIStackView { constraintsChanged() }
  }

  /// Told when the view keeps its frame, or no longer.
  final func translationChanged() {
    if translatesAutoresizingMaskIntoConstraints {
      constraintsChanged()
    } else {
      raise(.placesItems)
    }
  }

  /// Told when the view wants `updateConstraints()` called.
  final func constraintUpdateWanted() {
    wantsConstraintUpdate = true
    raise(.updatesConstraints)
  }

  /// Told when the program placed the view: those that lean on it follow.
  final func placementChanged() {
    guard let layoutRecord else { return }
    if translatesAutoresizingMaskIntoConstraints || layoutRecord.solvedSize != nil {
      constraintsChanged()
    }
  }

  /// Told when `view` came inside, with whatever it brings along.
  final func constraintsFollow(_ view: UIView) {
    if type(of: view).requiresConstraintBasedLayout { view.raise(.updatesConstraints) }
    guard let contents = view.layoutRecord?.contents, !contents.isEmpty else { return }
    view.layoutRecord?.last = nil
    raise(contents)
  }

  /// Told before the view leaves its superview: constraints to what stays behind go.
  final func constraintsLeave() {
    guard layoutRecord != nil, superview != nil else { return }
    removeConstraints(from: superview) {
      ($0 as? any LayoutItem)?.layoutView?.isDescendant(of: self) ?? true
    }
    superview?.constraintsChanged()
  }

  /// Takes away the constraints held by `start` and above that use an item that is gone.
  final func removeConstraints(from start: UIView?, using isGone: (AnyObject) -> Bool) {
    var view = start
    while let here = view {
      for constraint in here.constraints {
        let items = [constraint.firstItem, constraint.secondItem].compactMap(\.self)
        if items.contains(where: isGone) { here.removeConstraint(constraint) }
      }
      view = here.superview
    }
  }
}
