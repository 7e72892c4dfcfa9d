public import Geometry

/// An equation or inequality between attributes of two views or guides, or of one and a number.
///
/// `first = multiplier · second + constant`, or at most, or at least that.
///
/// - Source: UIKit, "NSLayoutConstraint".
open class NSLayoutConstraint: Hashable, CustomStringConvertible {
  /// The first view or guide; `nil` once it is gone.
  public private(set) final weak var firstItem: AnyObject?
  /// The first item's attribute.
  public final let firstAttribute: Attribute
  /// How the first attribute compares with the other side.
  public final let relation: Relation
  /// The second view or guide; `nil` where there is none, and once it is gone.
  public private(set) final weak var secondItem: AnyObject?
  /// The second item's attribute.
  public final let secondAttribute: Attribute
  /// What the second attribute is multiplied by.
  public final let multiplier: CGFloat
  /// What is added; one that is not finite takes the constraint out of reckoning.
  open var constant: CGFloat {
    didSet { if constant != oldValue { holder?.constraintsChanged() } }
  }
  /// How much the constraint is wanted: required unless set.
  open var priority = UILayoutPriority.required {
    didSet { if priority != oldValue { holder?.constraintsChanged() } }
  }
  /// A name of the program's choice, which reports show.
  open var identifier: String?
  /// Kept for the program's own use: no archive holds constraints here.
  open var shouldBeArchived = false

  /// The view that holds the constraint while it is active.
  final weak var holder: UIView?
  /// Whether it was made between two items, one of which may be gone by now.
  final let hasSecondItem: Bool

  /// Creates a constraint, which takes part once it is active.
  ///
  /// - Parameters:
  ///   - view1: A view or a guide.
  ///   - attr1: Its attribute.
  ///   - relation: How that compares with the rest.
  ///   - view2: Another view or guide, or none.
  ///   - attr2: Its attribute; `notAnAttribute` where there is none.
  ///   - multiplier: What that is multiplied by.
  ///   - constant: What is added.
  public init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation,
    toItem view2: Any?, attribute attr2: Attribute, multiplier: CGFloat, constant: CGFloat
  ) {
    firstItem = view1 as? any LayoutItem
    firstAttribute = attr1
    self.relation = relation
    secondItem = view2 as? any LayoutItem
    secondAttribute = attr2
    hasSecondItem = secondItem != nil
    self.multiplier = multiplier
    self.constant = constant
  }

  /// Whether the constraint takes part in the layout of the views it is between.
  ///
  /// Views without a common ancestor cannot be laid out together: then it stays inactive, and a
  /// line on standard error says so.
  open var isActive: Bool {
    get { holder != nil }
    set {
      guard newValue != isActive else { return }
      if newValue { activate() } else { holder?.removeConstraint(self) }
    }
  }

  /// Makes all of `constraints` active.
  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Makes none of `constraints` active.
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  private func activate() {
    if let fault { return refuse(fault) }
    guard let ancestor = commonAncestor else {
      return refuse("its views have no common ancestor")
    }
    ancestor.hold(self)
  }

  /// The closest view that both items are, or are inside of.
  final var commonAncestor: UIView? {
    guard let first = firstItem as? any LayoutItem, let own = first.layoutView else { return nil }
    guard hasSecondItem else { return own }
    guard let other = (secondItem as? any LayoutItem)?.layoutView else { return nil }
    var ancestor: UIView? = own
    while let view = ancestor {
      if other.isDescendant(of: view) { return view }
      ancestor = view.superview
    }
    return nil
  }

  /// What is wrong with the constraint itself, if anything is.
  final var fault: String? {
    if !(firstItem is any LayoutItem) { return "its first item is no view or guide" }
    if firstAttribute == .notAnAttribute { return "its first item has no attribute" }
    guard hasSecondItem else {
      return firstAttribute.axisOfPlace == nil ? nil : "a place needs a second item"
    }
    if secondAttribute == .notAnAttribute { return "its second item has no attribute" }
    let (mine, its) = (firstAttribute.axisOfPlace, secondAttribute.axisOfPlace)
    return mine == its ? nil : "its attributes do not go together"
  }

  /// Says on standard error that the constraint is not taken, and why.
  final func refuse(_ reason: String) {
    report("constraint not taken, \(reason): \(self)")
  }

  // MARK: What NSObject has on iOS

  /// The constraint in words, as reports show it.
  open var description: String {
    let name = identifier.map { " '\($0)'" } ?? ""
    var words = "\(Self.name(of: firstItem)).\(firstAttribute) \(relation)"
    if hasSecondItem {
      if multiplier != 1 { words += " \(multiplier.short) *" }
      words += " \(Self.name(of: secondItem)).\(secondAttribute)"
      if constant != 0 {
        words += constant < 0 ? " - \((-constant).short)" : " + \(constant.short)"
      }
    } else {
      words += " \(constant.short)"
    }
    if priority != .required { words += " @\(Double(priority.rawValue).short)" }
    let state = isActive ? "active" : "inactive"
    return "<\(type(of: self)):\(address(of: self))\(name) \(words) (\(state))>"
  }

  private static func name(of item: AnyObject?) -> String {
    guard let item else { return "(gone)" }
    return "\(type(of: item)):\(address(of: item))"
  }

  /// Whether both are the same constraint.
  public static func == (one: NSLayoutConstraint, other: NSLayoutConstraint) -> Bool {
    one === other
  }

  /// Hashes by identity.
  public final func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// Where an object is, as descriptions on iOS say it.
func address(of object: AnyObject) -> String {
  "0x" + String(UInt(bitPattern: ObjectIdentifier(object)), radix: 16)
}

extension Double {
  /// The number without a fraction where there is none.
  var short: String {
    Int(exactly: self).map(String.init) ?? "\(self)"
  }
}
