import Animation

/// One open transaction: what was set in it, and who waits for its animations.
final class TransactionScope {
  var duration: Seconds?
  /// The outer optional tells "set here" from "ask the enclosing transaction".
  var timingFunction: CAMediaTimingFunction??
  var disablesActions: Bool?
  var values: [String: Any] = [:]
  /// What ``CATransaction/completionBlock()`` reads back.
  var completionBlock: (() -> Void)?
  /// The completion blocks set so far; each waits for what is added after it.
  var completions: [TransactionCompletion] = []

  /// Lets the completions go: no more animations will join them.
  func close(on thread: LayerThread) {
    for completion in completions { completion.seal(on: thread) }
  }
}

/// A completion block that waits for animations.
final class TransactionCompletion {
  private let block: () -> Void
  private var awaited = 0
  private var isSealed = false

  init(block: @escaping () -> Void) {
    self.block = block
  }

  /// One more animation to wait for.
  func enter() {
    awaited += 1
  }

  /// One of the awaited animations has ended or was removed.
  func leave(on thread: LayerThread) {
    awaited -= 1
    callIfDone(on: thread)
  }

  /// The transaction is over: nothing more will enter.
  func seal(on thread: LayerThread) {
    guard !isSealed else { return }
    isSealed = true
    callIfDone(on: thread)
  }

  private func callIfDone(on thread: LayerThread) {
    guard isSealed, awaited == 0 else { return }
    awaited = .min
    thread.callLater(block)
  }
}
