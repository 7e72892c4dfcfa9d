import CPango
package import Geometry

/// A styled text laid out in lines, ready to be measured and drawn.
///
/// Letters are placed without hinting, as those of ``TextLayout``. A layout belongs to the thread
/// it was made on.
package final class StyledLayout {
  /// A line and where it lies, the layout's top left being the origin.
  struct Line {
    var paragraph: StyledParagraph
    /// Which of the paragraph's lines it is.
    var index: Int
    /// The box of the line's whole height.
    var box: CGRect
    var baseline: Double
    /// The box of the letters' shapes.
    var ink: CGRect
  }

  /// The lines, from the top.
  let lines: [Line]
  /// The box that the lines' full heights take.
  ///
  /// With a width to keep to, text that is centred or right starts right of the origin.
  package let logicalBounds: CGRect
  /// A box around everything that is drawn.
  package let inkBounds: CGRect
  /// Whether a part of the text has no room.
  package let isTruncated: Bool

  /// Whether there is nothing to draw: no text, or no font.
  package var isEmpty: Bool { lines.isEmpty }
  /// How far the first line's baseline is below the top.
  package var baseline: Double { lines.first?.baseline ?? 0 }
  /// How far the last line's baseline is below the top.
  package var lastBaseline: Double { lines.last?.baseline ?? 0 }
  /// How many lines there are.
  package var lineCount: Int { lines.count }
  /// Whether letters of one look are all there is to draw, none upon another.
  package var isSinglePaint: Bool {
    lines.allSatisfy { line in
      line.paragraph.spans.allSatisfy { !$0.letters.reachesBeyondInk && $0.letters.color == nil }
    }
  }

  /// Lays `text` out in `room`.
  package convenience init(_ text: StyledText, in room: TextRoom = TextRoom()) {
    let layout = Stack(text.paragraphs, room)
    guard let height = room.height, layout.count(within: height) < layout.lines.count else {
      self.init(layout)
      return
    }
    // As many lines as there is room for, the last of them cut.
    var lower = room
    lower.lineLimit = max(1, layout.count(within: height))
    self.init(Stack(text.paragraphs, lower))
  }

  private init(_ stack: Stack) {
    let width = stack.width ?? stack.lines.map { $0.box.maxX }.max() ?? 0
    lines = stack.lines.map { $0.placed(in: width) }
    isTruncated = stack.isTruncated
    let boxes = lines.map(\.box)
    logicalBounds = boxes.dropFirst().reduce(boxes.first ?? .zero) { $0.union($1) }
    let drawn = lines.map(\.drawn)
    inkBounds = drawn.dropFirst().reduce(drawn.first ?? .zero) { $0.union($1) }
  }
}

/// Lines below each other, not yet aligned.
private struct Stack {
  var lines: [StyledLayout.Line] = []
  var isTruncated = false
  /// The width that lines are aligned in; `nil` for that of the widest.
  let width: Double?
  private var bottom = 0.0
  private let room: TextRoom

  init(_ paragraphs: [[StyledText.Run]], _ room: TextRoom) {
    width = room.width
    self.room = room
    for (index, runs) in paragraphs.enumerated() {
      let left = room.lineLimit > 0 ? room.lineLimit - lines.count : Int.max
      guard left > 0 else {
        isTruncated = true
        return
      }
      add(runs, isFirst: index == 0, isLast: index == paragraphs.count - 1, lineLimit: left)
    }
  }

  /// How many lines end within `height`, as far as a rounding goes.
  func count(within height: Double) -> Int {
    lines.prefix { $0.box.maxY <= height + 0.01 }.count
  }

  private mutating func add(
    _ runs: [StyledText.Run], isFirst: Bool, isLast: Bool, lineLimit: Int
  ) {
    guard let style = runs.first?.paragraph else { return }
    let breaking = breaking(style, lineLimit)
    guard
      let laidOut = StyledParagraph(runs, style: style, width: width, breaking)
    else { return }
    var paragraph = laidOut
    if !isLast, paragraph.lineCount >= lineLimit, breaking.truncation != .none,
      let marked = StyledParagraph(
        runs.continued, style: style, width: width, breaking)
    {
      // More text follows that has no line.
      paragraph = marked
    }
    if !isFirst { bottom += style.spacingBefore }
    let count = min(paragraph.lineCount, lineLimit)
    isTruncated = isTruncated || paragraph.isTruncated || count < paragraph.lineCount
    for index in 0..<count {
      if !lines.isEmpty && index > 0 { bottom += style.lineSpacing }
      append(paragraph, index)
    }
    if !isLast { bottom += style.lineSpacing + style.spacingAfter }
  }

  private func breaking(
    _ style: ParagraphStyle, _ lineLimit: Int
  ) -> StyledParagraph.Breaking {
    var breaking =
      switch style.lineBreak {
      case .wordWrap: StyledParagraph.Breaking(wraps: true)
      case .charWrap: StyledParagraph.Breaking(wraps: true, isByLetter: true)
      case .clip: StyledParagraph.Breaking(wraps: room.wrapsBeforeTruncating)
      case .truncate(let truncation):
        StyledParagraph.Breaking(wraps: room.wrapsBeforeTruncating, truncation: truncation)
      }
    if room.truncatesLastLine { breaking.truncation = .end }
    breaking.lineLimit = lineLimit < Int.max ? lineLimit : 0
    // A single line is cut where it ends, not between words.
    if lineLimit == 1, breaking.truncation != .none { breaking.wraps = false }
    return breaking
  }

  private mutating func append(_ paragraph: StyledParagraph, _ index: Int) {
    guard let line = pango_layout_get_line_readonly(paragraph.layout, Int32(index)) else { return }
    var (ink, logical) = (PangoRectangle(), PangoRectangle())
    pango_layout_line_get_extents(line, &ink, &logical)
    let unit = 1 / Double(PANGO_SCALE)
    let natural = Double(logical.height) * unit
    let height = paragraph.style.lineHeight(natural)
    // What a line is higher than its letters is above them.
    let baseline = bottom + height - Double(logical.y + logical.height) * unit
    let x = index == 0 ? paragraph.style.firstLineIndent : paragraph.style.indent
    // Pango takes half of the kern off each end of the line.
    let start = Int(line.pointee.start_index)
    let end = start + Int(line.pointee.length)
    let ahead = (paragraph.letters(at: start)?.kern ?? 0) / 2
    let behind = (paragraph.letters(at: max(start, end - 1))?.kern ?? 0) / 2
    lines.append(
      StyledLayout.Line(
        paragraph: paragraph, index: index,
        box: CGRect(
          x: x, y: bottom, width: Double(logical.width) * unit + ahead + behind,
          height: height),
        baseline: baseline,
        ink: CGRect(
          x: x + Double(ink.x) * unit, y: baseline + Double(ink.y) * unit,
          width: Double(ink.width) * unit + max(0, ahead), height: Double(ink.height) * unit)))
    bottom += height
  }
}

extension StyledLayout.Line {
  /// The line moved to where its alignment puts it in `width`.
  fileprivate func placed(in width: Double) -> StyledLayout.Line {
    let style = paragraph.style
    let end = style.tailIndent > 0 ? min(style.tailIndent, width) : width + style.tailIndent
    let slack = (end - box.minX - box.width) * paragraph.share
    // On Pango's own grid, and centred as it does, whose lines are moved by whole units.
    let step = Double(PANGO_SCALE)
    let shift = (slack * step).rounded(.towardZero) / step
    var placed = self
    placed.box = box.offsetBy(dx: shift, dy: 0)
    placed.ink = ink.offsetBy(dx: shift, dy: 0)
    return placed
  }

  /// A box around all that is drawn for the line.
  fileprivate var drawn: CGRect {
    let letters = paragraph.spans.map(\.letters)
    guard letters.contains(where: \.reachesBeyondInk) else { return ink }
    var reach = CGRect(
      x: box.minX, y: min(box.minY, ink.minY), width: box.width,
      height: max(box.maxY, ink.maxY) - min(box.minY, ink.minY)
    ).union(ink)
    let margin =
      letters.map { max($0.outline?.width ?? 0, abs($0.slant) * box.height, 1) }.max() ?? 0
    reach = reach.insetBy(dx: -margin, dy: -margin)
    for shadow in letters.compactMap(\.shadow) {
      reach = reach.union(
        reach.offsetBy(dx: shadow.offset.width, dy: shadow.offset.height)
          .insetBy(dx: -shadow.blur - 1, dy: -shadow.blur - 1))
    }
    return reach
  }
}

extension LetterStyle {
  fileprivate var reachesBeyondInk: Bool {
    background != nil || underline != nil || strikethrough != nil || outline != nil
      || shadow != nil || slant != 0
  }
}

extension StyledText {
  /// The runs of each paragraph, without the characters between them that end one.
  fileprivate var paragraphs: [[Run]] {
    var paragraphs: [[Run]] = [[]]
    for run in drawable.runs {
      let parts = run.text.split(omittingEmptySubsequences: false) {
        $0.isNewline && $0 != "\u{2028}"
      }
      for (index, part) in parts.enumerated() {
        if index > 0 { paragraphs.append([]) }
        var piece = run
        piece.text = String(part)
        paragraphs[paragraphs.count - 1].append(piece)
      }
    }
    guard paragraphs.contains(where: { $0.contains { !$0.text.isEmpty } }) else { return [] }
    // A text that ends with a line's end has no line after it.
    if paragraphs.count > 1, paragraphs.last?.allSatisfy(\.text.isEmpty) == true {
      paragraphs.removeLast()
    }
    return paragraphs.map { runs in
      let filled = runs.filter { !$0.text.isEmpty }
      // An empty line is as high as what ends it.
      return filled.isEmpty ? Array(runs.prefix(1)) : filled
    }
  }

  /// As much as is ever laid out, without the characters that C cannot have in a text.
  private var drawable: StyledText {
    var room = Self.longest
    return StyledText(
      runs.map { run in
        let start = run.text.prefix(room)
        room -= start.count
        var piece = run
        piece.text = start.utf8.contains(0) ? start.filter { $0 != "\0" } : String(start)
        return piece
      })
  }

  /// How many characters are laid out: more than any screen shows, and few enough to take no time.
  private static let longest = 16_384
}

extension [StyledText.Run] {
  /// The same runs with a sign at the end that the text goes on.
  fileprivate var continued: [StyledText.Run] {
    guard var last = last else { return self }
    last.text += "\u{2026}"
    return dropLast() + [last]
  }
}
