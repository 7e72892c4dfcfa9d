internal import CX11
public import Drawing
public import Geometry
public import Windowing

/// A floating window on an X server.
///
/// The window manager manages it, and is asked to keep it above, everywhere, out of its lists, and
/// to give it no focus but by a click. It is made of pixels with alpha where the server has them.
/// Without a compositor, or without alpha, the window takes the shape of its picture.
public final class X11Window: OverlayWindow {
  /// The window's size, in device pixels.
  public private(set) var pixelSize: PixelSize
  /// How many device pixels a point is wide.
  public private(set) var scale: Double
  /// The time from one refresh of the screen to the next, in seconds.
  public let refreshInterval: Seconds
  /// The part of the picture that has no content yet.
  public private(set) var lostContent: PixelRegion

  let connection: DisplayConnection
  let identifier: UInt
  let options: X11WindowOptions
  /// Where the window is on the desktop; `nil` until the server told.
  var origin: PixelPoint?
  /// The last press of the left button, where dragging starts.
  var lastPress: PointerEvent?
  /// Where the left button came up since its last press; `nil` while it is held, as far as we know.
  var lastRelease: PointerEvent?
  /// The press that our own dragging started from; `nil` while none is going on.
  var ownDrag: PointerEvent?
  /// Whether the window manager was asked to drag; it may not have taken the pointer yet.
  var isDragHandedOver = false
  var isAbove: Bool
  var isMapped = false
  var isObscured = false
  var wasViewable = false
  /// The parts of the screen that were lost, and are sent with the next frame.
  var exposedRegion = PixelRegion()
  /// The exposures that no event has told about yet.
  var untoldExposure = PixelRegion()
  var events: [WindowEvent] = []
  /// The frame that the server has not answered yet, by what its answer looks like.
  var awaitedAnswer: FrameAnswer?
  var hasToldLoss = false
  private(set) var isClosed = false

  private let visual: WindowVisual
  private let colormap: UInt
  private let context: GC
  private var picture: WindowPicture
  private var shapeMask: ShapeMask?
  /// The rectangles of the mask as the server knows them; `nil` until it was told.
  private var shapeBands: [PixelRect]?
  private var lastSent = SentFrame()

  /// How the server says that it has read a frame.
  enum FrameAnswer: Hashable {
    /// By the completion event for the shared memory with this name.
    case sharedMemoryRead(UInt)
    /// By the change of a property that was asked for after the pixels.
    case propertyChanged
  }

  /// What was sent last, and when in the sequence of requests.
  private struct SentFrame {
    var region = PixelRegion()
    var serial: UInt = 0
  }

  /// Opens a window and lets it appear.
  ///
  /// - Throws: ``X11WindowError`` if the server has no colours or there is no memory for a picture.
  public init(_ connection: DisplayConnection, _ options: X11WindowOptions) throws(X11WindowError) {
    guard let visual = WindowVisual.best(on: connection) else { throw .noColourVisual }
    do throws(CairoError) {
      picture = try WindowPicture(size: options.size, visual: visual, connection: connection)
    } catch {
      throw .noPicture(reason: error.description)
    }
    let display = connection.handle
    colormap = XCreateColormap(display, connection.root, visual.visual, AllocNone)
    let origin = options.placement?.origin(of: options.size, on: connection.screenSize)
    var attributes = XSetWindowAttributes()
    attributes.colormap = colormap
    // A visual of another depth than the parent's needs a border of its own.
    attributes.border_pixel = 0
    attributes.bit_gravity = NorthWestGravity
    // Transparent until the first frame.
    attributes.background_pixel = 0
    attributes.event_mask = Self.eventMask
    identifier = XCreateWindow(
      display, connection.root, Int32(clamping: origin?.x ?? 0), Int32(clamping: origin?.y ?? 0),
      UInt32(clamping: options.size.width), UInt32(clamping: options.size.height), 0,
      visual.depth, UInt32(InputOutput), visual.visual,
      UInt(CWColormap | CWBorderPixel | CWBackPixel | CWBitGravity | CWEventMask), &attributes)
    context = XCreateGC(display, identifier, 0, nil)
    self.connection = connection
    self.options = options
    self.visual = visual
    self.origin = origin
    pixelSize = options.size
    scale = options.scale ?? connection.scale
    isAbove = options.isAbove
    refreshInterval = connection.refreshInterval()
    lostContent = PixelRegion(PixelRect(size: options.size))
    connection.addReceiver(self, for: identifier)
    writeHints()
    updateShapeMode()
    XMapWindow(display, identifier)
  }

  deinit {
    close()
  }

  private static let eventMask =
    ExposureMask | StructureNotifyMask | VisibilityChangeMask | PropertyChangeMask | KeyPressMask
    | ButtonPressMask | ButtonReleaseMask | PointerMotionMask | EnterWindowMask | LeaveWindowMask

  /// Whether anything of the window can be seen: it is mapped and not wholly covered.
  public var isViewable: Bool {
    // A window whose shape is empty counts as obscured, though the next frame may change that.
    isMapped && !(isObscured && shapeBands != []) && !isClosed && !connection.isLost
  }

  /// Whether the window is on the desktop, covered or not, and neither minimised nor elsewhere.
  package var isOnDesktop: Bool { isMapped && !isClosed && !connection.isLost }

  /// Whether a part of the screen waits for the picture.
  public var isPresentationNeeded: Bool {
    isViewable && (!exposedRegion.isEmpty || !lostContent.isEmpty)
  }

  /// Whether the server is still reading the last frame.
  public var isFrameInFlight: Bool { awaitedAnswer != nil }

  /// The connection's descriptor.
  public var fileDescriptor: Int32? { connection.isLost ? nil : connection.fileDescriptor }

  /// The X identifier, as `xwininfo -id` takes it.
  package var xIdentifier: UInt { identifier }

  /// Repaints a part of the picture and puts it on the screen.
  public func present(
    _ damage: PixelRegion, drawing: (inout ImageSurface, PixelRegion) -> Void
  ) {
    precondition(!isFrameInFlight, "a frame is still in flight")
    var region = damage.intersection(PixelRect(size: pixelSize))
    region.formUnion(lostContent)
    if !region.isEmpty {
      picture.draw(region, drawing)
      lostContent = PixelRegion()
      updateShape(region)
    }
    guard isMapped, !isClosed, !connection.isLost else { return }
    region.formUnion(exposedRegion)
    exposedRegion = PixelRegion()
    send(region)
  }

  private func send(_ region: PixelRegion) {
    guard !region.isEmpty else { return }
    if lastSent.serial == 0 {
      // From now on the server must not clear what we are about to send: that would flicker.
      XSetWindowBackgroundPixmap(connection.handle, identifier, 0)
    }
    lastSent = SentFrame(region: region, serial: XNextRequest(connection.handle))
    let isAnswered = picture.put(region, into: identifier, with: context)
    if isAnswered, let segment = picture.segmentIdentifier {
      awaitedAnswer = .sharedMemoryRead(segment)
    } else if !connection.sharesMemory {
      // A server that is far away answers to a change that changes nothing.
      XChangeProperty(
        connection.handle, identifier, connection.atoms[.frameShown], XA_CARDINAL, 32,
        PropModeAppend, nil, 0)
      awaitedAnswer = .propertyChanged
    }
  }

  /// Whether an exposure was told before the server saw pixels of ours that cover it.
  func isCoveredSince(_ serial: UInt, _ rect: PixelRect) -> Bool {
    serial < lastSent.serial && lastSent.region.rects.contains { $0.contains(rect) }
  }

  /// Takes the events that came since the last call, and sends what is queued.
  public func drainEvents() -> [WindowEvent] {
    connection.dispatchEvents()
    if !untoldExposure.isEmpty {
      events.append(.exposed(untoldExposure))
      untoldExposure = PixelRegion()
    }
    if wasViewable != isViewable {
      wasViewable = isViewable
      events.append(.viewabilityChanged(isViewable))
    }
    defer { events = [] }
    return events
  }

  /// Takes the size that the server says the window has.
  ///
  /// If there is no memory for a picture of that size the old one stays.
  func adopt(size: PixelSize) {
    guard size != pixelSize else { return }
    do throws(CairoError) {
      picture = try WindowPicture(size: size, visual: visual, connection: connection)
    } catch {
      return
    }
    pixelSize = size
    lostContent = PixelRegion(PixelRect(size: size))
    exposedRegion = PixelRegion()
    // The answer about the old picture's memory says nothing about the new one's.
    awaitedAnswer = nil
    shapeMask = shapeMask.map { _ in ShapeMask(size: size) }
    shapeBands = nil
    events.append(.resized(size))
  }

  /// Asks the connection's scale to be used, unless the options fixed one.
  func displayScaleChanged(to newScale: Double) {
    guard options.scale == nil, scale != newScale else { return }
    scale = newScale
    events.append(.scaleChanged(newScale))
  }

  /// Takes the window from the screen for good.
  public func close() {
    guard !isClosed else { return }
    isClosed = true
    connection.removeReceiver(for: identifier)
    guard !connection.isLost else { return }
    XFreeGC(connection.handle, context)
    XDestroyWindow(connection.handle, identifier)
    XFreeColormap(connection.handle, colormap)
    XFlush(connection.handle)
  }
}

// MARK: - Shape

extension X11Window {
  /// Whether half-transparent pixels can't be shown, so that the window takes the picture's shape.
  private var needsShape: Bool {
    connection.extensions.hasShapes && !(visual.hasAlpha && connection.hasCompositor)
  }

  /// Starts or stops giving the window the shape of its picture.
  func updateShapeMode() {
    guard needsShape != (shapeMask != nil) else { return }
    if needsShape {
      shapeMask = ShapeMask(size: pixelSize)
      if lostContent.isEmpty {
        updateShape(PixelRegion(PixelRect(size: pixelSize)))
      } else {
        // Nothing is shown of a picture that isn't painted yet, not even a black square.
        shapeBands = []
        setShape(ShapeBounding, [])
      }
    } else {
      shapeMask = nil
      shapeBands = nil
      XShapeCombineMask(connection.handle, identifier, ShapeBounding, 0, 0, 0, ShapeSet)
    }
  }

  /// Adapts the window's shape to what was painted, before it is sent: what lies outside of the
  /// shape is not kept by the server.
  private func updateShape(_ region: PixelRegion) {
    let hasChanged = shapeMask?.update(region) { picture.row($0, $1) } ?? false
    guard hasChanged || shapeBands == nil, let bands = shapeMask?.bands else { return }
    shapeBands = bands
    setShape(ShapeBounding, bands)
  }

  /// Sets which pixels take the pointer.
  public func setInputShape(_ shape: InputShape) {
    guard connection.extensions.hasInputShapes, !isClosed else { return }
    if let bands = shape.bands {
      setShape(ShapeInput, bands)
    } else {
      XShapeCombineMask(connection.handle, identifier, ShapeInput, 0, 0, 0, ShapeSet)
    }
  }

  private func setShape(_ kind: Int32, _ bands: [PixelRect]) {
    var rectangles = bands.map {
      XRectangle(
        x: Int16(clamping: $0.x), y: Int16(clamping: $0.y), width: UInt16(clamping: $0.width),
        height: UInt16(clamping: $0.height))
    }
    XShapeCombineRectangles(
      connection.handle, identifier, kind, 0, 0, &rectangles, Int32(clamping: rectangles.count),
      ShapeSet, Unsorted)
  }
}
