import Drawing
import Geometry
import Layers
import Windowing

/// One run of a layer window: what happens goes to its callbacks, what changes to the screen.
final class LayerSession: LoopProgram {
  let window: any OverlayWindow
  let picture: LayerPicture

  private unowned let owner: LayerWindow
  private var ending: LayerWindow.Ending?
  private var failure: (any Error)?
  /// When the run ends by itself, on the loop's clock.
  private var end: Seconds

  /// Starts showing the layers of `owner` in `window` at `now`, until `end`.
  init(of owner: LayerWindow, in window: any OverlayWindow, now: Seconds, end: Seconds) {
    self.owner = owner
    self.window = window
    self.end = end
    picture = LayerPicture(
      layer: owner.layer, size: window.pixelSize, scale: window.scale, now: now)
    owner.size = owner.layer.bounds.size
    window.setTitle(owner.title)
  }

  /// Goes on until `end`, after an earlier one was reached.
  func goOn(until end: Seconds) {
    self.end = end
    if ending == .timeOver { ending = nil }
  }

  /// Ends the run; the first reason counts.
  func finish(_ ending: LayerWindow.Ending) {
    if self.ending == nil { self.ending = ending }
  }

  /// Why the run ended.
  ///
  /// - Throws: What went wrong, if that is why.
  func outcome() throws -> LayerWindow.Ending {
    if let failure { throw failure }
    return ending ?? .closed
  }

  // MARK: LoopProgram

  var isFinished: Bool { ending != nil || failure != nil }

  /// Takes in signals, events and time, in this order.
  func handle(_ turn: LoopTurn) {
    picture.now = turn.now
    for signal in turn.signals where signal != .user1 { finish(.signal(signal)) }
    for event in turn.events where !isFinished { handle(event) }
    callTimers(at: turn.now)
    if turn.now >= end { finish(.timeOver) }
  }

  /// Draws what changed and presents it.
  func drawFrame(at now: Seconds) {
    do throws(CairoError) {
      try picture.drawFrame(at: now, in: window)
    } catch {
      failure = error
    }
  }

  /// The next frame of an animation, or that of a change made since the last one.
  func nextVisibleChange(after lastFrame: Seconds) -> Seconds? {
    let next = picture.nextChange
    return next == .infinity ? nil : next
  }

  /// The next block that waits, or the end.
  func nextAlarm(after now: Seconds) -> Seconds? {
    let next = min(owner.timers.first?.due ?? .infinity, end)
    return next == .infinity ? nil : next
  }

  // MARK: What happens

  private func handle(_ event: WindowEvent) {
    switch event {
    case .pointer(let pointer): owner.onPointer?(pointer)
    case .keyPressed(let press): owner.onKeyPress?(press)
    case .closeRequested: if owner.shouldClose?() ?? true { finish(.closed) }
    case .resized: resize()
    case .scaleChanged(let scale):
      window.resize(to: LayerWindow.pixelSize(owner.size, scale: scale))
      resize()
    case .viewabilityChanged(let isViewable): owner.onVisibilityChange?(isViewable)
    case .connectionLost: failure = DisplayLost()
    case .exposed, .moved, .compositorChanged: break
    }
  }

  /// Takes over the window's size and scale as they are now.
  private func resize() {
    guard window.pixelSize != picture.pixelSize || window.scale != picture.scale else { return }
    let oldSize = owner.size
    picture.resize(to: window.pixelSize, scale: window.scale)
    owner.size = owner.layer.bounds.size
    if owner.size != oldSize { owner.onResize?(owner.size) }
  }

  /// Calls the blocks that are due; one that a block asks for waits for the next turn.
  private func callTimers(at now: Seconds) {
    let due = owner.timers.prefix { $0.due <= now }
    owner.timers.removeFirst(due.count)
    for timer in due where !isFinished { timer.block() }
  }
}
