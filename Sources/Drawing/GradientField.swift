package import Geometry
import Glibc

/// Where on its way each point of a plane is: what a gradient is drawn by beside its colours.
package struct GradientField: Hashable, Sendable {
  /// Which way the position grows.
  package enum Kind: Hashable, Sendable {
    /// Along the x axis.
    case axial
    /// Away from the origin.
    case radial
    /// Around the origin, from +x toward +y.
    case conic
  }

  package let kind: Kind
  /// Takes user space to where the gradient goes from 0 to 1, or once around.
  let toField: CGAffineTransform

  /// Along the line from `start` to `end` of the unit square, which is stretched over `rect`.
  ///
  /// The colours' edges are perpendicular to the line *in the unit square*.
  ///
  /// - Returns: `nil` where the line has no length or the rectangle no area.
  package static func axial(from start: CGPoint, to end: CGPoint, in rect: CGRect) -> Self? {
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    let square = dx * dx + dy * dy
    guard square > 0 else { return nil }
    let along = CGAffineTransform(
      a: dx / square, b: 0, c: dy / square, d: 0,
      tx: -(start.x * dx + start.y * dy) / square, ty: 0)
    return GradientField(.axial, from: rect, along)
  }

  /// Away from `center`, an ellipse whose half axes reach to `corner`, both of the unit square.
  ///
  /// - Returns: `nil` where the ellipse or the rectangle has no area.
  package static func radial(from center: CGPoint, to corner: CGPoint, in rect: CGRect) -> Self? {
    let (width, height) = (abs(corner.x - center.x), abs(corner.y - center.y))
    guard width > 0, height > 0 else { return nil }
    let out = CGAffineTransform(
      a: 1 / width, b: 0, c: 0, d: 1 / height, tx: -center.x / width, ty: -center.y / height)
    return GradientField(.radial, from: rect, out)
  }

  /// Around `center`, beginning where `start` is seen from it, clockwise where y points down.
  ///
  /// Both points are in the unit square; the angle is the one between them in `rect`.
  ///
  /// - Returns: `nil` where the points are one or the rectangle has no area.
  package static func conic(around center: CGPoint, from start: CGPoint, in rect: CGRect) -> Self? {
    let (dx, dy) = ((start.x - center.x) * rect.width, (start.y - center.y) * rect.height)
    let length = hypot(dx, dy)
    guard length > 0, !rect.isEmpty else { return nil }
    let (cosine, sine) = (dx / length, dy / length)
    let middle = CGPoint(
      x: rect.minX + center.x * rect.width, y: rect.minY + center.y * rect.height)
    // Turned back by the angle, so that the seam is met exactly, not up to rounding.
    let around = CGAffineTransform(
      a: cosine, b: -sine, c: sine, d: cosine,
      tx: -(middle.x * cosine + middle.y * sine), ty: middle.x * sine - middle.y * cosine)
    return GradientField(kind: .conic, toField: around)
  }

  private init(kind: Kind, toField: CGAffineTransform) {
    self.kind = kind
    self.toField = toField
  }

  private init?(_ kind: Kind, from rect: CGRect, _ fromUnit: CGAffineTransform) {
    guard rect.width > 0, rect.height > 0 else { return nil }
    self.kind = kind
    toField = CGAffineTransform(
      a: 1 / rect.width, b: 0, c: 0, d: 1 / rect.height, tx: -rect.minX / rect.width,
      ty: -rect.minY / rect.height
    ).concatenating(fromUnit)
    guard toField.isFinite else { return nil }
  }

  /// The area painted in the colours of `ramp`, each pixel by where its middle is.
  ///
  /// A pixel depends on nothing but itself, so a part is the same as in the whole.
  ///
  /// - Returns: `nil` if memory runs out or the area has no pixels.
  func picture(
    of area: PixelRect, userSpace: CGAffineTransform, in ramp: ColorRamp
  ) -> CGImage? {
    guard !area.isEmpty, var surface = try? ImageSurface(size: area.size) else { return nil }
    let field = userSpace.inverted().concatenating(toField)
    surface.withMutablePixels { words, wordsPerRow in
      ramp.withWords { colors in
        for row in 0..<area.height {
          let y = Double(area.minY + row) + 0.5
          let line = FieldLine(
            kind: kind, fromX: field.c * y + field.tx, fromY: field.d * y + field.ty,
            perX: field.a, perY: field.b)
          line.paint(
            words + row * wordsPerRow, from: area.minX, count: area.width, in: colors)
        }
      }
    }
    return CGImage(surface)
  }
}

/// A row of pixels as a gradient crosses it.
private struct FieldLine {
  let kind: GradientField.Kind
  let fromX: Double
  let fromY: Double
  let perX: Double
  let perY: Double

  func paint(
    _ words: UnsafeMutablePointer<UInt32>, from first: Int, count: Int,
    in colors: UnsafeBufferPointer<UInt32>
  ) {
    switch kind {
    case .axial where perX == 0:
      words.update(repeating: colors[ColorRamp.index(of: fromX)], count: count)
    case .axial:
      for x in 0..<count {
        words[x] = colors[ColorRamp.index(of: fromX + perX * (Double(first + x) + 0.5))]
      }
    case .radial:
      for x in 0..<count {
        let across = fromX + perX * (Double(first + x) + 0.5)
        let down = fromY + perY * (Double(first + x) + 0.5)
        words[x] = colors[ColorRamp.index(of: (across * across + down * down).squareRoot())]
      }
    case .conic:
      for x in 0..<count {
        let across = fromX + perX * (Double(first + x) + 0.5)
        let down = fromY + perY * (Double(first + x) + 0.5)
        words[x] = colors[ColorRamp.index(of: AngleMap.turn(across, down))]
      }
    }
  }
}
