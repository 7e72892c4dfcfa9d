import Countdown
import Drawing
import Faces
import Geometry
import TestSupport
import Testing
import Windowing

@testable import RingdownApp

/// Another face in a countdown that goes on.
@Suite struct FaceSwitchingTests {
  /// A countdown of 4 s in a window kept in memory, with what was done to it.
  private func run(
    _ script: [(Double, ScriptedWaiter.Action)],
    _ configure: (inout RingdownOptions) -> Void = { _ in }
  ) throws -> (session: CountdownSession, waiter: ScriptedWaiter, window: HeadlessWindow) {
    var options = RingdownOptions()
    options.isQuiet = true
    configure(&options)
    let window = try HeadlessWindow(pixelSize: PixelSize(width: 240, height: 240))
    let waiter = ScriptedWaiter(
      window: window, start: 1000, script: script.map { ScriptedWaiter.Step(at: $0.0, $0.1) })
    let loop = EventLoop(window: window, waiter: waiter)
    let session = CountdownSession(
      try CountdownDuration(parsing: "4s"), options: options, window: window, now: loop.now)
    loop.run(session)
    return (session, waiter, window)
  }

  private static let next = ScriptedWaiter.Action.events([
    .keyPressed(KeyPress(.character("f")))
  ])
  private static let space = ScriptedWaiter.Action.events([.keyPressed(KeyPress(.space))])

  /// Pressed once to five times, early and late: the end stays where it is.
  @Test(arguments: 1...5)
  func theTimeIsKept(times: Int) throws {
    let script = (0..<times).map { (1000.3 + 0.7 * Double($0), Self.next) }
    let (session, waiter, _) = try run(script) { $0.exitsAtEnd = true }
    #expect(session.exitStatus == 0)
    #expect(abs(waiter.now() - 1004) < 0.04)
  }

  /// The picture after the switch is the one that the other face would have shown all along.
  @Test(arguments: FaceName.allCases, [1001.3, 1003.05])
  func thePictureIsThatOfACountdownInThatFace(_ name: FaceName, moment: Double) throws {
    func picture(_ first: FaceName, switching: Bool) throws -> ImageSurface {
      var options = RingdownOptions()
      options.face = first
      let size = PixelSize(width: 96, height: 96)
      let picture = CountdownPicture(options: options, size: size, scale: 1)
      var countdown = CountdownState(duration: try CountdownDuration(parsing: "4s"))
      countdown.start(at: CountdownInstant(seconds: 1000))
      var surface = try ImageSurface(size: size)
      for time in [1000, 1001, moment] {
        picture.show(countdown, at: time)
        try picture.drawFrame(at: time, into: &surface)
      }
      if switching {
        picture.switchFace(to: name)
        picture.show(countdown, at: moment)
        try picture.drawFrame(at: moment, into: &surface)
      }
      return surface
    }
    let one = try picture(name.next, switching: true)
    let two = try picture(name, switching: false)
    let difference = one.withPixels { one in
      two.withPixels { PixelDifference(one, $0, tolerance: 1) }
    }
    // A gradient that moved keeps the angles of its pixels rounded; on its seam that shows.
    #expect(difference.count <= (name == .border ? 8 : 0), "by \(difference.worst)")
  }

  @Test func aPausedCountdownStaysPaused() throws {
    let (_, waiter, window) = try run([(1001, Self.space), (1002, Self.next), (1003, Self.next)])
    #expect(window.title == "03s" || window.title == "3")
    #expect(waiter.waits.last?.deadline == nil, "nothing wakes it but the person")
  }

  @Test func aFinishedCountdownStaysFinished() throws {
    let (session, waiter, window) = try run([(1005, Self.next), (1006, Self.next)])
    #expect(session.exitStatus == 143, "the script's end is a SIGTERM")
    #expect(window.title == "0")
    #expect(waiter.waits.last?.deadline == nil)
  }

  @Test func theInputShapeFollowsTheFace() throws {
    func shape(_ name: FaceName) -> InputShape {
      var options = RingdownOptions()
      options.face = name
      return CountdownPicture(
        options: options, size: PixelSize(width: 240, height: 240), scale: 1
      ).inputShape
    }
    #expect(shape(.pulse) == .ellipse(PixelRect(x: 1, y: 1, width: 238, height: 238)))
    #expect(shape(.ring) == .ellipse(PixelRect(x: 18, y: 18, width: 204, height: 204)))
    #expect(shape(.disc) == .ellipse(PixelRect(x: 0, y: 0, width: 240, height: 240)))
    #expect(
      shape(.border)
        == .roundedRect(PixelRect(x: 5, y: 5, width: 230, height: 230), cornerRadius: 35))
    guard case .roundedRect(let card, _) = shape(.bar) else {
      Issue.record("a bar has a card")
      return
    }
    #expect(card.minX == 0 && card.maxX == 240)
    #expect(card.minY <= 66 && card.maxY >= 140, "the line, and the time above it: \(card)")
    let (_, _, window) = try run([(1001, Self.next), (1002, .signal(.terminate))])
    #expect(window.inputShape == shape(.ring))
  }

  @Test func theTextOfTheRingIsItsOwn() throws {
    let (_, _, window) = try run([]) { $0.face = .ring }
    #expect(window.title == "00s")
  }
}
