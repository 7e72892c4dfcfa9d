import Foundation
public import Views

extension UIControl {
  /// Has a message sent at each of some events.
  ///
  /// - Parameters:
  ///   - target: Who is sent the message, and is not held; `nil` for the first to understand it, from
  ///     the first responder on.
  ///   - action: What is called: with nothing, the control, or the control and the event.
  ///   - controlEvents: When.
  public func addTarget(_ target: Any?, action: Selector, for controlEvents: UIControl.Event) {
    let targets = controlTargets
    if let known = targets.list.first(where: { $0.isSame(target, action) }) {
      known.handler?.events.formUnion(controlEvents)
      return
    }
    let made = ControlTarget(target, action)
    made.handler = addHandler(
      { [weak made] control, event in
        made?.send(control, event)
      }, for: controlEvents)
    targets.list.append(made)
  }

  /// Has a message sent no longer at some events.
  ///
  /// - Parameters:
  ///   - target: Who was sent it; `nil` for anybody.
  ///   - action: What was called; `nil` for anything.
  ///   - controlEvents: When it is sent no longer.
  public func removeTarget(
    _ target: Any?, action: Selector?, for controlEvents: UIControl.Event
  ) {
    let targets = controlTargets
    for known in targets.list where known.matches(target, action) {
      known.handler?.events.subtract(controlEvents)
      if known.handler?.events.isEmpty ?? true { known.handler.map { removeHandler($0) } }
    }
    targets.list.removeAll { $0.handler?.events.isEmpty ?? true }
  }

  /// Everybody who is sent a message; `NSNull` for whoever understands it first.
  public var allTargets: Set<AnyHashable> {
    Set(
      controlTargets.list.compactMap { known -> AnyHashable? in
        guard !known.isForAnybody else { return NSNull() }
        return known.target.map { ($0 as? AnyHashable) ?? AnyHashable(ObjectIdentifier($0)) }
      })
  }

  /// The names of the messages that a target is sent at an event.
  ///
  /// - Parameters:
  ///   - target: Who is sent them.
  ///   - controlEvent: When.
  /// - Returns: The names in the order in which they were added; `nil` for none.
  public func actions(
    forTarget target: Any?, forControlEvent controlEvent: UIControl.Event
  ) -> [String]? {
    let names = controlTargets.list.filter {
      $0.matches(target, nil) && !($0.handler?.events.isDisjoint(with: controlEvent) ?? true)
    }.map(\.action.description)
    return names.isEmpty ? nil : names
  }

  /// Sends a message as if the control had been used.
  ///
  /// - Parameters:
  ///   - action: What is called.
  ///   - target: Who is sent it; `nil` for the first to understand it.
  ///   - event: What led to it.
  public func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    UIApplication.shared.sendAction(action, to: target, from: self, for: event)
  }

  /// Has a block called with the control at each of some events, for as long as `target` lives.
  ///
  /// It is what an edited call with a selector may look like.
  ///
  /// - Parameters:
  ///   - target: Whose block it is; not held.
  ///   - controlEvents: When.
  ///   - block: Called with the control.
  public func addTarget(
    _ target: Any?, for controlEvents: UIControl.Event, _ block: @escaping (UIControl) -> Void
  ) {
    let isForAnybody = target == nil
    addHandler(
      { [weak owner = target as AnyObject] control, _ in
        if isForAnybody || owner != nil { block(control) }
      }, for: controlEvents)
  }

  /// Has a block called at each of some events, for as long as `target` lives.
  ///
  /// - Parameters:
  ///   - target: Whose block it is; not held.
  ///   - controlEvents: When.
  ///   - block: What is called.
  public func addTarget(
    _ target: Any?, for controlEvents: UIControl.Event, _ block: @escaping () -> Void
  ) {
    addTarget(target, for: controlEvents) { _ in block() }
  }

  /// Who is sent messages.
  private var controlTargets: ControlTargets {
    let key = UnsafeRawPointer(StaticString("UIControl.targets").utf8Start)
    if let known = objc_getAssociatedObject(self, key) as? ControlTargets { return known }
    let made = ControlTargets()
    objc_setAssociatedObject(self, key, made, .OBJC_ASSOCIATION_RETAIN)
    return made
  }
}

/// Who is sent messages by one control.
private final class ControlTargets {
  var list: [ControlTarget] = []
}

/// Who is sent a message by a control, and which.
private final class ControlTarget {
  let isForAnybody: Bool
  private(set) weak var target: AnyObject?
  let action: Selector
  /// What the control calls to have the message sent.
  var handler: ControlHandler?

  init(_ target: Any?, _ action: Selector) {
    isForAnybody = target == nil
    self.target = target.map { $0 as AnyObject }
    self.action = action
  }

  func isSame(_ target: Any?, _ action: Selector) -> Bool {
    self.action == action && (target == nil) == isForAnybody
      && self.target === target.map { $0 as AnyObject }
  }

  func matches(_ target: Any?, _ action: Selector?) -> Bool {
    (target == nil || self.target === target.map { $0 as AnyObject })
      && (action == nil || action == self.action)
  }

  func send(_ control: UIControl, _ event: UIEvent?) {
    guard isForAnybody || target != nil else { return }
    control.sendAction(action, to: target, for: event)
  }
}
