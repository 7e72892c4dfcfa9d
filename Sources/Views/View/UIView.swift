// Over 500 lines: what a subclass may override has to stand in the class body, and is a lot.

public import Drawing
public import Geometry
public import Layers

/// A rectangle with a layer of a class of its choice, and views inside.
///
/// A view's own layer starts no animations when its properties change, but for changes in the
/// block of `animate(withDuration:animations:)` and its kin; stand-alone layers added to it do.
///
/// - Source: UIKit, "UIView".
open class UIView: UIResponder, CALayerDelegate, NewLayerAnimating {
  /// The class of ``layer``, a `CALayer` or a subclass of it.
  open class var layerClass: AnyClass { CALayer.self }

  private final let ownLayer: CALayer
  /// The views inside, back to front.
  open internal(set) var subviews: [UIView] = []
  /// The view this one is inside of.
  open internal(set) weak var superview: UIView?
  /// The controller whose view this is.
  package final weak var owner: (any ViewOwner)?
  /// A number for the program's own use.
  open var tag = 0
  /// The size that the views inside have followed.
  final var followedSize = CGSize.zero
  /// Whether ``autoresizingMask`` counts: not where the view is laid out otherwise.
  package final var followsAutoresizingMask = true
  /// How many animations run during which touches pass the view by.
  final var animationsWithoutTouches = 0
  private final var accessibility = AccessibilityAttributes()
  private final var ownTint: UIColor?
  private final var ownBackground: UIColor?
  private final var ownScale: CGFloat?
  private final var ownStyle = UIUserInterfaceStyle.unspecified
  /// Whether the view has drawn since it has a size.
  private final var isDrawn = false

  /// Creates a view with a frame in its superview.
  public init(frame: CGRect) {
    ownLayer = Self.makeLayer()
    super.init()
    ownLayer.delegate = self
    ownLayer.frame = frame
    followedSize = ownLayer.bounds.size
    if drawsContents || drawsInLayer { ownLayer.setNeedsDisplay() }
  }

  /// Creates a view of no size, whatever `coder` is: no archive holds views here.
  public required init?(coder: NSCoder) {
    ownLayer = Self.makeLayer()
    super.init()
    ownLayer.delegate = self
    if drawsContents || drawsInLayer { ownLayer.setNeedsDisplay() }
  }

  /// Creates a view of no size.
  public convenience override init() {
    self.init(frame: .zero)
  }

  private static func makeLayer() -> CALayer {
    (layerClass as? CALayer.Type ?? CALayer.self).makeInstance(())
  }

  /// Keeps nothing: there are no archives here.
  open func encode(with coder: NSCoder) {}

  /// The layer that shows the view; the view is its delegate.
  open var layer: CALayer { ownLayer }

  /// The controller whose view this is, else the superview.
  open override var next: UIResponder? { owner ?? superview }

  // MARK: Placement

  /// The view's rectangle in its superview; under a ``transform``, the upright one around it.
  open var frame: CGRect {
    get { ownLayer.frame }
    set {
      ownLayer.frame = newValue
      resizeSubviewsIfNeeded()
      placementChanged()
    }
  }
  /// The view's rectangle in its own coordinates; the origin scrolls the views inside.
  open var bounds: CGRect {
    get { ownLayer.bounds }
    set {
      ownLayer.bounds = newValue
      resizeSubviewsIfNeeded()
      placementChanged()
    }
  }
  /// Where the view's middle stands in its superview.
  open var center: CGPoint {
    get { ownLayer.position }
    set {
      ownLayer.position = newValue
      placementChanged()
    }
  }
  /// How the view is transformed about its middle.
  open var transform: CGAffineTransform {
    get { CATransform3DGetAffineTransform(ownLayer.transform) }
    set { ownLayer.transform = CATransform3DMakeAffineTransform(newValue) }
  }
  /// How the view is transformed in space about its middle.
  open var transform3D: CATransform3D {
    get { ownLayer.transform }
    set { ownLayer.transform = newValue }
  }
  /// How many pixels the view draws for a point: the screen's, unless set.
  ///
  /// It draws no fewer than the screen has. What is not above 0 and finite is refused.
  open var contentScaleFactor: CGFloat {
    get { ownScale ?? ownLayer.rendererScale ?? ViewThread.current.displayScale }
    set {
      guard newValue.isFinite, newValue > 0 else { return }
      ownScale = newValue
      ownLayer.contentsScale = newValue
    }
  }

  // MARK: Look

  /// How opaque the view is together with those inside, `0...1`.
  open var alpha: CGFloat {
    get { CGFloat(ownLayer.opacity) }
    set { ownLayer.opacity = Float(newValue.isNaN ? alpha : min(max(newValue, 0), 1)) }
  }
  /// Whether the view is left out.
  open var isHidden: Bool {
    get { ownLayer.isHidden }
    set {
      ownLayer.isHidden = newValue
      visibilityChanged()
    }
  }
  /// The colour behind everything in the view; `nil`, as it is unless set, for none.
  open var backgroundColor: UIColor? {
    get {
      guard let color = ownLayer.backgroundColor else { return nil }
      guard let own = ownBackground, own.cgColor == color else { return UIColor(cgColor: color) }
      return own
    }
    set {
      ownBackground = newValue
      ownLayer.backgroundColor = newValue?.cgColor
    }
  }
  /// Whether what is inside is clipped to the bounds: `false` unless set.
  open var clipsToBounds: Bool {
    get { ownLayer.masksToBounds }
    set { ownLayer.masksToBounds = newValue }
  }
  /// Whether the program says that the view leaves nothing see-through: `true` unless set.
  ///
  /// It is taken for a hint: what a view does not paint is see-through whatever it says.
  open var isOpaque = true
  /// Whether drawing begins with an empty picture; it does, whatever is set.
  open var clearsContextBeforeDrawing = true
  /// How contents drawn for one size are placed in another: stretched unless set.
  open var contentMode = ContentMode.scaleToFill {
    didSet {
      ownLayer.contentsGravity = contentMode.gravity
      ownLayer.needsDisplayOnBoundsChange = contentMode == .redraw
    }
  }
  /// The view whose alpha cuts out this one, in this view's coordinates.
  open var mask: UIView? {
    didSet { ownLayer.mask = mask?.layer }
  }
  /// The colour of what the view marks; the superview's unless set, at last the system's blue.
  open var tintColor: UIColor! {
    get { ownTint ?? superview?.tintColor ?? .systemBlue }
    set {
      ownTint = newValue
      tellOfTint()
    }
  }
  /// Whether the tint is the view's own.
  final var hasOwnTint: Bool { ownTint != nil }

  /// Called when ``tintColor`` is another one.
  open func tintColorDidChange() {}

  /// The interface's style for the view and those inside; `unspecified` leaves it to the superview.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { ownStyle }
    set {
      let old = traitCollection
      ownStyle = newValue
      traitsDidChange(from: old)
    }
  }
  /// What the view's surroundings are like.
  open var traitCollection: UITraitCollection { currentTraits }

  /// Called when ``traitCollection`` is another one than `previousTraitCollection`.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  // MARK: Hierarchy

  /// The window that the view is in; a window is in itself.
  open var window: UIWindow? {
    var view: UIView? = self
    while let candidate = view {
      if let window = candidate as? UIWindow { return window }
      view = candidate.superview
    }
    return nil
  }

  /// Puts `view` in front of those already inside, taking it from where it was.
  ///
  /// This view and those it is in are refused, here and in the likes of it.
  open func addSubview(_ view: UIView) { put(view, at: .front) }

  /// Puts `view` at `index` among those inside, 0 being the backmost; beyond the last in front.
  open func insertSubview(_ view: UIView, at index: Int) {
    let others = subviews.filter { $0 !== view }
    put(view, at: others.indices.contains(index) ? .below(others[index]) : .front)
  }

  /// Puts `view` in front of `siblingSubview`.
  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    put(view, at: .above(siblingSubview))
  }

  /// Puts `view` behind `siblingSubview`.
  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    put(view, at: .below(siblingSubview))
  }

  /// Has two of the views inside change places.
  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    exchange(index1, index2)
  }

  /// Puts `view` in front of the others inside; does nothing when it is not inside.
  open func bringSubviewToFront(_ view: UIView) {
    if view.superview === self { put(view, at: .front) }
  }

  /// Puts `view` behind the others inside; does nothing when it is not inside.
  open func sendSubviewToBack(_ view: UIView) {
    if view.superview === self { put(view, at: .back) }
  }

  /// Takes the view out of its superview.
  open func removeFromSuperview() {
    guard superview != nil else { return }
    let hadWindow = window != nil
    let oldTint = tintColor
    if hadWindow { announce(nil) }
    willMove(toSuperview: nil)
    leaveSuperview()
    if hadWindow { tellOfWindow() }
    didMoveToSuperview()
    if tintColor != oldTint { tellOfTint() }
  }

  /// Whether the view is `view` or inside it, at any depth.
  open func isDescendant(of view: UIView) -> Bool {
    var candidate: UIView? = self
    while let one = candidate {
      if one === view { return true }
      candidate = one.superview
    }
    return false
  }

  /// The view with a ``tag``, this one or the first inside; `nil` for none.
  open func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for view in subviews {
      if let found = view.viewWithTag(tag) { return found }
    }
    return nil
  }

  /// Called before the view goes into another superview, or out of its own.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// Called when the view is in another superview, or in none.
  open func didMoveToSuperview() {}
  /// Called before the view comes into another window, or into none.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// Called when the view is in another window, or in none.
  open func didMoveToWindow() {}
  /// Called when `subview` came into the view.
  open func didAddSubview(_ subview: UIView) {}
  /// Called before `subview` leaves the view.
  open func willRemoveSubview(_ subview: UIView) {}

  // MARK: Layout

  /// What of the view gives way when its superview has another size: nothing unless set.
  open var autoresizingMask: AutoresizingMask = []
  /// Whether the views inside follow a change of size by their masks: `true` unless set.
  open var autoresizesSubviews = true
  /// Whether the view is turned round where the interface runs from right to left.
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified
  /// How far contents stay away from the edges: 8 points unless set.
  open var layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8) {
    didSet {
      guard layoutMargins != oldValue else { return }
      layoutMarginsDidChange()
      setNeedsLayout()
      constraintsChanged()
    }
  }
  /// ``layoutMargins`` by the direction in which the interface is read.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { directionalMargins }
    set { directionalMargins = newValue }
  }
  /// How much of the view others cover: nothing, as windows here have no bars.
  open var safeAreaInsets: UIEdgeInsets { .zero }
  /// Whether ``layoutMargins`` keep out of ``safeAreaInsets``; those are 0.
  open var insetsLayoutMarginsFromSafeArea = true
  /// Which way the view's contents run.
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    Self.userInterfaceLayoutDirection(for: semanticContentAttribute)
  }

  /// Which way contents with `attribute` run: from left to right unless they are forced.
  open class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    attribute == .forceRightToLeft ? .rightToLeft : .leftToRight
  }

  /// Called when ``layoutMargins`` are others.
  open func layoutMarginsDidChange() {}
  /// Called when ``safeAreaInsets`` are others; they never are.
  open func safeAreaInsetsDidChange() {}

  /// Places the views inside; called before a frame when the size changed or somebody asked.
  open func layoutSubviews() {}

  /// Asks for ``layoutSubviews()`` before the next frame.
  open func setNeedsLayout() { ownLayer.setNeedsLayout() }

  /// Places the views inside at once, if they need it.
  open func layoutIfNeeded() { ownLayer.layoutIfNeeded() }

  /// The size that fits the view best within `size`: its own, unless overridden.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// Gives the view the size that fits it best; its upper left corner stays.
  open func sizeToFit() {
    let size = sizeThatFits(bounds.size)
    if CATransform3DIsIdentity(transform3D) {
      frame = CGRect(origin: frame.origin, size: size)
    } else {
      bounds = CGRect(origin: bounds.origin, size: size)
    }
  }

  // MARK: Coordinates

  /// `point` of this view's coordinates in those of `view`; `nil` is the window.
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    ownLayer.convert(point, to: (view ?? root).ownLayer)
  }

  /// `point` of the coordinates of `view` in this view's; `nil` is the window.
  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    ownLayer.convert(point, from: (view ?? root).ownLayer)
  }

  /// The box around `rect` of this view's coordinates in those of `view`; `nil` is the window.
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    ownLayer.convert(rect, to: (view ?? root).ownLayer)
  }

  /// The box around `rect` of the coordinates of `view` in this view's; `nil` is the window.
  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    ownLayer.convert(rect, from: (view ?? root).ownLayer)
  }

  // MARK: Touches

  /// Whether touches find the view and those inside: `true` unless set.
  open var isUserInteractionEnabled = true
  /// Whether the view hears of several touches at once; here there is one pointer.
  open var isMultipleTouchEnabled = false
  /// Whether other views hear of no touches while this one does; here there is one pointer.
  open var isExclusiveTouch = false
  /// The gestures looked for in touches of the view and those inside.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    didSet { settleGestures(since: oldValue) }
  }

  /// Looks for `gestureRecognizer` in touches of the view and those inside.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer]
  }

  /// Looks for `gestureRecognizer` no longer.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    guard gestureRecognizer.view === self else { return }
    gestureRecognizers?.removeAll { $0 === gestureRecognizer }
  }

  /// Whether a gesture in a touch of the view may begin: `true` unless overridden.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// The frontmost view at `point` of this one's coordinates, this one or inside; `nil` for none.
  ///
  /// What is hidden, nearly transparent, or does not take part in interaction is passed over.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, ownLayer.opacity >= 0.01,
      animationsWithoutTouches == 0,
      self.point(inside: point, with: event)
    else { return nil }
    for view in subviews.reversed() {
      if let found = view.hitTest(view.convert(point, from: self), with: event) { return found }
    }
    return self
  }

  /// Whether `point`, in the view's own coordinates, is inside.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.contains(point)
  }

  // MARK: Drawing

  /// Draws what the view shows, into the current context; unless overridden there is no picture.
  ///
  /// Called before a frame when the view first has a size, and when somebody asked; after a change
  /// of size what was drawn is placed by ``contentMode``. `rect` are the bounds.
  open func draw(_ rect: CGRect) {}

  /// Asks for ``draw(_:)`` before the next frame.
  open func setNeedsDisplay() { ownLayer.setNeedsDisplay() }

  /// Asks for ``draw(_:)`` before the next frame; all is drawn, whatever `rect` is.
  open func setNeedsDisplay(_ rect: CGRect) { setNeedsDisplay() }

  /// Whether the view's class draws, by ``draw(_:)`` or as its layer's delegate.
  ///
  /// One that overrides them but does not need them may say otherwise.
  package var drawsContents: Bool { ViewThread.current.drawingFacts.draws(type(of: self)) }

  /// Whether the layer's class draws by itself.
  private final var drawsInLayer: Bool {
    ViewThread.current.drawingFacts.draws(type(of: ownLayer))
  }

  // MARK: Auto Layout

  /// What Auto Layout keeps about the view.
  final var layoutRecord: LayoutRecord?
  /// Whether ``updateConstraints()`` is called before the next layout.
  final var wantsConstraintUpdate = true

  /// Whether the frame holds as it is, and not what constraints say: `true` unless set.
  open var translatesAutoresizingMaskIntoConstraints = true {
    didSet {
      followsAutoresizingMask = translatesAutoresizingMaskIntoConstraints
      if translatesAutoresizingMaskIntoConstraints != oldValue { translationChanged() }
    }
  }
  /// Whether ``updateConstraints()`` is called though nothing else uses constraints yet.
  open class var requiresConstraintBasedLayout: Bool { false }
  /// The size of the view's content; ``noIntrinsicMetric`` for a side that it does not decide.
  open var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }
  /// How far the rectangle that constraints place is inside the frame: not at all.
  open var alignmentRectInsets: UIEdgeInsets { .zero }
  /// The view inside whose first line of text gives the view's baseline: itself.
  open var forFirstBaselineLayout: UIView { self }
  /// The view inside whose last line of text gives the view's baseline: itself.
  open var forLastBaselineLayout: UIView { self }

  /// Tells that ``intrinsicContentSize`` is another one.
  open func invalidateIntrinsicContentSize() { contentSizeChanged() }

  /// Asks for ``updateConstraints()`` before the next layout.
  open func setNeedsUpdateConstraints() { constraintUpdateWanted() }

  /// Makes the view's constraints what they should be; called before a layout when asked for.
  open func updateConstraints() {}

  /// The rectangle that constraints place, of a view with `frame`.
  open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }

  /// The frame of a view of which constraints place `alignmentRect`.
  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    let insets = alignmentRectInsets
    return alignmentRect.inset(
      by: UIEdgeInsets(
        top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
  }

  /// The size that the constraints inside give the view, as near to `targetSize` as may be.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    fittingSize(targetSize, .fittingSizeLevel, .fittingSizeLevel)
  }

  /// The size that the constraints inside give the view, with `targetSize` wished for so much.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    fittingSize(targetSize, horizontalFittingPriority, verticalFittingPriority)
  }

  // MARK: CALayerDelegate

  /// Has the view draw, if it or its layer does.
  open func display(_ layer: CALayer) {
    guard layer.model() === ownLayer else { return layer.drawBackingStore() }
    guard drawsContents || drawsInLayer else { return }
    if !layer.bounds.isEmpty { isDrawn = true }
    layer.drawBackingStore()
  }

  /// Has the view draw into `ctx` as the current context.
  open func draw(_ layer: CALayer, in ctx: CGContext) {
    guard layer.model() === ownLayer else { return }
    ViewThread.current.draw(into: ctx) {
      traitCollection.performAsCurrent { draw(layer.bounds) }
    }
  }

  /// Does nothing.
  open func layerWillDraw(_ layer: CALayer) {}

  /// Has the view place what is inside.
  open func layoutSublayers(of layer: CALayer) {
    guard layer === ownLayer else { return }
    resizeSubviewsIfNeeded()
    solveConstraintsIfNeeded()
    if !isDrawn, !bounds.isEmpty, drawsContents || drawsInLayer { ownLayer.setNeedsDisplay() }
    owner?.viewWillLayoutSubviews()
    layoutSubviews()
    owner?.viewDidLayoutSubviews()
  }

  /// None, but in an animation's block: a view's own layer does not animate by itself.
  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    animationAction(for: layer, event) ?? NullAction()
  }

  package final func animatesNewLayer(_ layer: CALayer) -> Bool {
    layer === ownLayer && ViewThread.current.animationScopes.last?.isAnimating == true
      && (window != nil || layer.isInShownTree)
  }

  /// Gives the layer the background's colour anew, as the traits are others.
  final func refreshBackground() {
    if let ownBackground { ownLayer.backgroundColor = ownBackground.cgColor }
  }

  // MARK: Accessibility

  /// Whether the view is one thing for those who cannot see it; kept, and read by nobody here.
  open var isAccessibilityElement: Bool {
    get { accessibility.isElement }
    set { accessibility.isElement = newValue }
  }
  /// Whether the views inside are kept from those who cannot see; kept, and read by nobody here.
  open var accessibilityElementsHidden: Bool {
    get { accessibility.areElementsHidden }
    set { accessibility.areElementsHidden = newValue }
  }
  /// What the view is called for those who cannot see it; kept, and read by nobody here.
  open var accessibilityLabel: String? {
    get { accessibility.label }
    set { accessibility.label = newValue }
  }
  /// What the view says for those who cannot see it; kept, and read by nobody here.
  open var accessibilityValue: String? {
    get { accessibility.value }
    set { accessibility.value = newValue }
  }
  /// What using the view does, for those who cannot see it; kept, and read by nobody here.
  open var accessibilityHint: String? {
    get { accessibility.hint }
    set { accessibility.hint = newValue }
  }
  /// A name for tests; kept, and read by nobody here.
  open var accessibilityIdentifier: String? {
    get { accessibility.identifier }
    set { accessibility.identifier = newValue }
  }
  /// What the view is for those who cannot see it; kept, and read by nobody here.
  open var accessibilityTraits: UIAccessibilityTraits {
    get { accessibility.traits }
    set { accessibility.traits = newValue }
  }

  /// Called on iOS for who cannot see and wants the value larger; here nobody calls it.
  open func accessibilityIncrement() {}
  /// Called on iOS for who cannot see and wants the value smaller; here nobody calls it.
  open func accessibilityDecrement() {}

  /// A name that iOS keeps the view's state by; kept, and read by nobody here.
  open var restorationIdentifier: String?

  // MARK: What NSObject has on iOS

  /// The value of the property `key`, `layer` included; `nil` where there is none of that name.
  open func value(forKey key: String) -> Any? { readProperty(key) }

  /// Sets the property `key`; one that is not there, or a value of another type, is left alone.
  open func setValue(_ value: Any?, forKey key: String) { writeProperty(key, value) }

  /// The value at a path of properties, as `layer.cornerRadius`.
  open func value(forKeyPath keyPath: String) -> Any? { read(keyPath) }

  /// Sets the value at a path of properties, as `layer.cornerRadius`.
  open func setValue(_ value: Any?, forKeyPath keyPath: String) { write(keyPath, value) }

  /// The class, address, frame and layer, as iOS has them.
  open override var description: String {
    "<\(objectName); frame = \(frame.spelled); layer = <\(nameAndAddress(of: layer))>>"
  }
}
