public import Foundation
public import Views

extension NotificationCenter {
  /// Has `observer` sent a message with each notification of a name, an object, or both.
  ///
  /// The observer is not held. Once it is gone nothing is sent any more.
  ///
  /// - Parameters:
  ///   - observer: Who is sent the message.
  ///   - selector: What is called, with the `Notification`.
  ///   - name: The notifications' name; `nil` for any.
  ///   - object: Who posts them; `nil` for anyone.
  public func addObserver(
    _ observer: Any, selector: Selector, name: NSNotification.Name?, object: Any?
  ) {
    let observer = observer as AnyObject
    add(observer, name, object) { observer, notification in
      selector.call(on: observer, notification)
    }
  }

  /// Has `block` called with each notification, for as long as `observer` lives.
  ///
  /// It is what an edited call with a selector may look like.
  ///
  /// - Parameters:
  ///   - observer: Who observes, for ``removeObserver(_:)``; not held.
  ///   - name: The notifications' name; `nil` for any.
  ///   - object: Who posts them; `nil` for anyone.
  ///   - block: Called on the thread that posts.
  public func addObserver(
    _ observer: Any, name: NSNotification.Name?, object: Any?,
    _ block: @escaping (Notification) -> Void
  ) {
    add(observer as AnyObject, name, object) { _, notification in block(notification) }
  }

  /// Ends all that `observer` observes, or what a block's token stands for.
  public func removeObserver(_ observer: AnyObject) {
    removeObserver(observer, name: nil, object: nil)
  }

  /// Ends what `observer` observes of a name, an object, or both.
  ///
  /// - Parameters:
  ///   - observer: Who was added, or a block's token.
  ///   - name: The notifications' name; `nil` for any.
  ///   - object: Who posts them; `nil` for anyone.
  public func removeObserver(_ observer: AnyObject, name: NSNotification.Name?, object: Any?) {
    for token in observations.take(of: observer, name, object.map { $0 as AnyObject }) {
      removeObserver(token as Any)
    }
    // Foundation's own, which takes `Any`, knows the tokens of its blocks.
    removeObserver(observer as Any, name: name, object: object)
  }

  private func add(
    _ observer: AnyObject, _ name: NSNotification.Name?, _ object: Any?,
    _ body: @escaping (AnyObject, Notification) -> Void
  ) {
    let observation = Observation(observer, name, object.map { $0 as AnyObject }, body)
    observation.token = addObserver(forName: name, object: object, queue: nil) {
      [weak observation, weak self] notification in
      guard let observation else { return }
      if !observation.tell(notification) { self?.sweep() }
    }
    sweep()
    observations.append(observation)
  }

  /// Lets go of what observers observed that are gone.
  private func sweep() {
    for token in observations.takeOfGoneObservers() { removeObserver(token as Any) }
  }

  /// What was added with an observer.
  private var observations: Observations {
    let key = UnsafeRawPointer(StaticString("NotificationCenter.observations").utf8Start)
    if let known = objc_getAssociatedObject(self, key) as? Observations { return known }
    let new = Observations()
    objc_setAssociatedObject(self, key, new, .OBJC_ASSOCIATION_RETAIN)
    return new
  }
}

/// Methods may take the class of a notification, as Objective-C does.
extension Notification: SelectorArgument {
  package var otherForm: Any { NSNotification(name: name, object: object, userInfo: userInfo) }
}

/// What one observer observes.
private final class Observation: @unchecked Sendable {
  weak var observer: AnyObject?
  let name: NSNotification.Name?
  weak var object: AnyObject?
  let body: (AnyObject, Notification) -> Void
  var token: (any NSObjectProtocol)?

  init(
    _ observer: AnyObject, _ name: NSNotification.Name?, _ object: AnyObject?,
    _ body: @escaping (AnyObject, Notification) -> Void
  ) {
    self.observer = observer
    self.name = name
    self.object = object
    self.body = body
  }

  /// Answers whether the observer was still there.
  func tell(_ notification: Notification) -> Bool {
    guard let observer else { return false }
    body(observer, notification)
    return true
  }
}

/// What is observed at one center, by threads of all kinds.
private final class Observations: @unchecked Sendable {
  private let lock = NSLock()
  private var list: [Observation] = []

  func append(_ observation: Observation) {
    lock.lock()
    defer { lock.unlock() }
    list.append(observation)
  }

  /// Takes out what an observer observes, and answers the tokens.
  func take(
    of observer: AnyObject, _ name: NSNotification.Name?, _ object: AnyObject?
  ) -> [any NSObjectProtocol] {
    take {
      $0.observer === observer && (name == nil || $0.name == name)
        && (object == nil || $0.object === object)
    }
  }

  func takeOfGoneObservers() -> [any NSObjectProtocol] { take { $0.observer == nil } }

  private func take(where isTaken: (Observation) -> Bool) -> [any NSObjectProtocol] {
    lock.lock()
    defer { lock.unlock() }
    let taken = list.filter(isTaken)
    list.removeAll(where: isTaken)
    return taken.compactMap(\.token)
  }
}
