import Animation
public import Drawing
public import Geometry
public import Layers
import Views

/// A disc in a ring, and above them a ring for the progress, which moves there when it changes.
///
/// Disc and background ring are drawn as contents; the progress is a layer made with the first
/// drawing.
public final class DiscLayer: CALayer {
  /// How long a change of the progress takes, in seconds.
  public static let sweepDuration = 0.7

  /// How much of the ring is shown as done, `0...1`; a change sweeps there from nothing.
  public var progress: CGFloat {
    get { sweep.end }
    set { if newValue != sweep.end { move(from: 0, to: newValue) } }
  }
  /// How wide the rings are, in points.
  public var ringWidth: CGFloat = 10 {
    didSet { if ringWidth != oldValue { setNeedsDisplay() } }
  }
  /// The disc's colour; `nil` for none.
  public var discColor: CGColor? = CGColor(gray: 1, alpha: 1) {
    didSet { if discColor != oldValue { setNeedsDisplay() } }
  }
  /// The colour of the ring that the progress runs along; `nil` for none.
  public var trackColor: CGColor? {
    didSet { if trackColor != oldValue { setNeedsDisplay() } }
  }
  /// The progress ring's colour; `nil` for none.
  public var progressColor: CGColor? {
    didSet { if progressColor != oldValue { setNeedsDisplay() } }
  }
  /// Whether the progress runs clockwise on the screen, as it does unless set.
  public var isClockwise = true {
    didSet { if isClockwise != oldValue { setNeedsDisplay() } }
  }

  private var sweep = Sweep()
  private weak var progressRing: CAShapeLayer?

  /// A way of the progress ring's end.
  private struct Sweep: Equatable {
    var start: CGFloat = 0
    var end: CGFloat = 0
    /// When it begins, on the layer's clock; 0 for when it is first shown.
    var beginTime = 0.0
    /// In seconds; 0 for at once.
    var duration = 0.0
  }

  /// Creates a layer without progress.
  public override init() {
    super.init()
    needsDisplayOnBoundsChange = true
  }

  /// Creates a copy that shows `layer` on the screen; called by the engine.
  public override init(layer: Any) {
    super.init(layer: layer)
    guard let other = layer as? DiscLayer else { return }
    ringWidth = other.ringWidth
    discColor = other.discColor
    trackColor = other.trackColor
    progressColor = other.progressColor
    isClockwise = other.isClockwise
    sweep = other.sweep
  }

  /// Moves the progress, in place of how it moved.
  ///
  /// - Parameters:
  ///   - start: Where it moves from.
  ///   - end: Where it moves to, and stays.
  ///   - beginTime: When it sets off, on the layer's clock; 0 for now. Until then it is at `start`.
  ///   - duration: In seconds; 0 for at once.
  func move(
    from start: CGFloat, to end: CGFloat, beginTime: Double = 0, duration: Double = sweepDuration
  ) {
    let new = Sweep(start: start, end: end, beginTime: beginTime, duration: duration)
    guard new != sweep || beginTime == 0 && duration > 0 else { return }
    sweep = new
    applySweep()
  }

  /// Shows `progress` at once.
  func show(_ progress: CGFloat) {
    move(from: progress, to: progress, duration: 0)
  }

  /// Draws disc and background ring, and has the progress ring over them.
  public override func draw(in ctx: CGContext) {
    let circle = circle
    if let discColor {
      ctx.setFillColor(discColor)
      ctx.fillEllipse(in: circle.box)
    }
    if let trackColor {
      ctx.setStrokeColor(trackColor)
      ctx.setLineWidth(width)
      ctx.strokeEllipse(in: circle.box)
    }
    showProgressRing(along: circle)
  }

  /// The rings' middle line.
  private var circle: FaceCircle {
    FaceCircle(
      center: CGPoint(x: bounds.midX, y: bounds.midY), radius: max(0, radius - width / 2))
  }

  private var radius: CGFloat { min(bounds.width, bounds.height) / 2 }
  private var width: CGFloat { min(max(ringWidth, 0), radius) }

  /// Has the progress ring follow the layer; makes it the first time.
  private func showProgressRing(along circle: FaceCircle) {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    let isNew = progressRing == nil
    let ring = progressRing ?? CAShapeLayer()
    if isNew {
      ring.fillColor = nil
      ring.lineCap = .round
      ring.strokeEnd = 0
      insertSublayer(ring, at: 0)
      progressRing = ring
    }
    ring.frame = bounds
    ring.bounds = bounds
    ring.path = circle.ring(counterclockwise: !isClockwise).cgPath
    ring.lineWidth = width
    ring.strokeColor = progressColor
    if isNew { applySweep() }
    CATransaction.commit()
  }

  private func applySweep() {
    guard let ring = progressRing else { return }
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    ring.strokeEnd = sweep.end
    CATransaction.commit()
    ring.removeAnimation(forKey: "progress")
    guard sweep.duration > 0 else { return }
    let motion = CABasicAnimation(keyPath: "strokeEnd")
    motion.fromValue = sweep.start
    motion.toValue = sweep.end
    motion.beginTime = sweep.beginTime
    motion.duration = sweep.duration
    motion.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
    motion.fillMode = .backwards
    ring.add(motion, forKey: "progress")
  }
}
