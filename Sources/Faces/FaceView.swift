import Countdown
public import Geometry
public import Layers
public import Views

/// What all faces have: a style, the time and a label in it, and the countdown that they show.
///
/// A face says in `apply` what of the style it draws with, in `place` where, and in `animate` and
/// `step` what moves.
public class FaceView: UIView, CountdownFace {
  /// The side of the square that the designs' numbers are for, in points.
  static let nominalSide: CGFloat = 240
  /// How opaque the time is while the countdown is held.
  private static let pausedAlpha: CGFloat = 0.6

  /// Which face this is.
  class var faceName: FaceName { .pulse }

  /// The texts.
  private(set) lazy var labels = FaceLabels(in: self)
  private var run: FaceMoment.Run?
  private var ticker: FaceTicker?

  /// How the face is coloured and drawn.
  public var style: FaceStyle {
    didSet { if style != oldValue { restyle() } }
  }

  /// Creates a face that shows nothing over, in the style it has by itself.
  public override init(frame: CGRect) {
    style = Self.faceName.style
    super.init(frame: frame)
    setUp()
    restyle()
  }

  /// Creates a face that shows nothing over, in the style it has by itself.
  public required init?(coder: NSCoder) {
    style = Self.faceName.style
    super.init(coder: coder)
    setUp()
    restyle()
  }

  // MARK: What a face is

  /// The part of the view that takes the pointer: all of it, unless a face says better.
  public var hitOutline: FaceOutline { .roundedRect(bounds, cornerRadius: 0) }

  /// None, unless a face has a way of its own.
  public func ownText(secondsLeft: Int, of total: Int) -> String? { nil }

  /// Puts the layers together; called once.
  func setUp() {}

  /// Takes over colours and lines of `style`; no change of a layer is animated.
  func apply(_ style: FaceStyle) {}

  /// Places layers and labels in the bounds; no change of a layer is animated.
  func place() {}

  /// Shows a countdown that changed, and has it move from now on; no change is animated by itself.
  func animate(_ run: FaceMoment.Run) {}

  /// Brings a countdown that goes on to `now`: for what moves in steps.
  ///
  /// Called whenever a moment is shown, also after `animate`, and after `place`; at least once a
  /// second.
  func step(_ run: FaceMoment.Run, at now: Double) {}

  // MARK: The countdown

  /// Shows `moment`; a countdown of the face's own is over.
  public func show(_ moment: FaceMoment) {
    ticker = nil
    present(moment)
  }

  /// Counts `duration` seconds down from now by itself, in place of what it showed.
  ///
  /// - Parameters:
  ///   - duration: Seconds; what is negative or no number is 0.
  ///   - atEnd: Called when nothing is left.
  func count(_ duration: Double, atEnd: @escaping () -> Void) {
    let start = now
    let total = duration > 0 ? duration : 0
    let wholeTotal = Int(min(max(wholeSeconds(total), 0), 1e9))
    run = nil
    // Whatever is told later is told by this ticker alone.
    ticker = nil
    ticker = FaceTicker(until: start + total, now: start) { [weak self] left in
      guard let self else { return }
      let text =
        ownText(secondsLeft: left, of: wholeTotal)
        ?? CountdownFormat.auto.label(
          remaining: Nanoseconds(left) * nanosecondsPerSecond, total: 0)
      let run = FaceMoment.Run.running(start: start, end: start + total)
      present(FaceMoment(text: text, run: left > 0 ? run : .finished))
      if left == 0 { atEnd() }
    }
  }

  /// The time as the face writes it, or as the program does unless told otherwise.
  final func words(secondsLeft: Int, of total: Int) -> String {
    ownText(secondsLeft: secondsLeft, of: total)
      ?? CountdownFormat.auto.label(
        remaining: Nanoseconds(secondsLeft) * nanosecondsPerSecond, total: 0)
  }

  /// Shows `moment`, whoever counts.
  private func present(_ moment: FaceMoment) {
    let textChanges = labels.time.text != moment.text
    labels.time.text = moment.text
    withoutActions {
      if moment.run != run {
        run = moment.run
        if case .paused = moment.run {
          labels.time.alpha = Self.pausedAlpha
        } else {
          labels.time.alpha = 1
        }
        animate(moment.run)
      }
      step(moment.run, at: now)
    }
    if textChanges { textDidChange() }
  }

  /// Called when the time shows another text.
  func textDidChange() {}

  /// The present moment on the layer's clock.
  final var now: Double { layer.convertTime(CACurrentMediaTime(), from: nil) }

  /// The part of the ring that is drawn when `done` of the time is over.
  final func drawn(_ done: CGFloat) -> CGFloat { style.isDraining ? 1 - done : done }

  // MARK: Layout

  /// Points of the view a point of the design.
  final var unit: CGFloat { min(bounds.width, bounds.height) / Self.nominalSide }

  /// How wide a line of the style's width is here: not so thin on a small face that it is lost.
  final func lineWidth(unit: CGFloat) -> CGFloat {
    max(style.lineWidth * unit, min(style.lineWidth, 1.5))
  }

  /// Places layers and labels.
  public override func layoutSubviews() {
    withoutActions {
      place()
      // How large a step is, and with it whether it is seen, goes by the size.
      if let run { step(run, at: now) }
    }
  }

  private func restyle() {
    withoutActions {
      labels.apply(style)
      apply(style)
    }
    setNeedsLayout()
    guard let run else { return }
    withoutActions {
      animate(run)
      step(run, at: now)
    }
  }

  /// Does what changes layers without animations of their own.
  final func withoutActions(_ body: () -> Void) {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    body()
    CATransaction.commit()
  }
}
