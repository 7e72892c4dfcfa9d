import Foundation
import Windowing

/// Foundation's main run loop and the main dispatch queue, in turns of somebody else's loop.
///
/// On its own the run loop would sleep where no window's events wake it. So it is never let sleep:
/// it does what is due and says when something is again. The main queue has a descriptor that can
/// be read when a block waits in it.
struct MainRunLoop {
  /// Readable while the main queue has something to do.
  let descriptor: Int32

  /// Makes the main queue one that a loop drains.
  init() {
    descriptor = mainQueueDescriptor()
  }

  /// Calls what is due: timers, blocks of the main queue, sources.
  ///
  /// - Returns: In how many seconds a timer is due; `nil` when there is none.
  func turn() -> Seconds? {
    // This is how one asks: it answers after a turn that does not wait.
    guard let date = RunLoop.main.limitDate(forMode: .default), date < .distantFuture else {
      return nil
    }
    return max(0, date.timeIntervalSinceNow)
  }
}

/// The descriptor by which a run loop that is not dispatch's own serves the main queue.
///
/// Foundation's run loop uses the same; there is no public name for it.
@_silgen_name("_dispatch_get_main_queue_handle_4CF")
private func mainQueueDescriptor() -> Int32

extension RunLoop {
  /// Has `block` called in the loop's next turn.
  ///
  /// On the main run loop it also wakes the program up, from whatever thread.
  @preconcurrency
  public func perform(_ block: @escaping @Sendable () -> Void) {
    if self === RunLoop.main {
      DispatchQueue.main.async(execute: block)
    } else {
      perform(inModes: [.default], block: block)
    }
  }
}
