/// What the components of a colour stand for.
public enum CGColorSpaceModel: Int32, Hashable, Sendable {
  /// One component, from black to white.
  case monochrome = 0
  /// Red, green and blue.
  case rgb = 1
}

/// What is kept when a colour does not exist in another space.
public enum CGColorRenderingIntent: Int32, Hashable, Sendable {
  /// As the drawing thinks best.
  case defaultIntent = 0
  /// The colour itself, cut off at the space's end, white as it is.
  case absoluteColorimetric
  /// The colour relative to white, cut off at the space's end.
  case relativeColorimetric
  /// The look of the whole picture.
  case perceptual
  /// How strong the colour is.
  case saturation
}

/// The space a colour's components are measured in: sRGB, or its greys.
///
/// Everything is drawn in sRGB bytes. The device spaces are other names for the same two.
public final class CGColorSpace: Hashable, Sendable {
  /// How many components a colour has besides its alpha, and what they stand for.
  public let model: CGColorSpaceModel
  /// The space's name, one of the constants of this type.
  public let name: String?

  /// The name of sRGB.
  public static let sRGB = "kCGColorSpaceSRGB"
  /// The name of sRGB with components outside `0...1` allowed; they are clamped when drawn.
  public static let extendedSRGB = "kCGColorSpaceExtendedSRGB"
  /// The name of the greys of sRGB.
  public static let genericGrayGamma2_2 = "kCGColorSpaceGenericGrayGamma2_2"

  static let rgb = CGColorSpace(model: .rgb, name: CGColorSpace.sRGB)
  static let gray = CGColorSpace(model: .monochrome, name: CGColorSpace.genericGrayGamma2_2)

  private init(model: CGColorSpaceModel, name: String) {
    self.model = model
    self.name = name
  }

  /// Finds a space by its name; `nil` for one that cannot be drawn in.
  public convenience init?(name: String) {
    switch name {
    case Self.sRGB, Self.extendedSRGB: self.init(model: .rgb, name: name)
    case Self.genericGrayGamma2_2: self.init(model: .monochrome, name: name)
    default: return nil
    }
  }

  /// How many components a colour of this space has, not counting alpha: 1 or 3.
  public var numberOfComponents: Int { model == .rgb ? 3 : 1 }

  /// Whether both spaces have the same name.
  public static func == (left: CGColorSpace, right: CGColorSpace) -> Bool {
    left.name == right.name
  }

  /// Feeds the name to `hasher`.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
  }
}

/// The screen's own red, green and blue, which is sRGB here.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace {
  .rgb
}

/// The screen's own grey, which is sRGB's here.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace {
  .gray
}
