package import Geometry

/// A layer that draws itself by a custom property, and knows how far its picture moves with it.
///
/// While the property is animated evenly, the layer is drawn when something has moved by what can
/// be seen. Without this it is drawn in each frame, as nothing is known of the picture.
package protocol PacedDrawing: CALayer {
  /// How far anything drawn moves when the property `key` changes by 1, at most, in points.
  ///
  /// - Parameter key: The property's name.
  /// - Returns: `nil` where that is not known.
  func travel(forKey key: String) -> CGFloat?
}
