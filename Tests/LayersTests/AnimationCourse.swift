import Animation
import Drawing
import Geometry
import Layers
import Testing

/// What a layer shows from frame to frame, while animations that were added at once run.
///
/// The layer's `path` starts at -1, unless `model` says otherwise, so that a moment without any
/// animation shows. The animations begin at 100 s, and moments count from there.
struct AnimationCourse: CustomTestStringConvertible, Sendable {
  var because: String
  var path = "zPosition"
  var model = -1.0
  /// When to look, and what is seen.
  var moments: [(at: Double, shows: Double)]
  /// Makes the animations, in the order in which they are added.
  var animations: @Sendable () -> [CAAnimation]

  var testDescription: String { because }

  init(
    _ because: String, path: String = "zPosition", model: Double = -1,
    _ moments: [(at: Double, shows: Double)],
    _ animations: @escaping @Sendable () -> [CAAnimation]
  ) {
    self.because = because
    self.path = path
    self.model = model
    self.moments = moments
    self.animations = animations
  }

  /// Runs the animations and looks at every moment, in order.
  func run(tolerance: Double = 1e-6) throws {
    let stage = try AnimationStage(at: 100)
    CATransaction.setDisableActions(true)
    stage.layer.setValue(model, forKeyPath: path)
    try stage.harness.frame(at: 100)
    for animation in animations() { stage.layer.add(animation, forKey: nil) }
    try stage.harness.frame(at: 100)
    for (at, shows) in moments {
      let shown = try stage.number(path, at: 100 + at)
      #expect(abs(shown - shows) <= tolerance, "\(because), \(at) s: \(shown), not \(shows)")
    }
  }
}

/// An animation of the depth from 0 to 10 in four seconds.
func deepen(_ configure: (CABasicAnimation) -> Void = { _ in }) -> CABasicAnimation {
  basic("zPosition", 0, 10, duration: 4, configure)
}
