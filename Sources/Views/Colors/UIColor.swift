public import Drawing
public import Geometry
import Glibc

/// A colour by UIKit's name, one or a choice by the interface's traits.
///
/// - Source: UIKit, "UIColor".
open class UIColor: Hashable, @unchecked Sendable, _ExpressibleByColorLiteral {
  private let content: Content

  private enum Content {
    case fixed(CGColor)
    case dynamic((UITraitCollection) -> UIColor)
  }

  private init(_ content: Content) {
    self.content = content
  }

  /// Creates a colour that cannot be seen.
  public init() {
    content = .fixed(.clear)
  }

  /// Creates a colour from one that layers take.
  public init(cgColor: CGColor) {
    content = .fixed(cgColor)
  }

  /// Creates a colour from its components, each `0...1`.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    content = .fixed(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Creates a grey, from black at 0 to white at 1.
  public init(white: CGFloat, alpha: CGFloat) {
    content = .fixed(CGColor(gray: white, alpha: alpha))
  }

  /// Creates a colour by hue, saturation and brightness, each `0...1`.
  ///
  /// Values beyond are the nearest within: a hue of 1 is red again, as 0 is.
  public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    let rgb = HueComponents(
      hue: hue.unitClamped, saturation: saturation.unitClamped, brightness: brightness.unitClamped
    ).rgb
    content = .fixed(CGColor(red: rgb.x, green: rgb.y, blue: rgb.z, alpha: alpha))
  }

  /// Creates a colour from components in Display P3, each `0...1`.
  ///
  /// It is drawn in sRGB: of one that sRGB does not have, each component is the nearest it has.
  public init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    let rgb = sRGB(ofDisplayP3: SIMD3(red, green, blue))
    content = .fixed(CGColor(red: rgb.x, green: rgb.y, blue: rgb.z, alpha: alpha))
  }

  /// Creates a colour that is chosen anew for the traits it is drawn in.
  public init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    content = .dynamic(dynamicProvider)
  }

  /// Creates a colour from a literal in the program's text.
  public required init(
    _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
  ) {
    content = .fixed(
      CGColor(
        red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha)))
  }

  /// The colour as layers take it, in the current traits.
  open var cgColor: CGColor { cgColor(in: .current) }

  /// The colour that this is in `traitCollection`; in the light interface, unless a dark one is said.
  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    switch content {
    case .fixed: self
    case .dynamic: UIColor(cgColor: cgColor(in: traitCollection))
    }
  }

  private func cgColor(in traits: UITraitCollection) -> CGColor {
    var color = self
    // A provider may answer another dynamic colour, but not for ever.
    for _ in 0..<100 {
      switch color.content {
      case .fixed(let fixed): return fixed
      case .dynamic(let provider): color = provider(traits)
      }
    }
    return .clear
  }

  /// The same colour with another alpha.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    switch content {
    case .fixed(let color): UIColor(cgColor: color.copy(alpha: alpha) ?? color)
    case .dynamic(let provider):
      UIColor(.dynamic { provider($0).resolvedColor(with: $0).withAlphaComponent(alpha) })
    }
  }

  /// Tells the components in sRGB.
  ///
  /// - Parameters:
  ///   - red: Where red goes; `nil` to leave it.
  ///   - green: Where green goes.
  ///   - blue: Where blue goes.
  ///   - alpha: Where alpha goes.
  /// - Returns: `true`: every colour has them.
  @discardableResult
  open func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let rgba = cgColor.rgba
    red?.pointee = rgba.x
    green?.pointee = rgba.y
    blue?.pointee = rgba.z
    alpha?.pointee = rgba.w
    return true
  }

  /// Tells hue, saturation and brightness; the hue of a grey is 0.
  ///
  /// - Parameters:
  ///   - hue: Where the hue goes; `nil` to leave it.
  ///   - saturation: Where the saturation goes.
  ///   - brightness: Where the brightness goes.
  ///   - alpha: Where alpha goes.
  /// - Returns: `true`: every colour has them.
  @discardableResult
  open func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let rgba = cgColor.rgba
    let components = HueComponents(rgb: SIMD3(rgba.x, rgba.y, rgba.z))
    hue?.pointee = components.hue
    saturation?.pointee = components.saturation
    brightness?.pointee = components.brightness
    alpha?.pointee = rgba.w
    return true
  }

  /// Tells the grey that the colour is as bright as.
  ///
  /// - Parameters:
  ///   - white: Where the grey goes, from black at 0 to white at 1; `nil` to leave it.
  ///   - alpha: Where alpha goes.
  /// - Returns: `true`: every colour has one.
  @discardableResult
  open func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let rgba = cgColor.rgba
    // A grey's own number, without the rounding of weighing three equal ones.
    let isGray = rgba.x == rgba.y && rgba.y == rgba.z
    white?.pointee = isGray ? rgba.x : 0.2126 * rgba.x + 0.7152 * rgba.y + 0.0722 * rgba.z
    alpha?.pointee = rgba.w
    return true
  }

  // MARK: What NSObject has on iOS

  /// Whether `object` is a colour that looks the same in the current traits.
  open func isEqual(_ object: Any?) -> Bool {
    (object as? UIColor).map { $0 === self || $0.cgColor == cgColor } ?? false
  }

  /// A number that is the same for equal colours.
  open var hash: Int { cgColor.hashValue }

  /// Whether both are equal by ``isEqual(_:)``.
  public static func == (one: UIColor, other: UIColor) -> Bool { one.isEqual(other) }

  /// Hashes by ``hash``.
  public final func hash(into hasher: inout Hasher) { hasher.combine(hash) }
}

extension UIColor: CustomStringConvertible {
  /// The components, in the words UIKit has for them.
  public var description: String {
    let color = cgColor
    let numbers = (color.components ?? []).map { "\($0)" }.joined(separator: " ")
    return color.numberOfComponents == 2
      ? "UIExtendedGrayColorSpace \(numbers)" : "UIExtendedSRGBColorSpace \(numbers)"
  }
}

// The compiler looks for this name.
// swift-format-ignore: NoLeadingUnderscores
/// What a colour literal is, where nothing else says.
public typealias _ColorLiteralType = UIColor

/// A colour by where it is on the colour wheel.
private struct HueComponents {
  var hue: Double
  var saturation: Double
  var brightness: Double

  init(hue: Double, saturation: Double, brightness: Double) {
    self.hue = hue
    self.saturation = saturation
    self.brightness = brightness
  }

  init(rgb: SIMD3<Double>) {
    let (most, least) = (rgb.max(), rgb.min())
    let span = most - least
    brightness = most
    saturation = most > 0 ? span / most : 0
    guard span > 0 else {
      hue = 0
      return
    }
    let sixths =
      if most == rgb.x {
        (rgb.y - rgb.z) / span
      } else if most == rgb.y {
        (rgb.z - rgb.x) / span + 2
      } else {
        (rgb.x - rgb.y) / span + 4
      }
    hue = (sixths < 0 ? sixths + 6 : sixths) / 6
  }

  var rgb: SIMD3<Double> {
    /// A component whose ramp starts `offset` sixths of the wheel further on.
    func component(_ offset: Double) -> Double {
      let place = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(place, 4 - place, 1))
    }
    return SIMD3(component(5), component(3), component(1))
  }
}

/// The nearest colour in sRGB.
///
/// - Source: "CSS Color Module Level 4", sample code for colour conversions.
private func sRGB(ofDisplayP3 color: SIMD3<Double>) -> SIMD3<Double> {
  let p3 = SIMD3(color.x.linearLight, color.y.linearLight, color.z.linearLight)
  return SIMD3(
    (1.224_940_176_28 * p3.x - 0.224_940_176_28 * p3.y).gammaEncoded,
    (-0.042_056_954_71 * p3.x + 1.042_056_954_71 * p3.y).gammaEncoded,
    (-0.019_637_554_59 * p3.x - 0.078_636_045_55 * p3.y + 1.098_273_600_14 * p3.z).gammaEncoded)
}

extension Double {
  /// The nearest number in `0...1`; 0 for what is no number.
  fileprivate var unitClamped: Double { self > 0 ? Swift.min(self, 1) : 0 }

  /// The amount of light that a component of sRGB or Display P3 stands for.
  fileprivate var linearLight: Double {
    let value = unitClamped
    return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
  }

  /// The component that stands for an amount of light.
  fileprivate var gammaEncoded: Double {
    // The matrix is rounded: what is a step of ten digits from the end is the end.
    let value = unitClamped
    guard value < 1 - 1e-9 else { return 1 }
    return value <= 0.0031308 ? value * 12.92 : 1.055 * pow(value, 1 / 2.4) - 0.055
  }
}
