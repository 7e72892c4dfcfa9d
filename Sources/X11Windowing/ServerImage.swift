internal import CX11
internal import Drawing
internal import Geometry
internal import Glibc

/// Pixels in the server's format, in memory that it reads itself where it can.
///
/// Owns the memory, its image and the server's access to it. A shared segment is marked for
/// removal as soon as we have it, so none is left behind however the program ends.
struct ServerImage: ~Copyable {
  let size: PixelSize
  let format: PixelFormat
  let bytesPerRow: Int
  let memory: UnsafeMutableRawPointer
  private let image: UnsafeMutablePointer<XImage>
  private let segment: UnsafeMutablePointer<XShmSegmentInfo>?
  private let connection: DisplayConnection

  /// Rectangles up to this many bytes are sent, not shared.
  ///
  /// Copying them through the socket costs less than the server's answer that it has read the
  /// shared memory, which wakes us.
  private static let largestSentRect = 16_384

  /// Allocates an image of `size` for windows of `visual`.
  ///
  /// - Precondition: Both sides are in `1...32767`.
  /// - Throws: `CairoError` when memory runs out.
  init(
    size: PixelSize, visual: WindowVisual, connection: DisplayConnection
  ) throws(CairoError) {
    let shared =
      connection.sharesMemory ? Self.share(size: size, visual: visual, connection) : nil
    guard let made = shared ?? Self.allocate(size: size, visual: visual, connection) else {
      throw CairoError(operation: "create a window picture of \(size)", reason: "out of memory")
    }
    self.size = size
    self.connection = connection
    self.image = made.image
    self.segment = made.segment
    self.memory = made.memory
    self.bytesPerRow = Int(made.image.pointee.bytes_per_line)
    self.format = PixelFormat(
      bitsPerPixel: Int(made.image.pointee.bits_per_pixel),
      redMask: visual.visual.pointee.red_mask, greenMask: visual.visual.pointee.green_mask,
      blueMask: visual.visual.pointee.blue_mask)
  }

  deinit {
    if let segment {
      // The server reads what it was told to before it handles this.
      if !connection.isLost {
        XShmDetach(connection.handle, segment)
      }
      shmdt(segment.pointee.shmaddr)
      segment.deallocate()
    } else {
      free(memory)
    }
    // Or Xlib would free the memory by itself.
    image.pointee.data = nil
    rd_destroy_image(image)
  }

  /// The server's name for the shared memory; `nil` if there is none.
  var segmentIdentifier: UInt? { segment?.pointee.shmseg }

  /// Sends `region` to the same place of a window.
  ///
  /// - Returns: Whether the server will answer when it has read shared memory.
  func put(_ region: PixelRegion, into window: UInt, with context: GC) -> Bool {
    let rects = region.intersection(PixelRect(size: size)).rects
    let lastShared = rects.lastIndex { isShared($0) }
    for (index, rect) in rects.enumerated() {
      let (x, y) = (Int32(rect.x), Int32(rect.y))
      let (width, height) = (UInt32(rect.width), UInt32(rect.height))
      if isShared(rect) {
        XShmPutImage(
          connection.handle, window, context, image, x, y, x, y, width, height,
          index == lastShared ? 1 : 0)
      } else {
        XPutImage(connection.handle, window, context, image, x, y, x, y, width, height)
      }
    }
    return lastShared != nil
  }

  private func isShared(_ rect: PixelRect) -> Bool {
    segment != nil && rect.area * Int(image.pointee.bits_per_pixel) / 8 > Self.largestSentRect
  }

  private typealias Made = (
    image: UnsafeMutablePointer<XImage>, segment: UnsafeMutablePointer<XShmSegmentInfo>?,
    memory: UnsafeMutableRawPointer
  )

  /// Makes an image in a shared segment; `nil` if the kernel or the server refuses.
  ///
  /// A server that refuses once, since it runs elsewhere after all, is not asked again.
  private static func share(
    size: PixelSize, visual: WindowVisual, _ connection: DisplayConnection
  ) -> Made? {
    let segment = UnsafeMutablePointer<XShmSegmentInfo>.allocate(capacity: 1)
    segment.initialize(to: XShmSegmentInfo())
    guard
      let image = XShmCreateImage(
        connection.handle, visual.visual, UInt32(visual.depth), ZPixmap, nil, segment,
        UInt32(size.width), UInt32(size.height))
    else {
      segment.deallocate()
      return nil
    }
    let byteCount = Int(image.pointee.bytes_per_line) * size.height
    let identifier = shmget(IPC_PRIVATE, byteCount, 0o600)
    let address = identifier >= 0 ? shmat(identifier, nil, 0) : nil
    if identifier >= 0 {
      // Linux lets the server attach to a segment that is marked already.
      shmctl(identifier, IPC_RMID, nil)
    }
    // shmat says failure by the address −1.
    guard let address, Int(bitPattern: address) != -1 else {
      rd_destroy_image(image)
      segment.deallocate()
      return nil
    }
    segment.pointee.shmid = identifier
    segment.pointee.shmaddr = address.assumingMemoryBound(to: CChar.self)
    segment.pointee.readOnly = 1
    let isRefused = ServerErrorLog.isRefused(by: connection.handle) {
      XShmAttach(connection.handle, segment)
    }
    guard !isRefused else {
      connection.sharesMemory = false
      shmdt(address)
      rd_destroy_image(image)
      segment.deallocate()
      return nil
    }
    image.pointee.data = segment.pointee.shmaddr
    return (image, segment, address)
  }

  /// Makes an image in our own memory.
  private static func allocate(
    size: PixelSize, visual: WindowVisual, _ connection: DisplayConnection
  ) -> Made? {
    guard
      let image = XCreateImage(
        connection.handle, visual.visual, UInt32(visual.depth), ZPixmap, 0, nil,
        UInt32(size.width), UInt32(size.height), 32, 0)
    else { return nil }
    // Xlib swaps the bytes for a server that wants the other order.
    image.pointee.byte_order = UInt32(1).littleEndian == 1 ? LSBFirst : MSBFirst
    guard let memory = calloc(size.height, Int(image.pointee.bytes_per_line)) else {
      rd_destroy_image(image)
      return nil
    }
    image.pointee.data = memory.assumingMemoryBound(to: CChar.self)
    return (image, nil, memory)
  }
}
