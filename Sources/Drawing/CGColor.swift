public import Geometry

/// A colour: components in a colour space, not premultiplied, and an alpha.
///
/// Components may lie outside `0...1` and are clamped only when drawn; one that is not a finite
/// number counts as 0. Two colours are equal when space, components and alpha are: an RGB
/// black is not the grey one, as in Core Graphics.
public final class CGColor: Hashable, Sendable {
  private let space: CGColorSpace
  /// Red, green, blue and alpha in sRGB, not premultiplied, whatever the colour's own space.
  package let rgba: SIMD4<Double>

  /// Opaque black.
  public static let black = CGColor(gray: 0, alpha: 1)
  /// Opaque white.
  public static let white = CGColor(gray: 1, alpha: 1)
  /// Black that cannot be seen.
  public static let clear = CGColor(gray: 0, alpha: 0)

  private init(space: CGColorSpace, rgba: SIMD4<Double>) {
    self.space = space
    self.rgba = rgba.replacing(with: 0, where: .!(rgba - rgba .== 0))
  }

  /// Creates a colour in sRGB; all in `0...1`.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(space: .rgb, rgba: SIMD4(red, green, blue, alpha))
  }

  /// Creates a colour in sRGB; all in `0...1`.
  public convenience init(srgbRed: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: srgbRed, green: green, blue: blue, alpha: alpha)
  }

  /// Creates a grey, from black at 0 to white at 1.
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(space: .gray, rgba: SIMD4(gray, gray, gray, alpha))
  }

  /// Creates a grey, from black at 0 to white at 1.
  public convenience init(genericGrayGamma2_2Gray gray: CGFloat, alpha: CGFloat) {
    self.init(gray: gray, alpha: alpha)
  }

  /// Creates a colour in sRGB from its four values, not premultiplied.
  package convenience init(rgba: SIMD4<Double>) {
    self.init(space: .rgb, rgba: rgba)
  }

  /// Creates a colour from components in the order of `space`, alpha last.
  ///
  /// `nil` when there are fewer than the space has and an alpha.
  public convenience init?(colorSpace space: CGColorSpace, components: [CGFloat]) {
    guard components.count > space.numberOfComponents else { return nil }
    let rgba =
      switch space.model {
      case .rgb: SIMD4(components[0], components[1], components[2], components[3])
      case .monochrome: SIMD4(components[0], components[0], components[0], components[1])
      }
    self.init(space: space, rgba: rgba)
  }

  /// The space the components are measured in.
  public var colorSpace: CGColorSpace? { space }

  /// How many components there are, alpha included: 4, or 2 for a grey.
  public var numberOfComponents: Int { space.numberOfComponents + 1 }

  /// The components in the order of the space, alpha last.
  public var components: [CGFloat]? {
    switch space.model {
    case .rgb: [rgba.x, rgba.y, rgba.z, rgba.w]
    case .monochrome: [rgba.x, rgba.w]
    }
  }

  /// How opaque the colour is, in `0...1`.
  public var alpha: CGFloat { rgba.w }

  /// The same colour with another alpha.
  public func copy(alpha: CGFloat) -> CGColor? {
    CGColor(space: space, rgba: SIMD4(rgba.x, rgba.y, rgba.z, alpha))
  }

  /// The same colour; colours do not change, so it is this one.
  public func copy() -> CGColor? { self }

  /// The nearest colour in `space`.
  ///
  /// - Parameters:
  ///   - space: sRGB or its greys; a colour becomes grey by its luminance.
  ///   - intent: Not used: both spaces hold the same colours.
  ///   - options: Not used; Core Graphics has none that would apply.
  /// - Returns: The colour, of the space asked for.
  public func converted(
    to space: CGColorSpace, intent: CGColorRenderingIntent, options: [String: Int]?
  ) -> CGColor? {
    guard space.model == .monochrome, self.space.model != .monochrome else {
      return CGColor(space: space, rgba: rgba)
    }
    let luminance = 0.2126 * rgba.x + 0.7152 * rgba.y + 0.0722 * rgba.z
    return CGColor(space: space, rgba: SIMD4(luminance, luminance, luminance, rgba.w))
  }

  /// Whether both have the same space, components and alpha.
  public static func == (left: CGColor, right: CGColor) -> Bool {
    left.rgba == right.rgba && left.space == right.space
  }

  /// Feeds space and components to `hasher`.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(space)
    hasher.combine(rgba)
  }
}
