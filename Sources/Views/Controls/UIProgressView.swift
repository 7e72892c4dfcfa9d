public import Geometry
public import Layers

/// A bar that fills as something advances.
///
/// - Source: UIKit, "UIProgressView".
open class UIProgressView: UIView {
  /// How the bar looks.
  ///
  /// - Source: UIKit, "UIProgressView.Style".
  public enum Style: Int, Hashable, Sendable {
    /// With round ends.
    case `default` = 0
    /// With straight ends, for the edge of a bar.
    case bar = 1
  }

  /// How the bar looks.
  open var progressViewStyle: Style {
    didSet { setNeedsLayout() }
  }
  /// How far the bar is filled, in `0...1`.
  open var progress: Float {
    get { done }
    set { setProgress(newValue, animated: false) }
  }
  /// The filled part's colour; `nil` for the tint.
  open var progressTintColor: UIColor? {
    didSet { showColors() }
  }
  /// The other part's colour; `nil` for a grey.
  open var trackTintColor: UIColor? {
    didSet { showColors() }
  }

  private var done: Float = 0
  private let bar = CALayer()
  private static let height: CGFloat = 4

  /// Creates an empty bar.
  public init(progressViewStyle style: Style) {
    progressViewStyle = style
    super.init(frame: CGRect(x: 0, y: 0, width: 150, height: Self.height))
    setUp()
  }

  /// Creates an empty bar.
  public override init(frame: CGRect) {
    progressViewStyle = .default
    super.init(frame: frame)
    setUp()
  }

  /// Creates an empty bar.
  public required init?(coder: NSCoder) {
    progressViewStyle = .default
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    bar.anchorPoint = .zero
    layer.addSublayer(bar)
    layer.masksToBounds = true
    showColors()
  }

  /// Fills the bar.
  ///
  /// - Parameters:
  ///   - progress: How far, in `0...1`; the nearest of these, and 0 for what is no number.
  ///   - animated: Whether the bar grows or shrinks to it.
  open func setProgress(_ progress: Float, animated: Bool) {
    done = progress > 0 ? min(progress, 1) : 0
    place(animated: animated)
  }

  private func place(animated: Bool) {
    CATransaction.begin()
    CATransaction.setDisableActions(!animated)
    bar.position = .zero
    bar.bounds = CGRect(x: 0, y: 0, width: bounds.width * CGFloat(done), height: bounds.height)
    CATransaction.commit()
  }

  private func showColors() {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    bar.backgroundColor = (progressTintColor ?? tintColor).cgColor
    CATransaction.commit()
    layer.backgroundColor =
      (trackTintColor ?? UIColor(red: 0.47, green: 0.47, blue: 0.5, alpha: 0.2)).cgColor
  }

  /// Places the filled part.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let radius = progressViewStyle == .default ? bounds.height / 2 : 0
    layer.cornerRadius = radius
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    bar.cornerRadius = radius
    CATransaction.commit()
    place(animated: false)
  }

  /// Shows the new tint.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    showColors()
  }

  /// As wide as asked for, and 4 points high.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: Self.height)
  }

  /// 4 points high, and of any width.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: Self.height)
  }
}
