internal import CX11
public import Geometry
internal import Glibc
public import Windowing

/// What a window tells its window manager.
extension X11Window {
  /// Writes everything that must be known before the window appears.
  func writeHints() {
    writeNames()
    writeSizeHints(size: options.size)
    writeInputHint()
    setAtoms(.wmProtocols, [.wmDeleteWindow, .netPing])
    var states: [AtomName] = []
    switch options.kind {
    case .overlay:
      writeOverlayHints()
      states = [.netStateSkipTaskbar, .netStateSkipPager]
    case .ordinary: setAtoms(.netWindowType, [.netTypeNormal])
    }
    if options.isAbove {
      states.append(.netStateAbove)
    }
    if options.isOnAllWorkspaces {
      states.append(.netStateSticky)
      setCardinals(.netDesktop, [0xFFFF_FFFF])
    }
    setAtoms(.netState, states)
    let icon = options.icons.flatMap { icon in
      [icon.size.width, icon.size.height] + icon.pixels.map { Int($0) }
    }
    if !icon.isEmpty {
      setCardinals(.netIcon, icon)
    }
  }

  /// Says that the window wants neither frame nor focus.
  private func writeOverlayHints() {
    let atoms = connection.atoms
    setAtoms(.netWindowType, [.netTypeUtility])
    // 0 asks for no focus when the window appears.
    setCardinals(.netUserTime, [0])
    setCardinals(.gtkFrameExtents, [0, 0, 0, 0])
    // Flags (2: decorations), functions, decorations, input mode, status.
    connection.setProperty(
      atoms[.motifHints], of: identifier, type: atoms[.motifHints], to: [2, 0, 0, 0, 0])
  }

  /// Sets the text that window lists show.
  public func setTitle(_ title: String) {
    guard !isClosed else { return }
    let atoms = connection.atoms
    connection.setProperty(
      atoms[.netName], of: identifier, type: atoms[.utf8String], to: title.utf8)
    // The older property is Latin-1 by its type STRING. What that can't hold goes in as UTF-8,
    // which every toolkit reads, and needs no locale as COMPOUND_TEXT would.
    let latin1 = title.unicodeScalars.compactMap { UInt8(exactly: $0.value) }
    if latin1.count == title.unicodeScalars.count {
      connection.setProperty(XA_WM_NAME, of: identifier, type: XA_STRING, to: latin1)
    } else {
      connection.setProperty(
        XA_WM_NAME, of: identifier, type: atoms[.utf8String], to: title.utf8)
    }
  }

  /// Sets whether the window stays above others.
  public func setAbove(_ isAbove: Bool) {
    guard !isClosed, self.isAbove != isAbove else { return }
    self.isAbove = isAbove
    // 1 adds and 0 removes; the last 1 says that an ordinary program asks.
    connection.sendMessage(
      .netState, about: identifier,
      [isAbove ? 1 : 0, Int(bitPattern: connection.atoms[.netStateAbove]), 0, 1])
  }

  /// Asks for another size; an event says what came of it.
  ///
  /// A size that the server can't have is refused.
  public func resize(to size: PixelSize) {
    guard !isClosed, size != pixelSize, (1...32_767).contains(size.width),
      (1...32_767).contains(size.height)
    else { return }
    writeSizeHints(size: size)
    XResizeWindow(
      connection.handle, identifier, UInt32(clamping: size.width), UInt32(clamping: size.height))
  }

  /// Asks for another place of the window's top left corner on the desktop.
  public func move(to origin: PixelPoint) {
    guard !isClosed else { return }
    XMoveWindow(
      connection.handle, identifier, Int32(clamping: origin.x), Int32(clamping: origin.y))
  }

  /// Lets the person drag the window, from the last press of the left button.
  ///
  /// The window manager does it where it can; else we follow the pointer until the release.
  public func beginMoving() {
    guard !isClosed, let press = lastPress else { return }
    // A flick: the button came up before anybody was asked.
    if let release = lastRelease { return follow(release, from: press) }
    guard connection.windowManagerSupports(.netMoveResize) else {
      ownDrag = press
      return
    }
    // The button's press gave us the pointer, which the window manager needs now.
    XUngrabPointer(connection.handle, UInt(CurrentTime))
    isDragHandedOver = true
    askToDrag(from: press, direction: 8)
  }

  /// Ends a drag that the window manager was asked for too late to see the button come up.
  ///
  /// Otherwise it would move the window with no button held, until the next click.
  ///
  /// - Source: Extended Window Manager Hints, "_NET_WM_MOVERESIZE".
  func takeDragBack(droppedAt release: PointerEvent) {
    isDragHandedOver = false
    guard !isClosed, let press = lastPress else { return }
    askToDrag(from: press, direction: 11)
    follow(release, from: press)
  }

  /// Moves the window by as much as the pointer has moved from `press` to `place`.
  func follow(_ place: PointerEvent, from press: PointerEvent) {
    move(
      to: PixelPoint(
        x: place.desktopPixel.x - press.pixel.x, y: place.desktopPixel.y - press.pixel.y))
  }

  /// Asks the window manager for a drag: direction 8 is a move, 11 takes that back.
  private func askToDrag(from press: PointerEvent, direction: Int) {
    // The last two are the left button and an ordinary program.
    connection.sendMessage(
      .netMoveResize, about: identifier,
      [press.desktopPixel.x, press.desktopPixel.y, direction, 1, 1])
  }

  private func writeNames() {
    setTitle(options.title)
    let classes = "\(options.instanceName)\0\(options.className)\0"
    connection.setProperty(XA_WM_CLASS, of: identifier, type: XA_STRING, to: classes.utf8)
    setCardinals(.netPID, [Int(getpid())])
    var host = [CChar](repeating: 0, count: 256)
    // A process number means nothing without the machine it is on.
    if gethostname(&host, host.count - 1) == 0 {
      connection.setProperty(
        XA_WM_CLIENT_MACHINE, of: identifier, type: XA_STRING,
        to: host.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) })
    }
  }

  /// Says where the window wants to be and how large, an overlay also that it has no other size.
  ///
  /// One size only makes tiling window managers let a window float.
  private func writeSizeHints(size: PixelSize) {
    var hints = XSizeHints()
    let (width, height) = (Int32(clamping: size.width), Int32(clamping: size.height))
    hints.flags = PSize | PWinGravity
    (hints.width, hints.height) = (width, height)
    if options.kind == .overlay {
      hints.flags |= PMinSize | PMaxSize
      (hints.min_width, hints.min_height) = (width, height)
      (hints.max_width, hints.max_height) = (width, height)
    }
    hints.win_gravity = options.placement.map(Self.gravity) ?? NorthWestGravity
    if options.placement != nil, let origin {
      hints.flags |= USPosition
      (hints.x, hints.y) = (Int32(clamping: origin.x), Int32(clamping: origin.y))
    }
    XSetWMNormalHints(connection.handle, identifier, &hints)
  }

  /// The corner that stays in place when the window gets a frame.
  private static func gravity(of placement: WindowPlacement) -> Int32 {
    switch (placement.horizontal, placement.vertical) {
    case (.fromStart, .fromStart): NorthWestGravity
    case (.fromEnd, .fromStart): NorthEastGravity
    case (.fromStart, .fromEnd): SouthWestGravity
    case (.fromEnd, .fromEnd): SouthEastGravity
    }
  }

  /// Says that a click may give the window the focus.
  private func writeInputHint() {
    var hints = XWMHints()
    hints.flags = InputHint | StateHint
    hints.input = 1
    hints.initial_state = NormalState
    XSetWMHints(connection.handle, identifier, &hints)
  }

  private func setAtoms(_ property: AtomName, _ values: [AtomName]) {
    connection.setProperty(
      connection.atoms[property], of: identifier, type: XA_ATOM,
      to: values.map { Int(bitPattern: connection.atoms[$0]) })
  }

  private func setCardinals(_ property: AtomName, _ values: [Int]) {
    connection.setProperty(
      connection.atoms[property], of: identifier, type: XA_CARDINAL, to: values)
  }
}
