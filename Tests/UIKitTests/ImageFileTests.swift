import Drawing
import Testing
import UIKit

/// Pictures and colours from files.
@Suite struct ImageFileTests {
  /// A folder that is removed with the value.
  private final class Folder {
    let path: String

    init() throws {
      path = NSTemporaryDirectory() + "ringdown-\(UUID().uuidString)"
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    deinit {
      do {
        try FileManager.default.removeItem(atPath: path)
      } catch {
        Issue.record("\(error)")
      }
    }

    func write(_ data: Data, _ name: String) throws {
      let file = "\(path)/\(name)"
      try FileManager.default.createDirectory(
        atPath: (file as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
      try data.write(to: URL(fileURLWithPath: file))
    }
  }

  private func png(_ side: CGFloat, _ color: UIColor) -> Data {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: CGSize(width: side, height: side), format: format).pngData
    {
      color.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: side, height: side))
    }
  }

  @Test func thereAndBack() throws {
    let data = png(3, .red)
    #expect(data.starts(with: [0x89, 0x50, 0x4E, 0x47]))
    let image = try #require(UIImage(data: data, scale: 3))
    #expect(image.size == CGSize(width: 1, height: 1))
    #expect(image.cgImage?.surface.withPixels { $0[1, 1] } == 0xFFFF_0000)
    #expect(UIImage(data: Data([1, 2, 3])) == nil && UIImage(data: Data()) == nil)
    #expect(UIImage().pngData() == nil)
  }

  @Test func namesAreFound() throws {
    let folder = try Folder()
    try folder.write(png(2, .red), "dot.png")
    try folder.write(png(4, .green), "dot@2x.png")
    try folder.write(png(6, .blue), "set.xcassets/Icons/star.imageset/star.png")
    try folder.write(
      Data(#"{"images":[{"idiom":"universal","filename":"star.png","scale":"3x"}]}"#.utf8),
      "set.xcassets/Icons/star.imageset/Contents.json")
    try folder.write(
      Data(
        #"""
        {"colors":[{"idiom":"universal","color":{"color-space":"srgb","components":
        {"red":"1.000","green":"0x80","blue":"0","alpha":"1.000"}}},
        {"idiom":"universal","appearances":[{"appearance":"luminosity","value":"dark"}],
        "color":{"color-space":"srgb","components":
        {"red":"0","green":"0","blue":"1.0","alpha":"0.5"}}}]}
        """#.utf8), "set.xcassets/accent.colorset/Contents.json")
    let bundle = try #require(Bundle(path: folder.path))
    let one = UITraitCollection(displayScale: 1)
    let dot = try #require(UIImage(named: "dot", in: bundle, compatibleWith: one))
    #expect(dot.scale == 1 && dot.size.width == 2)
    let two = UITraitCollection(displayScale: 2)
    let sharp = try #require(UIImage(named: "dot.png", in: bundle, compatibleWith: two))
    #expect(sharp.scale == 2 && sharp.size.width == 2)
    let star = try #require(UIImage(named: "star", in: bundle, compatibleWith: one))
    #expect(star.scale == 3 && star.size.width == 2)
    #expect(UIImage(named: "nothing", in: bundle, compatibleWith: nil) == nil)
    #expect(UIImage(named: "") == nil && UIColor(named: "nothing") == nil)
    let accent = try #require(UIColor(named: "accent", in: bundle, compatibleWith: nil))
    #expect(accent.cgColor == CGColor(red: 1, green: 128 / 255, blue: 0, alpha: 1))
    let dark = accent.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark))
    #expect(dark.cgColor == CGColor(red: 0, green: 0, blue: 1, alpha: 0.5))
    let path = "\(folder.path)/dot@2x.png"
    #expect(UIImage(contentsOfFile: path)?.scale == 2)
  }
}
