import Drawing
import Geometry
import Layers
import ReferenceCases
import Testing

/// Where pictures go in a layer's bounds, and how their pixels look.
@Suite struct ContentsPlacementTests {
  /// A picture whose top left pixel is red, the others blue.
  private func picture(_ width: Int, _ height: Int) throws -> CGImage {
    let context = try #require(
      CGContext(
        data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedFirst.rawValue
          | CGBitmapInfo.byteOrder32Little.rawValue))
    context.setFillColor(CGColor(red: 0, green: 0, blue: 1, alpha: 1))
    context.fill(CGRect(x: 0, y: 0, width: width, height: height))
    context.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    return try #require(context.makeImage())
  }

  private func paint(
    _ bounds: CGSize, scale: Double = 1, _ configure: (CALayer) -> Void
  ) throws -> FrameHarness {
    let harness = try FrameHarness(width: 160, height: 120, scale: scale)
    let layer = CALayer()
    layer.frame = CGRect(origin: CGPoint(x: 40, y: 30), size: bounds)
    configure(layer)
    harness.root.addSublayer(layer)
    try harness.frame(at: 0)
    return harness
  }

  private func box(_ harness: FrameHarness, _ scale: Int = 1) -> PixelRect {
    var box = PixelRect.empty
    for y in 0..<120 * scale {
      for x in 0..<160 * scale where harness.pixel(x, y) != 0 {
        box = box.union(PixelRect(x: x, y: y, width: 1, height: 1))
      }
    }
    return box
  }

  @Test(arguments: [1, 2])
  func gravity(scale: Int) throws {  // GV-01
    let reference = try ReferenceCase.named("GV-01")
    let rects = try reference.expected["rects"].items()
    for (name, expected) in zip(try reference.input["gravities"].items(), rects) {
      let harness = try paint(CGSize(width: 80, height: 60), scale: Double(scale)) {
        $0.contents = try? picture(20 * scale, 10 * scale)
        $0.contentsScale = Double(scale)
        $0.contentsGravity = CALayerContentsGravity(rawValue: (try? name.string()) ?? "")
      }
      let rect = try expected.numbers().map { Int($0) * scale }
      let moved = PixelRect(
        x: rect[0] + 40 * scale, y: rect[1] + 30 * scale, width: rect[2], height: rect[3])
      #expect(box(harness, scale) == moved, "\(name)")
      #expect(harness.pixel(moved.x, moved.y) == 0xFFFF_0000, "upright: its top left is on top")
    }
  }

  @Test func aPartOfTheContents() throws {
    let harness = try paint(CGSize(width: 10, height: 10)) {
      $0.contents = try? picture(4, 4)
      $0.contentsRect = CGRect(x: 0, y: 0, width: 0.5, height: 0.5)
      $0.magnificationFilter = .nearest
    }
    #expect(box(harness) == PixelRect(x: 40, y: 30, width: 10, height: 10))
    #expect(harness.pixel(44, 34) == 0xFFFF_0000 && harness.pixel(45, 34) == 0xFF00_00FF)
  }

  @Test func filters() throws {
    for (filter, isMixed) in [(CALayerContentsFilter.nearest, false), (.linear, true)] {
      let larger = try paint(CGSize(width: 40, height: 40)) {
        $0.contents = try? picture(2, 2)
        $0.magnificationFilter = filter
      }
      let between = larger.pixel(56, 35)
      #expect((between != 0xFFFF_0000) == isMixed, "magnified by \(filter.rawValue)")
      let smaller = try paint(CGSize(width: 3, height: 3)) {
        $0.contents = try? picture(6, 6)
        $0.minificationFilter = filter
      }
      let colors: Set<UInt32> = [0xFFFF_0000, 0xFF00_00FF]
      #expect(colors.contains(smaller.pixel(40, 30)) != isMixed, "made smaller")
    }
  }

  @Test func aTurnedPictureEqualsTheWholePicture() throws {
    let harness = try FrameHarness(scale: 1.5)
    let layer = CALayer()
    layer.frame = CGRect(x: 20, y: 20, width: 50, height: 40)
    layer.contents = try picture(13, 9)
    harness.root.addSublayer(layer)
    let turn = CABasicAnimation(keyPath: "transform.rotation")
    turn.toValue = 3
    turn.duration = 1
    layer.add(turn, forKey: nil)
    let blinking = CALayer()
    blinking.frame = CGRect(x: 33, y: 33, width: 7, height: 7)
    harness.root.addSublayer(blinking)
    for frame in 0...11 {
      blinking.borderWidth = Double(frame % 2)
      blinking.removeAllAnimations()
      try harness.frame(at: Double(frame) * 0.1)
    }
    for frame in 12...20 {
      blinking.borderWidth = Double(frame % 2)
      blinking.removeAllAnimations()
      layer.transform = CATransform3DMakeRotation(0.3, 0, 0, 1)
      layer.removeAllAnimations()
      try harness.frame(at: Double(frame) * 0.1)
      #expect(frame < 14 || harness.damage.area < 400)
    }
  }
}
