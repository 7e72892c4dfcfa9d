public import Foundation
public import Layers
public import Views

extension CADisplayLink {
  /// Creates a link, not yet running, that sends `target` a message once a frame.
  ///
  /// - Parameters:
  ///   - target: Who is sent the message; held until the link is invalidated.
  ///   - selector: What is called, with the link.
  public convenience init(target: Any, selector: Selector) {
    self.init { link in selector.call(on: target, link) }
  }

  /// Creates a link, not yet running, that calls a block once a frame.
  ///
  /// It is what an edited call with a selector may look like.
  ///
  /// - Parameters:
  ///   - target: Whose link it is; held until the link is invalidated, as with a selector.
  ///   - block: Called with the link.
  public convenience init(target: Any, _ block: @escaping (CADisplayLink) -> Void) {
    self.init { link in withExtendedLifetime(target) { block(link) } }
  }

  /// Creates a link, not yet running, that calls a block once a frame.
  ///
  /// - Parameters:
  ///   - target: Whose link it is; held until the link is invalidated, as with a selector.
  ///   - block: Called each time.
  public convenience init(target: Any, _ block: @escaping () -> Void) {
    self.init { _ in withExtendedLifetime(target) { block() } }
  }

  /// Starts the link; frames are drawn by the main run loop, whichever is given.
  public func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) { start() }

  /// Stops the link, which can be added again.
  public func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) { stop() }

  /// How many frames pass from one call to the next; 1 unless set.
  public var frameInterval: Int {
    get { preferredFramesPerSecond > 0 ? max(1, 60 / preferredFramesPerSecond) : 1 }
    set { preferredFramesPerSecond = newValue > 1 ? max(1, 60 / newValue) : 0 }
  }
}
