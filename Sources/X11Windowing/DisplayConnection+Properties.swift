internal import CX11

/// Reading and writing what windows say about themselves.
extension DisplayConnection {
  /// Replaces a property of 32-bit items, which Xlib keeps in longs.
  func setProperty(_ name: UInt, of window: UInt, type: UInt, to items: [Int]) {
    items.withUnsafeBytes { bytes in
      _ = XChangeProperty(
        handle, window, name, type, 32, PropModeReplace,
        bytes.bindMemory(to: UInt8.self).baseAddress, Int32(clamping: items.count))
    }
  }

  /// Replaces a property that is text.
  func setProperty(_ name: UInt, of window: UInt, type: UInt, to text: some Collection<UInt8>) {
    let bytes = Array(text)
    XChangeProperty(
      handle, window, name, type, 8, PropModeReplace, bytes, Int32(clamping: bytes.count))
  }

  /// Reads a property, waiting for the server's answer.
  ///
  /// Items are `UInt8` for text and `Int` for 32-bit numbers. `nil` for a property that isn't
  /// there or has other items.
  func property<Item: BitwiseCopyable>(
    _ name: UInt, of window: UInt, as type: Item.Type
  ) -> [Item]? {
    var (actualType, format, count, rest): (UInt, Int32, UInt, UInt) = (0, 0, 0, 0)
    var value: UnsafeMutablePointer<UInt8>?
    let status = XGetWindowProperty(
      handle, window, name, 0, 1 << 20, 0, UInt(AnyPropertyType), &actualType, &format, &count,
      &rest, &value)
    defer { value.map { _ = XFree($0) } }
    let expectedFormat: Int32 = MemoryLayout<Item>.size == 1 ? 8 : 32
    guard status == Success, let value, format == expectedFormat, let count = Int(exactly: count)
    else { return nil }
    return Array(
      UnsafeRawBufferPointer(start: value, count: count * MemoryLayout<Item>.size)
        .bindMemory(to: Item.self))
  }

  /// Whether a window manager is running that says it supports `hint`; asks the server.
  func windowManagerSupports(_ hint: AtomName) -> Bool {
    // The list outlives a window manager; its check window, which names itself, doesn't.
    guard let check = property(atoms[.netSupportingCheck], of: root, as: Int.self)?.first,
      let checkWindow = UInt(exactly: check)
    else { return false }
    var isAlive = false
    let isRefused = ServerErrorLog.isRefused(by: handle) {
      let own = property(atoms[.netSupportingCheck], of: checkWindow, as: Int.self)?.first
      isAlive = own == check
    }
    guard isAlive, !isRefused else { return false }
    let supported = property(atoms[.netSupported], of: root, as: Int.self) ?? []
    return supported.contains { UInt(exactly: $0) == atoms[hint] }
  }

  /// Sends a message about `window`, to the window manager unless it is for somebody else.
  func sendMessage(
    _ message: AtomName, about window: UInt, _ items: [Int], to receiver: UInt? = nil
  ) {
    var event = XEvent()
    event.xclient.type = ClientMessage
    event.xclient.window = window
    event.xclient.message_type = atoms[message]
    event.xclient.format = 32
    withUnsafeMutableBytes(of: &event.xclient.data) { data in
      let longs = data.bindMemory(to: Int.self)
      for (index, item) in items.prefix(longs.count).enumerated() {
        longs[index] = item
      }
    }
    send(&event, to: receiver ?? root)
  }

  /// Sends an event; one to the root window reaches whoever manages the windows there.
  func send(_ event: inout XEvent, to receiver: UInt) {
    let managersMask = SubstructureRedirectMask | SubstructureNotifyMask
    // Without a mask, the program that made the window gets it.
    XSendEvent(handle, receiver, 0, receiver == root ? managersMask : 0, &event)
  }
}
