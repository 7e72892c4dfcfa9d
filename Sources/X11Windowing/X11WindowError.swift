internal import Drawing

/// Why a window can't be opened on a server that answers.
public enum X11WindowError: Error, CustomStringConvertible {
  /// The server only has palettes, no visual whose pixels hold their colours.
  case noColourVisual
  /// The window's picture can't be had.
  case noPicture(reason: String)

  /// One line for a person.
  public var description: String {
    switch self {
    case .noColourVisual: "the display has no TrueColor visual"
    case .noPicture(let reason): reason
    }
  }
}
