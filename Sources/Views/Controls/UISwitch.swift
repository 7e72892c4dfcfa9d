public import Geometry
public import Layers

/// A switch that is on or off.
///
/// - Source: UIKit, "UISwitch".
open class UISwitch: UIControl {
  /// Whether it is on.
  open var isOn: Bool {
    get { isThrown }
    set { setOn(newValue, animated: false) }
  }
  /// The colour while it is on; `nil` for a green.
  open var onTintColor: UIColor? {
    didSet { show() }
  }
  /// The knob's colour; `nil` for white.
  open var thumbTintColor: UIColor? {
    didSet { show() }
  }

  private var isThrown = false
  private let track = CALayer()
  private let knob = CALayer()
  private static let size = CGSize(width: 51, height: 31)

  /// Creates a switch that is off; its size is its own.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.size))
    setUp()
  }

  /// Creates a switch that is off.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    for part in [track, knob] { layer.addSublayer(part) }
    track.cornerRadius = Self.size.height / 2
    knob.cornerRadius = Self.size.height / 2 - 2
    knob.shadowOpacity = 0.15
    knob.shadowOffset = CGSize(width: 0, height: 3)
    knob.shadowRadius = 4
    show()
  }

  /// Turns it on or off; nobody is told.
  ///
  /// - Parameters:
  ///   - on: Whether it is on.
  ///   - animated: Whether the knob moves to its place.
  open func setOn(_ on: Bool, animated: Bool) {
    guard on != isThrown else { return }
    isThrown = on
    show(animated: animated)
  }

  private func show(animated: Bool = false) {
    CATransaction.begin()
    CATransaction.setDisableActions(!animated)
    let place = CGRect(origin: .zero, size: Self.size)
    track.frame = place
    let off = UIColor(red: 0.47, green: 0.47, blue: 0.5, alpha: 0.16)
    track.backgroundColor = (isThrown ? onTintColor ?? .systemGreen : off).cgColor
    let side = Self.size.height - 4
    knob.bounds = CGRect(x: 0, y: 0, width: side, height: side)
    knob.position = CGPoint(
      x: isThrown ? place.maxX - 2 - side / 2 : 2 + side / 2, y: place.midY)
    knob.backgroundColor = (thumbTintColor ?? .white).cgColor
    CATransaction.commit()
    layer.opacity = isEnabled ? 1 : 0.5
  }

  override func stateDidChange() {
    super.stateDidChange()
    show()
  }

  override var keepsTaps: Bool { true }

  override func touchWasLifted(_ events: Event, _ event: UIEvent?) {
    let isUsed = events.contains(.touchUpInside)
    if isUsed { setOn(!isThrown, animated: true) }
    super.touchWasLifted(
      isUsed ? events.union([.valueChanged, .primaryActionTriggered]) : events, event)
  }

  /// The switch's own size.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

  /// The switch's own size.
  open override var intrinsicContentSize: CGSize { Self.size }
}
