/// A value over time, given by keyframes.
package struct Keyframes<Value: Interpolatable> {
  private let values: [Value]
  private let schedule: KeyframeSchedule
  private let timingFunctions: [CAMediaTimingFunction]
  private let curve: KeyframeCurve<Value>?
  /// How many pieces of the schedule make up the way between two keyframes.
  private let piecesPerStretch: Int
  private let isDiscrete: Bool

  /// What a keyframe animation says beside its values.
  package struct Options: Hashable, Sendable {
    /// When each value is reached, in `0...1`; `nil` or unusable for even spacing.
    package var keyTimes: [Double]?
    /// How the pace changes within each stretch; linear where one is missing.
    package var timingFunctions: [CAMediaTimingFunction] = []
    /// How to get from one value to the next.
    package var mode: CAAnimationCalculationMode = .linear
    /// How the curve of a cubic mode bends.
    package var shape = KeyframeCurveShape()

    /// Creates the options of an animation that says nothing.
    package init() {}
  }

  /// Creates keyframes; everything that can be is worked out here, once.
  package init(_ values: [Value], _ options: Options = Options()) {
    self.values = values
    timingFunctions = options.mode.isPaced ? [] : options.timingFunctions
    let curve = options.mode.isCubic ? KeyframeCurve(values, options.shape) : nil
    self.curve = curve
    isDiscrete = options.mode == .discrete
    guard options.mode.isPaced else {
      piecesPerStretch = 1
      schedule = KeyframeSchedule(
        count: values.count, keyTimes: options.keyTimes,
        isDiscrete: options.mode == .discrete)
      return
    }
    // A curve's parameter does not run evenly: it is paced by short pieces that nearly do.
    piecesPerStretch = curve == nil ? 1 : 64
    schedule = Self.pacedSchedule(values, curve, piecesPerStretch: piecesPerStretch)
  }

  /// The value at `progress`, in `0...1`; outside it is the first or the last one.
  ///
  /// `nil` without keyframes, or between two that have no in-between.
  package func value(at progress: Double) -> Value? {
    guard let place = schedule.place(at: progress) else { return nil }
    let stretch = place.keyframe / piecesPerStretch
    let piece = Double(place.keyframe % piecesPerStretch)
    let fraction = (piece + place.fraction) / Double(piecesPerStretch)
    guard fraction > 0, stretch + 1 < values.count else { return values[stretch] }
    let isBent = stretch < timingFunctions.count
    let bent = isBent ? timingFunctions[stretch].value(at: fraction) : fraction
    return curve?.value(inStretch: stretch, at: bent)
      ?? values[stretch].mixed(with: values[stretch + 1], by: bent)
  }

  /// The stretch that `progress` falls in; `nil` where the value moves along a curve.
  package func stretch(at progress: Double) -> KeyframeStretch<Value>? {
    guard curve == nil, let place = schedule.place(at: progress) else { return nil }
    let range = schedule.range(of: place.keyframe)
    guard !isDiscrete, place.keyframe + 1 < values.count else {
      return KeyframeStretch(range: range, ends: nil)
    }
    guard place.keyframe >= timingFunctions.count else { return nil }
    return KeyframeStretch(range: range, ends: (values[place.keyframe], values[place.keyframe + 1]))
  }

  private static func pacedSchedule(
    _ values: [Value], _ curve: KeyframeCurve<Value>?, piecesPerStretch: Int
  ) -> KeyframeSchedule {
    guard values.count > 1 else { return KeyframeSchedule(count: values.count) }
    let lengths = (0..<(values.count - 1) * piecesPerStretch).map { index -> Double? in
      let stretch = index / piecesPerStretch
      guard let curve else { return values[stretch].distance(to: values[stretch + 1]) }
      let start = Double(index % piecesPerStretch) / Double(piecesPerStretch)
      let end = Double(index % piecesPerStretch + 1) / Double(piecesPerStretch)
      return curve.value(inStretch: stretch, at: start).flatMap { first in
        curve.value(inStretch: stretch, at: end).flatMap { first.distance(to: $0) }
      }
    }
    let known = lengths.compactMap { $0 }
    return known.count == lengths.count
      ? KeyframeSchedule(lengths: known)
      : KeyframeSchedule(lengths: Array(repeating: 1, count: lengths.count))
  }
}

/// The part of a keyframe animation from one keyframe to the next.
package struct KeyframeStretch<Value> {
  /// From when to when it lasts, in `0...1`.
  package let range: ClosedRange<Double>
  /// The values between which it runs evenly; `nil` where one value is shown all the time.
  package let ends: (from: Value, to: Value)?

  /// Creates a stretch.
  package init(range: ClosedRange<Double>, ends: (from: Value, to: Value)?) {
    self.range = range
    self.ends = ends
  }
}
