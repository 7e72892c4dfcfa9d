import Drawing
import Geometry
import Testing

/// Text of many looks: where its lines are, and what each letter's pixels are.
@Suite struct StyledLayoutTests {
  static let font = FontDescription(family: "DejaVu Sans", size: 20)
  static var letters: LetterStyle { LetterStyle(font: font) }
  /// DejaVu Sans has 2048 units an em, of which a line takes 2384.
  static let lineHeight = 2384.0 / 2048 * 20

  static func text(_ string: String, _ change: (inout ParagraphStyle) -> Void = { _ in })
    -> StyledText
  {
    var paragraph = ParagraphStyle()
    change(&paragraph)
    return StyledText(string, letters: letters, paragraph: paragraph)
  }

  /// The layout in a width, with truncation after wrapped lines as labels have it.
  static func layout(
    _ text: StyledText, width: Double? = nil, height: Double? = nil, lines: Int = 0
  ) -> StyledLayout {
    var room = TextRoom(width: width, height: height)
    room.lineLimit = lines
    room.wrapsBeforeTruncating = true
    return StyledLayout(text, in: room)
  }

  @Test func oneStyleIsAsLargeAsThePlainLayout() {
    let plain = TextLayout("Hamburg 123", style: TextStyle(font: Self.font))
    let styled = Self.layout(Self.text("Hamburg 123"))
    #expect(abs(styled.logicalBounds.width - plain.logicalBounds.width) < 0.001)
    #expect(abs(styled.logicalBounds.height - Self.lineHeight) < 0.01)
    #expect(abs(styled.baseline - plain.baseline) < 0.001)
    #expect(styled.lineCount == 1 && !styled.isTruncated)
  }

  @Test func oneStyleIsDrawnAsThePlainLayout() throws {
    let plain = try Draw.picture(160, 30) { context in
      TextLayout("Hamburg 123", style: TextStyle(font: Self.font))
        .draw(in: context, at: CGPoint(x: 3, y: 2), color: Draw.blue)
    }
    let styled = try Draw.picture(160, 30) { context in
      Self.layout(Self.text("Hamburg 123"))
        .draw(in: context, at: CGPoint(x: 3, y: 2), color: Draw.blue)
    }
    var differing = 0
    for y in 0..<30 {
      for x in 0..<160 where plain.pixel(x, y) != styled.pixel(x, y) { differing += 1 }
    }
    #expect(differing == 0 && styled.paintedPixels() > 200)
  }

  struct Placed: CustomTestStringConvertible, Sendable {
    var because: String
    var string = "HH\nHH"
    var change: @Sendable (inout ParagraphStyle) -> Void
    var height: Double
    var baseline: Double
    var testDescription: String { because }
  }

  static let placed: [Placed] = {
    let (line, ascent) = (lineHeight, 1901.0 / 2048 * 20)
    return [
      Placed(because: "two lines", change: { _ in }, height: 2 * line, baseline: ascent),
      Placed(
        because: "a gap between lines, and none after the last", change: { $0.lineSpacing = 7 },
        height: 2 * line + 7, baseline: ascent),
      Placed(
        because: "higher lines have the room above", change: { $0.lineHeightMultiple = 2 },
        height: 4 * line, baseline: line + ascent),
      Placed(
        because: "a least height", change: { $0.minimumLineHeight = 50 }, height: 100,
        baseline: 50 - line + ascent),
      Placed(
        because: "a largest height", change: { $0.maximumLineHeight = 10 }, height: 20,
        baseline: 10 - line + ascent),
      Placed(
        because: "gaps between paragraphs",
        change: {
          $0.spacingAfter = 3
          $0.spacingBefore = 4
        }, height: 2 * line + 7, baseline: ascent),
      Placed(
        because: "an empty line is as high as any", string: "HH\n\nHH", change: { _ in },
        height: 3 * line, baseline: ascent),
      Placed(
        because: "a line's end at the end begins no line", string: "HH\nHH\n", change: { _ in },
        height: 2 * line, baseline: ascent),
    ]
  }()

  @Test(arguments: placed)
  func linesArePlaced(_ row: Placed) {
    let layout = Self.layout(Self.text(row.string, row.change))
    #expect(abs(layout.logicalBounds.height - row.height) < 0.05)
    #expect(abs(layout.baseline - row.baseline) < 0.05)
  }

  @Test("Alignment and indents, each line by its own paragraph")
  func alignment() {
    var left = ParagraphStyle()
    left.alignment = .left
    left.firstLineIndent = 10
    var right = ParagraphStyle()
    right.alignment = .right
    right.tailIndent = -5
    let text = StyledText([
      StyledText.Run(text: "H\n", letters: Self.letters, paragraph: left),
      StyledText.Run(text: "H", letters: Self.letters, paragraph: right),
    ])
    let width = Self.layout(Self.text("H")).logicalBounds.width
    let bounds = Self.layout(text, width: 100).logicalBounds
    #expect(abs(bounds.minX - 10) < 0.01)
    #expect(abs(bounds.maxX - 95) < 0.01 && width < 20)
  }

  struct Limit: CustomTestStringConvertible, Sendable {
    var because: String
    var string: String
    var width: Double?
    var height: Double?
    var limit: Int
    var lines: Int
    var isTruncated: Bool
    var testDescription: String { because }
  }

  static let limits = [
    Limit(
      because: "all fits", string: "one two", width: 200, limit: 2, lines: 1, isTruncated: false),
    Limit(
      because: "one line is cut", string: "one two three four", width: 80, limit: 1, lines: 1,
      isTruncated: true),
    Limit(
      because: "the second line is cut", string: "one two three four five six", width: 80,
      limit: 2, lines: 2, isTruncated: true),
    Limit(
      because: "as many as there are", string: "one two three four five six", width: 80, limit: 0,
      lines: 5, isTruncated: false),
    Limit(
      because: "paragraphs share the limit", string: "one\ntwo\nthree", width: 200, limit: 2,
      lines: 2, isTruncated: true),
    Limit(
      because: "only whole lines in a height", string: "one\ntwo\nthree", width: 200, height: 50,
      limit: 0, lines: 2, isTruncated: true),
    Limit(
      because: "but always the first", string: "one\ntwo", width: 200, height: 5, limit: 0,
      lines: 1, isTruncated: true),
  ]

  @Test(arguments: limits)
  func linesAreLimited(_ row: Limit) {
    let text = Self.text(row.string) { $0.lineBreak = .truncate(.end) }
    let layout = Self.layout(text, width: row.width, height: row.height, lines: row.limit)
    #expect(layout.lineCount == row.lines)
    #expect(layout.isTruncated == row.isTruncated)
    if let width = row.width { #expect(layout.logicalBounds.maxX <= width + 0.01) }
  }

  @Test("A red word is red, and what is behind, under and through it is where it belongs")
  func looks() throws {
    var red = Self.letters
    red.color = Draw.red
    var ruled = Self.letters
    ruled.background = Draw.green
    ruled.underline = LetterStyle.Rule()
    ruled.underline?.color = Draw.red
    let text = StyledText([
      StyledText.Run(text: "HH", letters: Self.letters),
      StyledText.Run(text: "HH", letters: red),
      StyledText.Run(text: "HH", letters: ruled),
    ])
    let layout = Self.layout(text)
    let third = Int(layout.logicalBounds.width / 3)
    let picture = try Draw.picture(3 * third + 4, 30) { context in
      layout.draw(in: context, at: .zero, color: Draw.blue)
    }
    func colors(_ part: Int) -> Set<String> {
      var found: Set<String> = []
      for y in 0..<30 {
        for x in (part * third + 2)..<((part + 1) * third - 1) {
          let pixel = picture.pixel(x, y)
          if pixel.hasPrefix("ff") { found.insert(pixel) }
        }
      }
      return found
    }
    #expect(colors(0) == ["ff0000ff"])
    #expect(colors(1) == ["ffff0000"])
    #expect(colors(2).isSuperset(of: ["ff00ff00", "ff0000ff"]))
    // The underline is below the baseline; it is thinner than a pixel, and so not pure.
    let x = 2 * third + third / 2
    let reds = (0..<30).filter {
      (Int(picture.pixel(x, $0).dropFirst(2).prefix(2), radix: 16) ?? 0) > 64
    }
    #expect(!reds.isEmpty && reds.allSatisfy { Double($0) >= layout.baseline })
  }

  @Test("Letters' room grows by the kern, all of it behind them")
  func kern() {
    var wide = Self.letters
    wide.kern = 10
    let plain = Self.layout(Self.text("HHH")).logicalBounds.width
    let kerned = Self.layout(StyledText("HHH", letters: wide))
    #expect(abs(kerned.logicalBounds.width - plain - 30) < 0.05)
  }

  @Test("The first letter is where it was, whatever the kern")
  func kernStartsAtTheSamePlace() throws {
    var wide = Self.letters
    wide.kern = 10
    func firstColumn(_ letters: LetterStyle) throws -> Int? {
      let picture = try Draw.picture(100, 30) { context in
        Self.layout(StyledText("HHH", letters: letters))
          .draw(in: context, at: .zero, color: Draw.blue)
      }
      return (0..<100).first { x in (0..<30).contains { picture.pixel(x, $0) != "00000000" } }
    }
    #expect(try firstColumn(wide) == firstColumn(Self.letters))
  }

  @Test func aRaisedLetterMakesTheLineHigher() {
    var raised = Self.letters
    raised.baselineOffset = 8
    let text = StyledText([
      StyledText.Run(text: "H", letters: Self.letters),
      StyledText.Run(text: "2", letters: raised),
    ])
    #expect(abs(Self.layout(text).logicalBounds.height - Self.lineHeight - 8) < 0.05)
  }

  @Test("Outlines, shadows and a lean stay within the ink's bounds, and are drawn")
  func inkHoldsAll() throws {
    var letters = Self.letters
    letters.outline = LetterStyle.Outline(width: 1, color: Draw.red, isFilled: false)
    letters.shadow = LetterStyle.Shadow(
      offset: CGSize(width: 6, height: 8), blur: 2, color: Draw.green)
    letters.slant = 0.3
    letters.strikethrough = LetterStyle.Rule()
    let layout = Self.layout(StyledText("Ho", letters: letters))
    let picture = try Draw.picture(100, 80) { context in
      layout.draw(in: context, at: CGPoint(x: 20, y: 20), color: Draw.blue)
    }
    let ink = layout.inkBounds.offsetBy(dx: 20, dy: 20)
    var painted = 0
    for y in 0..<80 {
      for x in 0..<100 where picture.pixel(x, y) != "00000000" {
        painted += 1
        #expect(ink.insetBy(dx: -1.5, dy: -1.5).contains(CGPoint(x: x, y: y)))
      }
    }
    #expect(painted > 200)
  }

  @Test("A text that does not fit is made smaller, but not below the least scale")
  func fitting() {
    let text = Self.text("HHHHHHHHHH") { $0.lineBreak = .truncate(.end) }
    let natural = Self.layout(text).logicalBounds.width
    var room = TextRoom(width: natural / 2)
    room.lineLimit = 1
    room.wrapsBeforeTruncating = true
    let free = StyledLayout.fitted(text, in: room, minimumScale: 0)
    #expect(abs(free.scale - 0.5) < 0.001 && !free.layout.isTruncated)
    let kept = StyledLayout.fitted(text, in: room, minimumScale: 0.8)
    #expect(kept.scale == 0.8 && kept.layout.isTruncated)
    room.width = natural * 2
    #expect(StyledLayout.fitted(text, in: room, minimumScale: 0).scale == 1)
  }

  @Test(
    "Weird texts neither trap nor hang",
    arguments: [
      "", "\n", "\0", "\n\n\n", "\r\n", "\u{2028}", "e\u{301}\u{200D}", "שלום", "\u{FFFC}",
      String(repeating: "W", count: 20_000),
    ])
  func weird(text: String) throws {
    for width in [nil, 0, 1, 50, .infinity, .nan] as [Double?] {
      let layout = Self.layout(
        Self.text(text) { $0.lineBreak = .truncate(.end) }, width: width, lines: 3)
      #expect(layout.logicalBounds.isFinite && layout.lineCount <= 3)
    }
  }
}
