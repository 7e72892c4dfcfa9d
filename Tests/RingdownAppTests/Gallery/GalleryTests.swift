import Countdown
import Drawing
import Faces
import Geometry
import Glibc
import LayerWindows
import TestSupport
import Testing
import Views
import Windowing

@testable import RingdownApp

/// All faces in one window.
@Suite struct GalleryTests {
  private func frames(_ size: CGSize) -> [CGRect] {
    let view = GalleryView(RingdownOptions())
    view.frame = CGRect(origin: .zero, size: size)
    view.layoutIfNeeded()
    return view.faces.map(\.frame)
  }

  /// A size, and how many faces are in the first row.
  @Test(arguments: [
    (CGSize(width: 768, height: 570), 3), (CGSize(width: 1500, height: 300), 5),
    (CGSize(width: 200, height: 1200), 1), (CGSize(width: 500, height: 800), 2),
  ])
  func theGridFollowsTheSize(_ size: CGSize, _ columns: Int) {
    let frames = frames(size)
    #expect(frames.count == 5)
    #expect(frames.filter { $0.minY == frames[0].minY }.count == columns)
    for (index, frame) in frames.enumerated() {
      #expect(frame.width == frame.height && frame.width > 40)
      #expect(CGRect(origin: .zero, size: size).contains(frame))
      for other in frames[(index + 1)...] { #expect(!frame.intersects(other)) }
    }
  }

  @Test func atFirstEachFaceHasTheSizeAskedFor() {
    for frame in frames(GalleryView.size(side: 160)) {
      #expect(abs(frame.width - 160) < 0.5)
    }
  }

  @Test(arguments: [CGSize(width: 1, height: 1), CGSize(width: 30, height: 4000), .zero])
  func aWindowWithoutRoomDoesNoHarm(_ size: CGSize) {
    for frame in frames(size) { #expect(frame.width >= 0) }
  }

  /// Every face runs: each has another picture a little later, and none once all is over.
  @Test func everyFaceRunsAndEnds() throws {
    var options = RingdownOptions()
    options.size = 60
    // By steps of a second: what moves in between is looked at face by face.
    options.isMotionReduced = true
    let gallery = Gallery(try CountdownDuration(parsing: "2s"), options)
    let boxes = frames(GalleryView.size(side: 60))
    func pictures(at time: Double) throws -> [[UInt32]] {
      try gallery.window.withPicture(at: time) { picture in
        picture.withPixels { view in
          boxes.map { box in
            (Int(box.minY)..<Int(box.maxY)).flatMap { y in
              view.row(y)[Int(box.minX)..<Int(box.maxX)]
            }
          }
        }
      }
    }
    let (first, second) = (try pictures(at: 0.5), try pictures(at: 1.2))
    let (end, later) = (try pictures(at: 2.5), try pictures(at: 4))
    for (index, name) in FaceName.allCases.enumerated() {
      #expect(first[index] != second[index] && second[index] != end[index], "\(name)")
      #expect(end[index] == later[index], "\(name) at rest")
    }
  }

  /// A late moment is drawn at once, not by way of all those before it.
  @Test(arguments: [("2s", "700ms"), ("2s", "0s"), ("1s", "2s"), ("9999d", "9998d")])
  func aPictureIsThatOfTheWindow(_ duration: String, _ time: String) throws {
    var folder = Array("/tmp/ringdown-gallery-XXXXXX".utf8CString)
    try #require(mkdtemp(&folder) != nil, "no folder for the picture")
    let path = String(decoding: folder.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    let file = "\(path)/gallery.png"
    defer {
      unlink(file)
      rmdir(path)
    }
    var options = RingdownOptions()
    options.size = 60
    let whole = try CountdownDuration(parsing: duration)
    let moment = (try? CountdownDuration(parsing: time))?.nanoseconds ?? 0
    try Gallery(whole, options).write(
      to: .picture(time: moment, file: file), of: whole, scale: 1)
    let written = try ImageSurface(pngFile: file)
    #expect(written.size == PixelSize(width: 236, height: 206))
    let seconds = Double(moment) / 1e9
    guard seconds < 60 else { return }
    let gallery = Gallery(whole, options)
    let difference = try gallery.window.withPicture(at: seconds) { shown in
      shown.withPixels { shown in
        written.withPixels { PixelDifference(shown, $0, tolerance: 1) }
      }
    }
    #expect(difference.count == 0, "by \(difference.worst)")
  }

  /// What a key does to the window, which ends by itself after 1.5 s.
  @Test(arguments: [
    (Key.character("q"), LayerWindow.Ending.closed), (.escape, .closed),
    (.character("x"), .timeOver), (.space, .timeOver), (.character("r"), .timeOver),
  ])
  func keys(_ key: Key, _ ending: LayerWindow.Ending) throws {
    let gallery = Gallery(try CountdownDuration(parsing: "60s"), RingdownOptions())
    let window = try HeadlessWindow(pixelSize: PixelSize(width: 300, height: 200))
    let press = ScriptedWaiter.Step(at: 1000.5, .events([.keyPressed(KeyPress(key))]))
    let waiter = ScriptedWaiter(window: window, start: 1000, script: [press])
    let loop = EventLoop(window: window, waiter: waiter)
    #expect(try gallery.window.run(on: loop, for: 1.5) == ending)
    #expect(key != .space || window.frameCount < 45, "a pause draws nothing")
  }

  @Test func closingTheWindowEndsIt() throws {
    let gallery = Gallery(try CountdownDuration(parsing: "60s"), RingdownOptions())
    let window = try HeadlessWindow(pixelSize: PixelSize(width: 300, height: 200))
    let waiter = ScriptedWaiter(
      window: window, start: 1000, script: [.init(at: 1000.5, .events([.closeRequested]))])
    let loop = EventLoop(window: window, waiter: waiter)
    #expect(try gallery.window.run(on: loop, for: 5) == .closed)
  }

  @Test(arguments: [(true, LayerWindow.Ending.closed), (false, .timeOver)])
  func atZeroItLeavesOnlyWhenToldSo(_ exits: Bool, _ ending: LayerWindow.Ending) throws {
    var options = RingdownOptions()
    options.exitsAtEnd = exits
    let gallery = Gallery(try CountdownDuration(parsing: "1s"), options)
    let window = try HeadlessWindow(pixelSize: PixelSize(width: 300, height: 200))
    let loop = EventLoop(window: window, waiter: ScriptedWaiter(window: window, start: 1000))
    #expect(try gallery.window.run(on: loop, for: 3) == ending)
  }
}
