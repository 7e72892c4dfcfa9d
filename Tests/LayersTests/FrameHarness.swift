import Drawing
import Geometry
import Glibc
import Layers
import Testing

/// A tree of layers on a surface, brought from frame to frame by made-up times.
///
/// In every frame it paints only the damage, and expects the result to equal the same frame
/// painted whole, pixel for pixel, with every picture kept by the renderer made anew.
final class FrameHarness {
  let root: CALayer
  let renderer: LayerRenderer
  private(set) var time = 0.0
  /// The damage of the last frame.
  private(set) var damage = PixelRegion()
  /// How many frames had any damage.
  private(set) var paintedFrames = 0
  private var surface: ImageSurface
  private let size: PixelSize

  /// Makes a root of `width` × `height` points at `scale`, with the clock at `time`.
  init(
    width: Int = 100, height: Int = 100, scale: Double = 1, time: Double = 0,
    root: CALayer = CALayer()
  ) throws {
    self.root = root
    self.time = time
    size = PixelSize(
      width: Int(Double(width) * scale), height: Int(Double(height) * scale))
    surface = try ImageSurface(size: size)
    root.anchorPoint = .zero
    root.bounds = CGRect(x: 0, y: 0, width: Double(width), height: Double(height))
    renderer = LayerRenderer(layer: root, size: size, scale: scale)
    // Done here, where a fault fails the test and not the run.
    renderer.checksDamage = false
    MediaClock.use { [weak self] in self?.time ?? 0 }
  }

  /// Brings the tree to `time`, paints the damage and checks it against a whole painting.
  func frame(at time: Double, sourceLocation: SourceLocation = #_sourceLocation) throws {
    self.time = time
    damage = renderer.beginFrame(at: time)
    if !damage.isEmpty { paintedFrames += 1 }
    try renderer.paint(damage, into: &surface)
    renderer.endFrame()
    try expectWhole(sourceLocation)
  }

  /// The pixel at `x`, `y` as `0xAARRGGBB`, colour multiplied by alpha.
  func pixel(_ x: Int, _ y: Int) -> UInt32 {
    surface.withPixels { $0[x, y] }
  }

  /// How many pixels are not wholly transparent.
  var paintedPixels: Int {
    surface.withPixels { view in
      var count = 0
      for y in 0..<size.height where !view.row(y).isClear {
        let row = view.row(y)
        var x = 0
        while x < row.count {
          if row[x] != 0 { count += 1 }
          x += 1
        }
      }
      return count
    }
  }

  private func expectWhole(_ sourceLocation: SourceLocation) throws {
    var whole = try ImageSurface(size: size)
    renderer.forgetPictures()
    let all = PixelRegion(PixelRect(x: 0, y: 0, width: size.width, height: size.height))
    try renderer.paint(all, into: &whole)
    let difference = surface.withPixels { painted in
      whole.withPixels { expected -> (x: Int, y: Int, is: UInt32, shouldBe: UInt32)? in
        // Rows whole, since a debug build takes a microsecond to look at a pixel.
        guard let y = (0..<size.height).first(where: { !painted.row($0).isSame(expected.row($0)) })
        else { return nil }
        let x = (0..<size.width).first { painted[$0, y] != expected[$0, y] } ?? 0
        return (x, y, painted[x, y], expected[x, y])
      }
    }
    if let difference {
      let (found, wanted) = (
        String(difference.is, radix: 16), String(difference.shouldBe, radix: 16)
      )
      Issue.record(
        """
        at \(time) s the damage \(damage.rects) left pixel (\(difference.x), \(difference.y)) as \
        \(found), not \(wanted)
        """,
        sourceLocation: sourceLocation)
    }
  }
}

extension UnsafeBufferPointer<UInt32> {
  /// Whether the pixels are those of `other`, a row as long.
  fileprivate func isSame(_ other: UnsafeBufferPointer<UInt32>) -> Bool {
    guard let one = baseAddress, let two = other.baseAddress else { return isEmpty }
    return memcmp(one, two, count * 4) == 0
  }

  /// Whether all pixels are wholly transparent.
  fileprivate var isClear: Bool {
    // The first is, and each is as the one before.
    guard let start = baseAddress, count > 0 else { return true }
    return start[0] == 0 && memcmp(start, start + 1, (count - 1) * 4) == 0
  }
}
