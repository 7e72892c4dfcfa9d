import Geometry
import Layers
import Views

/// A disc in a ring that moves on once a second, with the time on the disc.
///
/// Each step takes the last seven tenths of a second, so that at every whole second the ring is
/// where the time is. Steps too short to be seen are made at once.
public final class DiscView: FaceView {
  /// The shortest step that is animated, in points along the ring.
  private static let shortestStep: CGFloat = 0.75

  /// The class that draws the disc.
  public override class var layerClass: AnyClass { DiscLayer.self }

  override class var faceName: FaceName { .disc }

  /// The ring from outside.
  public override var hitOutline: FaceOutline { .ellipse(whole.box) }

  private var disc: DiscLayer? { layer as? DiscLayer }

  private var whole: FaceCircle {
    FaceCircle(
      center: CGPoint(x: bounds.midX, y: bounds.midY),
      radius: min(bounds.width, bounds.height) / 2)
  }

  private var ringWidth: CGFloat { min(lineWidth(unit: unit), whole.radius) }

  override func apply(_ style: FaceStyle) {
    disc?.discColor = style.backgroundColor?.cgColor
    disc?.trackColor = style.trackColor?.cgColor
    disc?.progressColor = style.ringColor?.cgColor
    disc?.isClockwise = !style.isCounterclockwise
    disc?.setNeedsDisplay()
  }

  override func place() {
    disc?.ringWidth = ringWidth
    labels.setFont(style, unit: unit)
    labels.place(
      in: FaceCircle(center: whole.center, radius: max(0, whole.radius - ringWidth)))
  }

  // MARK: Motion

  override func step(_ run: FaceMoment.Run, at now: Double) {
    guard case .running(let start, let end) = run else {
      disc?.show(drawn(run.progress(at: now)))
      return
    }
    let left = max(wholeSeconds(end - now), 1)
    let (from, to) = (max(start, end - left), end - left + 1)
    let (old, new) = (run.progress(at: from), run.progress(at: to))
    let way = abs(new - old) * 2 * .pi * whole.radius
    guard !style.isMotionReduced, way >= Self.shortestStep else {
      disc?.show(drawn(old))
      return
    }
    let begin = max(from, to - DiscLayer.sweepDuration)
    disc?.move(from: drawn(old), to: drawn(new), beginTime: begin, duration: to - begin)
  }
}
