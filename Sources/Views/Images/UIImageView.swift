import Animation
public import Geometry
public import Layers

/// A view that shows a picture, or several in turn.
///
/// Where the picture goes is said by `contentMode`: it is stretched to the bounds unless set.
///
/// - Source: UIKit, "UIImageView".
open class UIImageView: UIView {
  /// The picture; `nil` for none.
  open var image: UIImage? {
    didSet {
      if image?.size != oldValue?.size { invalidateIntrinsicContentSize() }
      show()
    }
  }
  /// The picture while the view is highlighted; `nil` for the same.
  open var highlightedImage: UIImage? {
    didSet { if isHighlighted { show() } }
  }
  /// Whether the view is highlighted.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { show() } }
  }
  /// The pictures shown in turn after ``startAnimating()``; `nil` for those of ``image``.
  open var animationImages: [UIImage]? {
    didSet { stopAnimating() }
  }
  /// The pictures shown in turn while the view is highlighted; `nil` for the same.
  open var highlightedAnimationImages: [UIImage]? {
    didSet { if isHighlighted { stopAnimating() } }
  }
  /// How long a round takes, in seconds; at 0 each picture takes a thirtieth.
  open var animationDuration: Double = 0
  /// How many rounds are made; 0 for ever.
  open var animationRepeatCount = 0
  /// The size that the picture with edges of its own was made for.
  private var stretchedSize: CGSize?

  /// Creates a view without a picture.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Creates a view without a picture.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }

  /// Creates a view as large as its picture.
  public init(image: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
    self.image = image
    show()
  }

  /// Creates a view as large as its picture.
  ///
  /// - Parameters:
  ///   - image: The picture.
  ///   - highlightedImage: The one while the view is highlighted.
  public init(image: UIImage?, highlightedImage: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
    self.image = image
    self.highlightedImage = highlightedImage
    show()
  }

  private var shownImage: UIImage? { (isHighlighted ? highlightedImage : nil) ?? image }

  private func show() {
    stretchedSize = nil
    guard let shownImage else {
      layer.contents = nil
      return stopAnimating()
    }
    layer.contentsScale = shownImage.scale
    if shownImage.isResizable {
      showStretched(shownImage)
    } else {
      layer.contents = shownImage.shown(tint: tintColor)
    }
    if shownImage.images != nil { startAnimating() }
  }

  /// Shows a picture whose edges keep their size, as it fills the bounds.
  private func showStretched(_ image: UIImage) {
    guard stretchedSize != bounds.size else { return }
    stretchedSize = bounds.size
    let scale = max(image.scale, contentScaleFactor)
    layer.contents = image.resized(to: bounds.size, scale: scale, tint: tintColor)
  }

  /// Fits a picture whose edges keep their size to the bounds.
  open override func layoutSubviews() {
    super.layoutSubviews()
    if let shownImage, shownImage.isResizable { showStretched(shownImage) }
  }

  /// Shows a stencil in the new tint.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    if shownImage?.renderingMode == .alwaysTemplate { show() }
  }

  // MARK: Pictures in turn

  private var turn: [UIImage]? {
    (isHighlighted ? highlightedAnimationImages : nil) ?? animationImages ?? shownImage?.images
  }

  /// Whether pictures are shown in turn.
  open var isAnimating: Bool { layer.animation(forKey: Self.turnKey) != nil }

  /// Begins to show pictures in turn; does nothing without any.
  open func startAnimating() {
    guard let turn, !turn.isEmpty else { return }
    let pictures = turn.compactMap { $0.shown(tint: tintColor) }
    let flipping = CAKeyframeAnimation(keyPath: "contents")
    flipping.values = pictures
    flipping.calculationMode = .discrete
    let ownDuration = animationImages == nil ? shownImage?.duration ?? 0 : 0
    let duration = animationDuration > 0 ? animationDuration : ownDuration
    flipping.duration = duration > 0 ? duration : Double(pictures.count) / 30
    flipping.repeatCount = animationRepeatCount > 0 ? Float(animationRepeatCount) : .infinity
    layer.add(flipping, forKey: Self.turnKey)
  }

  /// Shows the one picture again.
  open func stopAnimating() {
    layer.removeAnimation(forKey: Self.turnKey)
  }

  private static let turnKey = "UIImageView.turn"

  // MARK: Sizes

  /// The picture's size; that of the view without one.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { shownImage?.size ?? bounds.size }

  /// The picture's size; none without one.
  open override var intrinsicContentSize: CGSize {
    shownImage?.size
      ?? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }
}
