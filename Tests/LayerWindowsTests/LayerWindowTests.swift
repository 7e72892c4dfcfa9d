import Glibc
@testable import LayerWindows
import TestSupport
import Testing

/// A layer window in a headless window, by a clock that jumps.
@Suite struct LayerWindowTests {
  /// A root with one white layer of 10 × 10 points in its corner.
  private let root = CALayer()
  private let square = CALayer()

  init() {
    root.backgroundColor = .black
    square.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    square.backgroundColor = .white
    root.addSublayer(square)
  }

  private func makeWindow() -> LayerWindow {
    LayerWindow(layer: root, size: CGSize(width: 40, height: 20), title: "layers")
  }

  /// Runs `window` by `script` on a screen in memory.
  private func run(
    _ window: LayerWindow, script: [ScriptedWaiter.Step] = [], for duration: Seconds = .infinity
  ) throws -> (ending: LayerWindow.Ending, screen: HeadlessWindow, waiter: ScriptedWaiter) {
    let screen = try HeadlessWindow(pixelSize: PixelSize(width: 40, height: 20))
    let waiter = ScriptedWaiter(window: screen, start: 1000, script: script)
    let ending = try window.run(on: EventLoop(window: screen, waiter: waiter), for: duration)
    return (ending, screen, waiter)
  }

  private func pixel(_ x: Int, _ y: Int, of screen: HeadlessWindow) -> UInt32 {
    screen.withPicture { $0.withPixels { $0[x, y] } }
  }

  @Test("A display link has a frame drawn at each refresh, and none once it is paused")
  func displayLink() throws {
    var calls: [Double] = []
    let link = CADisplayLink { link in
      calls.append(link.duration)
      if calls.count == 30 { link.isPaused = true }
    }
    link.start()
    defer { link.invalidate() }
    let (_, screen, waiter) = try run(makeWindow(), for: 2)
    #expect(calls.count == 30 && Set(calls) == [screen.refreshInterval])
    #expect(link.timestamp - 1000 < 30 * screen.refreshInterval + 0.01)
    #expect(waiter.now() == 1002)
  }

  // MARK: How a run ends

  /// What happens at a second of the run, and how that ends it.
  struct Row: CustomTestStringConvertible, Sendable {
    var action: ScriptedWaiter.Action
    var ending: LayerWindow.Ending
    var because: String
    var testDescription: String { because }
  }

  static let rows: [Row] = [
    Row(action: .events([.closeRequested]), ending: .closed, because: "the close button"),
    Row(action: .signal(.interrupt), ending: .signal(.interrupt), because: "Ctrl+C"),
    Row(action: .signal(.terminate), ending: .signal(.terminate), because: "kill"),
    Row(action: .signal(.hangUp), ending: .signal(.hangUp), because: "the terminal closed"),
    Row(action: .signal(.user1), ending: .timeOver, because: "SIGUSR1 says nothing to a window"),
    Row(action: .spurious, ending: .timeOver, because: "five seconds are over"),
  ]

  @Test(arguments: rows)
  func ending(_ row: Row) throws {
    let (ending, _, waiter) = try run(
      makeWindow(), script: [.init(at: 1001, row.action)], for: 5)
    #expect(ending == row.ending)
    #expect(waiter.now() == (row.ending == .timeOver ? 1005 : 1001))
  }

  @Test func aDeadDisplayIsAnError() throws {
    #expect(throws: DisplayLost()) {
      try run(makeWindow(), script: [.init(at: 1001, .events([.connectionLost]))])
    }
  }

  @Test func aWindowMayStayOpen() throws {
    let window = makeWindow()
    var asked = 0
    window.shouldClose = {
      asked += 1
      return asked == 2
    }
    let close = ScriptedWaiter.Action.events([.closeRequested])
    let (ending, _, waiter) = try run(
      window, script: [.init(at: 1001, close), .init(at: 1002, close)])
    #expect(ending == .closed)
    #expect(waiter.now() == 1002)
  }

  @Test func aCallbackCanCloseIt() throws {
    let window = makeWindow()
    window.after(0) { window.close() }
    let (ending, screen, _) = try run(window)
    #expect(ending == .closed)
    #expect(screen.title == "layers")
  }

  // MARK: What reaches the program

  @Test func pointerAndKeysComeInTheRootsCoordinates() throws {
    let window = makeWindow()
    var said: [String] = []
    window.onPointer = { said.append("\($0.action) \($0.position.x) \($0.position.y)") }
    window.onKeyPress = { said.append("\($0.key)") }
    window.onVisibilityChange = { said.append("visible: \($0)") }
    let pixel = PixelPoint(x: 30, y: 10)
    let pointer = PointerEvent(.moved, pixel: pixel, desktopPixel: pixel, scale: 2)
    _ = try run(
      window,
      script: [
        .init(
          at: 1001,
          .events([.pointer(pointer), .keyPressed(KeyPress(.space)), .viewabilityChanged(false)]))
      ], for: 2)
    #expect(said == ["moved 15.0 5.0", "space", "visible: false"])
  }

  @Test func theMediaTimeIsTheTurnsAndTheSystemsAgainAfterwards() throws {
    let before = CACurrentMediaTime()
    let window = makeWindow()
    var times: [Double] = []
    window.onKeyPress = { _ in times.append(CACurrentMediaTime()) }
    let key = ScriptedWaiter.Action.events([.keyPressed(KeyPress(.space))])
    _ = try run(window, script: [.init(at: 1001.5, key), .init(at: 1003.25, key)], for: 5)
    #expect(times == [1001.5, 1003.25])
    #expect(CACurrentMediaTime() >= before)
  }

  @Test func blocksComeInTimeAlsoWhileNothingCanBeSeen() throws {
    let window = makeWindow()
    var times: [Double] = []
    window.onKeyPress = { _ in
      window.after(2) { times.append(CACurrentMediaTime()) }
      window.after(1) { times.append(CACurrentMediaTime()) }
    }
    _ = try run(
      window,
      script: [
        .init(at: 1001, .events([.keyPressed(KeyPress(.space)), .viewabilityChanged(false)]))
      ], for: 10)
    #expect(times == [1002, 1003])
  }

  @Test func blocksGivenBeforeTheStartCountFromThere() throws {
    let window = makeWindow()
    var times: [Double] = []
    window.after(1) { times.append(CACurrentMediaTime()) }
    window.after(5) { times.append(CACurrentMediaTime()) }
    _ = try run(window, for: 2)
    #expect(times == [1001])
    _ = try run(window, for: 4)
    #expect(times == [1001, 1003], "what is left of 5 s")
  }

  // MARK: What is shown

  @Test func anIdleWindowDrawsOnceAndSetsNoTimer() throws {
    let (_, screen, waiter) = try run(makeWindow())
    #expect(screen.frameCount == 1)
    #expect(waiter.isExhausted, "nothing wakes it")
    #expect(waiter.waits.map(\.deadline) == [nil])
    #expect(pixel(5, 5, of: screen) == 0xFFFF_FFFF)
    #expect(pixel(15, 5, of: screen) == 0xFF00_0000)
  }

  @Test func anAnimationRunsItsFramesAndCompletionsComeAfterwards() throws {
    let window = makeWindow()
    var completed: Double?
    window.onKeyPress = { _ in
      CATransaction.setCompletionBlock { completed = CACurrentMediaTime() }
      square.position.x += 20
    }
    let (_, screen, waiter) = try run(
      window, script: [.init(at: 1001, .events([.keyPressed(KeyPress(.space))]))])
    // A quarter of a second is 15 frames of 1/60 s, after the one at the start.
    #expect((15...19).contains(screen.frameCount), "frames: \(screen.frameCount)")
    let end = try #require(completed)
    #expect(end >= 1001.25 && end < 1001.3, "a quarter second, and at most two frames: \(end)")
    #expect(pixel(25, 5, of: screen) == 0xFFFF_FFFF)
    #expect(pixel(5, 5, of: screen) == 0xFF00_0000)
    #expect(waiter.waits.last?.deadline == nil, "then it sleeps")
  }

  @Test func aDisplayLinkTicksAtTheScreensRate() throws {
    var times: [Double] = []
    let link = CADisplayLink { times.append($0.timestamp) }
    link.start()
    defer { link.invalidate() }
    let screen = try HeadlessWindow(
      pixelSize: PixelSize(width: 40, height: 20), refreshInterval: 0.125)
    let waiter = ScriptedWaiter(window: screen, start: 1000)
    try makeWindow().run(on: EventLoop(window: screen, waiter: waiter), for: 0.5)
    #expect(times == [1000, 1000.125, 1000.25, 1000.375])
    #expect(screen.frameCount == 1, "nothing changed after the first frame")
  }

  @Test func theRootFollowsTheWindowsSizeAtOnce() throws {
    let window = makeWindow()
    var sizes: [CGSize] = []
    window.onResize = { sizes.append($0) }
    let screen = try HeadlessWindow(pixelSize: PixelSize(width: 40, height: 20))
    window.onKeyPress = { _ in screen.resize(to: PixelSize(width: 100, height: 30)) }
    let waiter = ScriptedWaiter(
      window: screen, script: [.init(at: 1, .events([.keyPressed(KeyPress(.space))]))])
    try window.run(on: EventLoop(window: screen, waiter: waiter))
    #expect(sizes == [CGSize(width: 100, height: 30)])
    #expect(window.size == CGSize(width: 100, height: 30))
    #expect(root.frame == CGRect(x: 0, y: 0, width: 100, height: 30))
    #expect(root.animationKeys() == nil)
    #expect(pixel(99, 29, of: screen) == 0xFF00_0000)
  }

  @Test func anotherScaleKeepsTheSizeInPoints() throws {
    let window = makeWindow()
    var resizes = 0
    window.onResize = { _ in resizes += 1 }
    let (_, screen, _) = try run(
      window, script: [.init(at: 1001, .events([.scaleChanged(2)]))], for: 2)
    #expect(screen.pixelSize == PixelSize(width: 80, height: 40))
    #expect(window.size == CGSize(width: 40, height: 20))
    #expect(resizes == 0, "the size in points is the same")
    #expect(pixel(19, 19, of: screen) == 0xFFFF_FFFF, "the square's far corner")
    #expect(pixel(20, 20, of: screen) == 0xFF00_0000)
  }

  @Test func hiddenItDrawsNothing() throws {
    let window = makeWindow()
    window.onKeyPress = { _ in square.opacity = 0 }
    let (_, screen, _) = try run(
      window,
      script: [
        .init(at: 1001, .events([.viewabilityChanged(false), .keyPressed(KeyPress(.space))])),
        .init(at: 1009, .events([.viewabilityChanged(true)])),
      ], for: 9.5)
    #expect(screen.frameCount < 30, "the fading begins when it can be seen: \(screen.frameCount)")
    #expect(pixel(5, 5, of: screen) == 0xFF00_0000)
  }

  // MARK: Without a display

  @Test func picturesOfOneRunGoOnFromEachOther() throws {
    let window = makeWindow()
    var completions = 0
    window.after(1) {
      CATransaction.setAnimationDuration(1)
      CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
      CATransaction.setCompletionBlock { completions += 1 }
      square.position.x += 20
    }
    /// The first white column at `time`.
    func edge(at time: Double) throws -> Int? {
      try window.withPicture(at: time) { picture in
        picture.withPixels { pixels in (0..<40).first { pixels[$0, 5] == 0xFFFF_FFFF } }
      }
    }
    #expect(try edge(at: 0) == 0)
    #expect(try edge(at: 0.9) == 0)
    #expect(try edge(at: 1.5) == 10, "half way of 20")
    #expect(completions == 0)
    #expect(try edge(at: 3) == 20)
    #expect(completions == 1)
  }

  @Test func aPictureHasTheScaleAskedFor() throws {
    let size = try makeWindow().withPicture(at: 0, scale: 1.5) { $0.size }
    #expect(size == PixelSize(width: 60, height: 30))
  }

  /// A size in points, a scale, and how many pixels that is.
  struct SizeRow: Sendable {
    var points: CGSize
    var scale: CGFloat
    var width: Int
    var height: Int
  }

  @Test(arguments: [
    SizeRow(points: CGSize(width: 10, height: 0), scale: 2, width: 20, height: 1),
    SizeRow(points: CGSize(width: -5, height: Double.nan), scale: 1, width: 1, height: 1),
    SizeRow(
      points: CGSize(width: 1e300, height: Double.infinity), scale: 1, width: 16_384,
      height: 16_384),
    SizeRow(points: CGSize(width: 10.3, height: 10.5), scale: 1, width: 10, height: 11),
  ])
  func aSizeInPixelsIsOneThatAWindowCanHave(_ row: SizeRow) {
    #expect(
      LayerWindow.pixelSize(row.points, scale: row.scale)
        == PixelSize(width: row.width, height: row.height))
  }
}
