public import Geometry
import Layers

/// Whether an interface is light or dark.
///
/// - Source: UIKit, "UIUserInterfaceStyle".
public enum UIUserInterfaceStyle: Int, Hashable, Sendable {
  /// Not said.
  case unspecified = 0
  /// Dark on light.
  case light = 1
  /// Light on dark.
  case dark = 2
}

/// How much room there is in one direction.
///
/// - Source: UIKit, "UIUserInterfaceSizeClass".
public enum UIUserInterfaceSizeClass: Int, Hashable, Sendable {
  /// Not said.
  case unspecified = 0
  /// Little.
  case compact = 1
  /// Plenty.
  case regular = 2
}

/// Which way an interface runs.
///
/// - Source: UIKit, "UITraitEnvironmentLayoutDirection".
public enum UITraitEnvironmentLayoutDirection: Int, Hashable, Sendable {
  /// Not said.
  case unspecified = -1
  /// From left to right.
  case leftToRight = 0
  /// From right to left.
  case rightToLeft = 1
}

/// What a view's surroundings are like: light or dark, and how many pixels make a point.
///
/// A trait that was not said is `unspecified`, or 0.
///
/// - Source: UIKit, "UITraitCollection".
public final class UITraitCollection: Hashable, Sendable {
  /// Whether the interface is light or dark.
  public let userInterfaceStyle: UIUserInterfaceStyle
  /// How many pixels make a point; 0 where it is not said.
  public let displayScale: CGFloat
  /// How much room there is across.
  public let horizontalSizeClass: UIUserInterfaceSizeClass
  /// How much room there is down.
  public let verticalSizeClass: UIUserInterfaceSizeClass
  /// Which way the interface runs.
  public let layoutDirection: UITraitEnvironmentLayoutDirection

  package init(
    userInterfaceStyle: UIUserInterfaceStyle, displayScale: CGFloat,
    horizontalSizeClass: UIUserInterfaceSizeClass, verticalSizeClass: UIUserInterfaceSizeClass,
    layoutDirection: UITraitEnvironmentLayoutDirection
  ) {
    self.userInterfaceStyle = userInterfaceStyle
    self.displayScale = displayScale
    self.horizontalSizeClass = horizontalSizeClass
    self.verticalSizeClass = verticalSizeClass
    self.layoutDirection = layoutDirection
  }

  /// Creates traits of which nothing is said.
  public convenience init() {
    self.init(traitsFrom: [])
  }

  /// Creates traits with only the style said.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(
      userInterfaceStyle: userInterfaceStyle, displayScale: 0, horizontalSizeClass: .unspecified,
      verticalSizeClass: .unspecified, layoutDirection: .unspecified)
  }

  /// Creates traits with only the number of pixels to a point said.
  public convenience init(displayScale: CGFloat) {
    self.init(
      userInterfaceStyle: .unspecified, displayScale: displayScale,
      horizontalSizeClass: .unspecified, verticalSizeClass: .unspecified,
      layoutDirection: .unspecified)
  }

  /// Creates traits with only the room across said.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(
      userInterfaceStyle: .unspecified, displayScale: 0,
      horizontalSizeClass: horizontalSizeClass, verticalSizeClass: .unspecified,
      layoutDirection: .unspecified)
  }

  /// Creates traits with only the room down said.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(
      userInterfaceStyle: .unspecified, displayScale: 0, horizontalSizeClass: .unspecified,
      verticalSizeClass: verticalSizeClass, layoutDirection: .unspecified)
  }

  /// Creates what `traits` say together; of two that say the same trait, the later one counts.
  public convenience init(traitsFrom traits: [UITraitCollection]) {
    /// The last of the values that is not `unsaid`.
    func last<Trait: Equatable>(
      _ value: (UITraitCollection) -> Trait, unless unsaid: Trait
    ) -> Trait {
      traits.reduce(unsaid) { value($1) == unsaid ? $0 : value($1) }
    }
    self.init(
      userInterfaceStyle: last(\.userInterfaceStyle, unless: .unspecified),
      displayScale: last(\.displayScale, unless: 0),
      horizontalSizeClass: last(\.horizontalSizeClass, unless: .unspecified),
      verticalSizeClass: last(\.verticalSizeClass, unless: .unspecified),
      layoutDirection: last(\.layoutDirection, unless: .unspecified))
  }

  /// The traits that colours are resolved with while no other are said: a light interface.
  public static var current: UITraitCollection {
    get { CurrentTraits.ofThread.traits }
    set { CurrentTraits.ofThread.traits = newValue }
  }

  /// Runs `actions` with these as the current traits.
  public func performAsCurrent(_ actions: () -> Void) {
    let outer = Self.current
    Self.current = self
    actions()
    Self.current = outer
  }

  /// Whether a colour may look different in these traits than in `traits`.
  public func hasDifferentColorAppearance(comparedTo traits: UITraitCollection?) -> Bool {
    traits?.userInterfaceStyle != userInterfaceStyle
  }

  /// Whether both say the same.
  public static func == (one: UITraitCollection, other: UITraitCollection) -> Bool {
    one.userInterfaceStyle == other.userInterfaceStyle && one.displayScale == other.displayScale
      && one.horizontalSizeClass == other.horizontalSizeClass
      && one.verticalSizeClass == other.verticalSizeClass
      && one.layoutDirection == other.layoutDirection
  }

  /// Hashes all traits.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(userInterfaceStyle)
    hasher.combine(displayScale)
    hasher.combine(horizontalSizeClass)
    hasher.combine(verticalSizeClass)
    hasher.combine(layoutDirection)
  }
}

/// The traits a thread resolves colours with.
private final class CurrentTraits {
  var traits = UITraitCollection(
    userInterfaceStyle: .light, displayScale: 1, horizontalSizeClass: .regular,
    verticalSizeClass: .regular, layoutDirection: .leftToRight)

  static var ofThread: CurrentTraits { LayerThread.current.kept { CurrentTraits() } }
}
