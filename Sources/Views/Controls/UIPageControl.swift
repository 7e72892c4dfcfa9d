public import Geometry
public import Layers

/// A row of dots, one for each page, of which one is the current.
///
/// - Source: UIKit, "UIPageControl".
open class UIPageControl: UIControl {
  /// How many pages there are.
  open var numberOfPages = 0 {
    didSet {
      numberOfPages = min(max(0, numberOfPages), 1000)
      currentPage = min(currentPage, max(0, numberOfPages - 1))
      invalidateIntrinsicContentSize()
      showDots()
    }
  }
  /// The current page, from 0.
  open var currentPage = 0 {
    didSet {
      let nearest = min(max(0, currentPage), max(0, numberOfPages - 1))
      if nearest != currentPage { currentPage = nearest }
      showDots()
    }
  }
  /// Whether there are no dots for a single page: `false` unless set.
  open var hidesForSinglePage = false {
    didSet { showDots() }
  }
  /// The colour of the other pages' dots; `nil` for a third of white.
  open var pageIndicatorTintColor: UIColor? {
    didSet { showDots() }
  }
  /// The colour of the current page's dot; `nil` for white.
  open var currentPageIndicatorTintColor: UIColor? {
    didSet { showDots() }
  }

  private var dots: [CALayer] = []
  private static let side: CGFloat = 7
  private static let step: CGFloat = 16
  private static let height: CGFloat = 26

  /// Creates a row without dots.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a row without dots.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The size that the dots of so many pages take.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    let count = min(max(0, pageCount), 1000)
    return CGSize(width: count > 0 ? CGFloat(count) * Self.step + 8 : 0, height: Self.height)
  }

  private func showDots() {
    let count = hidesForSinglePage && numberOfPages == 1 ? 0 : numberOfPages
    while dots.count > count { dots.removeLast().removeFromSuperlayer() }
    while dots.count < count {
      let dot = CALayer()
      dot.cornerRadius = Self.side / 2
      layer.addSublayer(dot)
      dots.append(dot)
    }
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    for (index, dot) in dots.enumerated() {
      let color =
        index == currentPage
        ? currentPageIndicatorTintColor ?? .white
        : pageIndicatorTintColor ?? UIColor(white: 1, alpha: 0.3)
      dot.backgroundColor = color.cgColor
      dot.bounds = CGRect(x: 0, y: 0, width: Self.side, height: Self.side)
      let offset = CGFloat(index) - CGFloat(count - 1) / 2
      dot.position = CGPoint(x: bounds.midX + offset * Self.step, y: bounds.midY)
    }
    CATransaction.commit()
  }

  /// Places the dots.
  open override func layoutSubviews() {
    super.layoutSubviews()
    showDots()
  }

  override var keepsTaps: Bool { true }

  /// Goes to the next page for a touch in the right half, and to the one before in the left.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    guard let touch, isTouchInside else { return }
    let old = currentPage
    currentPage += touch.location(in: self).x < bounds.midX ? -1 : 1
    if currentPage != old { sendActions(for: .valueChanged) }
  }

  /// The size that the dots take.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    self.size(forNumberOfPages: numberOfPages)
  }

  /// The size that the dots take.
  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }
}
