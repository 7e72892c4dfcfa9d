import Animation
import Geometry
import Layers
import Views

/// A line that grows from the left across the middle of a card, with the time above it.
public final class BarView: FaceView {
  /// How far the card reaches above the line, in points of the design.
  private static let above: CGFloat = 54
  /// How far it reaches below the line where there is no label.
  private static let below: CGFloat = 24
  /// How round its corners are.
  private static let cornerRadius: CGFloat = 22
  /// What is free between the line and the texts, in points of the design.
  private static let gap: CGFloat = 3

  private let card = CALayer()
  private let track = BarLayer()
  private let bar = BarLayer()

  override class var faceName: FaceName { .bar }

  /// The card.
  public override var hitOutline: FaceOutline {
    .roundedRect(cardFrame, cornerRadius: cornerRadius)
  }

  override func setUp() {
    track.percentage = 1
    for part in [card, track, bar] { layer.addSublayer(part) }
  }

  override func apply(_ style: FaceStyle) {
    card.backgroundColor = style.backgroundColor?.cgColor
    track.lineColor = style.trackColor?.cgColor
    bar.lineColor = style.ringColor?.cgColor
    bar.growsFromRight = style.isCounterclockwise
  }

  override func place() {
    labels.setFont(style, unit: unit, maxHeight: bounds.height / 2 - gap)
    for line in [track, bar] {
      line.frame = strip
      line.lineWidth = thickness
    }
    let height = labels.time.font.lineHeight
    labels.time.bounds = CGRect(x: 0, y: 0, width: textWidth, height: height)
    labels.time.center = CGPoint(x: bounds.midX, y: bounds.midY - gap - height / 2)
    labels.placeName(below: CGPoint(x: bounds.midX, y: bounds.midY), by: gap) { _ in textWidth }
    card.frame = cardFrame
    card.cornerRadius = cornerRadius
  }

  // MARK: Measures

  /// The line's width: by the height, of which it is a hundredth in the design.
  ///
  /// Two points at least, where it is not to be less, so that a thin line is a clear one.
  private var thickness: CGFloat {
    let wanted = style.lineWidth * bounds.height / Self.nominalSide
    return min(max(wanted, min(style.lineWidth, 2)), bounds.height)
  }

  /// How far the texts are from the line's middle.
  private var gap: CGFloat { thickness / 2 + Self.gap * unit }

  private var textWidth: CGFloat { max(0, bounds.width - Self.cornerRadius * unit) }

  private var cornerRadius: CGFloat {
    min(Self.cornerRadius * unit, cardFrame.height / 2)
  }

  /// The card: as wide as the line may become, high enough for the texts.
  private var cardFrame: CGRect {
    let needed = gap + labels.time.font.lineHeight + Self.gap * unit
    let above = min(max(Self.above * unit, needed), bounds.height / 2)
    let below = labels.name.isHidden ? min(above, Self.below * unit) : above
    return CGRect(
      x: bounds.minX, y: bounds.midY - above, width: bounds.width, height: above + below)
  }

  /// The part of the view that the line takes: little, since all of it is drawn in each step.
  ///
  /// It begins on a whole point, so that it is drawn pixel for pixel, and has the line in its
  /// middle.
  private var strip: CGRect {
    var height = thickness.rounded(.up) + 2
    let top = bounds.midY - height / 2
    if top != top.rounded() { height += 1 }
    return CGRect(
      x: bounds.minX, y: bounds.midY - height / 2, width: bounds.width, height: height)
  }

  // MARK: Motion

  override func animate(_ run: FaceMoment.Run) {
    bar.removeAnimation(forKey: "percentage")
    guard case .running(let start, let end) = run, !style.isMotionReduced else {
      bar.percentage = drawn(run.progress(at: now))
      return
    }
    bar.percentage = drawn(0)
    let growth = CABasicAnimation(keyPath: "percentage")
    growth.fromValue = drawn(0)
    growth.toValue = drawn(1)
    growth.beginTime = start
    growth.duration = end - start
    growth.fillMode = .forwards
    growth.isRemovedOnCompletion = false
    bar.add(growth, forKey: "percentage")
  }

  override func step(_ run: FaceMoment.Run, at now: Double) {
    guard style.isMotionReduced else { return }
    bar.percentage = drawn(run.progressInWholeSeconds(at: now))
  }
}
