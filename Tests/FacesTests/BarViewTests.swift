import Animation
import Drawing
import Geometry
import Layers
import TestSupport
import Testing
import Views

@testable import Faces

/// The face `bar` and its layer against arithmetic.
@Suite struct BarViewTests {
  private static let red: UInt32 = 0xFFFF_0000

  /// A moment, and how long the line is then.
  struct Row: CustomTestStringConvertible, Sendable {
    var width = 240.0
    var height: Double?
    var scale = 1.0
    var time: Double
    var length: Double
    var style: @Sendable (inout FaceStyle) -> Void = { _ in }
    var startsRight = false
    var because: String
    var testDescription: String { because }
  }

  static let rows: [Row] = [
    Row(time: 0, length: 0, because: "no line at the start"),
    Row(time: 0.75, length: 60, because: "a quarter"),
    Row(time: 1.5, length: 120, because: "half way"),
    Row(time: 2.25, length: 180, because: "three quarters"),
    Row(time: 3, length: 240, because: "the end"),
    Row(time: 30, length: 240, because: "long after the end: filled forwards"),
    Row(width: 48, time: 1.5, length: 24, because: "48 points"),
    Row(width: 48, scale: 2, time: 2.25, length: 36, because: "48 points at 2x"),
    Row(width: 600, time: 0.75, length: 150, because: "600 points"),
    Row(width: 600, scale: 2, time: 1.5, length: 300, because: "600 points at 2x"),
    Row(width: 400, height: 101, time: 1.5, length: 200, because: "an odd height"),
    Row(time: 0.75, length: 180, style: { $0.isDraining = true }, because: "draining"),
    Row(
      time: 0.75, length: 60, style: { $0.isCounterclockwise = true }, startsRight: true,
      because: "from the right"),
  ]

  @Test(arguments: rows)
  func theLineIsAsLongAsTheTime(_ row: Row) throws {
    let stage = try FaceStage(
      .bar, width: row.width, height: row.height, scale: row.scale, row.style)
    try stage.run(3)
    try stage.draw(at: row.time)
    let pixels = stage.row((row.height ?? row.width) / 2)
    let count = pixels.count { $0 == Self.red }
    #expect(abs(Double(count) - row.length * row.scale) <= 1, "\(count) pixels")
    let first = row.startsRight ? pixels.last : pixels.first
    if row.length > 0 { #expect(first == Self.red, "it begins at the edge") }
  }

  @Test func itIsRightWhenItStartsTwoSecondsAfterTheViewAppears() throws {
    let stage = try FaceStage(.bar)
    try stage.draw(at: 0)
    try stage.draw(at: 2)
    try stage.show(
      .running(start: FaceStage.start + 2, end: FaceStage.start + 5), text: "3", at: 2)
    #expect(stage.row(120).count { $0 == Self.red } == 0)
    try stage.draw(at: 3.5)
    #expect(stage.row(120).count { $0 == Self.red } == 120)
  }

  /// The layer alone, with an animation as the design has it.
  @Test func theLayerDrawsAHundredthOfItsHeight() throws {
    let layer = BarLayer()
    layer.frame = CGRect(x: 0, y: 0, width: 100, height: 200)
    var surface = try ImageSurface(size: PixelSize(width: 100, height: 200))
    let renderer = LayerRenderer(layer: layer, size: surface.size, scale: 1)
    func draw(at time: Double) throws {
      MediaClock.use { time }
      let damage = renderer.beginFrame(at: time)
      try renderer.paint(damage, into: &surface)
      renderer.endFrame()
    }
    try draw(at: 10)
    let growth = CABasicAnimation(keyPath: "percentage")
    growth.fromValue = 0
    growth.toValue = 1
    growth.duration = 3
    growth.fillMode = .forwards
    growth.isRemovedOnCompletion = false
    MediaClock.use { 12 }
    layer.add(growth, forKey: "percentage")
    for (time, length) in [(12.0, 0), (13.5, 50), (14.25, 75), (15, 100), (20, 100)] {
      try draw(at: time)
      let lengths = surface.withPixels { view in
        (0..<200).map { y in view.row(y).count { $0 == Self.red } }
      }
      #expect(lengths.filter { $0 > 0 } == (length > 0 ? [length, length] : []), "\(time)")
      #expect(lengths[99] == length && lengths[100] == length, "in the middle")
    }
    #expect(layer.percentage == 0, "the model stays")
    #expect(BarLayer.needsDisplay(forKey: "percentage"))
  }

  @Test func itWakesWhenThePictureChangesAndDrawsLittle() throws {
    let stage = try FaceStage(.bar)
    try stage.run(1500)
    try stage.draw(at: 10)
    // 240 points in 1500 s: an eighth of a pixel in 0.78 s, and no less than that over √2.
    #expect((0.54...0.79).contains(stage.rest))
    try stage.draw(at: 10 + 0.79)
    #expect(stage.damage.area <= 240 * 8, "\(stage.damage.rects)")
  }
}
