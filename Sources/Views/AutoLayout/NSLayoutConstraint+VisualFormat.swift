import Layers

extension NSLayoutConstraint {
  /// How views named in a visual format are aligned across it, and which way it runs.
  ///
  /// - Source: UIKit, "NSLayoutFormatOptions".
  public struct FormatOptions: OptionSet, Hashable, Sendable {
    /// One bit for each edge, and the direction above them.
    public let rawValue: UInt
    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The left edges on one line.
    public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
    /// The right edges on one line.
    public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
    /// The top edges on one line.
    public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
    /// The bottom edges on one line.
    public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
    /// The edges where lines begin on one line.
    public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
    /// The edges where lines end on one line.
    public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
    /// The middles on one line down.
    public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
    /// The middles on one line across.
    public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
    /// The last lines of text on one height.
    public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
    /// The first lines of text on one height.
    public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << 12)
    /// Across as lines run: so unless another direction is asked for.
    public static let directionLeadingToTrailing: FormatOptions = []
    /// Across from left to right, however lines run.
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    /// Across from right to left, however lines run.
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)

    /// The attributes that all views share.
    var alignedAttributes: [Attribute] {
      let attributes: [Attribute] = [
        .left, .right, .top, .bottom, .leading, .trailing, .centerX, .centerY, .lastBaseline,
        .firstBaseline,
      ]
      return attributes.filter { rawValue & (1 << UInt($0.rawValue)) != 0 }
    }
  }

  /// The constraints that a line of the visual format language stands for, none active yet.
  ///
  /// A line that is no such format, or names an unknown view or number, gives none, and a line on
  /// standard error says what is wrong with it.
  ///
  /// - Parameters:
  ///   - format: As `H:|-20-[name(>=100)]-[other]-|`.
  ///   - opts: How the views are aligned across the line, and which way it runs.
  ///   - metrics: Numbers that the format names.
  ///   - views: Views and guides that the format names.
  /// - Returns: The constraints, in the order of the line.
  public static func constraints(
    withVisualFormat format: String, options opts: FormatOptions = [],
    metrics: [String: Any]?, views: [String: Any]
  ) -> [NSLayoutConstraint] {
    var reader = VisualFormatReader(format, options: opts, metrics: metrics ?? [:], views: views)
    do throws(VisualFormatFault) {
      return try reader.constraints()
    } catch {
      report("visual format not taken, \(error.reason): \(format)")
      return []
    }
  }
}

/// What is wrong with a visual format.
struct VisualFormatFault: Error {
  let reason: String
}
