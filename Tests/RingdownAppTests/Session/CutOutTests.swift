import Countdown
import Drawing
import Faces
import Geometry
import TestSupport
import Testing
import Windowing

@testable import RingdownApp

/// A countdown on a screen without a compositor, which cuts off what is half transparent.
@Suite struct CutOutTests {
  /// The alphas along the middle of the border's left edge after `script`, from 1000 on.
  private func alphas(
    hasCompositor: Bool, _ script: [(Double, ScriptedWaiter.Action)] = [],
    _ configure: (inout RingdownOptions) -> Void = { _ in }
  ) throws -> Set<UInt32> {
    var options = RingdownOptions()
    options.isQuiet = true
    options.face = .border
    configure(&options)
    let window = try HeadlessWindow(pixelSize: PixelSize(width: 240, height: 240))
    let waiter = ScriptedWaiter(
      window: window, start: 1000,
      script: (script + [(1001.3, .signal(.terminate))]).map {
        ScriptedWaiter.Step(at: $0.0, $0.1)
      })
    let loop = EventLoop(window: window, waiter: waiter)
    let session = CountdownSession(
      try CountdownDuration(parsing: "1m"), options: options, window: window,
      hasCompositor: hasCompositor, now: loop.now)
    loop.run(session)
    return window.withPicture { picture in
      picture.withPixels { view in Set((60..<180).map { view[10, $0] >> 24 }) }
    }
  }

  private static func compositor(_ isPresent: Bool) -> ScriptedWaiter.Action {
    .events([.compositorChanged(isPresent)])
  }
  private static let next = ScriptedWaiter.Action.events([.keyPressed(KeyPress(.character("f")))])

  @Test func theOutlineIsWhole() throws {
    #expect(try alphas(hasCompositor: false) == [255])
    let blended = try alphas(hasCompositor: true)
    #expect(blended.contains { $0 < 128 }, "less than half opaque, as designed: \(blended)")
  }

  @Test func aShareOfOpacityDoesNotMakeItVanish() throws {
    #expect(try alphas(hasCompositor: false) { $0.opacity = 0.2 } == [255])
    #expect(try alphas(hasCompositor: true) { $0.opacity = 0.2 }.allSatisfy { $0 <= 51 })
    #expect(try alphas(hasCompositor: false) { $0.opacity = 0 } == [0], "asked for nothing")
  }

  @Test func itFollowsTheCompositorAsItComesAndGoes() throws {
    #expect(try alphas(hasCompositor: true, [(1001, Self.compositor(false))]) == [255])
    #expect(try alphas(hasCompositor: false, [(1001, Self.compositor(true))]) != [255])
  }

  @Test func anotherFaceIsCutOutToo() throws {
    let round = (0..<5).map { (1000.5 + Double($0) * 0.1, Self.next) }
    #expect(try alphas(hasCompositor: false, round) { $0.opacity = 0.2 } == [255])
  }

  @Test func aLabelOfSeveralLinesIsOneLine() throws {
    var options = RingdownOptions()
    options.label = "two\nshort\r\nlines\n"
    #expect(options.labelLine == "two short lines")
    #expect(FaceStyle(options, for: .pulse).label == "two short lines")
  }
}
