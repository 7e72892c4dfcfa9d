extension CATransform3D {
  /// The transform `fraction` of the way from this one to `end`, part by part.
  ///
  /// Outside `0...1` it carries on the same way. At 0 and 1, and between equal transforms, the
  /// answer is an end itself, bit by bit. Where an end flattens space there is no way between
  /// them: the answer switches at one half.
  package func mixed(with end: CATransform3D, by fraction: Double) -> CATransform3D {
    guard self != end, fraction != 0 else { return self }
    guard fraction != 1 else { return end }
    guard isInvertible, end.isInvertible, let startParts = TransformParts(self),
      let endParts = TransformParts(end)
    else { return fraction < 0.5 ? self : end }
    return startParts.mixed(with: endParts, by: fraction).transform
  }
}

extension CGAffineTransform {
  /// The transform `fraction` of the way from this one to `end`, part by part as in space.
  package func mixed(with end: CGAffineTransform, by fraction: Double) -> CGAffineTransform {
    CATransform3DGetAffineTransform(
      CATransform3DMakeAffineTransform(self)
        .mixed(with: CATransform3DMakeAffineTransform(end), by: fraction))
  }
}
