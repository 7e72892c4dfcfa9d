public import Drawing
public import Geometry

/// A window kept in memory, with no server behind it.
///
/// It behaves like one on a screen that nothing covers, and keeps account of what was presented.
/// Its events are those that ``enqueue(_:)`` put there.
public final class HeadlessWindow: OverlayWindow {
  /// The window's size, in device pixels.
  public private(set) var pixelSize: PixelSize
  /// How many device pixels a point is wide.
  public private(set) var scale: Double
  /// The time from one refresh of the screen to the next, in seconds.
  public let refreshInterval: Seconds
  /// Whether anything of the window can be seen; an event changes it.
  public private(set) var isViewable = true
  /// The part of the picture that has no content yet.
  public private(set) var lostContent: PixelRegion
  /// Whether a frame was begun that the test hasn't ended yet by ``endFrameInFlight()``.
  public private(set) var isFrameInFlight = false
  /// Whether the end of the frame in flight waits to be read by ``drainEvents()``.
  private var isAnswerQueued = false
  /// Whether each frame stays in flight until ``endFrameInFlight()``, as on a slow server.
  public var keepsFramesInFlight = false

  /// The descriptor to wait on; `nil` at first, as events come from the program itself.
  public var fileDescriptor: Int32?

  /// The title that was set last.
  public private(set) var title = ""
  /// The place that was asked for last, or that an event told.
  public private(set) var origin = PixelPoint(x: 0, y: 0)
  /// The input shape that was set last.
  public private(set) var inputShape = InputShape.everything
  /// Whether the window was last asked to stay above others.
  public private(set) var isAbove = true
  /// Whether the window was closed.
  public private(set) var isClosed = false
  /// How often the person was let drag the window.
  public private(set) var moveCount = 0

  /// How many frames were presented.
  public private(set) var frameCount = 0
  /// How many bytes of pixels were presented.
  public private(set) var presentedByteCount = 0
  /// What each frame presented, oldest first, while ``recordsRegions`` is true.
  public private(set) var presentedRegions: [PixelRegion] = []
  /// Whether ``presentedRegions`` grows with each frame.
  public var recordsRegions = true

  private var picture: ImageSurface
  private var exposedRegion = PixelRegion()
  private var queue: [WindowEvent] = []

  /// Creates a window of `pixelSize` with a transparent picture.
  ///
  /// - Precondition: `scale` and `refreshInterval` are positive.
  /// - Throws: `CairoError` if a side is out of range or memory runs out.
  public init(
    pixelSize: PixelSize, scale: Double = 1, refreshInterval: Seconds = 1.0 / 60
  ) throws(CairoError) {
    precondition(scale > 0, "a window has more than 0 device pixels a point")
    precondition(refreshInterval > 0, "a screen refreshes now and then")
    picture = try ImageSurface(size: pixelSize)
    self.pixelSize = pixelSize
    self.scale = scale
    self.refreshInterval = refreshInterval
    lostContent = PixelRegion(PixelRect(size: pixelSize))
  }

  /// Whether a part of the screen waits for the picture.
  public var isPresentationNeeded: Bool { !lostContent.isEmpty || !exposedRegion.isEmpty }

  /// Adds events for the next ``drainEvents()``; those about the window's state change it then.
  public func enqueue(_ events: [WindowEvent]) {
    queue += events
  }

  /// Ends the frame in flight, as the server's answer would.
  public func endFrameInFlight() {
    isFrameInFlight = false
    isAnswerQueued = false
  }

  /// Has the frame in flight end when the events are next taken, as a server's answer does.
  public func queueFrameAnswer() {
    isAnswerQueued = true
  }

  /// Repaints a part of the picture and counts it as shown.
  public func present(
    _ damage: PixelRegion, drawing: (inout ImageSurface, PixelRegion) -> Void
  ) {
    precondition(!isFrameInFlight, "a frame is still in flight")
    var region = damage.intersection(PixelRect(size: pixelSize))
    region.formUnion(lostContent)
    if !region.isEmpty {
      drawing(&picture, region)
    }
    lostContent = PixelRegion()
    region.formUnion(exposedRegion)
    exposedRegion = PixelRegion()
    guard !region.isEmpty else { return }
    frameCount += 1
    presentedByteCount += region.area * 4
    if recordsRegions {
      presentedRegions.append(region)
    }
    isFrameInFlight = keepsFramesInFlight
  }

  /// Lends the picture as it stands.
  public func withPicture<Result, Failure: Error>(
    _ body: (borrowing ImageSurface) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try body(picture)
  }

  /// Takes the events that were put there since the last call.
  public func drainEvents() -> [WindowEvent] {
    if isAnswerQueued { endFrameInFlight() }
    let events = queue
    queue = []
    for event in events {
      apply(event)
    }
    return events
  }

  /// Takes over what an event says about the window.
  private func apply(_ event: WindowEvent) {
    switch event {
    case .exposed(let region):
      exposedRegion.formUnion(region.intersection(PixelRect(size: pixelSize)))
    case .viewabilityChanged(let isViewable): self.isViewable = isViewable
    case .moved(let origin): self.origin = origin
    case .scaleChanged(let scale): self.scale = scale
    case .pointer, .keyPressed, .closeRequested, .resized, .compositorChanged, .connectionLost:
      break
    }
  }

  /// Sets the title.
  public func setTitle(_ title: String) {
    self.title = title
  }

  /// Takes another size, whose picture is transparent; one that can't be had changes nothing.
  public func resize(to size: PixelSize) {
    guard size != pixelSize, let resized = try? ImageSurface(size: size) else { return }
    picture = resized
    pixelSize = size
    lostContent = PixelRegion(PixelRect(size: size))
    exposedRegion = PixelRegion()
    queue.append(.resized(size))
  }

  /// Takes another place.
  public func move(to origin: PixelPoint) {
    guard origin != self.origin else { return }
    queue.append(.moved(origin))
  }

  /// Counts the request.
  public func beginMoving() {
    moveCount += 1
  }

  /// Sets which pixels take the pointer.
  public func setInputShape(_ shape: InputShape) {
    inputShape = shape
  }

  /// Sets whether the window stays above others.
  public func setAbove(_ isAbove: Bool) {
    self.isAbove = isAbove
  }

  /// Closes the window.
  public func close() {
    isClosed = true
    isViewable = false
  }
}
