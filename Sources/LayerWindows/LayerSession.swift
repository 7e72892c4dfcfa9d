import Drawing
import Geometry
import Glibc
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
  private let start: Seconds
  /// Whether each frame is told on standard error.
  private let isTraced = getenv("RINGDOWN_TRACE_FRAMES") != nil

  /// Starts showing the layers of `owner` in `window` at `now`, until `end`.
  init(of owner: LayerWindow, in window: any OverlayWindow, now: Seconds, end: Seconds) {
    self.owner = owner
    self.window = window
    self.end = end
    start = now
    picture = LayerPicture(
      layer: owner.layer, size: window.pixelSize, scale: window.scale, now: now)
    picture.frameDuration = window.refreshInterval
    owner.size = owner.layer.bounds.size
    for index in owner.timers.indices { owner.timers[index].due += now }
    window.setTitle(owner.title)
  }

  /// Leaves what still waits to the next run, which begins in no time.
  func leaveTimers(at now: Seconds) {
    for index in owner.timers.indices { owner.timers[index].due -= now }
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
      let damage = try picture.drawFrame(at: now, in: window)
      if isTraced { trace(damage, at: now) }
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

  /// Tells what a frame painted, and when the next is due.
  private func trace(_ damage: PixelRegion, at now: Seconds) {
    let next = picture.nextChange
    let waiting = next == .infinity ? "never" : "\(milliseconds(max(0, next - now))) ms"
    let rects = damage.rects.map { " \($0.width)x\($0.height)+\($0.x)+\($0.y)" }.joined()
    standardError(
      """
      frame at \(milliseconds(now - start)) ms: \(damage.area) pixels\(rects); \
      next change in \(waiting)

      """)
  }

  /// Whole milliseconds, up to some years.
  private func milliseconds(_ seconds: Seconds) -> Int { Int(min(seconds, 1e9) * 1000) }

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
