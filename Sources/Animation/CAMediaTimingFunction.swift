/// The name of a timing function that comes with Core Animation.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  /// The function's name, which other code may compare.
  public let rawValue: String

  /// Creates a name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// At an even speed.
  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  /// Starts slowly.
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  /// Ends slowly.
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  /// Starts and ends slowly.
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  /// What implicit animations use: starts quickly and ends slowly.
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

/// How the pace of an animation changes: a curve of progress over time.
public final class CAMediaTimingFunction: Sendable {
  /// Both control points: x1, y1, x2, y2.
  private let points: [Float]
  private let curve: CubicBezierCurve

  /// Creates the function called `name`; linear when there is none of that name.
  public convenience init(name: CAMediaTimingFunctionName) {
    switch name {
    case .easeIn: self.init(controlPoints: 0.42, 0, 1, 1)
    case .easeOut: self.init(controlPoints: 0, 0, 0.58, 1)
    case .easeInEaseOut: self.init(controlPoints: 0.42, 0, 0.58, 1)
    case .default: self.init(controlPoints: 0.25, 0.1, 0.25, 1)
    default: self.init(controlPoints: 0, 0, 1, 1)
    }
  }

  /// Creates the Bézier curve from (0, 0) to (1, 1) by way of two control points.
  ///
  /// The points' x belong into `0...1` and are taken there; their y may lie outside, so that the
  /// progress overshoots.
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    points = [c1x, c1y, c2x, c2y]
    curve = CubicBezierCurve(
      x1: Double(c1x), y1: Double(c1y), x2: Double(c2x), y2: Double(c2y))
  }

  /// Writes x and y of the curve's point at `index`, in `0...3`, to `values`.
  ///
  /// The first and the last are (0, 0) and (1, 1). An index outside writes nothing.
  public func getControlPoint(at index: Int, values: UnsafeMutablePointer<Float>) {
    let all = [0, 0] + points + [1, 1]
    guard (0...3).contains(index) else { return }
    values[0] = all[2 * index]
    values[1] = all[2 * index + 1]
  }

  /// The progress at `fraction` of the time; 0 and 1 are their own.
  ///
  /// The fraction is taken into `0...1`, one that is no number counts as 0. The progress is not:
  /// it lies within ``range``.
  package func value(at fraction: Double) -> Double {
    curve.value(at: fraction)
  }

  /// The smallest and the largest progress: how far an overshooting animation can reach.
  package var range: ClosedRange<Double> { curve.range }
}

extension CAMediaTimingFunction: Hashable {
  /// Whether both functions have the same control points.
  public static func == (left: CAMediaTimingFunction, right: CAMediaTimingFunction) -> Bool {
    left.points == right.points
  }

  /// Feeds the control points into `hasher`.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(points)
  }
}
