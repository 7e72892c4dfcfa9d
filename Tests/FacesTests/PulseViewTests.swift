import Drawing
import Geometry
import Glibc
import Layers
import TestSupport
import Testing
import Views

@testable import Faces

/// The face `pulse` against arithmetic, and pictures of its moments.
@Suite struct PulseViewTests {
  /// A face of `side` points drawn at chosen times, counting 10 s from 1000.
  private final class Drawn {
    let face: PulseView
    let renderer: LayerRenderer
    let side: Int
    let scale: Double
    var surface: ImageSurface
    var now = 1000.0

    init(side: Int = 240, scale: Double = 1, _ configure: (inout FaceStyle) -> Void = { _ in })
      throws
    {
      self.side = side
      self.scale = scale
      face = PulseView(frame: CGRect(x: 0, y: 0, width: Double(side), height: Double(side)))
      configure(&face.style)
      let pixels = Int(Double(side) * scale)
      let size = PixelSize(width: pixels, height: pixels)
      surface = try ImageSurface(size: size)
      renderer = LayerRenderer(layer: face.layer, size: size, scale: scale)
      MediaClock.use { [weak self] in self?.now ?? 0 }
      face.show(FaceMoment(text: "10", run: .running(start: 1000, end: 1010)))
      try draw(at: 0)
    }

    func draw(at time: Double) throws {
      now = 1000 + time
      let damage = renderer.beginFrame(at: now)
      try renderer.paint(damage, into: &surface)
      renderer.endFrame()
    }

    /// The pixel at `radius` points from the middle, `turns` clockwise from the top.
    func pixel(radius: Double, turns: Double) -> UInt32 {
      let angle = (turns - 0.25) * 2 * .pi
      let middle = Double(side) / 2
      let (x, y) = (middle + radius * cos(angle), middle + radius * sin(angle))
      return surface.withPixels { $0[Int(x * scale), Int(y * scale)] }
    }
  }

  /// 119 / 1.2 − 5 at the nominal size.
  private static let ringRadius = 119 / 1.2 - 5
  private static let blue: UInt32 = 0xFF00_7AFF
  private static let grey: UInt32 = 0xFFAA_AAAA

  @Test(arguments: [48, 240, 600], [1.0, 2.0])
  func theArcEndsWhereTheTimeIs(side: Int, scale: Double) throws {
    let drawn = try Drawn(side: side, scale: scale)
    try drawn.draw(at: 2.5)
    let radius = Self.ringRadius * Double(side) / 240
    #expect(drawn.pixel(radius: radius, turns: 0.01) == Self.blue)
    #expect(drawn.pixel(radius: radius, turns: 0.24) == Self.blue)
    // A round cap of half the line's width reaches 0.0085 turns further.
    #expect(drawn.pixel(radius: radius, turns: 0.275) == Self.grey)
    #expect(drawn.pixel(radius: radius, turns: 0.75) == Self.grey)
  }

  @Test func drainingShowsWhatIsLeft() throws {
    let drawn = try Drawn { $0.isDraining = true }
    try drawn.draw(at: 2.5)
    #expect(drawn.pixel(radius: Self.ringRadius, turns: 0.7) == Self.blue)
    #expect(drawn.pixel(radius: Self.ringRadius, turns: 0.8) == Self.grey)
  }

  @Test func counterclockwiseRunsTheOtherWay() throws {
    let drawn = try Drawn { $0.isCounterclockwise = true }
    try drawn.draw(at: 2.5)
    #expect(drawn.pixel(radius: Self.ringRadius, turns: 0.8) == Self.blue)
    #expect(drawn.pixel(radius: Self.ringRadius, turns: 0.2) == Self.grey)
  }

  /// A moment of the pulse, and its radius and opacity then.
  ///
  /// Ease in, ease out, the curve (0.42, 0, 0.58, 1), is at 0.129162 after a quarter and at 0.5 half
  /// way; the radius grows by a fifth of that, the opacity falls from 0.8 to 0.
  struct Beat: CustomTestStringConvertible, Sendable {
    var time: Double
    var share: Double
    var because: String
    var testDescription: String { because }
  }

  static let beats: [Beat] = [
    Beat(time: 0.25, share: 0.129162, because: "a quarter of the first second"),
    Beat(time: 0.5, share: 0.5, because: "half of it"),
    Beat(time: 0.75, share: 1 - 0.129162, because: "three quarters"),
    Beat(time: 7.5, share: 0.5, because: "half of the eighth"),
    Beat(time: 7.25, share: 0.129162, because: "a quarter of the eighth: it repeats"),
  ]

  @Test(arguments: beats)
  func thePulseGrowsByAFifthAndFades(_ beat: Beat) throws {
    let drawn = try Drawn {
      $0.backgroundColor = nil
      $0.trackColor = nil
      $0.ringColor = nil
      $0.pulseColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    }
    try drawn.draw(at: beat.time)
    let scale = 1 + 0.2 * beat.share
    let alpha = drawn.pixel(radius: Self.ringRadius * scale, turns: 0.6) >> 24
    #expect(abs(Double(alpha) - 0.8 * (1 - beat.share) * 255) <= 1.5, "opacity")
    // The stroke is 10 points wide and grows too.
    let (inner, outer) = ((Self.ringRadius - 5) * scale, (Self.ringRadius + 5) * scale)
    #expect(drawn.pixel(radius: inner - 1.5, turns: 0.6) == 0, "not inside of it")
    #expect(drawn.pixel(radius: outer + 1.5, turns: 0.6) == 0, "nor outside")
    #expect(drawn.pixel(radius: inner + 1.5, turns: 0.6) != 0)
    #expect(drawn.pixel(radius: outer - 1.5, turns: 0.6) != 0)
  }

  /// Its own countdown: the text by the second, the pulse until zero, then nothing.
  @Test func itCountsByItself() throws {
    let drawn = try Drawn { $0.pulseColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1) }
    drawn.face.startCountDown(duration: 3)
    var texts: [String] = []
    for frame in 0...240 {
      try drawn.draw(at: Double(frame) / 60)
      let text = drawn.face.labels.time.text ?? ""
      if texts.last != text { texts.append(text) }
    }
    #expect(texts == ["3", "2", "1", "0"])
    #expect(drawn.pixel(radius: Self.ringRadius, turns: 0.9) == Self.blue)
    #expect(drawn.renderer.nextFrameTime == .infinity)
    #expect(drawn.face.layer.sublayers?.allSatisfy { $0.animationKeys() == nil } == true)
  }

  @Test func startingAgainReplacesTheTextsTimer() throws {
    let drawn = try Drawn()
    drawn.face.startCountDown(duration: 3)
    try drawn.draw(at: 1.5)
    drawn.face.startCountDown(duration: 100)
    var texts: [String] = []
    for frame in 90...270 {
      try drawn.draw(at: Double(frame) / 60)
      let text = drawn.face.labels.time.text ?? ""
      if texts.last != text { texts.append(text) }
    }
    #expect(texts == ["1:40", "1:39", "1:38", "1:37"], "the first timer would have shown 0")
    drawn.face.startCountDown(duration: -1)
    try drawn.draw(at: 5)
    #expect(drawn.face.labels.time.text == "0")
  }

  @Test func atZeroThePulseIsGoneAndNothingMoves() throws {
    let drawn = try Drawn { $0.pulseColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1) }
    drawn.face.show(FaceMoment(text: "0", run: .finished))
    try drawn.draw(at: 10)
    #expect(drawn.pixel(radius: Self.ringRadius, turns: 0.9) == Self.blue)
    #expect(drawn.renderer.nextFrameTime == .infinity)
    try drawn.draw(at: 10.5)
    #expect(drawn.renderer.nextFrameTime == .infinity)
  }

  @Test func startingAgainInMidFlightBeginsAnew() throws {
    let drawn = try Drawn()
    try drawn.draw(at: 5)
    drawn.face.startCountDown(duration: 4)
    try drawn.draw(at: 5)
    try drawn.draw(at: 6)
    #expect(drawn.pixel(radius: Self.ringRadius, turns: 0.23) == Self.blue)
    #expect(drawn.pixel(radius: Self.ringRadius, turns: 0.28) == Self.grey)
  }

  /// A moment worth a picture.
  struct Moment: CustomTestStringConvertible, Sendable {
    var name: String
    var side = 96
    var scale = 1.0
    var time: Double
    var text: String
    var testDescription: String { name }
  }

  static let moments: [Moment] = [
    Moment(name: "pulse-at-start", time: 0, text: "10"),
    Moment(name: "pulse-a-third-over", time: 3.25, text: "7"),
    Moment(name: "pulse-in-its-last-second", time: 9.5, text: "1"),
    Moment(name: "pulse-at-2x", side: 64, scale: 2, time: 6.5, text: "4"),
  ]

  @Test(arguments: moments)
  func picture(_ moment: Moment) throws {
    let drawn = try Drawn(side: moment.side, scale: moment.scale)
    drawn.face.show(FaceMoment(text: moment.text, run: .running(start: 1000, end: 1010)))
    try drawn.draw(at: moment.time)
    try expectGolden(drawn.surface, moment.name, tolerance: 2)
  }
}
