public import Geometry
public import Layers

/// Where a text goes across its view.
///
/// - Source: UIKit, "NSTextAlignment".
public enum NSTextAlignment: Int, Hashable, Sendable {
  /// At the left edge.
  case left = 0
  /// In the middle.
  case center = 1
  /// At the right edge.
  case right = 2
  /// At both edges, but for a paragraph's last line.
  case justified = 3
  /// Where the text's writing direction begins.
  case natural = 4
}

/// A text in the middle of its view's height.
///
/// - Source: UIKit, "UILabel".
open class UILabel: UIView {
  /// The class that draws text.
  open override class var layerClass: AnyClass { CATextLayer.self }

  /// The text; `nil` and empty draw nothing.
  open var text: String? {
    didSet { textLayer?.string = text }
  }
  /// The font: the system's at 17 points unless set.
  open var font = UIFont.systemFont(ofSize: 17) {
    didSet { textLayer?.setting.font = font.description }
  }
  /// The letters' colour: black unless set; `nil` draws nothing.
  open var textColor: UIColor? = .black {
    didSet { textLayer?.foregroundColor = textColor?.cgColor }
  }
  /// Where the text goes across the view.
  open var textAlignment = NSTextAlignment.natural {
    didSet { applyAlignment() }
  }
  /// The most lines there are, 0 for any number: 1 unless set.
  ///
  /// What does not fit is cut off.
  open var numberOfLines = 1 {
    didSet { applyLines() }
  }
  /// Whether a text wider than the view is made smaller until it fits.
  open var adjustsFontSizeToFitWidth = false {
    didSet { textLayer?.setting.shrinksToFit = adjustsFontSizeToFitWidth }
  }
  /// Whether all digits are as wide as the widest, so that a counter does not jitter.
  package var usesTabularDigits = false {
    didSet { textLayer?.setting.hasTabularDigits = usesTabularDigits }
  }

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
    textLayer?.setting.isCenteredVertically = true
    textLayer?.setting.font = font.description
    textLayer?.foregroundColor = textColor?.cgColor
    textLayer?.truncationMode = .end
    textLayer?.masksToBounds = true
    applyLines()
  }

  private var textLayer: CATextLayer? { layer as? CATextLayer }

  private func applyAlignment() {
    textLayer?.alignmentMode =
      switch textAlignment {
      case .left: .left
      case .center: .center
      case .right: .right
      case .justified: .justified
      case .natural: .natural
      }
  }

  private func applyLines() {
    textLayer?.isWrapped = numberOfLines != 1
    textLayer?.setting.lineLimit = max(0, numberOfLines)
  }
}
