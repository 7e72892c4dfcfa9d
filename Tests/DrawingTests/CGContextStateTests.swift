import Drawing
import Geometry
import Testing

/// What is kept, brought back and refused.
@Suite struct CGContextStateTests {
  static let dot = CGRect(x: 0, y: 0, width: 2, height: 2)

  @Test("S-06: nothing set between saving and restoring is left")
  func restores() throws {
    let picture = try Draw.picture(100, 100) { context in
      context.saveGState()
      context.clip(to: CGRect(x: 0, y: 0, width: 1, height: 1))
      context.translateBy(x: 50, y: 50)
      context.setLineCap(.round)
      context.setLineWidth(30)
      context.setAlpha(0.1)
      context.setBlendMode(.clear)
      context.setFillColor(Draw.blue)
      context.setShadow(offset: CGSize(width: 3, height: 3), blur: 3)
      context.restoreGState()
      context.setFillColor(Draw.red)
      context.fill(CGRect(x: 10, y: 10, width: 20, height: 20))
    }
    #expect(picture.paintedPixels() == 400)
    #expect(picture.pixel(15, 15) == "ffff0000")
  }

  @Test("B-01: under a flat transform nothing is drawn, and afterwards all is well")
  func flat() throws {
    let picture = try Draw.picture(20, 20) { context in
      context.fill(Self.dot)
      context.saveGState()
      context.scaleBy(x: 0, y: 1)
      context.fill(CGRect(x: -100, y: 0, width: 200, height: 20))
      context.stroke(CGRect(x: -100, y: 0, width: 200, height: 20))
      context.scaleBy(x: 5, y: 5)
      context.fill(Self.dot)
      context.restoreGState()
      context.translateBy(x: 10, y: 0)
      context.fill(Self.dot)
    }
    #expect(picture.paintedPixels() == 8)
  }

  @Test("Numbers that are not finite change nothing")
  func notFinite() throws {
    let picture = try Draw.picture(20, 20) { context in
      context.translateBy(x: .nan, y: 0)
      context.scaleBy(x: .infinity, y: 1)
      context.rotate(by: .nan)
      context.concatenate(CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: .infinity, ty: 0))
      context.setAlpha(.nan)
      context.setMiterLimit(.nan)
      context.setShadow(offset: CGSize(width: Double.nan, height: 0), blur: 1)
      context.fill(CGRect(x: .nan, y: 0, width: 5, height: 5))
      context.fill(CGRect.infinite)
      context.fill(CGRect.null)
      context.stroke(CGRect(x: 0, y: 0, width: Double.infinity, height: 5))
      context.fillEllipse(in: CGRect(x: 0, y: 0, width: .nan, height: 5))
      context.fill(Self.dot)
    }
    #expect(picture.paintedPixels() >= 4)
    #expect(picture.pixel(0, 0) == "ff000000", "still drawing")
  }

  @Test("Points too far for Cairo's numbers do not come back on the other side")
  func farAway() throws {
    let picture = try Draw.picture(20, 20) { context in
      context.fill(CGRect(x: 1e30, y: 0, width: 1e30, height: 20))
      context.fill(CGRect(x: 8_388_608.0 * 2, y: 0, width: 20, height: 20))
      context.fill(CGRect(x: -1e300, y: 0, width: 1e299, height: 20))
    }
    #expect(picture.paintedPixels() == 0)
    let covered = try Draw.picture(20, 20) {
      $0.fill(CGRect(x: -1e9, y: -1e9, width: 2e9, height: 2e9))
    }
    #expect(covered.paintedPixels() == 400)
  }

  @Test("Unbalanced calls are harmless")
  func unbalanced() throws {
    let picture = try Draw.picture(20, 20) { context in
      context.restoreGState()
      context.endTransparencyLayer()
      context.beginTransparencyLayer(auxiliaryInfo: nil)
      context.restoreGState()
      context.saveGState()
      context.fill(Self.dot)
      context.endTransparencyLayer()
      context.restoreGState()
      context.saveGState()
      context.translateBy(x: 10, y: 0)
      context.beginTransparencyLayer(auxiliaryInfo: nil)
      context.saveGState()
      context.fill(Self.dot)
    }
    #expect(picture.paintedPixels() == 8, "what was left open is drawn at the end")
  }

  @Test("A layer fades as one")
  func transparencyLayer() throws {
    let picture = try Draw.picture(20, 20) { context in
      context.setAlpha(0.5)
      context.beginTransparencyLayer(auxiliaryInfo: nil)
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
      context.fill(CGRect(x: 5, y: 0, width: 10, height: 10))
      context.endTransparencyLayer()
    }
    #expect(picture.pixel(2, 2) == "80000000")
    #expect(picture.pixel(7, 7) == "80000000", "no darker where they overlap")
  }

  @Test func groupsAndMasks() throws {
    let picture = try Draw.picture(30, 10) { context in
      context.withGroup(alpha: 0.5) {
        context.setFillColor(Draw.red)
        context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
        context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
      }
      context.withMask {
        context.setFillColor(Draw.green)
        context.fill(CGRect(x: 10, y: 0, width: 20, height: 10))
      } mask: {
        context.setFillColor(gray: 1, alpha: 0.5)
        context.fill(CGRect(x: 10, y: 0, width: 10, height: 10))
      }
    }
    #expect(picture.pixel(5, 5) == "80800000")
    #expect(picture.pixel(15, 5) == "80008000", "only the mask's alpha counts")
    #expect(picture.pixel(25, 5) == "00000000", "outside the mask there is nothing")
  }

  @Test func clips() throws {
    let picture = try Draw.picture(40, 20) { context in
      context.saveGState()
      context.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
      context.addRect(CGRect(x: 2, y: 2, width: 6, height: 6))
      context.clip(using: .evenOdd)
      context.fill(CGRect(x: 0, y: 0, width: 40, height: 20))
      context.restoreGState()
      context.saveGState()
      context.clip(to: [
        CGRect(x: 20, y: 0, width: 2, height: 2), CGRect(x: 30, y: 0, width: 2, height: 2),
      ])
      #expect(context.boundingBoxOfClipPath == CGRect(x: 20, y: 0, width: 12, height: 2))
      context.fill(CGRect(x: 0, y: 0, width: 40, height: 20))
      context.clip(to: CGRect(x: 0, y: 0, width: 1, height: 1))
      #expect(context.isClipEmpty)
      #expect(context.boundingBoxOfClipPath.isNull)
      context.restoreGState()
    }
    #expect(picture.paintedPixels() == 100 - 36 + 8)
  }

  @Test("Regions are whole pixels whatever the transform")
  func regions() throws {
    var region = PixelRegion(PixelRect(x: 1, y: 1, width: 3, height: 3))
    region.add(PixelRect(x: 10, y: 10, width: 2, height: 2))
    let picture = try Draw.picture(20, 20) { context in
      context.scaleBy(x: 0, y: 0)
      context.saveGState()
      context.clip(to: region)
      #expect(context.deviceClip == PixelRect(minX: 1, minY: 1, maxX: 12, maxY: 12))
      context.restoreGState()
    }
    #expect(picture.paintedPixels() == 0)
    let cleared = try Draw.picture(20, 20) { context in
      context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
      context.scaleBy(x: 0.3, y: 0.3)
      context.setAlpha(0)
      context.clear(region)
    }
    #expect(cleared.paintedPixels() == 400 - 13)
  }

  @Test("R-05: context arcs pass the same half as paths", arguments: [false, true])
  func arcHalf(clockwise: Bool) throws {
    let picture = try Draw.picture(100, 100) { context in
      context.addArc(
        center: CGPoint(x: 50, y: 50), radius: 40, startAngle: 0, endAngle: .pi,
        clockwise: clockwise)
      context.fillPath()
    }
    #expect((picture.pixel(50, 70) == "ff000000") == !clockwise)
    #expect((picture.pixel(50, 30) == "ff000000") == clockwise)
  }

  @Test func pathIsInUserSpace() throws {
    let picture = try Draw.picture(10, 10) { context in
      context.scaleBy(x: 2, y: 2)
      context.move(to: CGPoint(x: 1, y: 1))
      context.addLine(to: CGPoint(x: 3, y: 1))
      context.translateBy(x: 1, y: 0)
      #expect(context.currentPointOfPath == CGPoint(x: 2, y: 1))
      #expect(context.boundingBoxOfPath == CGRect(x: 0, y: 1, width: 2, height: 0))
      context.setLineWidth(2)
      context.replacePathWithStrokedPath()
      #expect(context.boundingBoxOfPath == CGRect(x: 0, y: 0, width: 2, height: 2))
      #expect(context.pathContains(CGPoint(x: 1, y: 0.5), mode: .fill))
      #expect(!context.pathContains(CGPoint(x: 1, y: 0.5), mode: .stroke))
      context.fillPath()
      #expect(context.isPathEmpty)
    }
    #expect(picture.paintedPixels() == 4 * 4, "two wide, one high, twice as large, and moved")
  }
}
