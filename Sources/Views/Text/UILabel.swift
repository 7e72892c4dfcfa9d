package import Drawing
public import Geometry
public import Layers

/// A text in the middle of its view's height.
///
/// A class of its own may draw more than the text, or elsewhere: it overrides ``drawText(in:)`` and
/// ``textRect(forBounds:limitedToNumberOfLines:)``, which also give it its size.
///
/// - Source: UIKit, "UILabel".
open class UILabel: UIView {
  /// The text's looks where it was set with some; those of the label itself are the rest's.
  private var styled: StyledText?
  /// Called when the label's own size may be another one; for a view that places the label.
  final var sizeObserver: (() -> Void)?
  /// What the text with looks was made of.
  package private(set) final var styledObject: Any?
  private var plain: String?

  /// The class that draws text.
  open override class var layerClass: AnyClass { CATextLayer.self }

  // MARK: Text

  /// The text; `nil` and empty draw nothing.
  open var text: String? {
    get { styled?.string ?? plain }
    set {
      plain = newValue
      (styled, styledObject) = (nil, nil)
      textDidChange()
    }
  }
  /// The font: the system's at 17 points unless set; `nil` is that again.
  open var font: UIFont! {
    get { chosenFont }
    set {
      chosenFont = newValue ?? Self.standardFont
      let font = chosenFont
      styled = styled?.mapLetters { letters in
        letters.font = font.description
        letters.hasTabularDigits = font.hasTabularDigits
      }
      textDidChange()
    }
  }
  /// The letters' colour: black unless set; `nil` draws nothing.
  open var textColor: UIColor! {
    get { chosenColor }
    set {
      chosenColor = newValue
      let color = newValue?.cgColor ?? .clear
      if let text = styled {
        styled = text.mapLetters { $0.color = color }
        textDidChange()
      }
      colorDidChange()
    }
  }
  /// Where the text goes across the view.
  open var textAlignment = NSTextAlignment.natural {
    didSet {
      let alignment = textAlignment.ofLines
      styled = styled?.mapParagraphs { $0.alignment = alignment }
      textDidChange()
    }
  }
  /// What happens to what has no room: an ellipsis stands for the end unless set.
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail {
    didSet { textDidChange() }
  }
  /// The most lines there are, 0 for any number: 1 unless set.
  open var numberOfLines = 1 {
    didSet { textDidChange() }
  }
  /// Whether a text that has no room is made smaller until it fits.
  open var adjustsFontSizeToFitWidth = false {
    didSet { textDidChange() }
  }
  /// How small a text is made to fit, as a part of its size: as small as need be at 0.
  open var minimumScaleFactor: CGFloat = 0 {
    didSet { textDidChange() }
  }
  /// Where a text goes that was made smaller: on the baseline it would have, unless set.
  open var baselineAdjustment = UIBaselineAdjustment.alignBaselines {
    didSet { textDidChange() }
  }
  /// The width at which the label's own size breaks lines; at 0 there is none.
  open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet { sizeDidChange() }
  }
  /// Whether the text follows the size that a person wants, which is always the same one here.
  open var adjustsFontForContentSizeCategory = false
  /// The least size that the text follows; it is always the same one here.
  open var minimumContentSizeCategory: UIContentSizeCategory?
  /// The largest size that the text follows; it is always the same one here.
  open var maximumContentSizeCategory: UIContentSizeCategory?
  /// Whether all digits are as wide as the widest, so that a counter does not jitter.
  package final var usesTabularDigits = false {
    didSet { textDidChange() }
  }

  // MARK: Looks

  /// The colour of the letters' shadow; `nil` for none.
  open var shadowColor: UIColor? {
    didSet { textDidChange() }
  }
  /// How far the shadow is from the letters: one point up unless set.
  open var shadowOffset = CGSize(width: 0, height: -1) {
    didSet { textDidChange() }
  }
  /// The letters' colour while the label is highlighted; `nil` for the same.
  open var highlightedTextColor: UIColor? {
    didSet { colorDidChange() }
  }
  /// Whether the label is highlighted.
  open var isHighlighted = false {
    didSet { colorDidChange() }
  }
  /// Whether the text is drawn in full strength: `true` unless set; else it is half as opaque.
  open var isEnabled = true {
    didSet { colorDidChange() }
  }

  private static var standardFont: UIFont { .systemFont(ofSize: 17) }
  private var chosenFont = UILabel.standardFont
  private var chosenColor: UIColor? = .black

  /// Creates a label without text.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a label without text.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    isUserInteractionEnabled = false
    // A class of its own may draw in its own way; a plain label is drawn straight to the screen.
    textLayer?.setting.isDrawnByDelegate = type(of: self) != UILabel.self
    textLayer?.masksToBounds = true
    textDidChange()
    colorDidChange()
  }

  private var textLayer: CATextLayer? { layer as? CATextLayer }

  /// Sets a text with its looks, which those of the label complete.
  package final func setStyledText(_ source: (any StyledTextSource)?) {
    plain = nil
    styledObject = source
    styled = source?.styledText(in: letters)
    textDidChange()
  }

  /// The looks of letters that the text says nothing of.
  private var letters: LetterStyle {
    var letters = LetterStyle(font: chosenFont.description)
    letters.hasTabularDigits = usesTabularDigits || chosenFont.hasTabularDigits
    return letters
  }

  /// The text as it is laid out; `nil` where there is none.
  package final var styledText: StyledText? {
    guard let text = styled ?? plain.map({ StyledText($0, letters: letters) }) else { return nil }
    let shadow = shadowColor.map {
      LetterStyle.Shadow(offset: shadowOffset, blur: 0, color: $0.cgColor)
    }
    let (alignment, lineBreak) = (textAlignment.ofLines, lineBreakMode.ofLines)
    let arranged = text.mapParagraphs { paragraph in
      if paragraph.alignment == .natural { paragraph.alignment = alignment }
      paragraph.lineBreak = lineBreak
    }
    guard let shadow else { return arranged }
    return arranged.mapLetters { $0.shadow = $0.shadow ?? shadow }
  }

  private var setting: TextSetting {
    var setting = textLayer?.setting ?? TextSetting()
    setting.text = styledText
    setting.shrinksToFit = adjustsFontSizeToFitWidth
    setting.minimumScale = minimumScaleFactor.isFinite ? Double(minimumScaleFactor) : 0
    setting.lineLimit = max(0, numberOfLines)
    setting.baselineAdjustment =
      switch baselineAdjustment {
      case .alignBaselines: .baselines
      case .alignCenters: .centers
      case .none: .none
      }
    return setting
  }

  private func textDidChange() {
    textLayer?.setting = setting
    sizeDidChange()
  }

  private func colorDidChange() {
    textLayer?.foregroundColor = drawnColor
  }

  private func sizeDidChange() {
    invalidateIntrinsicContentSize()
    sizeObserver?()
  }

  /// The colour of letters that have none of their own.
  private var drawnColor: CGColor? {
    let color = (isHighlighted ? highlightedTextColor : nil) ?? chosenColor
    guard !isEnabled, let color else { return color?.cgColor }
    return color.withAlphaComponent(color.cgColor.alpha / 2).cgColor
  }

  // MARK: Drawing and sizes

  /// Whether the text is drawn into the layer's contents: in a class of its own.
  package override var drawsContents: Bool { type(of: self) != UILabel.self }

  /// Draws the text, in a class of its own, by ``drawText(in:)``.
  open override func draw(_ rect: CGRect) {
    drawText(in: bounds)
  }

  /// Draws the text into the current context, in the middle of the height of `rect`.
  open func drawText(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext(), let color = drawnColor,
      let text = styledText, rect.width > 0, rect.height > 0, rect.isFinite
    else { return }
    let placed = LabelText(text, setting).placed(in: rect.size)
    let scale = context.ctm.largestScale
    let baseline = rect.minY + placed.top + placed.layout.baseline
    // The baseline is on a whole device pixel, where letters are sharpest.
    let snapped = scale > 0 ? (baseline * scale).rounded() / scale : baseline
    placed.layout.draw(
      in: context, at: CGPoint(x: rect.minX, y: snapped - placed.layout.baseline), color: color)
  }

  /// The part of `bounds` that the text takes, in the middle of its height.
  ///
  /// - Parameters:
  ///   - bounds: The room there is; what is not finite, or 0 wide, is any.
  ///   - numberOfLines: The most lines there are; 0 for any number.
  /// - Returns: A rectangle of whole half points.
  open func textRect(
    forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int
  ) -> CGRect {
    guard let text = styledText else { return CGRect(origin: bounds.origin, size: .zero) }
    var room = TextRoom(width: bounds.width > 0 ? bounds.width : nil)
    room.lineLimit = max(0, numberOfLines)
    room.wrapsBeforeTruncating = true
    let layout = StyledLayout(text, in: room)
    let natural = layout.logicalBounds
    let size = CGSize(
      width: min(natural.width.roundedUpToHalf, max(bounds.width, 0)),
      height: min(natural.height.roundedUpToHalf, max(bounds.height, 0)))
    let isTall = bounds.height.isFinite && bounds.height < Self.boundless
    let top = isTall ? (bounds.height - size.height) / 2 : 0
    return CGRect(x: bounds.minX, y: bounds.minY + top, width: size.width, height: size.height)
  }

  /// A side longer than any label's.
  private static let boundless: CGFloat = 1_000_000

  /// The size of the text where it may be as wide as `size`; a single line is as long as it is.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let limit = numberOfLines == 1 || !(size.width > 0) ? Self.boundless : size.width
    let room = CGRect(x: 0, y: 0, width: limit, height: Self.boundless)
    return textRect(forBounds: room, limitedToNumberOfLines: numberOfLines).size
  }

  /// The size of the text, its lines broken at ``preferredMaxLayoutWidth`` where it is set.
  open override var intrinsicContentSize: CGSize {
    sizeThatFits(CGSize(width: preferredMaxLayoutWidth, height: 0))
  }
}

extension CGFloat {
  /// The next whole half at or above, but for a rounding's worth.
  fileprivate var roundedUpToHalf: CGFloat { (self * 2 - 0.001).rounded(.up) / 2 }
}
