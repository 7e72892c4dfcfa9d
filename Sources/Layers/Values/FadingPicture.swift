import Drawing

/// A picture, or none, that may be on its way to another one.
///
/// Pictures have no in-betweens: on the way the layer shows one through the other, and who asks
/// for its contents gets the nearer one.
struct FadingPicture {
  /// The picture, or the one that is being faded to.
  let image: CGImage?
  /// The picture that is faded from.
  let old: CGImage?
  /// How far the fade has come, in `0...1`; 1 without one.
  let fraction: Double

  /// The picture `image` by itself.
  init(_ image: CGImage?) {
    self.init(image: image, old: nil, fraction: 1)
  }

  private init(image: CGImage?, old: CGImage?, fraction: Double) {
    self.image = image
    self.old = old
    self.fraction = fraction
  }

  /// Whether both pictures show.
  var isFading: Bool { fraction < 1 && image !== old }

  /// The picture that shows more; with equal shares the new one.
  var nearest: CGImage? { fraction < 0.5 ? old : image }

  /// The fade from this picture to `end`; beyond an end it stays there.
  func mixed(with end: FadingPicture, by fraction: Double) -> FadingPicture {
    FadingPicture(image: end.nearest, old: nearest, fraction: min(max(fraction, 0), 1))
  }
}
