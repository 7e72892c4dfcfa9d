public import Geometry

/// Finds a gesture in touches, and tells of it.
///
/// A subclass takes in the touches and sets ``state``. What is told of it are the actions added
/// with ``addAction(_:)``, after each change of the state but for a failure.
///
/// - Source: UIKit, "UIGestureRecognizer".
open class UIGestureRecognizer: Hashable {
  /// How far a gesture has come.
  public enum State: Int, Hashable, Sendable {
    /// Nothing is known yet.
    case possible = 0
    /// It began, and goes on.
    case began = 1
    /// It went on.
    case changed = 2
    /// It is complete.
    case ended = 3
    /// It was taken away after it had begun.
    case cancelled = 4
    /// It is another gesture, or none.
    case failed = 5

    /// What a gesture without duration comes to: the same as ``ended``.
    public static let recognized = State.ended
  }

  /// Decides what the gesture may do; not retained.
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  /// The view that the gesture is looked for in, with those inside.
  open internal(set) weak var view: UIView?
  /// Whether the view hears no more of a touch once the gesture is found in it: `true` unless set.
  open var cancelsTouchesInView = true
  /// A name for the program's own use.
  open var name: String?
  /// Whether the gesture is looked for: `true` unless set; unsetting it takes one away that is.
  open var isEnabled = true {
    didSet {
      guard !isEnabled, oldValue else { return }
      state = isActive ? .cancelled : .failed
      finish()
    }
  }

  /// When time passing would change something, in seconds on the media clock.
  final var deadline: Double?
  /// The touches the gesture is looked for in.
  final var touches: [UITouch] = []
  /// Where the touches were last, in the window's coordinates.
  final var lastPlaces: [CGPoint] = []
  /// What the gesture comes to when those it waits for have failed.
  private var heldState: State?
  private var required: [UIGestureRecognizer] = []
  private var current = State.possible
  private var actions: [GestureAction] = []

  /// Creates a recognizer that sends a target a message.
  ///
  /// - Parameters:
  ///   - target: Who is sent the message; not held.
  ///   - action: What is called, with the recognizer if it takes something.
  public init(target: Any?, action: Selector?) {
    if let target, let action { addTarget(target, action: action) }
  }

  /// Creates a recognizer that tells nobody.
  public convenience init() {
    self.init(target: nil, action: nil)
  }

  /// How far the gesture has come; set by a subclass as touches come in.
  open var state: State {
    get { current }
    set { change(to: newValue) }
  }

  /// How many touches the gesture is looked for in.
  open var numberOfTouches: Int { touches.count }

  /// Has `handler` called with the recognizer at each change of ``state`` but a failure.
  ///
  /// - Returns: What ``removeAction(_:)`` takes.
  @discardableResult
  public final func addAction(_ handler: @escaping (UIGestureRecognizer) -> Void) -> GestureAction {
    let action = GestureAction(handler)
    actions.append(action)
    return action
  }

  /// Has an action called no longer.
  public final func removeAction(_ action: GestureAction) {
    actions.removeAll { $0 === action }
  }

  /// Has a message sent at each change of ``state`` but a failure.
  ///
  /// - Parameters:
  ///   - target: Who is sent the message; not held.
  ///   - action: What is called, with the recognizer if it takes something.
  open func addTarget(_ target: Any, action: Selector) {
    let handler = addAction { [weak object = target as AnyObject] recognizer in
      if let object { action.call(on: object, recognizer) }
    }
    handler.target = target as AnyObject
    handler.selector = action
  }

  /// Has a message sent no longer.
  ///
  /// - Parameters:
  ///   - target: Who was sent it; `nil` for anybody.
  ///   - action: What was called; `nil` for anything.
  open func removeTarget(_ target: Any?, action: Selector?) {
    actions.removeAll { handler in
      handler.selector != nil && (target == nil || handler.target === target as AnyObject)
        && (action == nil || handler.selector == action)
    }
  }

  /// Where the gesture is, the middle of its touches, in the coordinates of `view`.
  ///
  /// - Parameter view: `nil` for the window.
  /// - Returns: Zero before the first touch.
  open func location(in view: UIView?) -> CGPoint {
    guard !lastPlaces.isEmpty else { return .zero }
    let sum = lastPlaces.reduce(CGPoint.zero) { CGPoint(x: $0.x + $1.x, y: $0.y + $1.y) }
    let count = CGFloat(lastPlaces.count)
    return inView(CGPoint(x: sum.x / count, y: sum.y / count), view)
  }

  /// Where one of the touches is, in the coordinates of `view`; zero for one that is not there.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    lastPlaces.indices.contains(touchIndex) ? inView(lastPlaces[touchIndex], view) : .zero
  }

  /// `place` of the window in the coordinates of `view`.
  final func inView(_ place: CGPoint, _ view: UIView?) -> CGPoint {
    guard let view, let window = self.view?.window else { return place }
    return view.convert(place, from: window)
  }

  /// Has the gesture wait until `otherGestureRecognizer` has failed, and fail where it does not.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    if otherGestureRecognizer !== self { required.append(otherGestureRecognizer) }
  }

  // MARK: For subclasses

  /// Called when touches begin.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when touches move.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when touches are lifted.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when touches are taken away.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = isActive ? .cancelled : .failed
  }
  /// Called when a gesture is over, found or not, so that another may be looked for.
  open func reset() {}
  /// Whether this gesture, once found, keeps another from being found in the same touch.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Whether another gesture, once found, keeps this one from being found in the same touch.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Called once time has come to ``deadline``.
  func deadlinePassed(at time: Double) {}

  // MARK: From the window

  /// Whether the gesture is looked for in `touch`.
  final func wants(_ touch: UITouch) -> Bool {
    isEnabled && delegate?.gestureRecognizer(self, shouldReceive: touch) ?? true
  }

  /// Takes in what `touch` does.
  final func hear(of touch: UITouch, _ event: UIEvent) {
    guard isEnabled, current == .possible || isActive else { return }
    if touch.phase == .began { touches.append(touch) }
    lastPlaces = touches.map(\.place)
    switch touch.phase {
    case .began: touchesBegan([touch], with: event)
    case .moved: touchesMoved([touch], with: event)
    case .stationary: break
    case .ended: touchesEnded([touch], with: event)
    case .cancelled: touchesCancelled([touch], with: event)
    }
  }

  /// Takes in that the time has come to the deadline.
  final func passDeadline(at time: Double) {
    deadline = nil
    deadlinePassed(at: time)
  }

  /// Forgets `touch`, which is over.
  final func letGo(of touch: UITouch) {
    touches.removeAll { $0 === touch }
  }

  /// Goes back to the beginning, once the gesture was found or not.
  final func finish() {
    guard touches.isEmpty else { return }
    switch current {
    case .possible, .began, .changed: return
    case .ended, .cancelled, .failed:
      current = .possible
      deadline = nil
      heldState = nil
      reset()
    }
  }

  /// Whether the recognizer waits for a touch, the time or another gesture.
  final var isWaiting: Bool { deadline != nil || heldState != nil || !touches.isEmpty }

  /// Whether the gesture began and goes on.
  final var isActive: Bool { current == .began || current == .changed }

  // MARK: States

  private func change(to new: State) {
    switch (current, new) {
    case (.possible, .began), (.possible, .ended): recognize(as: new)
    case (.possible, .changed): recognize(as: .began)
    case (.possible, .failed), (.possible, .cancelled): fail()
    case (.began, .changed), (.began, .ended), (.began, .cancelled), (.changed, .changed),
      (.changed, .ended), (.changed, .cancelled):
      current = new
      tell()
    case (.began, .failed), (.changed, .failed):
      current = .cancelled
      tell()
    default: break
    }
  }

  /// The gesture is neither this one any more.
  private func fail() {
    current = .failed
    deadline = nil
    heldState = nil
    for gesture in neighbours where gesture.heldState != nil { gesture.goOn() }
  }

  /// The gesture was found, unless somebody is against it.
  private func recognize(as new: State) {
    guard heldState == nil else {
      if new == .ended { heldState = new }
      return
    }
    guard mayBegin else { return fail() }
    if awaited.contains(where: { $0.wasFound }) { return fail() }
    if awaited.contains(where: { $0.mayStillBeFound }) {
      heldState = new
      return
    }
    settle(as: new)
  }

  /// Goes on after one of those waited for has failed.
  private func goOn() {
    guard let held = heldState, !awaited.contains(where: { $0.mayStillBeFound }) else { return }
    heldState = nil
    settle(as: held)
    if touches.isEmpty { finish() }
  }

  /// The gesture is found: others in the same touches are not, and the view hears no more.
  private func settle(as new: State) {
    let rivals = neighbours.filter { !isAllowed(with: $0) }
    if rivals.contains(where: { $0.wasFound && $0.canPrevent(self) && canBePrevented(by: $0) }) {
      return fail()
    }
    current = new
    for rival in rivals
    where rival.current == .possible && canPrevent(rival) && rival.canBePrevented(by: self) {
      rival.fail()
    }
    for gesture in neighbours where gesture.heldState != nil && gesture.waits(for: self) {
      gesture.fail()
    }
    if cancelsTouchesInView { takeTouches() }
    tell()
  }

  private func takeTouches() {
    for touch in touches where !touch.isTaken {
      touch.isTaken = true
      guard touch.isKnownToView, let view = touch.view else { continue }
      touch.isKnownToView = false
      let phase = touch.phase
      touch.phase = .cancelled
      view.touchesCancelled([touch], with: UIEvent([touch], at: touch.timestamp))
      touch.phase = phase
    }
  }

  private func tell() {
    for action in actions { action.handler(self) }
  }

  /// The other gestures that hear of the same touches, or heard of those before.
  private var neighbours: [UIGestureRecognizer] {
    (view?.window?.touches.gestures ?? []).filter { $0 !== self }
  }

  /// The gestures that have to fail first.
  private var awaited: [UIGestureRecognizer] { neighbours.filter { waits(for: $0) } }

  private func waits(for other: UIGestureRecognizer) -> Bool {
    required.contains { $0 === other }
      || delegate?.gestureRecognizer(self, shouldRequireFailureOf: other) ?? false
      || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: self) ?? false
  }

  private var wasFound: Bool { isActive || current == .ended }

  private var mayStillBeFound: Bool {
    current == .possible && (deadline != nil || !touches.isEmpty || heldState != nil)
  }

  private func isAllowed(with other: UIGestureRecognizer) -> Bool {
    delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) ?? false
      || other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self) ?? false
  }

  /// Whether delegate and views, from the touched one outwards, let the gesture begin.
  private var mayBegin: Bool {
    guard delegate?.gestureRecognizerShouldBegin(self) ?? true else { return false }
    var candidate = touches.first?.view ?? view
    while let one = candidate {
      guard one.gestureRecognizerShouldBegin(self) else { return false }
      if one === view { break }
      candidate = one.superview
    }
    return true
  }

  /// Whether both are the same object.
  public static func == (one: UIGestureRecognizer, other: UIGestureRecognizer) -> Bool {
    one === other
  }
  /// Hashes the object's identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// What is called when a gesture changes its state; to be handed back to have that end.
public final class GestureAction {
  let handler: (UIGestureRecognizer) -> Void
  /// Who is sent a message, if that is what is called.
  weak var target: AnyObject?
  /// The message.
  var selector: Selector?

  init(_ handler: @escaping (UIGestureRecognizer) -> Void) {
    self.handler = handler
  }
}

extension UIView {
  /// Tells gestures which view they are looked for in, after these were changed from `old`.
  final func settleGestures(since old: [UIGestureRecognizer]?) {
    let present = gestureRecognizers ?? []
    for gesture in old ?? [] where !present.contains(gesture) {
      if gesture.view === self { gesture.view = nil }
    }
    for gesture in present { gesture.view = self }
  }
}
