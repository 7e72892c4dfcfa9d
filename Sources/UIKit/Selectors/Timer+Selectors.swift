public import Foundation
public import Views

extension Timer {
  /// Makes a timer that stands for none yet, as `var timer = Timer()` has it.
  ///
  /// It is not valid, and no run loop fires it. With nothing said, it is the initializer without
  /// arguments, which Foundation does not have here.
  ///
  /// - Parameter nothing: Left out.
  public convenience init(_ nothing: Void = ()) {
    self.init(fire: .distantFuture, interval: 0, repeats: false) { _ in }
    invalidate()
  }

  /// Makes a timer that is yet to be added to a run loop, and first fires after `interval`.
  ///
  /// Foundation's own of this name fires at once when it is added.
  ///
  /// - Parameters:
  ///   - interval: Seconds until it fires, and between one time and the next.
  ///   - repeats: Whether it fires more than once.
  ///   - block: Called with the timer each time.
  @preconcurrency
  public convenience init(
    timeInterval interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void
  ) {
    self.init(
      fire: Date(timeIntervalSinceNow: interval), interval: interval, repeats: repeats, block: block
    )
  }

  /// Starts a timer on the current run loop.
  ///
  /// - Parameters:
  ///   - interval: Seconds until it fires, and between one time and the next.
  ///   - repeats: Whether it fires more than once.
  ///   - block: Called with the timer each time.
  /// - Returns: The timer, which may be left alone.
  @discardableResult
  @preconcurrency
  public class func scheduledTimer(
    withTimeInterval interval: TimeInterval, repeats: Bool,
    block: @escaping @Sendable (Timer) -> Void
  ) -> Timer {
    let timer = Timer(timeInterval: interval, repeats: repeats, block: block)
    RunLoop.current.add(timer, forMode: .default)
    return timer
  }

  /// Starts a timer on the current run loop, as an edited call with a target and a selector has it.
  ///
  /// - Parameters:
  ///   - interval: Seconds until it fires, and between one time and the next.
  ///   - repeats: Whether it fires more than once.
  ///   - block: Called with the timer each time.
  /// - Returns: The timer, which may be left alone.
  @discardableResult
  @preconcurrency
  public class func scheduledTimer(
    timeInterval interval: TimeInterval, repeats: Bool, _ block: @escaping @Sendable (Timer) -> Void
  ) -> Timer {
    scheduledTimer(withTimeInterval: interval, repeats: repeats, block: block)
  }

  /// Makes a timer that is yet to be added to a run loop, and sends `target` a message.
  ///
  /// - Parameters:
  ///   - date: When it first fires.
  ///   - interval: Seconds between one time and the next.
  ///   - target: Who is sent the message; held until the timer is invalidated.
  ///   - selector: What is called, with the timer.
  ///   - userInfo: Anything, kept in ``userInfo``.
  ///   - repeats: Whether it fires more than once.
  public convenience init(
    fireAt date: Date, interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?,
    repeats: Bool
  ) {
    let message = TimerMessage(target: target, selector: selector)
    self.init(fire: date, interval: interval, repeats: repeats) { timer in
      message.send(timer)
    }
    self.userInfo = userInfo
  }

  /// Makes a timer that is yet to be added to a run loop, and sends `target` a message.
  ///
  /// - Parameters:
  ///   - interval: Seconds until it fires, and between one time and the next.
  ///   - target: Who is sent the message; held until the timer is invalidated.
  ///   - selector: What is called, with the timer.
  ///   - userInfo: Anything, kept in ``userInfo``.
  ///   - repeats: Whether it fires more than once.
  public convenience init(
    timeInterval interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?,
    repeats: Bool
  ) {
    self.init(
      fireAt: Date(timeIntervalSinceNow: interval), interval: interval, target: target,
      selector: selector, userInfo: userInfo, repeats: repeats)
  }

  /// Starts a timer on the current run loop that sends `target` a message.
  ///
  /// - Parameters:
  ///   - interval: Seconds until it fires, and between one time and the next.
  ///   - target: Who is sent the message; held until the timer is invalidated.
  ///   - selector: What is called, with the timer.
  ///   - userInfo: Anything, kept in ``userInfo``.
  ///   - repeats: Whether it fires more than once.
  /// - Returns: The timer, which may be left alone.
  @discardableResult
  public class func scheduledTimer(
    timeInterval interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?,
    repeats: Bool
  ) -> Timer {
    let timer = Timer(
      timeInterval: interval, target: target, selector: selector, userInfo: userInfo,
      repeats: repeats)
    RunLoop.current.add(timer, forMode: .default)
    return timer
  }

  /// What the timer was made with for its target's own use.
  public private(set) var userInfo: Any? {
    get { objc_getAssociatedObject(self, userInfoKey) }
    set { objc_setAssociatedObject(self, userInfoKey, newValue, .OBJC_ASSOCIATION_RETAIN) }
  }
}

/// The address that a timer's own information is associated under.
private var userInfoKey: UnsafeRawPointer {
  UnsafeRawPointer(StaticString("Timer.userInfo").utf8Start)
}

/// What a timer sends, on the thread whose run loop it is on.
private final class TimerMessage: @unchecked Sendable {
  private let target: Any
  private let selector: Selector

  init(target: Any, selector: Selector) {
    self.target = target
    self.selector = selector
  }

  func send(_ timer: Timer) {
    selector.call(on: target, timer)
  }
}
