import Drawing
import Faces
import Geometry
import Glibc
import Layers
import TestSupport
import Testing
import Views

/// A face drawn at chosen times, which are seconds since a countdown's start.
///
/// In every frame it paints only the damage, and expects the result to equal the same frame
/// painted whole.
final class FaceStage {
  /// When the countdown starts on the media clock.
  static let start = 1000.0

  let face: any CountdownFace
  let renderer: LayerRenderer
  let size: CGSize
  let scale: Double
  /// The damage of the last frame.
  private(set) var damage = PixelRegion()
  private(set) var surface: ImageSurface
  private let root = CALayer()
  private var now = FaceStage.start

  /// Puts a face of `width` × `height` points before a renderer, and draws the first frame.
  init(
    _ name: FaceName, width: Double = 240, height: Double? = nil, scale: Double = 1,
    margin: Double = 0, _ change: (inout FaceStyle) -> Void = { _ in }
  ) throws {
    size = CGSize(width: width, height: height ?? width)
    self.scale = scale
    face = name.makeFace()
    change(&face.style)
    let pixels = PixelSize(
      width: Int((size.width + 2 * margin) * scale), height: Int((size.height + 2 * margin) * scale)
    )
    surface = try ImageSurface(size: pixels)
    root.frame = CGRect(
      x: 0, y: 0, width: size.width + 2 * margin, height: size.height + 2 * margin)
    root.addSublayer(face.layer)
    face.frame = CGRect(x: margin, y: margin, width: size.width, height: size.height)
    renderer = LayerRenderer(layer: root, size: pixels, scale: scale)
    renderer.checksDamage = false
    MediaClock.use { [weak self] in self?.now ?? 0 }
  }

  /// Shows a countdown of `duration` seconds with `text`, and draws it at `time`.
  func run(_ duration: Double, text: String = "10", at time: Double = 0) throws {
    now = Self.start + time
    face.show(
      FaceMoment(text: text, run: .running(start: Self.start, end: Self.start + duration)))
    try draw(at: time)
  }

  /// Shows something else, and draws it at `time`.
  func show(_ run: FaceMoment.Run, text: String = "5", at time: Double) throws {
    now = Self.start + time
    face.show(FaceMoment(text: text, run: run))
    try draw(at: time)
  }

  /// Draws the frame at `time`.
  func draw(at time: Double, sourceLocation: SourceLocation = #_sourceLocation) throws {
    now = Self.start + time
    damage = renderer.beginFrame(at: now)
    try renderer.paint(damage, into: &surface)
    renderer.endFrame()
    try expectWhole(sourceLocation)
  }

  /// Draws what the last frame left to do, as a program's loop would: a layer that stops moving is
  /// drawn once more.
  func settle() throws {
    for _ in 0..<2 where rest <= 0 { try draw(at: now - Self.start) }
  }

  /// How long nothing changes by itself after the last frame, in seconds; infinite for ever.
  var rest: Double {
    renderer.isFrameNeeded ? 0 : renderer.nextFrameTime - now
  }

  /// The pixel that has the point (`x`, `y`), as `0xAARRGGBB`, colour multiplied by alpha.
  func pixel(_ x: Double, _ y: Double) -> UInt32 {
    surface.withPixels { $0[Int((x * scale).rounded(.down)), Int((y * scale).rounded(.down))] }
  }

  /// The pixel at `radius` points from the middle, `turns` clockwise from the top.
  func pixel(radius: Double, turns: Double) -> UInt32 {
    let angle = (turns - 0.25) * 2 * .pi
    return pixel(size.width / 2 + radius * cos(angle), size.height / 2 + radius * sin(angle))
  }

  /// How many pixels `matches` is true for.
  func count(_ matches: (UInt32) -> Bool) -> Int {
    surface.withPixels { view in
      var count = 0
      for y in 0..<view.size.height {
        for pixel in view.row(y) where matches(pixel) { count += 1 }
      }
      return count
    }
  }

  /// The pixels of the row at `y` points, left to right.
  func row(_ y: Double) -> [UInt32] {
    surface.withPixels { Array($0.row(Int((y * scale).rounded(.down)))) }
  }

  private func expectWhole(_ sourceLocation: SourceLocation) throws {
    var whole = try ImageSurface(size: surface.size)
    renderer.forgetPictures()
    try renderer.paint(PixelRegion(PixelRect(size: surface.size)), into: &whole)
    let row = surface.withPixels { painted in
      whole.withPixels { expected in
        (0..<expected.size.height).first { y in
          !painted.row(y).isSame(expected.row(y))
        }
      }
    }
    if let row {
      Issue.record(
        "at \(now - Self.start) s the damage \(damage.rects) left row \(row) wrong",
        sourceLocation: sourceLocation)
    }
  }
}

extension UnsafeBufferPointer<UInt32> {
  /// Whether the pixels are those of `other`, a row as long.
  fileprivate func isSame(_ other: UnsafeBufferPointer<UInt32>) -> Bool {
    guard let one = baseAddress, let two = other.baseAddress else { return isEmpty }
    // As memory, since a debug build takes a microsecond to look at a pixel.
    return memcmp(one, two, count * 4) == 0
  }
}

/// A pixel's alpha, red, green and blue, each `0...255`.
func channels(_ pixel: UInt32) -> [Int] {
  [24, 16, 8, 0].map { Int(pixel >> $0 & 0xFF) }
}

/// Whether two pixels are the same but for so much in each channel.
func isNear(_ one: UInt32, _ other: UInt32, within tolerance: Int = 2) -> Bool {
  zip(channels(one), channels(other)).allSatisfy { abs($0 - $1) <= tolerance }
}
