public import Geometry
public import Windowing

/// What a window is like when it first appears.
public struct X11WindowOptions: Sendable {
  /// The size, in device pixels.
  public var size: PixelSize
  /// What the window is among the others on a desktop.
  public var kind: Kind
  /// The text that window lists show.
  public var title = ""
  /// The program's name, first part of `WM_CLASS`.
  public var instanceName = "ringdown"
  /// The program's kind, second part of `WM_CLASS`.
  public var className = "Ringdown"
  /// Where the window appears; `nil` leaves it to the window manager.
  public var placement: WindowPlacement?
  /// Whether it stays above others.
  public var isAbove: Bool
  /// Whether it is on all workspaces.
  public var isOnAllWorkspaces: Bool
  /// How many device pixels a point is wide; `nil` follows the desktop.
  public var scale: Double?
  /// Pictures of the window for lists, in any number of sizes.
  public var icons: [WindowIcon] = []

  /// What a window can be among others.
  public enum Kind: Hashable, Sendable {
    /// Small and in the way of nobody: no frame, in no list, of one size, no focus when it appears.
    case overlay
    /// As most windows are: with a frame and a close button, listed, its size up to the person.
    case ordinary
  }

  /// Creates options for a window of `size`, all else as its kind wants it.
  ///
  /// An overlay stays above others and is on all workspaces.
  public init(size: PixelSize, kind: Kind = .overlay) {
    self.size = size
    self.kind = kind
    isAbove = kind == .overlay
    isOnAllWorkspaces = kind == .overlay
  }
}

/// A picture that stands for a window in lists.
public struct WindowIcon: Hashable, Sendable {
  /// The picture's size, in pixels.
  public let size: PixelSize
  /// Its pixels row by row, `0xAARRGGBB`, colour not multiplied by alpha.
  public let pixels: [UInt32]

  /// Creates an icon.
  ///
  /// - Precondition: There are as many pixels as `size` says.
  public init(size: PixelSize, pixels: [UInt32]) {
    precondition(pixels.count == size.width * size.height, "an icon has all its pixels")
    self.size = size
    self.pixels = pixels
  }
}
