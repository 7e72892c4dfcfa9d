public import Drawing
public import Geometry

/// A colour by UIKit's name and with its system colours.
///
/// - Source: UIKit, "UIColor".
public final class UIColor: Hashable, Sendable {
  /// The colour as layers take it.
  public let cgColor: CGColor

  /// Creates a colour from one that layers take.
  public init(cgColor: CGColor) {
    self.cgColor = cgColor
  }

  /// Creates a colour from its components, each `0...1`.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(cgColor: CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Creates a grey, from black at 0 to white at 1.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(cgColor: CGColor(gray: white, alpha: alpha))
  }

  /// The same colour with another alpha.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    let rgba = cgColor.rgba
    return UIColor(red: rgba.x, green: rgba.y, blue: rgba.z, alpha: alpha)
  }

  /// Whether both have the same components.
  public static func == (one: UIColor, other: UIColor) -> Bool { one.cgColor == other.cgColor }

  /// Hashes the components.
  public func hash(into hasher: inout Hasher) { hasher.combine(cgColor) }
}

extension UIColor {
  /// Opaque black.
  public static let black = UIColor(white: 0, alpha: 1)
  /// A third of white.
  public static let darkGray = UIColor(white: 1 / 3, alpha: 1)
  /// Half of white.
  public static let gray = UIColor(white: 0.5, alpha: 1)
  /// Two thirds of white.
  public static let lightGray = UIColor(white: 2 / 3, alpha: 1)
  /// Opaque white.
  public static let white = UIColor(white: 1, alpha: 1)
  /// Transparent black.
  public static let clear = UIColor(white: 0, alpha: 0)
  /// Pure red.
  public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  /// Pure green.
  public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  /// Pure blue.
  public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  /// Green and blue.
  public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
  /// Red and green.
  public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
  /// Red and blue.
  public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
  /// Red and half of green.
  public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  /// Half of red and of blue.
  public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  /// A dark orange.
  public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)

  /// The system's red in its light appearance.
  public static let systemRed = UIColor(red: 1, green: 59 / 255, blue: 48 / 255, alpha: 1)
  /// The system's orange in its light appearance.
  public static let systemOrange = UIColor(red: 1, green: 149 / 255, blue: 0, alpha: 1)
  /// The system's yellow in its light appearance.
  public static let systemYellow = UIColor(red: 1, green: 204 / 255, blue: 0, alpha: 1)
  /// The system's green in its light appearance.
  public static let systemGreen = UIColor(
    red: 52 / 255, green: 199 / 255, blue: 89 / 255, alpha: 1)
  /// The system's blue in its light appearance.
  public static let systemBlue = UIColor(red: 0, green: 122 / 255, blue: 1, alpha: 1)
  /// The system's purple in its light appearance.
  public static let systemPurple = UIColor(
    red: 175 / 255, green: 82 / 255, blue: 222 / 255, alpha: 1)
  /// The system's pink in its light appearance.
  public static let systemPink = UIColor(red: 1, green: 45 / 255, blue: 85 / 255, alpha: 1)
  /// The system's grey in its light appearance.
  public static let systemGray = UIColor(
    red: 142 / 255, green: 142 / 255, blue: 147 / 255, alpha: 1)
}
