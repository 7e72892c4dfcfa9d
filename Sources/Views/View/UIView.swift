import Drawing
public import Geometry
public import Layers

/// A rectangle with a layer of a class of its choice, and views inside.
///
/// A view's own layer starts no animations when its properties change; stand-alone layers added
/// to it do.
///
/// - Source: UIKit, "UIView".
open class UIView: UIResponder, CALayerDelegate {
  /// The class of ``layer``.
  open class var layerClass: CALayer.Type { CALayer.self }

  /// The layer that shows the view; the view is its delegate.
  public final let layer: CALayer
  /// The views inside, back to front.
  public private(set) final var subviews: [UIView] = []
  /// The view this one is inside of.
  public private(set) final weak var superview: UIView?
  /// The controller whose view this is.
  package final weak var owner: (any ViewOwner)?
  /// A number for the program's own use.
  public final var tag = 0

  /// Creates a view with a frame in its superview.
  public init(frame: CGRect) {
    layer = Self.layerClass.makeInstance(())
    super.init()
    layer.delegate = self
    layer.frame = frame
  }

  /// Creates a view of no size, whatever `coder` is: no archive holds views here.
  public required init?(coder: NSCoder) {
    layer = Self.layerClass.makeInstance(())
    super.init()
    layer.delegate = self
  }

  /// Creates a view of no size.
  public convenience override init() {
    self.init(frame: .zero)
  }

  /// The controller whose view this is, else the superview.
  open override var next: UIResponder? { owner ?? superview }

  /// The view's rectangle in its superview.
  open var frame: CGRect {
    get { layer.frame }
    set { layer.frame = newValue }
  }
  /// The view's rectangle in its own coordinates.
  open var bounds: CGRect {
    get { layer.bounds }
    set { layer.bounds = newValue }
  }
  /// Where the view's middle stands in its superview.
  open var center: CGPoint {
    get { layer.position }
    set { layer.position = newValue }
  }
  /// How the view is transformed about its middle.
  open var transform: CGAffineTransform {
    get { CATransform3DGetAffineTransform(layer.transform) }
    set { layer.transform = CATransform3DMakeAffineTransform(newValue) }
  }
  /// How opaque the view is together with those inside, `0...1`.
  open var alpha: CGFloat {
    get { CGFloat(layer.opacity) }
    set { layer.opacity = Float(newValue) }
  }
  /// Whether the view is left out.
  open var isHidden: Bool {
    get { layer.isHidden }
    set { layer.isHidden = newValue }
  }
  /// The colour behind everything in the view.
  open var backgroundColor: UIColor? {
    get { layer.backgroundColor.map { UIColor(cgColor: $0) } }
    set { layer.backgroundColor = newValue?.cgColor }
  }
  /// Whether views inside are clipped to the bounds: `false` unless set.
  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }

  /// Puts `view` in front of those already inside.
  open func addSubview(_ view: UIView) {
    guard view !== self else { return }
    view.removeFromSuperview()
    subviews.append(view)
    view.superview = self
    layer.addSublayer(view.layer)
  }

  /// Takes the view out of its superview.
  open func removeFromSuperview() {
    guard let superview else { return }
    superview.subviews.removeAll { $0 === self }
    self.superview = nil
    layer.removeFromSuperlayer()
  }

  /// Places the views inside; called before a frame when the size changed or somebody asked.
  open func layoutSubviews() {}

  /// Asks for ``layoutSubviews()`` before the next frame.
  public final func setNeedsLayout() {
    layer.setNeedsLayout()
  }

  /// Places the views inside at once, if they need it.
  public final func layoutIfNeeded() {
    layer.layoutIfNeeded()
  }

  /// Whether `point`, in the view's own coordinates, is inside.
  open func point(inside point: CGPoint) -> Bool {
    bounds.contains(point)
  }

  // MARK: CALayerDelegate

  /// Has the view place what is inside.
  open func layoutSublayers(of layer: CALayer) {
    owner?.viewWillLayoutSubviews()
    layoutSubviews()
    owner?.viewDidLayoutSubviews()
  }

  /// None: a view's own layer does not animate by itself.
  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    NullAction()
  }
}
