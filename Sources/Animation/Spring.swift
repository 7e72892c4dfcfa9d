import Glibc

/// A weight on a damped spring that is let go at distance 1 from where it comes to rest.
///
/// - Source: the damped harmonic oscillator, solved for each of its three cases.
package struct Spring: Hashable, Sendable {
  /// How fast the motion would swing without damping, in radians per second; over 0.
  private let frequency: Double
  /// The damping as a share of the critical one: below 1 it swings, above it creeps.
  private let ratio: Double
  /// The speed at the start, towards the target, in ways per second.
  private let velocity: Double

  /// The longest time a spring is said to take; one without damping would never settle.
  package static let longestSettling: Seconds = 3600

  /// Creates a spring; the defaults are Core Animation's.
  ///
  /// Numbers that make no spring, such as a mass of 0, are replaced by the default ones. A
  /// negative damping counts as none.
  package init(
    mass: Double = 1, stiffness: Double = 100, damping: Double = 10, initialVelocity: Double = 0
  ) {
    let mass = mass.isFinite && mass > 0 ? mass : 1
    let stiffness = stiffness.isFinite && stiffness > 0 ? stiffness : 100
    let damping = damping.isFinite ? max(0, damping) : 10
    let frequency = (stiffness / mass).squareRoot()
    let ratio = damping / (2 * stiffness.squareRoot() * mass.squareRoot())
    self.frequency = min(max(frequency, 1e-9), 1e9)
    self.ratio = min(ratio, 1e9)
    velocity = initialVelocity.isFinite ? initialVelocity : 0
  }

  /// How much of the way is made after `time` seconds: 0 at first, at last 1, maybe more between.
  package func value(at time: Seconds) -> Double {
    guard time > 0 else { return 0 }
    let distance = distance(after: time)
    return distance.isFinite ? 1 - distance : 1
  }

  /// How long it takes until the distance left stays below `threshold`, in seconds.
  ///
  /// Over 0 and at most ``longestSettling``.
  package func settlingDuration(threshold: Double = 1e-3) -> Seconds {
    var end = 1 / frequency
    while end < Self.longestSettling && reach(after: end) > threshold {
      end *= 2
    }
    end = min(end, Self.longestSettling)
    // Back from where it has settled for certain, in steps too small to leap over a swing.
    let swing = ratio < 1 ? .pi / (frequency * (1 - ratio * ratio).squareRoot()) : end
    let step = min(swing, end) / 64
    var settled = end
    while settled > step && abs(distance(after: settled - step)) < threshold {
      settled -= step
    }
    return settled
  }

  /// The distance left after `time` seconds.
  private func distance(after time: Seconds) -> Double {
    let decay = ratio * frequency
    switch motion {
    case .swinging(let swings):
      let phase = swings * time
      return exp(-decay * time) * (cos(phase) + (decay - velocity) / swings * sin(phase))
    case .critical:
      return exp(-frequency * time) * (1 + (frequency - velocity) * time)
    case .creeping(let slow, let fast, let share):
      return share * exp(-slow * time) + (1 - share) * exp(-fast * time)
    }
  }

  /// The largest distance there can be from `time` on, as far as a simple formula says.
  private func reach(after time: Seconds) -> Double {
    switch motion {
    case .swinging(let swings):
      let decay = ratio * frequency
      return exp(-decay * time) * hypot(1, (decay - velocity) / swings)
    case .critical:
      let isPastPeak = time * frequency > 1
      return isPastPeak
        ? exp(-frequency * time) * (1 + abs(frequency - velocity) * time) : .infinity
    case .creeping(let slow, let fast, let share):
      return abs(share) * exp(-slow * time) + abs(1 - share) * exp(-fast * time)
    }
  }

  /// The three ways to come to rest.
  private enum Motion {
    /// To and fro, at a rate in radians per second.
    case swinging(Double)
    /// As fast as possible without swinging.
    case critical
    /// By two rates of decay, and the slow one's share.
    case creeping(slow: Double, fast: Double, share: Double)
  }

  private var motion: Motion {
    if abs(ratio - 1) < 1e-6 {
      return .critical
    }
    guard ratio > 1 else {
      return .swinging(frequency * (1 - ratio * ratio).squareRoot())
    }
    let fast = frequency * (ratio + (ratio * ratio - 1).squareRoot())
    // The product of both rates is the frequency's square; their difference would cancel.
    let slow = frequency * frequency / fast
    return .creeping(slow: slow, fast: fast, share: (fast - velocity) / (fast - slow))
  }
}
