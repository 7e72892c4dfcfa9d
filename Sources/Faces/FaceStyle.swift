public import Geometry
public import Views

/// How a face is coloured and drawn, by the flags of the program.
public struct FaceStyle: Hashable, Sendable {
  /// The part of the time that is over; `nil` draws none.
  public var ringColor: UIColor? = .systemBlue
  /// What the ring runs along.
  public var trackColor: UIColor? = .lightGray
  /// The ring that grows and fades behind both.
  public var pulseColor: UIColor? = .lightGray
  /// The time.
  public var textColor: UIColor? = .white
  /// The label below the time.
  public var labelColor: UIColor? = UIColor(white: 0.78, alpha: 1)
  /// The disc behind everything.
  public var backgroundColor: UIColor? = UIColor(
    red: 28 / 255, green: 28 / 255, blue: 30 / 255, alpha: 0.94)
  /// How wide the ring is, in points at the nominal size of 240.
  public var lineWidth: CGFloat = 10
  /// The time's font; its size is in points at the nominal size.
  public var font = UIFont.boldSystemFont(ofSize: 32)
  /// What stands below the time; empty for nothing.
  public var label = ""
  /// Whether the ring empties instead of filling.
  public var isDraining = false
  /// Whether the ring runs the other way round.
  public var isCounterclockwise = false

  /// Creates the built-in style.
  public init() {}
}
