import Foundation
public import Layers

// Names that Darwin's C library and Core Foundation have, and Linux's have not.

/// The largest finite `Float`: `animation.repeatCount = HUGE` repeats for ever.
public let HUGE = Float.greatestFiniteMagnitude

/// The largest finite `Float`.
public let MAXFLOAT = Float.greatestFiniteMagnitude

/// A random number of 32 bits.
public func arc4random() -> UInt32 { UInt32.random(in: 0...UInt32.max) }

/// A random number below `bound`, each as likely as the others; 0 where that is 0 or 1.
///
/// - Parameter bound: How many numbers there are to choose from.
/// - Returns: One of `0..<bound`.
public func arc4random_uniform(_ bound: UInt32) -> UInt32 {
  bound < 2 ? 0 : UInt32.random(in: 0..<bound)
}

/// Seconds since the first day of 2001, UTC, by the clock that people set.
public func CFAbsoluteTimeGetCurrent() -> CFTimeInterval { Date.timeIntervalSinceReferenceDate }

/// True, where Core Foundation wants an object.
public var kCFBooleanTrue: Bool! { true }

/// False, where Core Foundation wants an object.
public var kCFBooleanFalse: Bool! { false }

/// Nanoseconds in a second.
public let NSEC_PER_SEC: UInt64 = 1_000_000_000

/// Nanoseconds in a millisecond.
public let NSEC_PER_MSEC: UInt64 = 1_000_000

/// Nanoseconds in a microsecond.
public let NSEC_PER_USEC: UInt64 = 1000

/// Microseconds in a second.
public let USEC_PER_SEC: UInt64 = 1_000_000

/// Milliseconds in a second.
public let MSEC_PER_SEC: UInt64 = 1000
