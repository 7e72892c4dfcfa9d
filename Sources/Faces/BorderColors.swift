import Drawing
import Geometry

/// Colours round an outline that move on like a ring buffer: the last one to the front.
struct BorderColors: Hashable {
  /// The colours at the beginning.
  let colors: [CGColor]
  /// Whether the first one moves to the end instead.
  let isReversed: Bool

  /// How long a move takes, in seconds; the next one follows at once.
  static let stepDuration = 0.2

  /// Puts `colors` in their first places.
  ///
  /// One alone is taken twice, as a gradient has two at least.
  init(_ colors: [CGColor], isReversed: Bool = false) {
    self.colors = colors.count == 1 ? colors + colors : colors
    self.isReversed = isReversed
  }

  /// After how many seconds every colour is where it was.
  var period: Double { Double(colors.count) * Self.stepDuration }

  /// Where each colour is pure, as a part of a turn.
  var locations: [CGFloat] { colors.indices.map { CGFloat($0) / CGFloat(colors.count) } }

  /// The colours after so many whole moves.
  func moved(_ steps: Int) -> [CGColor] {
    let count = colors.count
    guard count > 0 else { return [] }
    let shift = isReversed ? steps : -steps
    return colors.indices.map { colors[((($0 + shift) % count) + count) % count] }
  }

  /// The colours after each move until all are where they were, the first ones included.
  var round: [[CGColor]] { (0...colors.count).map(moved) }

  /// The colours when they have moved for `time` seconds: mixed evenly from one move to the next.
  func shown(after time: Double) -> [CGColor] {
    guard time > 0, time.isFinite, !colors.isEmpty else { return colors }
    let moves = time.truncatingRemainder(dividingBy: period) / Self.stepDuration
    let whole = moves.rounded(.down)
    return zip(moved(Int(whole)), moved(Int(whole) + 1)).map { old, new in
      CGColor(rgba: old.rgba + (new.rgba - old.rgba) * (moves - whole))
    }
  }
}
