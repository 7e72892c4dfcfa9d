public import Foundation
import Layers
public import Views

extension NSObjectProtocol {
  /// Whether the object is of the class that the selector's method belongs to.
  public func responds(to selector: Selector!) -> Bool {
    selector?.isUnderstood(by: self) ?? false
  }

  /// Calls a method by its selector.
  ///
  /// - Returns: What the method answers, if that is an object; it is held for the caller to release.
  @discardableResult
  public func perform(_ selector: Selector!) -> Unmanaged<AnyObject>! {
    unmanaged(selector.call(on: self))
  }

  /// Calls a method by its selector with an argument.
  ///
  /// - Returns: What the method answers, if that is an object; it is held for the caller to release.
  @discardableResult
  public func perform(_ selector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
    unmanaged(selector.call(on: self, object))
  }

  /// Calls a method by its selector with two arguments.
  ///
  /// - Returns: What the method answers, if that is an object; it is held for the caller to release.
  @discardableResult
  public func perform(
    _ selector: Selector!, with first: Any!, with second: Any!
  ) -> Unmanaged<AnyObject>! {
    unmanaged(selector.call(on: self, first, second))
  }

  private func unmanaged(_ result: Any?) -> Unmanaged<AnyObject>? {
    guard let result, type(of: result) is AnyClass else { return nil }
    return Unmanaged.passRetained(result as AnyObject)
  }

  /// Calls a method after a while, on the current run loop.
  ///
  /// The object and the argument are held until then.
  ///
  /// - Parameters:
  ///   - selector: What is called.
  ///   - argument: What it is called with, if it takes something.
  ///   - delay: Seconds from now; 0 still lets the present turn end first.
  public func perform(_ selector: Selector, with argument: Any?, afterDelay delay: TimeInterval) {
    DelayedMessages.ofThread.send(selector, to: self, argument, after: delay)
  }

  /// Calls a method after a while, on the current run loop.
  ///
  /// - Parameters:
  ///   - selector: What is called.
  ///   - argument: What it is called with, if it takes something.
  ///   - delay: Seconds from now; 0 still lets the present turn end first.
  ///   - modes: The modes of the run loop in which that may be.
  public func perform(
    _ selector: Selector, with argument: Any?, afterDelay delay: TimeInterval,
    inModes modes: [RunLoop.Mode]
  ) {
    DelayedMessages.ofThread.send(selector, to: self, argument, after: delay, in: modes)
  }

  /// Calls a method on the main thread.
  ///
  /// - Parameters:
  ///   - selector: What is called.
  ///   - argument: What it is called with, if it takes something.
  ///   - wait: Whether to return only after the call.
  public func performSelector(
    onMainThread selector: Selector, with argument: Any?, waitUntilDone wait: Bool
  ) {
    nonisolated(unsafe) let (target, argument): (any NSObjectProtocol, Any?) = (self, argument)
    if wait, Thread.isMainThread {
      selector.call(on: target, argument)
    } else if wait {
      DispatchQueue.main.sync { _ = selector.call(on: target, argument) }
    } else {
      DispatchQueue.main.async { selector.call(on: target, argument) }
    }
  }

  /// Calls a method on another thread.
  ///
  /// - Parameters:
  ///   - selector: What is called.
  ///   - argument: What it is called with, if it takes something.
  public func performSelector(inBackground selector: Selector, with argument: Any?) {
    nonisolated(unsafe) let (target, argument): (any NSObjectProtocol, Any?) = (self, argument)
    DispatchQueue.global().async { selector.call(on: target, argument) }
  }

  /// Takes back every message that `target` was to be sent after a while.
  public static func cancelPreviousPerformRequests(withTarget target: Any) {
    DelayedMessages.ofThread.cancel(target as AnyObject) { _, _ in true }
  }

  /// Takes back a message that `target` was to be sent after a while.
  ///
  /// - Parameters:
  ///   - target: Who was to be sent it.
  ///   - selector: What was to be called.
  ///   - argument: What it was to be called with.
  public static func cancelPreviousPerformRequests(
    withTarget target: Any, selector: Selector, object argument: Any?
  ) {
    DelayedMessages.ofThread.cancel(target as AnyObject) {
      $0 == selector && isSame($1, argument)
    }
  }
}

/// Whether both are nothing, the same object, or equal values.
private func isSame(_ one: Any?, _ other: Any?) -> Bool {
  switch (one, other) {
  case (nil, nil): true
  case (let one?, let other?):
    if let one = one as? AnyHashable, let other = other as? AnyHashable {
      one == other
    } else {
      one as AnyObject === other as AnyObject
    }
  default: false
  }
}

/// The messages of one thread that wait for their time.
private final class DelayedMessages {
  private var waiting: [Message] = []

  private struct Message {
    let target: AnyObject
    let selector: Selector
    let argument: Any?
    let timer: Timer
  }

  static var ofThread: DelayedMessages { LayerThread.current.kept { DelayedMessages() } }

  func send(
    _ selector: Selector, to target: AnyObject, _ argument: Any?, after delay: TimeInterval,
    in modes: [RunLoop.Mode] = [.default]
  ) {
    let timer = Timer(timeInterval: max(0, delay), repeats: false) { timer in
      DelayedMessages.ofThread.deliver(timer)
    }
    waiting.append(Message(target: target, selector: selector, argument: argument, timer: timer))
    for mode in modes { RunLoop.current.add(timer, forMode: mode) }
  }

  func cancel(_ target: AnyObject, where isTaken: (Selector, Any?) -> Bool) {
    for message in waiting where message.target === target {
      if isTaken(message.selector, message.argument) { message.timer.invalidate() }
    }
    waiting.removeAll { !$0.timer.isValid }
  }

  private func deliver(_ timer: Timer) {
    guard let index = waiting.firstIndex(where: { $0.timer === timer }) else { return }
    let message = waiting.remove(at: index)
    message.selector.call(on: message.target, message.argument)
  }
}

/// The name of a selector.
public func NSStringFromSelector(_ selector: Selector) -> String { selector.description }
