/// Something that has a rectangle which constraints place: a view or a guide.
protocol LayoutItem: AnyObject {
  /// The view itself, or the view a guide belongs to.
  var layoutView: UIView? { get }
}

extension UIView: LayoutItem {
  var layoutView: UIView? { self }

  /// Whether the view is `ancestor` or somewhere inside of it.
  final func isInside(_ ancestor: UIView) -> Bool {
    var view: UIView? = self
    while let here = view {
      if here === ancestor { return true }
      view = here.superview
    }
    return false
  }
}
