import Drawing
import Geometry
import Testing
import Views

/// Colours by arithmetic, and the system's in both interfaces.
@Suite struct UIColorTests {
  struct Hue: CustomTestStringConvertible, Sendable {
    var hsb: SIMD3<Double>
    var rgb: SIMD3<Double>
    var because: String
    var testDescription: String { because }
  }

  static let hues = [
    Hue(hsb: SIMD3(0, 1, 1), rgb: SIMD3(1, 0, 0), because: "the wheel begins with red"),
    Hue(hsb: SIMD3(1 / 3, 1, 1), rgb: SIMD3(0, 1, 0), because: "green is a third around"),
    Hue(hsb: SIMD3(2 / 3, 1, 1), rgb: SIMD3(0, 0, 1), because: "blue is two thirds around"),
    Hue(hsb: SIMD3(1 / 12, 1, 1), rgb: SIMD3(1, 0.5, 0), because: "orange, half way to yellow"),
    Hue(hsb: SIMD3(0.5, 0.5, 0.5), rgb: SIMD3(0.25, 0.5, 0.5), because: "a dull cyan"),
    Hue(hsb: SIMD3(5 / 6, 1, 0.6), rgb: SIMD3(0.6, 0, 0.6), because: "a dark magenta"),
    Hue(hsb: SIMD3(0, 0, 0.25), rgb: SIMD3(0.25, 0.25, 0.25), because: "a grey has hue 0"),
  ]

  @Test(arguments: hues)
  func hueThereAndBack(_ row: Hue) {
    let color = UIColor(
      hue: row.hsb.x, saturation: row.hsb.y, brightness: row.hsb.z, alpha: 0.75)
    var (red, green, blue, alpha) = (0.0, 0.0, 0.0, 0.0)
    #expect(color.getRed(&red, green: &green, blue: &blue, alpha: &alpha))
    #expect(distance(SIMD3(red, green, blue), row.rgb) < 1e-12 && alpha == 0.75)
    var (hue, saturation, brightness) = (9.0, 9.0, 9.0)
    let plain = UIColor(red: row.rgb.x, green: row.rgb.y, blue: row.rgb.z, alpha: 1)
    #expect(plain.getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: nil))
    #expect(distance(SIMD3(hue, saturation, brightness), row.hsb) < 1e-12)
  }

  private func distance(_ one: SIMD3<Double>, _ other: SIMD3<Double>) -> Double {
    let difference = one - other
    return max(abs(difference.x), abs(difference.y), abs(difference.z))
  }

  @Test("Hues beyond the wheel are its ends, as UIKit has it; what is no number is 0")
  func hueBeyond() {
    #expect(
      UIColor(hue: 1.5, saturation: 2, brightness: 1, alpha: 1)
        == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(
      UIColor(hue: .nan, saturation: 1, brightness: 1, alpha: 1)
        == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
  }

  @Test func whiteIsLuminance() {
    var (white, alpha) = (0.0, 0.0)
    UIColor(white: 0.3, alpha: 0.5).getWhite(&white, alpha: &alpha)
    #expect(white == 0.3 && alpha == 0.5)
    UIColor.green.getWhite(&white, alpha: nil)
    #expect(white == 0.7152, "green's share in Rec. 709")
  }

  @Test("Display P3's neutral axis is sRGB's, and its primaries are beyond")
  func displayP3() {
    var (red, green, blue) = (0.0, 0.0, 0.0)
    UIColor(displayP3Red: 0.5, green: 0.5, blue: 0.5, alpha: 1)
      .getRed(&red, green: &green, blue: &blue, alpha: nil)
    #expect(max(abs(red - 0.5), abs(green - 0.5), abs(blue - 0.5)) < 1e-6)
    #expect(
      UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 1)
        == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    // color.js gives color(display-p3 0.6 0.4 0.2) as rgb(63.19% 39.51% 15.20%) in sRGB.
    UIColor(displayP3Red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
      .getRed(&red, green: &green, blue: &blue, alpha: nil)
    #expect(red > 0.62 && red < 0.65 && green > 0.38 && green < 0.4 && blue < 0.2)
  }

  @Test("The system's colours in the light and in the dark interface, by Apple's tables")
  func systemColors() {
    let rows: [(UIColor, [Double], [Double])] = [
      (.systemRed, [255, 59, 48], [255, 69, 58]),
      (.systemTeal, [48, 176, 199], [64, 200, 224]),
      (.systemIndigo, [88, 86, 214], [94, 92, 230]),
      (.systemBrown, [162, 132, 94], [172, 142, 104]),
      (.systemGray6, [242, 242, 247], [28, 28, 30]),
      (.label, [0, 0, 0], [255, 255, 255]),
      (.systemBackground, [255, 255, 255], [0, 0, 0]),
    ]
    for (color, light, dark) in rows {
      for (style, expected) in [(UIUserInterfaceStyle.light, light), (.dark, dark)] {
        let resolved = color.resolvedColor(with: UITraitCollection(userInterfaceStyle: style))
        let components = resolved.cgColor.components ?? []
        #expect(components.prefix(3).map { ($0 * 255).rounded() } == expected)
      }
    }
    #expect(UIColor.secondaryLabel.cgColor.alpha == 0.6)
  }

  @Test func aDynamicColorFollowsTheTraits() {
    let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    #expect(color.cgColor == CGColor.black, "light unless told")
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    #expect(color.resolvedColor(with: dark).cgColor == CGColor.white)
    dark.performAsCurrent {
      #expect(color.withAlphaComponent(0.5).cgColor == CGColor(gray: 1, alpha: 0.5))
    }
    #expect(color == UIColor.black)
  }

  @Test func literalsAndConveniences() {
    let literal: UIColor = #colorLiteral(red: 1, green: 0.5, blue: 0.25, alpha: 1)
    #expect(literal == UIColor(red: 1, green: 0.5, blue: 0.25, alpha: 1))
    #expect(UIColor(hex: 0xFF8000) == UIColor(red: 1, green: 128 / 255, blue: 0, alpha: 1))
    #expect((UIColor.red.cgColor as Any) as? CGColor == UIColor.red.cgColor)
    #expect(UIColor.white.withAlphaComponent(0.5) == UIColor(white: 1, alpha: 0.5))
  }

  @Test func traitsAreJoined() {
    let joined = UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: .dark), UITraitCollection(displayScale: 2),
      UITraitCollection(userInterfaceStyle: .light),
    ])
    #expect(joined.userInterfaceStyle == .light && joined.displayScale == 2)
    #expect(UITraitCollection().userInterfaceStyle == .unspecified)
  }
}

extension UIColor {
  fileprivate convenience init(hex: Int) {
    self.init(
      red: CGFloat(hex >> 16 & 255) / 255, green: CGFloat(hex >> 8 & 255) / 255,
      blue: CGFloat(hex & 255) / 255, alpha: 1)
  }
}
