public import Geometry

/// A rectangle in a view that constraints can use, and that shows nothing.
///
/// - Source: UIKit, "UILayoutGuide".
open class UILayoutGuide: LayoutItem {
  /// What a guide's rectangle comes from.
  enum Kind {
    /// The constraints the program makes.
    case free
    /// The owning view's own numbers.
    case safeArea, margins, readable
  }

  /// The view whose coordinates the guide is in.
  public internal(set) final weak var owningView: UIView?
  /// A name of the program's choice.
  open var identifier = ""
  /// Where the last layout put the guide, in its view's coordinates.
  public internal(set) final var layoutFrame = CGRect.zero
  final let kind: Kind

  /// Creates a guide, which takes part once a view has it.
  public init() {
    kind = .free
  }

  init(_ kind: Kind, of view: UIView) {
    self.kind = kind
    owningView = view
  }

  final var layoutView: UIView? { owningView }

  /// The edge where lines begin.
  open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
  /// The edge where lines end.
  open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
  /// The left edge.
  open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
  /// The right edge.
  open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
  /// The middle across.
  open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
  /// The top edge.
  open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
  /// The bottom edge.
  open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
  /// The middle down.
  open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
  /// The width.
  open var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
  /// The height.
  open var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
}
