internal import CX11
internal import Synchronization

/// A request that the server refused, told some time after it was sent.
public struct ServerError: Hashable, Sendable, CustomStringConvertible {
  /// The X protocol's code of the error, such as 3 for a window that is gone.
  public let code: Int
  /// The opcode of the refused request; from 128 up an extension's.
  public let request: Int
  /// The number of the request within its extension.
  public let minorRequest: Int

  /// One line for a person, with the name of the request where it is one that we send.
  public var description: String {
    let errorName = Self.errorNames[code] ?? "error \(code)"
    let requestName = Self.requestNames[request] ?? "request \(request).\(minorRequest)"
    return "\(errorName) from \(requestName)"
  }

  private static let errorNames = [
    1: "BadRequest", 2: "BadValue", 3: "BadWindow", 4: "BadPixmap", 5: "BadAtom", 8: "BadMatch",
    9: "BadDrawable", 10: "BadAccess", 11: "BadAlloc", 12: "BadColor", 13: "BadGC",
    14: "BadIDChoice", 16: "BadLength",
  ]

  private static let requestNames = [
    1: "CreateWindow", 2: "ChangeWindowAttributes", 4: "DestroyWindow", 8: "MapWindow",
    10: "UnmapWindow", 12: "ConfigureWindow", 14: "GetGeometry", 16: "InternAtom",
    18: "ChangeProperty", 19: "DeleteProperty", 20: "GetProperty", 23: "GetSelectionOwner",
    25: "SendEvent", 27: "UngrabPointer", 40: "TranslateCoordinates", 55: "CreateGC",
    60: "FreeGC", 72: "PutImage", 78: "CreateColormap", 79: "FreeColormap",
  ]
}

/// The record that Xlib's process-wide error handlers keep, by connection.
///
/// Xlib's own handlers print and exit. These only count, and keep the first few errors.
enum ServerErrorLog {
  /// The errors of one connection.
  struct Entry: Sendable {
    var count = 0
    var firstErrors: [ServerError] = []
    /// The serial numbers of requests that were sent to see whether they are refused.
    var probedSerials: [UInt] = []
    var refusedProbes: [UInt] = []
  }

  /// How many errors are kept whole.
  private static let keptErrors = 16

  /// The entries, by the address of the connection.
  private static let entries = Mutex<[UInt: Entry]>([:])

  /// Puts the handlers in place; more than once does no harm.
  static func install() {
    XSetErrorHandler { display, event in
      if let display, let event {
        ServerErrorLog.record(event.pointee, of: display)
      }
      return 0
    }
    // Returns, so that the connection's own exit handler decides. It doesn't exit either.
    XSetIOErrorHandler { _ in 0 }
  }

  /// What was recorded for a connection.
  static func entry(of display: OpaquePointer) -> Entry {
    entries.withLock { $0[UInt(bitPattern: display)] ?? Entry() }
  }

  /// Forgets a connection that was closed: another may get its address.
  static func forget(_ display: OpaquePointer) {
    entries.withLock { $0[UInt(bitPattern: display)] = nil }
  }

  /// Whether the server refused the one request that `send` makes; costs a round trip.
  static func isRefused(by display: OpaquePointer, _ send: () -> Void) -> Bool {
    let serial = XNextRequest(display)
    let key = UInt(bitPattern: display)
    entries.withLock { $0[key, default: Entry()].probedSerials.append(serial) }
    send()
    XSync(display, 0)
    return entries.withLock { entries in
      entries[key, default: Entry()].probedSerials.removeAll { $0 == serial }
      let refused = entries[key]?.refusedProbes.contains(serial) ?? false
      entries[key]?.refusedProbes.removeAll()
      return refused
    }
  }

  private static func record(_ event: XErrorEvent, of display: OpaquePointer) {
    entries.withLock { entries in
      var entry = entries[UInt(bitPattern: display)] ?? Entry()
      if entry.probedSerials.contains(event.serial) {
        entry.refusedProbes.append(event.serial)
      } else {
        entry.count += 1
        if entry.firstErrors.count < keptErrors {
          entry.firstErrors.append(
            ServerError(
              code: Int(event.error_code), request: Int(event.request_code),
              minorRequest: Int(event.minor_code)))
        }
      }
      entries[UInt(bitPattern: display)] = entry
    }
  }
}
