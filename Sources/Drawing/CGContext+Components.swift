public import Geometry

/// Colours given as bare numbers, and what else programs set that ask for nothing here.
extension CGContext {
  /// Sets the space that fill colours given as components are in, and black as the colour.
  public func setFillColorSpace(_ space: CGColorSpace) {
    state.fillSpace = space
    state.fillColor = space.black
  }

  /// Sets the space that line colours given as components are in, and black as the colour.
  public func setStrokeColorSpace(_ space: CGColorSpace) {
    state.strokeSpace = space
    state.strokeColor = space.black
  }

  /// Sets the colour that shapes and text are filled with, in the space of fill colours.
  ///
  /// The space is grey until it is set.
  ///
  /// - Parameter components: As many as the space has, and alpha.
  public func setFillColor(_ components: UnsafePointer<CGFloat>) {
    state.fillColor = state.fillSpace.color(components)
  }

  /// Sets the colour of lines, in the space of line colours, which is grey until it is set.
  ///
  /// - Parameter components: As many as the space has, and alpha.
  public func setStrokeColor(_ components: UnsafePointer<CGFloat>) {
    state.strokeColor = state.strokeSpace.color(components)
  }

  /// Says how far curves may be from their true shape; they are as exact as pixels show anyway.
  public func setFlatness(_ flatness: CGFloat) {}

  /// Lets drawing through everywhere again, as far as the drawing was begun with.
  ///
  /// Inside a transparency layer or a mask that is everywhere in it.
  public func resetClip() {
    resetCairoClip()
  }
}

extension CGColorSpace {
  fileprivate var black: CGColor {
    model == .rgb ? CGColor(red: 0, green: 0, blue: 0, alpha: 1) : .black
  }

  /// The colour of as many numbers as the space has components, and an alpha.
  fileprivate func color(_ components: UnsafePointer<CGFloat>) -> CGColor {
    let numbers = (0...numberOfComponents).map { components[$0] }
    return CGColor(colorSpace: self, components: numbers) ?? black
  }
}
