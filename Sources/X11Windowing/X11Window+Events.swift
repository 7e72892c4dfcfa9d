internal import CX11
internal import Geometry
internal import Windowing

/// What the server says about a window, made into our events.
extension X11Window {
  /// Takes one event of the window's.
  func receive(_ event: XEvent) {
    switch event.type {
    case Expose: exposed(event.xexpose)
    case VisibilityNotify: isObscured = event.xvisibility.state == VisibilityFullyObscured
    case MapNotify: isMapped = true
    case UnmapNotify: unmapped()
    case ConfigureNotify: configured(event.xconfigure)
    case ClientMessage: received(event.xclient)
    case KeyPress: keyPressed(event.xkey)
    case ButtonPress: pressed(event.xbutton)
    case ButtonRelease: released(event.xbutton)
    case MotionNotify: moved(event.xmotion)
    case EnterNotify: crossed(event.xcrossing, .entered)
    case LeaveNotify: crossed(event.xcrossing, .left)
    case PropertyNotify: propertyChanged(event.xproperty)
    case connection.extensions.sharedMemoryCompletion: frameWasRead(event)
    default: break
    }
  }

  /// Tells that a compositor came or went; the shape follows.
  func compositorChanged(isPresent: Bool) {
    updateShapeMode()
    events.append(.compositorChanged(isPresent))
  }

  /// Tells once that the server is gone.
  func connectionWasLost() {
    guard !hasToldLoss else { return }
    hasToldLoss = true
    awaitedAnswer = nil
    events.append(.connectionLost)
  }

  private func exposed(_ event: XExposeEvent) {
    let rect = PixelRect(
      x: Int(event.x), y: Int(event.y), width: Int(event.width), height: Int(event.height))
    guard !isCoveredSince(event.serial, rect) else { return }
    exposedRegion.add(rect)
    untoldExposure.add(rect)
  }

  private func unmapped() {
    isMapped = false
    // A window that comes back gets its own events about what can be seen of it.
    isObscured = false
    ownDrag = nil
  }

  private func configured(_ event: XConfigureEvent) {
    adopt(size: PixelSize(width: Int(event.width), height: Int(event.height)))
    guard let newOrigin = desktopOrigin(event), origin != newOrigin else { return }
    origin = newOrigin
    events.append(.moved(newOrigin))
  }

  /// Where the window is on the desktop.
  ///
  /// A window manager tells it by an event that it sends itself; what the server sends is meant
  /// within the frame, if there is one, and then has to be translated.
  private func desktopOrigin(_ event: XConfigureEvent) -> PixelPoint? {
    if event.send_event != 0 {
      return PixelPoint(x: Int(event.x), y: Int(event.y))
    }
    var (x, y, child): (Int32, Int32, UInt) = (0, 0, 0)
    let isTranslated = XTranslateCoordinates(
      connection.handle, identifier, connection.root, 0, 0, &x, &y, &child)
    return isTranslated != 0 ? PixelPoint(x: Int(x), y: Int(y)) : nil
  }

  private func received(_ message: XClientMessageEvent) {
    guard message.message_type == connection.atoms[.wmProtocols] else { return }
    switch UInt(bitPattern: message.data.l.0) {
    case connection.atoms[.wmDeleteWindow]: events.append(.closeRequested)
    case connection.atoms[.netPing]:
      var answer = XEvent()
      answer.xclient = message
      answer.xclient.window = connection.root
      connection.send(&answer, to: connection.root)
    default: break
    }
  }

  private func keyPressed(_ event: XKeyEvent) {
    guard let press = KeyTranslation.keyPress(event, on: connection.handle) else { return }
    events.append(.keyPressed(press))
  }

  private func pressed(_ event: XButtonEvent) {
    let action: PointerEvent.Action
    switch event.button {
    case 4: action = .scrolled(vertical: 1, horizontal: 0)
    case 5: action = .scrolled(vertical: -1, horizontal: 0)
    case 6: action = .scrolled(vertical: 0, horizontal: -1)
    case 7: action = .scrolled(vertical: 0, horizontal: 1)
    default:
      guard let button = Self.button(event.button) else { return }
      action = .pressed(button)
    }
    let told = pointerEvent(action, event)
    if action == .pressed(.primary) {
      lastPress = told
      lastRelease = nil
      isDragHandedOver = false
    }
    events.append(.pointer(told))
  }

  private func released(_ event: XButtonEvent) {
    guard let button = Self.button(event.button) else { return }
    let told = pointerEvent(.released(button), event)
    if button == .primary {
      ownDrag = nil
      lastRelease = told
      // That we hear of it means that the window manager had not taken the pointer by then.
      if isDragHandedOver { takeDragBack(droppedAt: told) }
    }
    events.append(.pointer(told))
  }

  private static func button(_ number: UInt32) -> PointerEvent.Button? {
    switch number {
    case 1: .primary
    case 2: .middle
    case 3: .secondary
    default: nil
    }
  }

  private func pointerEvent(_ action: PointerEvent.Action, _ event: XButtonEvent) -> PointerEvent {
    PointerEvent(
      action, pixel: PixelPoint(x: Int(event.x), y: Int(event.y)),
      desktopPixel: PixelPoint(x: Int(event.x_root), y: Int(event.y_root)), scale: scale,
      modifiers: KeyTranslation.modifiers(state: event.state))
  }

  private func moved(_ event: XMotionEvent) {
    let told = PointerEvent(
      .moved, pixel: PixelPoint(x: Int(event.x), y: Int(event.y)),
      desktopPixel: PixelPoint(x: Int(event.x_root), y: Int(event.y_root)), scale: scale,
      modifiers: KeyTranslation.modifiers(state: event.state))
    if let ownDrag {
      follow(told, from: ownDrag)
    }
    // Of motions in a row only the last place counts.
    if case .pointer(let last)? = events.last, last.action == .moved {
      events.removeLast()
    }
    events.append(.pointer(told))
  }

  private func crossed(_ event: XCrossingEvent, _ action: PointerEvent.Action) {
    events.append(
      .pointer(
        PointerEvent(
          action, pixel: PixelPoint(x: Int(event.x), y: Int(event.y)),
          desktopPixel: PixelPoint(x: Int(event.x_root), y: Int(event.y_root)), scale: scale,
          modifiers: KeyTranslation.modifiers(state: event.state))))
  }

  private func propertyChanged(_ event: XPropertyEvent) {
    if event.atom == connection.atoms[.frameShown], awaitedAnswer == .propertyChanged {
      awaitedAnswer = nil
    }
  }

  private func frameWasRead(_ event: XEvent) {
    let segment = withUnsafePointer(to: event) { rd_shm_completion($0).shmseg }
    if awaitedAnswer == .sharedMemoryRead(segment) {
      awaitedAnswer = nil
    }
  }
}
