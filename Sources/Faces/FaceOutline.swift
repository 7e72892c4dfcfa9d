public import Geometry

/// The outline of what a face shows, inside of which it takes the pointer.
public enum FaceOutline: Hashable, Sendable {
  /// The largest ellipse in a box.
  case ellipse(CGRect)
  /// A box with round corners.
  case roundedRect(CGRect, cornerRadius: CGFloat)
}
