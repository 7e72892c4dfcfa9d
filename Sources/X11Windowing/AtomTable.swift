internal import CX11
internal import Glibc

/// The names that windows, window managers and we know things by.
enum AtomName: String, CaseIterable {
  case utf8String = "UTF8_STRING"
  case wmProtocols = "WM_PROTOCOLS"
  case wmDeleteWindow = "WM_DELETE_WINDOW"
  case motifHints = "_MOTIF_WM_HINTS"
  case gtkFrameExtents = "_GTK_FRAME_EXTENTS"
  case netSupported = "_NET_SUPPORTED"
  case netSupportingCheck = "_NET_SUPPORTING_WM_CHECK"
  case netName = "_NET_WM_NAME"
  case netIcon = "_NET_WM_ICON"
  case netPID = "_NET_WM_PID"
  case netPing = "_NET_WM_PING"
  case netUserTime = "_NET_WM_USER_TIME"
  case netDesktop = "_NET_WM_DESKTOP"
  case netWorkArea = "_NET_WORKAREA"
  case netMoveResize = "_NET_WM_MOVERESIZE"
  case netWindowType = "_NET_WM_WINDOW_TYPE"
  case netTypeNormal = "_NET_WM_WINDOW_TYPE_NORMAL"
  case netTypeUtility = "_NET_WM_WINDOW_TYPE_UTILITY"
  case netState = "_NET_WM_STATE"
  case netStateAbove = "_NET_WM_STATE_ABOVE"
  case netStateSticky = "_NET_WM_STATE_STICKY"
  case netStateSkipTaskbar = "_NET_WM_STATE_SKIP_TASKBAR"
  case netStateSkipPager = "_NET_WM_STATE_SKIP_PAGER"
  case frameShown = "_RINGDOWN_FRAME_SHOWN"
}

/// The server's numbers for the names, asked for in one request.
struct AtomTable {
  /// The selection that a compositor owns on our screen.
  let compositorSelection: UInt
  private let values: [AtomName: UInt]

  /// Asks the server; every name is made known to it if it wasn't.
  init(display: OpaquePointer, screen: Int32) {
    let names = AtomName.allCases.map(\.rawValue) + ["_NET_WM_CM_S\(screen)"]
    var pointers: [UnsafeMutablePointer<CChar>?] = names.map { strdup($0) }
    var atoms = [UInt](repeating: 0, count: names.count)
    XInternAtoms(display, &pointers, Int32(names.count), 0, &atoms)
    pointers.forEach { free($0) }
    values = Dictionary(uniqueKeysWithValues: zip(AtomName.allCases, atoms))
    compositorSelection = atoms[names.count - 1]
  }

  subscript(name: AtomName) -> UInt { values[name] ?? 0 }
}
