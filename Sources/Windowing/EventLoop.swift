/// The one place where a program sleeps: it waits for a window, for time, signals and descriptors.
///
/// It reads the clock once a turn, sets a timer only when somebody has a deadline, and never wakes
/// by interval.
public final class EventLoop<Waiter: EventWaiter & ~Copyable> {
  /// The window whose events it hands out and whose frames it times.
  public let window: any OverlayWindow
  /// The moment the present turn began, on the boot clock.
  public private(set) var now: Seconds

  private var waiter: Waiter
  private var registeredDescriptors: [Int32] = []

  /// For how long, in seconds, the end of a frame in flight may go unread.
  ///
  /// The server's answer to a frame would wake the program a second time for each. So the window
  /// isn't listened to until the next frame is due, if that is so soon that nobody can tell.
  private static var longestInattention: Seconds { 0.05 }

  /// Creates a loop over `window` that waits by `waiter`.
  public init(window: any OverlayWindow, waiter: consuming Waiter) {
    self.window = window
    self.now = waiter.now()
    self.waiter = waiter
  }

  /// Adds a descriptor that wakes the loop when it can be read.
  ///
  /// The owner keeps it open until ``unregister(_:)``, and reads it when a turn names it.
  public func register(_ descriptor: Int32) {
    guard !registeredDescriptors.contains(descriptor) else { return }
    registeredDescriptors.append(descriptor)
  }

  /// Removes a descriptor that was added by ``register(_:)``.
  public func unregister(_ descriptor: Int32) {
    registeredDescriptors.removeAll { $0 == descriptor }
  }

  /// Waits for something to happen and tells what did.
  ///
  /// - Parameter deadline: The latest moment to wake, on the boot clock; `nil` sleeps until
  ///   something comes.
  /// - Returns: The events, signals and descriptors, with the time they are handled at.
  public func turn(until deadline: Seconds?) -> LoopTurn {
    turn { deadline }
  }

  /// Waits, until a deadline that is reckoned only when there is nothing left to take in: what is
  /// taken in may end a frame in flight, which brings no event but decides when the next is due.
  private func turn(until deadline: () -> Seconds?) -> LoopTurn {
    var turn = LoopTurn(now: now)
    // Xlib reads more than it was asked for: an event may be in its queue with nothing left on the
    // descriptor, and would be slept over.
    turn.events = window.drainEvents()
    if turn.events.isEmpty {
      let deadline = deadline()
      let reason = waiter.wait(for: descriptors(until: deadline), until: deadline)
      turn.signals = reason.signals
      turn.readyDescriptors = reason.readyDescriptors.filter(registeredDescriptors.contains)
      turn.events = window.drainEvents()
    }
    now = waiter.now()
    turn.now = now
    return turn
  }

  private func descriptors(until deadline: Seconds?) -> [Int32] {
    guard let windowDescriptor = window.fileDescriptor else { return registeredDescriptors }
    if window.isFrameInFlight, let deadline, deadline > now,
      deadline - now <= Self.longestInattention
    {
      return registeredDescriptors
    }
    return registeredDescriptors + [windowDescriptor]
  }

  /// Runs `program` until it has finished.
  ///
  /// A frame is drawn when its change is due and the refresh interval has passed, if the window
  /// can be seen and the last frame has arrived. Otherwise no timer is set for it: the event that
  /// makes it possible again wakes the loop.
  public func run(_ program: some LoopProgram) {
    var clock = FrameClock(interval: window.refreshInterval)
    var lastFrame = now
    var turn = LoopTurn(now: now)
    while true {
      program.handle(turn)
      guard !program.isFinished else { return }
      if let due = frameTime(clock, program, lastFrame), due <= now {
        program.drawFrame(at: now)
        clock.recordFrame(at: now)
        lastFrame = now
      }
      turn = self.turn {
        let times = [frameTime(clock, program, lastFrame), program.nextAlarm(after: now)]
        return times.compactMap { $0 }.min()
      }
    }
  }

  /// When the next frame can be drawn; `nil` while none can or is needed.
  private func frameTime(
    _ clock: FrameClock, _ program: some LoopProgram, _ lastFrame: Seconds
  ) -> Seconds? {
    guard window.isViewable else { return nil }
    let change = window.isPresentationNeeded ? now : program.nextVisibleChange(after: lastFrame)
    guard let due = clock.nextFrame(forChangeAt: change) else { return nil }
    return window.isFrameInFlight && due <= now ? nil : due
  }
}

/// What one turn of an event loop brought.
public struct LoopTurn: Hashable, Sendable {
  /// The time that everything in this turn happens at, on the boot clock.
  public var now: Seconds
  /// What happened to the window, oldest first.
  public var events: [WindowEvent] = []
  /// The signals that came.
  public var signals: [LoopSignal] = []
  /// The registered descriptors that can be read.
  public var readyDescriptors: [Int32] = []

  /// Creates a turn at `now` that brought nothing.
  public init(now: Seconds) {
    self.now = now
  }
}
