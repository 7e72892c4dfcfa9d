import Drawing
import Geometry
import TestSupport
import Testing

/// Pictures that numbers say too little about.
@Suite struct GoldenTests {
  @Test func ringAt42Percent() throws {
    let picture = try Draw.picture(96, 96) { context in
      let ring = CGMutablePath()
      ring.addArc(
        center: CGPoint(x: 48, y: 48), radius: 40, startAngle: -.pi / 2, endAngle: 1.5 * .pi,
        clockwise: false)
      ring.closeSubpath()
      context.setLineWidth(8)
      context.setLineCap(.round)
      context.setStrokeColor(gray: 0.5, alpha: 0.4)
      context.stroke(ring)
      context.setStrokeColor(red: 1, green: 0.4, blue: 0, alpha: 1)
      context.stroke(PathMeasure(ring, pieceLength: 6).trimmed(from: 0, to: 0.42))
    }
    try expectGolden(picture, "ring-at-42-percent")
  }

  @Test func shadowedCardWithConicEdge() throws {
    let colors = [Draw.red, Draw.green, Draw.blue, Draw.red]
    guard let gradient = CGGradient(colorsSpace: nil, colors: colors, locations: nil) else {
      Issue.record("no gradient")
      return
    }
    let picture = try Draw.picture(96, 64) { context in
      let card = CGRect(x: 16, y: 12, width: 64, height: 36)
      let path = CGPath(roundedRect: card, cornerWidth: 8, cornerHeight: 8, transform: nil)
      context.saveGState()
      context.setShadow(offset: CGSize(width: 0, height: 4), blur: 8)
      context.setFillColor(.white)
      context.fill(path)
      context.restoreGState()
      context.clip(
        to: path.copy(
          strokingWithWidth: 4, lineCap: .butt, lineJoin: .miter, miterLimit: 10))
      context.drawConicGradient(gradient, center: CGPoint(x: 48, y: 30), angle: -.pi / 2)
    }
    try expectGolden(picture, "shadowed-card-with-conic-edge")
  }
}
