public import Geometry
public import Layers

/// A knob on a track that stands for a number.
///
/// - Source: UIKit, "UISlider".
open class UISlider: UIControl {
  /// The number, between the least and the greatest.
  open var value: Float {
    get { number }
    set { setValue(newValue, animated: false) }
  }
  /// The least number: 0 unless set.
  open var minimumValue: Float = 0 {
    didSet { keepInRange() }
  }
  /// The greatest number: 1 unless set.
  open var maximumValue: Float = 1 {
    didSet { keepInRange() }
  }
  /// Whether others are told while the knob moves, not only when it is let go: `true` unless set.
  open var isContinuous = true
  /// The colour of the track up to the knob; `nil` for the tint.
  open var minimumTrackTintColor: UIColor? {
    didSet { setNeedsLayout() }
  }
  /// The colour of the track beyond the knob; `nil` for a grey.
  open var maximumTrackTintColor: UIColor? {
    didSet { setNeedsLayout() }
  }
  /// The knob's colour; `nil` for white.
  open var thumbTintColor: UIColor? {
    didSet { setNeedsLayout() }
  }

  private var number: Float = 0
  /// From the touch to the knob's middle while the knob is held.
  private var grip: CGFloat = 0
  private let track = CALayer()
  private let filled = CALayer()
  private let knob = CALayer()
  private static let knobSide: CGFloat = 28
  private static let height: CGFloat = 34

  /// Creates a slider at 0.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a slider at 0.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    for part in [track, filled, knob] { layer.addSublayer(part) }
    knob.shadowOpacity = 0.15
    knob.shadowOffset = CGSize(width: 0, height: 3)
    knob.shadowRadius = 4
  }

  /// Moves the knob; nobody is told.
  ///
  /// - Parameters:
  ///   - value: The number; the nearest there may be, and the least for what is none.
  ///   - animated: Whether the knob moves there.
  open func setValue(_ value: Float, animated: Bool) {
    number = value > minimumValue ? min(value, max(minimumValue, maximumValue)) : minimumValue
    place(animated: animated)
  }

  private func keepInRange() {
    setValue(number, animated: false)
  }

  // MARK: Places

  /// Where the track goes: in the middle of the height.
  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    CGRect(x: bounds.minX + 2, y: bounds.midY - 2, width: max(0, bounds.width - 4), height: 4)
  }

  /// Where the knob goes.
  ///
  /// - Parameters:
  ///   - bounds: The slider's bounds.
  ///   - rect: Where the track goes.
  ///   - value: The number.
  /// - Returns: The knob's place, wholly on the track.
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    let span = maximumValue - minimumValue
    let share = span > 0 && span.isFinite ? CGFloat((value - minimumValue) / span) : 0
    let side = Self.knobSide
    return CGRect(
      x: bounds.minX + max(0, bounds.width - side) * share, y: bounds.midY - side / 2, width: side,
      height: side)
  }

  private func place(animated: Bool) {
    let rail = trackRect(forBounds: bounds)
    let thumb = thumbRect(forBounds: bounds, trackRect: rail, value: number)
    CATransaction.begin()
    CATransaction.setDisableActions(!animated)
    track.frame = rail
    filled.frame = CGRect(
      x: rail.minX, y: rail.minY, width: max(0, thumb.midX - rail.minX), height: rail.height)
    knob.frame = thumb
    for rod in [track, filled] { rod.cornerRadius = rail.height / 2 }
    knob.cornerRadius = thumb.height / 2
    track.backgroundColor =
      (maximumTrackTintColor ?? UIColor(red: 0.47, green: 0.47, blue: 0.5, alpha: 0.2)).cgColor
    filled.backgroundColor = (minimumTrackTintColor ?? tintColor).cgColor
    knob.backgroundColor = (thumbTintColor ?? .white).cgColor
    CATransaction.commit()
    layer.opacity = isEnabled ? 1 : 0.5
  }

  /// Places knob and track.
  open override func layoutSubviews() {
    super.layoutSubviews()
    place(animated: false)
  }

  // MARK: Tracking

  /// Takes the knob, if the touch is on it.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let x = touch.location(in: self).x
    let thumb = thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: number)
    guard thumb.insetBy(dx: -10, dy: -10).minX <= x, x <= thumb.maxX + 10 else { return false }
    grip = thumb.midX - x
    return true
  }

  /// Moves the knob with the touch.
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let room = bounds.width - Self.knobSide
    guard room > 0 else { return true }
    let share = (touch.location(in: self).x + grip - bounds.minX - Self.knobSide / 2) / room
    let old = number
    setValue(
      minimumValue + Float(min(max(share, 0), 1)) * (maximumValue - minimumValue), animated: false)
    if isContinuous, number != old { sendActions(for: .valueChanged) }
    return true
  }

  /// Tells of the number, where it was not told all along.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    if !isContinuous { sendActions(for: .valueChanged) }
  }

  /// Shows the new tint.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsLayout()
  }

  /// As wide as asked for, and 34 points high.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: Self.height)
  }

  /// 34 points high, and of any width.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: Self.height)
  }
}
