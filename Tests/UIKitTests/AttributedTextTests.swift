import Drawing
import Testing
import UIKit

/// Text with its looks, as Foundation has it, drawn and measured.
@Suite struct AttributedTextTests {
  static let font = UIFont(name: "DejaVuSans", size: 20) ?? .systemFont(ofSize: 20)

  /// The colours that are wholly opaque in a part of what is drawn.
  private func colors(
    _ columns: Range<Int>, width: Int = 120, height: Int = 40, _ draw: () -> Void
  ) -> Set<UInt32> {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let size = CGSize(width: CGFloat(width), height: CGFloat(height))
    let image = UIGraphicsImageRenderer(size: size, format: format).image { _ in draw() }
    guard let picture = image.cgImage else { return [] }
    return picture.surface.withPixels { pixels in
      var found: Set<UInt32> = []
      for y in 0..<height {
        for x in columns where pixels.alpha(x, y) == 255 { found.insert(pixels[x, y]) }
      }
      return found
    }
  }

  @Test("A red word is red")
  func words() {
    let text = NSMutableAttributedString(string: "HHHH", attributes: [.font: Self.font])
    text.addAttribute(
      .foregroundColor, value: UIColor.red, range: NSRange(location: 2, length: 2))
    // An H is 15 points wide.
    #expect(colors(0..<29) { text.draw(at: .zero) } == [0xFF00_0000])
    #expect(colors(31..<60) { text.draw(at: .zero) } == [0xFFFF_0000])
  }

  struct Look: CustomTestStringConvertible, Sendable {
    var because: String
    var attributes: @Sendable () -> [NSAttributedString.Key: Any]
    var colors: Set<UInt32>
    var testDescription: String { because }
  }

  static let looks = [
    Look(because: "nothing said is black", attributes: { [:] }, colors: [0xFF00_0000]),
    Look(
      because: "a layer's colour", attributes: { [.foregroundColor: CGColor(gray: 1, alpha: 1)] },
      colors: [0xFFFF_FFFF]),
    Look(
      because: "a background", attributes: { [.backgroundColor: UIColor.green] },
      colors: [0xFF00_0000, 0xFF00_FF00]),
    Look(
      because: "an underline of its own colour",
      attributes: {
        [.underlineStyle: NSUnderlineStyle.double.rawValue, .underlineColor: UIColor.blue]
      }, colors: [0xFF00_0000, 0xFF00_00FF]),
    Look(
      because: "struck through thickly",
      attributes: {
        [
          .strikethroughStyle: NSNumber(value: NSUnderlineStyle.thick.rawValue),
          .strikethroughColor: UIColor.red,
        ]
      }, colors: [0xFF00_0000, 0xFFFF_0000]),
    Look(
      because: "an outline, filled",
      attributes: { [.strokeWidth: -30, .strokeColor: UIColor.red] },
      colors: [0xFFFF_0000]),
  ]

  @Test(arguments: looks)
  func looksAreDrawn(_ row: Look) {
    var attributes = row.attributes()
    attributes[.font] = Self.font.withSize(40)
    let found = colors(0..<120, height: 60) {
      "HHH".draw(at: CGPoint(x: 2, y: 2), withAttributes: attributes)
    }
    // Edges over a background mix; the pure colours are all there.
    #expect(found.isSuperset(of: row.colors))
  }

  @Test("Sizes agree between strings, attributed ones and labels")
  func sizes() {
    let attributes: [NSAttributedString.Key: Any] = [.font: Self.font]
    let size = "HHH".size(withAttributes: attributes)
    #expect(abs(size.width - 3 * 1540 / 2048 * 20) < 0.02)
    #expect(abs(size.height - Self.font.lineHeight) < 0.02)
    #expect(NSString(string: "HHH").size(withAttributes: attributes) == size)
    #expect(NSAttributedString(string: "HHH", attributes: attributes).size() == size)
    let label = UILabel()
    label.attributedText = NSAttributedString(string: "HHH", attributes: attributes)
    #expect(label.intrinsicContentSize.width >= size.width)
    #expect(label.intrinsicContentSize.width < size.width + 0.51)
    let spaced = NSAttributedString(string: "HHH", attributes: [.font: Self.font, .kern: 4])
    #expect(abs(spaced.size().width - size.width - 12) < 0.02)
  }

  @Test("Bounding rectangles, with and without lines")
  func boundingRects() {
    let style = NSMutableParagraphStyle()
    style.lineSpacing = 6
    let attributes: [NSAttributedString.Key: Any] = [.font: Self.font, .paragraphStyle: style]
    let room = CGSize(width: 40, height: CGFloat.greatestFiniteMagnitude)
    let lines = "HH HH".boundingRect(
      with: room, options: [.usesLineFragmentOrigin, .usesFontLeading], attributes: attributes,
      context: nil)
    #expect(lines.origin == .zero)
    #expect(abs(lines.height - 2 * Self.font.lineHeight - 6) < 0.05)
    let line = "HH HH".boundingRect(with: room, attributes: attributes, context: nil)
    #expect(abs(line.height - Self.font.lineHeight) < 0.05 && line.width > 40)
    #expect(abs(line.minY - Self.font.descender) < 0.05, "the origin is on the baseline")
  }

  @Test("In a rectangle: centred, and without the lines that have no room")
  func rectangles() {
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    let attributes: [NSAttributedString.Key: Any] = [
      .font: Self.font, .paragraphStyle: style, .foregroundColor: UIColor.red,
    ]
    let rect = CGRect(x: 0, y: 0, width: 120, height: 30)
    #expect(colors(0..<50) { "H".draw(in: rect, withAttributes: attributes) }.isEmpty)
    #expect(colors(50..<70) { "H".draw(in: rect, withAttributes: attributes) } == [0xFFFF_0000])
    var rows: Set<UInt32> = []
    rows = colors(0..<120, height: 60) {
      UIGraphicsGetCurrentContext()?.clip(to: CGRect(x: 0, y: 26, width: 120, height: 34))
      "H\nH".draw(in: rect, withAttributes: attributes)
    }
    #expect(rows.isEmpty)
  }

  @Test func paragraphStylesAreCopied() throws {
    let style = NSMutableParagraphStyle()
    style.alignment = .right
    style.lineSpacing = 3
    let kept = try #require(style.copy() as? NSParagraphStyle)
    style.alignment = .left
    #expect(kept.alignment == .right && kept.lineSpacing == 3)
    let changed = try #require(kept.mutableCopy() as? NSMutableParagraphStyle)
    #expect(changed.isEqual(kept))
    changed.lineBreakMode = .byTruncatingTail
    #expect(!changed.isEqual(kept))
    #expect(NSParagraphStyle.default.lineBreakMode == .byWordWrapping)
  }

  @Test("A label keeps the text as it was, and its own colour changes all of it")
  func labels() {
    let text = NSMutableAttributedString(
      string: "HH", attributes: [.font: Self.font, .foregroundColor: UIColor.red])
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 60, height: 30))
    label.attributedText = text
    text.mutableString.setString("other")
    #expect(label.text == "HH" && label.attributedText?.string == "HH")
    let picture = LayerPictureOf(label.layer)
    picture.draw(at: 0)
    #expect(picture.colors.contains(0xFFFF_0000))
    label.textColor = .blue
    picture.draw(at: 1)
    #expect(picture.colors.contains(0xFF00_00FF) && !picture.colors.contains(0xFFFF_0000))
    label.text = "plain"
    #expect(label.attributedText?.string == "plain")
    #expect(
      label.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor
        == .blue)
  }

  @Test func textLayersTakeAttributedStrings() {
    let layer = CATextLayer()
    layer.frame = CGRect(x: 0, y: 0, width: 60, height: 30)
    layer.string = NSAttributedString(
      string: "HH", attributes: [.font: Self.font, .foregroundColor: UIColor.green.cgColor])
    let picture = LayerPictureOf(layer)
    picture.draw(at: 0)
    #expect(picture.colors.contains(0xFF00_FF00))
    #expect((layer.string as? NSAttributedString)?.string == "HH")
    layer.string = "HH"
    layer.font = "DejaVuSans-Bold" as CFTypeRef
    #expect(layer.font as? String == "DejaVuSans-Bold")
    picture.draw(at: 1)
    #expect(!picture.colors.contains(0xFF00_FF00))
  }
}
