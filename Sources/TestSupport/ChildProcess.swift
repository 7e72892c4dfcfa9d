package import Glibc

/// A program that a test starts, and ends when it lets go of it.
package final class ChildProcess {
  package let identifier: pid_t
  private let output: Int32
  private var status: Int32?

  /// A program that could not be started.
  package struct Failure: Error, CustomStringConvertible {
    package let description: String
  }

  /// Starts `arguments[0]`, found in `PATH`; what it writes can be read by ``readOutput()``.
  ///
  /// - Parameters:
  ///   - arguments: The program's name and its arguments.
  ///   - display: What it finds in `DISPLAY`.
  ///   - outputDescriptor: Which of its descriptors is read; 1 is standard output.
  /// - Throws: ``Failure`` if there is no such program.
  package init(_ arguments: [String], display: String? = nil, outputDescriptor: Int32 = 1) throws {
    var ends: [Int32] = [0, 0]
    // A pipe can't be made so that no other child inherits it; a socket pair can.
    let kind = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
    guard socketpair(AF_UNIX, kind, 0, &ends) == 0 else {
      throw Failure(description: "no descriptor left")
    }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for descriptor in [Int32(1), 2] {
      posix_spawn_file_actions_addopen(&actions, descriptor, "/dev/null", O_WRONLY, 0)
    }
    posix_spawn_file_actions_adddup2(&actions, ends[1], outputDescriptor)
    // The test runner may have signals blocked, which a child would inherit.
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var noSignals = sigset_t()
    sigemptyset(&noSignals)
    posix_spawnattr_setsigmask(&attributes, &noSignals)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
    var words: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) } + [nil]
    var surroundings: [UnsafeMutablePointer<CChar>?] = []
    for name in ["PATH", "HOME", "LANG", "LSAN_OPTIONS", "RINGDOWN_CHECK_DAMAGE"] {
      surroundings += getenv(name).map { [strdup("\(name)=\(String(cString: $0))")] } ?? []
    }
    surroundings += display.map { [strdup("DISPLAY=\($0)")] } ?? []
    surroundings.append(nil)
    defer { (words + surroundings).forEach { free($0) } }
    var identifier: pid_t = 0
    let code = posix_spawnp(
      &identifier, arguments[0], &actions, &attributes, &words, &surroundings)
    close(ends[1])
    guard code == 0 else {
      close(ends[0])
      throw Failure(description: "\(arguments[0]): \(String(cString: strerror(code)))")
    }
    self.identifier = identifier
    output = ends[0]
  }

  deinit {
    end()
    close(output)
  }

  /// Ends the program at once and waits until it is gone.
  package func end() {
    guard status == nil else { return }
    kill(identifier, SIGKILL)
    _ = waitForExit()
  }

  /// Waits until the program ends by itself, and answers its exit status.
  package func waitForExit() -> Int32 {
    if let status { return status }
    var status: Int32 = 0
    while waitpid(identifier, &status, 0) < 0, errno == EINTR {}
    self.status = status
    return status
  }

  /// Waits until the program ends by itself, and answers the status that a shell sees.
  ///
  /// - Returns: What it exited with, or 128 and the signal that ended it.
  package func waitForExitStatus() -> Int32 {
    let status = waitForExit()
    return status & 0x7F == 0 ? (status >> 8) & 0xFF : 128 + (status & 0x7F)
  }

  /// Everything the program writes until it closes its output.
  package func readOutput() -> [UInt8] {
    var bytes: [UInt8] = []
    while let more = readSome() {
      bytes += more
    }
    return bytes
  }

  /// The next line that the program writes.
  package func readLine() -> String {
    var bytes: [UInt8] = []
    while !bytes.contains(UInt8(ascii: "\n")), let more = readSome() {
      bytes += more
    }
    return String(decoding: bytes.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
  }

  /// What the program has written by now.
  package func readAvailable() -> String {
    String(decoding: readSome(within: 0) ?? [], as: UTF8.self)
  }

  /// The next bytes; `nil` at the end, and if none come for so many milliseconds.
  private func readSome(within milliseconds: Int32 = 20_000) -> [UInt8]? {
    var polled = pollfd(fd: output, events: Int16(POLLIN), revents: 0)
    guard poll(&polled, 1, milliseconds) > 0 else { return nil }
    var buffer = [UInt8](repeating: 0, count: 65_536)
    let count = read(output, &buffer, buffer.count)
    return count > 0 ? Array(buffer.prefix(count)) : nil
  }

  /// The identifier of the test's own process.
  package static var ownIdentifier: pid_t { getpid() }

  /// Where a program of this package is, which lies beside the tests.
  package static func built(_ name: String) -> String {
    var path = [CChar](repeating: 0, count: 4096)
    let count = readlink("/proc/self/exe", &path, path.count - 1)
    let own = path.prefix(max(count, 0)).map { UInt8(bitPattern: $0) }
    let slash = own.lastIndex(of: UInt8(ascii: "/")) ?? 0
    return String(decoding: own[..<slash], as: UTF8.self) + "/" + name
  }

  /// Whether a program is in `PATH`.
  package static func isInstalled(_ name: String) -> Bool {
    let path = getenv("PATH").map { String(cString: $0) } ?? ""
    return path.split(separator: ":").contains { access("\($0)/\(name)", X_OK) == 0 }
  }
}
