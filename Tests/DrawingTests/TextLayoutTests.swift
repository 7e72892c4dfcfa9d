import Drawing
import Geometry
import Glibc
import Testing

/// Text measured and drawn.
@Suite struct TextLayoutTests {
  static let font = FontDescription(family: "DejaVu Sans", size: 20)
  static var tabular: TextStyle {
    // URW Bookman's digits differ in width where it is installed; DejaVu's do not.
    var style = TextStyle(font: FontDescription(family: "URW Bookman, DejaVu Sans", size: 20))
    style.hasTabularDigits = true
    return style
  }

  @Test func descriptionIsEdited() {
    var font = FontDescription("DejaVu Sans Bold 24")
    #expect(font.family == "DejaVu Sans")
    #expect(font.size == 24)
    #expect(font.weight == 700)
    font.weight = 5000
    font.size = 31.5
    font.size = .nan
    font.isItalic = true
    font.family = "Serif"
    #expect(font.size == 31.5, "what is no size is not taken")
    #expect(font.weight == 1000)
    #expect(font.isItalic && font.family == "Serif")
    #expect(FontDescription(font.description) == font)
  }

  @Test func boundsGrowWithTheFont() {
    let small = TextLayout("Hg", style: TextStyle(font: Self.font))
    var font = Self.font
    font.size = 40
    let large = TextLayout("Hg", style: TextStyle(font: font))
    // Without hinting everything scales; Pango counts in 1/1024.
    #expect(abs(large.logicalBounds.width - 2 * small.logicalBounds.width) < 0.02)
    #expect(abs(large.ascent - 2 * small.ascent) < 0.02)
    #expect(abs(small.baseline - small.ascent) < 0.01)
    #expect(abs(small.ascent + small.descent - small.logicalBounds.height) < 0.02)
    #expect(small.inkBounds.minY > 0 && small.inkBounds.maxY > small.baseline, "g goes below")
  }

  @Test func emptyTextIsEmpty() throws {
    let layout = TextLayout("", style: TextStyle(font: Self.font))
    #expect(layout.isEmpty)
    #expect(layout.logicalBounds == .zero && layout.lineCount == 0)
    let picture = try Draw.picture(10, 10) { layout.draw(in: $0, at: .zero, color: .black) }
    #expect(picture.paintedPixels() == 0)
  }

  @Test(
    "Every time of day is as wide as every other",
    arguments: [
      "11:11", "08:48", "00:00", "19:57",
    ])
  func tabularDigits(text: String) {
    let width = TextLayout(text, style: Self.tabular).logicalBounds.width
    let reference = TextLayout("88:88", style: Self.tabular).logicalBounds.width
    #expect(width == reference)
    #expect(width > 40)
  }

  @Test func digitIsInTheMiddleOfItsCell() {
    let one = TextLayout("1", style: Self.tabular)
    var natural = Self.tabular
    natural.hasTabularDigits = false
    let plain = TextLayout("1", style: natural)
    let spare = one.logicalBounds.width - plain.logicalBounds.width
    #expect(spare >= 0)
    #expect(abs(one.inkBounds.minX - plain.inkBounds.minX - spare / 2) < 0.01)
  }

  @Test(
    "A line goes where its alignment says",
    arguments: [
      (TextStyle.Alignment.left, 0.0), (.natural, 0), (.center, 0.5), (.right, 1),
    ])
  func alignment(alignment: TextStyle.Alignment, share: Double) {
    var style = TextStyle(font: Self.font)
    style.alignment = alignment
    for truncation in [TextStyle.Truncation.none, .end] {
      style.truncation = truncation
      let layout = TextLayout("Hg", style: style, maxWidth: 200)
      let slack = 200 - layout.logicalBounds.width
      #expect(abs(layout.logicalBounds.minX - slack * share) < 0.01)
    }
  }

  @Test(
    "What does not fit is cut",
    arguments: [
      TextStyle.Truncation.start, .middle, .end,
    ])
  func truncation(truncation: TextStyle.Truncation) {
    var style = Self.tabular
    style.truncation = truncation
    let text = "0123456789 0123456789"
    let layout = TextLayout(text, style: style, maxWidth: 100)
    #expect(layout.lineCount == 1)
    #expect(layout.logicalBounds.width <= 100.01)
    #expect(layout.logicalBounds.width > 60)
    style.truncation = .none
    #expect(TextLayout(text, style: style, maxWidth: 100).logicalBounds.width > 200)
  }

  @Test func wrapping() {
    var style = TextStyle(font: Self.font)
    style.wraps = true
    let text = "one two three four five six seven"
    let free = TextLayout(text, style: style, maxWidth: 100)
    #expect(free.lineCount > 2)
    #expect(free.logicalBounds.width <= 100.01)
    style.truncation = .end
    #expect(TextLayout(text, style: style, maxWidth: 100).lineCount == free.lineCount)
    style.lineLimit = 2
    #expect(TextLayout(text, style: style, maxWidth: 100).lineCount == 2)
    #expect(TextLayout("a\nb\nc", style: TextStyle(font: Self.font)).lineCount == 3)
  }

  @Test("What is measured is what is drawn", arguments: [false, true])
  func drawing(outlines: Bool) throws {
    let layout = TextLayout("Hg", style: TextStyle(font: Self.font))
    let picture = try Draw.picture(60, 40) { context in
      layout.draw(
        in: context, baseline: CGPoint(x: 10, y: 25), color: Draw.red, outlines: outlines)
    }
    let ink = layout.inkBounds.offsetBy(dx: 10, dy: 25 - layout.baseline)
    let box = picture.withPixels { pixels in
      var box = CGRect.null
      for y in 0..<40 {
        for x in 0..<60 where pixels.alpha(x, y) > 8 {
          box = box.union(CGRect(x: x, y: y, width: 1, height: 1))
        }
      }
      return box
    }
    #expect(abs(box.minX - ink.minX) < 1.6 && abs(box.maxX - ink.maxX) < 1.6, "\(box) \(ink)")
    #expect(abs(box.minY - ink.minY) < 1.6 && abs(box.maxY - ink.maxY) < 1.6, "\(box) \(ink)")
    #expect(picture.withPixels { $0[13, 20] } >> 16 & 255 > 0)
  }

  @Test("Points and transforms that are none draw no text and kill nothing")
  func badPlaces() throws {
    let layout = TextLayout("Hg", style: TextStyle(font: Self.font))
    let picture = try Draw.picture(60, 40) { context in
      layout.draw(in: context, at: CGPoint(x: Double.nan, y: 0), color: .black)
      context.saveGState()
      context.scaleBy(x: 0, y: 1)
      layout.draw(in: context, at: .zero, color: .black)
      context.restoreGState()
      context.saveGState()
      context.scaleBy(x: 1e-7, y: 1e-7)
      layout.draw(in: context, at: .zero, color: .black)
      context.restoreGState()
      context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
    }
    #expect(picture.paintedPixels() == 4)
  }
}

/// Text where there is none to be had.
@Suite struct NoFontTests {
  @Test("Without any font a text is empty, and nobody is told")
  func noFonts() async throws {
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardErrorContent]
    ) {
      let path = "/tmp/ringdown-no-fonts-\(getpid()).conf"
      guard let file = fopen(path, "w") else { exit(2) }
      fputs("<?xml version=\"1.0\"?><fontconfig></fontconfig>", file)
      fclose(file)
      setenv("FONTCONFIG_FILE", path, 1)
      let layout = TextLayout("0:42", style: TextStyle(font: FontDescription("Sans 12")))
      let isDrawn =
        try Draw.picture(20, 20) { layout.draw(in: $0, at: .zero, color: .black) }
        .paintedPixels() > 0
      unlink(path)
      guard layout.isEmpty && !isDrawn else { exit(3) }
    }
    #expect(result?.standardErrorContent == [])
  }
}
