/// Something that has a rectangle which constraints place: a view or a guide.
protocol LayoutItem: AnyObject {
  /// The view itself, or the view a guide belongs to.
  var layoutView: UIView? { get }
}

extension UIView: LayoutItem {
  var layoutView: UIView? { self }
}
