public import Geometry
import Animation
public import Layers
public import Views

/// A progress ring on its track over a disc, with a pulse ring behind and the time in the middle.
///
/// Three concentric shape layers in this order: pulse, track, progress. Nothing clips, so the
/// strokes and the growing pulse may reach outside the view; at the built-in line width the pulse
/// just stays on the disc.
public final class PulseView: UIView, CountdownFace {
  /// The side of the square that the design's numbers are for, in points.
  static let nominalSide: CGFloat = 240
  /// How much the pulse grows.
  private static let pulseScale = 1.2
  /// How far the disc stays inside the view, so that its edge is whole, at the nominal side.
  private static let margin: CGFloat = 1

  private let disc = CAShapeLayer()
  private let pulse = CAShapeLayer()
  private let track = CAShapeLayer()
  private let progress = CAShapeLayer()
  private let timeLabel = UILabel()
  private let nameLabel = UILabel()
  private var run: FaceMoment.Run?

  /// How the face is coloured and drawn.
  public var style = FaceStyle() {
    didSet { applyStyle() }
  }

  /// The disc's box.
  public var hitOutline: CGRect {
    let radius = discRadius
    return CGRect(
      x: bounds.midX - radius, y: bounds.midY - radius, width: 2 * radius, height: 2 * radius)
  }

  /// Creates a face that shows an empty ring.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a face that shows an empty ring.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    pulse.opacity = 0
    for ring in [disc, pulse, track, progress] { layer.addSublayer(ring) }
    for label in [timeLabel, nameLabel] {
      label.textAlignment = .center
      label.adjustsFontSizeToFitWidth = true
      label.baselineAdjustment = .alignCenters
      addSubview(label)
    }
    timeLabel.usesTabularDigits = true
    progress.strokeEnd = 0
    applyStyle()
  }

  /// Starts the ring and the pulse for `duration` seconds from now, replacing what ran.
  ///
  /// Can be called at any time. The caller shows the time left by ``show(_:)``.
  public func startCountDown(duration: Double) {
    let now = layer.convertTime(CACurrentMediaTime(), from: nil)
    animate(.running(start: now, end: now + max(0, duration)))
  }

  /// Shows `moment`.
  public func show(_ moment: FaceMoment) {
    timeLabel.text = moment.text
    if moment.run != run { animate(moment.run) }
  }

  /// Places rings and labels in the middle of the bounds.
  public override func layoutSubviews() {
    let center = CGPoint(x: bounds.midX, y: bounds.midY)
    for ring in [disc, pulse, track, progress] {
      ring.bounds = bounds
      ring.position = center
    }
    disc.path = UIBezierPath(ovalIn: hitOutline).cgPath
    let circle = UIBezierPath(
      arcCenter: center, radius: ringRadius, startAngle: -.pi / 2,
      endAngle: style.isCounterclockwise ? -.pi * 5 / 2 : .pi * 3 / 2,
      clockwise: !style.isCounterclockwise)
    for ring in [pulse, track, progress] {
      ring.path = circle.cgPath
      ring.lineWidth = style.lineWidth * unit
    }
    layoutLabels(center)
  }

  // MARK: Measures

  /// Points of the view a point of the design.
  private var unit: CGFloat { min(bounds.width, bounds.height) / Self.nominalSide }

  private var discRadius: CGFloat { (Self.nominalSide / 2 - Self.margin) * unit }

  /// The radius at which the pulse, fully grown, ends with the disc.
  private var ringRadius: CGFloat {
    max(0, discRadius / Self.pulseScale - style.lineWidth * unit / 2)
  }

  /// Puts the time in the middle, and the label below it where there is one.
  ///
  /// On a small face the digits are larger than in proportion, as far as they fit.
  private func layoutLabels(_ center: CGPoint) {
    let inside = max(0, ringRadius - style.lineWidth * unit / 2)
    let size = max(style.font.pointSize * unit, min(style.font.pointSize, 15))
    timeLabel.font = style.font.withSize(size)
    let height = timeLabel.font.lineHeight
    timeLabel.bounds = CGRect(
      x: 0, y: 0, width: chord(of: inside * 0.96, at: height * 0.36), height: height)
    timeLabel.center = center
    let nameSize = size * 0.5
    nameLabel.font = style.font.withSize(nameSize)
    let below = height / 2 + nameLabel.font.lineHeight / 2
    nameLabel.isHidden = style.label.isEmpty || nameSize < 6
    nameLabel.bounds = CGRect(
      x: 0, y: 0, width: chord(of: inside * 0.94, at: below + nameSize / 2),
      height: nameLabel.font.lineHeight)
    nameLabel.center = CGPoint(x: center.x, y: center.y + below)
  }

  /// How wide a circle of `radius` is at `distance` from its middle.
  private func chord(of radius: CGFloat, at distance: CGFloat) -> CGFloat {
    2 * max(0, radius * radius - distance * distance).squareRoot()
  }

  private func applyStyle() {
    withoutActions {
      disc.fillColor = style.backgroundColor?.cgColor
      for ring in [pulse, track, progress] { ring.fillColor = nil }
      pulse.strokeColor = style.pulseColor?.cgColor
      track.strokeColor = style.trackColor?.cgColor
      progress.strokeColor = style.ringColor?.cgColor
      progress.lineCap = .round
      timeLabel.textColor = style.textColor
      nameLabel.textColor = style.labelColor
      nameLabel.text = style.label
    }
    setNeedsLayout()
    if let run { animate(run) }
  }

  // MARK: Motion

  private func animate(_ new: FaceMoment.Run) {
    run = new
    progress.removeAnimation(forKey: "progress")
    pulse.removeAnimation(forKey: "pulse")
    timeLabel.alpha = 1
    switch new {
    case .running(let start, let end):
      set(strokeEnd: drawn(1))
      progress.add(advance(from: start, to: end), forKey: "progress")
      pulse.add(heartbeat, forKey: "pulse")
    case .paused(let done):
      set(strokeEnd: drawn(done))
      timeLabel.alpha = 0.6
    case .finished:
      set(strokeEnd: drawn(1))
    }
  }

  /// The part of the ring that is drawn when `done` of the time is over.
  private func drawn(_ done: Double) -> CGFloat {
    style.isDraining ? 1 - done : done
  }

  /// The ring filling, or emptying, from `start` to `end` of the layer's time.
  private func advance(from start: Double, to end: Double) -> CAAnimation {
    let advance = CABasicAnimation(keyPath: "strokeEnd")
    advance.fromValue = drawn(0)
    advance.toValue = drawn(1)
    advance.beginTime = start
    advance.duration = end - start
    return advance
  }

  /// Growing and fading together, once a second, until it is removed.
  private var heartbeat: CAAnimation {
    let growth = CABasicAnimation(keyPath: "transform.scale")
    growth.fromValue = 1.0
    growth.toValue = Self.pulseScale
    let fading = CABasicAnimation(keyPath: "opacity")
    fading.fromValue = 0.8
    fading.toValue = 0.0
    let heartbeat = CAAnimationGroup()
    heartbeat.animations = [growth, fading]
    heartbeat.duration = 1
    heartbeat.repeatCount = .infinity
    heartbeat.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
    return heartbeat
  }

  private func set(strokeEnd: CGFloat) {
    withoutActions { progress.strokeEnd = strokeEnd }
  }

  private func withoutActions(_ body: () -> Void) {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    body()
    CATransaction.commit()
  }
}
