// Long because what subclasses override has to stand in the class, not in extensions of it.

public import Animation
public import Drawing
public import Geometry

/// A rectangle of a picture, with sublayers, that can be animated.
///
/// A layer holds model values. What is on the screen during an animation is told by
/// ``presentation()``, a copy of the same class. Layers are drawn by a ``LayerRenderer`` that
/// holds the root of their tree.
///
/// - Units: points on a plane whose y axis points down; angles in radians; times in seconds.
/// - Source: Core Animation, "CALayer".
open class CALayer: CAMediaTiming {
  // MARK: Engine state

  /// What code written for iOS associates with the layer, by keys of its own.
  package final var associations: AnyObject?

  var state = LayerState()
  var timing = MediaTiming.layer
  var dirt: LayerDirt = []
  /// What is dirty anywhere below this layer.
  var dirtBelow: LayerDirt = []
  var storedSublayers: [CALayer] = []
  var storedMask: CALayer?
  weak var storedSuperlayer: CALayer?
  /// The renderer this layer is the root of.
  weak var renderer: LayerRenderer?
  /// Whether the layer has been part of a committed tree since it last entered one.
  var isCommitted = false
  /// Whether ``display()`` runs because it was asked for.
  var isDisplaying = false
  /// Whether the layer is being taken out of its superlayer right now.
  var isLeaving = false
  /// The thread whose frame committed the layer; only there it may be changed.
  var committingThread: ObjectIdentifier?
  /// The animations, in the order in which they were added.
  var attachments = AttachmentList()
  /// The copy that holds what is on the screen while something animates or somebody asked.
  var presentationCopy: CALayer?
  /// What properties were at the start of the transaction that changes them, by key.
  var uncommittedValues: [String: Any] = [:]
  /// On a presentation copy, the values its contents were drawn with; `nil` if they were not.
  var drawnValues: DrawnValues?
  /// On a presentation copy, the layer it shows.
  weak var modelLayer: CALayer?
  /// Whether this is a presentation copy: its setters only store.
  var isPresentation = false
  /// What ``display()`` drew last.
  var backing: LayerBacking?
  /// Counts what ``backingStore`` and ``contents`` were set to, to tell pictures apart.
  var contentsVersion = 0
  /// Animations that are over here, but not yet in copies that show the layer later.
  var echoes: [AnimationAttachment] = []
  /// How far the times at which copies show the layer lie from its own.
  var echo = EchoReach()
  /// Whether an animation runs at one of the times at which copies show the layer.
  var isEchoing = false
  /// What the renderer keeps of the layer between frames.
  var node: LayerNode?
  /// What was on the screen before the change whose action runs right now.
  var departure: (key: String, value: AnimatableValue?)?
  /// The storage of the properties declared with ``Animatable``, by name; found on first use.
  var customStorage: [String: any AnimatableStorage]?
  /// Values set under keys that are no property.
  var userValues: [String: Any] = [:]

  // MARK: What others decide

  /// Draws for the layer, lays it out and chooses its actions; not retained.
  open weak var delegate: (any CALayerDelegate)?
  /// Actions by event, asked after the delegate.
  open var actions: [String: any CAAction]?
  /// Values of properties nobody set; its `actions` entry is asked after ``actions``.
  open var style: [String: Any]?
  /// A name for people.
  open var name: String?

  // MARK: Creating

  /// Creates an empty layer of no size.
  public init() {}

  /// Creates a copy that shows `layer` on the screen; called by the engine.
  ///
  /// A subclass copies its own plain properties here; what the engine declares, and what is
  /// declared with ``Animatable``, is copied already. A layer that a program makes this way for
  /// itself is a copy, too, but for one made from a layer of another kind: that is a new one.
  public init(layer: Any) {
    guard let other = layer as? CALayer else { return }
    let thread = LayerThread.current
    guard thread.layerBeingCopied === other else {
      if isOfSameKind(as: other) { takeState(from: other) }
      return
    }
    // From here on the subclass's setters only store, and what it adds to its tree is refused.
    thread.layerBeingCopied = nil
    isPresentation = true
    modelLayer = other
    takeState(from: other)
  }

  /// Whether `other`'s class is this layer's or one below it.
  private func isOfSameKind(as other: CALayer) -> Bool {
    var kind: AnyClass? = Swift.type(of: other)
    while let known = kind, known != Swift.type(of: self) { kind = _getSuperclass(known) }
    return kind != nil
  }

  /// Creates an empty layer, whatever `coder` is: no archive holds layers here.
  ///
  /// It is there for `super.init(coder:)`. It takes any object, so that a subclass's
  /// `required init?(coder: NSCoder)` overrides nothing, and a subclass may do without.
  public init?(coder: Any) {}

  deinit { letGoOfTree() }

  /// Runs the dynamic class's own `init(layer:)`; see ``makeCopy(of:)``.
  @usableFromInline @inline(never)
  convenience init(dynamicCopyOf layer: Any) {
    self.init(layer: layer)
  }

  /// Runs the dynamic class's own `init()`; see ``makeInstance(_:)``.
  @usableFromInline @inline(never)
  convenience init(dynamicallyMade: Void) {
    self.init()
  }

  /// Takes over everything the engine keeps of `other`'s look; a layer kind adds its own.
  func takeState(from other: CALayer) {
    state = other.state
    timing = other.timing
    backing = other.backing
    contentsVersion = other.contentsVersion
    name = other.name
    userValues = other.userValues
    takeCustomValues(from: other)
  }

  // MARK: Placement

  /// The smallest upright rectangle around the layer in its superlayer.
  ///
  /// Setting it moves and resizes the layer so that it has this frame, keeping ``transform`` and
  /// the bounds' origin; under a transform that cannot be inverted only the position follows. A
  /// negative size is turned round; what is not finite is refused. Null for a layer seen edge-on.
  open var frame: CGRect {
    get { placedFrame }
    set { placedFrame = newValue }
  }

  /// The layer's rectangle in its own coordinates.
  ///
  /// The origin scrolls the sublayers. A negative size is turned round, what is not finite refused.
  open var bounds: CGRect {
    get { state.placement.bounds }
    set {
      let new = newValue.standardized
      guard accept(new.isFinite, new, "bounds") else { return }
      let sizeChanges = new.size != bounds.size
      change("bounds", from: bounds, to: new) { state.placement.bounds = new }
      if sizeChanges, !isPresentation {
        setNeedsLayout()
        if needsDisplayOnBoundsChange { setNeedsDisplay() }
      }
    }
  }
  /// Where ``anchorPoint`` stands in the superlayer; what is not finite is refused.
  open var position: CGPoint {
    get { state.placement.position }
    set {
      guard accept(newValue.isFinite, newValue, "position") else { return }
      change("position", from: position, to: newValue) { state.placement.position = newValue }
    }
  }
  /// The point that ``position`` places and transforms turn about, in fractions of the bounds.
  ///
  /// The middle, (0.5, 0.5), unless set; it may lie outside. What is not finite is refused.
  open var anchorPoint: CGPoint {
    get { state.placement.anchorPoint }
    set {
      guard accept(newValue.isFinite, newValue, "anchorPoint") else { return }
      change("anchorPoint", from: anchorPoint, to: newValue) {
        state.placement.anchorPoint = newValue
      }
    }
  }
  /// The layer's depth, in points: of two siblings the one with the larger is in front.
  ///
  /// With equal ones the later sublayer is. Under a perspective it also moves the layer towards the
  /// eye. What is not finite is refused.
  open var zPosition: CGFloat {
    get { state.depth.zPosition }
    set {
      guard accept(newValue.isFinite, newValue, "zPosition") else { return }
      change("zPosition", from: zPosition, to: newValue) { state.depth.zPosition = newValue }
      if !isPresentation { storedSuperlayer?.mark(.children) }
    }
  }
  /// How the layer is transformed about its anchor point; what is not finite is refused.
  ///
  /// A perspective, in `m34`, is seen as such. A layer that is flattened to a line is not seen.
  open var transform: CATransform3D {
    get { state.placement.transform }
    set {
      guard accept(newValue.isFinite, newValue, "transform") else { return }
      change("transform", from: transform, to: newValue) { state.placement.transform = newValue }
    }
  }
  /// How the sublayers are transformed about this layer's anchor point; not the mask.
  ///
  /// It is the place for a perspective that all of them share. What is not finite is refused.
  open var sublayerTransform: CATransform3D {
    get { state.depth.sublayerTransform }
    set {
      guard accept(newValue.isFinite, newValue, "sublayerTransform") else { return }
      change("sublayerTransform", from: sublayerTransform, to: newValue) {
        state.depth.sublayerTransform = newValue
      }
    }
  }

  /// Where the anchor lies on the axis through the layer, in points; 0 unless set.
  open var anchorPointZ: CGFloat {
    get { state.depth.anchorPointZ }
    set {
      guard accept(newValue.isFinite, newValue, "anchorPointZ") else { return }
      change("anchorPointZ", from: anchorPointZ, to: newValue) {
        state.depth.anchorPointZ = newValue
      }
    }
  }

  // MARK: Grouping

  /// How opaque the layer is together with its sublayers: 1 unless set.
  ///
  /// Shown as within `0...1`; at 0 and below, hit tests do not find the layer. What is not a number
  /// is refused.
  open var opacity: Float {
    get { state.grouping.opacity }
    set {
      guard accept(!newValue.isNaN, newValue, "opacity") else { return }
      change("opacity", from: opacity, to: newValue) { state.grouping.opacity = newValue }
    }
  }
  /// Whether the layer and its sublayers are left out, of hit tests too.
  ///
  /// A change does not fade, but asks for the actions `onOrderOut` and `onOrderIn`.
  open var isHidden: Bool {
    get { state.grouping.isHidden }
    set {
      let order = newValue == isHidden ? nil : orderAction(newValue ? kCAOnOrderOut : kCAOnOrderIn)
      change("hidden", from: isHidden, to: newValue) { state.grouping.isHidden = newValue }
      order?.run(on: self)
    }
  }
  /// Whether contents and sublayers are clipped to the bounds, rounded by ``cornerRadius``.
  ///
  /// There is no shadow then, and hit tests find nothing outside.
  open var masksToBounds: Bool {
    get { state.grouping.masksToBounds }
    set {
      change("masksToBounds", from: masksToBounds, to: newValue) {
        state.grouping.masksToBounds = newValue
      }
    }
  }

  // MARK: Look

  /// The colour behind the layer's contents; `nil`, as it is unless set, for none.
  open var backgroundColor: CGColor? {
    get { state.look.backgroundColor }
    set {
      change("backgroundColor", from: backgroundColor, to: newValue) {
        state.look.backgroundColor = newValue
      }
    }
  }
  /// How round the corners of background, border and clip are, in points.
  ///
  /// Shown as no less than 0 and no more than half the shorter side; what is not finite is refused.
  open var cornerRadius: CGFloat {
    get { state.look.cornerRadius }
    set {
      guard accept(newValue.isFinite, newValue, "cornerRadius") else { return }
      change("cornerRadius", from: cornerRadius, to: newValue) {
        state.look.cornerRadius = newValue
      }
    }
  }
  /// The corners that ``cornerRadius`` rounds: all unless set.
  open var maskedCorners: CACornerMask {
    get { state.look.maskedCorners }
    set {
      change("maskedCorners", from: maskedCorners, to: newValue) {
        state.look.maskedCorners = newValue
      }
    }
  }
  /// How wide the border is, in points inside the bounds; 0 or less for none.
  open var borderWidth: CGFloat {
    get { state.look.borderWidth }
    set {
      guard accept(newValue.isFinite, newValue, "borderWidth") else { return }
      change("borderWidth", from: borderWidth, to: newValue) { state.look.borderWidth = newValue }
    }
  }
  /// The border's colour: opaque black unless set; `nil` for no border.
  open var borderColor: CGColor? {
    get { state.look.borderColor }
    set {
      change("borderColor", from: borderColor, to: newValue) { state.look.borderColor = newValue }
    }
  }

  // MARK: Contents

  /// The picture in the layer, a `CGImage`; a new one fades in where changes are animated.
  ///
  /// Anything else is kept and not shown. Without one, it is what ``display()`` drew.
  open var contents: Any? {
    get { state.contents.object ?? backingStore }
    set { replaceContents(by: newValue) }
  }
  /// How the contents are placed in the bounds: stretched to them unless set.
  open var contentsGravity: CALayerContentsGravity {
    get { state.contents.gravity }
    set {
      change("contentsGravity", from: contentsGravity, to: newValue) {
        state.contents.gravity = newValue
      }
    }
  }
  /// The part of the contents that is shown, in fractions of their size: all, `0...1`, unless set.
  ///
  /// A part beyond the contents shows nothing, as does one without area; what is not finite is
  /// refused.
  open var contentsRect: CGRect {
    get { state.contents.rect }
    set {
      guard accept(newValue.isFinite, newValue, "contentsRect") else { return }
      change("contentsRect", from: contentsRect, to: newValue) { state.contents.rect = newValue }
    }
  }
  /// How many of the contents' pixels make a point; the renderer draws at least at its own scale.
  ///
  /// 1 unless set; what is not above 0 and finite is refused.
  open var contentsScale: CGFloat {
    get { state.contents.scale }
    set {
      guard accept(newValue.isFinite && newValue > 0, newValue, "contentsScale") else { return }
      change("contentsScale", from: contentsScale, to: newValue) {
        state.contents.scale = newValue
      }
    }
  }
  /// Whether a change of the bounds' size has the contents drawn again.
  open var needsDisplayOnBoundsChange = false

  // MARK: Overridable behaviour

  /// Whether a change of the custom property `key` has the contents drawn again.
  ///
  /// Asked once a class and key. Must not answer `true` for the engine's own keys.
  open class func needsDisplay(forKey key: String) -> Bool { false }

  /// The action for `event` where neither delegate nor ``actions`` has one.
  open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }

  /// The value of a property nobody set.
  open class func defaultValue(forKey key: String) -> Any? { nil }

  /// The action for `event`: delegate, ``actions``, ``style``, class, and the built-in animation.
  open func action(forKey event: String) -> (any CAAction)? { searchAction(forKey: event) }

  /// Draws the contents, in the layer's own coordinates and cut off at the bounds.
  ///
  /// During an animation of a property that the class draws by, it runs on the presentation copy.
  open func draw(in ctx: CGContext) { delegate?.draw(self, in: ctx) }

  /// Provides the contents: by the delegate, else by drawing with ``draw(in:)``.
  open func display() { provideContents() }

  /// Places the sublayers; called before a frame when they need it.
  open func layoutSublayers() { delegate?.layoutSublayers(of: self) }

  /// The size the layer would like to have in its superlayer: that of its frame, in points.
  open func preferredFrameSize() -> CGSize { frame.size }

  /// Whether the value for `key` belongs into an archive; nothing here makes one.
  open func shouldArchiveValue(forKey key: String) -> Bool { false }

  /// Whether `point`, in the layer's own coordinates, is inside: half open at the far edges.
  open func contains(_ point: CGPoint) -> Bool { bounds.contains(point) }

  /// The frontmost layer at `point`, given in the superlayer's coordinates; `nil` for none.
  ///
  /// What is hidden, transparent or clipped away there is passed over. Presentation copies find
  /// presentation copies.
  open func hitTest(_ point: CGPoint) -> CALayer? { findHit(point) }

  /// Attaches a copy of `animation` under `key`, replacing the one there; `nil` keys are all kept.
  open func add(_ animation: CAAnimation, forKey key: String?) { attach(animation, key: key) }

  /// Removes the animation for `key`, telling its delegate that it did not finish.
  ///
  /// Without one for that key nothing happens. The model's value shows in the next frame.
  open func removeAnimation(forKey key: String) { removeAttachments { $0.key == key } }

  /// Removes all animations, with and without keys, telling their delegates as for one.
  open func removeAllAnimations() { removeAttachments { _ in true } }

  /// The stored animation for `key`, the object that its delegate is handed; `nil` for none.
  ///
  /// What runs was read from it when it was added: changing it changes nothing.
  open func animation(forKey key: String) -> CAAnimation? { attachedAnimation(key) }

  /// Asks for the sublayers to be placed before the next frame, however often it is called.
  open func setNeedsLayout() {
    if isOnItsThread { mark(.layout) }
  }

  /// Places what needs it at once, from the topmost layer above that does.
  ///
  /// Layouts that keep undoing each other are stopped after a hundred rounds.
  open func layoutIfNeeded() { layoutFromTop() }

  /// Asks for the contents to be drawn before the next frame.
  open func setNeedsDisplay() {
    if isOnItsThread { mark(.display) }
  }

  /// Asks for the part `rect` of the contents to be drawn; all of them are.
  open func setNeedsDisplay(_ rect: CGRect) { setNeedsDisplay() }

  /// Draws the contents at once if they were asked for; not those of sublayers.
  open func displayIfNeeded() { displayMarked() }

  /// Sets `value` for `key`, a property's name or any other.
  ///
  /// A property takes no value of another type, and refuses what its setter does.
  open func setValue(_ value: Any?, forKey key: String) { store(value, forKey: key) }

  /// The value for `key`, a property's name or any other; `nil` for none.
  open func value(forKey key: String) -> Any? { read(key) }

  // MARK: The tree

  /// The layer whose alpha cuts out this one, in this layer's coordinates.
  ///
  /// Outside what the mask paints, nothing shows. A mask's own mask is not used.
  open var mask: CALayer? {
    get { maskInTree }
    set { maskInTree = newValue }
  }

  /// Puts `layer` in front of the other sublayers, taking it from where it was.
  ///
  /// This layer, one above it, and presentation copies are refused, here and in the likes of it.
  open func addSublayer(_ layer: CALayer) { insert(layer, at: storedSublayers.count) }

  /// Puts `layer` at `index` among the sublayers, 0 being the backmost; beyond the last in front.
  open func insertSublayer(_ layer: CALayer, at index: UInt32) { insert(layer, at: Int(index)) }

  /// Puts `layer` behind `sibling`, or behind all where that is no sublayer.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    insert(layer, below: sibling)
  }

  /// Puts `layer` in front of `sibling`, or in front of all where that is no sublayer.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    insert(layer, above: sibling)
  }

  /// Puts `new` where `old` is; does nothing when `old` is no sublayer.
  open func replaceSublayer(_ old: CALayer, with new: CALayer) { replace(old, with: new) }

  /// Takes the layer, a sublayer or a mask, out of its superlayer.
  ///
  /// The delegates of animations in it and below hear that they did not finish. Those kept on
  /// completion go on, unheard, when the layer comes back; the others are removed.
  open func removeFromSuperlayer() { leaveSuperlayer() }

  // MARK: What a layer kind adds

  /// What the class paints between background and sublayers; `nil` for nothing of its own.
  ///
  /// - Parameters:
  ///   - scale: Device pixels a point along the layer's larger axis.
  ///   - old: What the last frame painted, whose prepared parts may be taken over.
  /// - Returns: The content of this frame.
  func makeContent(scale: CGFloat, replacing old: (any LayerContent)?) -> (any LayerContent)? {
    nil
  }

  /// How the sublayers are shown several times; `nil` for just once.
  var replicator: ReplicatorState? { nil }

  /// Whether the class's own content lies over a picture set as contents.
  class var paintsOverContents: Bool { false }

  /// The keys this class and its superclasses know.
  class var properties: [String: LayerProperty] { layerProperties }

  // MARK: CAMediaTiming

  /// When the layer's time begins, in seconds on the superlayer's clock; 0 unless set.
  open var beginTime: CFTimeInterval {
    get { timing.beginTime }
    set {
      guard accept(newValue.isFinite, newValue, "beginTime") else { return }
      changeTiming { $0.beginTime = newValue }
    }
  }
  /// How long the layer lasts, in seconds: for ever; not used, as a layer is never over.
  open var duration: CFTimeInterval {
    get { timing.duration }
    set { timing.duration = newValue }
  }
  /// How fast the layer's time runs on its superlayer's: 1 unless set.
  ///
  /// At 0 it stands still at ``timeOffset``, and with it all below; below 0 it runs backwards. What
  /// is not finite is refused.
  open var speed: Float {
    get { Float(timing.speed) }
    set {
      guard accept(newValue.isFinite, newValue, "speed") else { return }
      changeTiming { $0.speed = Double(newValue) }
    }
  }
  /// What is added to the layer's time, in seconds; 0 unless set.
  open var timeOffset: CFTimeInterval {
    get { timing.timeOffset }
    set {
      guard accept(newValue.isFinite, newValue, "timeOffset") else { return }
      changeTiming { $0.timeOffset = newValue }
    }
  }
  /// Not used by layers.
  open var repeatCount: Float {
    get { timing.repeatCount }
    set { timing.repeatCount = newValue }
  }
  /// Not used by layers.
  open var repeatDuration: CFTimeInterval {
    get { timing.repeatDuration }
    set { timing.repeatDuration = newValue }
  }
  /// Not used by layers.
  open var autoreverses: Bool {
    get { timing.autoreverses }
    set { timing.autoreverses = newValue }
  }
  /// Not used by layers.
  open var fillMode: CAMediaTimingFillMode {
    get { timing.fillMode }
    set { timing.fillMode = newValue }
  }

  // MARK: What NSObject has on iOS

  /// Whether `object` is the same as this; by identity unless overridden.
  open func isEqual(_ object: Any?) -> Bool { object as AnyObject === self }

  /// A number that is the same for equal objects; of the identity unless overridden.
  open var hash: Int { ObjectIdentifier(self).hashValue }

  /// The class and the address, unless overridden.
  open var description: String {
    "<\(type(of: self)): \(Unmanaged.passUnretained(self).toOpaque())>"
  }
}

extension CALayer: Hashable, CustomStringConvertible {
  /// Whether both are equal by ``isEqual(_:)``.
  public static func == (one: CALayer, other: CALayer) -> Bool {
    one === other || one.isEqual(other)
  }
  /// Hashes by ``hash``.
  public func hash(into hasher: inout Hasher) { hasher.combine(hash) }
}
