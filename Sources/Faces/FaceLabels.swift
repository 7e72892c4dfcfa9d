import Drawing
import Geometry
import Views

/// The two texts of a face: the time, and the label that goes with it.
///
/// Digits are all as wide as the widest, so that the time does not jitter.
final class FaceLabels {
  let time = UILabel()
  let name = UILabel()

  /// The smallest size a text is worth showing in, in points.
  private static let smallestName: CGFloat = 6
  /// The size below which the time does not shrink with the face, in points.
  private static let smallestTime: CGFloat = 15

  /// Puts both texts into `view`.
  init(in view: UIView) {
    for label in [time, name] {
      label.textAlignment = .center
      view.addSubview(label)
    }
    time.adjustsFontSizeToFitWidth = true
    time.baselineAdjustment = .alignCenters
    time.usesTabularDigits = true
  }

  /// Takes over what of `style` is about texts.
  func apply(_ style: FaceStyle) {
    time.textColor = style.textColor
    name.textColor = style.labelColor
    name.text = style.label
  }

  /// Sets the time's font for a face of `unit` points a nominal point.
  ///
  /// On a small face the digits are larger than in proportion, as far as they fit.
  ///
  /// - Parameters:
  ///   - style: The face's style.
  ///   - unit: Points a point of the nominal size.
  ///   - maxHeight: The most a line may take.
  func setFont(_ style: FaceStyle, unit: CGFloat, maxHeight: CGFloat = .infinity) {
    let wanted = max(style.font.pointSize * unit, min(style.font.pointSize, Self.smallestTime))
    time.font = style.font.withSize(wanted)
    let height = time.font.lineHeight
    if height > maxHeight, height > 0 {
      time.font = style.font.withSize(wanted * max(maxHeight, 1) / height)
    }
  }

  /// Puts the time in the middle of a circle, and the label below it where there is one.
  func place(in circle: FaceCircle) {
    let height = time.font.lineHeight
    time.bounds = CGRect(
      x: 0, y: 0, width: circle.chord(at: height * 0.36, inset: 0.04), height: height)
    time.center = circle.center
    placeName(below: circle.center, by: height / 2) {
      circle.chord(at: height / 2 + $0 * 1.1, inset: 0.06)
    }
  }

  /// Puts the label under the line `distance` below `point`, as wide as `width` says for a size.
  ///
  /// One that is too long is made a little smaller, and then cut off with an ellipsis.
  func placeName(below point: CGPoint, by distance: CGFloat, width: (CGFloat) -> CGFloat) {
    let size = time.font.pointSize * 0.5
    name.isHidden = (name.text ?? "").isEmpty || size < Self.smallestName
    guard !name.isHidden else { return }
    let room = width(size)
    name.font = time.font.withSize(size)
    let wanted = textWidth(name)
    if wanted > room, room > 0 {
      // An ellipsis alone says nothing.
      name.isHidden = room < size * 1.5
      name.font = time.font.withSize(max(size * 0.75, size * room / wanted))
    }
    let height = name.font.lineHeight
    name.bounds = CGRect(x: 0, y: 0, width: room, height: height)
    name.center = CGPoint(x: point.x, y: point.y + distance + height / 2)
  }

  /// How wide a label's text is by itself, in points; 0 where the system has no font.
  func textWidth(_ label: UILabel) -> CGFloat {
    var style = TextStyle(font: label.font.description)
    style.hasTabularDigits = label.usesTabularDigits
    return TextLayout(label.text ?? "", style: style).logicalBounds.width
  }
}
