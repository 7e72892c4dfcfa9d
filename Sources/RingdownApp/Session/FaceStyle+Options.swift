import Drawing
import Faces
import Geometry
import Glibc
import Views

extension FaceStyle {
  /// The style that the flags ask for; what they leave open is the face's own.
  init(_ options: RingdownOptions, for face: FaceName) {
    self = face.style
    ringColor = options.ringColor.orKeep(ringColor)
    trackColor = options.trackColor.orKeep(trackColor)
    pulseColor = options.pulseColor.orKeep(pulseColor)
    textColor = options.textColor.orKeep(textColor)
    labelColor = options.labelColor.orKeep(labelColor)
    backgroundColor = options.backgroundColor.orKeep(backgroundColor)
    if let colors = options.borderColors {
      borderColors = colors.map { UIColor($0) }
      // The more exact of two flags for the outline of the border.
      if face == .border { ringColor = nil }
    }
    if options.textColor == nil { textColor = textColor?.legible(on: backgroundColor) }
    if options.labelColor == nil { labelColor = labelColor?.legible(on: backgroundColor) }
    lineWidth = options.lineWidth ?? lineWidth
    label = options.labelLine
    isDraining = options.isDraining
    isCounterclockwise = options.isCounterclockwise
    isMotionReduced = options.isMotionReduced
    turnsSmoothly = options.turnsSmoothly
    if let words = options.font {
      font = UIFont(pango: words, defaultSize: font.pointSize)
    }
  }
}

extension ColorValue? {
  /// The colour, `nil` for none; `current` where nothing was asked for.
  fileprivate func orKeep(_ current: UIColor?) -> UIColor? {
    guard let self else { return current }
    return self.alpha > 0 ? UIColor(self) : nil
  }
}

extension UIColor {
  /// The least contrast that a text has to what it stands on.
  ///
  /// - Source: Web Content Accessibility Guidelines 2.1, "Contrast (Minimum)".
  private static let leastContrast: CGFloat = 4.5

  /// The colour itself where it can be read on `ground`, else black or white, whichever can better.
  fileprivate func legible(on ground: UIColor?) -> UIColor {
    guard let ground, ground.cgColor.alpha > 0.5, contrast(to: ground) < Self.leastContrast else {
      return self
    }
    return UIColor.white.contrast(to: ground) > UIColor.black.contrast(to: ground)
      ? .white : .black
  }

  /// The contrast of two opaque colours, from 1 to 21.
  private func contrast(to other: UIColor) -> CGFloat {
    let (one, two) = (luminance, other.luminance)
    return (max(one, two) + 0.05) / (min(one, two) + 0.05)
  }

  /// - Source: Web Content Accessibility Guidelines 2.1, "relative luminance".
  private var luminance: CGFloat {
    func linear(_ channel: CGFloat) -> CGFloat {
      channel <= 0.03928 ? channel / 12.92 : pow((channel + 0.055) / 1.055, 2.4)
    }
    let rgba = cgColor.rgba
    return 0.2126 * linear(rgba.x) + 0.7152 * linear(rgba.y) + 0.0722 * linear(rgba.z)
  }

  fileprivate convenience init(_ color: ColorValue) {
    self.init(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
  }
}
