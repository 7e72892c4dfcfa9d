import CCairo
import Geometry
import Glibc

/// A gradient ready to be painted, with what was painted of it last.
///
/// The pixels are kept and painted again while the transform stays. Those of a gradient around a
/// point also keep, for each pixel, the angle it is seen at from that point, so that a gradient
/// that turns about it costs a look-up a pixel.
package final class GradientPaint {
  package let field: GradientField
  private let ramp: ColorRamp
  private var kept: PaintedGradient?
  private var map: (angles: AngleMap, center: CGPoint)?
  /// Whether a map of the angles pays: the gradient turns, or takes the place of another.
  private var usesMap: Bool

  /// Prepares `stops`, of which none is before another, on `field`.
  ///
  /// - Parameters:
  ///   - field: Where the colours are.
  ///   - stops: The colours.
  ///   - old: What is painted in place of, whose angles may do for this one too.
  package init(_ field: GradientField, _ stops: [GradientStop], replacing old: GradientPaint?) {
    self.field = field
    ramp = ColorRamp(stops)
    map = old?.map
    usesMap = old?.kept != nil && old?.field.kind == .conic
  }

  /// The gradient's pixels in `area` at least, and which pixels they are.
  ///
  /// - Parameters:
  ///   - area: Device pixels.
  ///   - userSpace: From user space to device pixels; invertible.
  ///   - surface: All pixels there are.
  /// - Returns: `nil` if memory runs out.
  func picture(
    of area: PixelRect, userSpace: CGAffineTransform, on surface: PixelRect
  ) -> PaintedGradient? {
    let isMoved = kept.map { $0.userSpace != userSpace } ?? false
    if let kept, !isMoved, kept.area.contains(area) { return kept }
    if isMoved { usesMap = true }
    guard
      let picture = turned(area, userSpace, on: surface)
        ?? field.picture(of: area, userSpace: userSpace, in: ramp)
    else { return nil }
    let made = PaintedGradient(picture: picture, area: area, userSpace: userSpace)
    // A small part is sooner made again than a large one is kept for it.
    if isMoved || area.area >= kept?.area.area ?? 0 { kept = made }
    return made
  }

  /// The pixels by the angles they are seen at, which a gradient that turns keeps.
  ///
  /// - Returns: `nil` for a gradient that does not turn or is stretched.
  private func turned(
    _ area: PixelRect, _ userSpace: CGAffineTransform, on surface: PixelRect
  ) -> CGImage? {
    guard usesMap, let (center, turn) = field.turn(under: userSpace) else { return nil }
    let old = map?.center == center ? map?.angles : nil
    var angles = old
    if old?.area.contains(area) != true {
      // As it turns, the gradient comes by everything within its circle.
      let corners = CGRect(area).insetBy(dx: -1, dy: -1)
      let reach = hypot(
        max(abs(corners.minX - center.x), abs(corners.maxX - center.x)),
        max(abs(corners.minY - center.y), abs(corners.maxY - center.y)))
      let circle = CGRect(
        x: center.x - reach, y: center.y - reach, width: 2 * reach, height: 2 * reach)
      let whole = PixelRect(covering: circle).intersection(surface).union(area)
      angles = AngleMap(whole.union(old?.area ?? whole), center, 0, userSpace: .identity)
    }
    guard let angles else { return nil }
    map = (angles, center)
    guard let picture = angles.picture(in: ramp, turnedBy: turn, part: area) else { return nil }
    return CGImage(picture)
  }
}

/// The pixels of a gradient, and which they are.
struct PaintedGradient {
  let picture: CGImage
  let area: PixelRect
  /// From user space to device pixels, as it was painted.
  let userSpace: CGAffineTransform
}

extension GradientField {
  /// Where the point is that the gradient goes around and how far its start is turned, in turns.
  ///
  /// - Returns: `nil` for other kinds, and under a transform that does more than turn and scale.
  fileprivate func turn(under userSpace: CGAffineTransform) -> (center: CGPoint, turn: Double)? {
    guard kind == .conic else { return nil }
    let toDevice = toField.inverted().concatenating(userSpace)
    let size = hypot(toDevice.a, toDevice.b)
    guard abs(toDevice.a - toDevice.d) <= 1e-9 * size, abs(toDevice.b + toDevice.c) <= 1e-9 * size
    else { return nil }
    // Rounded, so that a turn about the point, which moves it by rounding, keeps it.
    let center = CGPoint(
      x: (toDevice.tx * 4096).rounded() / 4096, y: (toDevice.ty * 4096).rounded() / 4096)
    guard center.isFinite, abs(center.x) < 1e6, abs(center.y) < 1e6 else { return nil }
    return (center, atan2(toDevice.b, toDevice.a) / (2 * .pi))
  }
}

extension CGContext {
  /// Fills `outline` with a gradient.
  package func fill(_ outline: CGPath, with gradient: GradientPaint) {
    let placed = outline.elements.map { $0.mapped { Self.clamped($0.applying(state.ctm)) } }
    guard !placed.isEmpty, isDrawable else { return }
    compose {
      let area = PixelRect(covering: CGPath(elements: placed).boundingBoxOfPath)
        .intersection(deviceClip)
      let surface = PixelRect(size: size)
      guard !area.isEmpty,
        let painted = gradient.picture(of: area, userSpace: state.ctm, on: surface)
      else { return }
      withSavedState {
        // Faded as a whole where `withSavedState` ends the layer.
        if state.alpha < 1 { beginTransparencyLayer(auxiliaryInfo: nil) }
        var coverage = Coverage(area: area)
        coverage.add(placed)
        cairo_identity_matrix(cairo)
        applyMode()
        painted.picture.surface.withHandle { handle in
          cairo_set_source_surface(
            cairo, handle, Double(painted.area.x), Double(painted.area.y))
        }
        coverage.withMask(.winding) { mask in
          cairo_mask_surface(cairo, mask, Double(area.x), Double(area.y))
        }
      }
    }
  }
}
