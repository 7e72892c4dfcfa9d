import Animation
import Drawing
import Geometry
import Layers

/// Animations held at moments: delays, repeats, directions, fills and curves.
extension Scene {
  /// A bar that turns from black to white, over a square that travels 80 points.
  ///
  /// A moment that is a thirtieth of the way off shows away from edges.
  private static func timed(
    _ name: String, at times: [Double], _ timing: String,
    _ configure: @escaping @Sendable (CABasicAnimation) -> Void
  ) -> Scene {
    Scene(
      name: "timing/\(name)", times: times,
      web: """
        <div style='left:0;top:0;width:100px;height:50px;background:#ff8800'></div>
        <div style='left:0;top:50px;width:20px;height:50px;background:#0044cc'></div>
        """,
      script: """
        const timing = \(timing);
        hold(q('div'), { backgroundColor: ['#000000', '#ffffff'] }, timing, t);
        hold(q('div + div'), { transform: ['none', 'translateX(80px)'] }, timing, t);
        """
    ) { root in
      let (bar, square) = (
        CALayer.box(0, 0, 100, 50, "#ff8800"), CALayer.box(0, 50, 20, 50, "#0044cc")
      )
      root.addSublayer(bar)
      root.addSublayer(square)
      let color = CABasicAnimation(keyPath: "backgroundColor")
      (color.fromValue, color.toValue) = (CGColor.hex("#000000"), CGColor.hex("#ffffff"))
      let travel = CABasicAnimation(keyPath: "position.x")
      (travel.fromValue, travel.toValue) = (10.0, 90.0)
      for animation in [color, travel] {
        animation.duration = 1
        configure(animation)
      }
      bar.add(color, forKey: nil)
      square.add(travel, forKey: nil)
    }
  }

  private static func curve(
    _ name: String, _ function: @escaping @Sendable () -> CAMediaTimingFunction, _ css: String
  ) -> Scene {
    timed(
      "curve \(name)", at: [0, 100, 300, 500, 800, 950], "{ duration: 1000, easing: '\(css)' }"
    ) { $0.timingFunction = function() }
  }

  static let timing: [Scene] = [
    timed("linear, then over", at: [0, 250, 999, 1000, 2000], "{ duration: 1000 }") { _ in },
    curve("linear", { CAMediaTimingFunction(name: .linear) }, "linear"),
    curve("ease in", { CAMediaTimingFunction(name: .easeIn) }, "ease-in"),
    curve("ease out", { CAMediaTimingFunction(name: .easeOut) }, "ease-out"),
    curve("ease in and out", { CAMediaTimingFunction(name: .easeInEaseOut) }, "ease-in-out"),
    curve("default", { CAMediaTimingFunction(name: .default) }, "ease"),
    curve(
      "of one's own", { CAMediaTimingFunction(controlPoints: 0.1, 0.8, 0.9, 0.2) },
      "cubic-bezier(0.1, 0.8, 0.9, 0.2)"),
    timed(
      "curve that overshoots", at: [150, 400, 700, 900],
      "{ duration: 1000, easing: 'cubic-bezier(0.5, -0.4, 0.5, 1.4)' }"
    ) { $0.timingFunction = CAMediaTimingFunction(controlPoints: 0.5, -0.4, 0.5, 1.4) },
    timed("delay", at: [0, 299, 300, 800, 1299, 1300], "{ duration: 1000, delay: 300 }") {
      $0.beginTime = 0.3
    },
    timed(
      "delay, filled backward", at: [0, 299, 800, 1300],
      "{ duration: 1000, delay: 300, fill: 'backwards' }"
    ) { ($0.beginTime, $0.fillMode) = (0.3, .backwards) },
    timed("filled forward", at: [500, 1000, 5000], "{ duration: 1000, fill: 'forwards' }") {
      ($0.fillMode, $0.isRemovedOnCompletion) = (.forwards, false)
    },
    timed(
      "delay, filled both ways", at: [0, 500, 1500],
      "{ duration: 1000, delay: 200, fill: 'both' }"
    ) { ($0.beginTime, $0.fillMode, $0.isRemovedOnCompletion) = (0.2, .both, false) },
    timed(
      "three times", at: [500, 1000, 1250, 2999, 3000], "{ duration: 1000, iterations: 3 }"
    ) { $0.repeatCount = 3 },
    timed(
      "two and a half times, filled", at: [1500, 2499, 2500, 3000],
      "{ duration: 1000, iterations: 2.5, fill: 'forwards' }"
    ) { ($0.repeatCount, $0.fillMode, $0.isRemovedOnCompletion) = (2.5, .forwards, false) },
    timed(
      "twice, filled with the end", at: [1000, 2000, 2500],
      "{ duration: 1000, iterations: 2, fill: 'forwards' }"
    ) { ($0.repeatCount, $0.fillMode, $0.isRemovedOnCompletion) = (2, .forwards, false) },
    timed(
      "for ever", at: [250, 100_250, 1_000_750], "{ duration: 1000, iterations: Infinity }"
    ) { $0.repeatCount = .infinity },
    // Core Animation's repeat is there and back, a Web Animation's iteration one way.
    timed(
      "there and back", at: [500, 1000, 1250, 1999, 2000],
      "{ duration: 1000, iterations: 2, direction: 'alternate' }"
    ) { $0.autoreverses = true },
    timed(
      "there and back, eased, filled with the start", at: [300, 1000, 1200, 1700, 2000],
      "{ duration: 1000, iterations: 2, direction: 'alternate', easing: 'ease-in',"
        + "fill: 'forwards' }"
    ) {
      ($0.autoreverses, $0.fillMode, $0.isRemovedOnCompletion) = (true, .forwards, false)
      $0.timingFunction = CAMediaTimingFunction(name: .easeIn)
    },
    timed(
      "backward", at: [0, 250, 999, 1000], "{ duration: 1000, direction: 'reverse' }"
    ) { $0.speed = -1 },
    timed("faster", at: [0, 250, 499, 500], "{ duration: 500 }") { $0.speed = 2 },
    timed(
      "from its middle, wrapped around", at: [0, 250, 500, 750, 999],
      "{ duration: 1000, iterationStart: 0.5 }"
    ) { $0.timeOffset = 0.5 },
    timed(
      "for so long", at: [500, 1250, 1699, 1700], "{ duration: 1000, iterations: 1.7 }"
    ) { $0.repeatDuration = 1.7 },
  ]
}
