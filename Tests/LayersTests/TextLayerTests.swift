import Animation
import Drawing
import Geometry
import Layers
import ReferenceCases
import Testing

/// Text layers: where the text is, when it is drawn anew, and texts that nobody expects.
@Suite struct TextLayerTests {
  private func paint(
    scale: Double = 1, _ text: CATextLayer = CATextLayer(),
    _ configure: (CATextLayer) throws -> Void
  ) throws -> (harness: FrameHarness, text: CATextLayer) {
    let input = try ReferenceCase.named("TE-01").input
    let bounds = try input["bounds"].numbers()
    let harness = try FrameHarness(width: 200, height: 120, scale: scale)
    text.frame = CGRect(x: 0, y: 0, width: bounds[2], height: bounds[3])
    text.string = try input["string"].string()
    text.fontSize = 20
    try configure(text)
    harness.root.addSublayer(text)
    try harness.frame(at: 0)
    return (harness, text)
  }

  private func rows(of harness: FrameHarness) -> [Int] {
    (0..<120).filter { y in (0..<200).contains { harness.pixel($0, y) != 0 } }
  }

  @Test("TE-01: the first line is at the top, however high the layer is")
  func top() throws {
    let (low, _) = try paint { _ in }
    let rows = rows(of: low)
    #expect(!rows.isEmpty && rows.allSatisfy { $0 < 30 }, "in the upper half of 60")
    let (high, _) = try paint {
      $0.bounds.size.height = 90; $0.position.y = 45
    }
    #expect(self.rows(of: high) == rows)
    let (moved, _) = try paint { $0.position.y += 10 }
    #expect(self.rows(of: moved) == rows.map { $0 + 10 })
  }

  @Test("TE-01: no text, no picture; left is natural for Latin")
  func emptyAndLeft() throws {
    for string in [nil, ""] {
      #expect(try paint { $0.string = string }.harness.paintedPixels == 0)
    }
    #expect(try paint { $0.string = 5 }.harness.paintedPixels == 0, "no text")
    let (natural, _) = try paint { _ in }
    let (left, _) = try paint { $0.alignmentMode = .left }
    let differing = (0..<40).first { y in
      (0..<160).contains { natural.pixel($0, y) != left.pixel($0, y) }
    }
    #expect(differing == nil, "a row")
  }

  @Test("TE-01: contents hide the text")
  func contents() throws {
    let (harness, text) = try paint {
      $0.contents = CGImage.filled(width: 4, height: 4, 0xFF00_FF00)
    }
    let seen = (0..<60).first { y in
      (0..<160).contains { harness.pixel($0, y) != 0xFF00_FF00 }
    }
    #expect(seen == nil, "a row that text is seen in")
    text.contents = nil
    CATransaction.flush()
    try harness.frame(at: 1)
    try harness.frame(at: 3)
    #expect((1..<4800).contains(harness.paintedPixels), "the text is there again")
  }

  @Test("TE-01: each change asks for a display, the same value for none")
  func needsDisplay() throws {
    let (harness, text) = try paint { _ in }
    let changes: [(String, (CATextLayer) -> Void)] = [
      ("string", { $0.string = "other" }), ("fontSize", { $0.fontSize = 12 }),
      ("font", { $0.font = "Courier-Bold" }), ("color", { $0.foregroundColor = .black }),
      ("alignment", { $0.alignmentMode = .right }), ("wrapped", { $0.isWrapped = true }),
      ("truncation", { $0.truncationMode = .end }),
    ]
    for (index, (name, change)) in changes.enumerated() {
      #expect(!text.needsDisplay(), "before \(name)")
      change(text)
      #expect(text.needsDisplay(), "\(name)")
      try harness.frame(at: Double(index) + 1)
      change(text)
      #expect(!text.needsDisplay(), "the same \(name)")
    }
    #expect(text.contents == nil, "no picture is kept of it")
  }

  @Test("The colour is animated, by itself too")
  func color() throws {
    let (harness, text) = try paint { $0.string = "████" }
    text.foregroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    CATransaction.flush()
    try harness.frame(at: 0.1)
    try harness.frame(at: 0.2)
    let middle = harness.rgba(12, 15)
    #expect(middle.x == 255 && middle.y > 0 && middle.y < 255)
    try harness.frame(at: 1)
    #expect(harness.pixel(12, 15) == 0xFFFF_0000)
    #expect(harness.renderer.nextFrameTime == .infinity)
  }

  @Test("Letters beyond the bounds are cut off", arguments: [1.0, 1.5, 2.0])
  func cut(scale: Double) throws {
    let (harness, _) = try paint(scale: scale) {
      $0.string = "A text much wider than the layer"
      $0.frame = CGRect(x: 10, y: 10, width: 50, height: 15)
    }
    for y in 0..<Int(100 * scale) {
      for x in 0..<Int(200 * scale) where harness.pixel(x, y) != 0 {
        #expect(Double(x) + 1 > 10 * scale && Double(x) < 60 * scale)
        #expect(Double(y) + 1 > 10 * scale && Double(y) < 25 * scale)
      }
    }
    #expect(harness.paintedPixels > 0)
    let (turned, _) = try paint(scale: scale) {
      $0.string = "A text much wider than the layer"
      $0.transform = CATransform3DMakeRotation(0.3, 0, 0, 1)
    }
    #expect(turned.paintedPixels > 0)
  }

  @Test("An ellipsis is put in at each place, and wrapped text takes more lines")
  func truncation() throws {
    let long = "one two three four five six seven eight nine"
    var pictures: [[UInt32]] = []
    for mode in [CATextLayerTruncationMode.none, .start, .middle, .end] {
      let (harness, _) = try paint {
        $0.string = long
        $0.truncationMode = mode
      }
      pictures.append((0..<30).flatMap { y in (0..<160).map { harness.pixel($0, y) } })
      #expect(rows(of: harness).allSatisfy { $0 < 30 }, "one line")
    }
    for (index, picture) in pictures.enumerated() {
      #expect(pictures.dropFirst(index + 1).allSatisfy { $0 != picture })
    }
    let (wrapped, _) = try paint {
      $0.string = long
      $0.isWrapped = true
    }
    #expect(rows(of: wrapped).contains { $0 > 30 })
    #expect(
      [CATextLayerTruncationMode.none, .start, .middle, .end].map(\.rawValue)
        == ["none", "start", "middle", "end"])
    #expect(
      [CATextLayerAlignmentMode.natural, .left, .right, .center, .justified].map(\.rawValue)
        == ["natural", "left", "right", "center", "justified"])
  }

  @Test("Alignments put a short text left, right and in the middle")
  func alignment() throws {
    func span(_ mode: CATextLayerAlignmentMode) throws -> (first: Int, last: Int) {
      let (harness, _) = try paint { $0.alignmentMode = mode }
      let columns = (0..<200).filter { x in (0..<60).contains { harness.pixel(x, $0) != 0 } }
      return (columns.first ?? -1, columns.last ?? -1)
    }
    let (left, center, right) = (try span(.left), try span(.center), try span(.right))
    #expect(left.first < 5 && right.last > 154 && right.last < 160)
    #expect(abs(center.first + center.last - 159) <= 4)
  }

  @Test(
    "Weird texts neither trap nor hang",
    arguments: [
      "\n", "\n\n\nx", "\0", "a\0b", "👩‍👩‍👧‍👦 e\u{301} \u{202E}abc", "שלום عليكم", "\u{FFFF}\u{200B}",
      "\t\r\n",
      String(repeating: "word ", count: 20_000), String(repeating: "x", count: 4_000),
      String(repeating: "\n", count: 10_000),
    ])
  func weird(string: String) throws {
    for wraps in [false, true] {
      let (harness, text) = try paint {
        $0.string = string
        $0.isWrapped = wraps
        $0.truncationMode = wraps ? .end : .middle
      }
      for size in [0, 1e-9, 1e9, -5, .nan, .infinity] as [CGFloat] {
        text.fontSize = size
      }
      text.fontSize = 9
      text.font = "\0-Bold"
      text.font = 7
      try harness.frame(at: 1)
      text.bounds.size = .zero
      try harness.frame(at: 2)
      try harness.frame(at: 3)
      #expect(harness.paintedPixels == 0)
    }
  }

  @Test("Fonts: a name, a name with a style, a view's font; the size stays the layer's")
  func fonts() {
    let text = CATextLayer()
    #expect(text.font as? String == "Helvetica" && text.fontSize == 36)
    text.font = "HelveticaNeue-BoldItalic"
    #expect(text.font as? String == "HelveticaNeue-BoldItalic")
    let description = FontDescription(family: "Sans", size: 11, weight: 700)
    text.font = description
    #expect(text.font as? FontDescription == description && text.fontSize == 36)
    text.font = nil
    #expect(text.font as? FontDescription == description, "kept")
  }

  @Test("A class that draws the text itself may move it; its animations draw it too")
  func subclass() throws {
    final class Low: CATextLayer {
      override func draw(in ctx: CGContext) {
        ctx.saveGState()
        ctx.translateBy(x: 0, y: 30)
        super.draw(in: ctx)
        ctx.restoreGState()
      }
    }
    let (plain, _) = try paint { _ in }
    let (harness, low) = try paint(Low()) { _ in }
    #expect(rows(of: harness) == rows(of: plain).map { $0 + 30 })
    low.string = nil
    try harness.frame(at: 1)
    #expect(harness.paintedPixels == 0)
  }
}
