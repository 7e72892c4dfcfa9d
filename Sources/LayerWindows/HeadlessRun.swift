import Drawing
import Geometry
import Layers
import Windowing

/// The run of a layer window in memory, by a clock that jumps to whatever is due next.
final class HeadlessRun {
  private let window: HeadlessWindow
  private let loop: EventLoop<JumpingWaiter>
  private let session: LayerSession
  private let start: Seconds
  private unowned let owner: LayerWindow

  /// Starts the run; no time has passed yet.
  ///
  /// - Throws: `CairoError` if the picture is too large or memory runs out.
  init(of owner: LayerWindow, scale: CGFloat) throws(CairoError) {
    self.owner = owner
    start = CACurrentMediaTime()
    window = try HeadlessWindow(
      pixelSize: LayerWindow.pixelSize(owner.size, scale: scale), scale: scale)
    window.recordsRegions = false
    loop = EventLoop(window: window, waiter: JumpingWaiter(time: start))
    session = LayerSession(of: owner, in: window, now: start, end: start)
  }

  /// Runs to `time` and lends the picture of that moment.
  func withPicture<Result>(
    at time: Seconds, _ body: (borrowing ImageSurface) throws -> Result
  ) throws -> Result {
    owner.session = session
    defer { owner.session = nil }
    session.goOn(until: start + time)
    loop.run(session)
    _ = try session.outcome()
    // The loop ends with the turn that reaches the end; its picture is still to be drawn.
    session.drawFrame(at: loop.now)
    _ = try session.outcome()
    return try window.withPicture(body)
  }
}

/// A clock that nobody waits for.
private struct JumpingWaiter: EventWaiter {
  var time: Seconds

  func now() -> Seconds { time }

  mutating func wait(for descriptors: [Int32], until deadline: Seconds?) -> WakeReason {
    time = max(time, deadline ?? time)
    return WakeReason()
  }
}
