public import Geometry
public import Layers

/// A view that puts others one after the other, in a row or in a column.
///
/// - Source: UIKit, "UIStackView".
open class UIStackView: UIView {
  /// How the room along the axis is shared out.
  public enum Distribution: Int, Hashable, Sendable {
    /// The views fill it; those that hold on to their size least grow.
    case fill = 0
    /// The views fill it, all of one size.
    case fillEqually = 1
    /// The views fill it, by how large their contents are.
    case fillProportionally = 2
    /// The gaps are alike, and at least the spacing.
    case equalSpacing = 3
    /// The middles are as far from each other, with gaps of at least the spacing.
    case equalCentering = 4
  }

  /// Where the views go across the axis.
  public enum Alignment: Int, Hashable, Sendable {
    /// From edge to edge.
    case fill = 0
    /// At the edge where lines begin, or at the top.
    case leading = 1
    /// With the first lines of text on one height; in rows.
    case firstBaseline = 2
    /// In the middle.
    case center = 3
    /// At the edge where lines end, or at the bottom.
    case trailing = 4
    /// With the last lines of text on one height; in rows.
    case lastBaseline = 5

    /// At the top.
    public static let top = Alignment.leading
    /// At the bottom.
    public static let bottom = Alignment.trailing
  }

  /// A spacing that stands for the stack's own.
  public static let spacingUseDefault = CGFloat.greatestFiniteMagnitude
  /// A spacing that stands for what the system leaves between neighbours.
  public static let spacingUseSystem = CGFloat.leastNormalMagnitude

  /// Which way the views go: across unless set.
  open var axis = NSLayoutConstraint.Axis.horizontal { didSet { constraintsChanged() } }
  /// How the room along the axis is shared out.
  open var distribution = Distribution.fill { didSet { constraintsChanged() } }
  /// Where the views go across the axis.
  open var alignment = Alignment.fill { didSet { constraintsChanged() } }
  /// The gap between views, in points; in some distributions the smallest.
  open var spacing: CGFloat = 0 { didSet { constraintsChanged() } }
  /// Whether the views keep inside the margins.
  open var isLayoutMarginsRelativeArrangement = false { didSet { constraintsChanged() } }

  private final var arranged: [UIView] = []
  private final var customSpacings: [ObjectIdentifier: CGFloat] = [:]

  /// Creates an empty stack.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates an empty stack.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Creates a stack of `views`.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// The views that the stack places, in their order; other views inside keep their places.
  open var arrangedSubviews: [UIView] { arranged.filter { $0.superview === self } }

  /// Puts `view` after the others.
  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arrangedSubviews.count)
  }

  /// Puts `view` at an index among those placed; beyond the last, after it.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    guard view !== self else { return }
    arranged = arrangedSubviews.filter { $0 !== view }
    if view.superview !== self { addSubview(view) }
    guard view.superview === self else { return }
    view.translatesAutoresizingMaskIntoConstraints = false
    arranged.insert(view, at: min(max(stackIndex, 0), arranged.count))
    raise([.placesItems, .holdsConstraints])
  }

  /// Places `view` no longer; it stays inside.
  open func removeArrangedSubview(_ view: UIView) {
    arranged.removeAll { $0 === view }
    customSpacings[ObjectIdentifier(view)] = nil
    constraintsChanged()
  }

  /// Sets the gap after one of the views; ``spacingUseDefault`` for the stack's own.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    customSpacings[ObjectIdentifier(arrangedSubview)] = spacing
    constraintsChanged()
  }

  /// The gap set after one of the views; ``spacingUseDefault`` where none is.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
  }

  /// The gap after `view`, in points.
  final func gap(after view: UIView) -> CGFloat {
    let custom = customSpacing(after: view)
    let gap = custom == Self.spacingUseDefault ? spacing : custom
    if gap == Self.spacingUseSystem || gap == Self.spacingUseDefault { return systemSpacing }
    return gap.isFinite ? gap : 0
  }
}
