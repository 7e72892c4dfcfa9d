/// How large a person wants text to be.
///
/// There is no such setting here: it is always the middle one, ``large``.
///
/// - Source: UIKit, "UIContentSizeCategory".
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  /// The category's name.
  public let rawValue: String
  /// Creates a category from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Not said.
  public static let unspecified = UIContentSizeCategory(
    rawValue: "_UICTContentSizeCategoryUnspecified")
  /// Very small.
  public static let extraSmall = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXS")
  /// Small.
  public static let small = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryS")
  /// A little small.
  public static let medium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryM")
  /// As text is unless a person wants it otherwise.
  public static let large = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL")
  /// A little large.
  public static let extraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXL")
  /// Large.
  public static let extraExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryXXL")
  /// Very large.
  public static let extraExtraExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryXXXL")
}
