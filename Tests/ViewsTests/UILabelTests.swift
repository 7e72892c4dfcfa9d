import Drawing
import Geometry
import Layers
import Testing
import Views

/// Labels: their sizes, and where their pixels are.
@Suite struct UILabelTests {
  static let font = UIFont(pango: "DejaVu Sans", defaultSize: 20)
  /// DejaVu Sans has 2048 units an em: a line takes 2384, an H 1540 across.
  static let lineHeight = 23.5
  static func width(_ letters: Int) -> CGFloat {
    (CGFloat(letters) * 1540 / 2048 * 20 * 2).rounded(.up) / 2
  }

  static func label(_ text: String, lines: Int = 1) -> UILabel {
    let label = UILabel()
    label.font = font
    label.text = text
    label.numberOfLines = lines
    return label
  }

  @Test("Sizes are the text's, rounded up to half a point")
  func sizes() {
    let label = Self.label("HHH")
    let size = CGSize(width: Self.width(3), height: Self.lineHeight)
    #expect(label.intrinsicContentSize == size)
    #expect(label.sizeThatFits(.zero) == size)
    #expect(
      label.sizeThatFits(CGSize(width: 10, height: 10)) == size, "one line is as long as it is")
    label.sizeToFit()
    #expect(label.bounds.size == size)
    #expect(Self.label("").intrinsicContentSize == .zero && UILabel().sizeThatFits(.zero) == .zero)
  }

  @Test("Lines are broken at the width given, and at the preferred one")
  func lines() {
    let label = Self.label("HH HH HH", lines: 0)
    let narrow = Self.width(2) + 2
    #expect(label.sizeThatFits(CGSize(width: narrow, height: 0)).height == 70)
    label.preferredMaxLayoutWidth = narrow
    #expect(label.intrinsicContentSize.height == 70)
    label.numberOfLines = 2
    #expect(label.intrinsicContentSize.height == 47)
    let bounds = CGRect(x: 5, y: 0, width: narrow, height: 100)
    let rect = label.textRect(forBounds: bounds, limitedToNumberOfLines: 1)
    #expect(rect.height == 23.5 && rect.minX == 5 && rect.midY == 50)
    #expect(rect.width <= narrow)
  }

  /// The rows and columns that hold ink.
  private func ink(_ stage: ViewStage) -> (x: ClosedRange<Int>, y: ClosedRange<Int>)? {
    var (minX, minY, maxX, maxY) = (Int.max, Int.max, Int.min, Int.min)
    for y in 0..<100 {
      for x in 0..<100 where stage.pixel(x, y) != 0 {
        (minX, maxX) = (min(minX, x), max(maxX, x))
        (minY, maxY) = (min(minY, y), max(maxY, y))
      }
    }
    return minX <= maxX ? (minX...maxX, minY...maxY) : nil
  }

  @Test(
    "Where the text is",
    arguments: [
      (NSTextAlignment.left, 0.0), (.natural, 0), (.center, 0.5), (.right, 1),
    ])
  func alignment(alignment: NSTextAlignment, share: Double) throws {
    let label = Self.label("H")
    label.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    label.textAlignment = alignment
    let ink = try #require(ink(try ViewStage(label)))
    // The letter's sides are 201 units of 2048 away from its shape.
    let left = (100 - 15.04) * share + 1.96
    // Cairo moves letters by up to half a pixel, and the first column is hardly inked.
    #expect(abs(Double(ink.x.lowerBound) - left) <= 1.5)
    // A capital is 1493 units high, and its line in the middle.
    #expect(ink.y.count >= 14 && ink.y.count <= 16)
    let baseline = 50 - 23.28 / 2 + 18.56
    #expect(abs(Double(ink.y.upperBound + 1) - baseline) <= 1)
  }

  @Test("A label of a class of its own draws what its text drawing says")
  func drawTextIsOverridden() throws {
    final class Inset: UILabel {
      override func drawText(in rect: CGRect) {
        super.drawText(
          in: rect.inset(by: UIEdgeInsets(top: 40, left: 30, bottom: 0, right: 0)))
      }
      override func textRect(
        forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int
      ) -> CGRect {
        var rect = super.textRect(forBounds: bounds, limitedToNumberOfLines: numberOfLines)
        rect.size.width += 30
        return rect
      }
    }
    let plain = Self.label("H")
    plain.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    let first = try #require(ink(try ViewStage(plain)))
    let inset = Inset(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    inset.font = Self.font
    inset.text = "H"
    let stage = try ViewStage(inset)
    let second = try #require(ink(stage))
    #expect(second.x.lowerBound == first.x.lowerBound + 30)
    #expect(second.y.lowerBound == first.y.lowerBound + 20)
    #expect(inset.intrinsicContentSize.width == Self.width(1) + 30)
    inset.text = "HH"
    try stage.frame(at: 1)
    #expect(try #require(ink(stage)).x.count > second.x.count, "drawn anew")
    inset.textColor = .red
    try stage.frame(at: 2)
    #expect((0..<100).contains { stage.pixel($0, 68) == 0xFFFF_0000 })
  }

  @Test func colors() throws {
    let label = Self.label("HHH")
    label.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    label.textColor = .red
    label.highlightedTextColor = .blue
    let stage = try ViewStage(label)
    func has(_ color: UInt32) -> Bool { (0..<100).contains { stage.pixel($0, 50) == color } }
    #expect(has(0xFFFF_0000))
    label.isHighlighted = true
    try stage.frame(at: 1)
    #expect(has(0xFF00_00FF) && !has(0xFFFF_0000))
    label.isEnabled = false
    try stage.frame(at: 2)
    #expect(has(0x8000_0080))
    label.isEnabled = true
    label.shadowColor = .green
    label.shadowOffset = CGSize(width: 0, height: 30)
    try stage.frame(at: 3)
    #expect((0..<100).contains { stage.pixel($0, 80) == 0xFF00_FF00 })
  }

  @Test("A text that shrinks stays on its baseline, in the middle, or at its top")
  func shrinking() throws {
    func rows(_ adjustment: UIBaselineAdjustment) throws -> ClosedRange<Int> {
      let label = Self.label("HHHHHHHHHHHHHH")
      label.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
      label.adjustsFontSizeToFitWidth = true
      label.baselineAdjustment = adjustment
      return try #require(ink(try ViewStage(label))).y
    }
    let (baselines, centers, top) = (
      try rows(.alignBaselines), try rows(.alignCenters), try rows(.none)
    )
    #expect(baselines.count < 9)
    #expect(abs(Double(baselines.upperBound + 1) - (50 - 11.64 + 18.56)) <= 1)
    #expect(centers.upperBound < baselines.upperBound && top.upperBound < centers.upperBound)
  }

  @Test(
    "Line break modes of a single line",
    arguments: [
      (NSLineBreakMode.byTruncatingTail, true), (.byTruncatingHead, true),
      (.byTruncatingMiddle, true), (.byClipping, false), (.byWordWrapping, false),
    ])
  func lineBreaks(mode: NSLineBreakMode, hasEllipsis: Bool) throws {
    let label = Self.label("HHHH HHHH HHHH")
    label.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    label.lineBreakMode = mode
    let stage = try ViewStage(label)
    // Only an ellipsis has ink at the baseline and none above it.
    let isDotted = (0..<100).contains { x in
      stage.pixel(x, 56) >> 24 > 128 && (42..<53).allSatisfy { stage.pixel(x, $0) == 0 }
    }
    #expect(isDotted == hasEllipsis)
  }
}
