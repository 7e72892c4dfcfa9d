import Geometry
import Animation
import Drawing
import Layers
import Views

/// A rounded rectangle whose outline is a conic gradient that goes round, with the time inside.
///
/// The colours move on one place in each fifth of a second, or the gradient turns as a whole. The
/// inside is clear unless the style says otherwise; then the time has a plate to be read on.
public final class BorderView: FaceView {
  /// How round the outline is, in points of the design.
  private static let cornerRadius: CGFloat = 30

  private let card = CAShapeLayer()
  private let track = CAShapeLayer()
  /// What the stroke is a mask of while the gradient turns under it.
  private let frameLayer = CALayer()
  private let gradient = CAGradientLayer()
  private let stroke = CAShapeLayer()
  private let plate = CALayer()
  private var colors = BorderColors([])
  /// How long the countdown shown last is, in seconds; where it ends, the colours stay.
  private var total = 0.0

  override class var faceName: FaceName { .border }

  /// The outline from outside.
  public override var hitOutline: FaceOutline {
    let reach = width / 2
    return .roundedRect(
      outline.insetBy(dx: -reach, dy: -reach), cornerRadius: cornerRadius + reach)
  }

  override func setUp() {
    gradient.type = .conic
    gradient.startPoint = CGPoint(x: 0.5, y: 0.5)
    frameLayer.addSublayer(gradient)
    for part in [card, track, frameLayer, plate] { layer.addSublayer(part) }
    for line in [track, stroke] { line.fillColor = nil }
    stroke.strokeColor = .black
  }

  override func apply(_ style: FaceStyle) {
    card.fillColor = style.backgroundColor?.cgColor
    track.strokeColor = style.trackColor?.cgColor
    plate.isHidden = style.backgroundColor != nil
    plate.backgroundColor = (style.textColor ?? .white).ground.cgColor
    colors = BorderColors(
      style.shownOutlineColors.map(\.cgColor), isReversed: style.isCounterclockwise)
    gradient.mask = nil
    frameLayer.mask = nil
    if style.turnsSmoothly { frameLayer.mask = stroke } else { gradient.mask = stroke }
    // Turning, it has no seam: the last colour goes over into the first.
    gradient.colors = style.turnsSmoothly ? colors.colors + colors.colors.prefix(1) : colors.colors
    gradient.locations = style.turnsSmoothly ? colors.locations + [1] : colors.locations
  }

  // MARK: Measures

  /// Points of the view a point of the design: 1 for its own 100 × 350 as for the nominal square.
  private var designUnit: CGFloat {
    let (short, long) = (min(bounds.width, bounds.height), max(bounds.width, bounds.height))
    return (11 * short + 14 * long) / 6000
  }

  private var width: CGFloat {
    min(lineWidth(unit: designUnit), min(bounds.width, bounds.height) / 4)
  }

  /// The outline's middle, as far inside as it is wide.
  private var outline: CGRect { bounds.insetBy(dx: width, dy: width) }

  private var cornerRadius: CGFloat {
    min(Self.cornerRadius * designUnit, min(outline.width, outline.height) / 2)
  }

  override func place() {
    let center = CGPoint(x: bounds.midX, y: bounds.midY)
    for part in [card, track, frameLayer] {
      part.bounds = bounds
      part.position = center
    }
    placeGradient()
    let path = UIBezierPath(roundedRect: outline, cornerRadius: cornerRadius)
    let way = style.isCounterclockwise ? path.reversing() : path
    for line in [track, stroke] {
      line.path = way.cgPath
      line.lineWidth = width
    }
    let reach = width / 2
    card.path =
      UIBezierPath(
        roundedRect: outline.insetBy(dx: -reach, dy: -reach), cornerRadius: cornerRadius + reach
      ).cgPath
    placeTexts(center)
  }

  /// Gives the gradient the view's box, or the square around it, in which it can turn.
  ///
  /// Either way it begins towards the lower right corner.
  private func placeGradient() {
    stroke.position = CGPoint(x: bounds.midX, y: bounds.midY)
    stroke.bounds = bounds
    gradient.position = CGPoint(x: bounds.midX, y: bounds.midY)
    let side = (bounds.width * bounds.width + bounds.height * bounds.height).squareRoot()
    guard style.turnsSmoothly, side > 0 else {
      gradient.bounds = bounds
      gradient.endPoint = CGPoint(x: 1, y: 1)
      return
    }
    gradient.bounds = CGRect(x: 0, y: 0, width: side, height: side)
    gradient.endPoint = CGPoint(
      x: 0.5 + bounds.width / side / 2, y: 0.5 + bounds.height / side / 2)
  }

  private func placeTexts(_ center: CGPoint) {
    let inside = max(0, bounds.width - 3 * width - 8 * unit)
    labels.setFont(style, unit: unit, maxHeight: max(1, (bounds.height - 3 * width) * 0.8))
    let (size, height) = (labels.time.font.pointSize, labels.time.font.lineHeight)
    let room = max(0, inside - size * 0.5)
    labels.time.bounds = CGRect(x: 0, y: 0, width: room, height: height)
    labels.time.center = center
    labels.placeName(below: center, by: height / 2) { _ in room }
    if labels.name.frame.maxY > bounds.maxY - 1.5 * width { labels.name.isHidden = true }
    placePlate(center, padding: size * 0.4, within: inside)
  }

  /// Puts the plate behind the texts.
  private func placePlate(_ center: CGPoint, padding: CGFloat, within inside: CGFloat) {
    let time = CGSize(
      width: min(labels.textWidth(labels.time), labels.time.bounds.width),
      height: labels.time.bounds.height)
    var box = CGRect(
      x: center.x - time.width / 2, y: center.y - time.height / 2, width: time.width,
      height: time.height)
    if !labels.name.isHidden {
      let width = min(labels.textWidth(labels.name), labels.name.bounds.width)
      box = box.union(
        CGRect(
          x: center.x - width / 2, y: center.y, width: width,
          height: labels.name.frame.maxY - center.y + padding / 4))
    }
    box = box.insetBy(dx: -min(padding, max(0, inside - box.width) / 2), dy: 0)
    plate.isHidden = style.backgroundColor != nil || style.textColor == nil || time.width == 0
    plate.frame = box
    plate.cornerRadius = min(box.height / 2, padding * 1.5)
  }

  override func textDidChange() { setNeedsLayout() }

  // MARK: Motion

  override func animate(_ run: FaceMoment.Run) {
    gradient.removeAnimation(forKey: "colors")
    gradient.removeAnimation(forKey: "turn")
    stroke.removeAnimation(forKey: "drain")
    stroke.strokeEnd = style.isDraining ? drawn(run.progress(at: now)) : 1
    switch run {
    case .running(let start, let end): total = end - start
    case .paused(_, let whole): total = whole
    case .finished: break
    }
    rest(at: elapsed(run))
    guard case .running(let start, let end) = run, !style.isMotionReduced else { return }
    if !colors.colors.isEmpty {
      if style.turnsSmoothly {
        gradient.add(turn(from: start), forKey: "turn")
      } else {
        gradient.add(moves(from: start), forKey: "colors")
      }
    }
    if style.isDraining {
      stroke.strokeEnd = drawn(1)
      let drain = CABasicAnimation(keyPath: "strokeEnd")
      drain.fromValue = drawn(0)
      drain.toValue = drawn(1)
      drain.beginTime = start
      drain.duration = end - start
      stroke.add(drain, forKey: "drain")
    }
  }

  override func step(_ run: FaceMoment.Run, at now: Double) {
    guard style.isMotionReduced, style.isDraining else { return }
    stroke.strokeEnd = drawn(run.progressInWholeSeconds(at: now))
  }

  /// For how long colours that rest have moved: those of a countdown that is held or over stay
  /// where they were.
  private func elapsed(_ run: FaceMoment.Run) -> Double {
    guard !style.isMotionReduced else { return 0 }
    return switch run {
    case .running: 0
    case .paused(let elapsed, _): elapsed
    case .finished: total
    }
  }

  /// Shows the colours as they are after `time` seconds of moving, at rest.
  private func rest(at time: Double) {
    guard style.turnsSmoothly else {
      gradient.colors = colors.shown(after: time)
      return
    }
    let turns = colors.period > 0 ? time / colors.period : 0
    gradient.transform = CATransform3DMakeRotation(
      fullTurn * turns.truncatingRemainder(dividingBy: 1), 0, 0, 1)
  }

  private var fullTurn: CGFloat { style.isCounterclockwise ? -2 * .pi : 2 * .pi }

  /// Move after move, each a fifth of a second from one array of colours to the next, for ever.
  ///
  /// As one animation there is nothing to hand over between two moves, and nothing that drifts.
  private func moves(from start: Double) -> CAAnimation {
    let moves = CAKeyframeAnimation(keyPath: "colors")
    moves.values = colors.round
    moves.beginTime = start
    moves.duration = colors.period
    moves.repeatCount = .infinity
    moves.fillMode = .both
    return moves
  }

  /// The gradient going round as a whole, as fast as the colours would move.
  private func turn(from start: Double) -> CAAnimation {
    let turn = CABasicAnimation(keyPath: "transform.rotation.z")
    turn.fromValue = 0
    turn.toValue = fullTurn
    turn.beginTime = start
    turn.duration = colors.period
    turn.repeatCount = .infinity
    return turn
  }
}

extension FaceStyle {
  /// The outline's colours as the screen can show them.
  fileprivate var shownOutlineColors: [UIColor] {
    isCutOut && backgroundColor == nil ? outlineColors.map(\.onWhite) : outlineColors
  }

  /// The outline's colours: shades of the ring's colour where there is one.
  var outlineColors: [UIColor] {
    guard let ringColor else { return borderColors }
    return Self.borderAlphas.map {
      ringColor.withAlphaComponent(ringColor.cgColor.alpha * $0)
    }
  }
}

extension UIColor {
  /// The colour as it is seen on white; one that is not there at all stays away.
  fileprivate var onWhite: UIColor {
    let rgba = cgColor.rgba
    guard rgba.w > 0 else { return self }
    let mixed = rgba * rgba.w + (1 - rgba.w)
    return UIColor(red: mixed.x, green: mixed.y, blue: mixed.z, alpha: 1)
  }

  /// What a text of this colour is read on best: dark for a light one, light for a dark one.
  fileprivate var ground: UIColor {
    let rgba = cgColor.rgba
    let luminance = 0.2126 * rgba.x + 0.7152 * rgba.y + 0.0722 * rgba.z
    return luminance > 0.45 ? FaceStyle.darkGround : UIColor(white: 1, alpha: 0.94)
  }
}
