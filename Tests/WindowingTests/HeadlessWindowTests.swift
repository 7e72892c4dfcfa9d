import Drawing
import Geometry
import Testing
import Windowing

@Suite struct HeadlessWindowTests {
  private let all = PixelRegion(PixelRect(x: 0, y: 0, width: 4, height: 3))
  private let corner = PixelRegion(PixelRect(x: 0, y: 0, width: 2, height: 1))

  private func makeWindow() throws -> HeadlessWindow {
    try HeadlessWindow(pixelSize: PixelSize(width: 4, height: 3))
  }

  @Test func theFirstFrameIsTheWholePicture() throws {
    let window = try makeWindow()
    var painted = PixelRegion()
    window.present(corner) { _, region in painted = region }
    #expect(painted == all)
    #expect(window.presentedRegions == [all])
    #expect(window.presentedByteCount == 4 * 3 * 4)
  }

  @Test func laterFramesAreTheDamageOnly() throws {
    let window = try makeWindow()
    window.present(PixelRegion()) { _, _ in }
    let reaching = PixelRegion(PixelRect(x: -5, y: -5, width: 7, height: 6))
    window.present(reaching) { _, _ in }
    #expect(window.presentedRegions.last == corner, "clipped to the window")
  }

  @Test func noDamageIsNoFrame() throws {
    let window = try makeWindow()
    window.present(PixelRegion()) { _, _ in }
    window.present(PixelRegion()) { _, _ in Issue.record("nothing was to be painted") }
    #expect(window.frameCount == 1)
    #expect(!window.isPresentationNeeded)
  }

  @Test func anExposureIsSentWithoutPainting() throws {
    let window = try makeWindow()
    window.present(PixelRegion()) { _, _ in }
    window.enqueue([.exposed(corner)])
    #expect(window.drainEvents() == [.exposed(corner)])
    #expect(window.isPresentationNeeded)
    window.present(PixelRegion()) { _, _ in Issue.record("the picture was kept") }
    #expect(window.presentedRegions == [all, corner])
  }

  @Test func aResizeLosesThePicture() throws {
    let window = try makeWindow()
    window.present(PixelRegion()) { _, _ in }
    window.resize(to: PixelSize(width: 2, height: 1))
    #expect(window.drainEvents() == [.resized(PixelSize(width: 2, height: 1))])
    #expect(window.lostContent == corner)
    window.withPicture { #expect($0.size == PixelSize(width: 2, height: 1)) }
  }

  @Test func anImpossibleSizeIsRefused() throws {
    let window = try makeWindow()
    window.resize(to: PixelSize(width: 0, height: 1))
    #expect(window.drainEvents() == [])
    #expect(window.pixelSize == PixelSize(width: 4, height: 3))
  }
}
