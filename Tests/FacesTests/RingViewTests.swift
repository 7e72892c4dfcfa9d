import Drawing
import Geometry
import Layers
import TestSupport
import Testing
import Views

@testable import Faces

/// The face `ring` against arithmetic.
@Suite struct RingViewTests {
  private static let blue: UInt32 = 0xFF00_7AFF
  private static let grey: UInt32 = 0xFFAA_AAAA

  /// A moment, and where the arc ends then.
  struct Row: CustomTestStringConvertible, Sendable {
    var side = 240.0
    var scale = 1.0
    var time: Double
    var end: Double
    var style: @Sendable (inout FaceStyle) -> Void = { _ in }
    var isReversed = false
    var because: String
    var testDescription: String { because }
  }

  static let rows: [Row] = [
    Row(time: 2.5, end: 0.25, because: "a quarter of 10 s"),
    Row(time: 5, end: 0.5, because: "half of it"),
    Row(time: 9, end: 0.9, because: "all but a second"),
    Row(side: 48, time: 2.5, end: 0.25, because: "48 points wide"),
    Row(side: 48, scale: 2, time: 7.5, end: 0.75, because: "48 points at 2x"),
    Row(side: 600, time: 3.5, end: 0.35, because: "600 points wide"),
    Row(side: 600, scale: 2, time: 6.5, end: 0.65, because: "600 points at 2x"),
    Row(time: 2.5, end: 0.75, style: { $0.isDraining = true }, because: "draining shows the rest"),
    Row(
      time: 2.5, end: 0.25, style: { $0.isCounterclockwise = true }, isReversed: true,
      because: "counterclockwise"),
  ]

  @Test(arguments: rows)
  func theArcEndsWhereTheTimeIs(_ row: Row) throws {
    let stage = try FaceStage(.ring, width: row.side, scale: row.scale, row.style)
    try stage.run(10)
    try stage.draw(at: row.time)
    let radius = 80 * row.side / 240
    // A round cap of half the line's width, and a pixel.
    let cap = (1.5 * max(row.side / 240, 0.5) + 1.5) / (2 * .pi * radius)
    func colour(_ turns: Double) -> UInt32 {
      stage.pixel(radius: radius, turns: row.isReversed ? 1 - turns : turns)
    }
    func isBlue(_ turns: Double) -> Bool {
      let parts = channels(colour(turns))
      return parts[3] > parts[1] + 60
    }
    #expect(isBlue(0.02))
    #expect(isBlue(row.end - cap), "before the end: \(String(colour(row.end - cap), radix: 16))")
    #expect(!isBlue(row.end + cap), "after it: \(String(colour(row.end + cap), radix: 16))")
    #expect(!isBlue(0.99))
  }

  @Test func theLineIsThreePointsAtRadiusEighty() throws {
    let stage = try FaceStage(.ring) { $0.backgroundColor = nil }
    try stage.run(10)
    // On the x axis to the right of the middle: 120 + 78.5 to 120 + 81.5.
    let row = stage.row(120)[190...210]
    #expect(row.first { $0 == Self.grey } != nil)
    #expect(row[198] != 0 && row[197] == 0)
    #expect(row[201] != 0 && row[202] == 0)
  }

  @Test(arguments: [
    (60, 60, "60s"), (59, 60, "59s"), (9, 60, "09s"), (0, 60, "00s"), (90, 90, "90s"),
    (99, 99, "99s"), (100, 100, nil), (60, 600, nil), (59, 600, "59s"), (-5, 60, nil),
  ])
  func writesTwoDigits(_ left: Int, _ total: Int, _ text: String?) {
    #expect(RingView(frame: .zero).ownText(secondsLeft: left, of: total) == text)
  }

  @Test func onlyTheEndOfTheAnimationIsSet() throws {
    let stage = try FaceStage(.ring)
    try stage.run(10)
    let rings = stage.face.layer.sublayers?.compactMap { $0 as? CAShapeLayer } ?? []
    let animation = rings.lazy.compactMap { $0.animation(forKey: "countdown") }.first
    let basic = try #require(animation as? CABasicAnimation)
    #expect(basic.keyPath == "strokeEnd")
    #expect(basic.fromValue == nil && basic.byValue == nil)
    #expect(basic.toValue as? CGFloat == 1)
  }

  @Test func itCountsByItselfAndGoesBackToTheBeginning() throws {
    let stage = try FaceStage(.ring)
    let ring = try #require(stage.face as? RingView)
    try stage.draw(at: 0)
    ring.start(duration: 3)
    #expect(ring.labels.time.text == "03s")
    // It is told when to wake: the ring may move in between, the text changes by the second.
    var texts: [String] = []
    for frame in 0...200 {
      try stage.draw(at: Double(frame) / 60)
      let text = ring.labels.time.text ?? ""
      if texts.last != text { texts.append(text) }
    }
    #expect(texts == ["03s", "02s", "01s", "03s"], "at the end it stands at the beginning")
    #expect(stage.pixel(radius: 80, turns: 0.5) == Self.grey)
    #expect(stage.rest == .infinity)
  }

  @Test func startingInMidFlightAndStoppingReplaceWhatRan() throws {
    let stage = try FaceStage(.ring)
    let ring = try #require(stage.face as? RingView)
    try stage.draw(at: 0)
    ring.start(duration: 10)
    try stage.draw(at: 5)
    ring.start(duration: 4)
    try stage.draw(at: 5)
    try stage.draw(at: 6)
    #expect(ring.labels.time.text == "03s")
    #expect(channels(stage.pixel(radius: 80, turns: 0.22))[1] < 60)
    #expect(stage.pixel(radius: 80, turns: 0.3) == Self.grey)
    ring.stop()
    try stage.draw(at: 6.5)
    #expect(ring.labels.time.text == "04s")
    #expect(stage.pixel(radius: 80, turns: 0.2) == Self.grey)
    try stage.draw(at: 8)
    #expect(ring.labels.time.text == "04s", "nothing counts any more")
  }

  @Test func thePathFollowsTheSize() throws {
    let stage = try FaceStage(.ring)
    try stage.run(10, at: 5)
    stage.face.frame = CGRect(x: 0, y: 0, width: 120, height: 120)
    try stage.draw(at: 5)
    #expect(channels(stage.pixel(60 + 40, 60))[3] > 200, "radius 40 of a view half as large")
    #expect(stage.pixel(200, 120) == 0)
  }

  @Test func itWakesWhenTheRingHasMoved() throws {
    let stage = try FaceStage(.ring)
    try stage.run(1500)
    try stage.draw(at: 10)
    // 2π · 80 points in 1500 s: an eighth of a pixel in 0.373 s.
    #expect(abs(stage.rest - 1500 / (2 * .pi * 80 * 8)) < 0.01)
  }
}
