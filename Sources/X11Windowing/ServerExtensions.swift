internal import CX11

/// Which extensions of the X protocol the server has, of those that we can use.
struct ServerExtensions {
  /// Whether pictures can lie in shared memory (MIT-SHM).
  let hasSharedMemory: Bool
  /// The type of the event that says a shared picture was read.
  let sharedMemoryCompletion: Int32
  /// Whether windows can have another shape than a rectangle (SHAPE).
  let hasShapes: Bool
  /// Whether the shape that takes the pointer can be set by itself (SHAPE 1.1).
  let hasInputShapes: Bool
  /// The first event type of XFIXES, which watches selections; `nil` without it.
  let selectionEventBase: Int32?
  /// Whether pixel formats with alpha are known (RENDER).
  let hasRender: Bool

  /// Asks the server for each.
  init(display: OpaquePointer) {
    hasSharedMemory = XShmQueryExtension(display) != 0
    sharedMemoryCompletion =
      hasSharedMemory ? XShmGetEventBase(display) + Int32(ShmCompletion) : -1
    var (eventBase, errorBase, major, minor): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
    hasShapes = XShapeQueryExtension(display, &eventBase, &errorBase) != 0
    hasInputShapes =
      hasShapes && XShapeQueryVersion(display, &major, &minor) != 0 && (major, minor) >= (1, 1)
    // XFIXES serves only clients that said which version they speak.
    let hasFixes =
      XFixesQueryExtension(display, &eventBase, &errorBase) != 0
      && XFixesQueryVersion(display, &major, &minor) != 0
    selectionEventBase = hasFixes ? eventBase : nil
    hasRender = XRenderQueryExtension(display, &eventBase, &errorBase) != 0
  }
}
