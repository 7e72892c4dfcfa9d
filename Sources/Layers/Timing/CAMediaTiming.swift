public import Animation

/// A span of time in seconds, by Core Foundation's name.
public typealias CFTimeInterval = Double

/// How an object's own time runs on its parent's: layers and animations have it.
///
/// Local time is `(parent time − beginTime) · speed + timeOffset`; what an animation shows at a
/// local time follows from the rest of the properties.
///
/// - Source: Core Animation, "CAMediaTiming".
public protocol CAMediaTiming: AnyObject {
  /// When the object begins, in seconds on its parent's clock.
  var beginTime: CFTimeInterval { get set }
  /// How long one cycle takes, in seconds; 0 on an added animation means the transaction's duration.
  var duration: CFTimeInterval { get set }
  /// How fast local time runs against the parent's: 2 is twice as fast, 0 stands still.
  var speed: Float { get set }
  /// Where in its cycle the object begins, in seconds of local time.
  var timeOffset: CFTimeInterval { get set }
  /// How many cycles are played; fractions and infinity allowed, 0 or less plays once.
  var repeatCount: Float { get set }
  /// How long cycles are played for, in seconds; 0 leaves it to ``repeatCount``.
  var repeatDuration: CFTimeInterval { get set }
  /// Whether every cycle is followed by its mirror image in time.
  var autoreverses: Bool { get set }
  /// Whether the object shows before its beginning and after its end.
  var fillMode: CAMediaTimingFillMode { get set }
}

/// The current media time, in seconds of a clock that never steps and includes suspend.
///
/// Under an event loop it is the time of the current turn, the same for everything in that turn.
public func CACurrentMediaTime() -> CFTimeInterval {
  LayerThread.current.clock()
}

/// The clock that ``CACurrentMediaTime()`` reads on the calling thread.
public enum MediaClock {
  /// Puts `clock` in place of the system's, for an event loop's turn time or a test's made-up one.
  ///
  /// - Parameter clock: Answers seconds that never go back.
  public static func use(_ clock: @escaping () -> CFTimeInterval) {
    LayerThread.current.clock = clock
  }
}
