import Drawing
import Geometry
import Testing
import Views

/// Pictures drawn, read back pixel by pixel.
@Suite struct UIImageTests {
  /// Four pixels: red and green above blue and white.
  static var corners: UIImage {
    UIGraphicsBeginImageContext(CGSize(width: 2, height: 2))
    defer { UIGraphicsEndImageContext() }
    for (color, x, y) in [
      (UIColor.red, 0.0, 0.0), (.green, 1, 0), (.blue, 0, 1), (.white, 1, 1),
    ] {
      color.setFill()
      UIRectFill(CGRect(x: x, y: y, width: 1, height: 1))
    }
    return UIGraphicsGetImageFromCurrentImageContext() ?? UIImage()
  }

  /// The letters of the corners' colours, row by row.
  static func letters(_ image: UIImage?) -> [String] {
    guard let image = image?.cgImage else { return [] }
    let names: [UInt32: String] = [
      0xFFFF_0000: "r", 0xFF00_FF00: "g", 0xFF00_00FF: "b", 0xFFFF_FFFF: "w", 0: ".",
      0xFF00_0000: "k",
    ]
    return image.surface.withPixels { pixels in
      (0..<pixels.size.height).map { y in
        (0..<pixels.size.width).map { names[pixels[$0, y]] ?? "?" }.joined()
      }
    }
  }

  @Test func aContextIsReadBack() {
    #expect(Self.letters(Self.corners) == ["rg", "bw"])
    #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
    #expect(UIGraphicsGetCurrentContext() == nil)
  }

  @Test(
    "Size, scale and background of a context",
    arguments: [
      (CGSize(width: 3, height: 2), 2.0, false, ["......", "......", "......", "......"]),
      (CGSize(width: 2, height: 1), 1.0, true, ["kk"]),
      (CGSize(width: 1.2, height: 1), 1, true, ["kk"]),
    ])
  func contexts(size: CGSize, scale: CGFloat, isOpaque: Bool, rows: [String]) {
    UIGraphicsBeginImageContextWithOptions(size, isOpaque, scale)
    let image = UIGraphicsGetImageFromCurrentImageContext()
    UIGraphicsEndImageContext()
    #expect(image?.scale == scale)
    if size.width.rounded() == size.width {
      #expect(Self.letters(image) == rows && image?.size == size)
    }
  }

  @Test(
    "A size that no picture has",
    arguments: [
      CGSize.zero, CGSize(width: -1, height: 5), CGSize(width: CGFloat.nan, height: 1),
      CGSize(width: 1e9, height: 1), CGSize(width: CGFloat.infinity, height: 1),
    ])
  func noContext(size: CGSize) {
    UIGraphicsBeginImageContext(CGSize(width: 1, height: 1))
    let outer = UIGraphicsGetCurrentContext()
    UIGraphicsBeginImageContextWithOptions(size, false, 0)
    #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
    UIGraphicsEndImageContext()
    #expect(UIGraphicsGetCurrentContext() === outer)
    UIGraphicsEndImageContext()
    UIGraphicsEndImageContext()
    #expect(UIGraphicsImageRenderer(size: size).image { _ in }.cgImage == nil)
  }

  @Test(
    "Orientations, as EXIF numbers them",
    arguments: [
      (UIImage.Orientation.up, ["rg", "bw"]), (.down, ["wb", "gr"]), (.left, ["gw", "rb"]),
      (.right, ["br", "wg"]), (.upMirrored, ["gr", "wb"]), (.downMirrored, ["bw", "rg"]),
      (.leftMirrored, ["rb", "gw"]), (.rightMirrored, ["wg", "br"]),
    ])
  func orientations(orientation: UIImage.Orientation, rows: [String]) throws {
    let pixels = try #require(Self.corners.cgImage)
    let turned = UIImage(cgImage: pixels, scale: 1, orientation: orientation)
    #expect(turned.upright.map { Self.letters(UIImage(cgImage: $0)) } == rows)
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let drawn = UIGraphicsImageRenderer(size: turned.size, format: format).image { _ in
      UIGraphicsGetCurrentContext()?.interpolationQuality = .none
      turned.draw(at: .zero)
    }
    #expect(Self.letters(drawn) == rows)
  }

  @Test func sidewaysExchangesTheSides() throws {
    let wide = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 2)).image { _ in }
    let pixels = try #require(wide.cgImage)
    #expect(
      UIImage(cgImage: pixels, scale: 2, orientation: .left).size == CGSize(width: 1, height: 2))
    #expect(UIImage(cgImage: pixels, scale: 0, orientation: .up).scale == 1)
  }

  @Test func aStencilHasOneColor() throws {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 1)).image { context in
      UIColor.blue.setFill()
      context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
    }
    #expect(Self.letters(image.withTintColor(.red)) == [".r"])
    let half = image.withTintColor(UIColor(red: 1, green: 0, blue: 0, alpha: 0.5))
    #expect(half.cgImage?.surface.withPixels { $0[1, 0] } == 0x8080_0000)
    #expect(image.withRenderingMode(.alwaysTemplate).renderingMode == .alwaysTemplate)
    #expect(image.withRenderingMode(.alwaysTemplate) != image)
  }

  @Test("Edges keep their size, the middle is stretched or repeated")
  func edges() throws {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 1)).image { context in
      for (x, color) in [UIColor.red, .green, .blue, .white].enumerated() {
        color.setFill()
        context.fill(CGRect(x: CGFloat(x), y: 0, width: 1, height: 1))
      }
    }
    let caps = UIEdgeInsets(top: 0, left: 1, bottom: 0, right: 1)
    func drawn(_ mode: UIImage.ResizingMode, _ width: CGFloat) -> [String] {
      Self.letters(
        UIGraphicsImageRenderer(size: CGSize(width: width, height: 1)).image { context in
          context.cgContext.interpolationQuality = .none
          image.resizableImage(withCapInsets: caps, resizingMode: mode)
            .draw(in: CGRect(x: 0, y: 0, width: width, height: 1))
        })
    }
    #expect(drawn(.tile, 8) == ["rgbgbgbw"])
    #expect(drawn(.stretch, 6) == ["rggbbw"])
  }

  @Test func alphaAndModeAreOfTheDrawing() {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image { _ in
      Self.corners.draw(in: CGRect(x: 0, y: 0, width: 2, height: 2), blendMode: .normal, alpha: 0.5)
    }
    #expect(image.cgImage?.surface.withPixels { $0[0, 0] } == 0x8080_0000)
  }

  @Test func aRendererMovesItsBoundsToTheCorner() {
    let renderer = UIGraphicsImageRenderer(bounds: CGRect(x: 10, y: 20, width: 2, height: 1))
    let image = renderer.image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 11, y: 20, width: 1, height: 1))
      #expect(UIGraphicsGetCurrentContext() === context.cgContext)
      #expect(Self.letters(context.currentImage) == [".r"])
    }
    #expect(Self.letters(image) == [".r"])
  }

  @Test("An image view shows its picture where the mode says, and a stencil in its tint")
  func imageViews() throws {
    let view = UIImageView(image: Self.corners)
    #expect(view.bounds.size == CGSize(width: 2, height: 2))
    #expect(view.intrinsicContentSize == CGSize(width: 2, height: 2))
    view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    view.contentMode = .topLeft
    let stage = try ViewStage(view)
    #expect(stage.pixel(0, 0) == 0xFFFF_0000 && stage.pixel(1, 0) == 0xFF00_FF00)
    #expect(stage.pixel(3, 3) == 0)
    view.contentMode = .bottomRight
    try stage.frame(at: 1)
    #expect(stage.pixel(98, 98) == 0xFFFF_0000 && stage.pixel(0, 0) == 0)
    view.tintColor = .blue
    view.image = Self.corners.withRenderingMode(.alwaysTemplate)
    try stage.frame(at: 2)
    #expect(stage.pixel(98, 98) == 0xFF00_00FF && stage.pixel(99, 99) == 0xFF00_00FF)
    view.tintColor = .red
    try stage.frame(at: 3)
    #expect(stage.pixel(98, 98) == 0xFFFF_0000)
  }

  @Test func picturesAreShownInTurn() throws {
    let pictures = [UIColor.red, .green].map { color in
      UIGraphicsImageRenderer(size: CGSize(width: 100, height: 100)).image { context in
        color.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 100, height: 100))
      }
    }
    let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let stage = try ViewStage(view)
    view.animationImages = pictures
    view.animationDuration = 2
    view.startAnimating()
    #expect(view.isAnimating)
    try stage.frame(at: 0.25)
    #expect(stage.pixel(5, 5) == 0xFFFF_0000)
    try stage.frame(at: 1.5)
    #expect(stage.pixel(5, 5) == 0xFF00_FF00)
    view.stopAnimating()
    try stage.frame(at: 1.75)
    #expect(!view.isAnimating && stage.pixel(5, 5) == 0)
  }
}
