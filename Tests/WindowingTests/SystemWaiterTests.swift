import Glibc
import Testing
import Windowing

/// The real clock and the real kernel; nothing here waits for longer than a few milliseconds.
@Suite(.serialized) struct SystemWaiterTests {
  /// Two connected descriptors that no child process inherits.
  private func makeEnds() throws -> [Int32] {
    var ends: [Int32] = [0, 0]
    let kind = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
    try #require(socketpair(AF_UNIX, kind, 0, &ends) == 0)
    return ends
  }

  @Test func aDeadlineIsNeverMetEarly() throws {
    var waiter = try SystemWaiter()
    for delay in [0.0005, 0.001, 0.002] {
      let deadline = waiter.now() + delay
      #expect(waiter.wait(for: [], until: deadline) == WakeReason())
      #expect(waiter.now() >= deadline)
    }
  }

  @Test(arguments: [-1.0, 0, 1e-300, .leastNonzeroMagnitude, -.infinity])
  func aDeadlineInThePastReturnsAtOnce(_ deadline: Double) throws {
    var waiter = try SystemWaiter()
    #expect(waiter.wait(for: [], until: deadline) == WakeReason())
    #expect(waiter.wait(for: [], until: deadline) == WakeReason(), "and again")
  }

  @Test func aReadableDescriptorIsNamed() throws {
    let ends = try makeEnds()
    defer { ends.forEach { close($0) } }
    var waiter = try SystemWaiter()
    let soon = waiter.now() + 0.001
    #expect(waiter.wait(for: [ends[0]], until: soon) == WakeReason(), "nothing written yet")
    write(ends[1], "x", 1)
    let reason = waiter.wait(for: [ends[0]], until: nil)
    #expect(reason == WakeReason(readyDescriptors: [ends[0]]))
  }

  @Test func aClosedPeerWakes() throws {
    let ends = try makeEnds()
    defer { close(ends[0]) }
    close(ends[1])
    var waiter = try SystemWaiter()
    #expect(waiter.wait(for: [ends[0]], until: nil).readyDescriptors == [ends[0]])
  }

  /// Sent to this thread alone: another thread of the test runner would die of it.
  @Test(arguments: LoopSignal.allCases)
  func aSignalWakes(_ signal: LoopSignal) throws {
    var waiter = try SystemWaiter()
    pthread_kill(pthread_self(), signal.number)
    pthread_kill(pthread_self(), signal.number)
    #expect(waiter.wait(for: [], until: nil) == WakeReason(signals: [signal]))
    let soon = waiter.now() + 0.001
    #expect(waiter.wait(for: [], until: soon) == WakeReason(), "it was taken off the queue")
  }

  @Test func theSignalMaskIsGivenBack() throws {
    func isBlocked() -> Bool {
      var mask = sigset_t()
      pthread_sigmask(SIG_BLOCK, nil, &mask)
      return sigismember(&mask, SIGUSR1) == 1
    }
    var mask = sigset_t()
    sigaddset(&mask, SIGUSR1)
    pthread_sigmask(SIG_UNBLOCK, &mask, nil)
    do {
      let waiter = try SystemWaiter()
      #expect(isBlocked())
      #expect(waiter.now() > 0)
    }
    #expect(!isBlocked())
  }
}
