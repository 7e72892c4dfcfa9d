package import Drawing
package import Geometry
import Glibc

/// Stops the program when painting the damage alone does not give the whole picture.
///
/// A test's instrument: it keeps a picture of its own, paints each frame's damage into it, and
/// compares it with the same frame painted whole. So it also sees damage that was forgotten
/// altogether, and asks nothing of the surfaces that the program paints into.
package final class DamageCheck {
  /// What the damage of all frames so far adds up to.
  private var accumulated: ImageSurface

  /// Starts from a transparent picture of `size`.
  ///
  /// - Throws: `CairoError` when a side is out of range or memory runs out.
  package init(size: PixelSize) throws(CairoError) {
    accumulated = try ImageSurface(size: size)
  }

  /// The size of the pictures compared.
  var size: PixelSize { accumulated.size }

  /// Compares the frame of `renderer`, of which `damage` was found, with the frame as a whole.
  ///
  /// - Parameters:
  ///   - damage: The pixels that the frame says differ from the last one.
  ///   - renderer: The renderer in this frame.
  /// - Returns: What is wrong, in one line; `nil` when nothing is.
  /// - Throws: `CairoError` when memory runs out.
  package func fault(of damage: PixelRegion, by renderer: LayerRenderer) throws(CairoError)
    -> String?
  {
    try renderer.paint(damage, into: &accumulated)
    var whole = try ImageSurface(size: size)
    try renderer.paint(PixelRegion(PixelRect(size: size)), into: &whole)
    return accumulated.withPixels { painted in
      whole.withPixels { expected in
        painted.firstDifference(from: expected).map { x, y in
          """
          damage \(damage.rects) left pixel (\(x), \(y)) as \(hex(painted[x, y])), which the whole \
          picture has as \(hex(expected[x, y]))
          """
        }
      }
    }
  }

  private func hex(_ pixel: UInt32) -> String { "0x" + String(pixel, radix: 16) }
}

extension PixelView {
  /// The first pixel, row by row, that `other`, of the same size, has otherwise.
  fileprivate func firstDifference(from other: PixelView) -> (x: Int, y: Int)? {
    for y in 0..<size.height {
      let (mine, its) = (row(y), other.row(y))
      guard let one = mine.baseAddress, let two = its.baseAddress,
        memcmp(one, two, mine.count * MemoryLayout<UInt32>.stride) != 0
      else { continue }
      if let x = mine.indices.first(where: { mine[$0] != its[$0] }) { return (x, y) }
    }
    return nil
  }
}
