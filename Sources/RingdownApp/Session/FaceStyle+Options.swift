import Drawing
import Faces
import Views

extension FaceStyle {
  /// The style that the flags ask for; what they leave open is the built-in style's.
  init(_ options: RingdownOptions) {
    self.init()
    ringColor = options.ringColor.orKeep(ringColor)
    trackColor = options.trackColor.orKeep(trackColor)
    pulseColor = options.pulseColor.orKeep(pulseColor)
    textColor = options.textColor.orKeep(textColor)
    labelColor = options.labelColor.orKeep(labelColor)
    backgroundColor = options.backgroundColor.orKeep(backgroundColor)
    lineWidth = options.lineWidth
    label = options.label
    isDraining = options.isDraining
    isCounterclockwise = options.isCounterclockwise
    if let words = options.font {
      font = UIFont(pango: words, defaultSize: font.pointSize)
    }
  }
}

extension ColorValue? {
  /// The colour, `nil` for none; `current` where nothing was asked for.
  fileprivate func orKeep(_ current: UIColor?) -> UIColor? {
    guard let self else { return current }
    guard self.alpha > 0 else { return nil }
    return UIColor(red: self.red, green: self.green, blue: self.blue, alpha: self.alpha)
  }
}
