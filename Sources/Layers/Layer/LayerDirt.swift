/// What has changed about a layer since the last frame.
struct LayerDirt: OptionSet {
  let rawValue: UInt8

  /// The sublayers are to be placed.
  static let layout = LayerDirt(rawValue: 1)
  /// The contents are to be drawn by ``CALayer/display()``.
  static let display = LayerDirt(rawValue: 2)
  /// A property that shows has another value.
  static let appearance = LayerDirt(rawValue: 4)
  /// Sublayers or the mask came, went or changed places.
  static let children = LayerDirt(rawValue: 8)
  /// Animations run or wait for their commit.
  static let animations = LayerDirt(rawValue: 16)
}
