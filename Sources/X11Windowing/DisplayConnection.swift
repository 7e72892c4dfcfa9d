internal import CX11
package import Geometry
internal import Glibc

/// An open connection to an X server.
///
/// A class, because everything made through the connection has to keep it alive: each wrapper of
/// a server-side object holds a reference, and so the connection closes after the last of them is
/// gone, whatever order they go in.
///
/// Not `Sendable`: Xlib is used from the one thread that opened the connection. A server that dies
/// doesn't end the program: ``isLost`` becomes true, and every window says so by an event.
public final class DisplayConnection {
  /// The Xlib `Display`.
  let handle: OpaquePointer
  let screen: Int32
  let root: UInt
  let atoms: AtomTable
  let extensions: ServerExtensions
  /// Whether a window's picture can lie in memory that the server reads itself.
  var sharesMemory: Bool

  /// How many device pixels a point is wide, from the resource `Xft.dpi`; 1 without a sane one.
  public private(set) var scale: Double
  /// Whether somebody combines the windows' pictures with regard to their alpha.
  public private(set) var hasCompositor: Bool

  private let loss = ConnectionLoss()
  private var receivers: [UInt: Receiver] = [:]

  /// The window that events of an identifier go to, without keeping it alive.
  private struct Receiver {
    weak var window: X11Window?
  }

  /// Opens a connection.
  ///
  /// - Parameter displayName: As in `DISPLAY`; `nil` for what that says.
  /// - Throws: ``DisplayUnavailable`` with the reason.
  public init(displayName: String? = nil) throws(DisplayUnavailable) {
    ServerErrorLog.install()
    guard let handle = XOpenDisplay(displayName) else {
      let name = displayName ?? getenv("DISPLAY").map { String(cString: $0) } ?? ""
      throw DisplayUnavailable(
        displayName: name,
        reason: name.isEmpty ? "DISPLAY is not set" : "the server doesn't answer or refuses")
    }
    self.handle = handle
    screen = XDefaultScreen(handle)
    root = XRootWindow(handle, screen)
    atoms = AtomTable(display: handle, screen: screen)
    extensions = ServerExtensions(display: handle)
    sharesMemory = extensions.hasSharedMemory && Self.isLocal(handle)
    scale = DisplayScale.scale(
      resources: XResourceManagerString(handle).map { String(cString: $0) } ?? "")
    hasCompositor = XGetSelectionOwner(handle, atoms.compositorSelection) != 0
    XSetIOErrorExitHandler(
      handle,
      { _, loss in
        loss.map { Unmanaged<ConnectionLoss>.fromOpaque($0).takeUnretainedValue().isLost = true }
      }, Unmanaged.passUnretained(loss).toOpaque())
    XSelectInput(handle, root, PropertyChangeMask)
    if extensions.selectionEventBase != nil {
      XFixesSelectSelectionInput(
        handle, root, atoms.compositorSelection,
        UInt(
          XFixesSetSelectionOwnerNotifyMask | XFixesSelectionWindowDestroyNotifyMask
            | XFixesSelectionClientCloseNotifyMask))
    }
  }

  deinit {
    XCloseDisplay(handle)
    ServerErrorLog.forget(handle)
  }

  /// Whether the server is gone; from then on nothing has an effect.
  public var isLost: Bool { loss.isLost }

  /// How many requests the server has refused, so far as it told.
  public var errorCount: Int { ServerErrorLog.entry(of: handle).count }

  /// The first few requests that the server refused.
  public var firstErrors: [ServerError] { ServerErrorLog.entry(of: handle).firstErrors }

  /// The screen's size, in device pixels.
  package var screenSize: PixelSize {
    PixelSize(
      width: Int(XDisplayWidth(handle, screen)), height: Int(XDisplayHeight(handle, screen)))
  }

  /// The size of what panels leave free of the screen, in device pixels; asks the server.
  package var workAreaSize: PixelSize {
    // Four numbers a workspace: place and size.
    let areas = property(atoms[.netWorkArea], of: root, as: Int.self) ?? []
    guard areas.count >= 4, areas[2] > 0, areas[3] > 0 else { return screenSize }
    return PixelSize(
      width: min(areas[2], screenSize.width), height: min(areas[3], screenSize.height))
  }

  /// The descriptor that can be read when the server sent something.
  package var fileDescriptor: Int32 { XConnectionNumber(handle) }

  /// Whether events wait that no window was given yet, or the loss of the connection is to be told;
  /// sends what is queued.
  package var hasQueuedEvents: Bool { isLost || XPending(handle) > 0 }

  /// Waits until the server has handled all that was sent; for tests and the start.
  public func synchronize() {
    guard !isLost else { return }
    XSync(handle, 0)
  }

  /// Has the events of `identifier` given to `window` from now on.
  func addReceiver(_ window: X11Window, for identifier: UInt) {
    receivers[identifier] = Receiver(window: window)
  }

  /// Gives nobody the events of `identifier` any more.
  func removeReceiver(for identifier: UInt) {
    receivers[identifier] = nil
  }

  /// Sends what is queued, and hands each window the events that have come, without waiting.
  func dispatchEvents() {
    var event = XEvent()
    while !isLost, XPending(handle) > 0, !isLost {
      XNextEvent(handle, &event)
      dispatch(&event)
    }
    if isLost {
      forEachWindow { $0.connectionWasLost() }
    }
  }

  private func dispatch(_ event: inout XEvent) {
    if event.type == MappingNotify {
      XRefreshKeyboardMapping(&event.xmapping)
    } else if let base = extensions.selectionEventBase,
      event.type == base + Int32(XFixesSelectionNotify)
    {
      compositorChanged(isPresent: rd_selection_notify(&event).owner != 0)
    } else if event.type == PropertyNotify, event.xproperty.window == root {
      if event.xproperty.atom == XA_RESOURCE_MANAGER {
        resourcesChanged()
      }
    } else {
      // The completion of a shared-memory image has its drawable where others have the window.
      receivers[event.xany.window]?.window?.receive(event)
    }
  }

  private func compositorChanged(isPresent: Bool) {
    guard hasCompositor != isPresent else { return }
    hasCompositor = isPresent
    forEachWindow { $0.compositorChanged(isPresent: isPresent) }
  }

  private func resourcesChanged() {
    let resources = property(XA_RESOURCE_MANAGER, of: root, as: UInt8.self) ?? []
    let newScale = DisplayScale.scale(resources: String(decoding: resources, as: UTF8.self))
    guard scale != newScale else { return }
    scale = newScale
    forEachWindow { $0.displayScaleChanged(to: newScale) }
  }

  private func forEachWindow(_ body: (X11Window) -> Void) {
    for receiver in receivers.values {
      receiver.window.map(body)
    }
  }

  /// Whether the server runs on this machine, by the name of the display: `:0` or `unix:0`.
  private static func isLocal(_ handle: OpaquePointer) -> Bool {
    let name = XDisplayString(handle).map { String(cString: $0) } ?? ""
    return name.hasPrefix(":") || name.hasPrefix("unix:") || name.hasPrefix("unix/")
  }
}

/// Whether a connection was lost; apart, so that Xlib can be given its address for good.
private final class ConnectionLoss {
  var isLost = false
}
