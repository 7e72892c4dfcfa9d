import Animation
import Drawing
import Geometry
import Glibc

/// What a keyframe animation runs through.
enum KeyframeCourse {
  /// One value after the other.
  case values(Keyframes<AnimatableValue>)
  /// Along a path.
  case path(PathCourse)

  /// The value at `progress`, and how far the layer is turned there.
  func reached(at progress: Double) -> (value: AnimatableValue, turn: Double?)? {
    switch self {
    case .values(let keyframes): keyframes.value(at: progress).map { ($0, nil) }
    case .path(let course): course.reached(at: progress)
    }
  }

  /// The stretch that `progress` falls in.
  func stretch(at progress: Double) -> KeyframeStretch<AnimatableValue>? {
    switch self {
    case .values(let keyframes): keyframes.stretch(at: progress)
    case .path(let course): course.stretch(at: progress)
    }
  }
}

/// A way along a path over time.
struct PathCourse {
  private let stretches: PathStretches
  private let schedule: KeyframeSchedule
  private let timingFunctions: [CAMediaTimingFunction]
  private let isPaced: Bool
  private let isDiscrete: Bool
  private let rotationMode: CAAnimationRotationMode?

  /// Creates the way along `path`; there is one keyframe more than stretches.
  ///
  /// The path bends by itself, so a cubic mode is a linear one here.
  init(
    _ path: CGPath, _ options: Keyframes<AnimatableValue>.Options,
    rotationMode: CAAnimationRotationMode?
  ) {
    stretches = PathStretches(path)
    isDiscrete = options.mode == .discrete
    isPaced = options.mode.isPaced && stretches.position(atLength: 0) != nil
    timingFunctions = options.timingFunctions
    schedule = KeyframeSchedule(
      count: stretches.points.count, keyTimes: options.keyTimes, isDiscrete: isDiscrete)
    self.rotationMode = rotationMode
  }

  /// Whether the layer turns with the path.
  var turns: Bool { rotationMode != nil }

  /// The point at `progress`, and how far the layer is turned there; `nil` for an empty path.
  func reached(at progress: Double) -> (value: AnimatableValue, turn: Double?)? {
    if isPaced, let position = stretches.position(atLength: progress) {
      return (.point(position.point), turn(along: position.direction))
    }
    guard let place = schedule.place(at: progress) else { return nil }
    let last = stretches.count - 1
    guard last >= 0 else { return (.point(stretches.points[0]), nil) }
    guard !isDiscrete, place.keyframe <= last else {
      let direction = stretches.position(
        inStretch: min(place.keyframe, last), at: place.keyframe > last ? 1 : 0
      ).direction
      return (.point(stretches.points[place.keyframe]), turn(along: direction))
    }
    let isBent = place.keyframe < timingFunctions.count
    let bent =
      isBent ? timingFunctions[place.keyframe].value(at: place.fraction) : place.fraction
    let position = stretches.position(inStretch: place.keyframe, at: bent)
    return (.point(position.point), turn(along: position.direction))
  }

  /// The stretch that `progress` falls in, where the point moves from one keyframe to the next.
  func stretch(at progress: Double) -> KeyframeStretch<AnimatableValue>? {
    guard isDiscrete else { return nil }
    return schedule.place(at: progress).map { place in
      KeyframeStretch(range: schedule.range(of: place.keyframe), ends: nil)
    }
  }

  private func turn(along direction: CGVector) -> Double? {
    guard let rotationMode else { return nil }
    let angle = atan2(direction.dy, direction.dx)
    return rotationMode == .rotateAutoReverse ? angle + .pi : angle
  }
}
