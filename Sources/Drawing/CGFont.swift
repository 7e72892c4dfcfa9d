/// A font by its name, for a text layer.
public final class CGFont: Hashable, Sendable {
  /// The name that the font was asked for by.
  public let postScriptName: CFString?

  /// Finds a font by its name, as `Helvetica-Bold`; `nil` for an empty one.
  ///
  /// For a font that the system does not have the nearest one it has is drawn.
  public init?(_ name: CFString) {
    guard !name.isEmpty else { return nil }
    postScriptName = name
  }

  /// Whether both were asked for by the same name.
  public static func == (one: CGFont, other: CGFont) -> Bool {
    one.postScriptName == other.postScriptName
  }

  /// Hashes the name.
  public func hash(into hasher: inout Hasher) { hasher.combine(postScriptName) }
}
