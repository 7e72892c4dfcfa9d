import Layers

/// Waits for the animations of a block, to tell once that all are over.
final class AnimationCompletion {
  private var block: ((Bool) -> Void)?
  private var running = 0
  private var isSealed = false
  private var isFinished = true

  /// Has `block` called with whether all animations came to their end.
  init(_ block: ((Bool) -> Void)?) {
    self.block = block
  }

  /// One more animation to wait for.
  func enter() {
    running += 1
  }

  /// One of them is over, `finished` unless it was taken away.
  ///
  /// Called where layers tell their delegates, outside of everybody's blocks.
  func leave(_ finished: Bool) {
    running -= 1
    if !finished { isFinished = false }
    if isSealed, running == 0 { call() }
  }

  /// No more animations will come; where there are none, the block is called on the next turn.
  func seal() {
    isSealed = true
    guard running == 0, block != nil else { return }
    LayerThread.current.callLater { [self] in
      if running == 0 { call() }
    }
  }

  private func call() {
    let due = block
    block = nil
    due?(isFinished)
  }
}

/// Hears of one animation of a block, as its delegate.
final class AnimationWatch: CAAnimationDelegate {
  private let completion: AnimationCompletion
  private weak var view: UIView?
  private let blocksTouches: Bool
  private var isRunning = false

  /// Watches an animation of `view` for `completion`.
  init(_ completion: AnimationCompletion, of view: UIView, blocksTouches: Bool) {
    self.completion = completion
    self.view = view
    self.blocksTouches = blocksTouches
  }

  /// The animation goes onto its layer.
  func enter() {
    guard !isRunning else { return }
    isRunning = true
    completion.enter()
    if blocksTouches { view?.animationsWithoutTouches += 1 }
  }

  func animationDidStop(_ animation: CAAnimation, finished: Bool) {
    guard isRunning else { return }
    isRunning = false
    if blocksTouches { view?.animationsWithoutTouches -= 1 }
    completion.leave(finished)
  }
}
