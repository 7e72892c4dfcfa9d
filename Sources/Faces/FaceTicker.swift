import Layers

/// Tells the whole seconds left until a moment, once each, by the media clock.
///
/// It ends with 0, or when it is let go of. What is left is reckoned from the clock each time,
/// never counted; a frame that comes late tells what is true then.
final class FaceTicker {
  private let end: Double
  private let tell: (Int) -> Void
  private var told: Int?
  private var link: CADisplayLink?

  /// Begins, and tells what is left at `now`.
  ///
  /// - Parameters:
  ///   - end: When nothing is left, on the media clock.
  ///   - now: The media clock.
  ///   - tell: Gets the seconds left; must not hold on to this object.
  init(until end: Double, now: Double, _ tell: @escaping (Int) -> Void) {
    self.end = end
    self.tell = tell
    let link = CADisplayLink { [weak self] link in self?.tick(at: link.timestamp) }
    link.preferredFramesPerSecond = 1
    self.link = link
    link.start()
    tick(at: now)
  }

  deinit { link?.invalidate() }

  private func tick(at now: Double) {
    let left = Int(min(max(wholeSeconds(end - now), 0), 1e9))
    guard left != told else { return }
    told = left
    if left == 0 {
      link?.invalidate()
      link = nil
    }
    tell(left)
  }
}
