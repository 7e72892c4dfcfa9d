import Drawing

/// Colours of the context that is drawn into; without one these do nothing.
extension UIColor {
  /// Makes this the colour that shapes and lines are drawn with.
  public func set() {
    setFill()
    setStroke()
  }

  /// Makes this the colour that shapes and text are filled with.
  public func setFill() {
    UIGraphicsGetCurrentContext()?.setFillColor(cgColor)
  }

  /// Makes this the colour of lines.
  public func setStroke() {
    UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor)
  }
}
