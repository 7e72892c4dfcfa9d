public import Geometry
public import Layers

/// A view that turns touches into events that others are told of.
///
/// - Source: UIKit, "UIControl".
open class UIControl: UIView {
  /// What happened to a control.
  ///
  /// - Source: UIKit, "UIControl.Event".
  public struct Event: OptionSet, Hashable, Sendable {
    /// A bit for each.
    public let rawValue: UInt
    /// Creates events from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// A touch began inside.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// A touch began inside that is not the first of several.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    /// A touch moved inside.
    public static let touchDragInside = Event(rawValue: 1 << 2)
    /// A touch moved outside.
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    /// A touch came back inside.
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    /// A touch went outside.
    public static let touchDragExit = Event(rawValue: 1 << 5)
    /// A touch was lifted inside.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// A touch was lifted outside.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// A touch was taken away.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// The control's value is another one.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// The control's main purpose was triggered.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// Editing began.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// What is edited changed.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// Editing ended.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// Editing ended by a key.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// All that touches cause.
    public static let allTouchEvents = Event(rawValue: 0xFFF)
    /// All of editing.
    public static let allEditingEvents = Event(rawValue: 0xF_0000)
    /// Bits for a program's own events.
    public static let applicationReserved = Event(rawValue: 0x0F00_0000)
    /// All there are.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  /// How a control is.
  ///
  /// - Source: UIKit, "UIControl.State".
  public struct State: OptionSet, Hashable, Sendable {
    /// A bit for each.
    public let rawValue: UInt
    /// Creates a state from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// None of the others.
    public static let normal: State = []
    /// Touched.
    public static let highlighted = State(rawValue: 1 << 0)
    /// Not to be used right now.
    public static let disabled = State(rawValue: 1 << 1)
    /// Chosen.
    public static let selected = State(rawValue: 1 << 2)
  }

  /// Where contents go that are less high than the control.
  ///
  /// - Source: UIKit, "UIControl.ContentVerticalAlignment".
  public enum ContentVerticalAlignment: Int, Hashable, Sendable {
    /// In the middle.
    case center = 0
    /// At the top.
    case top = 1
    /// At the bottom.
    case bottom = 2
    /// All over the height.
    case fill = 3
  }

  /// Where contents go that are less wide than the control.
  ///
  /// - Source: UIKit, "UIControl.ContentHorizontalAlignment".
  public enum ContentHorizontalAlignment: Int, Hashable, Sendable {
    /// In the middle.
    case center = 0
    /// At the left.
    case left = 1
    /// At the right.
    case right = 2
    /// All over the width.
    case fill = 3
    /// Where reading begins: at the left.
    case leading = 4
    /// Where reading ends: at the right.
    case trailing = 5
  }

  // MARK: State

  /// Whether the control can be used: `true` unless set.
  open var isEnabled = true {
    didSet { if isEnabled != oldValue { stateDidChange() } }
  }
  /// Whether the control is chosen.
  open var isSelected = false {
    didSet { if isSelected != oldValue { stateDidChange() } }
  }
  /// Whether the control is touched; touches set it.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { stateDidChange() } }
  }
  /// How the control is.
  open var state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }
  /// Where contents go that are less high than the control: in the middle unless set.
  open var contentVerticalAlignment = ContentVerticalAlignment.center {
    didSet { setNeedsLayout() }
  }
  /// Where contents go that are less wide than the control: in the middle unless set.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
    didSet { setNeedsLayout() }
  }
  /// Whether a touch is followed.
  open internal(set) var isTracking = false
  /// Whether the touch that is followed is inside, or nearly.
  open internal(set) var isTouchInside = false

  private var handlers: [ControlHandler] = []
  private var touch: UITouch?

  /// Creates a control.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a control.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Creates a control with an action for its main purpose.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// Shows the state.
  func stateDidChange() {
    setNeedsLayout()
  }

  // MARK: Tracking

  /// Called when a touch begins.
  ///
  /// - Parameters:
  ///   - touch: The touch.
  ///   - event: The event it is part of.
  /// - Returns: Whether the touch is followed: `true` unless overridden.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// Called when the touch moves.
  ///
  /// - Parameters:
  ///   - touch: The touch.
  ///   - event: The event it is part of.
  /// - Returns: Whether the touch is followed on: `true` unless overridden.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// Called when the touch is lifted, or followed no longer.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

  /// Called when the touch is taken away.
  open func cancelTracking(with event: UIEvent?) {}

  /// Begins to follow a touch.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled, touch == nil, let first = touches.first else { return }
    isTouchInside = true
    guard beginTracking(first, with: event) else {
      isTouchInside = false
      return
    }
    touch = first
    isTracking = true
    isHighlighted = true
    sendActions(for: first.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown, event)
  }

  /// Follows the touch.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch, touches.contains(touch), isTracking else { return }
    let wasInside = isTouchInside
    isTouchInside = isNear(touch)
    if isTouchInside != wasInside { isHighlighted = isTouchInside }
    guard continueTracking(touch, with: event) else {
      endTracking(touch, with: event)
      forgetTouch()
      return
    }
    var events: Event = isTouchInside ? .touchDragInside : .touchDragOutside
    if isTouchInside != wasInside {
      events.insert(isTouchInside ? .touchDragEnter : .touchDragExit)
    }
    sendActions(for: events, event)
  }

  /// Ends following the touch, which was lifted.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch, touches.contains(touch) else { return }
    isTouchInside = isNear(touch)
    endTracking(touch, with: event)
    let events: Event = isTouchInside ? .touchUpInside : .touchUpOutside
    forgetTouch()
    touchWasLifted(events, event)
  }

  /// Ends following the touch, which was taken away.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch, touches.contains(touch) else { return }
    cancelTracking(with: event)
    forgetTouch()
    sendActions(for: .touchCancel, event)
  }

  /// Tells of a touch that was lifted.
  func touchWasLifted(_ events: Event, _ event: UIEvent?) {
    sendActions(for: events, event)
  }

  private func forgetTouch() {
    touch = nil
    isTracking = false
    isTouchInside = false
    isHighlighted = false
  }

  /// Whether the touch is inside, or as near as a finger that has not quite left.
  private func isNear(_ touch: UITouch) -> Bool {
    bounds.insetBy(dx: -70, dy: -70).contains(touch.location(in: self))
  }

  /// Whether a gesture may take a touch: a button or a switch keeps taps from views around it.
  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    let isTapAround =
      gestureRecognizer is UITapGestureRecognizer && gestureRecognizer.view !== self
    if isTapAround, keepsTaps, isEnabled { return false }
    return super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  /// Whether taps on the control are for it alone.
  var keepsTaps: Bool { false }

  // MARK: Actions

  /// Has `action` called at each of `controlEvents`, in the place of one with the same identifier.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
    let handler = addHandler({ control, _ in action.perform(by: control) }, for: controlEvents)
    handler.identifier = action.identifier
  }

  /// Has `action` called no longer at `controlEvents`.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  /// Has the action of that identifier called no longer at `controlEvents`.
  open func removeAction(
    identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event
  ) {
    for handler in handlers where handler.identifier == actionIdentifier {
      handler.events.subtract(controlEvents)
    }
    handlers.removeAll { $0.events.isEmpty }
  }

  /// Calls `action` as if the control had been used.
  open func sendAction(_ action: UIAction) {
    action.perform(by: self)
  }

  /// Calls all actions of `controlEvents`.
  open func sendActions(for controlEvents: Event) {
    sendActions(for: controlEvents, nil)
  }

  /// All events for which there is an action.
  open var allControlEvents: Event {
    handlers.reduce([]) { $0.union($1.events) }
  }

  final func sendActions(for events: Event, _ event: UIEvent?) {
    for handler in handlers where !handler.events.isDisjoint(with: events) {
      handler.call(self, event)
    }
  }

  /// Has `handler` called with the control and the event at each of `events`.
  ///
  /// - Parameters:
  ///   - handler: What is called.
  ///   - events: When.
  /// - Returns: What ``removeHandler(_:)`` takes.
  @discardableResult
  package final func addHandler(
    _ handler: @escaping (UIControl, UIEvent?) -> Void, for events: Event
  ) -> ControlHandler {
    let made = ControlHandler(events, handler)
    handlers.append(made)
    return made
  }

  /// Has a handler called no longer.
  package final func removeHandler(_ handler: ControlHandler) {
    handlers.removeAll { $0 === handler }
  }
}

/// What a control calls, and when.
package final class ControlHandler {
  /// When it is called.
  package var events: UIControl.Event
  fileprivate var identifier: UIAction.Identifier?
  fileprivate let call: (UIControl, UIEvent?) -> Void

  fileprivate init(_ events: UIControl.Event, _ call: @escaping (UIControl, UIEvent?) -> Void) {
    self.events = events
    self.call = call
  }
}
