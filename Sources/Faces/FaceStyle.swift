public import Geometry
public import Views

/// How a face is coloured and drawn, by the flags of the program.
///
/// Lengths are in points of a picture 240 points high and wide, and go with its size.
public struct FaceStyle: Hashable, Sendable {
  /// The part of the time that is over; `nil` draws none.
  public var ringColor: UIColor? = .systemBlue
  /// What the ring or line runs along.
  public var trackColor: UIColor? = .lightGray
  /// The ring that grows and fades behind both.
  public var pulseColor: UIColor? = .lightGray
  /// The time.
  public var textColor: UIColor? = .white
  /// The label by the time.
  public var labelColor: UIColor? = UIColor(white: 0.78, alpha: 1)
  /// The disc or card behind everything.
  public var backgroundColor: UIColor? = FaceStyle.darkGround
  /// The colours that go round the outline; wherever ``ringColor`` is `nil`.
  public var borderColors: [UIColor] = []
  /// How wide the ring or line is.
  public var lineWidth: CGFloat = 10
  /// The time's font; its size is in points at the nominal size.
  public var font = UIFont.boldSystemFont(ofSize: 32)
  /// What stands by the time; empty for nothing.
  public var label = ""
  /// Whether the ring empties instead of filling.
  public var isDraining = false
  /// Whether the ring runs the other way round.
  public var isCounterclockwise = false
  /// Whether nothing pulses or turns and the rest steps once a second.
  public var isMotionReduced = false
  /// Whether the outline's colours turn evenly instead of moving on one by one.
  public var turnsSmoothly = false
  /// Whether the screen cuts off what is half transparent instead of blending it.
  ///
  /// What would lie right on the desktop is then mixed with white beforehand.
  public var isCutOut = false

  /// What lies behind light text, so that it can be read over anything.
  static let darkGround = UIColor(red: 28 / 255, green: 28 / 255, blue: 30 / 255, alpha: 0.94)

  /// Creates the style of the face `pulse`.
  public init() {}
}

extension FaceStyle {
  /// A thin ring and a grey text.
  static let ring = FaceStyle {
    $0.lineWidth = 3
    $0.textColor = .lightGray
    $0.font = .systemFont(ofSize: 40)
  }

  /// A red line without a track, a hundredth of the height thick.
  static let bar = FaceStyle {
    $0.ringColor = .red
    $0.trackColor = nil
    $0.lineWidth = 2.4
    $0.font = .boldSystemFont(ofSize: 40)
  }

  /// An outline of eight colours round nothing.
  static let border = FaceStyle {
    $0.ringColor = nil
    $0.trackColor = nil
    $0.backgroundColor = nil
    $0.font = .boldSystemFont(ofSize: 40)
    let (blue, green) = (UIColor.systemBlue, UIColor.systemGreen)
    $0.borderColors =
      zip([blue, blue, blue, green, green, green, blue, blue], FaceStyle.borderAlphas)
      .map { $0.withAlphaComponent($1) }
  }

  /// A white disc in a ring.
  static let disc = FaceStyle {
    $0.backgroundColor = .white
    $0.textColor = UIColor(white: 0.11, alpha: 1)
    $0.labelColor = .darkGray
    $0.font = .boldSystemFont(ofSize: 44)
  }

  /// How opaque each of the outline's colours is.
  static let borderAlphas: [CGFloat] = [1, 0.7, 0.4, 0.3, 0.7, 0.3, 0.4, 0.7]

  private init(_ change: (inout FaceStyle) -> Void) {
    self.init()
    change(&self)
  }
}
