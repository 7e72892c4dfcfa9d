/// Which stretch between two keyframes a moment falls in, whatever the keyframes are.
///
/// The values of an animation and the elements of a path share it.
package struct KeyframeSchedule: Hashable, Sendable {
  /// A place on the way through all keyframes.
  package struct Place: Hashable, Sendable {
    /// The number of the keyframe that the stretch starts at.
    package let keyframe: Int
    /// How much of the way to the next keyframe is made, in `0...1`; 0 at the last one.
    package let fraction: Double

    /// Creates a place.
    package init(keyframe: Int, fraction: Double) {
      self.keyframe = keyframe
      self.fraction = fraction
    }
  }

  /// When each keyframe is reached, never falling.
  private let times: [Double]
  /// Whether there is nothing between keyframes.
  private let isDiscrete: Bool

  /// Creates the schedule of `count` keyframes.
  ///
  /// - Parameters:
  ///   - count: How many keyframes there are.
  ///   - keyTimes: When each is reached, in `0...1`, for discrete keyframes with the end of the
  ///     last one at the end. Ignored unless there is one for each and none falls.
  ///   - isDiscrete: Whether each keyframe is shown until the next one.
  package init(count: Int, keyTimes: [Double]? = nil, isDiscrete: Bool = false) {
    self.isDiscrete = isDiscrete
    if let keyTimes, Self.isUsable(keyTimes, count: count, isDiscrete: isDiscrete) {
      times = Array(keyTimes.prefix(count))
    } else {
      let spaces = Double(max(1, isDiscrete ? count : count - 1))
      times = (0..<max(0, count)).map { Double($0) / spaces }
    }
  }

  /// Creates a schedule at an even pace through stretches of these `lengths`.
  ///
  /// There is one more keyframe than stretches. Where no length is over 0, or one isn't finite,
  /// the keyframes are spaced evenly.
  package init(lengths: [Double]) {
    let total = lengths.reduce(0, +)
    guard total > 0, total.isFinite, lengths.allSatisfy({ $0 >= 0 }) else {
      self.init(count: lengths.count + 1)
      return
    }
    var covered = 0.0
    var times = [0.0]
    for length in lengths {
      covered += length
      times.append(covered / total)
    }
    self.init(count: times.count, keyTimes: times)
  }

  /// The place at `progress`; before the first keyframe and after the last it stays there.
  ///
  /// Where keyframes share a time the last of them counts. `nil` without keyframes.
  ///
  /// - Complexity: O(log *n*).
  package func place(at progress: Double) -> Place? {
    guard let last = times.indices.last else { return nil }
    // An edge belongs to the later keyframe also when a quotient of times falls short of it.
    let progress = (progress.isNaN ? 0 : progress) + (isDiscrete ? 1e-9 : 0)
    let keyframe = max(0, countOfTimes(upTo: progress) - 1)
    guard !isDiscrete, keyframe < last, progress > times[keyframe] else {
      return Place(keyframe: keyframe, fraction: 0)
    }
    let span = times[keyframe + 1] - times[keyframe]
    return Place(keyframe: keyframe, fraction: (progress - times[keyframe]) / span)
  }

  /// From when to when the way from `keyframe` to the next one lasts, in `0...1`.
  package func range(of keyframe: Int) -> ClosedRange<Double> {
    let start = times[keyframe]
    return start...max(start, keyframe + 1 < times.count ? times[keyframe + 1] : 1)
  }

  /// How many keyframes are reached at `progress`.
  private func countOfTimes(upTo progress: Double) -> Int {
    var (low, high) = (0, times.count)
    while low < high {
      let middle = (low + high) / 2
      if times[middle] <= progress {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return low
  }

  private static func isUsable(_ keyTimes: [Double], count: Int, isDiscrete: Bool) -> Bool {
    let hasOneEach = keyTimes.count == count || (isDiscrete && keyTimes.count == count + 1)
    let isRising = zip(keyTimes, keyTimes.dropFirst()).allSatisfy { $0 <= $1 }
    return hasOneEach && isRising && keyTimes.allSatisfy { $0 >= 0 && $0 <= 1 }
  }
}
