import Geometry

/// A picture that shows a countdown.
public enum FaceName: String, CaseIterable, Hashable, Sendable {
  /// Three rings and the time in the middle.
  case pulse
  /// A thin ring and the seconds in the middle.
  case ring
  /// A line that grows across the middle.
  case bar
  /// A rounded rectangle whose colours run round it.
  case border
  /// A disc in a ring that moves on each second.
  case disc

  /// The style that the face has by itself.
  public var style: FaceStyle {
    switch self {
    case .pulse: FaceStyle()
    case .ring: .ring
    case .bar: .bar
    case .border: .border
    case .disc: .disc
    }
  }

  /// The face that comes after this one; the first after the last.
  public var next: FaceName {
    let all = FaceName.allCases
    return all.firstIndex(of: self).map { all[($0 + 1) % all.count] } ?? self
  }

  /// Makes a face of no size, in the style it has by itself.
  public func makeFace() -> any CountdownFace {
    switch self {
    case .pulse: PulseView(frame: .zero)
    case .ring: RingView(frame: .zero)
    case .bar: BarView(frame: .zero)
    case .border: BorderView(frame: .zero)
    case .disc: DiscView(frame: .zero)
    }
  }
}
