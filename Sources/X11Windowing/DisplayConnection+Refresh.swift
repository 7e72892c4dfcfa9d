internal import CX11
package import Windowing

/// How often the screen is refreshed.
extension DisplayConnection {
  /// The time from one refresh to the next of the fastest monitor in use, in seconds.
  ///
  /// A sixtieth where RANDR is missing or says nothing sane, as on virtual screens. Only reads
  /// what the server knows: no monitor is probed.
  package func refreshInterval() -> Seconds {
    let ordinary = 1.0 / 60
    var (opcode, eventBase, errorBase): (Int32, Int32, Int32) = (0, 0, 0)
    var (major, minor): (Int32, Int32) = (0, 0)
    // Not XRRQueryExtension: it leaks on a server without the extension.
    guard XQueryExtension(handle, "RANDR", &opcode, &eventBase, &errorBase) != 0,
      XRRQueryVersion(handle, &major, &minor) != 0, (major, minor) >= (1, 3),
      let resources = XRRGetScreenResourcesCurrent(handle, root)
    else { return ordinary }
    defer { XRRFreeScreenResources(resources) }
    let modes = UnsafeBufferPointer(
      start: resources.pointee.modes, count: Int(resources.pointee.nmode))
    let rates = (0..<Int(resources.pointee.ncrtc)).compactMap { index -> Double? in
      guard let crtc = XRRGetCrtcInfo(handle, resources, resources.pointee.crtcs[index]) else {
        return nil
      }
      defer { XRRFreeCrtcInfo(crtc) }
      let mode = modes.first { $0.id == crtc.pointee.mode }
      return mode.map { Double($0.dotClock) / (Double($0.hTotal) * Double($0.vTotal)) }
    }
    guard let rate = rates.filter({ (20...500).contains($0) }).max() else { return ordinary }
    return 1 / rate
  }
}
