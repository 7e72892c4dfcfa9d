import Glibc
import TestSupport
import Testing
import Windowing

/// Programs that show windows, on a screen of their own.
@Suite(.enabled(if: hasScreens), .serialized) struct ProgramTests {
  /// A screen that nobody else is on.
  private final class Screen {
    let display: String
    private let server: ChildProcess

    init() throws {
      server = try ChildProcess(
        ["Xvfb", "-displayfd", "3", "-screen", "0", "800x800x24", "-nolisten", "tcp", "-noreset"],
        outputDescriptor: 3)
      let number = server.readLine()
      try #require(!number.isEmpty, "Xvfb didn't start")
      display = ":\(number)"
    }

    deinit { server.end() }

    /// Starts a program of ours with an environment.
    func start(_ name: String, _ arguments: [String] = [], _ environment: [String] = []) throws
      -> ChildProcess
    {
      try ChildProcess(
        ["env"] + environment + [ChildProcess.built(name)] + arguments, display: display)
    }

    /// Runs a tool to its end.
    @discardableResult
    func run(_ words: String...) throws -> String {
      let tool = try ChildProcess(words, display: display)
      let output = tool.readOutput()
      #expect(tool.waitForExit() == 0, "\(words)")
      return String(decoding: output, as: UTF8.self)
    }

    /// The colour of a pixel of the screen, as `srgb(255,0,0)`.
    func colour(_ x: Int, _ y: Int) throws -> String {
      let colour = try run(
        "import", "-window", "root", "-crop", "1x1+\(x)+\(y)", "-depth", "8", "txt:-")
      return String(colour.split(separator: " ").last { $0.contains("(") || $0.count > 2 } ?? "")
        .split(separator: "\n").last.map { String($0) } ?? ""
    }
  }

  /// Asks again until `condition` holds; the test fails if it doesn't within seconds.
  private func waitUntil(_ what: Comment, _ condition: () throws -> Bool) throws {
    var waiter = try SystemWaiter()
    let deadline = waiter.now() + 10
    while try !condition() {
      try #require(waiter.now() < deadline, what)
      _ = waiter.wait(for: [], until: waiter.now() + 0.005)
    }
  }

  struct Row: CustomTestStringConvertible, Sendable {
    var argument: String
    var output: String
    var because: String

    var testDescription: String { because }
  }

  static let rows: [Row] = [
    Row(
      argument: "queues",
      output: """
        async in time true
        asyncAfter in time true
        common timer in time true
        from another thread in time true
        perform in time true
        sleeping task in time true
        source in time true
        task in time true
        timer in time true

        """, because: "timers, queues and tasks run beside the window, on the main thread"),
    Row(
      argument: "animation", output: "clock true\nanimation in time\n",
      because: "an animation begins when a timer's block adds it"),
    Row(argument: "links", output: "frames counted\n", because: "a display link follows frames"),
    Row(
      argument: "windows", output: "windows 2\nwindows 1\n",
      because: "several windows may be open"),
    Row(
      argument: "present", output: "presented true true\ndismissed true true\n",
      because: "a presented controller's view comes and goes"),
  ]

  @Test(arguments: rows)
  func showing(_ row: Row) throws {
    let screen = try Screen()
    let program = try screen.start("ShowProgram", [row.argument], ["RINGDOWN_RUN_FOR=20"])
    #expect(String(decoding: program.readOutput(), as: UTF8.self) == row.output)
    // The programs end themselves by SIGTERM.
    #expect(program.waitForExitStatus() == 128 + SIGTERM)
  }

  @Test func theLifeOfADelegate() throws {
    let screen = try Screen()
    let program = try screen.start("DelegateProgram", [], ["RINGDOWN_WINDOW_SIZE=300x200"])
    var (output, unread) = ("", "")
    func read(until last: String) throws {
      try waitUntil("\(last) is written") {
        let more = program.readAvailable()
        output += more
        unread += more
        return unread.contains("\(last)\n")
      }
      unread = ""
    }
    try read(until: "viewDidAppear")
    try waitUntil("the window is drawn") { try screen.colour(10, 10) == "red" }
    let window =
      try screen.run("xdotool", "search", "--name", "^DelegateProgram$")
      .split(separator: "\n").first.map { String($0) } ?? ""
    try screen.run("xdotool", "mousemove", "20", "30", "click", "1")
    try read(until: "touchesEnded")
    try waitUntil("the touch is seen") { try screen.colour(10, 10) == "blue" }
    try screen.run("xdotool", "windowunmap", window)
    try read(until: "  posted DidEnterBackgroundNotification")
    try screen.run("xdotool", "windowmap", window)
    try read(until: "  posted DidBecomeActiveNotification")
    try screen.run("xdotool", "windowsize", window, "320", "240")
    try read(until: "viewDidLayoutSubviews 320x240")
    kill(program.identifier, SIGINT)
    try read(until: "  posted WillTerminateNotification")
    #expect(program.waitForExitStatus() == 128 + SIGINT)
    #expect(
      output.split(separator: "\n") == [
        "didFinishLaunching true", "viewDidLoad", "viewWillAppear",
        "  posted DidFinishLaunchingNotification", "didBecomeActive true", "window true",
        "  posted DidBecomeActiveNotification", "viewWillLayoutSubviews",
        "viewDidLayoutSubviews 300x200", "viewDidAppear", "touchesBegan 20,30", "touchesEnded",
        "willResignActive", "  posted WillResignActiveNotification", "didEnterBackground true",
        "  posted DidEnterBackgroundNotification", "willEnterForeground",
        "  posted WillEnterForegroundNotification", "didBecomeActive true", "window true",
        "  posted DidBecomeActiveNotification", "viewWillLayoutSubviews",
        "viewDidLayoutSubviews 320x240", "willResignActive",
        "  posted WillResignActiveNotification", "willTerminate",
        "  posted WillTerminateNotification",
      ])
  }

  @Test func theLifeOfAScene() throws {
    let screen = try Screen()
    let program = try screen.start("SceneProgram", [], ["RINGDOWN_RUN_FOR=1"])
    #expect(
      String(decoding: program.readOutput(), as: UTF8.self) == """
        didFinishLaunching
        willConnect
        sceneWillEnterForeground
        sceneDidBecomeActive 1
        sceneWillResignActive
        sceneDidDisconnect

        """)
    #expect(program.waitForExitStatus() == 0)
  }

  @Test func anIdleProgramSleeps() throws {
    let screen = try Screen()
    let program = try screen.start("ShowProgram", ["idle"])
    #expect(program.readLine() == "ready")
    // What was still on its way then has arrived by the second look.
    let first = try wakeUps(of: program)
    try waitUntil("nothing happened for a while") { try screen.colour(3, 3) == "red" }
    let second = try wakeUps(of: program)
    var waiter = try SystemWaiter()
    _ = waiter.wait(for: [], until: waiter.now() + 1)
    #expect(try wakeUps(of: program) == second, "after \(first)")
  }

  /// How often the threads of a program went to sleep so far.
  private func wakeUps(of program: ChildProcess) throws -> Int {
    let tool = try ChildProcess([
      "sh", "-c", "cat /proc/\(program.identifier)/task/*/status",
    ])
    let lines = String(decoding: tool.readOutput(), as: UTF8.self).split(separator: "\n")
    return lines.filter { $0.hasPrefix("voluntary_ctxt_switches") }
      .compactMap { $0.split(separator: "\t").last.flatMap { Int($0) } }.reduce(0, +)
  }

  struct Complaint: CustomTestStringConvertible, Sendable {
    var environment: [String]
    var status: Int32
    var start: String

    var testDescription: String { "\(environment)" }
  }

  static let complaints: [Complaint] = [
    Complaint(
      environment: ["RINGDOWN_RUN_FOR=soon"], status: 2, start: "ShowProgram: RINGDOWN_RUN_FOR"),
    Complaint(
      environment: ["RINGDOWN_WINDOW_SIZE=0x5"], status: 2,
      start: "ShowProgram: RINGDOWN_WINDOW_SIZE"),
    Complaint(environment: ["DISPLAY="], status: 1, start: "ShowProgram: "),
  ]

  @Test(arguments: complaints)
  func whatMakesNoSenseIsTold(_ complaint: Complaint) throws {
    let screen = try Screen()
    let program = try ChildProcess(
      ["env"] + complaint.environment + [ChildProcess.built("ShowProgram"), "idle"],
      display: screen.display, outputDescriptor: 2)
    let output = String(decoding: program.readOutput(), as: UTF8.self)
    #expect(output.hasPrefix(complaint.start), "\(output)")
    #expect(program.waitForExitStatus() == complaint.status)
  }
}

/// Whether this machine has what the tests need.
private let hasScreens = ["Xvfb", "xdotool", "import"].allSatisfy(ChildProcess.isInstalled)
