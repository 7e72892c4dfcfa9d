import Drawing

/// The system's colours, which differ between a light and a dark interface.
///
/// - Source: Apple, "Human Interface Guidelines", Color, and UIKit, "UI element colors".
extension UIColor {
  /// The system's red.
  public static let systemRed = UIColor(
    light: SIMD4(255, 59, 48, 1), dark: SIMD4(255, 69, 58, 1))
  /// The system's orange.
  public static let systemOrange = UIColor(
    light: SIMD4(255, 149, 0, 1), dark: SIMD4(255, 159, 10, 1))
  /// The system's yellow.
  public static let systemYellow = UIColor(
    light: SIMD4(255, 204, 0, 1), dark: SIMD4(255, 214, 10, 1))
  /// The system's green.
  public static let systemGreen = UIColor(
    light: SIMD4(52, 199, 89, 1), dark: SIMD4(48, 209, 88, 1))
  /// The system's mint.
  public static let systemMint = UIColor(
    light: SIMD4(0, 199, 190, 1), dark: SIMD4(99, 230, 226, 1))
  /// The system's teal.
  public static let systemTeal = UIColor(
    light: SIMD4(48, 176, 199, 1), dark: SIMD4(64, 200, 224, 1))
  /// The system's cyan.
  public static let systemCyan = UIColor(
    light: SIMD4(50, 173, 230, 1), dark: SIMD4(100, 210, 255, 1))
  /// The system's blue.
  public static let systemBlue = UIColor(
    light: SIMD4(0, 122, 255, 1), dark: SIMD4(10, 132, 255, 1))
  /// The system's indigo.
  public static let systemIndigo = UIColor(
    light: SIMD4(88, 86, 214, 1), dark: SIMD4(94, 92, 230, 1))
  /// The system's purple.
  public static let systemPurple = UIColor(
    light: SIMD4(175, 82, 222, 1), dark: SIMD4(191, 90, 242, 1))
  /// The system's pink.
  public static let systemPink = UIColor(
    light: SIMD4(255, 45, 85, 1), dark: SIMD4(255, 55, 95, 1))
  /// The system's brown.
  public static let systemBrown = UIColor(
    light: SIMD4(162, 132, 94, 1), dark: SIMD4(172, 142, 104, 1))

  /// The middle of the system's greys.
  public static let systemGray = UIColor(
    light: SIMD4(142, 142, 147, 1), dark: SIMD4(142, 142, 147, 1))
  /// The second of the system's greys, nearer to the background.
  public static let systemGray2 = UIColor(
    light: SIMD4(174, 174, 178, 1), dark: SIMD4(99, 99, 102, 1))
  /// The third of the system's greys.
  public static let systemGray3 = UIColor(
    light: SIMD4(199, 199, 204, 1), dark: SIMD4(72, 72, 74, 1))
  /// The fourth of the system's greys.
  public static let systemGray4 = UIColor(
    light: SIMD4(209, 209, 214, 1), dark: SIMD4(58, 58, 60, 1))
  /// The fifth of the system's greys.
  public static let systemGray5 = UIColor(
    light: SIMD4(229, 229, 234, 1), dark: SIMD4(44, 44, 46, 1))
  /// The sixth of the system's greys, next to the background.
  public static let systemGray6 = UIColor(
    light: SIMD4(242, 242, 247, 1), dark: SIMD4(28, 28, 30, 1))

  /// The most important text.
  public static let label = UIColor(
    light: SIMD4(0, 0, 0, 1), dark: SIMD4(255, 255, 255, 1))
  /// Text of second importance.
  public static let secondaryLabel = UIColor(
    light: SIMD4(60, 60, 67, 0.6), dark: SIMD4(235, 235, 245, 0.6))
  /// Text of third importance.
  public static let tertiaryLabel = UIColor(
    light: SIMD4(60, 60, 67, 0.3), dark: SIMD4(235, 235, 245, 0.3))
  /// Text of fourth importance.
  public static let quaternaryLabel = UIColor(
    light: SIMD4(60, 60, 67, 0.18), dark: SIMD4(235, 235, 245, 0.16))
  /// Text that stands where there is none yet.
  public static let placeholderText = UIColor(
    light: SIMD4(60, 60, 67, 0.3), dark: SIMD4(235, 235, 245, 0.3))
  /// Text that leads elsewhere.
  public static let link = UIColor(
    light: SIMD4(0, 122, 255, 1), dark: SIMD4(9, 132, 255, 1))
  /// A thin line that lets what is behind shine through.
  public static let separator = UIColor(
    light: SIMD4(60, 60, 67, 0.29), dark: SIMD4(84, 84, 88, 0.6))
  /// A thin line that lets nothing through.
  public static let opaqueSeparator = UIColor(
    light: SIMD4(198, 198, 200, 1), dark: SIMD4(56, 56, 58, 1))
  /// The filling of a thin or small shape.
  public static let systemFill = UIColor(
    light: SIMD4(120, 120, 128, 0.2), dark: SIMD4(120, 120, 128, 0.36))
  /// The filling of a shape of middle size.
  public static let secondarySystemFill = UIColor(
    light: SIMD4(120, 120, 128, 0.16), dark: SIMD4(120, 120, 128, 0.32))
  /// The filling of a large shape.
  public static let tertiarySystemFill = UIColor(
    light: SIMD4(118, 118, 128, 0.12), dark: SIMD4(118, 118, 128, 0.24))
  /// The filling of a large area with much inside.
  public static let quaternarySystemFill = UIColor(
    light: SIMD4(116, 116, 128, 0.08), dark: SIMD4(118, 118, 128, 0.18))
  /// The background of everything.
  public static let systemBackground = UIColor(
    light: SIMD4(255, 255, 255, 1), dark: SIMD4(0, 0, 0, 1))
  /// The background of what is grouped on the background.
  public static let secondarySystemBackground = UIColor(
    light: SIMD4(242, 242, 247, 1), dark: SIMD4(28, 28, 30, 1))
  /// The background of what is grouped on the second one.
  public static let tertiarySystemBackground = UIColor(
    light: SIMD4(255, 255, 255, 1), dark: SIMD4(44, 44, 46, 1))
  /// The background of a list of groups.
  public static let systemGroupedBackground = UIColor(
    light: SIMD4(242, 242, 247, 1), dark: SIMD4(0, 0, 0, 1))
  /// The background of a list of groups, by its older name.
  public static let groupTableViewBackground = systemGroupedBackground
  /// The background of a group in a list.
  public static let secondarySystemGroupedBackground = UIColor(
    light: SIMD4(255, 255, 255, 1), dark: SIMD4(28, 28, 30, 1))
  /// The background of what is grouped in a group.
  public static let tertiarySystemGroupedBackground = UIColor(
    light: SIMD4(242, 242, 247, 1), dark: SIMD4(44, 44, 46, 1))

  /// Text on a dark background: six tenths of white, in any interface.
  public static let lightText = UIColor(white: 1, alpha: 0.6)
  /// Text on a light background: black, in any interface.
  public static let darkText = UIColor(white: 0, alpha: 1)
  /// What controls are tinted with unless told.
  public static let tintColor = UIColor(
    light: SIMD4(0, 122, 255, 1), dark: SIMD4(10, 132, 255, 1))

  /// A colour of two, each red, green and blue in `0...255` and alpha in `0...1`.
  private convenience init(light: SIMD4<Double>, dark: SIMD4<Double>) {
    let scale = SIMD4<Double>(255, 255, 255, 1)
    let (light, dark) = (
      UIColor(cgColor: CGColor(rgba: light / scale)), UIColor(cgColor: CGColor(rgba: dark / scale))
    )
    self.init { $0.userInterfaceStyle == .dark ? dark : light }
  }
}
