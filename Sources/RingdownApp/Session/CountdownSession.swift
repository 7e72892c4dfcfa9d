import Countdown
import Drawing
import Faces
import Geometry
import Windowing

/// One countdown in one window, from its start to the exit status.
///
/// The event loop hands it what happened and asks when it wants to be woken; it changes the
/// countdown, shows it, and draws.
final class CountdownSession: LoopProgram {
  /// The exit status; meaningful once the session is finished.
  private(set) var exitStatus = ExitStatus.cancelled
  /// Whether the session is over.
  private(set) var isFinished = false

  private let window: any OverlayWindow
  private let options: RingdownOptions
  private let picture: CountdownPicture
  private var countdown: CountdownState
  private var gesture = PointerGesture()
  private var isAbove = true
  private var hasReachedZero = false
  private var title = ""

  /// Starts counting down.
  ///
  /// - Parameters:
  ///   - duration: How long.
  ///   - options: How it looks and ends.
  ///   - window: Where it shows.
  ///   - hasCompositor: Whether the screen blends what is half transparent with what is behind.
  ///   - now: When it starts, in seconds on the boot clock.
  init(
    _ duration: CountdownDuration, options: RingdownOptions, window: any OverlayWindow,
    hasCompositor: Bool = true, now: Double
  ) {
    self.window = window
    self.options = options
    picture = CountdownPicture(options: options, size: window.pixelSize, scale: window.scale)
    picture.frameDuration = window.refreshInterval
    picture.isCutOut = !hasCompositor
    countdown = CountdownState(duration: duration)
    countdown.start(at: CountdownInstant(seconds: now))
    show(at: now)
    window.setInputShape(picture.inputShape)
  }

  // MARK: LoopProgram

  /// Takes in signals, time and events, in this order.
  func handle(_ turn: LoopTurn) {
    for signal in turn.signals { handle(signal, at: turn.now) }
    settle(at: turn.now)
    for event in turn.events where !isFinished { handle(event, at: turn.now) }
    settle(at: turn.now)
    guard !isFinished else { return }
    show(at: turn.now)
  }

  /// Draws what changed and presents it.
  func drawFrame(at now: Double) {
    do throws(CairoError) {
      try picture.drawFrame(at: now, in: window)
    } catch {
      StandardStream.error.print("ringdown: \(error)\n")
      finish(ExitStatus.failed)
    }
  }

  /// The next frame of an animation, or the next second of the text.
  func nextVisibleChange(after now: Double) -> Double? {
    let text = countdown.nextEvent(after: CountdownInstant(seconds: now))?.seconds ?? .infinity
    let next = min(picture.nextChange, text)
    return next == .infinity ? nil : next
  }

  /// The end, whether or not anybody sees it.
  func nextAlarm(after now: Double) -> Double? {
    guard case .running(let deadline) = countdown.phase else { return nil }
    return deadline.seconds
  }

  // MARK: What happens

  private func handle(_ signal: LoopSignal, at now: Double) {
    switch signal {
    case .interrupt, .terminate, .hangUp: finish(ExitStatus.ended(by: signal))
    case .user1: countdown.toggle(at: CountdownInstant(seconds: now))
    }
  }

  /// Notices the end of the countdown.
  private func settle(at now: Double) {
    guard !isFinished else { return }
    guard !countdown.advance(to: CountdownInstant(seconds: now)).isEmpty else { return }
    hasReachedZero = true
    if options.exitsAtEnd { finish(ExitStatus.reachedZero) }
  }

  private func handle(_ event: WindowEvent, at now: Double) {
    switch event {
    case .pointer(let pointer): perform(gesture.meaning(of: pointer, scale: window.scale), at: now)
    case .keyPressed(let press): if let binding = KeyBinding(press) { perform(binding, at: now) }
    case .closeRequested: quit()
    case .resized(let size): resize(to: size)
    case .scaleChanged(let scale):
      window.resize(to: CountdownPicture.pixelSize(options: options, scale: scale))
      resize(to: window.pixelSize)
    case .connectionLost:
      StandardStream.error.print("ringdown: the connection to the display was lost\n")
      finish(ExitStatus.failed)
    case .compositorChanged(let isPresent): picture.isCutOut = !isPresent
    case .exposed, .viewabilityChanged, .moved: break
    }
  }

  private func perform(_ meaning: PointerGesture.Meaning, at now: Double) {
    switch meaning {
    case .click: perform(.toggle, at: now)
    case .secondaryClick: perform(.restart, at: now)
    case .drag: window.beginMoving()
    case .wheel(let notches): perform(.adjust(minutes: notches), at: now)
    case .nothing: break
    }
  }

  private func perform(_ binding: KeyBinding, at now: Double) {
    let instant = CountdownInstant(seconds: now)
    switch binding {
    case .toggle: if isOver { quit() } else { countdown.toggle(at: instant) }
    case .restart: restart(at: instant)
    case .adjust(let minutes): adjust(minutes: minutes, at: instant)
    case .nextFace: switchFace(to: picture.faceName.next, at: now)
    case .toggleAbove:
      isAbove.toggle()
      window.setAbove(isAbove)
    case .quit: quit()
    }
  }

  private func restart(at now: CountdownInstant) {
    countdown.restart(at: now)
    hasReachedZero = false
  }

  private func adjust(minutes: Int, at now: CountdownInstant) {
    guard let span = CountdownDuration(milliseconds: abs(minutes) * 60_000) else { return }
    if minutes > 0 {
      countdown.add(span, at: now)
      hasReachedZero = false
    } else {
      countdown.subtract(span, at: now)
    }
  }

  /// Shows another face from `now` on; the countdown goes on as it was.
  func switchFace(to name: FaceName, at now: Double) {
    guard name != picture.faceName else { return }
    picture.switchFace(to: name)
    show(at: now)
    window.setInputShape(picture.inputShape)
  }

  private func resize(to size: PixelSize) {
    picture.resize(to: size, scale: window.scale)
    window.setInputShape(picture.inputShape)
  }

  private var isOver: Bool {
    if case .finished = countdown.phase { true } else { false }
  }

  private func quit() {
    finish(hasReachedZero ? ExitStatus.reachedZero : ExitStatus.cancelled)
  }

  private func finish(_ status: Int32) {
    guard !isFinished else { return }
    isFinished = true
    exitStatus = status
  }

  // MARK: What shows

  /// Brings face and title to `now`.
  private func show(at now: Double) {
    let text = picture.show(countdown, at: now)
    let title = Self.title(label: options.labelLine, text: text)
    guard title != self.title else { return }
    self.title = title
    window.setTitle(title)
  }

  /// What window lists show: the label and the time.
  static func title(label: String, text: String) -> String {
    [label, text].filter { !$0.isEmpty }.joined(separator: " – ")
  }
}
