public import Views

/// A picture of a countdown.
///
/// A face is a view of any size. It is told its style once or again at any time, and a moment
/// whenever the countdown changes or another text is due; what moves in between, it animates.
public protocol CountdownFace: UIView {
  /// How the face is coloured and drawn.
  var style: FaceStyle { get set }
  /// The part of the view that takes the pointer, in its own coordinates.
  var hitOutline: FaceOutline { get }
  /// How the face writes the time by itself; `nil` leaves it to the program.
  ///
  /// - Parameters:
  ///   - secondsLeft: What is left, rounded up.
  ///   - total: The whole, rounded up.
  /// - Returns: The text.
  func ownText(secondsLeft: Int, of total: Int) -> String?
  /// Shows `moment`.
  func show(_ moment: FaceMoment)
}
