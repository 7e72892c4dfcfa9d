public import Geometry
public import Layers

/// A wheel of spokes that turns while something is being done.
///
/// - Source: UIKit, "UIActivityIndicatorView".
open class UIActivityIndicatorView: UIView {
  /// How large the wheel is.
  ///
  /// - Source: UIKit, "UIActivityIndicatorView.Style".
  public enum Style: Int, Hashable, Sendable {
    /// 20 points wide.
    case medium = 100
    /// 37 points wide.
    case large = 101
    /// The larger one in white, by its older name.
    case whiteLarge = 0
    /// The smaller one in white, by its older name.
    case white = 1
    /// The smaller one in grey, by its older name.
    case gray = 2

    var side: CGFloat { self == .large || self == .whiteLarge ? 37 : 20 }

    var color: UIColor {
      self == .white || self == .whiteLarge ? .white : UIColor(white: 0.6, alpha: 1)
    }
  }

  /// How large the wheel is.
  open var style: Style {
    didSet {
      showColor()
      invalidateIntrinsicContentSize()
      setNeedsLayout()
    }
  }
  /// The spokes' colour: that of the style unless set.
  open var color: UIColor! {
    get { ownColor ?? style.color }
    set {
      ownColor = newValue
      showColor()
    }
  }
  /// Whether the wheel is left out while it stands still: `true` unless set.
  open var hidesWhenStopped = true {
    didSet { isHidden = hidesWhenStopped && !isAnimating }
  }
  /// Whether the wheel turns.
  public private(set) final var isAnimating = false

  private let wheel = CAReplicatorLayer()
  private let spoke = CALayer()
  private var ownColor: UIColor?
  private static let count = 8
  /// How long a turn takes, in seconds.
  private static let turn = 0.8

  /// Creates a wheel of a size, which stands still.
  public init(style: Style) {
    self.style = style
    super.init(frame: CGRect(x: 0, y: 0, width: style.side, height: style.side))
    setUp()
  }

  /// Creates a wheel of the smaller size, which stands still.
  public override init(frame: CGRect) {
    style = .medium
    super.init(frame: frame)
    setUp()
  }

  /// Creates a wheel of the smaller size, which stands still.
  public required init?(coder: NSCoder) {
    style = .medium
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    wheel.instanceCount = Self.count
    wheel.instanceTransform = CATransform3DMakeRotation(2 * .pi / CGFloat(Self.count), 0, 0, 1)
    // Each spoke is as far ahead as all before it but one: the light goes round clockwise.
    wheel.instanceDelay = -Self.turn * Double(Self.count - 1) / Double(Self.count)
    showColor()
    wheel.addSublayer(spoke)
    layer.addSublayer(wheel)
    isHidden = true
  }

  private func showColor() {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    spoke.backgroundColor = color.cgColor
    CATransaction.commit()
  }

  /// Places the wheel in the middle.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let side = style.side
    let (width, length) = (side / 9, side * 0.27)
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    wheel.bounds = CGRect(x: 0, y: 0, width: side, height: side)
    wheel.position = CGPoint(x: bounds.midX, y: bounds.midY)
    spoke.frame = CGRect(x: (side - width) / 2, y: side * 0.02, width: width, height: length)
    spoke.cornerRadius = width / 2
    CATransaction.commit()
  }

  /// Begins to turn.
  open func startAnimating() {
    isHidden = false
    guard !isAnimating else { return }
    isAnimating = true
    let fading = CABasicAnimation(keyPath: "opacity")
    fading.fromValue = 1.0
    fading.toValue = 0.25
    fading.duration = Self.turn
    fading.repeatCount = .infinity
    fading.isRemovedOnCompletion = false
    spoke.add(fading, forKey: "turn")
  }

  /// Stands still, and is left out where it is to.
  open func stopAnimating() {
    isAnimating = false
    spoke.removeAnimation(forKey: "turn")
    isHidden = hidesWhenStopped
  }

  /// The wheel's size.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: style.side, height: style.side)
  }

  /// The wheel's size.
  open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }
}
