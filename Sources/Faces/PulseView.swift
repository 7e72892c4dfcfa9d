import Geometry
import Animation
import Layers
import Views

/// A progress ring on its track over a disc, with a pulse ring behind and the time in the middle.
///
/// Three concentric shape layers in this order: pulse, track, progress. Nothing clips, so the
/// strokes and the growing pulse may reach outside the view; at the built-in line width the pulse
/// just stays on the disc.
public final class PulseView: FaceView {
  /// How much the pulse grows.
  private static let pulseScale = 1.2
  /// How far the disc stays inside the view, so that its edge is whole, at the nominal side.
  private static let margin: CGFloat = 1

  private let disc = CAShapeLayer()
  private let pulse = CAShapeLayer()
  private let track = CAShapeLayer()
  private let progress = CAShapeLayer()

  override class var faceName: FaceName { .pulse }

  /// The disc.
  public override var hitOutline: FaceOutline { .ellipse(ground.box) }

  /// Starts the ring, the pulse and the time for `duration` seconds from now.
  ///
  /// Can be called at any time; it replaces what ran.
  public func startCountDown(duration: Double) {
    count(duration) {}
  }

  override func setUp() {
    pulse.opacity = 0
    for ring in [disc, pulse, track, progress] { layer.addSublayer(ring) }
    for ring in [pulse, track, progress] { ring.fillColor = nil }
    progress.lineCap = .round
    progress.strokeEnd = 0
  }

  override func apply(_ style: FaceStyle) {
    disc.fillColor = style.backgroundColor?.cgColor
    pulse.strokeColor = style.pulseColor?.cgColor
    track.strokeColor = style.trackColor?.cgColor
    progress.strokeColor = style.ringColor?.cgColor
  }

  override func place() {
    let circle = ringCircle
    for ring in [disc, pulse, track, progress] {
      ring.bounds = bounds
      ring.position = circle.center
    }
    disc.path = UIBezierPath(ovalIn: ground.box).cgPath
    let path = circle.ring(counterclockwise: style.isCounterclockwise).cgPath
    for ring in [pulse, track, progress] {
      ring.path = path
      ring.lineWidth = lineWidth(unit: unit)
    }
    labels.setFont(style, unit: unit)
    labels.place(
      in: FaceCircle(center: circle.center, radius: max(0, circle.radius - ringWidth / 2)))
  }

  private var ringWidth: CGFloat { lineWidth(unit: unit) }

  /// The disc behind everything.
  private var ground: FaceCircle {
    FaceCircle(
      center: CGPoint(x: bounds.midX, y: bounds.midY),
      radius: (Self.nominalSide / 2 - Self.margin) * unit)
  }

  /// The circle at which the pulse, fully grown, ends with the disc.
  private var ringCircle: FaceCircle {
    FaceCircle(
      center: ground.center, radius: max(0, ground.radius / Self.pulseScale - ringWidth / 2))
  }

  // MARK: Motion

  override func animate(_ run: FaceMoment.Run) {
    progress.removeAnimation(forKey: "progress")
    pulse.removeAnimation(forKey: "pulse")
    switch run {
    case .running(let start, let end):
      guard !style.isMotionReduced else { return }
      progress.strokeEnd = drawn(1)
      progress.add(advance(from: start, to: end), forKey: "progress")
      pulse.add(heartbeat(from: start), forKey: "pulse")
    case .paused, .finished:
      progress.strokeEnd = drawn(run.progress(at: now))
    }
  }

  override func step(_ run: FaceMoment.Run, at now: Double) {
    guard style.isMotionReduced else { return }
    progress.strokeEnd = drawn(run.progressInWholeSeconds(at: now))
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
  private func heartbeat(from start: Double) -> CAAnimation {
    let growth = CABasicAnimation(keyPath: "transform.scale")
    growth.fromValue = 1.0
    growth.toValue = Self.pulseScale
    let fading = CABasicAnimation(keyPath: "opacity")
    fading.fromValue = 0.8
    fading.toValue = 0.0
    let heartbeat = CAAnimationGroup()
    heartbeat.animations = [growth, fading]
    heartbeat.beginTime = start
    heartbeat.duration = 1
    heartbeat.repeatCount = .infinity
    heartbeat.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
    return heartbeat
  }
}
