public import Geometry
public import Layers

/// The root of a tree of views, as large as what it is shown in.
///
/// - Source: UIKit, "UIWindow".
open class UIWindow: UIView {
  /// The controller whose view fills the window; what shows the window knows its class.
  package final var controller: UIResponder?
  /// The touch that is there, and what came before it.
  final var touches = WindowTouches()

  /// Creates a window of a size; its place is the window manager's to choose.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a window of no size.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Whether the window is left out; set to `false`, it is shown like one made visible.
  open override var isHidden: Bool {
    get { super.isHidden }
    set {
      super.isHidden = newValue
      ViewThread.current.onWindowHidden?(self, newValue)
    }
  }

  /// Hands what happened to touches to gestures and views.
  open func sendEvent(_ event: UIEvent) {
    hand(event)
  }
}
