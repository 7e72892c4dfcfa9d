import Geometry
import Animation
public import Layers
import Views

/// A thin ring that fills in its track, and the seconds left in the middle.
public final class RingView: FaceView {
  /// The ring's radius in the design, in points.
  private static let radius: CGFloat = 80
  /// How far the disc behind reaches beyond the ring's middle line, in points of the design.
  private static let rim: CGFloat = 22
  /// The most seconds that are written as two digits.
  private static let mostSeconds = 99

  private let disc = CAShapeLayer()
  private let background = CAShapeLayer()
  private let foreground = CAShapeLayer()
  /// What ``start(duration:)`` counts, for ``stop()`` to go back to; in whole seconds.
  private var ownTotal = 0

  override class var faceName: FaceName { .ring }

  /// The disc.
  public override var hitOutline: FaceOutline { .ellipse(ground.box) }

  /// Two digits and `s`, for a countdown that needs no more, and in the last minute of any.
  public override func ownText(secondsLeft: Int, of total: Int) -> String? {
    guard secondsLeft >= 0, secondsLeft < 60 || total <= Self.mostSeconds else { return nil }
    return secondsLeft < 10 ? "0\(secondsLeft)s" : "\(secondsLeft)s"
  }

  /// Counts `duration` seconds down from now, in place of what ran, and then stops.
  public func start(duration: Double) {
    ownTotal = Int(min(max(wholeSeconds(duration > 0 ? duration : 0), 0), 1e9))
    count(duration) { [weak self] in self?.stop() }
  }

  /// Ends the countdown and goes back to its beginning.
  public func stop() {
    show(
      FaceMoment(
        text: words(secondsLeft: ownTotal, of: ownTotal),
        run: .paused(elapsed: 0, total: Double(max(ownTotal, 1)))))
  }

  override func setUp() {
    for ring in [disc, background, foreground] { layer.addSublayer(ring) }
    for ring in [background, foreground] {
      ring.fillColor = nil
      ring.lineCap = .round
    }
    foreground.strokeEnd = 0
  }

  override func apply(_ style: FaceStyle) {
    disc.fillColor = style.backgroundColor?.cgColor
    background.strokeColor = style.trackColor?.cgColor
    foreground.strokeColor = style.ringColor?.cgColor
  }

  /// Has the rings follow the view's size.
  public override func layoutSublayers(of layer: CALayer) {
    super.layoutSublayers(of: layer)
    guard layer === self.layer else { return }
    let circle = circle
    withoutActions {
      for ring in [disc, background, foreground] { ring.frame = bounds }
      disc.path = UIBezierPath(ovalIn: ground.box).cgPath
      let path = circle.ring(counterclockwise: style.isCounterclockwise).cgPath
      for ring in [background, foreground] {
        ring.path = path
        ring.lineWidth = lineWidth(unit: unit)
      }
    }
  }

  override func place() {
    labels.setFont(style, unit: unit)
    labels.place(
      in: FaceCircle(
        center: circle.center, radius: max(0, circle.radius - lineWidth(unit: unit) / 2)))
  }

  /// The ring's middle line: the design's, unless a wide line needs room.
  private var circle: FaceCircle {
    let room = min(bounds.width, bounds.height) / 2 - lineWidth(unit: unit) / 2
    return FaceCircle(
      center: CGPoint(x: bounds.midX, y: bounds.midY), radius: max(0, min(Self.radius * unit, room))
    )
  }

  /// The disc behind the ring.
  private var ground: FaceCircle {
    var ground = circle
    ground.radius += max(Self.rim * unit, lineWidth(unit: unit) / 2)
    ground.radius = min(ground.radius, min(bounds.width, bounds.height) / 2)
    return ground
  }

  // MARK: Motion

  override func animate(_ run: FaceMoment.Run) {
    foreground.removeAnimation(forKey: "countdown")
    guard case .running(let start, let end) = run, !style.isMotionReduced else {
      foreground.strokeEnd = drawn(run.progress(at: now))
      return
    }
    // From where the ring stands to the other end, and there it stays until it is told more.
    foreground.strokeEnd = drawn(0)
    let countdown = CABasicAnimation(keyPath: "strokeEnd")
    countdown.toValue = drawn(1)
    countdown.beginTime = start
    countdown.duration = end - start
    countdown.fillMode = .forwards
    countdown.isRemovedOnCompletion = false
    foreground.add(countdown, forKey: "countdown")
  }

  override func step(_ run: FaceMoment.Run, at now: Double) {
    guard style.isMotionReduced else { return }
    foreground.strokeEnd = drawn(run.progressInWholeSeconds(at: now))
  }
}
