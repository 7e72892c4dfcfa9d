internal import CLinux
internal import Glibc

/// Waiting by poll(2) on an absolute boot clock timer, a signal descriptor and what it is given.
///
/// It owns both descriptors. While it lives, the signals of ``LoopSignal`` are blocked on the
/// thread that made it, and `SIGPIPE` is ignored; a child process must unblock them for itself.
public struct SystemWaiter: EventWaiter, ~Copyable {
  private let timer: Int32
  private let signals: Int32
  private let previousMask: sigset_t
  /// The deadline that the timer is set to, so that the same one costs no call.
  private var armedDeadline: Seconds?

  /// Opens the timer and the signal descriptor.
  ///
  /// - Throws: ``SystemWaiterError`` if the kernel has no descriptor left.
  public init() throws(SystemWaiterError) {
    var mask = sigset_t()
    sigemptyset(&mask)
    for signal in LoopSignal.allCases {
      sigaddset(&mask, signal.number)
    }
    let timer = timerfd_create(CLOCK_BOOTTIME, Int32(TFD_CLOEXEC | TFD_NONBLOCK))
    guard timer >= 0 else { throw SystemWaiterError(operation: "make a timer", code: errno) }
    let signals = signalfd(-1, &mask, Int32(SFD_CLOEXEC | SFD_NONBLOCK))
    guard signals >= 0 else {
      let code = errno
      close(timer)
      throw SystemWaiterError(operation: "receive signals", code: code)
    }
    var previousMask = sigset_t()
    pthread_sigmask(SIG_BLOCK, &mask, &previousMask)
    signal(SIGPIPE, SIG_IGN)
    self.timer = timer
    self.signals = signals
    self.previousMask = previousMask
  }

  deinit {
    close(timer)
    close(signals)
    var mask = previousMask
    pthread_sigmask(SIG_SETMASK, &mask, nil)
  }

  /// The time on the boot clock.
  public func now() -> Seconds {
    var time = timespec()
    clock_gettime(CLOCK_BOOTTIME, &time)
    return Seconds(time.tv_sec) + Seconds(time.tv_nsec) / 1e9
  }

  /// Sleeps until a descriptor can be read, a signal came or the deadline passed.
  public mutating func wait(for descriptors: [Int32], until deadline: Seconds?) -> WakeReason {
    arm(deadline)
    var polled = [signals, timer].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    polled += descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    guard poll(&polled, nfds_t(polled.count), -1) > 0 else { return WakeReason() }
    return WakeReason(
      readyDescriptors: polled.dropFirst(2).filter { $0.revents != 0 }.map(\.fd),
      signals: polled[0].revents != 0 ? readSignals() : [])
  }

  /// Sets the timer; that also makes one that went off unreadable again, without a read.
  private mutating func arm(_ deadline: Seconds?) {
    guard deadline != armedDeadline else { return }
    var setting = itimerspec()
    if let deadline {
      setting.it_value = Self.kernelTime(atOrAfter: deadline)
    }
    timerfd_settime(timer, Int32(TFD_TIMER_ABSTIME), &setting, nil)
    armedDeadline = deadline
  }

  /// The first nanosecond that is not before `deadline`, and after the clock's start.
  ///
  /// A time of 0 would switch the timer off instead of letting it go off at once.
  private static func kernelTime(atOrAfter deadline: Seconds) -> timespec {
    // A hundred years of uptime: later ones are never met, and the kernel would refuse some.
    let moment = min(max(deadline, 1e-9), 3e9)
    let whole = moment.rounded(.down)
    let nanoseconds = Int(((moment - whole) * 1e9).rounded(.up))
    return timespec(
      tv_sec: Int(whole) + nanoseconds / 1_000_000_000, tv_nsec: nanoseconds % 1_000_000_000)
  }

  /// Takes the signals that came off the queue.
  private func readSignals() -> [LoopSignal] {
    var received: [LoopSignal] = []
    var message = signalfd_siginfo()
    let size = MemoryLayout<signalfd_siginfo>.size
    while read(signals, &message, size) == size {
      guard let signal = LoopSignal(number: message.ssi_signo), !received.contains(signal) else {
        continue
      }
      received.append(signal)
    }
    return received
  }
}

/// The kernel refused what a ``SystemWaiter`` needs.
public struct SystemWaiterError: Error, Hashable, CustomStringConvertible {
  /// What was tried, as in "make a timer".
  public let operation: String
  /// The kernel's reason (`errno`).
  public let code: Int32

  /// One line for a person.
  public var description: String {
    "can't \(operation): \(String(cString: strerror(code)))"
  }
}
