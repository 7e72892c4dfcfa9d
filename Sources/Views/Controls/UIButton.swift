public import Geometry
public import Layers

/// A control with a title and a picture, each for every state.
///
/// - Source: UIKit, "UIButton".
open class UIButton: UIControl {
  /// How a button looks and answers a touch.
  ///
  /// - Source: UIKit, "UIButton.ButtonType".
  public enum ButtonType: Int, Hashable, Sendable {
    /// As it is made.
    case custom = 0
    /// In the tint; it fades while it is touched.
    case system = 1
  }

  /// How the button looks and answers a touch.
  public private(set) final var buttonType = ButtonType.custom
  /// How far title and picture stay away from the edges.
  open var contentEdgeInsets = UIEdgeInsets.zero {
    didSet { contentDidChange() }
  }
  /// How far the title is moved from where it would be.
  open var titleEdgeInsets = UIEdgeInsets.zero {
    didSet { setNeedsLayout() }
  }
  /// How far the picture is moved from where it would be.
  open var imageEdgeInsets = UIEdgeInsets.zero {
    didSet { setNeedsLayout() }
  }
  /// Whether the picture is fainter while the button is touched: `true` unless set.
  open var adjustsImageWhenHighlighted = true
  /// Whether the picture is fainter while the button is not to be used: `true` unless set.
  open var adjustsImageWhenDisabled = true

  private var titles: [State: String] = [:]
  private var styledTitles: [State: any StyledTextSource] = [:]
  private var titleColors: [State: UIColor] = [:]
  private var titleShadows: [State: UIColor] = [:]
  private var images: [State: UIImage] = [:]
  private var backgrounds: [State: UIImage] = [:]
  private let label = UILabel()
  private let picture = UIImageView()
  private let background = UIImageView()

  /// Creates a button with nothing on it.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a button with nothing on it.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  /// Creates a button of a type, with nothing on it.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    self.buttonType = buttonType
    if buttonType == .system { label.font = .systemFont(ofSize: 15) }
    stateDidChange()
  }

  /// Creates a button of a type that shows an action and does it.
  ///
  /// - Parameters:
  ///   - type: How it looks.
  ///   - primaryAction: What it does; its title and picture are the button's.
  public convenience init(type: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: type)
    guard let primaryAction else { return }
    setTitle(primaryAction.title, for: .normal)
    setImage(primaryAction.image, for: .normal)
    addAction(primaryAction, for: .primaryActionTriggered)
  }

  private func setUp() {
    label.font = .systemFont(ofSize: UIFont.buttonFontSize)
    label.textAlignment = .center
    label.lineBreakMode = .byTruncatingMiddle
    label.sizeObserver = { [weak self] in
      self?.invalidateIntrinsicContentSize()
      self?.setNeedsLayout()
    }
    for view in [background, picture, label] as [UIView] {
      view.isUserInteractionEnabled = false
      view.isHidden = true
      addSubview(view)
    }
    stateDidChange()
  }

  /// The label that shows the title.
  open var titleLabel: UILabel? { label }
  /// The view that shows the picture.
  open var imageView: UIImageView? { picture }

  // MARK: What there is for each state

  /// Sets the title for a state; `nil` is the normal one's.
  open func setTitle(_ title: String?, for state: State) {
    titles[state] = title
    styledTitles[state] = nil
    contentDidChange()
  }

  /// Sets a title with its looks for a state.
  package final func setStyledTitle(_ title: (any StyledTextSource)?, for state: State) {
    styledTitles[state] = title
    contentDidChange()
  }

  /// Sets the title's colour for a state; `nil` is the normal one's.
  open func setTitleColor(_ color: UIColor?, for state: State) {
    titleColors[state] = color
    stateDidChange()
  }

  /// Sets the colour of the title's shadow for a state; `nil` is the normal one's.
  open func setTitleShadowColor(_ color: UIColor?, for state: State) {
    titleShadows[state] = color
    stateDidChange()
  }

  /// Sets the picture for a state; `nil` is the normal one's.
  open func setImage(_ image: UIImage?, for state: State) {
    images[state] = image
    contentDidChange()
  }

  /// Sets the picture behind all for a state; `nil` is the normal one's.
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    backgrounds[state] = image
    contentDidChange()
  }

  /// The title for a state.
  open func title(for state: State) -> String? { value(titles, state) }
  /// The title's colour for a state.
  open func titleColor(for state: State) -> UIColor? {
    value(titleColors, state) ?? (buttonType == .system ? tintColor : .white)
  }
  /// The colour of the title's shadow for a state.
  open func titleShadowColor(for state: State) -> UIColor? { value(titleShadows, state) }
  /// The picture for a state.
  open func image(for state: State) -> UIImage? { value(images, state) }
  /// The picture behind all for a state.
  open func backgroundImage(for state: State) -> UIImage? { value(backgrounds, state) }
  /// The title with its looks for a state.
  package final func styledTitle(for state: State) -> (any StyledTextSource)? {
    value(styledTitles, state)
  }

  /// The title as it is shown.
  open var currentTitle: String? { title(for: state) }
  /// The title's colour as it is shown.
  open var currentTitleColor: UIColor { titleColor(for: state) ?? .white }
  /// The picture as it is shown.
  open var currentImage: UIImage? { image(for: state) }
  /// The picture behind all as it is shown.
  open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }

  /// What there is for `state`, else for it without the touch, else for the normal one.
  private func value<Value>(_ values: [State: Value], _ state: State) -> Value? {
    values[state] ?? values[state.subtracting(.highlighted)] ?? values[.normal]
  }

  // MARK: Showing

  private func contentDidChange() {
    invalidateIntrinsicContentSize()
    stateDidChange()
  }

  override func stateDidChange() {
    super.stateDidChange()
    if let styled = styledTitle(for: state) {
      label.setStyledText(styled)
    } else if label.text != currentTitle || label.styledObject != nil {
      label.text = currentTitle
    }
    if label.styledObject == nil { label.textColor = currentTitleColor }
    label.shadowColor = titleShadowColor(for: state)
    label.isHidden = (label.text ?? "").isEmpty
    let isSystem = buttonType == .system
    let shown = currentImage
    picture.image =
      isSystem && shown?.renderingMode == .automatic
      ? shown?.withRenderingMode(.alwaysTemplate) : shown
    picture.isHidden = picture.image == nil
    background.image = currentBackgroundImage
    background.isHidden = background.image == nil
    let fades = isHighlighted && isEnabled
    label.alpha = isSystem && fades ? 0.2 : isSystem && !isEnabled ? 0.35 : 1
    let isFaint =
      (fades && adjustsImageWhenHighlighted
        && value(images, .highlighted) === value(images, .normal))
      || (!isEnabled && adjustsImageWhenDisabled)
    picture.alpha = isSystem && fades ? 0.2 : isFaint ? 0.5 : 1
  }

  /// Shows title and picture in the new tint.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    stateDidChange()
  }

  override var keepsTaps: Bool { true }

  override func touchWasLifted(_ events: Event, _ event: UIEvent?) {
    let isUsed = events.contains(.touchUpInside)
    super.touchWasLifted(isUsed ? events.union(.primaryActionTriggered) : events, event)
  }

  // MARK: Places

  /// Where the picture behind all goes: all over `bounds`, unless overridden.
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// Where title and picture may go in `bounds`.
  open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: contentEdgeInsets) }

  /// Where the title goes in `contentRect`: right of the picture.
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    let size = titleSize(in: contentRect)
    let whole = place(size, in: contentRect, before: imageSize.width, after: 0)
    return whole.moved(by: titleEdgeInsets)
  }

  /// Where the picture goes in `contentRect`: left of the title.
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    let size = CGSize(
      width: min(imageSize.width, contentRect.width),
      height: min(imageSize.height, contentRect.height))
    let whole = place(size, in: contentRect, before: 0, after: titleSize(in: contentRect).width)
    return whole.moved(by: imageEdgeInsets)
  }

  private var imageSize: CGSize { currentImage?.size ?? .zero }

  private func titleSize(in rect: CGRect) -> CGSize {
    guard !label.isHidden else { return .zero }
    let size = label.sizeThatFits(
      CGSize(width: label.numberOfLines == 1 ? 0 : rect.width - imageSize.width, height: 0))
    return CGSize(
      width: max(0, min(size.width, rect.width - imageSize.width)),
      height: min(size.height, rect.height))
  }

  /// Where a part of `size` goes with the others beside it.
  private func place(
    _ size: CGSize, in rect: CGRect, before: CGFloat, after: CGFloat
  ) -> CGRect {
    let slack = rect.width - size.width - before - after
    let x =
      switch contentHorizontalAlignment {
      case .center, .fill: rect.minX + slack / 2 + before
      case .left, .leading: rect.minX + before
      case .right, .trailing: rect.minX + slack + before
      }
    let y =
      switch contentVerticalAlignment {
      case .center, .fill: rect.midY - size.height / 2
      case .top: rect.minY
      case .bottom: rect.maxY - size.height
      }
    return CGRect(x: x, y: y, width: size.width, height: size.height)
  }

  /// Places title and pictures.
  open override func layoutSubviews() {
    super.layoutSubviews()
    background.frame = backgroundRect(forBounds: bounds)
    let content = contentRect(forBounds: bounds)
    picture.frame = imageRect(forContentRect: content)
    label.frame = titleRect(forContentRect: content)
  }

  /// The size of title and picture and the room around them.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let title = label.isHidden ? .zero : label.sizeThatFits(.zero)
    let inner = CGSize(
      width: title.width + imageSize.width, height: max(title.height, imageSize.height))
    // A bare title has the room that a finger wants above and below.
    let needsRoom = contentEdgeInsets == .zero && title.height > 0
    let own = CGSize(
      width: inner.width + contentEdgeInsets.left + contentEdgeInsets.right,
      height: max(
        inner.height + contentEdgeInsets.top + contentEdgeInsets.bottom,
        needsRoom ? title.height + 12 : 0))
    let behind = currentBackgroundImage?.size ?? .zero
    let least: CGFloat = needsRoom ? 30 : 0
    return CGSize(
      width: max(own.width, behind.width, least), height: max(own.height, behind.height))
  }

  /// The size of title and picture and the room around them.
  open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }
}

extension CGRect {
  /// The rectangle moved by half of what insets take on one side more than on the other.
  fileprivate func moved(by insets: UIEdgeInsets) -> CGRect {
    offsetBy(
      dx: (insets.left - insets.right) / 2, dy: (insets.top - insets.bottom) / 2)
  }
}
